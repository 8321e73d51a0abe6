package title

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Option is an official option: a patch of the definition.
type Option struct {
	ID       string   `yaml:"id,key" doc:"name in records"`
	Name     string   `yaml:"name"`
	Summary  string   `yaml:"summary"`
	Players  []int    `yaml:"players,omitempty" doc:"numbers of players it exists for; all when left out"`
	Excludes []string `yaml:"excludes,omitempty" doc:"options it cannot be combined with"`
	Set      []Patch  `yaml:"set" doc:"what it changes"`
}

// Patch changes one value of a definition, or adds or removes an element of a list.
type Patch struct {
	Path   string `yaml:"path,key" json:"path" doc:"keys joined by dots; an element of a list is named by its id, e.g. trains.6.count, or by its index from 0"`
	Value  any    `yaml:"value,omitempty" json:"value,omitempty" doc:"the new value; a name that a list does not have yet adds an element"`
	Before string `yaml:"before,omitempty" json:"before,omitempty" doc:"the element in front of which a new one stands; at the end when left out"`
	Remove bool   `yaml:"remove,omitempty" json:"remove,omitempty" doc:"takes the element out instead of setting a value"`

	pos plain.Pos
}

// SetPos remembers where the patch is written, for messages.
func (p *Patch) SetPos(pos plain.Pos) { p.pos = pos }

// Apply returns a copy of the definition with the patches applied in order, checked.
// The error is a plain.Problems that names the patch or the value that no longer fits.
func (d *Definition) Apply(patches []Patch) (*Definition, error) {
	out, err := d.patched(patches)
	if err != nil {
		return nil, err
	}
	if err := out.check(); err != nil {
		return nil, blame(err, patches)
	}
	return out, nil
}

// patched is Apply without the check.
func (d *Definition) patched(patches []Patch) (*Definition, error) {
	out := plain.Clone(d)
	for _, p := range patches {
		if err := p.apply(out); err != nil {
			return nil, err
		}
	}
	if err := out.Complete(d.catalogue); err != nil {
		return nil, blame(err, patches)
	}
	return out, nil
}

func (p Patch) apply(d *Definition) error {
	switch {
	case p.Remove && p.Value != nil:
		return plain.Problems{{Pos: p.pos, Path: p.Path, Text: "a patch has a value or remove, not both"}}
	case p.Remove:
		return plain.Remove(d, p.Path, p.pos)
	case p.Value == nil:
		return plain.Problems{{Pos: p.pos, Path: p.Path, Text: "the patch has no value"}}
	}
	n, err := plain.NodeOf(p.Value, p.pos)
	if err != nil {
		return plain.Problems{{Pos: p.pos, Path: p.Path, Text: err.Error()}}
	}
	return plain.Set(d, p.Path, n, p.Before)
}

// blame gives problems with a patched value the place of the patch.
func blame(err error, patches []Patch) error {
	problems, ok := err.(plain.Problems)
	if !ok {
		return err
	}
	places := plain.Places{}
	for _, p := range patches {
		places[p.Path] = p.pos
	}
	for i := range problems {
		if problems[i].Pos == (plain.Pos{}) {
			problems[i].Pos = places.Of(problems[i].Path)
		}
	}
	return problems
}

// With returns a copy of the definition for a number of players and a set of official
// options. Options that do not exist for that number are left out; players 0 stands for
// any number. The options apply in the order of the definition, whatever order they are
// named in; Chosen lists those in force.
func (d *Definition) With(options []string, players int) (*Definition, error) {
	patches, err := d.seatPatches(players)
	if err != nil {
		return nil, err
	}
	chosen, err := d.choose(options, players)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, o := range chosen {
		names = append(names, o.ID)
		patches = append(patches, o.Set...)
	}
	out, err := d.Apply(patches)
	if err != nil {
		return nil, err
	}
	out.Chosen = names
	return out, nil
}

func (d *Definition) seatPatches(players int) ([]Patch, error) {
	if players == 0 {
		return nil, nil
	}
	var counts []int
	for _, s := range d.Players {
		if s.Count == players {
			return slices.Clone(s.Set), nil
		}
		counts = append(counts, s.Count)
	}
	return nil, fmt.Errorf("%s is not for %d players; possible: %s", d.ID, players, numbers(counts))
}

// choose picks the options in the order of the definition.
func (d *Definition) choose(names []string, players int) ([]Option, error) {
	known := make([]string, len(d.Options))
	for i, o := range d.Options {
		known[i] = o.ID
	}
	for _, n := range names {
		switch {
		case len(known) == 0:
			return nil, fmt.Errorf("%s has no option %q; it has no options", d.ID, n)
		case !slices.Contains(known, n):
			return nil, fmt.Errorf("%s has no option %q; %s", d.ID, n, plain.Suggest(n, known))
		}
	}
	var chosen []Option
	for _, o := range d.Options {
		if !slices.Contains(names, o.ID) || players != 0 && len(o.Players) > 0 && !slices.Contains(o.Players, players) {
			continue
		}
		for _, other := range chosen {
			if slices.Contains(o.Excludes, other.ID) || slices.Contains(other.Excludes, o.ID) {
				return nil, fmt.Errorf("the options %s and %s of %s exclude each other", other.ID, o.ID, d.ID)
			}
		}
		chosen = append(chosen, o)
	}
	return chosen, nil
}
