package t1856

import (
	"fmt"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// mergedOf founds corporations in the order of their names and returns them as merged.
func (x *table) mergedOf(holdings ...string) (merged []id.CorpID) {
	for i, h := range holdings {
		merged = append(merged, x.found(x.g.Corps[i].Name, 100, incremental, h))
	}
	return merged
}

// Rule: 1856, shares: there are twenty at most; whoever comes later goes short, the pool last.
func TestMoreThanTwentyShares(t *testing.T) {
	x := stockRound(t, 3)
	merged := x.mergedOf("p0 60 p1 40", "p0 60 p1 40", "p0 60 p1 40", "p0 60 p1 40", "p0 60 p2 20 pool 20")
	x.own().Forming.Starter = 0
	x.rules().share(x.s, merged, nil)
	x.want("p0 holds CGR 75", "p1 holds CGR 25", "p2 holds CGR 0", "pool holds CGR 0", "CGR ipo 0", "CGR president p0")

	y := stockRound(t, 3)
	merged = y.mergedOf("p0 60 p1 40", "p0 60 p1 40", "p0 60 p1 40", "p0 60 p1 40", "p0 60 p2 20 pool 20")
	y.own().Forming.Starter = 2
	y.rules().share(y.s, merged, nil)
	y.want("p2 holds CGR 5", "p0 holds CGR 75", "p1 holds CGR 20", "pool holds CGR 0", "CGR president p0")
}

// Rule: 1856, shares: an odd tenth is lost to its owner and counts with the pool; the last one is
// lost to all.
func TestOddShares(t *testing.T) {
	for _, c := range []struct {
		holdings []string
		pool     string
	}{
		{[]string{"p0 30 p1 20"}, "pool holds CGR 0"},
		{[]string{"p0 30 p1 30"}, "pool holds CGR 10"},
		{[]string{"p0 30 p1 30 p2 10"}, "pool holds CGR 10"},
		{[]string{"p0 30 p1 20 pool 10"}, "pool holds CGR 10"},
		{[]string{"p0 30 p1 20 pool 20", "p2 30 pool 10"}, "pool holds CGR 20"},
	} {
		x := stockRound(t, 3)
		merged := x.mergedOf(c.holdings...)
		x.rules().share(x.s, merged, nil)
		x.want("p0 holds CGR 10", c.pool)
	}
}

// Rule: 1856, shares: half a presidency of twenty shares; of nineteen single certificates that are due
// there are eighteen.
func TestHalfPresidencyOfTwenty(t *testing.T) {
	x := stockRound(t, 6)
	merged := x.mergedOf("p0 20 pool 50", "p1 20 pool 50", "p2 20 pool 50", "p3 20 pool 50", "p4 20 pool 50", "p5 20 pool 50")
	x.own().Forming.Starter = 3
	x.rules().share(x.s, merged, nil)
	x.want("p3 holds CGR 5", "p0 holds CGR 5", "p2 holds CGR 5", "pool holds CGR 65", "CGR ipo 0", "CGR president p3")
	if x.own().National.Half != 3 || x.s.Shares.Unowned(x.corp("CGR")) != 5 {
		t.Error("the other half of the president's certificate has an owner")
	}
}

// Rule: 1856, tokens: homes are taken over wherever they are, also where no track is, and in any
// number; other stations in their hexes vanish.
func TestNationalHomes(t *testing.T) {
	x := stockRound(t, 3)
	homes := []string{"J15", "D17", "M4", "N11", "P9", "F15", "C14", "K8", "L15", "O16", "J11"}
	var merged []id.CorpID
	for i, h := range homes {
		c := x.found(x.g.Corps[i].Name, 100, incremental, "p0 20")
		x.token(x.g.Corps[i].Name, h, 0)
		merged = append(merged, c)
	}
	x.tile("J11", "14", 0)
	x.token("BBG", "J11", 0) // beside WGB's home
	x.token("CPR", "H15", 0)
	x.token("GT", "I12", 0) // no track yet
	for _, c := range merged {
		for _, k := range x.s.Corps[c].Tokens[:x.s.Corps[c].Placed] {
			x.g.Board.RemoveToken(&x.s.Board, c, k.Hex, int(k.City))
		}
	}
	x.rules().takeTokens(x.s, merged)
	x.want("CGR tokens J15.0,D17.0,M4.0,N11.0,P9.0,F15.0,C14.0,K8.0,L15.0,O16.0,J11.0,H15.0,I12.0")
	if n := x.rules().allowed(x.s); n != 11 {
		t.Errorf("it may keep %d", n)
	}
	x.own().Forming.Stage = removing
	x.rules().removed(x.s)
	if x.own().Forming.Stage != removing {
		t.Error("thirteen stations, and none is to be removed")
	}
	for i := range homes {
		if x.rules().removable(x.s, i) {
			t.Errorf("the home in %s may be removed", homes[i])
		}
	}
}

// Rule: 1856, tokens: of two in one city of different corporations the later stays.
func TestNationalTokensInOneCity(t *testing.T) {
	x := sixes(t)
	x.tile("F17", "14", 0)
	x.token("WR", "F17", 0)
	x.token("WR", "H15", 0)
	x.token("CPR", "F17", 0)
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.want("CGR tokens O16.0,M4.0,H15.0,F17.0")
}

// Rule: 1856, limits: the table, by corporations left.
func TestNationalCertLimits(t *testing.T) {
	table := map[int][4]uint8{
		11: {28, 22, 18, 15}, 10: {25, 20, 16, 14}, 9: {22, 18, 15, 12}, 8: {20, 16, 13, 11}, 7: {18, 14, 11, 10},
		6: {15, 12, 10, 8}, 5: {13, 10, 8, 7}, 4: {10, 8, 7, 6}, 3: {10, 8, 7, 6}, 2: {10, 8, 7, 6}, 1: {10, 8, 7, 6},
	}
	for players := 3; players <= 6; players++ {
		x := sit(t, players)
		for left, want := range table {
			if got := x.rules().limits[left]; got != want[players-3] {
				t.Errorf("%d corporations, %d players: %d, want %d", left, players, got, want[players-3])
			}
		}
	}
}

// Rule: 1856, limits, stock round: whoever is above a limit because of the formation may only sell,
// as long as he can.
func TestAboveLimitAfterFormation(t *testing.T) {
	x := stockRound(t, 3)
	merged := x.mergedOf("p0 60 p1 40", "p0 60 p1 40")
	x.rules().share(x.s, merged, nil)
	c := x.corp("CGR")
	x.s.Corps[c].Started, x.s.Corps[c].Floated, x.own().National.Formed = true, true, true
	x.s.Corps[c].Par = x.rules().price(x.s, merged)
	x.s.Market.Put(c, x.s.Corps[c].Par)
	for _, m := range merged {
		x.s.CloseCorp(m, nil)
	}
	x.found("GT", 65, full, "p0 20 p1 20")
	x.s.CertMax = 6 // p0 has six, and the two of GT count too
	x.want("p0 holds CGR 60")
	x.s.CertMax = 5
	x.offers("p0 sell CGR 10", "-p0 pass", "-p0 buy GT ipo")
	x.refuse("p0 pass", id.RuleMustSell)
	x.refuse("p0 buy GT ipo", id.RuleMustSell)
	x.play("p0 sell CGR 10")
	x.offers("p0 pass")
}

// Rule: 1856, when CGR operates first: not if any of those merged stands before the buyer, though
// others come after it.
func TestNotInserted(t *testing.T) {
	x := sixes(t)
	x.at("CPR", 125)
	x.s.Round.Order[0], x.s.Round.Order[1], x.s.Round.At = x.entity("CPR"), x.entity("GT"), 1
	x.play("GT train 6 700", "WR merge", "CPR merge")
	if got := x.order(); got != "CGR GT" || x.s.OR != 2 { // nothing is left to do in the round
		t.Errorf("order %s of round %d", got, x.s.OR)
	}
	x.want("CGR floated true", "actor CGR")
}

// Rule: 1856, merging: escrow is lost; the port marker is gone with the first 6.
func TestMergingLosesEscrow(t *testing.T) {
	x := sixes(t)
	k := &x.own().Corps[x.corp("WR")]
	k.Capital, k.Escrow = escrow, 240
	x.own().Port, x.own().PortOwner = x.g.Board.HexNamed("O18"), x.corp("WR")
	x.play("GT train 6 700")
	if x.own().Port != id.NoHex {
		t.Error("the port marker is still there")
	}
	x.play("WR merge", "CPR pass")
	x.want("WR escrow 0", "CGR cash 20")
}

// Rule: 1856, running CGR: the certificates of its IPO are paid to the bank at par, those of the pool at
// the price; a share of 5 % costs the price of a share.
func TestNationalShareSales(t *testing.T) {
	x := stockRound(t, 3)
	merged := x.mergedOf("p0 60 p1 20 pool 20", "p0 60 p1 20 pool 20", "p0 60 pool 20")
	x.rules().share(x.s, merged, nil)
	c := x.corp("CGR")
	x.s.Corps[c].Started, x.s.Corps[c].Floated, x.own().National.Formed = true, true, true
	x.s.Corps[c].Par = x.rules().price(x.s, merged)
	x.s.Market.Put(c, x.s.Corps[c].Par)
	x.at("CGR", 150)
	x.want("p0 holds CGR 45", "p1 holds CGR 10", "pool holds CGR 15", "CGR ipo 30")
	x.s.Round.At = 2
	x.play("p2 buy CGR ipo")
	x.want("p2 cash 400", "CGR cash 0", "p2 holds CGR 5")
	for x.actor() != x.entity("p2") {
		x.play(fmt.Sprintf("p%d pass", x.actor().N))
	}
	x.play("p2 buy CGR pool")
	x.want("p2 cash 250", "CGR cash 0", "p2 holds CGR 10")
}

// Rule: 1856, running CGR: the next train of the row is lent before one of the pool.
func TestBorrowsFromTheRow(t *testing.T) {
	x := borrower(t)
	x.play("CGR pass")
	x.s.Trains.Move(x.trainIn("D", 0), id.ThePool)
	borrow := func(i int) engine.Action {
		return engine.Action{Type: engine.BorrowTrain, Entity: x.entity("CGR"), Train: x.trainIn("D", i)}
	}
	x.offers("CGR borrow D", "CGR pass")
	if list := x.s.Legal(x.entity("CGR"), nil); !slices.Contains(list, borrow(1)) || slices.Contains(list, borrow(0)) {
		t.Errorf("%+v", list)
	}
	for _, a := range []engine.Action{borrow(0), borrow(2), {Type: engine.BorrowTrain, Entity: x.entity("CGR"), Train: x.onSale("6")}} {
		if err := x.s.Apply(a, nil); err == nil || err.(*engine.Refusal).Rule != id.RuleBorrow {
			t.Errorf("%+v: %v", a, err)
		}
	}
	x.play("CGR pass")
	x.want("CGR trains none")
}
