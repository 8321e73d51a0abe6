package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// buyCert pays for a certificate and moves it to the player.
func (s *State) buyCert(p id.PlayerID, c id.CorpID, k id.CertID, source id.Entity, j *Journal) {
	price := s.certPrice(c, k, source)
	payee, why := id.TheBank, ledger.ShareFromPool
	switch source.Kind {
	case id.Corporation:
		payee, why = s.game.variant.IPOPayee(s, c, price), ledger.ShareFromIPO
	case id.Player:
		payee, why = source, ledger.ShareFromHolder
	}
	s.Cash.Transfer(id.OfPlayer(p), payee, price, why, j.Log())
	s.Acquire(c, k, id.OfPlayer(p), j)
}

// certPrice is the price of a certificate where it lies.
//
// Rule: common rules 1.4.
func (s *State) certPrice(c id.CorpID, k id.CertID, source id.Entity) id.Money {
	if source.Kind == id.Corporation {
		return s.Shares.PriceOf(c, s.Shares.Size(k), s.ParPrice(c))
	}
	return s.Shares.PriceOf(c, s.Shares.Size(k), s.Price(c))
}

// canHold reports whether a player may have so many more percent of a corporation in a
// certificate that counts for so many halves.
//
// Rule: common rules 7.4.5, 7.4.6.
func (s *State) canHold(p id.PlayerID, c id.CorpID, percent, weight int) id.Rule {
	cell := s.Market.Cell(c)
	if !s.game.Grid.FreeHolding(cell) && s.Shares.Percent(c, id.OfPlayer(p))+percent > s.game.Corps[c].MaxHolding {
		return id.RuleHoldLimit
	}
	if s.game.Grid.Counts(cell) && s.CertHalves(p)+weight > 2*s.CertLimit() {
		return id.RuleCertLimit
	}
	return id.NoRule
}

// mayPurchase reports whether the turn allows a certificate of c from the IPO or elsewhere.
//
// Rule: common rules 7.4.3, 7.5.
func (s *State) mayPurchase(c id.CorpID, fromIPO bool) bool {
	t := &s.Round.Stock
	if !t.purchased() {
		return true
	}
	if !s.game.Grid.MultipleBuy(s.Market.Cell(c)) || t.Parred || t.OtherCorp || (t.Bought > 0 && t.BoughtOf != c) {
		return false
	}
	return s.game.Rules.MultipleBuyFrom == title.MultipleFromIPOOrPool || (!fromIPO && !t.FromIPO)
}

// checkPurchase finds the certificate that a purchase takes and the rule it breaks.
//
// Rule: common rules 7.4.
func (s *State) checkPurchase(p id.PlayerID, a Action) (id.CertID, id.Rule) {
	c := a.Corp
	if !s.Corps[c].Started || s.Corps[c].Closed {
		return id.NoCert, id.RuleNotStarted
	}
	if a.Source != id.OfCorp(c) && a.Source != id.ThePool {
		return id.NoCert, id.RuleCertSource
	}
	k := s.taken(a)
	if k == id.NoCert {
		return k, id.RuleCertSource
	}
	return k, s.mayBuy(p, c, k, a.Source)
}

// taken is the certificate that a purchase takes: the one it names, which must lie at the source
// and have the stated size, or the first of that size there; NoCert if there is none.
func (s *State) taken(a Action) id.CertID {
	ipo := a.Source == id.OfCorp(a.Corp)
	if a.Certs == 0 && a.Percent > 0 {
		return s.Shares.FirstOf(a.Corp, a.Source, int(a.Percent), ipo)
	}
	if a.Certs.Len() == 1 {
		k := s.Shares.Cert(a.Corp, a.Certs.At(0))
		if s.Shares.Holder(k) == a.Source && s.Shares.ForSale(k) == ipo && s.Shares.Size(k) == int(a.Percent) {
			return k
		}
	}
	return id.NoCert
}

// MayPurchase is the price of a purchase in a player's stock turn, or the rule that it breaks.
func (s *State) MayPurchase(p id.PlayerID, a Action) (id.Money, id.Rule) {
	k, r := s.checkPurchase(p, a)
	if r != id.NoRule {
		return 0, r
	}
	return s.certPrice(a.Corp, k, a.Source), id.NoRule
}

// mayBuy is the rule that keeps a player from buying a certificate.
func (s *State) mayBuy(p id.PlayerID, c id.CorpID, k id.CertID, source id.Entity) id.Rule {
	if s.Round.Stock.Sold[p]&(1<<c) != 0 {
		return id.RuleSoldThisRound
	}
	if !s.mayPurchase(c, source.Kind == id.Corporation) {
		return id.RuleOnePurchase
	}
	if s.Cash.Cash(id.OfPlayer(p)) < s.certPrice(c, k, source) {
		return id.RuleCash
	}
	return s.canHold(p, c, s.Shares.Size(k), s.Shares.Weight(k))
}

