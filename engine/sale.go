package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
	"github.com/trainrush/trainrush/engine/title"
)

// saleTiming reports whether certificates of a corporation may be sold at all now.
//
// Rule: common rules 22.2, SELL_AFTER.
func (s *State) saleTiming(p id.PlayerID, c id.CorpID) bool {
	k := &s.Corps[c]
	or := s.Round.Kind == OperatingRound
	switch s.game.Rules.SellAfter {
	case title.SellAfterFirst:
		return or || s.Turn > 1
	case title.SellAfterAfterSRFloated:
		return or || k.Operated
	case title.SellAfterOperate:
		return k.Operated
	case title.SellAfterPAnyOperate:
		return k.Operated || k.President == id.OfPlayer(p)
	}
	return true
}

// saleOrder reports whether the turn still allows a sale.
//
// Rule: common rules 7.2.
func (s *State) saleOrder() bool {
	t := &s.Round.Stock
	switch s.game.Rules.SellBuyOrder {
	case title.SellBuy:
		return !t.purchased()
	case title.SellBuyOrBuySell:
		return !(t.purchased() && t.SoldAny && t.BuyLast)
	}
	return true
}

// checkSale is the rule that keeps a player from selling a bundle in his stock turn.
//
// Rule: common rules 7.6.
func (s *State) checkSale(p id.PlayerID, u shares.Bundle) id.Rule {
	if r := s.checkBundle(id.OfPlayer(p), u); r != id.NoRule {
		return r
	}
	return s.MaySellNow(p, u)
}

// checkBundle reports whether a bundle exists: the seller has the certificates, the percentage
// is theirs, or less only by part of the president's.
func (s *State) checkBundle(seller id.Entity, u shares.Bundle) id.Rule {
	if !s.Corps[u.Corp].Started {
		return id.RuleNotStarted
	}
	n := u.List.Len()
	if n == 0 {
		return id.RuleCertSource
	}
	var seen uint32
	for i := 0; i < n; i++ {
		x := u.List.At(i)
		if seen&(1<<x) != 0 || s.Shares.Holder(s.Shares.Cert(u.Corp, x)) != seller {
			return id.RuleCertSource
		}
		seen |= 1 << x
	}
	less := s.Shares.Partial(u)
	if less < 0 || less%s.Shares.Unit(u.Corp) != 0 || (less > 0 && (!u.List.Has(0) || less >= s.Shares.PresidentSize(u.Corp))) {
		return id.RuleCertSource
	}
	return id.NoRule
}

// usual reports whether a bundle is made up like one that is offered: a record may name any
// certificates of the seller, live play sells the president's last.
//
// Rule: common rules 1.3.
func (s *State) usual(seller id.Entity, u shares.Bundle) bool {
	s.work.bundles = s.Shares.Bundles(u.Corp, seller, s.work.bundles[:0])
	for _, o := range s.work.bundles {
		if s.Shares.Alike(o, u) {
			return true
		}
	}
	return false
}

// MaySellNow is the rule that keeps a player from selling a bundle that he has in his stock turn.
func (s *State) MaySellNow(p id.PlayerID, u shares.Bundle) id.Rule {
	t := &s.Round.Stock
	c := u.Corp
	if !s.Corps[c].Started || !s.saleTiming(p, c) {
		return id.RuleSellTiming
	}
	if !s.saleOrder() {
		return id.RuleSellOrder
	}
	if s.game.Rules.SellInBlocks && t.SoldTurn&(1<<c) != 0 {
		return id.RuleSellBlocks
	}
	if limit := s.game.Rules.TurnSellLimit; limit > 0 && int(t.SoldPct[c])+int(u.Percent) > limit {
		return id.RuleSellLimit
	}
	if r := s.game.variant.MaySell(s, p, u); r != id.NoRule {
		return r
	}
	return s.canDump(p, u)
}

// canDump is the rule that keeps a bundle from going to the pool: the limit of the pool, and
// somebody who takes the president's certificate over.
//
// Rule: common rules 7.6.4, 7.6.5.
func (s *State) canDump(p id.PlayerID, u shares.Bundle) id.Rule {
	c := u.Corp
	if s.Shares.Percent(c, id.ThePool)+int(u.Percent) > s.game.Rules.PoolLimit {
		return id.RulePoolLimit
	}
	if u.List.Has(0) && !s.game.Rules.PresidentToPool {
		size := s.Shares.PresidentSize(c)
		for _, q := range s.SeatOrder() {
			if q != p && s.Shares.Percent(c, id.OfPlayer(q)) >= size {
				return id.NoRule
			}
		}
		return id.RulePresidentSale
	}
	return id.NoRule
}

// CanSellAny reports whether a player can sell anything in his stock turn.
func (s *State) CanSellAny(p id.PlayerID) bool {
	if !s.saleOrder() {
		return false
	}
	for i := range s.game.Corps {
		if s.canSell(p, id.CorpID(i)) {
			return true
		}
	}
	return false
}

// canSell reports whether some bundle of a corporation can be sold.
func (s *State) canSell(p id.PlayerID, c id.CorpID) bool {
	if !s.Corps[c].Started || s.Corps[c].Closed || !s.saleTiming(p, c) {
		return false
	}
	s.work.bundles = s.Shares.Bundles(c, id.OfPlayer(p), s.work.bundles[:0])
	for _, u := range s.work.bundles {
		if s.MaySellNow(p, u) == id.NoRule {
			return true
		}
	}
	return false
}

// mustSell reports whether a player above a limit may only sell.
//
// Rule: common rules 7.6, being over a limit.
func (s *State) mustSell(p id.PlayerID) bool {
	if s.CertHalves(p) > 2*s.CertLimit() {
		return s.CanSellAny(p)
	}
	if !s.game.Rules.ForceSaleAboveHolding {
		return false
	}
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if s.Shares.Percent(c, id.OfPlayer(p)) > s.game.Corps[c].MaxHolding && !s.game.Grid.FreeHolding(s.Market.Cell(c)) && s.canSell(p, c) {
			return true
		}
	}
	return false
}

func (s *State) legalSales(p id.PlayerID, buf []Action) []Action {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Started || s.Corps[c].Closed {
			continue
		}
		s.work.bundles = s.Shares.Bundles(c, id.OfPlayer(p), s.work.bundles[:0])
		for _, u := range s.work.bundles {
			if s.MaySellNow(p, u) == id.NoRule {
				buf = append(buf, Action{Type: SellShares, Entity: id.OfPlayer(p), Corp: c, Percent: u.Percent, Certs: u.List})
			}
		}
	}
	return buf
}
