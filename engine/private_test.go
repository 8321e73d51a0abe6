package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// owned is `one` with a private in somebody's hands, in phase 3.
func owned(t *testing.T, treasury id.Money, name, owner string) *table {
	t.Helper()
	x := one(t, treasury, 0)
	x.s.Phase = 1
	x.s.Priv[x.private(name)] = engine.PrivateState{Owner: x.who(owner), Income: x.g.Privates[x.private(name)].Income}
	return x
}

// Rule: common rules 18.1: in phases 3 and 4 at any moment of its turn, from any player, from half
// to twice the face value.
func TestSellPrivateToCorporation(t *testing.T) {
	x := owned(t, 100, "CS", "p1")
	x.refuse("PRR private CS 19", id.RulePrivatePrice)
	x.refuse("PRR private CS 81", id.RulePrivatePrice)
	x.refuse("NYC private CS 40", id.RuleTurn)
	x.refuse("PRR private SV 20", id.RulePrivateSale) // closed
	x.offered("PRR private CS 20", "PRR private CS 80")
	x.notOffered("PRR private CS 19", "PRR private CS 81")
	x.play("PRR private CS 80")
	x.want("CS owner PRR", "PRR cash 20", "p1 cash 80", "actor PRR")
	x.refuse("PRR private CS 40", id.RuleStep) // it stays where it is

	x = owned(t, 30, "CS", "p1")
	x.refuse("PRR private CS 31", id.RuleCash)
	x.offered("PRR private CS 30")
	x.notOffered("PRR private CS 31")
	x.cash("PRR", 19)
	x.notOffered("PRR private CS 20")

	for phase, want := range map[id.PhaseID]bool{0: false, 1: true, 2: true, 3: false} {
		x = owned(t, 100, "CS", "p1")
		x.s.Phase = phase
		x.same(x.s.PhaseNow().Name, x.offers("PRR private CS 40"), want)
	}

	x = owned(t, 500, "BO", "p1")
	x.refuse("PRR private BO 220", id.RuleStep)
	x.notOffered("PRR private BO 220")
}

// Rule: common rules 10.3, the closing step: a decision while a private can be bought.
func TestClosingStep(t *testing.T) {
	x := owned(t, 79, "SV", "p1")
	x.play("PRR pass")
	x.want("actor PRR") // behind the train step, which it could not use
	x.offered("PRR private SV 10", "PRR pass")
	x.play("PRR private SV 40")
	x.same("turn over", x.s.Operator() == x.corp("PRR"), false)

	x = owned(t, 9, "SV", "p1") // less than its least price
	x.play("PRR pass")
	x.same("turn over", x.s.Operator() == x.corp("PRR"), false)
}

// Rule: common rules 18.2: blocked while a player owns the private, free when a corporation does.
func TestBlockedHex(t *testing.T) {
	x := owned(t, 500, "SV", "p1")
	x.play("PRR lay H14 8 1")
	for x.s.Operator() == x.corp("PRR") {
		x.play("PRR pass")
	}
	x.operate("PRR")
	x.refuse("PRR lay G15 9 0", id.RuleHexBlocked)
	x.notOffered("PRR lay G15 9 0")
	y := x.s.Clone(x.w)
	x.play("PRR private SV 20", "PRR lay G15 9 0")

	x.s.CopyFrom(y)
	x.s.Priv[x.private("SV")] = engine.PrivateState{Closed: true}
	x.play("PRR lay G15 9 0")
}

