package engine

import "github.com/trainrush/trainrush/engine/id"

// SaleValue is what a player would get for the shares that he may sell, if a turn of his in a
// stock round began now: of each corporation the bundle that brings most, at the present price,
// each on its own. It is zero for a corporation whose shares may not be sold yet; the pool's
// limit and the president's certificate limit the others.
//
// Rule: common rules 7.6.
func (s *State) SaleValue(p id.PlayerID) (sum id.Money) {
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Started || s.Corps[c].Closed || !s.saleTiming(p, c) {
			continue
		}
		best := id.Money(0)
		s.work.bundles = s.Shares.Bundles(c, id.OfPlayer(p), s.work.bundles[:0])
		for _, u := range s.work.bundles {
			if s.game.variant.MaySell(s, p, u) == id.NoRule && s.canDump(p, u) == id.NoRule {
				best = max(best, s.Shares.PriceOf(c, int(u.Percent), s.Price(c)))
			}
		}
		sum += best
	}
	return sum
}

// Loans is the number of loans of a corporation.
func (s *State) Loans(c id.CorpID) int { return s.game.variant.Loans(s, c) }
