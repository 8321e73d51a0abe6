package t1830_test

import (
	"errors"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles"
)

// sold is a game of three in SR 2 in which p0 has CA and PRR_1 lies with somebody; PRR is started
// by p2.
func sold(t *testing.T, holder id.Entity, once bool) (s *engine.State, ca id.PrivateID, bonus id.CertID) {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	if once {
		if d, err = d.Apply([]title.Patch{{Path: "own.private_certificate_once", Value: true}}); err != nil {
			t.Fatal(err)
		}
	}
	g, err := titles.New(d, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	s = g.NewState(0, engine.NewWorkspace())
	for i := range g.Privates {
		p := id.PrivateID(i)
		if err := s.Apply(engine.Action{Type: engine.Bid, Entity: s.Actors(nil)[0], Private: p, Price: g.Privates[i].Value}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Apply(engine.Action{Type: engine.Par, Entity: s.Actors(nil)[0], Corp: g.CorpNamed("B&O"), Cell: g.Grid.Pars[0]}, nil); err != nil {
		t.Fatal(err)
	}
	prr := g.CorpNamed("PRR")
	ca, bonus = g.PrivateNamed("CA"), s.Shares.Cert(prr, 1)
	s.Turn = 2
	s.Priv[ca].Owner = id.OfPlayer(1)
	s.Shares.Move(s.Shares.Cert(prr, 0), id.OfPlayer(2), false)
	s.Corps[prr].Started, s.Corps[prr].President, s.Corps[prr].Par = true, id.OfPlayer(2), g.Grid.Pars[0]
	s.Market.Put(prr, g.Grid.Pars[0])
	s.Shares.Move(bonus, holder, false)
	return s, ca, bonus
}

// Rule: common rules 23.3: in a replay, who buys CA from a player is granted PRR_1 again if it
// lies in the pool; while a player has it, the trade is not possible. Live play does not trade CA.
func TestCamdenAmboyTraded(t *testing.T) {
	s, ca, bonus := sold(t, id.ThePool, false)
	buy := engine.Action{Type: engine.BuyPrivate, Entity: id.OfPlayer(0), Private: ca, Price: 50}
	var r *engine.Refusal
	if err := s.Apply(buy, nil); !errors.As(err, &r) || r.Rule != id.RulePrivateBonus {
		t.Errorf("%v, want a refusal", err)
	}
	s.SetGame(s.Game().Replaying())
	var j engine.Journal
	if err := s.Apply(buy, &j); err != nil {
		t.Fatal(err)
	}
	if len(j.Tolerated) != 1 || j.Tolerated[0] != id.RulePrivateBonus {
		t.Errorf("tolerated %v", j.Tolerated)
	}
	if s.Priv[ca].Owner != id.OfPlayer(0) || s.Shares.Holder(bonus) != id.OfPlayer(0) {
		t.Errorf("CA with %v, its certificate with %v", s.Priv[ca].Owner, s.Shares.Holder(bonus))
	}

	s, ca, _ = sold(t, id.OfPlayer(1), false)
	buy.Private = ca
	if err := s.Apply(buy, nil); !errors.As(err, &r) || r.Rule != id.RulePrivateSale {
		t.Errorf("%v, want a refusal", err)
	}
	for _, a := range s.Legal(id.OfPlayer(0), nil) {
		if a.Type == engine.BuyPrivate && a.Private == ca {
			t.Error("CA is offered")
		}
	}

	// A corporation gets no certificate.
	s, ca, bonus = sold(t, id.OfPlayer(1), false)
	g := s.Game()
	if r := g.Variant().MayBuyPrivate(s, id.OfCorp(g.CorpNamed("B&O")), ca); r != id.NoRule {
		t.Errorf("B&O may not buy CA: %v", r)
	}
	g.Variant().PrivateBought(s, id.OfCorp(g.CorpNamed("B&O")), ca, nil)
	if s.Shares.Holder(bonus) != id.OfPlayer(1) {
		t.Errorf("the certificate went to %v", s.Shares.Holder(bonus))
	}
}

// With the certificate granted once, CA is traded like other privates.
func TestCertificateOnce(t *testing.T) {
	for _, holder := range []id.Entity{id.ThePool, id.OfPlayer(1)} {
		s, ca, bonus := sold(t, holder, true)
		if err := s.Apply(engine.Action{Type: engine.BuyPrivate, Entity: id.OfPlayer(0), Private: ca, Price: 50}, nil); err != nil {
			t.Fatal(err)
		}
		if s.Priv[ca].Owner != id.OfPlayer(0) || s.Shares.Holder(bonus) != holder {
			t.Errorf("CA with %v, its certificate with %v", s.Priv[ca].Owner, s.Shares.Holder(bonus))
		}
	}
}
