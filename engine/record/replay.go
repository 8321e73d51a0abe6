package record

import (
	"fmt"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Replay plays a record action by action.
type Replay struct {
	file    *File
	game    *engine.Game
	state   *engine.State
	names   *names
	actions []*Action
	at      int
	strict  bool
	journal engine.Journal
	auto    []engine.Action // done by the engine itself, not yet met in the record

	// Tolerated counts, by rule, the actions that live play would have refused.
	Tolerated map[id.Rule]int
	// Runs are the runs of a turn whose recorded routes this engine does not confirm.
	Runs []RunNote
	// BeforeAction, if set, is called with every engine action before it is applied.
	BeforeAction func(a engine.Action)
	// AfterAction, if set, is called after every engine action with its journal.
	AfterAction func(a engine.Action, j *engine.Journal)
}

// NewReplay prepares the replay of a record on a game compiled for its title, players and
// options. A strict replay refuses what live play would refuse.
func NewReplay(g *engine.Game, f *File, strict bool) (*Replay, error) {
	if len(f.Players) != g.Players {
		return nil, fmt.Errorf("the record has %d players, the game %d", len(f.Players), g.Players)
	}
	if !strict {
		g = g.Replaying()
	}
	actions, err := f.Effective()
	if err != nil {
		return nil, err
	}
	r := &Replay{file: f, game: g, state: g.NewState(f.seed(), engine.NewWorkspace()), names: newNames(g, f), actions: actions, strict: strict,
		Tolerated: map[id.Rule]int{}}
	return r, nil
}

// State is the present state. It changes with Next.
func (r *Replay) State() *engine.State { return r.state }

// Observe tells o of the end of every round.
func (r *Replay) Observe(o engine.RoundObserver) { r.journal.Rounds = o }

// Journal is what every action fills. It is emptied before each of them, so that whoever
// follows the rounds of a game (see Observe) can read what has happened up to the end of one.
func (r *Replay) Journal() *engine.Journal { return &r.journal }

// Len is the number of actions that count.
func (r *Replay) Len() int { return len(r.actions) }

// Action is the action that Next applied last.
func (r *Replay) Action() *Action { return r.actions[r.at-1] }

// An ActionError is an action of a record that was refused.
type ActionError struct {
	Index int // among the actions that count, from 0
	ID    int // in the record
	Err   error
}

// Error names the action and the reason.
func (e *ActionError) Error() string { return fmt.Sprintf("action %d: %v", e.ID, e.Err) }

// Unwrap is the reason.
func (e *ActionError) Unwrap() error { return e.Err }

// Next applies the next action and those it carries. It returns false at the end.
func (r *Replay) Next() (bool, error) {
	if r.at >= len(r.actions) {
		return false, nil
	}
	a := r.actions[r.at]
	r.at++
	if err := r.apply(a); err != nil {
		return false, &ActionError{Index: r.at - 1, ID: a.ID, Err: err}
	}
	for i := range a.AutoActions {
		if err := r.apply(&a.AutoActions[i]); err != nil {
			return false, &ActionError{Index: r.at - 1, ID: a.ID, Err: fmt.Errorf("automatic action %d: %w", i+1, err)}
		}
	}
	return true, nil
}

func (r *Replay) apply(x *Action) error {
	if noEffect(x.Type) {
		return nil
	}
	a, err := r.names.convert(r.state, x)
	if err != nil {
		return fmt.Errorf("%s: %w", x.Type, err)
	}
	if len(r.auto) > 0 && a.Type == r.auto[0].Type {
		return r.confirm(a)
	}
	if err := r.pieces(x, a); err != nil {
		return err
	}
	r.journal.Reset()
	if a.Type == engine.RunRoutes {
		if err := r.claim(x, &a); err != nil {
			return fmt.Errorf("%s: %w", x.Type, err)
		}
	}
	if r.BeforeAction != nil {
		r.BeforeAction(a)
	}
	if err := r.state.Apply(a, &r.journal); err != nil {
		return err
	}
	if a.Type == engine.LayTile {
		r.names.laid(x.Tile, a.Hex)
	}
	r.auto = append(r.auto[:0], r.journal.Auto...)
	for _, t := range r.journal.Tolerated {
		r.Tolerated[t]++
	}
	if r.AfterAction != nil {
		r.AfterAction(a, &r.journal)
	}
	return nil
}

// confirm compares an action that the record states with what the engine has done by itself.
func (r *Replay) confirm(a engine.Action) error {
	did := r.auto[0]
	r.auto = r.auto[1:]
	if a != did {
		return fmt.Errorf("%s: the record states %v, the game has %v", a.Type, r.names.corporations(a.Set), r.names.corporations(did.Set))
	}
	return nil
}
