package engine_test

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 10.2: price, then column, then row, then order of arrival in the cell.
func TestOperatingOrder(t *testing.T) {
	x := stock(t, 3, 0)
	for _, c := range []struct {
		name     string
		row, col int
	}{
		{"PRR", 0, 6},  // 100
		{"NYC", 1, 7},  // 100, further right
		{"CPR", 2, 8},  // 100, further right still
		{"B&O", 4, 10}, // 100, at the end of its row
		{"C&O", 0, 6},  // behind PRR
		{"ERIE", 0, 7}, // 112
		{"NYNH", 3, 9}, // 100
		{"B&M", 5, 6},  // 67; not floated
	} {
		spread := "p0 0 1 2; p1 3 4"
		if c.name == "B&M" {
			spread = "p0 0"
		}
		x.found(c.name, 67, spread)
		x.at(c.name, c.row, c.col)
	}
	x.s.Turn = 1
	x.s.Round.At = 2
	x.cash("p2", 200)
	x.play("p2 pass")
	x.want("round OR 1.1", "operators ERIE B&O NYNH CPR NYC PRR C&O", "actor ERIE")
}

// Rule: common rules 10.2: row before arrival only where price and column are equal.
func TestOperatingOrderRows(t *testing.T) {
	x := stock(t, 3, 0)
	x.found("PRR", 67, "p0 0 1 2; p1 3 4")
	x.at("PRR", 5, 6) // 67
	x.found("NYC", 67, "p0 0 1 2; p1 3 4")
	x.at("NYC", 6, 6) // 67, lower
	x.found("CPR", 67, "p0 0 1 2; p1 3 4")
	x.at("CPR", 7, 6) // 67, lower still
	x.at("PRR", 6, 6) // in NYC's cell now, behind it
	x.s.Turn = 1
	x.s.Round.At = 2
	x.cash("p2", 200)
	x.play("p2 pass")
	x.want("operators NYC PRR CPR")
}

// Rule: common rules 10.1: every owned private pays, before anything else; without a floated
// corporation the round is over at once.
func TestOperatingRoundIncome(t *testing.T) {
	x := auctioned(t, 3) // SV p0, CS p1, DH p2, MH p0, CA p1, BO p2
	x.cash("p0", 100)
	x.cash("p1", 100)
	x.cash("p2", 100)
	x.s.Priv[x.private("SV")].Owner = id.OfCorp(x.corp("PRR"))
	x.play("p0 pass", "p1 pass", "p2 pass")
	x.want("round SR 2", "p0 cash 120", "p1 cash 135", "p2 cash 145", "PRR cash 5")
}

// one is PRR operating in OR 2.1 with so much in its treasury; p0 is president and has so much
// cash, p1 and p2 have nothing that they could do.
func one(t *testing.T, treasury, cash id.Money, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := stock(t, 3, 0, changes...)
	x.found("PRR", 100, "p0 0 1 2; p1 3 4")
	x.cash("PRR", treasury)
	x.operate("PRR")
	x.cash("p0", cash)
	return x
}

// Rule: common rules 10.3, 4.1: the steps in order; what is not possible is skipped, and a step
// that is over stays over.
func TestStepOrder(t *testing.T) {
	x := one(t, 0, 0)
	x.want("round OR 2.1", "actor PRR")
	if n := len(x.s.Corps[x.corp("PRR")].Tokens[:x.s.Corps[x.corp("PRR")].Placed]); n != 1 {
		t.Fatalf("%d tokens on the map, want the home token", n)
	}
	x.refuse("PRR run", id.RuleStep)
	x.refuse("PRR train 2 80", id.RuleStep)
	x.refuse("PRR pay", id.RuleStep)
	x.refuse("p0 pass", id.RuleTurn)
	x.refuse("NYC pass", id.RuleTurn)
	x.play("PRR lay H10 57 1")
	x.refuse("PRR lay H14 9 1", id.RuleStep)
	// No money for a token, no train to run: the price falls, and it must buy a train.
	x.want("PRR cell 90,0,5", "actor PRR")
	x.same("operated", x.s.Corps[x.corp("PRR")].Operated, true)
	x.refuse("PRR pass", id.RuleTrainMust)
}

