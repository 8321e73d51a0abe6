package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Every kind of action and dividend has a name that finds it again; unknown ones find nothing.
func TestNames(t *testing.T) {
	for k := engine.Bid; k <= engine.EndGame; k++ {
		if engine.ActionTypeNamed(k.String()) != k {
			t.Errorf("%q does not name kind %d", k, k)
		}
	}
	for _, k := range []engine.Dividend{engine.PayOut, engine.Withhold, engine.Half} {
		if engine.DividendNamed(k.String()) != k {
			t.Errorf("%q does not name dividend %d", k, k)
		}
	}
	if engine.ActionTypeNamed("nonsense") != engine.NoAction || engine.DividendNamed("nonsense") != engine.NoDividend {
		t.Error("nonsense is a name")
	}
	if got := engine.ActionType(200).String(); got != "unknown" {
		t.Errorf("kind 200 is called %q", got)
	}
}

// A refusal says which action, which rule in words and the values that broke it.
func TestRefusalInWords(t *testing.T) {
	x := sit(t, 3)
	err := x.s.Apply(x.action("p0 bid CS 44"), nil)
	if err == nil || err.Error() != "bid: a bid must reach the minimum (44 is less than 45)" {
		t.Errorf("%v", err)
	}
	err = x.s.Apply(x.action("p1 pass"), nil)
	if err == nil || err.Error() != "pass: it is not this player's or company's turn to act" {
		t.Errorf("%v", err)
	}
}

// Whatever an action names that the game does not have is refused as such.
func TestUnknownThings(t *testing.T) {
	x := stock(t, 3, 300)
	good := x.action("p0 par PRR 67")
	for name, change := range map[string]func(*engine.Action){
		"player beyond the table":  func(a *engine.Action) { a.Entity = id.OfPlayer(3) },
		"player below 0":           func(a *engine.Action) { a.Entity = id.OfPlayer(-1) },
		"the bank acts":            func(a *engine.Action) { a.Entity = id.TheBank },
		"corporation beyond":       func(a *engine.Action) { a.Corp = 8 },
		"corporation below 0":      func(a *engine.Action) { a.Corp = id.NoCorp },
		"cell beyond":              func(a *engine.Action) { a.Cell = id.CellID(len(x.g.Grid.Cells)) },
		"cell below 0":             func(a *engine.Action) { a.Cell = id.NoCell },
		"negative amount":          func(a *engine.Action) { a.Price = -1 },
		"absurd amount":            func(a *engine.Action) { a.Price = 1 << 30 },
		"train beyond":             func(a *engine.Action) { a.Type, a.Train = engine.BuyTrain, 127 },
		"traded train beyond":      func(a *engine.Action) { a.Type, a.Trade = engine.BuyTrain, 128 },
		"private beyond":           func(a *engine.Action) { a.Type, a.Private = engine.BuyPrivate, 6 },
		"hex beyond":               func(a *engine.Action) { a.Type, a.Hex = engine.PlaceToken, 159 },
		"city beyond":              func(a *engine.Action) { a.Type, a.City = engine.PlaceToken, 2 },
		"rotation beyond":          func(a *engine.Action) { a.Type, a.Rot = engine.LayTile, 6 },
		"printed tile":             func(a *engine.Action) { a.Type, a.Tile = engine.LayTile, id.TileID(x.g.Board.Supply) },
		"certificate beyond":       func(a *engine.Action) { a.Type, a.Certs = engine.SellShares, a.Certs.With(9) },
		"marker in a hex beyond":   func(a *engine.Action) { a.Type, a.Hex = engine.Assign, id.NoHex },
		"token of a hex beyond":    func(a *engine.Action) { a.Type, a.Hex = engine.RemoveToken, 159 },
		"merger with one beyond":   func(a *engine.Action) { a.Type, a.Corp = engine.Merge, 8 },
		"borrowed train beyond":    func(a *engine.Action) { a.Type, a.Train = engine.BorrowTrain, id.NoTrain },
		"item beyond":              func(a *engine.Action) { a.Type, a.Item = engine.SpecialBuy, 0 },
		"destination of one more":  func(a *engine.Action) { a.Type, a.Set = engine.ReachDestination, 1<<8 },
		"source that is no player": func(a *engine.Action) { a.Type, a.Source = engine.BuyShares, id.OfPlayer(5) },
	} {
		a := good
		change(&a)
		before := x.s.Clone(x.w)
		err := x.s.Apply(a, nil)
		r, ok := err.(*engine.Refusal)
		if !ok || r.Rule != id.RuleUnknown || !before.Equal(x.s) {
			t.Errorf("%s: %v", name, err)
		}
		if x.s.Covers(good, a) {
			t.Errorf("%s: covered", name)
		}
	}
	if err := x.s.Apply(good, nil); err != nil {
		t.Error(err)
	}
}
