package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 7.1: the round ends when everybody's most recent turn was without action.
func TestStockRoundEnds(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("B&M", 67, "p2 0 1; p0 2; p1 3") // something to sell, so that no turn ends by itself
	x.play("p0 pass", "p1 pass")
	x.want("round SR 2", "actor p2")
	x.play("p2 par PRR 67", "p2 pass", "p0 pass", "p1 pass")
	x.want("round SR 2", "actor p2") // who acted in his last turn
	x.play("p2 pass")
	x.want("seats p0 p1 p2") // p2 was the last to act, p0 sits behind him
}

// Rule: common rules 7.8.1: the priority deal goes to the player behind the last who acted, and
// stays if nobody did.
func TestPriorityDeal(t *testing.T) {
	x := stock(t, 4, 300)
	x.found("PRR", 100, "p0 0 1 2; p1 3 4 5; p2 6; p3 7")
	x.want("priority p0")
	x.play("p0 pass", "p1 buy PRR ipo")
	x.want("priority p2", "seats p0 p1 p2 p3")
	x.play("p1 pass", "p2 pass", "p3 pass", "p0 pass", "p1 pass")
	x.want("round OR 2.1", "seats p2 p3 p0 p1", "priority p2")

	y := stock(t, 4, 300)
	y.found("PRR", 100, "p0 0 1 2; p1 3 4 5; p2 6; p3 7")
	y.play("p0 pass", "p1 pass", "p2 pass", "p3 pass")
	y.want("round OR 2.1", "seats p0 p1 p2 p3")
}

// Rule: common rules 7.7: a private from another player, for 1 to all one's cash, as the purchase
// of the turn; 7.8: it counts as acting for the end of the round.
func TestPrivateFromPlayer(t *testing.T) {
	sit := func(turn uint8) *table {
		x := stock(t, 3, 300)
		x.found("PRR", 100, "p1 0 1 2; p0 3 4")
		for _, name := range []string{"SV", "BO"} {
			x.s.Priv[x.private(name)].Closed = false
			x.s.Priv[x.private(name)].Owner = id.OfPlayer(1)
		}
		x.s.Turn = turn
		return x
	}
	x := sit(2)
	x.refuse("p0 private BO 10", id.RulePrivateSale)
	x.refuse("p0 private CS 10", id.RulePrivateSale) // closed
	x.refuse("p0 private SV 0", id.RulePrivatePrice)
	x.refuse("p0 private SV 301", id.RuleCash)
	x.refuse("p1 private SV 10", id.RuleTurn)
	x.offered("p0 private SV 1", "p0 private SV 300")
	x.notOffered("p0 private BO 10")
	x.play("p0 private SV 123")
	x.want("SV owner p0", "p0 cash 177", "p1 cash 423")
	x.refuse("p0 buy PRR ipo", id.RuleOnePurchase)
	x.refuse("p0 par NYC 67", id.RuleOnePurchase)
	x.play("p0 sell PRR 10", "p0 pass")
	x.refuse("p1 private BO 10", id.RulePrivateSale) // his own

	x = sit(2)
	x.play("p0 buy PRR ipo")
	x.refuse("p0 private SV 10", id.RuleOnePurchase)

	x = sit(1) // from SR 2 on
	x.refuse("p0 private SV 10", id.RulePrivateSale)

	x = sit(2) // in phases 2 to 4
	x.s.Phase = 3
	x.refuse("p0 private SV 10", id.RulePrivateSale)

	x = sit(2)
	x.play("p0 private SV 10")
	x.want("priority p0") // it does not move the priority deal until the round ends
	x.play("p0 pass", "p1 pass", "p2 pass")
	x.want("actor p0", "round SR 2") // but counts as an action
	x.play("p0 pass")
	x.want("seats p1 p2 p0")
}

// Rule: common rules 7.9: a turn ends by itself when nothing is possible, and counts as a pass if
// nothing was done.
func TestTurnEndsByItself(t *testing.T) {
	x := stock(t, 3, 200)
	x.play("p0 par PRR 100")
	x.want("actor p1") // no cash, nothing to sell
	x.cash("p2", 66)
	x.play("p1 pass")
	x.want("round SR 3", "seats p1 p2 p0") // p2 and p0 could do nothing, and nobody operates

	y := stock(t, 3, 200)
	y.found("PRR", 67, "p1 0 1 2; p0 3")
	y.cash("p0", 0)
	y.play("p0 sell PRR 10") // sold out, and 67 do not start anything
	y.want("actor p1")
}

