package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// broke is PRR without a train and with a route in its train step: it must buy. The 2-trains are
// gone, a 3-train costs 180. p0 is president; spread says who has what of NYC and CPR.
func broke(t *testing.T, treasury, cash id.Money, spread map[string]string, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := stock(t, 3, 0, changes...)
	x.found("PRR", 100, "p0 0 1 2 5; p1 3 4")
	for _, name := range []string{"NYC", "CPR"} {
		if spread[name] != "" {
			x.found(name, 67, spread[name])
		}
	}
	x.sellOut("2")
	x.cash("PRR", treasury)
	x.operate("PRR")
	x.play("PRR lay H10 57 1")
	if x.offers("PRR token H10 0") {
		x.play("PRR pass")
	}
	x.cash("p0", cash)
	if !x.s.MustBuyTrain(x.corp("PRR")) {
		t.Fatal("PRR need not buy")
	}
	return x
}

// Rule: common rules 16.2: a corporation with a route and no train must buy.
func TestMustBuy(t *testing.T) {
	x := broke(t, 500, 0, nil)
	x.refuse("PRR pass", id.RuleTrainMust)
	x.notOffered("PRR pass")
	x.play("PRR train 3 180")
	x.offered("PRR pass")

	must := func(r title.MustBuyTrain, lay string) bool {
		x := stock(t, 3, 0, rule(func(d *title.Rules) { d.MustBuyTrain = r }))
		x.found("PRR", 100, "p0 0 1 2; p1 3 4")
		x.cash("PRR", 500)
		x.operate("PRR")
		x.play("PRR " + lay)
		return x.s.MustBuyTrain(x.corp("PRR"))
	}
	const route, noRoute = "lay H10 57 1", "pass"
	x.same("route, with a route", must(title.BuyRoute, route), true)
	x.same("route, without", must(title.BuyRoute, noRoute), false)
	x.same("always, without", must(title.BuyAlways, noRoute), true)
	x.same("never, with a route", must(title.BuyNever, route), false)
}

// Rule: common rules 17.2: the president adds exactly what is missing, through the treasury.
func TestPresidentHelps(t *testing.T) {
	x := broke(t, 50, 500, nil)
	x.refuse("PRR train 3 170", id.RuleTrainPrice)
	x.offered("PRR train 3 180")
	x.play("PRR train 3 180")
	x.want("PRR cash 0", "p0 cash 370", "PRR trains 3")
	x.same("event", x.happened(engine.EventPresidentHelp), true)

	x = broke(t, 50, 129, nil)
	x.refuse("PRR train 3 180", id.RuleCash)
	x.notOffered("PRR train 3 180")
}

// Rule: common rules 17.1: with help only the cheapest train of the bank; with the treasury alone
// any; in live play, at every treasury.
func TestCheapestTrain(t *testing.T) {
	sit := func(treasury id.Money, changes ...func(*title.Definition)) *table {
		x := broke(t, treasury, 2000, nil, changes...)
		x.own("pool", "4")
		return x
	}
	x := sit(100)
	x.refuse("PRR train 4 300 pool", id.RuleEmergencyCheapest)
	x.offered("PRR train 3 180")
	x.notOffered("PRR train 4 300 pool")
	x = sit(200) // enough for the 3, so no help for the 4
	x.refuse("PRR train 4 300 pool", id.RuleEmergencyCheapest)
	x = sit(300)
	x.play("PRR train 4 300 pool")
	x.want("p0 cash 2000")

	x = sit(100, rule(func(r *title.Rules) { r.EmergencyCheapest = false }))
	x.play("PRR train 4 300 pool")
	x.want("p0 cash 1800")
}