// Rule: common rules 18.7: once, at any time of its owner's turn, a town tile on B20, besides the
// turn's own lay.
func TestExtraTile(t *testing.T) {
	x := owned(t, 100, "CS", "p1")
	x.refuse("CS lay B20 58 0", id.RuleTurn) // a player owns it
	x.play("PRR private CS 20")
	x.refuse("CS lay B20 57 0", id.RulePrivatePower)
	x.refuse("CS lay H10 57 1", id.RulePrivatePower)
	x.refuse("CS lay B20 9 0", id.RulePrivatePower)
	x.refuse("PRR lay B20 58 0", id.RuleTileReach) // only by the power
	x.offered("CS lay B20 58 0", "CS lay B20 3 0", "CS lay B20 4 1")
	y := x.s.Clone(x.w)
	x.play("CS lay B20 58 0")
	x.want("actor PRR", "PRR cash 80", "CS closed false", "CS owner PRR")
	x.play("PRR lay H10 57 1") // the track step is still there
	x.refuse("CS lay B20 58 0", id.RuleTurn)

	x.s.CopyFrom(y) // behind all other steps: a pass is needed while the power is unused
	x.cash("PRR", 10)
	x.play("PRR pass")
	x.want("actor PRR")
	x.offered("CS lay B20 4 1", "PRR pass")
	x.play("CS lay B20 4 1")
	x.same("turn over", x.s.Operator() == x.corp("PRR"), false)
}

// Rule: common rules 18.8: tile 57 on F16 in place of the turn's lay, for 120, and then a free
// token or none.
func TestTeleport(t *testing.T) {
	x := owned(t, 500, "DH", "p1")
	x.play("PRR private DH 140")
	x.cash("PRR", 119)
	x.notOffered("DH lay F16 57 0")
	x.refuse("DH lay F16 57 0", id.RuleCash)
	x.cash("PRR", 200)
	x.refuse("DH lay H10 57 1", id.RulePrivatePower)
	y := x.s.Clone(x.w)
	x.play("DH lay F16 57 0")
	x.want("PRR cash 80", "actor DH")
	x.refuse("PRR lay H10 57 1", id.RuleTurn)
	x.refuse("PRR pass", id.RuleTurn)
	x.refuse("DH token H12 0", id.RulePrivatePower)
	x.offered("DH token F16 0", "DH pass")
	z := x.s.Clone(x.w)
	x.play("DH token F16 0")
	x.want("PRR cash 80", "DH owner PRR", "DH closed false")
	x.same("track and token are over", x.offers("PRR lay H10 57 1") || x.offers("PRR token H10 0"), false)
	x.sound()

	x.s.CopyFrom(z)
	x.play("DH pass")
	x.refuse("DH token F16 0", id.RuleTurn)
	if n := x.s.Corps[x.corp("PRR")].Placed; n != 1 {
		t.Errorf("%d tokens placed after declining", n)
	}

	x.s.CopyFrom(y) // not behind the turn's own lay
	x.play("PRR lay H10 57 1")
	x.refuse("DH lay F16 57 0", id.RuleTurn)

	x.s.CopyFrom(y) // without a token left there is no choice
	c := &x.s.Corps[x.corp("PRR")]
	c.Stations = c.Placed
	x.play("DH lay F16 57 0")
	x.same("DH acts", x.name(x.s.Actors(nil)[0]) == "DH", false)
}

