package strategies

import "github.com/trainrush/trainrush/engine/id"

// ParPriceFor is the par price at which the player would start a corporation: the highest at
// which the corporation is expected to float by his own money, or else the lowest if the
// others may help. ok is false if it would not float.
//
// paid is what he pays for each share of the president's certificate: nothing if it came
// with a private.
func (v *View) ParPriceFor(c id.CorpID, cells []id.CellID, free bool) (best id.CellID, ok bool) {
	need := v.Game().Corps[c].Float - v.s.Shares.InPlayers(c)
	if free {
		need -= v.PresidentSize(c)
	}
	shares := float64(need) / float64(v.Unit(c))
	mine := float64(v.MyCash())
	others := 0.0
	for _, p := range v.s.SeatOrder() {
		if p != v.me {
			others += float64(v.Cash(id.OfPlayer(p)))
		}
	}
	const help = 0.25 // part of the others' money that may come to help
	best = id.NoCell
	low := id.NoCell
	g := v.Game().Grid
	for _, k := range cells {
		if price := g.Cells[k].Price; price == 0 {
			continue
		}
		if low == id.NoCell || g.Cells[k].Price < g.Cells[low].Price {
			low = k
		}
		if shares*float64(g.Cells[k].Price) <= mine && (best == id.NoCell || g.Cells[k].Price > g.Cells[best].Price) {
			best = k
		}
	}
	if best != id.NoCell {
		return best, true
	}
	return low, low != id.NoCell && shares*float64(g.Cells[low].Price) <= mine+help*others
}
