package engine

import (
	"errors"
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
)

// explain adds to a refusal the values that broke the rule, unless it has some. The state is as
// it was before the action, so that they can still be read.
func (s *State) explain(err error) error {
	var r *Refusal
	if errors.As(err, &r) && r.Detail == "" {
		r.Detail = s.values(&r.Action, r.Rule)
	}
	return err
}

// values is what broke a rule, in words; empty where the rule says it all.
func (s *State) values(a *Action, r id.Rule) string {
	switch r {
	case id.RuleHoldLimit, id.RuleCertLimit, id.RuleMustSell:
		return s.holdingValues(a, r)
	case id.RulePoolLimit, id.RulePresidentSale, id.RuleSellLimit, id.RuleSellBlocks, id.RuleSellTiming, id.RuleSellBundle,
		id.RuleSoldThisRound, id.RuleNotStarted, id.RuleParOnce, id.RuleCertSource:
		return s.shareValues(a, r)
	case id.RuleCash:
		return s.cashValues(a)
	case id.RulePrivateSale, id.RulePrivateBonus:
		p := &s.game.Privates[a.Private]
		return fmt.Sprintf("%s is with %s", p.Name, s.nameOf(s.Priv[a.Private].Owner))
	case id.RulePrivatePrice:
		return fmt.Sprintf("%s for %d", s.game.Privates[a.Private].Name, a.Price)
	case id.RuleTokenSlot, id.RuleTokenHex, id.RuleTokenReserved, id.RuleTokenReach:
		return fmt.Sprintf("city %d of %s", a.City, s.game.Board.Hexes[a.Hex].Name)
	case id.RuleTokenUsed:
		return fmt.Sprintf("%s has placed %d", s.nameOf(a.Entity), s.Corps[a.Entity.N].Placed)
	case id.RuleTrainDiscard:
		return fmt.Sprintf("the %s-train is with %s", s.game.Roster.Of(a.Train).Name, s.nameOf(s.Trains.Owner(a.Train)))
	case id.RuleBankrupt:
		if a.Entity.Kind != id.Corporation {
			return ""
		}
		if t := s.cheapestFor(a.Entity.Corp()); t != id.NoTrain {
			return fmt.Sprintf("%d can be raised, the cheapest train costs %d", s.EmergencyFunds(a.Entity.Corp(), true), s.depotPrice(t))
		}
	}
	return ""
}

// holdingValues is what an entity holds against a limit.
func (s *State) holdingValues(a *Action, r id.Rule) string {
	p := s.Controller(a.Entity)
	if p == id.NoPlayer {
		return ""
	}
	e := id.OfPlayer(p)
	if r == id.RuleHoldLimit {
		return fmt.Sprintf("%s has %d%% of %s, the limit is %d%%", s.nameOf(e), s.Shares.Percent(a.Corp, e), s.game.Corps[a.Corp].Name, s.game.Corps[a.Corp].MaxHolding)
	}
	return fmt.Sprintf("%s has %v certificates, the limit is %d", s.nameOf(e), s.CertCount(p), s.CertLimit())
}

// shareValues is where the certificates of an action stand.
func (s *State) shareValues(a *Action, r id.Rule) string {
	name := s.game.Corps[a.Corp].Name
	switch r {
	case id.RulePoolLimit:
		return fmt.Sprintf("%d%% of %s, of which the pool has %d%%; the limit is %d%%", a.Percent, name, s.Shares.Percent(a.Corp, id.ThePool), s.game.Rules.PoolLimit)
	case id.RuleSellLimit:
		return fmt.Sprintf("%d%% of %s after %d%% in this turn; the limit is %d%%", a.Percent, name, s.Round.Stock.SoldPct[a.Corp], s.game.Rules.TurnSellLimit)
	case id.RuleCertSource:
		if a.Certs.Len() > 0 && a.Certs.At(0) < s.Shares.Count(a.Corp) {
			k := s.Shares.Cert(a.Corp, a.Certs.At(0))
			return fmt.Sprintf("%s_%d is with %s", name, a.Certs.At(0), s.nameOf(s.Shares.Holder(k)))
		}
	}
	return name
}

// cashValues is what an action costs and what there is.
func (s *State) cashValues(a *Action) string {
	payer := a.Entity
	if payer.Kind == id.Private {
		payer = s.Priv[payer.N].Owner
	}
	cost := a.Price
	switch a.Type {
	case Par:
		cost = s.Shares.PriceOf(a.Corp, s.Shares.PresidentSize(a.Corp), s.game.Grid.Cells[a.Cell].Price)
	case PlaceToken:
		cost, _ = s.NextToken(payer.Corp())
	case LayTile:
		cost = s.layMoney(a.Hex, a.Tile)
	case BuyShares:
		if k := s.Shares.FirstOf(a.Corp, a.Source, int(a.Percent), a.Source == id.OfCorp(a.Corp)); k != id.NoCert {
			cost = s.certPrice(a.Corp, k, a.Source)
		}
	}
	return fmt.Sprintf("%d is due, %s has %d", cost, s.nameOf(payer), s.Cash.Cash(payer))
}

// nameOf is an entity in words; players are known by their seats.
func (s *State) nameOf(e id.Entity) string {
	switch e.Kind {
	case id.Player:
		return fmt.Sprintf("player %d", e.N+1)
	case id.Corporation:
		return s.game.Corps[e.N].Name
	case id.Private:
		return s.game.Privates[e.N].Name
	case id.Bank:
		return "the bank"
	case id.Pool:
		return "the pool"
	}
	return "nobody"
}
