package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
)

func TestCredit(t *testing.T) {
	f := newBorrowers(t)
	c := f.started("LPS", 70, 0)
	if v := f.view(); v.s.Credit(c).Left != 2 || v.LoanSize(c) != 100 || !v.borrows(c) {
		t.Errorf("two shares with players: %+v, want two loans of 100", v.s.Credit(c))
	}
	all := newFixture(t)
	if v := all.view(); v.borrows(0) || v.LoanSize(0) != 0 {
		t.Error("1830 has no loans")
	}
}

func TestLoanGain(t *testing.T) {
	f := newBorrowers(t)
	c := f.started("LPS", 70, 0)
	rich := f.view().LoanGain(c)
	f.cash(id.OfCorp(c), 60)
	poor := f.view().LoanGain(c)
	if poor <= rich || poor <= f.view().LoanCost(c, 0) {
		t.Errorf("with 60 in hand a loan gains %g, with 140 %g, and costs %g if it is never repaid; want it to pay for who cannot buy a train", poor, rich, f.view().LoanCost(c, 0))
	}
	if few, all := f.view().LoanCost(c, 0), f.view().LoanCost(c, 1); all != few+100 {
		t.Errorf("a loan costs %g, and %g if it must be repaid; want 100 more", few, all)
	}
}

func TestSinks(t *testing.T) {
	f, lps, _ := indebted(t)
	me := f.s.Corps[lps].President.Player()
	for _, x := range []struct {
		cash  id.Money
		train string
		sinks bool
		say   string
	}{
		{0, "3", true, "it owes more than it has, and its train runs until loans are due"},
		{90, "3", true, "what it has is less than a loan"},
		{100, "3", false, "it can repay its loan"},
		{0, "2", false, "its train rusts before loans are due"},
	} {
		card := f.give(x.train, 0, id.OfCorp(lps))
		f.cash(id.OfCorp(lps), x.cash)
		v := f.viewOf(me)
		if got := v.Prospect(lps).Sinks; got != x.sinks {
			t.Errorf("%d in hand and a %s: sinks is %v, but %s", x.cash, x.train, got, x.say)
		}
		if lacks := v.Distress() > 0; lacks == x.sinks {
			t.Errorf("%d in hand and a %s: distress of %d, but %s", x.cash, x.train, v.Distress(), x.say)
		}
		if keeps := v.Keeps(lps, 50, 0); keeps && x.sinks {
			t.Errorf("%d in hand and a %s: it keeps 50 for a train of 700 that it need not buy", x.cash, x.train)
		}
		f.s.Trains.Move(card, id.Removed)
	}
}