// Rule: common rules 17.1, 16.5: the president's money for the train of another corporation.
func TestHelpForOther(t *testing.T) {
	sit := func(treasury id.Money, changes ...func(*title.Definition)) *table {
		x := broke(t, treasury, 500, map[string]string{"NYC": "p1 0 1 2; p2 3 4"}, changes...)
		x.own("NYC", "3")
		return x
	}
	x := sit(100)
	x.refuse("PRR train 3 181 NYC", id.RuleEmergencyHelp) // at most its printed price
	x.offered("PRR train 3 1 NYC", "PRR train 3 180 NYC")
	x.notOffered("PRR train 3 181 NYC")
	x.play("PRR train 3 180 NYC")
	x.want("p0 cash 420", "NYC cash 180", "PRR cash 0")

	x = sit(190) // of its own money any price
	x.offered("PRR train 3 190 NYC")
	x.refuse("PRR train 3 191 NYC", id.RuleEmergencyHelp)

	x = sit(100, rule(func(r *title.Rules) { r.EmergencyFrom = title.HelpAlways }))
	x.offered("PRR train 3 600 NYC")
	x.refuse("PRR train 3 601 NYC", id.RuleCash)

	x = sit(100, rule(func(r *title.Rules) { r.EmergencyFrom = title.HelpNever }))
	x.offered("PRR train 3 100 NYC")
	x.refuse("PRR train 3 101 NYC", id.RuleEmergencyHelp)
}

// Rule: common rules 17.3: the president sells for what is missing, no more than necessary.
func TestEmergencySale(t *testing.T) {
	x := broke(t, 50, 40, map[string]string{"NYC": "p1 0 1; p0 2 3 4"}) // 90 are missing, NYC is at 67
	x.want("actor PRR")
	x.notOffered("PRR train 3 180", "PRR bankrupt")
	x.refuse("p1 sell NYC 10", id.RuleTurn)
	x.refuse("p0 sell NYC_0 10", id.RuleCertSource)
	x.refuse("p0 sell NYC 30", id.RuleEmergencyNeed) // 201 less 67 would still do
	x.offered("p0 sell NYC 10", "p0 sell NYC 20")
	x.notOffered("p0 sell NYC 30")
	y := x.s.Clone(x.w)
	x.play("p0 sell NYC 20")
	x.want("p0 cash 174", "NYC price 67", "NYC cell 67,7,6", "pool certs NYC 2 3")
	x.refuse("p0 sell NYC 10", id.RuleTurn) // nothing is missing any more
	x.play("PRR train 3 180")
	x.want("p0 cash 44", "PRR cash 0")

	x.s.CopyFrom(y)
	x.play("p0 sell NYC 10") // in two steps
	x.want("p0 cash 107", "NYC cell 67,6,6")
	x.offered("p0 sell NYC 10")
	x.notOffered("p0 sell NYC 20")

	z := broke(t, 50, 40, map[string]string{"NYC": "p1 0 1; p0 2 3 4"}, rule(func(r *title.Rules) { r.EmergencySellMore = true }))
	z.play("p0 sell NYC 30")

	z = broke(t, 50, 130, nil) // nothing is missing
	z.refuse("p0 sell PRR 10", id.RuleTurn)
	z.notOffered("p0 sell PRR 10")
}

// Rule: common rules 17.3.3: control of the operating corporation is kept, that of others may go;
// 7.6.4, 7.6.5 hold as in a stock round.
func TestEmergencySaleLimits(t *testing.T) {
	x := broke(t, 0, 0, nil) // p0 has 50% of PRR, p1 20%
	x.offered("p0 sell PRR 10")
	x.refuse("p0 sell PRR 40", id.RuleEmergencySale)

	x = broke(t, 0, 0, map[string]string{"NYC": "p0 0; p1 1 2"})
	x.play("p0 sell NYC 20")
	x.want("NYC president p1", "pool certs NYC 1 2")

	x = broke(t, 0, 0, map[string]string{"NYC": "p0 0; p1 1 2"}, rule(func(r *title.Rules) { r.EmergencyPresidencies = false }))
	x.refuse("p0 sell NYC 20", id.RuleEmergencySale)
	x.notOffered("p0 sell NYC 20")

	x = broke(t, 0, 0, map[string]string{"NYC": "p0 0; p1 1"})
	x.refuse("p0 sell NYC 20", id.RulePresidentSale)

	x = broke(t, 0, 0, map[string]string{"NYC": "p0 1 2; p1 0 3; pool 4 5 6 7"})
	x.refuse("p0 sell NYC 20", id.RulePoolLimit)
	x.play("p0 sell NYC 10")
	x.refuse("p0 sell NYC 10", id.RulePoolLimit)

	x = broke(t, 0, 0, map[string]string{"NYC": "p0 1 2 3; p1 0 4"}, rule(func(r *title.Rules) { r.SellInBlocks = true }))
	x.play("p0 sell NYC 10")
	x.refuse("p0 sell NYC 10", id.RuleSellBlocks)
}

