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
	}
	if p := s.Controller(owner); p != buyer {
		return p
	}
	return id.NoPlayer
}

// listPrice is the printed price of what an action buys.
func listPrice(g *engine.Game, a *engine.Action) id.Money {
	if a.Type == engine.BuyPrivate {
		return g.Privates[a.Private].Value
	}
	return g.Roster.Of(a.Train).Price
}

// restrict removes the deals between players that are not possible and narrows the others.
func restrict(deals plan.Deals, s *engine.State, buyer id.PlayerID, legal []engine.Action) []engine.Action {
	if deals == plan.DealsConsent || deals == plan.DealsFree {
		return legal
	}
	kept := legal[:0]
	for _, a := range legal {
		if seller(s, &a, buyer) != id.NoPlayer {
			price := listPrice(s.Game(), &a)
			if deals == plan.DealsOwn || price < a.Price || price > max(a.Price, a.Max) {
				continue
			}
			a.Price, a.Max, a.Step = price, 0, 0
		}
		kept = append(kept, a)
	}
	return kept
}