// Rule: common rules 18.4: MH for a certificate of NYC from IPO or pool, in anybody's turn, for
// nothing; it is no action of the turn.
func TestExchange(t *testing.T) {
	sit := func() *table {
		x := stock(t, 3, 300)
		x.found("NYC", 100, "p0 0 1; p1 2; pool 4")
		x.s.Priv[x.private("MH")] = engine.PrivateState{Owner: x.who("p1"), Income: 20}
		return x
	}
	x := sit()
	x.want("actor p0")
	x.offered("MH buy NYC ipo", "MH buy NYC pool")
	x.refuse("MH buy PRR ipo", id.RuleExchange)
	x.refuse("CS buy NYC ipo", id.RuleTurn)
	x.play("MH buy NYC pool")
	x.want("p1 certs NYC 2 4", "p1 cash 300", "MH closed true", "actor p0", "priority p0", "NYC floated false")
	x.refuse("MH buy NYC ipo", id.RuleTurn)

	x = sit() // the holding limit counts, the certificate limit and an earlier sale do not
	x.play("p0 pass", "p1 sell NYC 10", "MH buy NYC ipo")
	x = sit()
	for _, n := range []int{3, 5, 6, 7, 8} {
		x.s.Shares.Move(x.s.Shares.Cert(x.corp("NYC"), n), id.OfPlayer(1), false)
	}
	x.refuse("MH buy NYC pool", id.RuleHoldLimit)
	x.notOffered("MH buy NYC pool")

	x = sit() // before NYC is started, from its IPO
	x.s.Corps[x.corp("NYC")] = engine.Corp{Par: id.NoCell}
	x.s.Market.Remove(x.corp("NYC"))
	for n := range 9 {
		x.s.Shares.Move(x.s.Shares.Cert(x.corp("NYC"), n), id.OfCorp(x.corp("NYC")), true)
	}
	x.play("MH buy NYC ipo")
	x.want("p1 certs NYC 1", "NYC president nobody")
	x.refuse("p1 sell NYC 10", id.RuleTurn)

	x = sit() // a corporation cannot use it
	x.s.Priv[x.private("MH")].Owner = x.who("PRR")
	x.refuse("MH buy NYC ipo", id.RuleTurn)
}

// A refused action changes nothing: what a replay tolerates of one that is refused for another
// reason leaves no trace in the journal either.
func TestRefusedToleratesNothing(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 100, "p0 0 1")
	x.s.Priv[x.private("MH")] = engine.PrivateState{Owner: x.who("p1"), Income: 20}
	x.s.SetGame(x.g.Replaying())
	x.j.Reset()
	err := x.s.Apply(x.action("MH buy PRR pool"), &x.j)
	if r, ok := err.(*engine.Refusal); !ok || r.Rule != id.RuleCertSource || len(x.j.Tolerated) != 0 {
		t.Errorf("%v, tolerated %v", err, x.j.Tolerated)
	}
	if err := x.s.Apply(x.action("MH buy PRR ipo"), &x.j); err != nil || len(x.j.Tolerated) != 1 {
		t.Errorf("%v, tolerated %v", err, x.j.Tolerated)
	}
}

// Rule: common rules 18.4: in an operating round an exchange can float NYC.
func TestExchangeFloats(t *testing.T) {
	x := one(t, 100, 0)
	x.found("NYC", 90, "p1 0 1 2; p2 3")
	x.s.Priv[x.private("MH")] = engine.PrivateState{Owner: x.who("p2"), Income: 20}
	x.play("MH buy NYC ipo")
	x.want("NYC floated true", "NYC cash 900", "actor PRR", "operators PRR") // it operates in the next round
}

// Rule: common rules 18.6: BO closes when B&O gets its first train, from wherever.
func TestBOCloses(t *testing.T) {
	x := stock(t, 3, 0)
	x.found("B&O", 100, "p0 0 1 2; p1 3 4")
	x.found("PRR", 67, "p1 0 1 2; p0 3 4")
	x.own("PRR", "2")
	x.s.Priv[x.private("BO")] = engine.PrivateState{Owner: x.who("p2"), Income: 30}
	x.cash("B&O", 100)
	x.operate("B&O")
	x.want("BO closed false", "p2 cash 30")
	x.play("B&O pass", "B&O train 2 10 PRR")
	x.want("BO closed true", "BO owner nobody")
}

// Rule: common rules 6.6, 23.13: what comes with CA cannot be sold before PRR is started, and
// counts for the certificate limit.
func TestCamdenAmboy(t *testing.T) {
	x := auctioned(t, 3)
	x.want("p1 certs PRR 1")
	if n := x.s.CertCount(1); n != 3 { // CS, CA and the certificate
		t.Errorf("p1 has %d certificates", n)
	}
	x.s.Turn = 2
	x.play("p0 pass")
	x.refuse("p1 sell PRR 10", id.RuleNotStarted)
}
