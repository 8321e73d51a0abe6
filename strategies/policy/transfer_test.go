package policy

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// train moves a train of a type to a company.
func (x *board) train(name string, copy int, c id.CorpID) {
	x.Helper()
	for k := range x.g.Roster.Types {
		if t := &x.g.Roster.Types[k]; t.Name == name {
			x.s.Trains.Move(t.First+id.TrainID(copy), id.OfCorp(c))
			return
		}
	}
	x.Fatalf("no train %s", name)
}

// only is the legal actions of one kind of the company.
func (x *board) only(t engine.ActionType) (out []engine.Action) {
	for _, a := range x.s.Legal(id.OfCorp(x.c), nil) {
		if a.Type == t {
			out = append(out, a)
		}
	}
	return out
}

// fullCompany is LPS with a 5 and a place, when 5s are sold, and GW of some player, which has 550 and
// no place for a 5 because of its two 4s.
func fullCompany(t *testing.T, ofAnother id.PlayerID) (*board, id.CorpID) {
	t.Helper()
	x := about(t, "LPS", "C14", 2)
	for k := range x.g.Roster.Types[:3] {
		kind := &x.g.Roster.Types[k]
		for n := range kind.Copies {
			x.s.Trains.Move(kind.First+id.TrainID(n), id.Removed)
		}
	}
	x.train("5", 0, x.c)
	gw := x.g.CorpNamed("GW")
	president := (x.s.Controller(id.OfCorp(x.c)) + ofAnother) % 4
	k := &x.s.Corps[gw]
	k.Started, k.Floated, k.Operated = true, true, true
	k.Par, k.President = x.s.Corps[x.c].Par, id.OfPlayer(president)
	x.s.Market.Put(gw, k.Par)
	for n := range 4 {
		x.s.Shares.Move(x.s.Shares.Cert(gw, n), id.OfPlayer(president), false)
	}
	x.train("4", 1, gw)
	x.train("4", 0, gw)
	x.cash(id.OfCorp(gw), 550)
	x.s.Phase = 3
	for len(x.only(engine.BuyTrain)) == 0 {
		x.act(engine.RunRoutes, engine.PayDividend, engine.Pass)
	}
	x.cash(id.OfCorp(x.c), 50)
	return x, gw
}

func TestRelief(t *testing.T) {
	for ofAnother, say := range []string{"of the same player", "of another"} {
		x, gw := fullCompany(t, id.PlayerID(ofAnother))
		a := x.chosen()
		if a.Type != engine.BuyTrain || x.s.Trains.Owner(a.Train) != id.OfCorp(gw) || a.Price != 1 {
			t.Errorf("a full company %s has the money for a 5: does %v for %d, want one of its trains for 1", say, a.Type, a.Price)
		}
		v := strategies.NewView(x.s, x.s.Controller(id.OfCorp(gw)), strategies.NewScratch(x.w))
		offer := &strategies.Offer{View: &v, Action: a}
		if p := (&player{style: balanced}); !p.Consents(offer) {
			t.Errorf("a full company %s keeps the place of a 5", say)
		}
		if a := x.chosen(noTrainDeals); a.Type == engine.BuyTrain {
			t.Errorf("who makes no deals buys %v", a.Train)
		}
	}
	x, gw := fullCompany(t, 1)
	x.cash(id.OfCorp(gw), 0)
	if a := x.chosen(); a.Type == engine.BuyTrain {
		t.Errorf("a full company of another has no money for a 5: buys train %d for %d", a.Train, a.Price)
	}
}
