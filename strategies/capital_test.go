package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/titles"
)

// newBorrowers is a game of 1856, where companies are paid for their shares one by one and take
// loans.
func newBorrowers(t *testing.T) *fixture {
	t.Helper()
	d, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := engine.NewWorkspace()
	return &fixture{T: t, g: g, s: g.NewState(1, w), m: NewScratch(w)}
}

func TestFunds(t *testing.T) {
	f := newBorrowers(t)
	c := f.corp("LPS")
	for sold, want := range map[int]id.Money{0: 140, 20: 140, 30: 210, 50: 350, 80: 350} {
		if got := f.view().Funds(c, 70, sold); got != want {
			t.Errorf("%d %% sold at 70: %d, want %d", sold, got, want)
		}
	}
	all := newFixture(t)
	if got := all.view().Funds(all.corp("PRR"), 70, 20); got != 700 {
		t.Errorf("1830: %d, want the whole capital of 700", got)
	}
}

func TestComing(t *testing.T) {
	f := newBorrowers(t)
	// Two loans for two shares, and three more shares for the treasury.
	if got := f.view().Coming(f.corp("LPS"), 70, 20); got != 2*100+3*70 {
		t.Errorf("with 20 %% sold %d to come, want 410", got)
	}
	if got := f.view().Coming(f.corp("LPS"), 70, 60); got != 400 {
		t.Errorf("with 60 %% sold %d to come, want four loans", got)
	}
	all := newFixture(t)
	if got := all.view().Coming(all.corp("PRR"), 70, 60); got != 0 {
		t.Errorf("1830: %d to come, want nothing", got)
	}
}

func TestOpeningShares(t *testing.T) {
	f := newBorrowers(t)
	for money, want := range map[id.Money]struct {
		shares float64
		ok     bool
	}{139: {1, false}, 140: {2, true}, 280: {4, true}, 900: {5, true}} {
		a := engine.Action{Type: engine.Par, Corp: f.corp("LPS"), Cell: f.cell(70)}
		if shares, ok := f.view().StartShares(&a, money, false, true); shares != want.shares || ok != want.ok {
			t.Errorf("%d in hand: %g shares, operates %v; want %g, %v", money, shares, ok, want.shares, want.ok)
		}
	}
}

// started starts a company of the first player and sells him shares of it.
func (f *fixture) started(name string, par id.Money, more int) id.CorpID {
	f.Helper()
	c := f.start(name, par, 0, more)
	f.cash(id.OfCorp(c), par*id.Money(2+more))
	return c
}

func TestFeedGain(t *testing.T) {
	f := newBorrowers(t)
	c := f.started("LPS", 70, 0)
	buy := engine.Action{Type: engine.BuyShares, Entity: id.OfPlayer(0), Corp: c, Source: id.OfCorp(c), Percent: 10}
	if got := f.view().FeedGain(&buy); got != 170 {
		t.Errorf("a share of 70 for a company without a lasting train saves %g, want 170 with the loan that comes with it", got)
	}
	if got := f.viewOf(1).FeedGain(&buy); got != 0 {
		t.Errorf("it saves another player %g, want nothing", got)
	}
	buy.Source = id.ThePool
	if got := f.view().FeedGain(&buy); got != 0 {
		t.Errorf("a share of the pool saves %g, want nothing", got)
	}
}

func TestFeedRoom(t *testing.T) {
	f := newBorrowers(t)
	c := f.started("LPS", 70, 0)
	f.float(c, 140)
	f.operating(c)
	if got := f.view().FeedRoom(c); got != 0 {
		t.Errorf("a company without a train can be given %d for what it gives away, want nothing", got)
	}
	f.trains("2", 1, id.OfCorp(c))
	if got := f.view().FeedRoom(c); got != 3*70 {
		t.Errorf("with 20 %% sold at 70: %d, want the price of three shares", got)
	}
	f.s.ORs = 2
	if got := f.view().FeedRoom(c); got != 0 {
		t.Errorf("with another operating round before the stock round: %d, want nothing", got)
	}
	f.s.ORs = 1
	f.trains("2", 5, id.Removed)
	f.trains("3", 5, id.Removed)
	if got := f.view().FeedRoom(c); got != 0 {
		t.Errorf("its train rusts with the next that is bought: %d, want nothing", got)
	}
	all := newFixture(t)
	c = all.start("PRR", 67, 0, 0)
	all.float(c, 670)
	all.operating(c)
	all.trains("2", 1, id.OfCorp(c))
	if got := all.view().FeedRoom(c); got != 0 {
		t.Errorf("1830: %d, want nothing: the whole capital is paid at once", got)
	}
}

func TestHungry(t *testing.T) {
	f := newBorrowers(t)
	c := f.started("LPS", 70, 0)
	if f.view().Hungry(c) {
		t.Error("140 and a loan are enough for a train of 100")
	}
	f.cash(id.OfCorp(c), 0)
	if f.view().Hungry(c) {
		t.Error("a loan alone is enough, too")
	}
	if f.view().Waits(c) {
		t.Error("20 % are sold: want it to operate")
	}
}
