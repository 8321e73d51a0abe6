package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func TestFloatChance(t *testing.T) {
	f := newFixture(t)
	c := f.start("PRR", 67, 0, 2)
	for _, x := range []struct {
		cash id.Money
		want func(float64) bool
		say  string
	}{
		{600, func(p float64) bool { return p == 1 }, "certain"},
		{0, func(p float64) bool { return p == 0 }, "impossible"},
		{100, func(p float64) bool { return p > 0.5 && p < 1 }, "likely"},
	} {
		for p := id.PlayerID(0); p < 4; p++ {
			f.cash(id.OfPlayer(p), 0)
		}
		f.cash(id.OfPlayer(0), x.cash)
		if got := f.view().FloatChance(c); !x.want(got) {
			t.Errorf("president with %d for two shares of 67: chance %g, want it %s", x.cash, got, x.say)
		}
	}
	f.s.Shares.Move(f.s.Shares.Cert(c, 5), id.OfPlayer(1), false)
	f.s.Shares.Move(f.s.Shares.Cert(c, 6), id.OfPlayer(1), false)
	if got := f.view().FloatChance(c); got != 1 {
		t.Errorf("60 %% sold: chance %g, want 1", got)
	}
}

func TestShareWorth(t *testing.T) {
	f := newFixture(t)
	runs := f.start("NYC", 67, 0, 4)
	f.float(runs, 600)
	f.lay("E19", "57", 1)
	f.trains("2", 2, id.OfCorp(runs))
	f.s.Corps[runs].Operated = true
	broke := f.start("PRR", 67, 1, 4)
	f.float(broke, 0)
	v := f.view()
	if b, r := v.ShareWorth(broke), v.ShareWorth(runs); b >= r {
		t.Errorf("a share of a company that cannot run is worth %g, of one that runs %g", b, r)
	}
	rich := f.start("ERIE", 67, 2, 4)
	f.float(rich, 670)
	if w := f.view().ShareWorth(rich); w <= 67 {
		t.Errorf("a company about to run: worth %g, want more than its price", w)
	}
}

func TestSafeSale(t *testing.T) {
	f := newFixture(t)
	c := f.start("B&O", 100, 0, 2)
	f.s.Shares.Move(f.s.Shares.Cert(c, 5), id.OfPlayer(1), false)
	f.s.Shares.Move(f.s.Shares.Cert(c, 6), id.OfPlayer(1), false)
	f.s.Shares.Move(f.s.Shares.Cert(c, 7), id.OfPlayer(1), false)
	for percent, safe := range map[uint8]bool{10: true, 20: false} {
		a := engine.Action{Type: engine.SellShares, Corp: c, Percent: percent}
		if got := f.view().SafeSale(&a); got != safe {
			t.Errorf("selling %d of 40 %% with 30 %% at another: safe is %v", percent, got)
		}
	}
}

func TestCertPrice(t *testing.T) {
	f := newFixture(t)
	c := f.start("B&O", 100, 0, 0)
	f.s.Market.Put(c, f.cell(76))
	for _, x := range []struct {
		source id.Entity
		want   id.Money
	}{{id.OfCorp(c), 100}, {id.ThePool, 76}} {
		a := engine.Action{Type: engine.BuyShares, Corp: c, Source: x.source, Percent: 10}
		if got := f.view().CertPrice(&a); got != x.want {
			t.Errorf("price of a share of %v: %d, want %d", x.source, got, x.want)
		}
	}
}
