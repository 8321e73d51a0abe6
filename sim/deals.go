package sim

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/plan"
)

// seller is the player who sells something by the action, if that is another one than the
// buyer; NoPlayer otherwise.
func seller(s *engine.State, a *engine.Action, buyer id.PlayerID) id.PlayerID {
	owner := id.Nobody
	switch a.Type {
	case engine.BuyTrain:
		owner = s.Trains.Owner(a.Train)
	case engine.BuyPrivate:
		owner = s.Priv[a.Private].Owner
	case engine.BuyShares:
		// The certificates of an IPO lie with their corporation and are for sale to everybody.
		if a.Source.Kind == id.Player {
			owner = a.Source
		}
	}
	if p := s.Controller(owner); p != buyer {
		return p
	}
	return id.NoPlayer
}

// listPrice is the printed price of what an action buys, of shares that of the market.
func listPrice(s *engine.State, a *engine.Action) id.Money {
	switch a.Type {
	case engine.BuyPrivate:
		return s.Game().Privates[a.Private].Value
	case engine.BuyShares:
		return s.Shares.PriceOf(a.Corp, int(a.Percent), s.Price(a.Corp))
	}
	return s.Game().Roster.Of(a.Train).Price
}

// sameDeal reports whether two actions of a buyer want the same thing of the same owner.
func sameDeal(s *engine.State, a, b *engine.Action) bool {
	if a.Type != b.Type || a.Entity != b.Entity || a.Corp != b.Corp || a.Source != b.Source || a.Private != b.Private {
		return false
	}
	if a.Type != engine.BuyTrain {
		return true
	}
	r := s.Game().Roster
	return r.Of(a.Train) == r.Of(b.Train) && s.Trains.Owner(a.Train) == s.Trains.Owner(b.Train)
}

// restrict removes the deals between players that are not possible and narrows the others.
func restrict(deals plan.Deals, s *engine.State, buyer id.PlayerID, legal []engine.Action) []engine.Action {
	if deals == plan.DealsConsent || deals == plan.DealsFree {
		return legal
	}
	kept := legal[:0]
	for _, a := range legal {
		if seller(s, &a, buyer) != id.NoPlayer {
			price := listPrice(s, &a)
			if deals == plan.DealsOwn || price < a.Price || price > max(a.Price, a.Max) {
				continue
			}
			a.Price, a.Max, a.Step = price, 0, 0
		}
		kept = append(kept, a)
	}
	return kept
}
