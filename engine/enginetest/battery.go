package enginetest

import (
	"fmt"
	"runtime/debug"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// Plan says which games are played and how closely they are looked at.
type Plan struct {
	From, To int64 // seeds, the last one included
	Every    int   // once in so many actions everything possible is tried; 0 means never
}

// Limit is the number of actions after which a game is given up.
const Limit = 20000

// The ways in which a game ends that are not in the rules.
const (
	Capped  = "capped"  // too many actions
	Stalled = "stalled" // three sets of operating rounds in which nothing happened
)

// Ending is how a game came to its end.
type Ending struct {
	Seed    int64
	Actions int
	How     string // the reason of the engine as records write it, Capped or Stalled
}

// Run plays a game for every seed of a plan, and each a second time. It fails the test at the
// first thing that is wrong.
func Run(t *testing.T, g *engine.Game, plan Plan) []Ending {
	t.Helper()
	var endings []Ending
	for seed := plan.From; seed <= plan.To; seed++ {
		m := newMatch(g, seed)
		if err := m.play(plan.Every); err != nil {
			t.Fatalf("%s, %d players, options %v, seed %d, action %d %+v:\n%v", g.Def.ID, g.Players, g.Def.Chosen, seed, m.actions, m.last, err)
		}
		again := newMatch(g, seed)
		if err := again.play(0); err != nil {
			t.Fatalf("seed %d, played again: %v", seed, err)
		}
		if last := again.state.Clone(m.work); !last.Equal(m.state) {
			t.Fatalf("seed %d: played again, the game ends otherwise", seed)
		}
		endings = append(endings, Ending{Seed: seed, Actions: m.actions, How: m.how})
	}
	return endings
}

// match is one game of the battery.
type match struct {
	work    *engine.Workspace
	state   *engine.State
	player  *player
	probe   *probe
	journal engine.Journal
	stall   engine.Stall
	actions int
	last    engine.Action
	how     string
}

func newMatch(g *engine.Game, seed int64) *match {
	m := &match{work: engine.NewWorkspace(), player: newPlayer(seed)}
	m.state = g.NewState(seed, m.work)
	m.probe = newProbe(m.state, m.work, seed)
	m.stall.Begin(m.state)
	return m
}

// play plays to the end, looking at everything possible once in so many actions.
func (m *match) play(every int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	if err := Check(m.state); err != nil {
		return err
	}
	for !m.state.End.Over {
		if m.actions == Limit {
			m.how = Capped
			return nil
		}
		if every > 0 && m.actions%every == 0 {
			if err := m.probe.look(m.state); err != nil {
				return err
			}
		}
		if err := m.step(every > 0); err != nil {
			return err
		}
		if m.stall.Note(m.state, &m.journal); m.stall.Over() {
			m.how = Stalled
			return nil
		}
	}
	m.how = m.state.End.Reason.String()
	return checkOver(m.state)
}

// step takes one action; closely, it is also taken in a copy without a journal.
func (m *match) step(closely bool) error {
	a, ok := m.player.choose(m.state)
	if !ok {
		return fmt.Errorf("%v must act and has no action", m.state.Actors(nil))
	}
	m.last = a
	m.journal.Reset()
	before := m.probe.trial
	before.CopyFrom(m.state)
	if err := m.state.Apply(a, &m.journal); err != nil {
		return fmt.Errorf("offered and refused: %w", err)
	}
	m.actions++
	if !closely {
		return nil
	}
	if err := checkJournal(before, m.state, m.journal.Transfers); err != nil {
		return err
	}
	if m.state.Phase < before.Phase || m.state.Turn < before.Turn {
		return fmt.Errorf("phase or turn went back")
	}
	if err := before.Apply(a, nil); err != nil || !before.Equal(m.state) {
		return fmt.Errorf("without a journal the action has another effect (%v)", err)
	}
	return Check(m.state)
}

// checkJournal: the transfers explain every change of a balance.
func checkJournal(before, after *engine.State, transfers []ledger.Entry) error {
	change := map[id.Entity]id.Money{}
	for _, x := range transfers {
		if x.Reason == ledger.NoReason || x.Amount <= 0 {
			return fmt.Errorf("a transfer of %d from %v to %v (%v)", x.Amount, x.From, x.To, x.Reason)
		}
		change[x.From] -= x.Amount
		change[x.To] += x.Amount
	}
	holders := []id.Entity{id.TheBank}
	for p := range after.Game().Players {
		holders = append(holders, id.OfPlayer(id.PlayerID(p)))
	}
	for c := range after.Game().Corps {
		holders = append(holders, id.OfCorp(id.CorpID(c)))
	}
	for _, e := range holders {
		if got := after.Cash.Cash(e) - before.Cash.Cash(e); got != change[e] {
			return fmt.Errorf("the balance of %v changed by %d, the journal says %d", e, got, change[e])
		}
	}
	return nil
}

// checkOver: a finished game accepts nothing and offers nothing.
func checkOver(s *engine.State) error {
	for p := range s.Game().Players {
		e := id.OfPlayer(id.PlayerID(p))
		if n := len(s.Legal(e, nil)); n > 0 {
			return fmt.Errorf("the game is over and %v has %d actions", e, n)
		}
		if err := s.Apply(engine.Action{Type: engine.Pass, Entity: e}, nil); err == nil {
			return fmt.Errorf("the game is over and %v may pass", e)
		}
	}
	o := s.Outcome()
	if !o.Over || o.Reason == engine.NotEnded {
		return fmt.Errorf("the game is over and the outcome is %+v", o)
	}
	return nil
}