// Rule: common rules 7.8.2: a corporation that players hold altogether rises by one row, in
// operating order; the pool does not count.
func TestSoldOut(t *testing.T) {
	sit := func(changes ...func(*title.Definition)) *table {
		x := stock(t, 2, 0, changes...)
		x.found("PRR", 90, "p0 0 1 2 3; p1 4 5 6 7 8")
		x.found("NYC", 90, "p1 0 1 2 3; p0 4 5 6 7; pool 8")
		x.found("CPR", 90, "p1 0 1 2 3; p0 4 5 6 7")
		x.found("ERIE", 90, "p0 0 1 2 3; p1 4 5 6 7 8")
		x.s.Turn = 1 // nothing can be sold
		x.at("ERIE", 0, 6)
		x.s.Round.At = 1
		x.cash("p1", 90)
		return x
	}
	x := sit()
	x.play("p1 pass")
	x.want("round OR 1.1", "PRR cell 100,0,6", "NYC cell 90,1,6", "CPR cell 90,1,6", "ERIE cell 100,0,6")
	if x.g.Grid.Before(&x.s.Market, x.corp("PRR"), x.corp("ERIE")) {
		t.Error("PRR rises behind ERIE, which is in the cell already")
	}

	x = sit(rule(func(r *title.Rules) { r.SoldOutRises = false }))
	x.play("p1 pass")
	x.want("PRR cell 90,1,6")

	// SOLD_OUT_TOP_ROW_MOVEMENT: down and right in the top row.
	x = sit(rule(func(r *title.Rules) { r.SoldOutTopRow = title.TopRowDownRight }))
	x.play("p1 pass")
	x.want("ERIE cell 100,1,7", "PRR cell 100,0,6")
}

// Rule: common rules 22.2, POOL_SHARE_DROP: every floated corporation, behind its rise.
func TestPoolDrop(t *testing.T) {
	for drop, want := range map[title.PoolDrop]string{
		title.PoolDropNone:      "90,1,6",
		title.PoolDropDownBlock: "82,2,6",
		title.PoolDropDownShare: "71,4,6",
		title.PoolDropLeftBlock: "82,1,5",
	} {
		x := stock(t, 2, 0, rule(func(r *title.Rules) { r.PoolDrop = drop }))
		x.found("PRR", 90, "p0 0 1 2; p1 4 5 6; pool 3 7 8")
		x.found("NYC", 90, "p0 0 1; p1 2; pool 3")
		x.found("CPR", 90, "p0 0 1 2; p1 4 5 6")
		x.s.Turn = 1
		x.s.Round.At = 1
		x.cash("p1", 90)
		x.play("p1 pass")
		x.want("round OR 1.1", "PRR cell "+want, "NYC cell 90,1,6", "CPR cell 90,1,6") // NYC is not floated
	}
}

// Rule: common rules 22.2, NEXT_SR_PLAYER_ORDER.
func TestNextOrder(t *testing.T) {
	for order, want := range map[title.NextOrder]string{
		title.OrderAfterLastToAct:    "seats p2 p3 p0 p1", // p1 was the last to act
		title.OrderFirstToPass:       "seats p0 p2 p3 p1", // p1 lost his place by acting
		title.OrderMostCash:          "seats p3 p0 p2 p1", // equal cash keeps the seats
		title.OrderLeastCash:         "seats p1 p0 p2 p3",
		title.OrderNextClockwise:     "seats p1 p2 p3 p0",
		title.OrderMostCashKeepOrder: "seats p3 p0 p1 p2",
	} {
		t.Run(string(order), func(t *testing.T) {
			x := stock(t, 4, 300, rule(func(r *title.Rules) { r.NextOrder = order }))
			x.found("PRR", 100, "p0 0 1 2; p1 3 4 5; p2 6; p3 7")
			x.found("NYC", 100, "p0 0 1 2; p1 3 4 5; p2 6; p3 7")
			x.play("p0 pass", "p1 sell PRR 10", "p1 buy NYC ipo", "p1 pass", "p2 pass")
			x.cash("p3", 400)
			x.cash("p1", 200)
			x.play("p3 pass", "p0 pass", "p1 pass")
			x.want("round OR 2.1", want)
		})
	}
}

// Rule: common rules 17.5: bankrupt players are left out of stock rounds.
func TestBankruptSitsOut(t *testing.T) {
	x := stock(t, 3, 300, rule(func(r *title.Rules) { r.Bankruptcy = title.BankruptAllButOne }))
	x.found("PRR", 100, "p0 0 1 2; p2 3 4 5")
	x.play("p0 pass", "p1 pass", "p2 pass")
	x.s.Players[1].Bankrupt = true
	x.cash("p1", 0)
	x.operate("PRR")
	for x.s.Turn == 2 {
		x.play(x.name(x.s.Actors(nil)[0]) + " pass")
	}
	x.want("round SR 3", "actor p0")
	x.play("p0 pass")
	x.want("actor p2")
	x.refuse("p1 pass", id.RuleTurn)
}
