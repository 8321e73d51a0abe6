package plan

import (
	"strings"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Profile is a player of a name: a strategy with some of its parameters set.
type Profile struct {
	Name       string   `yaml:"name" json:"name" doc:"name by which line-ups call the player"`
	Summary    string   `yaml:"summary" json:"summary" doc:"how the player plays, in a sentence"`
	Strategy   string   `yaml:"strategy" json:"strategy" doc:"strategy that it departs from, by its name"`
	Parameters []string `yaml:"parameters,omitempty" json:"parameters,omitempty" doc:"parameters that differ from those of the strategy, each as name=value"`
}

// Spec is the strategy of the profile as line-ups write it.
func (p *Profile) Spec() string {
	if len(p.Parameters) == 0 {
		return p.Strategy
	}
	return p.Strategy + "(" + strings.Join(p.Parameters, ", ") + ")"
}

// Check finds parameters that are not written as name=value; whether the strategy knows them
// shows when it is read.
func (p *Profile) Check() error {
	var ps plain.Problems
	for i, text := range p.Parameters {
		if name, value, ok := strings.Cut(text, "="); !ok || name == "" || value == "" || strings.ContainsAny(text, ",()") {
			ps.Add(At("parameters", i), "expected name=value, found %q", text)
		}
	}
	return ps.Err()
}
