package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func TestProspect(t *testing.T) {
	f := newFixture(t)
	c := f.start("NYC", 100, 0, 4)
	if p := f.view().Prospect(c); p.Now <= 0 || p.Life <= 0 || p.Later <= p.Now || p.Gap != 0 {
		t.Errorf("1000 of capital to come: %+v, want trains at once and money for one that lasts", p)
	}
	f.float(c, 0)
	if p := f.view().Prospect(c); p.Now != 0 || p.Life != 0 || p.Gap != 450 {
		t.Errorf("no money and no train: %+v, want nothing now and all of a 5 missing", p)
	}
	f.trains("2", 1, id.OfCorp(c))
	f.cash(id.OfCorp(c), 400)
	if p := f.view().Prospect(c); p.Gap != 50 {
		t.Errorf("400 for a 5: %+v, want 50 missing", p)
	}
	f.trains("5", 1, id.OfCorp(c))
	if p := f.view().Prospect(c); p.Gap != 0 || p.Later < 100 {
		t.Errorf("a 5: %+v, want good runs to the end", p)
	}
}

func TestLastingTrain(t *testing.T) {
	f := newFixture(t)
	for _, want := range []id.Money{450, 630, 1100} {
		if price, _, ok := f.view().LastingTrain(); !ok || price != want {
			t.Errorf("the cheapest train that lasts: %d, want %d", price, want)
		}
		f.trains(map[id.Money]string{450: "5", 630: "6", 1100: "2"}[want], map[id.Money]int{450: 3, 630: 2}[want], id.Removed)
	}
}

func TestLiability(t *testing.T) {
	f := newFixture(t)
	c := f.start("NYC", 67, 0, 4)
	f.float(c, 0)
	if got := f.view().Liability(c); got != 450 {
		t.Errorf("a company without anything: liability %g, want 450", got)
	}
	f.cash(id.OfCorp(c), 450)
	if got := f.view().Liability(c); got >= 450 {
		t.Errorf("a company with 450: liability %g", got)
	}
	f.trains("5", 1, id.OfCorp(c))
	if got := f.view().Liability(c); got != 0 {
		t.Errorf("a company with a 5: liability %g", got)
	}
}

func TestImminent(t *testing.T) {
	near := func(f *fixture, c id.CorpID) {
		f.float(c, 0)
		f.s.Phase = 1
		f.trains("2", 1, id.OfCorp(c))
		f.trains("2", 5, id.Removed)
		f.trains("3", 4, id.Removed)
	}
	f := newFixture(t)
	c := f.start("NYC", 67, 0, 4)
	near(f, c)
	now := f.view().Prospect(c).Now
	if got := f.view().imminent(c); got != 300-now {
		t.Errorf("the 4 comes with the next train but one, for 300, after a run of %g: lacks %g", now, got)
	}
	f.cash(id.OfCorp(c), 300)
	if got := f.view().imminent(c); got != 0 {
		t.Errorf("300 in the treasury: lacks %g, want nothing", got)
	}
	f.cash(id.OfCorp(c), 0)
	f.trains("3", 1, id.OfCorp(c))
	if got := f.view().imminent(c); got != 0 {
		t.Errorf("a 3 does not rust soon: lacks %g, want nothing", got)
	}
	b := newBorrowers(t)
	c = b.started("LPS", 70, 0)
	near(b, c)
	now = b.view().Prospect(c).Now
	if got := b.view().imminent(c); got != 350-2*100-now {
		t.Errorf("a 4 for 350, two loans in two turns, a run of %g: lacks %g", now, got)
	}
	if got := b.view().Imminent(); got != 350-2*100-now {
		t.Errorf("its president may have to put %g into it", got)
	}
	f = newFixture(t)
	c = f.start("NYC", 67, 0, 4)
	near(f, c)
	if got := f.view().Imminent(); got != 0 {
		t.Errorf("1830: %g, want nothing: no share brings money to a company", got)
	}
}

func TestGapCost(t *testing.T) {
	f, c := withNYC(t, 500)
	buy := func(name string, price id.Money) float64 {
		a := engine.Action{Type: engine.BuyTrain, Entity: id.OfCorp(c), Train: f.g.Roster.Types[f.kind(name)].First, Price: price}
		return f.view().GapCost(c, &a)
	}
	for _, x := range []struct {
		name  string
		price id.Money
		want  float64
	}{{"2", 50, 0}, {"2", 80, 30}, {"3", 180, 130}, {"5", 450, -450}} {
		if got := buy(x.name, x.price); got != x.want {
			t.Errorf("a %s for %d of 500: %g further from a train that lasts, want %g", x.name, x.price, got, x.want)
		}
	}
	f.trains("6", 1, id.OfCorp(c))
	if got := buy("2", 80); got != 0 {
		t.Errorf("a company with a 6: %g, want 0", got)
	}
}

func TestRushGain(t *testing.T) {
	f, c := withNYC(t, 600)
	mine := engine.Action{Type: engine.BuyTrain, Entity: id.OfCorp(c), Train: f.g.Roster.Types[f.kind("4")].First, Price: 300}
	if got := f.view().RushGain(c, &mine); got != 0 {
		t.Errorf("nobody has a train: the first 4 takes %g from others", got)
	}
	other := f.start("PRR", 67, 1, 4)
	f.float(other, 0)
	f.trains("2", 1, id.OfCorp(other))
	if got := f.view().RushGain(c, &mine); got <= 0 {
		t.Errorf("the only train of another company rusts: gain %g", got)
	}
	if got := f.viewOf(1).RushGain(c, &mine); got >= 0 {
		t.Errorf("the only train of the player's company rusts: gain %g", got)
	}
	f.trains("4", 1, id.Removed)
	mine.Train++
	if got := f.view().RushGain(c, &mine); got != 0 {
		t.Errorf("the second 4 lets nothing rust, but gains %g", got)
	}
}

func TestShortfall(t *testing.T) {
	f, c := withNYC(t, 0)
	f.cash(id.OfPlayer(0), 10)
	if got := f.view().shortfall(); got != 0 {
		t.Errorf("an 80 for a first train can be had for shares of 402: %g short", got)
	}
	f.lastingNext()
	// Half of 402 for the shares, and 10 in hand.
	if got := f.view().shortfall(); got != 450-201-10 {
		t.Errorf("a 5 of 450 is more than the player has: %g short, want 239", got)
	}
	f.give("5", 0, id.OfCorp(c))
	if got := f.view().shortfall(); got != 0 {
		t.Errorf("a company with a 5 needs nothing: %g short", got)
	}
}
