package market_test

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/market"
)

// Rule: common rules 9.1: a marker that enters a cell stands behind those that are there; one that
// stays keeps its place.
func TestPlacesInCell(t *testing.T) {
	g := grid(t)
	var m market.Markers
	m.Clear()
	a, b := g.At(0, 6), g.At(0, 7)
	for c := range id.CorpID(3) {
		if m.Cell(c) != id.NoCell {
			t.Fatalf("marker %d is on the grid", c)
		}
		m.Put(c, a)
	}
	places := func() [3]int { return [3]int{m.Place(0, 3), m.Place(1, 3), m.Place(2, 3)} }
	if got := places(); got != [3]int{0, 1, 2} {
		t.Errorf("order of arrival %v", got)
	}
	m.Put(0, a)
	if got := places(); got != [3]int{0, 1, 2} {
		t.Errorf("staying changes the order: %v", got)
	}
	m.Put(0, b)
	m.Put(0, a)
	if got := places(); got != [3]int{2, 0, 1} {
		t.Errorf("coming back: %v", got)
	}
	m.Remove(1)
	if m.Cell(1) != id.NoCell || m.Place(0, 3) != 1 {
		t.Errorf("removed: %v", places())
	}
}

// Rule: common rules 10.2: price, column, row, arrival; corporations without a price come last.
func TestSort(t *testing.T) {
	g := grid(t)
	var m market.Markers
	m.Clear()
	for c, at := range [][2]int{{6, 6}, {5, 6}, {0, 6}, {1, 7}, {0, 6}, {0, 18}} {
		m.Put(id.CorpID(c), g.At(at[0], at[1]))
	}
	corps := []id.CorpID{7, 0, 1, 2, 3, 4, 5, 6}
	g.Sort(&m, corps)
	if want := []id.CorpID{5, 3, 2, 4, 1, 0, 6, 7}; !slices.Equal(corps, want) {
		t.Errorf("%v, want %v", corps, want)
	}
	for i, a := range corps {
		for k, b := range corps {
			if g.Before(&m, a, b) != (i < k) {
				t.Errorf("%d before %d: %v", a, b, g.Before(&m, a, b))
			}
		}
	}
}
