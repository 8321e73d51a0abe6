package policy

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

func TestSwap(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	me := x.s.Controller(id.OfCorp(x.c))
	v := strategies.NewView(x.s, me, strategies.NewScratch(x.w))
	d := &strategies.Decision{View: &v}
	p := player{sales: []sale{offer(7, 70, 7)}}
	p.sales[0].action.Percent = 10
	x.s.CertMax = uint8(x.s.CertCount(me))
	if a, ok := p.swap(d); ok {
		t.Errorf("no company waits for its capital: sells %v", a)
	}
	// Without a train, and without the money for one, it waits for the price of its shares.
	x.s.Trains.Move(0, id.Removed)
	x.s.Corps[x.c].Floated = false
	for k := range x.g.Roster.Types[:2] {
		kind := &x.g.Roster.Types[k]
		for n := range kind.Copies {
			x.s.Trains.Move(kind.First+id.TrainID(n), id.Removed)
		}
	}
	x.cash(id.OfCorp(x.c), 0)
	for n := 1; n <= 8; n++ {
		if cert := x.s.Shares.Cert(x.c, n); x.s.Shares.Holder(cert) != id.OfPlayer(me) {
			x.s.Shares.Move(cert, id.OfCorp(x.c), true)
		}
	}
	if a, ok := p.swap(d); !ok || a.Type != engine.SellShares || a.Corp != 7 {
		t.Errorf("his company waits and he may hold no more: does %v, want a sale", a.Type)
	}
	x.s.CertMax++
	if _, ok := p.swap(d); ok {
		t.Error("he has room for one more: want no sale")
	}
}