// offered is the certificates of c that a player could buy: the smallest of the IPO and of the
// pool.
func (s *State) offered(c id.CorpID) (ipo, pool id.CertID) {
	if !s.Corps[c].Started || s.Corps[c].Closed {
		return id.NoCert, id.NoCert
	}
	return s.Shares.Smallest(c, id.OfCorp(c), true), s.Shares.Smallest(c, id.ThePool, false)
}

func (s *State) canBuyAny(p id.PlayerID) bool {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		ipo, pool := s.offered(c)
		if ipo != id.NoCert && s.mayBuy(p, c, ipo, id.OfCorp(c)) == id.NoRule {
			return true
		}
		if pool != id.NoCert && s.mayBuy(p, c, pool, id.ThePool) == id.NoRule {
			return true
		}
	}
	return false
}

func (s *State) legalPurchases(p id.PlayerID, buf []Action) []Action {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Started || s.Corps[c].Closed {
			continue
		}
		for _, source := range [2]id.Entity{id.OfCorp(c), id.ThePool} {
			ipo := source.Kind == id.Corporation
			// One offer for each size of certificate.
			for size := s.Shares.Unit(c); size <= s.Shares.PresidentSize(c); size += s.Shares.Unit(c) {
				k := s.Shares.FirstOf(c, source, size, ipo)
				if k != id.NoCert && s.mayBuy(p, c, k, source) == id.NoRule {
					a := Action{Type: BuyShares, Entity: id.OfPlayer(p), Corp: c, Source: source, Percent: uint8(size)}
					a.Certs = a.Certs.With(s.Shares.Index(c, k))
					buf = append(buf, a)
				}
			}
		}
	}
	return buf
}

// checkPar is the rule that keeps a player from starting a corporation in a cell.
//
// Rule: common rules 7.3.
func (s *State) checkPar(p id.PlayerID, c id.CorpID, par id.CellID) id.Rule {
	if s.Corps[c].Started || s.Corps[c].Closed {
		return id.RuleParOnce
	}
	if !s.isPar(par) || s.game.Corps[c].NoPar || s.reservedStart(c) {
		return id.RuleParCell
	}
	return s.mayPar(p, c, s.game.Grid.Cells[par].Price)
}

func (s *State) mayPar(p id.PlayerID, c id.CorpID, price id.Money) id.Rule {
	if s.Round.Stock.purchased() {
		return id.RuleOnePurchase
	}
	size := s.Shares.PresidentSize(c)
	if s.Cash.Cash(id.OfPlayer(p)) < s.Shares.PriceOf(c, size, price) {
		return id.RuleCash
	}
	return s.canHold(p, c, size, s.Shares.Weight(s.Shares.Cert(c, 0)))
}

// reservedStart reports whether a corporation is started by the owner of a private only.
func (s *State) reservedStart(c id.CorpID) bool {
	k := s.Shares.Cert(c, 0)
	return s.Shares.Holder(k) != id.OfCorp(c) || !s.Shares.ForSale(k)
}

func (s *State) canParAny(p id.PlayerID) bool {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Started && !s.Corps[c].Closed && !s.game.Corps[c].NoPar && s.mayPar(p, c, s.game.Grid.Min) == id.NoRule {
			return true
		}
	}
	return false
}

func (s *State) legalPars(p id.PlayerID, buf []Action) []Action {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		for _, k := range s.game.Grid.Pars {
			if s.checkPar(p, c, k) == id.NoRule {
				buf = append(buf, Action{Type: Par, Entity: id.OfPlayer(p), Corp: c, Cell: k})
			}
		}
	}
	return buf
}

// checkPrivateFromPlayer is the rule that keeps a player from buying a private from another.
//
// Rule: common rules 7.7.
func (s *State) checkPrivateFromPlayer(a Action) id.Rule {
	if !s.privatesSwap() {
		return id.RulePrivateSale
	}
	q := &s.Priv[a.Private]
	if q.Closed || q.Owner.Kind != id.Player || q.Owner == a.Entity || s.game.Privates[a.Private].NoSale {
		return id.RulePrivateSale
	}
	if s.Round.Stock.purchased() {
		return id.RuleOnePurchase
	}
	if a.Price < 1 {
		return id.RulePrivatePrice
	}
	if a.Price > s.Cash.Cash(a.Entity) {
		return id.RuleCash
	}
	return s.game.variant.MayBuyPrivate(s, a.Entity, a.Private)
}

// privatesSwap reports whether players may buy privates from each other.
func (s *State) privatesSwap() bool { return s.PhaseNow().SwapPrivates && s.Turn > 1 }

func (s *State) canBuyPrivateAny(p id.PlayerID) bool {
	e := id.OfPlayer(p)
	if !s.privatesSwap() || s.Round.Stock.purchased() || s.Cash.Cash(e) < 1 {
		return false
	}
	for i := range s.game.Privates {
		q := &s.Priv[i]
		if !q.Closed && q.Owner.Kind == id.Player && q.Owner != e && !s.game.Privates[i].NoSale {
			return true
		}
	}
	return false
}