// Rule: common rules 17.3: after a sale another corporation's train must cost so much that the
// last sale was necessary.
func TestLastSaleNecessary(t *testing.T) {
	x := broke(t, 50, 40, map[string]string{"NYC": "p1 0 1; p0 2 3 4"})
	x.own("NYC", "3")
	x.play("p0 sell NYC 10")
	x.want("p0 cash 107")
	x.refuse("PRR train 3 90 NYC", id.RuleEmergencyNeed) // 50 + 107 - 67 = 90
	x.notOffered("PRR train 3 90 NYC")
	x.offered("PRR train 3 91 NYC", "PRR train 3 157 NYC")
	x.play("PRR train 3 91 NYC")

	y := broke(t, 50, 40, map[string]string{"NYC": "p1 0 1; p0 2 3 4"}, rule(func(r *title.Rules) { r.EmergencyFrom = title.HelpNever }))
	y.own("NYC", "3")
	y.offered("PRR train 3 50 NYC")
	y.play("p0 sell NYC 10")
	y.refuse("PRR train 3 50 NYC", id.RuleEmergencyHelp) // not at all after a sale
	y.notOffered("PRR train 3 50 NYC")
}

// Rule: common rules 10.2, 17.3: a sale puts the corporations that have not begun in order again.
func TestSaleReordersOperators(t *testing.T) {
	x := broke(t, 0, 100, map[string]string{"NYC": "p1 0 1 3; p0 2 4", "CPR": "p1 0 1 2; p2 3 4"})
	x.want("operators PRR NYC CPR")
	x.play("p0 sell NYC 10")
	x.want("operators PRR CPR NYC", "actor PRR")
}

// Rule: common rules 17.5: bankruptcy needs an unpayable train; the president sells what he may,
// his cash goes to the bank, and the game is over.
func TestBankruptcy(t *testing.T) {
	x := broke(t, 0, 46, map[string]string{"NYC": "p1 0 1; p0 2 3"}) // 46 + 134 would do
	x.refuse("PRR bankrupt", id.RuleBankrupt)
	x.notOffered("PRR bankrupt")

	// NYC brings 67 and PRR 90: together with 20 that is 177.
	x = broke(t, 0, 20, map[string]string{"NYC": "p1 0 1; p0 2; pool 3 4 5 6"})
	x.at("NYC", 7, 6)
	x.at("PRR", 7, 1) // 20
	x.refuse("p0 bankrupt", id.RuleTurn)
	x.refuse("NYC bankrupt", id.RuleTurn)
	x.offered("PRR bankrupt")
	bank := x.s.Cash.Cash(id.TheBank)
	x.play("PRR bankrupt")
	o := x.s.Outcome()
	if !o.Over || o.Reason != engine.Bankruptcy || !x.s.Players[0].Bankrupt {
		t.Errorf("outcome %+v", o)
	}
	x.want("p0 cash 0", "p0 certs NYC", "PRR president p0", "p1 cash 0")
	if x.s.Cash.Cash(id.TheBank) != bank+20 {
		t.Error("the last cash is not with the bank")
	}
	x.refuse("PRR pass", id.RuleGameOver)
	if w := o.Worth[0]; w <= 0 {
		t.Errorf("what he could not sell is worth %d", w)
	}

	z := broke(t, 0, 20, nil, rule(func(r *title.Rules) { r.Bankruptcy = title.BankruptNeverAllowed }))
	z.at("PRR", 7, 0)
	z.refuse("PRR bankrupt", id.RuleStep)
}

// Rule: common rules 17.5, [strict]: only a corporation that must buy, in its train step.
func TestBankruptcyTooEarly(t *testing.T) {
	x := one(t, 0, 0)
	x.refuse("PRR bankrupt", id.RuleBankrupt)
	x.notOffered("PRR bankrupt")
	live := x.s.Game()
	x.s.SetGame(live.Replaying()) // a record may do it: before the train step certificates do not count
	x.play("PRR bankrupt")
	x.same("tolerated", len(x.j.Tolerated) > 0, true)
}
