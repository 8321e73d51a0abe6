package factsheet

import (
	"strconv"

	"github.com/trainrush/trainrush/engine"
)

// rounds is the order of each kind of round: the steps of a turn one after the other, and
// what is possible beside them.
func (w *writer) rounds() []Table {
	if w.g == nil {
		return nil
	}
	kinds := []struct {
		kind engine.RoundKind
		name string
	}{
		{engine.AuctionRound, "The order of the opening auction"},
		{engine.StockRound, "The order of a player's turn in a stock round"},
		{engine.OperatingRound, "The order of a company's turn in an operating round"},
	}
	var out []Table
	for _, k := range kinds {
		t := Table{Name: k.name}
		n := 0
		for _, s := range w.g.Steps(k.kind) {
			when := ""
			switch s.Mode() {
			case engine.Ordered:
				n++
				when = strconv.Itoa(n)
			case engine.Conditional:
				when = "when due"
			case engine.Optional, engine.Deferred:
				when = "any time"
			}
			t.Rows = append(t.Rows, []string{when, s.Words()})
		}
		out = append(out, t)
	}
	return out
}

// mechanics is what only this title has, in words.
func (w *writer) mechanics() Table {
	t := Table{Name: "Only in this title"}
	if w.g != nil {
		for _, m := range w.g.Variant().Mechanics() {
			t.Rows = append(t.Rows, []string{m.Name, m.Text})
		}
	}
	return t
}
