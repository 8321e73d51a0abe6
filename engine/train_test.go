package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// yard is PRR in its train step with a route and so much in its treasury, NYC behind it with as
// much; p0 is president of PRR and has cash, p1 of NYC. The trains are given away before.
func yard(t *testing.T, treasury, cash id.Money, trains map[string][]string, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := stock(t, 3, 0, changes...)
	x.found("PRR", 100, "p0 0 1 2; p1 3 4")
	x.found("NYC", 67, "p1 0 1 2; p0 3 4")
	for _, name := range []string{"2", "3", "4", "5", "6", "D"} { // in order of sale
		for _, owner := range []string{"PRR", "NYC", "pool"} {
			for _, have := range trains[owner] {
				if have == name {
					x.own(owner, name)
				}
			}
		}
	}
	x.cash("NYC", treasury)
	x.cash("PRR", treasury)
	x.operate("PRR")
	x.play("PRR lay H10 57 1")
	for x.s.Operator() == x.corp("PRR") && !x.s.Kinds(x.who("PRR")).Has(engine.BuyTrain) {
		if x.offers("PRR run") {
			x.play("PRR run 0") // idle: the treasury stays as it is
			continue
		}
		x.play("PRR pass")
	}
	x.cash("p0", cash)
	return x
}

// sell takes cards of a type out of the row of unsold trains and out of the game.
func (x *table) sellOut(types ...string) {
	for _, name := range types {
		for i := range x.g.Roster.Cards {
			if k := id.TrainID(i); x.g.Roster.Of(k).Name == name && x.s.Trains.Owner(k) == id.TheBank {
				x.s.Trains.Move(k, id.Removed)
			}
		}
	}
}

// Rule: common rules 16.4: the first train of the row, at its price, with room for it.
func TestBuyFromBank(t *testing.T) {
	x := yard(t, 400, 0, nil)
	x.want("actor PRR")
	x.refuse("PRR train 3 180", id.RuleTrainOnSale)
	x.refuse("PRR train 2 79", id.RuleTrainPrice)
	x.refuse("PRR train 2 401", id.RuleCash)
	x.refuse("NYC train 2 80", id.RuleTurn)
	x.play("PRR train 2 80", "PRR train 2 80", "PRR train 2 80", "PRR train 2 80")
	x.want("PRR trains 2 2 2 2", "PRR cash 80")
	x.want("actor NYC") // no room for a fifth one
}

// Rule: common rules 16.3: with room, money for the cheapest of the bank or 1 for that of another
// corporation makes a decision.
func TestTrainStepOffered(t *testing.T) {
	x := yard(t, 79, 0, map[string][]string{"PRR": {"2"}})
	x.want("actor NYC")
	x = yard(t, 80, 0, map[string][]string{"PRR": {"2"}})
	x.want("actor PRR")
	x.play("PRR pass")
	x = yard(t, 1, 0, map[string][]string{"PRR": {"2"}, "NYC": {"2"}})
	x.want("actor PRR")
	x.offered("PRR train 2 1 NYC", "PRR pass")
	x = yard(t, 1, 0, map[string][]string{"PRR": {"2"}, "NYC": {"2"}}, rule(func(r *title.Rules) { r.TrainsFrom = title.TrainsDepot }))
	x.want("actor NYC")
	x = yard(t, 1, 0, map[string][]string{"PRR": {"2"}, "NYC": {"2"}}, rule(func(r *title.Rules) { r.TrainsFrom = title.TrainsSamePresident }))
	x.want("actor NYC")
}

// Rule: common rules 16.5: from another corporation, for 1 to all the treasury.
func TestBuyFromOther(t *testing.T) {
	x := yard(t, 400, 0, map[string][]string{"PRR": {"2"}, "NYC": {"2", "2"}})
	x.refuse("PRR train 2 0 NYC", id.RuleTrainPrice)
	x.refuse("PRR train 2 401 NYC", id.RuleEmergencyHelp)
	x.refuse("PRR train 2 10 PRR", id.RuleTrainSeller) // its own
	x.offered("PRR train 2 1 NYC", "PRR train 2 400 NYC")
	x.play("PRR train 2 333 NYC")
	x.want("PRR cash 67", "NYC cash 733", "PRR trains 2 2", "NYC trains 2", "phase 2")
	x.play("PRR train 2 1 NYC") // the seller keeps no minimum
	x.want("NYC trains")

	y := yard(t, 400, 0, map[string][]string{"NYC": {"2"}}, rule(func(r *title.Rules) { r.TrainsAtFaceValue = true }))
	y.refuse("PRR train 2 79 NYC", id.RuleTrainPrice)
	y.notOffered("PRR train 2 79 NYC")
	y.play("PRR train 2 80 NYC")
}

