package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// PrivatePurchase lets the operating corporation buy a private from a player at any moment of
// its turn, in the phases that allow it.
//
// Rule: common rules 18.1.
type PrivatePurchase struct{ optional }

// Offers of the step.
func (PrivatePurchase) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind == id.Corporation && e.Corp() == s.Operator() && s.canBuyPrivate(e.Corp()) {
		return Set(BuyPrivate)
	}
	return 0
}

// Legal lists the privates with their range of prices.
func (PrivatePurchase) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	return s.legalPrivates(e, buf)
}

// Apply the purchase.
func (PrivatePurchase) Apply(s *State, a Action, j *Journal) error { return s.buyPrivate(a, j) }

// forSale reports whether a corporation may buy a private now, price and cash apart.
func (s *State) forSale(p id.PrivateID) bool {
	q := &s.Priv[p]
	return s.PhaseNow().SellPrivates && !q.Closed && q.Owner.Kind == id.Player && !s.game.Privates[p].NoSale
}

func (s *State) canBuyPrivate(c id.CorpID) bool {
	cash := s.Cash.Cash(id.OfCorp(c))
	for i := range s.game.Privates {
		if s.forSale(id.PrivateID(i)) && s.game.Privates[i].MinPrice <= cash {
			return true
		}
	}
	return false
}

func (s *State) legalPrivates(e id.Entity, buf []Action) []Action {
	cash := s.Cash.Cash(e)
	for i := range s.game.Privates {
		p := &s.game.Privates[i]
		if s.forSale(id.PrivateID(i)) && p.MinPrice <= cash && s.game.variant.MayBuyPrivate(s, e, id.PrivateID(i)) == id.NoRule {
			buf = append(buf, Action{Type: BuyPrivate, Entity: e, Private: id.PrivateID(i), Price: p.MinPrice, Max: min(p.MaxPrice, cash)})
		}
	}
	return buf
}

func (s *State) buyPrivate(a Action, j *Journal) error {
	if !s.forSale(a.Private) {
		return refuse(a, id.RulePrivateSale)
	}
	p := &s.game.Privates[a.Private]
	if a.Price < p.MinPrice || a.Price > p.MaxPrice {
		return refuseValues(a, id.RulePrivatePrice, "%s: %d is not from %d to %d", p.Name, a.Price, p.MinPrice, p.MaxPrice)
	}
	if cash := s.Cash.Cash(a.Entity); a.Price > cash {
		return refuseValues(a, id.RuleCash, "%d is more than %d", a.Price, cash)
	}
	if r := s.game.variant.MayBuyPrivate(s, a.Entity, a.Private); r != id.NoRule {
		return refuse(a, r)
	}
	s.transferPrivate(a, j)
	return nil
}

// transferPrivate pays for a private and gives it to its buyer.
func (s *State) transferPrivate(a Action, j *Journal) {
	s.Cash.Transfer(a.Entity, s.Priv[a.Private].Owner, a.Price, ledger.PrivateSale, j.Log())
	s.Priv[a.Private].Owner = a.Entity
	j.notePrivate(EventPrivateBought, a.Private, a.Entity.Corp(), s.Controller(a.Entity), a.Price)
	s.game.variant.PrivateBought(s, a.Entity, a.Private, j)
}

// LastPurchase is the last decision of a corporation's turn: privates it could still buy, or
// the power of a private it owns.
//
// Rule: common rules 10.3, the closing step.
type LastPurchase struct {
	noSkip
	operatorActs
}

// Mode of the step.
func (LastPurchase) Mode() StepMode { return Ordered }

// Demands a decision while there is something left to do.
func (LastPurchase) Demands(s *State) bool {
	c := s.Operator()
	return s.canBuyPrivate(c) || s.hasOpenPower(c)
}

// hasOpenPower reports whether a corporation owns a private whose power may be used at any
// moment of its turn.
func (s *State) hasOpenPower(c id.CorpID) bool {
	for i := range s.game.Privates {
		if s.Priv[i].Owner != id.OfCorp(c) {
			continue
		}
		if w, _ := s.PowerOf(id.PrivateID(i), title.PowerTileLay); w != nil && w.When == title.WhenOwningCorpOrTurn {
			return true
		}
	}
	return false
}

// Offers of the step.
func (p LastPurchase) Offers(s *State, e id.Entity) ActionSet {
	if c := s.Operator(); c == id.NoCorp || e != id.OfCorp(c) || !p.Demands(s) {
		return 0
	}
	return Set(BuyPrivate, Pass)
}

// Legal lists the privates and the pass.
func (LastPurchase) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	if kinds.Has(BuyPrivate) {
		buf = s.legalPrivates(e, buf)
	}
	if kinds.Has(Pass) {
		buf = append(buf, Action{Type: Pass, Entity: e})
	}
	return buf
}

// Apply a purchase or the pass.
func (LastPurchase) Apply(s *State, a Action, j *Journal) error {
	if a.Type == Pass {
		return nil
	}
	return s.buyPrivate(a, j)
}
