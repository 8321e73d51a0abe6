package routes_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// TestBonuses: the best run and its check know every kind of bonus. Our tokens are in
// A1 and A5; without bonuses a train of two stops earns 70, from A5 to A7.
func TestBonuses(t *testing.T) {
	two := []routes.Train{routes.Plain(2)}
	twice := []routes.Train{routes.Plain(2), routes.Plain(2)}
	a1, a3, a5, a7, b4 := routes.Place{Hex: 0}, routes.Place{Hex: 1}, routes.Place{Hex: 2}, routes.Place{Hex: 3}, routes.Place{Hex: 5, Stop: routes.AnyStop}
	for _, c := range []struct {
		name    string
		trains  []routes.Train
		bonuses []routes.Bonus
		total   id.Money
	}{
		{"none", two, nil, 70},
		{"per stop", two, []routes.Bonus{{Kind: routes.PerStop, At: []routes.Place{a1, a3}, Amount: 30}}, 90},
		{"once for two stops", two, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{a1, a3}, Amount: 50}}, 90},
		{"any stop of a hex", two, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{b4}, Amount: 40}}, 80},
		{"pair", two, []routes.Bonus{{Kind: routes.PairOf, At: []routes.Place{a3}, With: []routes.Place{a5, a7}, Amount: 40}}, 80},
		{"half a pair", two, []routes.Bonus{{Kind: routes.PairOf, At: []routes.Place{a3}, With: []routes.Place{a7}, Amount: 40}}, 70},
		{"pair that is not on the map", two, []routes.Bonus{
			{Kind: routes.PairOf, At: []routes.Place{a5}, With: []routes.Place{{Hex: 6}}, Amount: 40},
			{Kind: routes.OnceIf, At: []routes.Place{a5}, Amount: 10},
		}, 80},
		{"best stop", two, []routes.Bonus{{Kind: routes.BestOf, At: []routes.Place{a3}}}, 70},
		{"best stop outside", two, []routes.Bonus{{Kind: routes.BestOf, At: []routes.Place{a5}}}, 110},
		{"only with a token", two, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{a3, a7, a5}, Amount: 10, Token: true}}, 80},
		{"not without a token", two, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{a7}, Amount: 10, Token: true}}, 70},
		{"every run", twice, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{a5}, Amount: 10}}, 130},
		{"one run of the turn", twice, []routes.Bonus{{Kind: routes.OnceIf, At: []routes.Place{a5}, Amount: 10, PerTurn: true}}, 120},
		{"two bonuses of the turn", twice, []routes.Bonus{
			{Kind: routes.OnceIf, At: []routes.Place{a5}, Amount: 10, PerTurn: true},
			{Kind: routes.PairOf, At: []routes.Place{a5}, With: []routes.Place{a3}, Amount: 30, PerTurn: true},
		}, 150},
		{"all together", two, []routes.Bonus{
			{Kind: routes.PerStop, At: []routes.Place{a7}, Amount: 10},
			{Kind: routes.OnceIf, At: []routes.Place{a7}, Amount: 20},
			{Kind: routes.PairOf, At: []routes.Place{a7}, With: []routes.Place{a5}, Amount: 30},
			{Kind: routes.BestOf, At: []routes.Place{a7}},
		}, 160},
	} {
		v := newValley(t)
		v.token("A5", us)
		terms := &routes.Terms{Stage: board.Yellow, Bonuses: c.bonuses}
		got := routes.NewFinder().Best(v.b, &v.l, us, c.trains, terms)
		total, rule := routes.Check(v.b, &v.l, us, c.trains, terms, cloneRuns(got.Runs))
		if got.Total != c.total || total != c.total || rule != id.NoRule || !got.Proven {
			t.Errorf("%s: best %d, check %d, %q; want %d", c.name, got.Total, total, rule, c.total)
		}
		sum := id.Money(0)
		for _, r := range got.Runs {
			sum += r.Revenue
		}
		if sum != got.Total {
			t.Errorf("%s: the runs earn %d, the turn %d", c.name, sum, got.Total)
		}
	}
}
