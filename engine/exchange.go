package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Exchange turns a private into a certificate of a corporation, at any moment of a stock or
// operating round, also in the turn of others.
//
// Rule: common rules 18.4.
type Exchange struct{ optional }

// PowerOf is the first power of a private of a type that its present owner may use, with its
// index; nil if there is none.
func (s *State) PowerOf(p id.PrivateID, t title.PowerType) (*Power, int) {
	q := &s.Priv[p]
	if q.Closed {
		return nil, 0
	}
	for i := range s.game.Privates[p].Powers {
		w := &s.game.Privates[p].Powers[i]
		if w.Type != t || (w.Count > 0 && q.Used[i] >= w.Count) {
			continue
		}
		switch w.Owner {
		case title.OwnerPlayer:
			if q.Owner.Kind != id.Player {
				continue
			}
		case title.OwnerCorporation:
			if q.Owner.Kind != id.Corporation {
				continue
			}
		}
		return w, i
	}
	return nil, 0
}

// Offers of the step.
func (Exchange) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind != id.Private {
		return 0
	}
	if w, _ := s.PowerOf(e.Private(), title.PowerExchange); w != nil && s.Priv[e.N].Owner.Kind == id.Player {
		return Set(BuyShares)
	}
	return 0
}

// Legal lists the sources of the certificate.
func (Exchange) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	w, _ := s.PowerOf(e.Private(), title.PowerExchange)
	for _, source := range [2]id.Entity{id.OfCorp(w.Corp), id.ThePool} {
		a := Action{Type: BuyShares, Entity: e, Corp: w.Corp, Source: source, Percent: uint8(s.Shares.Unit(w.Corp))}
		if k, r := s.checkExchange(a, w); r == id.NoRule {
			a.Certs = a.Certs.With(s.Shares.Index(w.Corp, k))
			buf = append(buf, a)
		}
	}
	return buf
}

func (s *State) checkExchange(a Action, w *Power) (id.CertID, id.Rule) {
	c := a.Corp
	ipo := a.Source.Kind == id.Corporation
	if (ipo && (!w.FromIPO || a.Source != id.OfCorp(c))) || (!ipo && (a.Source != id.ThePool || !w.FromPool)) {
		return id.NoCert, id.RuleCertSource
	}
	k := s.taken(a)
	if k == id.NoCert || s.Shares.Size(k) != s.Shares.Unit(c) {
		return id.NoCert, id.RuleCertSource
	}
	owner := s.Priv[a.Entity.N].Owner
	if !s.game.Grid.FreeHolding(s.Market.Cell(c)) && s.Shares.Percent(c, owner)+s.Shares.Size(k) > s.game.Corps[c].MaxHolding {
		return id.NoCert, id.RuleHoldLimit
	}
	return k, id.NoRule
}

// Apply the exchange: the certificate is free, the private closes.
func (Exchange) Apply(s *State, a Action, j *Journal) error {
	w, _ := s.PowerOf(a.Entity.Private(), title.PowerExchange)
	if a.Corp != w.Corp {
		if err := s.Strict(a, id.RuleExchange, j); err != nil {
			return err
		}
	}
	k, r := s.checkExchange(a, w)
	if r != id.NoRule {
		return refuse(a, r)
	}
	owner := s.Priv[a.Entity.N].Owner
	s.Acquire(a.Corp, k, owner, j)
	j.notePrivate(EventExchanged, a.Entity.Private(), a.Corp, owner.Player(), 0)
	s.ClosePrivate(a.Entity.Private(), j)
	return nil
}

// ClosePrivate takes a private out of the game.
//
// Rule: common rules 18.9.
func (s *State) ClosePrivate(p id.PrivateID, j *Journal) {
	q := &s.Priv[p]
	if q.Closed {
		return
	}
	q.Closed = true
	q.Owner = id.Nobody
	j.notePrivate(EventPrivateClosed, p, id.NoCorp, id.NoPlayer, 0)
}

// closePrivates closes every private.
//
// Rule: common rules 19.
func (s *State) closePrivates(j *Journal) {
	for i := range s.game.Privates {
		s.ClosePrivate(id.PrivateID(i), j)
	}
}
