package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// Rule: 1856, starting: the requirement is looked at again when the turn comes; a corporation that
// does not meet it any more is left out without any effect and tries again in the next round.
func TestStartPutOff(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, escrow, "p0 60")
	x.found("CV", 90, escrow, "p1 20")
	x.found("WR", 65, escrow, "p2 20 pool 10")
	for range 5 {
		x.s.Trains.Move(x.onSale("2"), id.Removed)
	}
	x.cash("GT", 100)
	x.cash("CV", 180)
	x.operate()
	if got := x.order(); got != "GT CV WR" {
		t.Fatalf("order %s", got)
	}
	x.play("GT pass", "GT train 2 100")
	for x.s.Operator() == x.corp("GT") {
		x.play("GT pass")
	}
	x.want("start 30", "actor WR", "WR floated true", "CV floated false", "CV price 90", "CV cash 180")
	for x.s.Round.Kind == engine.OperatingRound {
		x.play(x.name(x.actor()) + " pass")
	}
	for x.actor() != x.entity("p1") {
		x.play(x.name(x.actor()) + " pass")
	}
	x.play("p1 buy CV ipo")
	x.operate()
	if got := x.order(); got != "CV GT WR" { // GT's price has fallen
		t.Errorf("order %s", got)
	}
}

// Rule: 1856, list of operators: a sale within the round puts those who have not begun in order again;
// an unstarted corporation that does not meet the requirement any more drops out then.
func TestSaleSortsAgain(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 30")
	x.found("CPR", 90, incremental, "p1 30 p0 30")
	x.found("CV", 80, incremental, "p2 20")
	x.found("WR", 75, incremental, "p2 30 p1 20")
	x.operate()
	x.own().Start = 30
	x.s.Cash.Owe(id.OfPlayer(0), id.TheBank, 650, ledger.LoanInterest, nil)
	x.own().Turn.Debtor = 0
	if got := x.order(); got != "GT CPR CV WR" {
		t.Fatalf("order %s", got)
	}
	x.play("p0 sell CPR 20") // into the cell of WR, behind it
	x.want("CPR price 75", "actor GT")
	if got := x.order(); got != "GT WR CPR" {
		t.Errorf("order %s", got)
	}
}

// Rule: 1856, forced repayment: a sale in the crisis that lowers the number of player shares further
// calls for another loan.
func TestForcedRepaymentAgain(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 40 pool 30")
	x.found("CPR", 100, incremental, "p1 30 p0 30")
	x.loans("GT", 6)
	x.gone("2", "3", "4", "5", "6")
	x.cash("GT", 107)
	x.cash("p0", 50)
	x.operate()
	x.play("GT pass", "GT pass")
	x.want("GT loans 4", "GT cash 0", "p0 cash -103", "actor p0") // 60 of interest, 200 of which 47 are there
	x.play("p0 sell GT 10")
	x.want("GT loans 3", "p0 cash -113", "actor p0", "GT price 80")
	x.play("p0 sell CPR 20")
	x.want("p0 cash 87")
	if x.actor() == x.entity("p0") && x.s.Round.Kind == engine.OperatingRound {
		t.Error("he is asked again")
	}
}

// Rule: 1856, loans: never more than player shares, one in a turn, none after a repayment, none in
// phase 6; shares in the pool do not count.
func TestTakingLoans(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 20 pool 40")
	x.loans("GT", 1)
	x.operate()
	x.offers("GT loan")
	x.loans("GT", 2)
	x.offers("-GT loan")
	x.refuse("GT loan", id.RuleStep)
	x.loans("GT", 0)
	x.own().Turn.Repaid = true
	x.offers("-GT loan")
	x.own().Turn.Repaid = false
	x.phase("6")
	x.offers("-GT loan")
	x.phase("5")
	x.play("GT loan")
	x.offers("-GT loan")
	x.want("GT cash 100", "GT loans 1")
}

// Rule: 1856, steps of a turn: the last call waits while a private could be bought, with a loan if
// need be, or the port has not been placed.
func TestLastCall(t *testing.T) {
	waits := func(x *table) bool {
		for i, s := range x.g.Steps(engine.OperatingRound) {
			if i == stepLast {
				return s.Demands(x.s)
			}
		}
		return false
	}
	x := companies(t)
	for _, c := range []struct {
		what string
		set  func()
		want bool
	}{
		{"money for Flos Tramway", func() { x.cash("GT", 10) }, true},
		{"not enough, but a loan", func() { x.cash("GT", 9) }, true},
		{"not enough, and no loan", func() { x.own().Turn.Took = true }, false},
		{"phase 5", func() { x.cash("GT", 500); x.phase("5") }, false},
		{"the port", func() { x.s.Priv[x.g.PrivateNamed("GLSC")].Owner = x.entity("GT") }, true},
	} {
		c.set()
		if got := waits(x); got != c.want {
			t.Errorf("%s: waits %v", c.what, got)
		}
	}
}

