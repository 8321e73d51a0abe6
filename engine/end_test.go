package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// bank leaves so much in the bank; p1 gets the rest.
func (x *table) bank(left id.Money) {
	x.s.Cash.Transfer(id.TheBank, id.OfPlayer(1), x.s.Cash.Cash(id.TheBank)-left, ledger.StartingCash, nil)
}

// ends plays passes until the game is over and returns the round in which that happened.
func (x *table) ends() string {
	x.Helper()
	for range 300 {
		if x.s.End.Over {
			return x.round()
		}
		e := x.s.Actors(nil)[0]
		a := engine.Action{Type: engine.Pass, Entity: e}
		if legal := x.s.Legal(e, nil); len(legal) > 0 && !x.s.Kinds(e).Has(engine.Pass) {
			a = legal[0]
			a.Max, a.Step = 0, 0
		}
		if err := x.s.Apply(a, nil); err != nil {
			x.Fatal(err)
		}
	}
	x.Fatal("the game does not end")
	return ""
}

// Rule: common rules 20.1: a payment that takes the bank to exactly 0 does not break it, one more
// does; it is made in full.
func TestBankBreaks(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 100, "p1 0 1 2; p0 3 4")
	x.bank(100)
	x.play("p0 sell PRR 10")
	x.want("p0 cash 400", "bank cash 0")
	x.same("triggered at 0", x.s.End.Triggered, false)
	x.same("broken at 0", x.happened(engine.EventBankBroken), false)
	x.play("p0 sell PRR 10")
	x.want("p0 cash 490", "bank cash -90")
	x.same("triggered below 0", x.s.End.Triggered, true)
	x.same("over at once", x.s.End.Over, false)
	x.same("event", x.happened(engine.EventEndTriggered), true)
	x.same("broken below 0", x.happened(engine.EventBankBroken), true)
	x.play("p0 pass", "p1 sell PRR 10")
	x.same("broken once", x.happened(engine.EventBankBroken), false)
}

// Rule: common rules 20.1: broken in a stock round, the following set of operating rounds is
// played; broken in an operating round, the present set.
func TestBankEndsWithSet(t *testing.T) {
	sit := func() *table {
		x := stock(t, 3, 300)
		x.found("PRR", 100, "p1 0 1 2 5; p0 3 4")
		x.s.Phase = 1 // two operating rounds
		return x
	}
	x := sit()
	x.bank(50)
	x.play("p0 sell PRR 10")
	if round := x.ends(); round != "OR 2.2" {
		t.Errorf("broken in SR 2, over in %s", round)
	}
	if o := x.s.Outcome(); o.Reason != engine.BankBroke {
		t.Errorf("reason %v", o.Reason)
	}

	x = sit()
	x.s.Priv[x.private("SV")] = engine.PrivateState{Owner: x.who("p2"), Income: 5}
	x.operate("PRR")
	x.want("round OR 2.1")
	x.bank(4) // SV breaks it at the start of OR 2.2
	x.same("triggered", x.s.End.Triggered, false)
	if round := x.ends(); round != "OR 2.2" {
		t.Errorf("broken in OR 2.2, over in %s", round)
	}
}

// Rule: common rules 20.1: the timings, for a bank that breaks in SR 2 of a set of two.
func TestEndTimings(t *testing.T) {
	for timing, want := range map[title.EndTiming]string{
		title.AtImmediate:        "SR 2",
		title.AtCurrentTurn:      "SR 2",
		title.AtCurrentRound:     "SR 2",
		title.AtCurrentOR:        "OR 2.1",
		title.AtFullOR:           "OR 2.2",
		title.AtOneMoreFullORSet: "OR 3.2",
	} {
		t.Run(string(timing), func(t *testing.T) {
			x := stock(t, 3, 300, rule(func(r *title.Rules) {
				r.EndConditions = []title.EndCondition{{Reason: title.EndBank, Timing: timing}}
			}))
			x.found("PRR", 100, "p1 0 1 2 5; p0 3 4")
			x.s.Phase = 1
			x.bank(50)
			x.play("p0 sell PRR 10")
			x.same("at once", x.s.End.Over, timing == title.AtImmediate)
			if round := x.ends(); round != want {
				t.Errorf("over in %s, want %s", round, want)
			}
		})
	}
}

// Rule: common rules 20.1: an earlier timing replaces a later one, unless the first trigger counts.
func TestEndReplaced(t *testing.T) {
	for _, locks := range []bool{false, true} {
		x := stock(t, 3, 300, rule(func(r *title.Rules) {
			r.EndConditions = []title.EndCondition{{Reason: title.EndBankrupt, Timing: title.AtCurrentRound}, {Reason: title.EndBank, Timing: title.AtFullOR}}
			r.EndLocksFirst = locks
		}))
		x.found("PRR", 100, "p1 0 1 2 5; p0 3 4")
		x.bank(50)
		x.play("p0 sell PRR 10")
		x.s.Players[2].Bankrupt = true
		x.play("p0 pass")
		want := engine.Bankruptcy
		if locks {
			want = engine.BankBroke
		}
		if x.s.End.Reason != want {
			t.Errorf("locked %v: %v, want %v", locks, x.s.End.Reason, want)
		}
	}
}

