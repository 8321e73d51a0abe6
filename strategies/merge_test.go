package strategies

import (
	"math/bits"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func TestStanding(t *testing.T) {
	f := newBorrowers(t)
	before := f.view().Standing()
	if before != float64(f.view().MyCash()) {
		t.Errorf("without shares %g, want the cash", before)
	}
	c := f.start("LPS", 70, 1, 0)
	f.s.Shares.Move(f.s.Shares.Cert(c, 1), id.OfPlayer(0), false)
	if v := f.view(); v.Standing() != before+v.ShareWorth(c) {
		t.Errorf("with a share of LPS %g, want its worth of %g more", v.Standing(), v.ShareWorth(c))
	}
	if _, ok := f.view().StandingAfter(engine.Action{Type: engine.Merge, Entity: id.OfCorp(c), Corp: c}); ok {
		t.Error("nothing can be merged in the auction")
	}
}

// indebted is a game in which LPS of the first player of the stock round owes a loan, and WR of another
// is about to buy the train with which loans end.
func indebted(t *testing.T) (f *fixture, lps, wr id.CorpID) {
	t.Helper()
	f = newBorrowers(t)
	lps = f.founded("LPS", 60)
	wr = f.founded("WR", 60)
	for f.s.Round.Kind == engine.StockRound {
		f.act(engine.Pass, id.NoCorp)
	}
	f.cash(id.OfCorp(lps), 0)
	for f.s.Operator() == lps {
		if !f.act(engine.TakeLoan, id.NoCorp) && !f.act(engine.Pass, id.NoCorp) {
			t.Fatal("LPS can do nothing")
		}
		f.cash(id.OfCorp(lps), 0)
	}
	if f.s.Operator() != wr || f.s.Loans(lps) != 1 {
		t.Fatalf("LPS has %d loans, and it is the turn of %d", f.s.Loans(lps), f.s.Operator())
	}
	for name, n := range map[string]int{"2": 6, "3": 5, "4": 4, "5": 3} {
		f.trains(name, n, id.Removed)
	}
	f.s.Phase = 3
	f.cash(id.OfCorp(wr), 700)
	return f, lps, wr
}

// decision is what the president of LPS sees when he must merge it or pay.
func (f *fixture) decision(lps, wr id.CorpID) (v *View, merge, pay engine.Action) {
	f.Helper()
	for !f.act(engine.BuyTrain, id.NoCorp) {
		if !f.act(engine.Pass, id.NoCorp) {
			f.Fatal("WR can do nothing")
		}
	}
	actors := f.s.Actors(nil)
	if len(actors) == 0 || actors[0] != id.OfCorp(lps) {
		f.Fatalf("the first 6 is sold, and %v must act, not LPS", actors)
	}
	return f.viewOf(f.s.Controller(actors[0])), engine.Action{Type: engine.Merge, Entity: actors[0], Corp: lps}, engine.Action{Type: engine.Pass, Entity: actors[0]}
}

func TestMergeOrPay(t *testing.T) {
	// The game is about to end: three shares of LPS are worth their price, or one of the national railway
	// 100, and its loan costs the president 100.
	gain := func(price id.Money) float64 {
		f, lps, wr := indebted(t)
		for i := range f.g.Grid.Cells {
			if f.g.Grid.Cells[i].Price == price {
				f.s.Market.Put(lps, id.CellID(i))
			}
		}
		v, merge, pay := f.decision(lps, wr)
		f.cash(id.OfPlayer(3), f.s.Cash.Cash(id.OfPlayer(3))+f.s.Cash.Cash(id.TheBank)-20)
		merged, ok := v.StandingAfter(merge)
		saved, ok2 := v.StandingAfter(pay)
		if !ok || !ok2 {
			t.Fatalf("merging is refused: %v, paying: %v", !ok, !ok2)
		}
		return merged - saved
	}
	if g := gain(40); g <= 0 {
		t.Errorf("shares of 40: merging gains %g, want it better than paying", g)
	}
	if g := gain(200); g >= 0 {
		t.Errorf("shares of 200: merging gains %g, want the company saved", g)
	}
}

func TestLeastToken(t *testing.T) {
	for city := range 2 {
		f, lps, wr := indebted(t)
		f.act(engine.TakeLoan, id.NoCorp)
		f.cash(id.OfCorp(wr), 700)
		// Both have a token in Kitchener, where the track of one city leads to Guelph and that of the other
		// nowhere.
		b := f.g.Board
		h := b.HexNamed("I12")
		for rot := range 6 {
			f.lay("I12", "59", rot)
			_, o := b.At(&f.s.Board, h)
			if side := bits.TrailingZeros8(o.StopSides[city]); b.Hexes[b.Hexes[h].Next[side]].Name == "J11" {
				f.lay("J11", "57", opposite(side))
				break
			}
		}
		f.s.FreeToken(lps, h, 0, nil)
		f.s.FreeToken(wr, h, 1, nil)
		for !f.act(engine.BuyTrain, id.NoCorp) {
			f.act(engine.Pass, id.NoCorp)
		}
		for f.act(engine.Merge, id.NoCorp) {
		}
		e := f.s.Actors(nil)[0]
		removals := f.only(e, engine.RemoveToken)
		if len(removals) != 2 {
			t.Fatalf("%v must act, and %d tokens may be removed; want two in Kitchener", e, len(removals))
		}
		if a := f.viewOf(f.s.Controller(e)).LeastToken(e.Corp(), removals); int(a.City) == city {
			t.Errorf("the token in city %d is removed, from which track leads", city)
		}
	}
}
