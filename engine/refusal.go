package engine

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
)

// Refusal is why an action was not accepted: the rule it breaks and the values that broke
// it. A refused action has changed nothing.
type Refusal struct {
	Action Action
	Rule   id.Rule
	Detail string // the values, in words; may be empty
}

// Error is the refusal in words.
func (r *Refusal) Error() string {
	if r.Detail == "" {
		return fmt.Sprintf("%s: %s", r.Action.Type, r.Rule)
	}
	return fmt.Sprintf("%s: %s (%s)", r.Action.Type, r.Rule, r.Detail)
}

// Refuse is the refusal of an action by a rule.
func Refuse(a Action, r id.Rule) error { return refuse(a, r) }

func refuse(a Action, r id.Rule) error { return &Refusal{Action: a, Rule: r} }

func refuseValues(a Action, r id.Rule, format string, args ...any) error {
	return &Refusal{Action: a, Rule: r, Detail: fmt.Sprintf(format, args...)}
}

// Strict refuses an action unless the game tolerates the rule, in which case the breach is
// noted in the journal.
func (s *State) Strict(a Action, r id.Rule, j *Journal) error {
	if !s.game.tolerates.Has(r) {
		return refuse(a, r)
	}
	if j != nil {
		j.Tolerated = append(j.Tolerated, r)
	}
	return nil
}
