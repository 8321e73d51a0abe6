package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// crisis is the step in which a president with negative cash sells shares until he is out of
// debt.
//
// Rule: 1856, crisis.
type crisis struct{ r *Rules }

// Mode of the step.
func (crisis) Mode() engine.StepMode { return engine.Conditional }

// Skip of the step.
func (crisis) Skip(*engine.State, *engine.Journal) {}

// debt is who is in debt, and how much he needs; NoPlayer if nobody is.
func debt(s *engine.State) (id.PlayerID, id.Money) {
	p := of(s).Turn.Debtor
	if p == id.NoPlayer {
		return p, 0
	}
	if cash := s.Cash.Cash(id.OfPlayer(p)); cash < 0 {
		return p, -cash
	}
	return id.NoPlayer, 0
}

// Demands sales while somebody is in debt.
func (crisis) Demands(s *engine.State) bool {
	p, _ := debt(s)
	return p != id.NoPlayer
}

// Actors is the debtor.
func (crisis) Actors(s *engine.State, buf []id.Entity) []id.Entity {
	p, _ := debt(s)
	return append(buf, id.OfPlayer(p))
}

// Offers of the step.
func (crisis) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if p, _ := debt(s); p != id.NoPlayer && e == id.OfPlayer(p) {
		return engine.Set(engine.SellShares)
	}
	return 0
}

// kept is the corporation whose presidency the debtor may not sell, or NoCorp.
func kept(s *engine.State) id.CorpID {
	if of(s).Turn.Protected {
		return s.Operator()
	}
	return id.NoCorp
}

// Legal lists the bundles that may be sold.
func (crisis) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	_, need := debt(s)
	eachBundle(s, e.Player(), func(u shares.Bundle) {
		if s.CanRaise(e.Player(), kept(s), u) == id.NoRule && !s.MoreThanNeeded(u, need) {
			buf = append(buf, engine.Action{Type: engine.SellShares, Entity: e, Corp: u.Corp, Percent: u.Percent, Certs: u.List})
		}
	})
	return buf
}

// eachBundle calls f for every bundle of a player.
func eachBundle(s *engine.State, p id.PlayerID, f func(shares.Bundle)) {
	var list [64]shares.Bundle
	for i := range s.Game().Corps {
		c := id.CorpID(i)
		if s.Corps[c].Started && !s.Corps[c].Closed {
			for _, u := range s.Shares.Bundles(c, id.OfPlayer(p), list[:0]) {
				f(u)
			}
		}
	}
}

// Apply a sale.
func (crisis) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	p, need := debt(s)
	u := shares.Bundle{Corp: a.Corp, Percent: a.Percent, List: a.Certs}
	if r := s.CanRaise(p, kept(s), u); r != id.NoRule {
		return engine.Refuse(a, r)
	}
	if s.MoreThanNeeded(u, need) {
		return engine.Refuse(a, id.RuleEmergencyNeed)
	}
	s.Raise(p, u, j)
	return nil
}

// bankrupt is the bankruptcy, in a crisis as well as over a train.
//
// Rule: 1856, bankruptcy.
type bankrupt struct {
	engine.Bankrupt
	r *Rules
}

// Offers of the step: the debtor may declare it himself.
func (x bankrupt) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if p, _ := debt(s); p != id.NoPlayer {
		if e == id.OfPlayer(p) || e == id.OfCorp(s.Operator()) {
			return engine.Set(engine.DeclareBankrupt)
		}
		return 0
	}
	return x.Bankrupt.Offers(s, e)
}

// Legal is the bankruptcy, if it is the only way out.
func (x bankrupt) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	p, _ := debt(s)
	if p == id.NoPlayer {
		return x.Bankrupt.Legal(s, e, kinds, buf)
	}
	if e.Kind == id.Player && ruined(s, p) {
		buf = append(buf, engine.Action{Type: engine.DeclareBankrupt, Entity: e})
	}
	return buf
}

// ruined reports whether a debtor stays in debt whatever he sells.
func ruined(s *engine.State, p id.PlayerID) bool {
	_, need := debt(s)
	var best [id.MaxCorps]id.Money
	eachBundle(s, p, func(u shares.Bundle) {
		if s.CanRaise(p, kept(s), u) == id.NoRule && !s.MoreThanNeeded(u, need) {
			best[u.Corp] = max(best[u.Corp], s.Shares.PriceOf(u.Corp, int(u.Percent), s.Price(u.Corp)))
		}
	})
	for _, m := range best {
		need -= m
	}
	return need > 0
}

// Apply the bankruptcy.
func (x bankrupt) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	p, _ := debt(s)
	due := p != id.NoPlayer && ruined(s, p)
	if p == id.NoPlayer {
		p = s.Corps[s.Operator()].President.Player()
		due = s.MustBankrupt(s.Operator())
	}
	if !due {
		if err := s.Strict(a, id.RuleBankrupt, j); err != nil {
			return err
		}
	}
	s.Ruin(p, s.Operator(), j)
	return nil
}
