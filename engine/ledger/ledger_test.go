package ledger_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

var (
	p0   = id.OfPlayer(0)
	corp = id.OfCorp(3)
)

func open(cash id.Money, unlimited bool) *ledger.Book {
	b := &ledger.Book{}
	b.Open(cash, unlimited)
	return b
}

// Rule: common rules 1.2: what leaves one arrives at another, and is noted.
func TestTransfer(t *testing.T) {
	b := open(1000, false)
	var log []ledger.Entry
	b.Transfer(id.TheBank, p0, 600, ledger.StartingCash, &log)
	b.Transfer(p0, corp, 250, ledger.PresidentHelp, &log)
	b.Transfer(corp, id.TheBank, 50, ledger.TileCost, nil)
	if b.Cash(p0) != 350 || b.Cash(corp) != 200 || b.Cash(id.TheBank) != 450 || b.Total() != 1000 {
		t.Errorf("p0 %d, corporation %d, bank %d, in all %d", b.Cash(p0), b.Cash(corp), b.Cash(id.TheBank), b.Total())
	}
	if len(log) != 2 || log[1] != (ledger.Entry{From: p0, To: corp, Amount: 250, Reason: ledger.PresidentHelp}) {
		t.Errorf("log %v", log)
	}
	b.Transfer(p0, corp, 0, ledger.PresidentHelp, &log)
	b.Transfer(p0, p0, 10, ledger.ShareFromHolder, &log)
	if len(log) != 2 || b.Cash(p0) != 350 {
		t.Errorf("nothing moved, and the log is %v", log)
	}
	if b.Cash(id.OfPrivate(0)) != 0 || b.Cash(id.ThePool) != 0 {
		t.Error("somebody without a purse has money")
	}
}

// Rule: common rules 20.1: the bank breaks by a payment of more than it has, not by one that
// empties it, and stays broken.
func TestBankBreaks(t *testing.T) {
	b := open(100, false)
	b.Transfer(id.TheBank, p0, 100, ledger.Dividend, nil)
	if b.Broken() || b.Cash(id.TheBank) != 0 {
		t.Error("broken at 0")
	}
	b.Transfer(id.TheBank, p0, 1, ledger.Dividend, nil)
	if !b.Broken() || b.Cash(id.TheBank) != -1 || b.Cash(p0) != 101 {
		t.Errorf("broken %v with %d", b.Broken(), b.Cash(id.TheBank))
	}
	b.Transfer(p0, id.TheBank, 50, ledger.ShareFromIPO, nil)
	if !b.Broken() {
		t.Error("money that flows back mends the bank")
	}
}

// Rule: common rules 22.1, unlimited bank: it starts at 0 and never breaks.
func TestUnlimitedBank(t *testing.T) {
	b := open(12000, true)
	b.Transfer(id.TheBank, p0, 500, ledger.StartingCash, nil)
	if b.Broken() || !b.Unlimited() || b.Cash(id.TheBank) != -500 || b.Total() != 0 {
		t.Errorf("broken %v, bank %d, in all %d", b.Broken(), b.Cash(id.TheBank), b.Total())
	}
}

// Rule: common rules 1.2: a spender other than the bank may not pay more than it has, and nobody a
// negative amount.
func TestOverdraft(t *testing.T) {
	for _, c := range []struct {
		from   id.Entity
		amount id.Money
	}{{p0, 11}, {corp, 1}, {p0, -1}, {id.TheBank, -1}} {
		b := open(100, false)
		b.Transfer(id.TheBank, p0, 10, ledger.StartingCash, nil)
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v pays %d", c.from, c.amount)
				}
			}()
			b.Transfer(c.from, id.OfPlayer(1), c.amount, ledger.ShareSale, nil)
		}()
		if b.Cash(p0) != 10 || b.Total() != 100 {
			t.Errorf("%v, %d: the refused payment has moved money", c.from, c.amount)
		}
	}
}

// Owe lets a debtor go below nothing; what is not positive moves nothing.
func TestOwe(t *testing.T) {
	b := open(100, false)
	var log []ledger.Entry
	b.Owe(p0, id.TheBank, 40, ledger.LoanInterest, &log)
	b.Owe(p0, id.TheBank, 0, ledger.LoanInterest, &log)
	b.Owe(p0, id.TheBank, -5, ledger.LoanInterest, &log)
	if b.Cash(p0) != -40 || b.Cash(id.TheBank) != 140 || len(log) != 1 || b.Broken() {
		t.Errorf("p0 %d, bank %d, log %v", b.Cash(p0), b.Cash(id.TheBank), log)
	}
}

// The reasons are a closed set of different names.
func TestReasonNames(t *testing.T) {
	seen := map[string]bool{}
	for r := ledger.NoReason; r.String() != "unknown"; r++ {
		if s := r.String(); s == "" || seen[s] {
			t.Errorf("reason %d is called %q", r, s)
		}
		seen[r.String()] = true
	}
	if len(seen) < 20 || !seen["bankruptcy_cash"] {
		t.Errorf("%d reasons", len(seen))
	}
}