// Rule: common rules 20.1: the other conditions.
func TestEndConditions(t *testing.T) {
	ending := func(reason title.EndReason, prepare func(*table)) engine.Outcome {
		x := stock(t, 3, 300, rule(func(r *title.Rules) {
			r.EndConditions = []title.EndCondition{{Reason: reason, Timing: title.AtImmediate}}
		}))
		x.found("PRR", 100, "p1 0 1 2 5; p0 3 4")
		prepare(x)
		x.play("p0 pass")
		return x.s.Outcome()
	}
	nothing := func(*table) {}
	for _, c := range []struct {
		reason  title.EndReason
		prepare func(*table)
		want    engine.EndReason
	}{
		{title.EndFinalPhase, nothing, engine.NotEnded},
		{title.EndFinalPhase, func(x *table) { x.s.Phase = 5 }, engine.FinalPhase},
		{title.EndFinalTrain, nothing, engine.NotEnded},
		{title.EndFinalTrain, func(x *table) { x.sellOut("2", "3", "4", "5", "6", "D") }, engine.FinalTrain},
		{title.EndAllClosed, nothing, engine.NotEnded},
		{title.EndBankrupt, nothing, engine.NotEnded},
		{title.EndBankrupt, func(x *table) { x.s.Players[2].Bankrupt = true }, engine.Bankruptcy},
		{title.EndStockMarket, nothing, engine.NotEnded},
	} {
		if o := ending(c.reason, c.prepare); o.Reason != c.want || o.Over != (c.want != engine.NotEnded) {
			t.Errorf("%s: %+v, want %v", c.reason, o, c.want)
		}
	}
}

// Rule: common rules 20.1, stock_market: a marker in a cell that ends the game.
func TestEndByMarket(t *testing.T) {
	x := stock(t, 2, 300, func(d *title.Definition) {
		d.Market.Rows[1][6] = "90e"
		d.Rules.EndConditions = []title.EndCondition{{Reason: title.EndStockMarket, Timing: title.AtImmediate}}
	})
	x.found("PRR", 100, "p1 0 1 2 5; p0 3 4")
	x.play("p0 sell PRR 10")
	if o := x.s.Outcome(); o.Reason != engine.StockMarketEnd {
		t.Errorf("%+v", o)
	}
}

// Rule: common rules 20.1, record format 4.7: the players may stop at any time; a player or a
// corporation says so.
func TestEndByAgreement(t *testing.T) {
	x := sit(t, 3)
	x.refuse("SV end", id.RuleTurn)
	x.refuse("bank end", id.RuleUnknown)
	x.refuse("p3 end", id.RuleUnknown)
	y := sit(t, 3)
	y.play("NYC end")
	if !y.s.End.Over {
		t.Error("NYC cannot stop the game")
	}
	x.play("p2 end")
	o := x.s.Outcome()
	if !o.Over || o.Reason != engine.ByAgreement || o.Reason.String() != "manually_ended" {
		t.Errorf("%+v", o)
	}
	x.refuse("p0 pass", id.RuleGameOver)
	x.refuse("p0 end", id.RuleGameOver)
	if x.s.Waiting() != nil || len(x.s.MayAct(nil)) > 0 || x.s.Kinds(x.who("p0")) != 0 {
		t.Error("somebody can act in a finished game")
	}
}

// Rule: common rules 4.2.3, 20.1: a game that reaches turn 100 ends.
func TestTurnLimit(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 100, "p1 0 1 2; p0 3 4")
	x.s.Turn = 99
	if round := x.ends(); x.s.Outcome().Reason != engine.TurnLimit {
		t.Errorf("%s, %v", round, x.s.Outcome().Reason)
	}
}

// Rule: common rules 20.2: cash, started certificates at the market price, privates at face value.
func TestScore(t *testing.T) {
	x := auctioned(t, 3) // p1: CS 40 and CA 160 with PRR_1, 600 left; p2: DH 70, BO 220 with B&O_0
	o := x.s.Outcome()
	if o.Over || o.Worth[1] != 600+40+160 || o.Worth[2] != 510+70+220+200 {
		t.Errorf("%+v", o)
	}
	x.s.Priv[x.private("CS")] = engine.PrivateState{Owner: x.who("B&O")}
	x.s.Priv[x.private("BO")] = engine.PrivateState{Closed: true}
	x.at("B&O", 0, 7)
	if o = x.s.Outcome(); o.Worth[1] != 600+160 || o.Worth[2] != 510+70+224 {
		t.Errorf("%+v", o)
	}
}
