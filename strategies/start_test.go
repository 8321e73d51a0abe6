package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func TestHomeWorth(t *testing.T) {
	v := newFixture(t).view()
	if nyc, cpr := v.HomeWorth(v.Game().CorpNamed("NYC")), v.HomeWorth(v.Game().CorpNamed("CPR")); nyc <= cpr {
		t.Errorf("Albany %g, Montreal %g: want the middle of the map to be worth more", nyc, cpr)
	}
}

func TestPrivateWorth(t *testing.T) {
	v := newFixture(t).view()
	last := 0.0
	for i := range v.Game().Privates {
		p := id.PrivateID(i)
		w := v.PrivateWorth(p)
		if w <= last && !v.Game().Privates[i].NoSale {
			t.Errorf("%s is worth %g, not more than the one before it", v.Game().Privates[i].Name, w)
		}
		last = w
		face := v.Game().Privates[i].Value
		if b := v.BidLimit(p, 0.2); b < face || float64(b) > 1.2*float64(face) {
			t.Errorf("%s for %d: limit %d, want up to 20 %% above", v.Game().Privates[i].Name, face, b)
		}
	}
}

func TestExchangeWorth(t *testing.T) {
	f := newFixture(t)
	mh, sv := id.PrivateID(3), id.PrivateID(0)
	before := f.view().ExchangeWorth(mh)
	if none := f.view().ExchangeWorth(sv); none != 0 || before != 134 {
		t.Errorf("SV for a certificate of %g, MH for one of %g before NYC starts; want 0 and 134", none, before)
	}
	f.float(f.start("NYC", 67, 1, 4), 670)
	if v := f.view(); v.ExchangeWorth(mh) != v.ShareWorth(f.corp("NYC")) {
		t.Error("MH is worth a share of NYC")
	}
}

func TestBids(t *testing.T) {
	f := newFixture(t)
	bid := engine.Action{Type: engine.Bid, Private: 1, Price: 45}
	if v := f.view(); v.Leads(1) || !v.Affords(bid) {
		t.Error("at the start nobody leads and everybody affords a small bid")
	}
	f.s.Round.Auction.Bids[5][0] = 400
	if v := f.view(); !v.Leads(5) || v.Affords(bid) {
		t.Error("400 of 600 in a leading bid: want no further bid")
	}
	f.s.Round.Auction.Bids[5][1] = 405
	if v := f.view(); v.Leads(5) || !v.Affords(bid) {
		t.Error("the bid was beaten: want its money to count again")
	}
	for i := range f.g.Privates {
		if i != 1 {
			f.s.Priv[i].Owner = id.OfPlayer(1)
		}
	}
	f.cash(id.OfPlayer(0), 50)
	if !f.view().Affords(bid) {
		t.Error("the last private: want whoever can pay to take it")
	}
}

func TestStartShares(t *testing.T) {
	f := newFixture(t)
	a := engine.Action{Type: engine.Par, Corp: f.corp("PRR"), Cell: f.cell(67)}
	for _, x := range []struct {
		money      id.Money
		others     id.Money
		free, help bool
		want       float64
		ok         bool
	}{
		{402, 0, false, false, 6, true},
		{401, 600, false, false, 5, false},
		{401, 600, false, true, 5, true},
		{401, 80, false, true, 5, false},
		{140, 600, false, true, 2, false}, // nobody can pay for four shares of another's company
		{268, 0, true, false, 4, true},
	} {
		for p := id.PlayerID(1); p < 4; p++ {
			f.cash(id.OfPlayer(p), x.others)
		}
		if got, ok := f.view().StartShares(&a, x.money, x.free, x.help); got != x.want || ok != x.ok {
			t.Errorf("%d in hand, %d with each of the others, free %v, help %v: %g shares, floats %v", x.money, x.others, x.free, x.help, got, ok)
		}
	}
}

func TestStartGain(t *testing.T) {
	v := newFixture(t).view()
	a := engine.Action{Type: engine.Par, Corp: v.Game().CorpNamed("NYC"), Cell: v.Game().Grid.Pars[0]}
	none, some := v.StartGain(&a, 6, 0), v.StartGain(&a, 6, 0.5)
	if none <= 0 || some <= none {
		t.Errorf("a first company gains %g, and %g if it is good to decide over its money", none, some)
	}
}