// Rule: common rules 16.6, 1.8: the first train of a type begins its phase; 4.3: a set keeps its
// number of operating rounds.
func TestPhase(t *testing.T) {
	x := yard(t, 1000, 0, map[string][]string{"PRR": {"2"}, "NYC": {"2", "2", "2"}, "pool": {"2"}})
	x.play("PRR train 2 80") // the last 2
	x.want("phase 2")
	x.play("PRR train 3 180")
	x.want("phase 3", "PRR trains 2 2 3")
	x.same("event", x.happened(engine.EventPhase), true)
	if x.s.ORs != 1 {
		t.Errorf("%d operating rounds in the set, want 1 as before", x.s.ORs)
	}
	x.play("PRR train 3 180")
	x.same("event", x.happened(engine.EventPhase), false)
	x.offered("NYC pass")
}

// Rule: common rules 16.6.3: every train of the rusting type goes, wherever it is.
func TestRust(t *testing.T) {
	x := yard(t, 1000, 0, map[string][]string{"PRR": {"2", "3"}, "NYC": {"2", "3"}, "pool": {"2"}})
	x.sellOut("2", "3")
	x.s.Phase = 1
	x.play("PRR train 4 300")
	x.want("phase 4", "PRR trains 3 4", "NYC trains 3", "pool trains")
	x.same("event", x.happened(engine.EventTrainRusted), true)
	x.sound()
}

// Rule: common rules 16.6.4, 18.9: the first 5-train closes all privates, whoever owns them.
func TestFiveClosesPrivates(t *testing.T) {
	x := yard(t, 1000, 0, nil)
	for name, owner := range map[string]string{"SV": "p0", "CS": "PRR", "BO": "p2"} {
		x.s.Priv[x.private(name)] = engine.PrivateState{Owner: x.who(owner), Income: 5}
	}
	x.sellOut("2", "3", "4")
	x.s.Phase = 2
	x.play("PRR train 5 450")
	x.want("phase 5", "SV closed true", "CS closed true", "BO closed true", "SV owner nobody")
}

// Rule: common rules 16.7: above a new limit a corporation discards, the title's first one is
// asked but any may begin; everything else waits.
func TestDiscard(t *testing.T) {
	sit := func(changes ...func(*title.Definition)) *table {
		x := yard(t, 700, 0, map[string][]string{"PRR": {"3", "3", "3"}, "NYC": {"2", "3", "3", "2"}}, changes...)
		x.sellOut("2", "3")
		x.s.Phase = 1
		return x
	}
	x := sit()
	x.play("PRR train 4 300") // the limit is 3: PRR has 4, the 2s of NYC rust
	x.want("actor PRR", "NYC trains 3 3")
	x.refuse("PRR train 4 300", id.RuleStep)
	x.refuse("PRR pass", id.RuleStep)
	x.refuse("NYC discard 3", id.RuleTurn)
	x.refuse("PRR discard 5", id.RuleTrainDiscard)
	x.offered("PRR discard 3", "PRR discard 4")
	x.play("PRR discard 3")
	x.want("PRR trains 3 3 4", "pool trains 3")

	x = yard(t, 700, 0, map[string][]string{"PRR": {"3", "3", "3"}, "NYC": {"3", "3", "4", "4"}})
	x.sellOut("2", "3")
	x.s.Phase = 1
	x.play("PRR train 4 300")
	x.want("actor PRR")
	if may := x.s.MayAct(nil); len(may) != 1 || may[0] != x.who("NYC") {
		t.Errorf("%v may act, want NYC", may)
	}
	x.play("NYC discard 4") // any order
	x.want("actor PRR", "NYC trains 3 3 4", "pool trains 4")
	x.play("PRR discard 4")
	x.want("pool trains 4 4")

	x = sit(rule(func(r *title.Rules) { r.DiscardedTrains = title.TrainsRemove }))
	x.play("PRR train 4 300", "PRR discard 3")
	x.want("PRR trains 3 3 4", "pool trains")
}

