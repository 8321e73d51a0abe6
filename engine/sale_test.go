package engine_test

import (
	"fmt"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 7.6: the price before the fall, one step down for each share, the
// certificates to the pool.
func TestSell(t *testing.T) {
	x := stock(t, 3, 100)
	x.found("PRR", 100, "p0 0 1 2 3; p1 4 5")
	x.refuse("p1 sell PRR 10", id.RuleTurn)
	x.refuse("p0 sell NYC 10", id.RuleNotStarted)
	x.refuse("p0 sell PRR_4 10", id.RuleCertSource)
	x.refuse("p0 sell PRR_6 10", id.RuleCertSource)
	x.refuse("p0 sell PRR_1,PRR_1 20", id.RuleCertSource)
	x.refuse("p0 sell PRR_1 20", id.RuleCertSource)
	x.refuse("p0 sell PRR_1,PRR_2 10", id.RuleCertSource) // less than the sum without the president's
	x.play("p0 sell PRR_3,PRR_1 20")
	x.want("p0 cash 300", "pool certs PRR 3 1", "p0 certs PRR 0 2", "PRR cell 82,2,6", "PRR president p0", "actor p0")
	x.play("p0 sell PRR 10")
	x.want("p0 cash 382", "PRR cell 76,3,6")
}

// Rule: common rules 7.6.4: the pool holds at most 50%.
func TestPoolLimit(t *testing.T) {
	x := stock(t, 3, 100)
	x.found("PRR", 100, "p0 1 2 3; p1 0 4; pool 5 6 7")
	x.offered("p0 sell PRR 10", "p0 sell PRR 20")
	x.refuse("p0 sell PRR 30", id.RulePoolLimit)
	x.notOffered("p0 sell PRR 30")
	x.play("p0 sell PRR 20")
	x.refuse("p0 sell PRR 10", id.RulePoolLimit)

	y := stock(t, 3, 100, rule(func(r *title.Rules) { r.PoolLimit = 60 }))
	y.found("PRR", 100, "p0 1 2 3; p1 0 4; pool 5 6 7")
	y.play("p0 sell PRR 30")
}

// Rule: common rules 7.6.5: the president's certificate needs another player with 20%, also for
// half of it.
func TestPresidentSale(t *testing.T) {
	x := stock(t, 3, 100)
	x.found("PRR", 100, "p0 0 1; p1 2; p2 3")
	x.play("p0 sell PRR 10")
	x.refuse("p0 sell PRR 20", id.RulePresidentSale)
	x.refuse("p0 sell PRR_0 10", id.RulePresidentSale)
	x.notOffered("p0 sell PRR 20", "p0 sell PRR_0 10")

	y := stock(t, 3, 100)
	y.found("PRR", 100, "p0 0 1; p1 2 4; p2 3")
	y.refuse("p0 sell PRR_0 20", id.RuleSellBundle) // the president's certificate goes last
	y.refuse("p0 sell PRR_0 10", id.RuleSellBundle)
	y.play("p0 sell PRR 30")
	y.want("PRR president p1", "p1 certs PRR 0", "p0 certs PRR", "pool certs PRR 1 2 4")
}

// Rule: common rules 7.6, being over a limit: a player who can sell may do nothing else.
func TestMustSell(t *testing.T) {
	x := stock(t, 2, 300)
	x.found("PRR", 100, "p0 0 1 2 3 4 5; p1 6")
	x.refuse("p0 pass", id.RuleMustSell)
	x.refuse("p0 par NYC 67", id.RuleMustSell)
	x.notOffered("p0 pass", "p0 par NYC 67")
	x.play("p0 sell PRR 10")
	x.offered("p0 pass", "p0 par NYC 67")

	x = stock(t, 2, 300) // in the orange zone nothing is above the limit
	x.found("PRR", 100, "p0 0 1 2 3 4 5; p1 6")
	x.at("PRR", 4, 0)
	x.play("p0 pass")

	x = stock(t, 2, 300) // nothing can be sold: the turn goes on as usual
	x.found("PRR", 100, "p0 0 1 2 3 4 5; pool 6 7")
	x.s.Turn = 1
	x.play("p0 par NYC 67")

	x = stock(t, 2, 300, rule(func(r *title.Rules) { r.ForceSaleAboveHolding = false }))
	x.found("PRR", 100, "p0 0 1 2 3 4 5; p1 6")
	x.play("p0 pass")

	x = stock(t, 6, 300) // twelve certificates, eleven allowed: anything may be sold
	x.found("PRR", 100, "p0 0 1 2 3 4; p1 5")
	x.found("NYC", 100, "p0 0 1 2 3 4; p1 5")
	x.found("CPR", 100, "p1 0 1; p0 2 3")
	x.refuse("p0 pass", id.RuleMustSell)
	x.play("p0 sell CPR 10")
	x.offered("p0 pass")
}

// Rule: common rules 22.2, SELL_AFTER, in stock rounds.
func TestSellAfter(t *testing.T) {
	const seller, president = "p0", "p1"
	for _, c := range []struct {
		after          title.SellAfter
		turn           uint8
		operated       bool
		seller, leader bool // may the seller and the president sell 10%
	}{
		{title.SellAfterFirst, 1, true, false, false},
		{title.SellAfterFirst, 2, false, true, true},
		{title.SellAfterAfterSRFloated, 2, false, false, false},
		{title.SellAfterAfterSRFloated, 2, true, true, true},
		{title.SellAfterOperate, 2, false, false, false},
		{title.SellAfterOperate, 2, true, true, true},
		{title.SellAfterPAnyOperate, 2, false, false, true},
		{title.SellAfterPAnyOperate, 2, true, true, true},
		{title.SellAfterAnyTime, 1, false, true, true},
	} {
		t.Run(fmt.Sprintf("%s/SR %d/operated %v", c.after, c.turn, c.operated), func(t *testing.T) {
			x := stock(t, 2, 300, rule(func(r *title.Rules) { r.SellAfter = c.after }))
			x.found("PRR", 100, "p1 0 1 2; p0 3 4")
			x.s.Turn = c.turn
			x.s.Corps[x.corp("PRR")].Operated = c.operated
			if got := x.offers(seller + " sell PRR 10"); got != c.seller {
				t.Errorf("the seller may sell: %v", got)
			}
			if !c.seller {
				x.refuse(seller+" sell PRR 10", id.RuleSellTiming)
			}
			x.play("p0 pass")
			if got := x.offers(president + " sell PRR 10"); got != c.leader {
				t.Errorf("the president may sell: %v", got)
			}
		})
	}
}

// Rule: common rules 7.2, SELL_BUY_ORDER.
func TestSellBuyOrder(t *testing.T) {
	for _, c := range []struct {
		order      title.SellBuyOrder
		afterBuy   bool // sale after the purchase
		afterBoth  bool // sale, purchase, sale
		buySellAll bool // purchase, sale, sale
	}{
		{title.SellBuySell, true, true, true},
		{title.SellBuy, false, false, false},
		{title.SellBuyOrBuySell, true, false, true},
	} {
		t.Run(string(c.order), func(t *testing.T) {
			sit := func() *table {
				x := stock(t, 2, 300, rule(func(r *title.Rules) { r.SellBuyOrder = c.order }))
				x.found("PRR", 100, "p1 0 1 2; p0 3 4 5")
				x.found("NYC", 100, "p1 0 1 2; p0 3 4 5")
				return x
			}
			x := sit()
			x.offered("p0 sell PRR 10")
			x.play("p0 buy NYC ipo")
			x.same("sale after the purchase", x.offers("p0 sell PRR 10"), c.afterBuy)
			if c.buySellAll {
				x.play("p0 sell PRR 10", "p0 sell PRR 10", "p0 pass")
			} else {
				x.want("actor p1") // nothing is left to do
			}
			x = sit()
			x.play("p0 sell PRR 10", "p0 buy NYC ipo")
			x.same("sale, purchase, sale", x.offers("p0 sell PRR 10"), c.afterBoth)
			if c.afterBoth {
				x.play("p0 sell NYC 10")
			} else {
				x.want("actor p1")
			}
		})
	}
}

// Rule: common rules 7.2: where a turn goes on after the purchase, a sale that comes too late is
// refused.
func TestSaleTooLate(t *testing.T) {
	for order, want := range map[title.SellBuyOrder]id.Rule{title.SellBuySell: id.NoRule, title.SellBuy: id.RuleSellOrder} {
		x := stock(t, 2, 300, rule(func(r *title.Rules) { r.SellBuyOrder = order }))
		x.found("PRR", 100, "p1 0 1; pool 2 3 4 5")
		x.at("PRR", 5, 0) // brown: more can be bought
		x.found("NYC", 100, "p1 0 1 2; p0 3 4 5")
		x.play("p0 buy PRR pool")
		x.offered("p0 buy PRR pool")
		if want != id.NoRule {
			x.refuse("p0 sell NYC 10", want)
			continue
		}
		x.play("p0 sell NYC 10")
	}
}

// Rule: common rules 7.6.6, MUST_SELL_IN_BLOCKS, and 7.6.7, TURN_SELL_LIMIT.
func TestSellLimits(t *testing.T) {
	x := stock(t, 2, 300, rule(func(r *title.Rules) { r.SellInBlocks = true }))
	x.found("PRR", 100, "p1 0 1 2; p0 3 4 5")
	x.found("NYC", 100, "p1 0 1 2; p0 3 4 5")
	x.play("p0 sell PRR 10")
	x.refuse("p0 sell PRR 10", id.RuleSellBlocks)
	x.notOffered("p0 sell PRR 10")
	x.play("p0 sell NYC 20", "p0 pass", "p1 pass")
	x.offered("p0 sell PRR 10") // another turn

	y := stock(t, 2, 300, rule(func(r *title.Rules) { r.TurnSellLimit = 20 }))
	y.found("PRR", 100, "p1 0 1 2; p0 3 4 5")
	y.refuse("p0 sell PRR 30", id.RuleSellLimit)
	y.play("p0 sell PRR 10")
	y.refuse("p0 sell PRR 20", id.RuleSellLimit)
	y.offered("p0 sell PRR 10")
	y.notOffered("p0 sell PRR 20")
}

// Rule: common rules 22.2, SELL_MOVEMENT: 30% sold at 90 (row 1, column 6), by the president or
// by somebody else.
func TestSellMovement(t *testing.T) {
	for _, c := range []struct {
		movement         title.SellMovement
		president, other string
	}{
		{title.MoveDownShare, "71,4,6", "71,4,6"},
		{title.MoveDownPer10, "71,4,6", "71,4,6"},
		{title.MoveDownBlock, "82,2,6", "82,2,6"},
		{title.MoveLeftShare, "70,1,3", "70,1,3"},
		{title.MoveLeftBlock, "82,1,5", "82,1,5"},
		{title.MoveLeftSharePres, "70,1,3", "90,1,6"},
		{title.MoveLeftBlockPres, "82,1,5", "90,1,6"},
		{title.MoveDownBlockPres, "82,2,6", "90,1,6"},
		{title.MoveLeftPer10IfPresElseLeftOne, "70,1,3", "82,1,5"},
		{title.MoveNone, "90,1,6", "90,1,6"},
	} {
		t.Run(string(c.movement), func(t *testing.T) {
			sit := func(spread string) *table {
				x := stock(t, 2, 300, rule(func(r *title.Rules) { r.SellMovement = c.movement }))
				x.found("PRR", 100, spread)
				x.at("PRR", 1, 6)
				return x
			}
			x := sit("p0 0 1 2 3; p1 4 5")
			x.play("p0 sell PRR 30")
			x.want("PRR cell "+c.president, "p0 cash 570")
			x = sit("p1 0 1 2; p0 3 4 5")
			x.play("p0 sell PRR 30")
			x.want("PRR cell " + c.other)
		})
	}
}
