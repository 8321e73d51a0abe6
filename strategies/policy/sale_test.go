package policy

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// offer is a sale of a company that brings so much and loses so much.
func offer(c id.CorpID, proceeds id.Money, loss float64) sale {
	return sale{action: engine.Action{Type: engine.SellShares, Corp: c, Price: proceeds}, proceeds: proceeds, loss: loss, safe: true}
}

func TestRaise(t *testing.T) {
	// In order of the loss for the money; the company's own sale stays out.
	p := player{sales: []sale{offer(1, 70, 7), offer(1, 140, 20), offer(1, 210, 40), offer(2, 100, 50), offer(3, 500, 0)}}
	p.sales[4].safe = false
	for _, x := range []struct {
		need, first id.Money
		loss        float64
		say         string
	}{
		{0, 0, 0, "nothing is needed"},
		{60, 70, 7, "the smallest bundle is enough"},
		{130, 140, 20, "the smallest that is enough"},
		{250, 210, 90, "all of one company, then the next"},
		{900, 210, 90, "all that can be sold without losing a company"},
	} {
		first, loss := p.raise(x.need)
		if first.Price != x.first || loss != x.loss {
			t.Errorf("%d needed, %s: first a sale for %d, loss %g; want %d and %g", x.need, x.say, first.Price, loss, x.first, x.loss)
		}
	}
	if got := p.proceeds(); got != 310 {
		t.Errorf("proceeds of all sales that lose no company: %d, want 310", got)
	}
}

func TestRiddance(t *testing.T) {
	p := player{sales: []sale{offer(1, 100, 5), offer(2, 50, -1), offer(3, 80, -40)}}
	p.sales[2].safe = false
	if a, ok := p.riddance(); !ok || a.Corp != 3 {
		t.Errorf("sells %d, %v; want the company that costs most", a.Corp, ok)
	}
	p.never = 1 << noDumping
	if a, ok := p.riddance(); !ok || a.Corp != 2 {
		t.Errorf("who never dumps sells %d, %v; want the share that declines", a.Corp, ok)
	}
	p.sales = p.sales[:1]
	if _, ok := p.riddance(); ok {
		t.Error("nothing declines: want no sale")
	}
}

func TestCheapestSale(t *testing.T) {
	p := player{sales: []sale{offer(1, 100, 5), offer(2, 50, 1), offer(3, 80, 40)}}
	if a := p.cheapestSale(); a.Corp != 2 {
		t.Errorf("sells company %d, want 2", a.Corp)
	}
}

func TestMakeRoom(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	v := strategies.NewView(x.s, 0, strategies.NewScratch(x.w))
	d := &strategies.Decision{View: &v}
	p := player{sales: []sale{offer(1, 70, 7), offer(1, 140, 10), offer(2, 50, 6), offer(3, 80, 1)}}
	for i, percent := range []uint8{10, 20, 10, 10} {
		p.sales[i].action.Percent = percent
	}
	p.sales[3].safe = false
	if a, loss, ok := p.makeRoom(d, 2, id.NoCorp); !ok || a.Price != 140 || loss != 10 {
		t.Errorf("two certificates: sells for %d at a loss of %g; want two for 140 that lose 10", a.Price, loss)
	}
	if a, loss, ok := p.makeRoom(d, 1, 1); !ok || a.Corp != 2 || loss != 6 {
		t.Errorf("one certificate, and not of company 1: sells company %d at a loss of %g", a.Corp, loss)
	}
	p.sales = p.sales[3:]
	if _, _, ok := p.makeRoom(d, 1, id.NoCorp); ok {
		t.Error("nobody sells a company to make room")
	}
}

func TestStyles(t *testing.T) {
	for _, k := range Kinds() {
		if k.About == "" {
			t.Errorf("%s is not explained", k.Name)
		}
		for _, p := range k.Params() {
			if p.Name == "noise" && p.Default == "0" {
				t.Errorf("%s plays without noise", k.Name)
			}
		}
	}
}