// Rule: common rules 1.7, 16.4: a discarded train costs its full price; of each type the one that
// was discarded first is for sale.
func TestBuyDiscarded(t *testing.T) {
	x := yard(t, 1000, 0, map[string][]string{"PRR": {"3"}, "pool": {"3", "3", "4"}})
	x.s.Phase = 2
	x.refuse("PRR train 3 100 pool", id.RuleTrainPrice)
	x.offered("PRR train 2 80", "PRR train 3 180 pool", "PRR train 4 300 pool")
	first := x.train("3", id.ThePool)
	second := first + 1
	if err := x.s.Clone(x.w).Apply(engine.Action{Type: engine.BuyTrain, Entity: x.who("PRR"), Train: second, Price: 180}, nil); err == nil {
		t.Error("the 3-train that was discarded later is for sale")
	}
	x.play("PRR train 3 180 pool")
	x.want("PRR cash 820", "PRR trains 3 3", "pool trains 3 4", "phase 4")

	y := yard(t, 1000, 0, map[string][]string{"pool": {"3"}}, rule(func(r *title.Rules) { r.DiscardDiscount = 50 }))
	y.play("PRR train 3 130 pool")
}

// Rule: common rules 16.4, exchange: a D for 800 and a 4, 5 or 6; no room is needed, and the
// treasury alone pays.
func TestTradeForDiesel(t *testing.T) {
	sit := func(treasury id.Money) *table {
		x := yard(t, treasury, 2000, map[string][]string{"PRR": {"4", "5"}, "NYC": {"4"}})
		x.sellOut("2", "3", "4", "5")
		x.own("NYC", "6")
		x.s.Phase = 4
		x.cash("PRR", treasury)
		return x
	}
	x := sit(800)
	x.want("actor PRR")
	x.refuse("PRR train D 1100", id.RuleCash)
	x.refuse("PRR train D 799 for 4", id.RuleTrainPrice)
	x.refuse("PRR train D 800 for 6", id.RuleTrainTrade)
	x.refuse("PRR train 6 630", id.RuleTrainRoom)
	x.offered("PRR train D 800 for 4", "PRR train D 800 for 5", "PRR pass")
	x.notOffered("PRR train 6 630", "PRR train D 1100")
	y := x.s.Clone(x.w)
	x.play("PRR train D 800 for 5")
	x.want("phase D", "PRR trains D", "NYC trains 6", "pool trains 5", "PRR cash 0") // both 4s rust
	x.s.CopyFrom(y)
	x.play("PRR train D 800 for 4")
	x.want("PRR trains 5 D", "NYC trains 6", "pool trains") // the 4 given up rusts at once

	x = sit(799)
	x.notOffered("PRR train D 800 for 4")
}

// Rule: common rules 2.6: a D is on sale beside the 6-trains from phase 6 on, without end.
func TestDieselOnSale(t *testing.T) {
	x := yard(t, 3000, 0, map[string][]string{"NYC": {"6"}})
	x.sellOut("2", "3", "4", "5")
	x.s.Phase = 3
	x.refuse("PRR train D 1100", id.RuleTrainOnSale)
	x.s.Phase = 4
	x.offered("PRR train 6 630", "PRR train D 1100")
	x.play("PRR train D 1100", "PRR train D 1100")
	x.want("PRR trains D D")
}

// Rule: common rules 14.2: a train that another corporation has run does not run again.
func TestTrainRunsOnce(t *testing.T) {
	x := yard(t, 500, 0, map[string][]string{"PRR": {"2"}})
	x.play("PRR pass")
	x.operate("NYC")
	ran := x.train("2", x.who("PRR"))
	x.same("has run", x.s.Trains.Ran(ran), true)
	x.play("NYC lay E19 57 1")
	for !x.s.Kinds(x.who("NYC")).Has(engine.BuyTrain) {
		x.play("NYC pass")
	}
	x.play("NYC train 2 5 PRR")
	x.same("has run", x.s.Trains.Ran(ran), true)
}
