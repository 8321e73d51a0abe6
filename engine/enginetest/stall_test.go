package enginetest

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
)

// Three sets of operating rounds without a train bought, a tile laid or a price changed.
func TestStall(t *testing.T) {
	s := game(t, 3).NewState(0, engine.NewWorkspace())
	quiet := &engine.Journal{}
	happened := func(e engine.EventType) *engine.Journal { return &engine.Journal{Events: []engine.Event{{Type: e}}} }
	w := newStall(s)
	set := func(j *engine.Journal) bool {
		if w.note(s, j) {
			t.Fatal("stalled within a set")
		}
		s.Turn++
		return w.note(s, quiet)
	}
	for i, j := range []*engine.Journal{quiet, quiet, happened(engine.EventTileLaid), quiet, quiet, happened(engine.EventTrainBought), quiet, quiet} {
		if set(j) {
			t.Fatalf("stalled after set %d", i+1)
		}
	}
	s.Market.Put(0, s.Game().Grid.Pars[0])
	if set(quiet) || set(happened(engine.EventTokenPlaced)) || set(quiet) {
		t.Fatal("stalled although a price has changed two sets ago")
	}
	if !set(quiet) {
		t.Error("not stalled after three sets without anything")
	}
}

// A title in which nobody can do anything but pass stalls or reaches the limit of actions.
type idle struct{ engine.Standard }

// Steps of operating rounds without any that changes something.
func (idle) Steps(k engine.RoundKind) []engine.Step {
	if k == engine.OperatingRound {
		return []engine.Step{engine.LastPurchase{}}
	}
	return engine.Standard{}.Steps(k)
}

func TestStalledGame(t *testing.T) {
	g, err := engine.New(game(t, 2).Def, 2, idle{})
	if err != nil {
		t.Fatal(err)
	}
	m := newMatch(g, 4)
	m.player.sell = 1 << 30 // nothing that moves prices
	if err := m.play(0); err != nil || m.how != Stalled {
		t.Errorf("%s, %v", m.how, err)
	}
}

func TestCappedGame(t *testing.T) {
	m := newMatch(game(t, 2), 1)
	m.actions = Limit - 10
	if err := m.play(4); err != nil || m.how != Capped || m.actions != Limit || m.state.End.Over {
		t.Errorf("%s after %d actions, %v", m.how, m.actions, err)
	}
}

// The players draw from small generators of their own: the same seed means the same numbers.
func TestSource(t *testing.T) {
	a, b := source(7), source(7)
	seen := map[int]bool{}
	for range 200 {
		x := a.below(10)
		if x != b.below(10) || x < 0 || x > 9 {
			t.Fatal("the same seed gives other numbers, or they leave their range")
		}
		seen[x] = true
	}
	if len(seen) != 10 {
		t.Errorf("%d of 10 numbers in 200 draws", len(seen))
	}
	if c, d := source(7), source(8); c.next() == d.next() {
		t.Error("two seeds begin alike")
	}
}
