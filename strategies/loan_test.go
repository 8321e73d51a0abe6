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
