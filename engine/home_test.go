package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// home is a corporation at the start of its first operating turn, in phase 3; p0 is president.
func home(t *testing.T, name string, before func(*table), changes ...func(*title.Definition)) *table {
	t.Helper()
	x := stock(t, 3, 0, changes...)
	x.found(name, 100, "p0 0 1 2; p1 3 4")
	x.cash(name, 300)
	x.s.Phase = 1
	if before != nil {
		before(x)
	}
	x.operate(name)
	return x
}

// token says where the n-th token of a corporation stands.
func (x *table) token(name string, n int) (hex string, city int8) {
	t := x.s.Corps[x.corp(name)].Tokens[n]
	if t.Hex == id.NoHex {
		return "lifted", -1
	}
	return x.g.Board.Hexes[t.Hex].Name, t.City
}

func (x *table) stands(name string, n int, hex string, city int8) {
	x.Helper()
	if h, c := x.token(name, n); h != hex || c != city {
		x.Errorf("token %d of %s stands in %s, city %d; want %s, city %d", n, name, h, c, hex, city)
	}
}

// Rule: common rules 13.2: the home token stands at the start of the first turn, free of charge.
func TestHomeToken(t *testing.T) {
	for name, hex := range map[string]string{"PRR": "H12", "NYC": "E19", "CPR": "A19", "B&O": "I15", "C&O": "F6", "ERIE": "E11", "NYNH": "G19", "B&M": "E23"} {
		x := home(t, name, nil)
		x.stands(name, 0, hex, 0)
		x.want(name+" cash 300", "actor "+name)
		x.sound()
	}
}

// Rule: common rules 11.7.5, 13.2: ERIE's token on the trackless E11 is lifted by the first tile,
// and its operator must put it into a city at once.
func TestErieLaysItsHome(t *testing.T) {
	x := home(t, "ERIE", nil)
	x.play("ERIE lay E11 59 0")
	x.want("actor ERIE")
	x.stands("ERIE", 0, "lifted", -1)
	x.refuse("ERIE pass", id.RuleStep)
	x.refuse("ERIE token E19 0", id.RuleTokenSlot)
	x.refuse("ERIE token D10 0", id.RuleTokenSlot)
	x.offered("ERIE token E11 0")
	x.play("ERIE token E11 0")
	x.stands("ERIE", 0, "E11", 0)
	x.want("ERIE cash 300")
	if n := x.s.Corps[x.corp("ERIE")].Placed; n != 1 {
		t.Errorf("%d tokens placed, want 1: the choice is not the turn's token", n)
	}
	x.sound()
}

// Rule: common rules 13.2: with track on E11 ERIE chooses one of its cities; 13.1: until then the
// hex is closed to everybody else.
func TestErieChoosesItsHome(t *testing.T) {
	x := home(t, "ERIE", func(x *table) {
		x.g.Board.Lay(&x.s.Board, x.hex("E11"), x.tile("59"), 0)
		for city := range 2 {
			if r := x.g.Board.CanToken(&x.s.Board, x.corp("NYC"), x.hex("E11"), city); r != id.RuleTokenReserved {
				t.Errorf("NYC in city %d of E11: %v", city, r)
			}
		}
	})
	x.want("actor ERIE")
	x.refuse("ERIE pass", id.RuleStep)
	x.refuse("ERIE lay D10 59 0", id.RuleStep)
	x.refuse("ERIE token E11 2", id.RuleUnknown)
	x.offered("ERIE token E11 0", "ERIE token E11 1")
	x.play("ERIE token E11 1")
	x.stands("ERIE", 0, "E11", 1)
	x.offered("ERIE pass") // its track step
	if r := x.g.Board.CanToken(&x.s.Board, x.corp("NYC"), x.hex("E11"), 0); r != id.NoRule {
		t.Errorf("NYC in the free city of E11: %v", r)
	}
}

// Rule: common rules 13.2: NYNH's city is the one whose track leaves over side 3, whatever tile
// lies on G19.
func TestNYNHKeepsItsCity(t *testing.T) {
	x := home(t, "NYNH", func(x *table) { x.g.Board.Lay(&x.s.Board, x.hex("G19"), x.tile("54"), 3) })
	tile, track := x.g.Board.At(&x.s.Board, x.hex("G19"))
	_, city := x.token("NYNH", 0)
	if track.StopSides[city]&(1<<3) == 0 {
		t.Errorf("NYNH stands in city %d of tile %s, whose sides are %06b", city, tile.Name, track.StopSides[city])
	}
}

// Rule: common rules 2.3, 13.3: tokens are used in the order of their prices.
func TestTokenPrices(t *testing.T) {
	x := home(t, "PRR", nil)
	for i, want := range []id.Money{40, 100, 100} {
		if price, ok := x.s.NextToken(x.corp("PRR")); !ok || price != want {
			t.Errorf("token %d costs %d, want %d", i+1, price, want)
		}
		x.s.Corps[x.corp("PRR")].Placed++
	}
	if _, ok := x.s.NextToken(x.corp("PRR")); ok {
		t.Error("a fifth token")
	}
}
