package engine

import "github.com/trainrush/trainrush/engine/id"

// maxAmount is far more than any amount of any title; larger ones could not be added up.
const maxAmount id.Money = 1_000_000

// known is the rule that an action breaks because it speaks of something that the game does not
// have. Behind it every id can be used as an index.
func (s *State) known(a *Action) id.Rule {
	g := s.game
	switch a.Entity.Kind {
	case id.Player, id.Corporation, id.Private:
		if !s.exists(a.Entity) {
			return id.RuleUnknown
		}
	default:
		return id.RuleUnknown
	}
	ok := a.Price <= maxAmount && (a.Price >= 0 || a.Type == RunRoutes && a.Price == BestRun)
	switch a.Type {
	case Bid, BuyPrivate:
		ok = ok && s.exists(id.OfPrivate(a.Private))
	case Par:
		ok = ok && s.exists(id.OfCorp(a.Corp)) && within(a.Cell, len(g.Grid.Cells))
	case BuyShares, SellShares:
		ok = ok && s.exists(id.OfCorp(a.Corp)) && s.exists(a.Source)
		for i := 0; ok && i < a.Certs.Len(); i++ {
			ok = within(a.Certs.At(i), s.Shares.Count(a.Corp))
		}
	case LayTile:
		ok = ok && within(a.Hex, len(g.Board.Hexes)) && within(a.Tile, g.Board.Supply) && a.Rot < 6
	case PlaceToken, RemoveToken, Assign:
		ok = ok && within(a.Hex, len(g.Board.Hexes)) && a.City < id.MaxStops
	case BuyTrain:
		ok = ok && within(a.Train, len(g.Roster.Cards)) && within(a.Trade, len(g.Roster.Cards)+1)
	case DiscardTrain, BorrowTrain:
		ok = ok && within(a.Train, len(g.Roster.Cards))
	case Merge:
		ok = ok && s.exists(id.OfCorp(a.Corp))
	case SpecialBuy:
		ok = ok && int(a.Item) < len(g.variant.Items())
	case ReachDestination:
		ok = ok && a.Set>>len(g.Corps) == 0
	}
	if !ok {
		return id.RuleUnknown
	}
	return id.NoRule
}

// exists reports whether an entity is one of this game.
func (s *State) exists(e id.Entity) bool {
	switch e.Kind {
	case id.Player:
		return within(e.N, s.game.Players)
	case id.Corporation:
		return within(e.N, len(s.game.Corps))
	case id.Private:
		return within(e.N, len(s.game.Privates))
	}
	return true
}

// within reports whether an id is one of the first n.
func within[T ~int | ~int8 | ~int16](x T, n int) bool { return x >= 0 && int(x) < n }
