package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 6.2, a normal turn.
func TestWaterfallTurns(t *testing.T) {
	x := sit(t, 3)
	x.want("actor p0", "round auction")
	x.refuse("p1 bid SV 20", id.RuleTurn)
	x.refuse("p0 bid SV 21", id.RuleBidFront)
	x.refuse("p0 bid SV 15", id.RuleBidFront)
	x.refuse("p0 bid CS 44", id.RuleBidMinimum)
	x.refuse("p0 bid BO 801", id.RuleBidMoney)
	x.refuse("p0 par B&O 100", id.RuleStep)
	x.offered("p0 bid SV 20", "p0 bid CS 45", "p0 bid CS 46", "p0 bid BO 800", "p0 pass")
	x.notOffered("p0 bid SV 25", "p0 bid CS 44", "p0 bid BO 801", "p1 pass")

	x.play("p0 bid CS 45")
	x.want("actor p1", "p0 cash 800")
	x.refuse("p1 bid CS 49", id.RuleBidMinimum) // five more than the highest
	x.play("p1 bid CS 57")                      // any larger amount, not only multiples of five
	x.play("p2 bid SV 20")                      // two bids on CS: an auction, the lowest bid acts
	x.want("actor p0", "SV owner p2", "CS owner nobody", "p2 cash 780")
	x.refuse("p1 pass", id.RuleTurn)
	x.refuse("p0 bid DH 75", id.RuleStep) // not under the hammer
	x.refuse("p0 bid CS 61", id.RuleBidMinimum)
	x.play("p0 bid CS 62")
	x.want("actor p1")
	x.play("p1 pass")
	x.want("CS owner p0", "p0 cash 738", "p1 cash 800")
	x.want("actor p0") // the one behind the last normal turn, that of p2
}

// Rule: common rules 6.2: raising one's own bid follows the same minimum, and a new bid replaces
// the old one.
func TestWaterfallOwnBid(t *testing.T) {
	x := sit(t, 2)
	x.play("p0 bid CS 45", "p1 pass")
	x.refuse("p0 bid CS 49", id.RuleBidMinimum)
	x.play("p0 bid CS 50", "p1 bid SV 20")
	x.want("CS owner p0", "p0 cash 1150")
}

// Rule: common rules 6.2: the sum of the standing bids is not available for another one, but a
// bid on the same private is replaced.
func TestWaterfallMoney(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 bid BO 700", "p1 pass", "p2 pass")
	x.refuse("p0 bid CA 165", id.RuleBidMoney)
	x.refuse("p0 bid DH 101", id.RuleBidMoney)
	x.offered("p0 bid DH 100", "p0 bid BO 800")
	x.notOffered("p0 bid CA 165", "p0 bid BO 801")
	x.play("p0 bid DH 100", "p1 pass", "p2 pass")
	x.refuse("p0 bid SV 20", id.RuleBidMoney)

	// ONLY_HIGHEST_BID_COMMITTED: what is outbid is free again.
	y := sit(t, 3, rule(func(r *title.Rules) { r.OnlyHighestBidHeld = true }))
	y.play("p0 bid BO 700", "p1 bid BO 705", "p2 pass")
	y.offered("p0 bid CA 800")
	y.refuse("p0 bid CA 801", id.RuleBidMoney)
}

// Rule: common rules 22.1, MUST_BID_INCREMENT_MULTIPLE.
func TestWaterfallMultiples(t *testing.T) {
	x := sit(t, 3, rule(func(r *title.Rules) { r.BidMultiples = true }))
	x.refuse("p0 bid CS 47", id.RuleBidMultiple)
	x.notOffered("p0 bid CS 47")
	x.offered("p0 bid CS 45", "p0 bid CS 50")
	x.play("p0 bid CS 50")
	x.refuse("p1 bid CS 58", id.RuleBidMultiple)
	x.play("p1 bid CS 60")
}

// Rule: common rules 6.3: a cascade hands out private after private, stops for an auction and
// goes on behind it.
func TestWaterfallCascade(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 bid CS 45", "p1 bid DH 75", "p2 bid MH 115", "p0 bid MH 120", "p1 bid CA 165", "p2 bid SV 20")
	x.want("SV owner p2", "CS owner p0", "DH owner p1", "MH owner nobody", "CA owner nobody")
	x.want("actor p2") // the lowest bid of the auction of MH
	x.play("p2 pass")
	x.want("MH owner p0", "CA owner p1", "p0 cash 635", "p1 cash 560", "p2 cash 780")
	x.want("p1 certs PRR 1", "actor p0") // BO without bids: turns go on behind p2
	x.refuse("p0 bid BO 225", id.RuleBidFront)
	x.play("p0 bid BO 220")
	x.want("actor p0")
}