// Rule: common rules 10.3: the token step waits with money and a free city in reach; the next
// unused token has its own price.
func TestTokenStep(t *testing.T) {
	x := one(t, 200, 0)
	x.play("PRR lay H10 57 1")
	x.refuse("PRR token H12 0", id.RuleTokenSlot)
	x.refuse("PRR token E19 0", id.RuleTokenReserved)
	x.refuse("PRR token H16 0", id.RuleTokenReach)
	x.refuse("PRR token H14 0", id.RuleTokenSlot)
	x.offered("PRR token H10 0", "PRR pass")
	x.notOffered("PRR token H16 0")
	x.play("PRR token H10 0")
	x.want("PRR cash 160")
	placed := engine.NewEvent(engine.EventTokenPlaced)
	placed.Corp, placed.Hex, placed.Amount = x.corp("PRR"), x.hex("H10"), 40
	x.same("event", slices.Contains(x.j.Events, placed), true)
	x.sound()

	x = one(t, 39, 0) // 40 are needed
	x.play("PRR lay H10 57 1")
	x.notOffered("PRR token H10 0")
	x.want("PRR cell 90,0,5")
}

// Rule: common rules 11.1, 11.6, 18.2: what keeps a lay off, apart from the map itself.
func TestTrackStep(t *testing.T) {
	x := one(t, 119, 0)
	x.refuse("PRR lay H10 14 0", id.RuleTileColour)
	x.refuse("PRR lay H14 57 1", id.RuleTileCities)
	x.refuse("PRR lay D10 59 0", id.RuleTilePhase)
	x.refuse("PRR lay B16 57 0", id.RuleTileReach)
	x.refuse("PRR lay G13 9 0", id.RuleCash)
	x.refuse("PRR lay H10 57 0", id.RuleTileReach) // exits to I9 and G11 only
	x.notOffered("PRR lay H10 57 0", "PRR lay H10 14 0", "PRR lay B16 57 0")
	x.offered("PRR lay H10 57 1", "PRR lay H14 9 1", "PRR pass")
	x.play("PRR lay H14 8 1")
	x.want("PRR cash 119")
}

// Rule: common rules 11.6: terrain is paid with the first tile, by the treasury alone.
func TestTileCost(t *testing.T) {
	x := one(t, 200, 1000)
	x.play("PRR lay H14 8 1", "PRR pass")
	x.operate("PRR")
	x.cash("PRR", 119)
	x.refuse("PRR lay G15 9 0", id.RuleCash) // 120, whatever the president has
	x.notOffered("PRR lay G15 9 0")
	x.cash("PRR", 120)
	x.play("PRR lay G15 9 0")
	x.want("PRR cash 0", "p0 cash 1000")
	x.operate("PRR")
	x.cash("PRR", 0)
	x.s.Phase = 1
	x.offered("PRR lay G15 23 0") // paid for
}

// Rule: common rules 10.5: the entries of TILE_LAYS, one after the other.
func TestTileLays(t *testing.T) {
	two := rule(func(r *title.Rules) {
		r.TileLays = []title.TileLay{{Lay: title.LayYes, Upgrade: title.LayYes},
			{Lay: title.LayYes, Upgrade: title.LayNotIfUpgraded, OtherHex: true, Cost: 20}}
	})
	x := one(t, 20, 0, two)
	x.s.Phase = 1
	x.play("PRR lay H10 57 1")
	x.refuse("PRR lay H10 14 1", id.RuleTileAction) // the hex of this turn
	x.offered("PRR lay H14 9 1", "PRR pass")
	x.play("PRR lay H14 9 1")
	x.want("PRR cash 0")
	x.refuse("PRR lay G9 9 1", id.RuleStep)

	x = one(t, 19, 0, two) // the second lay costs 20: no decision
	x.play("PRR lay H10 57 1")
	x.notOffered("PRR lay H14 9 1")

	x = one(t, 100, 0, two) // an upgrade uses up the second one
	x.s.Phase = 1
	x.play("PRR lay H10 57 1", "PRR pass", "PRR pass", "PRR train 2 80")
	x.operate("PRR")
	x.cash("PRR", 100)
	x.play("PRR lay H10 14 1")
	x.offered("PRR lay H14 9 1")
	x.play("PRR lay H14 9 1")
}

// Rule: common rules 14.1: a stated revenue is that of its runs; none may be run.
func TestRunStep(t *testing.T) {
	x := one(t, 200, 0)
	x.own("PRR", "2")
	x.play("PRR lay H10 57 1", "PRR pass")
	x.refuse("PRR pass", id.RuleStep)
	x.refuse("PRR run 40", id.RuleRouteRevenue)
	y := x.s.Clone(x.w)
	x.play("PRR run")
	x.same("event", x.happened(engine.EventRun), true)
	x.refuse("PRR run", id.RuleStep)
	x.refuse("PRR half", id.RuleDividendKind)
	x.play("PRR pay")
	x.want("PRR cash 200", "p0 cash 12", "p1 cash 6", "PRR cell 112,0,7") // 30: Pittsburgh 20 and Altoona 10

	x.s.CopyFrom(y)
	x.play("PRR run 0")
	x.want("PRR cell 90,0,5")
}
