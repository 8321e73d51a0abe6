package enginetest

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
)

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