// Rule: common rules 6.5, the example with three players: everybody passes four times, the first
// player gets SV for nothing.
func TestWaterfallAllPass(t *testing.T) {
	x := sit(t, 3)
	for _, price := range []string{"20", "15", "10"} {
		x.offered("p0 bid SV " + price)
		x.play("p0 pass", "p1 pass", "p2 pass")
	}
	x.refuse("p0 bid SV 20", id.RuleBidFront)
	x.play("p0 pass", "p1 pass")
	x.want("SV owner nobody", "actor p2")
	x.play("p2 pass")
	x.want("SV owner p0", "p0 cash 800", "actor p1")

	// With SV sold, everybody passing pays the income of what is owned.
	x.play("p1 pass", "p2 pass")
	x.want("p0 cash 800")
	x.play("p0 pass")
	x.want("p0 cash 805", "p1 cash 800", "actor p1", "phase 2", "round auction")
}

// Rule: common rules 6.5: SV for nothing starts a cascade too.
func TestWaterfallFreeCascade(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 bid CS 45", "p1 pass", "p2 pass")
	for range 2 { // p0's bid cleared his mark
		x.play("p0 pass", "p1 pass", "p2 pass")
	}
	x.want("SV owner nobody")
	x.play("p0 pass", "p1 pass", "p2 pass", "p0 pass")
	x.want("SV owner p1", "CS owner p0", "p1 cash 800", "p0 cash 755", "actor p2")
}

// Rule: common rules 6.2: a bid clears the mark of the bidder, so that another round of passes is
// needed.
func TestWaterfallMarks(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 pass", "p1 pass", "p2 bid CS 45", "p0 pass", "p1 pass")
	x.offered("p2 bid SV 20")
	x.play("p2 pass")
	x.offered("p0 bid SV 15")
}

// Rule: common rules 6.6: the buyer of BO chooses the par of B&O at once and pays nothing for it.
func TestWaterfallPar(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 bid BO 225", "p1 bid SV 20", "p2 bid CS 40", "p0 bid DH 70", "p1 bid MH 110", "p2 bid CA 160")
	x.want("BO owner p0", "actor p0", "round auction", "p2 certs PRR 1", "p0 cash 505")
	x.refuse("p0 pass", id.RuleStep)
	x.refuse("p1 par B&O 100", id.RuleTurn)
	x.refuse("p0 par PRR 100", id.RuleStep)
	x.refuse("p0 par B&O 112", id.RuleParCell)
	x.offered("p0 par B&O 100", "p0 par B&O 90", "p0 par B&O 82", "p0 par B&O 76", "p0 par B&O 71", "p0 par B&O 67")
	x.play("p0 par B&O 67")
	x.want("B&O president p0", "p0 certs B&O 0", "p0 cash 505", "B&O cell 67,5,6", "B&O floated false")
	x.want("round SR 1", "actor p0", "seats p0 p1 p2") // behind p2, who took the last normal turn
}

// Rule: common rules 6.6: a choice of par in the middle comes before everything else.
func TestWaterfallParInTheMiddle(t *testing.T) {
	x := sit(t, 3)
	x.play("p0 bid SV 20", "p1 bid CS 40", "p2 bid DH 70", "p0 bid MH 110", "p1 bid BO 230", "p2 bid CA 160")
	x.want("actor p1", "BO owner p1")
	x.refuse("p0 pass", id.RuleTurn)
	x.play("p1 par B&O 90")
	x.want("round SR 1", "actor p0")
}

// Rule: common rules 6.6: privates cannot be exchanged during the auction.
func TestWaterfallNoExchange(t *testing.T) {
	x := sit(t, 2)
	x.play("p0 bid MH 115", "p1 bid SV 20", "p0 bid CS 40", "p1 bid DH 70")
	x.want("MH owner p0")
	x.refuse("MH buy NYC ipo", id.RuleTurn)
	x.notOffered("MH buy NYC ipo")
}
