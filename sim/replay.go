package sim

import (
	"github.com/trainrush/trainrush/engine"
)

// Step is one action of a game with what it caused. It is valid during the call only.
type Step struct {
	Number  int // from 1
	Action  engine.Action
	State   *engine.State // after the action
	Journal *engine.Journal
}

// Played is a game that was played again.
type Played struct {
	Title      string
	Variant    Variant
	Players    int
	Seed       int64
	Strategies []string // by seat
	EndReason  string
	Fault      string
	State      *engine.State // at the end
}

// Replay plays one game of a plan again and hands every action to observe. The game is the
// same as in a run of the plan: actions are not stored, since they follow from the plan.
//
// The game's set-up is known before the first step; begin, which may be nil, is handed the
// state before the first action.
func Replay(plan Plan, ref Ref, deps Deps, begin func(*engine.State), observe func(Step)) (Played, error) {
	sch, err := newSchedule(plan, deps)
	if err != nil {
		return Played{}, err
	}
	s, err := sch.find(ref)
	if err != nil {
		return Played{}, err
	}
	m := s.match(&sch.plan, ref.Game)
	t := newTable(&sch.plan)
	t.observe = func(state *engine.State, a engine.Action, j *engine.Journal) {
		observe(Step{Number: t.actions, Action: a, State: state, Journal: j})
	}
	t.sit(s, &m, nil)
	if begin != nil {
		begin(t.state)
	}
	end := t.play()
	return Played{
		Title: s.title, Variant: s.variant, Players: s.game.Players, Seed: m.key.Seed, Strategies: t.names(),
		EndReason: end.reason, Fault: end.fault, State: t.state,
	}, nil
}

// names is the strategies by seat.
func (t *table) names() (out []string) {
	for p := range t.state.Game().Players {
		out = append(out, t.seats[p].name)
	}
	return out
}