// Rule: 1856, steps of a turn: after the lay the track step waits for Canada's tile, and for
// Waterloo and Canada with a player if the operator could buy them, only in phases 3 and 4.
func TestTrackWaits(t *testing.T) {
	x := companies(t)
	x.play("GT lay P9 5 1")
	owner := func(name, who string) { x.s.Priv[x.g.PrivateNamed(name)].Owner = x.entity(who) }
	for _, c := range []struct {
		what string
		set  func()
		want bool
	}{
		{"both with p1", func() {}, true},
		{"money for Waterloo only", func() { x.cash("GT", 20) }, true},
		{"money for none", func() { x.cash("GT", 19) }, false},
		{"money for Waterloo, which CPR has", func() { x.cash("GT", 24); owner("WSRC", "CPR") }, false},
		{"money for Canada", func() { x.cash("GT", 25) }, true},
		{"phase 2", func() { x.phase("2") }, false},
		{"its own Canada", func() { owner("TCC", "GT") }, true},
		{"its own Waterloo too", func() { owner("WSRC", "GT") }, true},
		{"its Canada is used", func() { x.s.Priv[x.g.PrivateNamed("TCC")].Closed = true }, false},
	} {
		c.set()
		if got := companiesWait(x.s); got != c.want {
			t.Errorf("%s: waits %v", c.what, got)
		}
	}
}

// Rule: 1856, steps of a turn: a loan that may be taken counts for a station, less once interest is
// charged; with the free station of Waterloo any city will do to make it wait.
func TestTokenWaits(t *testing.T) {
	x := stockRound(t, 3)
	x.found("CA", 100, incremental, "p0 60")
	x.token("CA", "D17", 0)
	x.tile("D17", "57", 2)
	x.tile("C16", "8", 3)
	x.tile("C14", "15", 5) // a slot beside the one of LPS
	x.operate()
	step := x.g.Steps(engine.OperatingRound)[stepToken]
	k := &x.s.Corps[x.corp("CA")]
	for _, c := range []struct {
		what string
		set  func()
		want bool
	}{
		{"40 with a loan", func() {}, true},
		{"no loan", func() { x.own().Turn.Took = true }, false},
		{"40 in cash", func() { x.cash("CA", 40) }, true},
		{"100 with 10 and a loan of 90", func() {
			x.own().Turn = turn{Charged: true}
			x.cash("CA", 10)
			x.token("CA", "J13", 0)
		}, true},
		{"100 with 9 and a loan of 90", func() { x.cash("CA", 9) }, false},
		{"100, but Waterloo's station is free", func() {
			x.s.Priv[x.g.PrivateNamed("WSRC")] = engine.PrivateState{Owner: x.entity("CA")}
		}, true},
		{"all placed", func() { x.token("CA", "J11", 0) }, false},
	} {
		c.set()
		if got := step.Demands(x.s); got != c.want {
			t.Errorf("%s, %d placed: waits %v", c.what, k.Placed, got)
		}
	}
}

// Rule: 1856, bonus rights: none while a player owns the company, one of each kind, not without the
// money, not beyond the supply.
func TestRightsRefused(t *testing.T) {
	x := companies(t)
	for _, c := range []struct {
		what string
		set  func()
		sold bool
	}{
		{"the company with a player", func() {}, false},
		{"the company with CPR", func() { x.s.Priv[x.g.PrivateNamed("NFSBC")].Owner = x.entity("CPR") }, true},
		{"no money", func() { x.cash("GT", 49) }, false},
		{"just enough", func() { x.cash("GT", 50) }, true},
		{"none left", func() { x.own().Supply[0] = 0 }, false},
		{"the company closed", func() { x.own().Supply[0] = 1; x.s.Priv[x.g.PrivateNamed("NFSBC")].Closed = true }, true},
		{"it has the right", func() { x.own().Corps[x.corp("GT")].Rights = 1 }, false},
	} {
		c.set()
		line := "GT right bridge"
		if !c.sold {
			line = "-" + line
		}
		x.offers(line)
	}
	// With the other right for sale the step is open, and this one is still refused.
	x.s.Priv[x.g.PrivateNamed("SCFTC")].Closed = true
	x.offers("GT right tunnel")
	x.refuse("GT right bridge", id.RuleRight)
	x.play("GT right tunnel")
	x.want("GT cash 0")
}
