package shares_test

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
)

// Rule: common rules 8.4.1 to 8.4.3.
func TestSuccessor(t *testing.T) {
	seats := []id.PlayerID{0, 1, 2}
	for _, c := range []struct {
		name      string
		president id.Entity
		seats     []id.PlayerID
		p0, p1    []int
		p2        []int
		want      id.Entity
	}{
		{"nobody has any", id.Nobody, seats, nil, nil, nil, id.Nobody},
		{"the first holder of the certificate", id.Nobody, seats, nil, []int{0}, []int{1, 2, 3}, p1},
		{"ordinary certificates alone", id.Nobody, seats, nil, nil, []int{1, 2, 3}, id.Nobody},
		{"as much is not enough", p0, seats, []int{0}, []int{1, 2}, nil, id.Nobody},
		{"more is", p0, seats, []int{0}, []int{1, 2, 3}, nil, p1},
		{"a tie goes to the next seat", p0, seats, nil, []int{1, 2}, []int{3, 4}, p1},
		{"in seat order from the president", p0, []id.PlayerID{2, 0, 1}, nil, []int{1, 2}, []int{3, 4}, p1},
		{"over the end of the seats", p1, []id.PlayerID{2, 0, 1}, []int{3, 4}, nil, []int{1, 2}, p2},
		{"nobody has 20%", p0, seats, nil, []int{1}, []int{2}, id.Nobody},
		{"a bankrupt player does not count", p0, []id.PlayerID{0, 2}, nil, []int{1, 2, 3}, []int{4, 5}, p2},
	} {
		b := book()
		give(b, p0, c.p0...)
		give(b, p1, c.p1...)
		give(b, p2, c.p2...)
		if got := b.Successor(0, c.president, c.seats, id.Nobody, 0); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Rule: common rules 8.5: a partial sale counts on paper, the test of 20% in the hand.
func TestSuccessorPartial(t *testing.T) {
	seats := []id.PlayerID{0, 1}
	b := book()
	give(b, p1, 1, 2)
	give(b, id.ThePool, 0) // p0 has sold half of it
	if got := b.Successor(0, p0, seats, p0, 10); got != p1 {
		t.Errorf("%v follows", got)
	}
	give(b, p0, 3)
	if got := b.Successor(0, p0, seats, p0, 10); got != id.Nobody {
		t.Errorf("with as much on paper %v follows", got)
	}
}

// Rule: common rules 8.4, swapping certificates.
func TestSwap(t *testing.T) {
	b := book()
	give(b, p0, 0, 3)
	give(b, p1, 1, 4, 6, 7)
	b.Swap(0, p0, p1)
	if x, y := held(b, p0), held(b, p1); !slices.Equal(x, []int{3, 1, 4}) || !slices.Equal(y, []int{6, 7, 0}) {
		t.Errorf("p0 %v, p1 %v", x, y)
	}

	b = book() // who does not hold 20% any more gets nothing
	give(b, p0, 3)
	give(b, p1, 1, 4)
	give(b, id.ThePool, 0)
	b.Swap(0, p0, p1)
	if x, y, z := held(b, p0), held(b, p1), held(b, id.ThePool); !slices.Equal(x, []int{3}) || !slices.Equal(y, []int{0}) || !slices.Equal(z, []int{1, 4}) {
		t.Errorf("p0 %v, p1 %v, pool %v", x, y, z)
	}
	b.GiveBack(0, p0, 10)
	if x, z := held(b, p0), held(b, id.ThePool); !slices.Equal(x, []int{3, 1}) || !slices.Equal(z, []int{4}) {
		t.Errorf("p0 %v, pool %v", x, z)
	}
}
