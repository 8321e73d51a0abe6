package board_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

func (g *game) mayToken(corp, hex string, city int, want id.Rule) {
	g.Helper()
	if got := g.b.CanToken(&g.l, g.corp(corp), g.hex(hex), city); got != want {
		g.Errorf("%s in %s city %d: %v, want %v", corp, hex, city, got, want)
	}
}

// Rule: common rules 13.1.
func TestHomeSlots(t *testing.T) {
	g := start(t)
	g.mayToken("B&O", "I15", 0, id.NoRule)
	g.mayToken("PRR", "I15", 0, id.RuleTokenReserved)
	g.mayToken("PRR", "H10", 0, id.NoRule)
	g.mayToken("PRR", "G13", 0, id.RuleTokenSlot)
	g.mayToken("PRR", "F10", 0, id.RuleTokenSlot)
	g.mayToken("PRR", "G19", 0, id.RuleTokenReserved)
	g.mayToken("PRR", "G19", 1, id.NoRule)
	g.token("PRR", "G19", 1)
	g.mayToken("NYC", "G19", 1, id.RuleTokenSlot)

	// E19's first slot stays NYC's; the second one, from the green tile on, is open.
	g.lay("E19", "57", 1)
	g.mayToken("PRR", "E19", 0, id.RuleTokenReserved)
	g.lay("E19", "14", 1)
	g.mayToken("PRR", "E19", 0, id.NoRule)
	if slot := g.token("PRR", "E19", 0); slot != 1 {
		t.Errorf("PRR in slot %d of Albany, want 1", slot)
	}
	g.mayToken("B&M", "E19", 0, id.RuleTokenReserved)
	g.mayToken("PRR", "E19", 0, id.RuleTokenReserved)
	if slot := g.token("NYC", "E19", 0); slot != 0 {
		t.Errorf("NYC in slot %d of Albany, want 0", slot)
	}
	g.mayToken("B&M", "E19", 0, id.RuleTokenSlot)
	g.lay("E19", "63", 0)
	if got := g.l.Slots[g.hex("E19")][0]; got != [4]uint8{uint8(g.corp("NYC")) + 1, uint8(g.corp("PRR")) + 1} {
		t.Errorf("after the brown tile: %v", got)
	}

	g.lay("H4", "57", 0)
	g.lay("H4", "14", 0)
	g.token("PRR", "H4", 0)
	g.mayToken("PRR", "H4", 0, id.RuleTokenHex)
	if !g.b.RemoveToken(&g.l, g.corp("PRR"), g.hex("H4"), 0) || g.b.RemoveToken(&g.l, g.corp("PRR"), g.hex("H4"), 0) {
		t.Error("one token to remove")
	}
	g.mayToken("PRR", "H4", 0, id.NoRule)
}

// E11 is closed by ERIE's reservation of the whole hex in the three ways of common rules 13.1.
func TestHexReservations(t *testing.T) {
	for _, x := range []struct {
		how    board.HexReservations
		before id.Rule // one other token is placed where that is possible
		after  id.Rule
	}{
		{board.ReserveAlways, id.RuleTokenReserved, id.RuleTokenReserved},
		{board.ReserveSingleSlot, id.RuleTokenReserved, id.RuleTokenReserved},
		{board.ReserveNever, id.NoRule, id.RuleTokenReserved},
	} {
		g := start(t)
		g.b.Rules.HexReserve = x.how
		g.mayToken("PRR", "E11", 0, id.NoRule) // on the printed tile one of two slots is enough for ERIE
		g.lay("E11", "59", 0)
		g.mayToken("PRR", "E11", 1, x.before)
		g.mayToken("ERIE", "E11", 1, id.NoRule)
		if x.before == id.NoRule {
			g.token("PRR", "E11", 1)
		}
		g.mayToken("NYC", "E11", 0, x.after)
		g.token("ERIE", "E11", 0)
		if x.before != id.NoRule {
			g.mayToken("NYC", "E11", 1, id.NoRule)
		}
	}
}

// A token that finds no slot stands beside them: it starts trails, and the city stays full.
func TestExtraToken(t *testing.T) {
	g := start(t)
	g.lay("H10", "57", 1)
	if slot := g.token("PRR", "H10", 0); slot != 0 {
		t.Errorf("slot %d", slot)
	}
	if slot := g.token("NYC", "H10", 0); slot != -1 || g.l.NExtra != 1 {
		t.Errorf("slot %d, %d extra tokens", slot, g.l.NExtra)
	}
	g.mayToken("NYC", "H10", 0, id.RuleTokenSlot)
	if r := g.reach("NYC"); r.Segs[g.hex("H10")] != 3 {
		t.Error("an extra token starts trails")
	}
	g.lay("H10", "14", 1)
	if g.l.NExtra != 0 || g.cityOf("NYC", "H10") != 0 {
		t.Errorf("with a second slot the extra token moves in; %d are left", g.l.NExtra)
	}
	g.token("B&M", "H10", 0)
	if !g.b.RemoveToken(&g.l, g.corp("B&M"), g.hex("H10"), 0) || g.l.NExtra != 0 {
		t.Error("an extra token can be removed")
	}
	g.b.RemoveTokens(&g.l, g.corp("NYC"))
	if g.b.HasToken(&g.l, g.corp("NYC"), g.hex("H10")) || g.l.NHomes != 7 {
		t.Errorf("NYC is gone; %d reservations are left", g.l.NHomes)
	}
}

// A full city ends trails, an empty slot or a neutral token keeps it open, a blocking token fills it.
//
// Rule: common rules 12.1.
func TestBlocking(t *testing.T) {
	g := start(t)
	g.token("PRR", "H12", 0)
	g.lay("H10", "57", 1)
	g.lay("H8", "9", 1)
	h10, h8 := g.hex("H10"), g.hex("H8")
	through := func(want bool, why string) {
		t.Helper()
		r := g.reach("PRR")
		if r.Stops(h10) != 1 || !r.HasRoute {
			t.Errorf("%s: the city itself is reached", why)
		}
		if got := r.Segs[h8] != 0; got != want {
			t.Errorf("%s: beyond the city %v", why, got)
		}
	}
	through(true, "an empty slot")
	empty := g.l
	g.token("NYC", "H10", 0)
	through(false, "another corporation")
	g.l = empty
	g.b.PlaceNeutral(&g.l, h10, 0, -1, board.Neutral)
	through(true, "a neutral token")
	g.l = empty
	g.b.PlaceNeutral(&g.l, h10, 0, -1, board.Blocking)
	through(false, "a blocking token")
	if g.b.PlaceNeutral(&g.l, h10, 0, -1, board.Blocking) {
		t.Error("a second token in one slot")
	}
}

func TestHomes(t *testing.T) {
	g := start(t)
	for _, x := range []struct {
		corp, hex string
		city      int8
	}{{"PRR", "H12", 0}, {"ERIE", "E11", -1}, {"NYNH", "G19", 0}, {"B&M", "E23", 0}} {
		h, city, ok := g.b.Home(g.corp(x.corp), 0)
		if !ok || h != g.hex(x.hex) || city != x.city {
			t.Errorf("%s: %v %d", x.corp, g.b.Hexes[h].Name, city)
		}
	}
	if _, _, ok := g.b.Home(0, 1); ok {
		t.Error("a second home")
	}
	if h, _, _ := g.b.HomeCity(&g.l, 0, 1); h != id.NoHex {
		t.Error("the city of a second home")
	}
}
