package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// drift is how many moves of the price are looked at.
const drift = 10

// ShareWorth is what one share of a corporation is worth to its holder until the end of the
// game: its dividends and its price then.
func (v *View) ShareWorth(c id.CorpID) float64 {
	worth := v.holding(v.Cell(c), v.Prospect(c), v.s.Shares.Total(c))
	if !v.Floated(c) {
		worth *= v.FloatChance(c)
	}
	return worth
}

// holding is what a share of a corporation with such a prospect is worth whose price starts
// in a cell: the price goes right in turns that pay, else left. Half of the missing money for
// the lasting train is taken from dividends, the rest from the president.
func (v *View) holding(cell id.CellID, p Prospect, shares int) float64 {
	rounds := v.RoundsLeft()
	first := min(p.Life, rounds)
	rest := rounds - first
	idle := 0.0
	if rest > 0 && p.Gap > 0 && !p.Sinks {
		const own, longest = 1.0, 6
		idle = min(longest, rounds, own*float64(p.Gap)/max(p.Now, 1))
	}
	paid := p.Now*first + p.Later*rest - idle*max(p.Now, p.Later)
	worth := max(0, paid) / float64(shares)
	if cell == id.NoCell {
		return worth
	}
	g := v.Game().Grid
	if p.Now == 0 && p.Later == 0 {
		idle = rounds
	}
	moves := min(drift, rounds-2*idle)
	for range int(max(0, moves)) {
		cell = g.Cells[cell].Right
	}
	for range int(min(drift, max(0, -moves))) {
		cell = g.Cells[cell].Left
	}
	return float64(g.Cells[cell].Price) + worth
}

// FloatChance is how likely a started corporation is to float before long: what is still to
// be sold, against the money of its president and a part of that of the others.
func (v *View) FloatChance(c id.CorpID) float64 {
	need := v.IPO(c) - (100 - v.StartsAt(c))
	if need <= 0 {
		return 1
	}
	cost := float64(v.ParPrice(c)) * float64(need) / float64(v.Unit(c))
	president := v.President(c)
	money := 0.0
	for _, p := range v.s.SeatOrder() {
		cash := float64(v.Cash(id.OfPlayer(p)))
		if p != president {
			const interest = 0.2 // part of the others' money that goes here
			cash *= interest
		}
		money += cash
	}
	return min(1, money/(cost+1))
}

// CertPrice is what a purchase costs.
func (v *View) CertPrice(a *engine.Action) id.Money {
	per := v.Price(a.Corp)
	if a.Source.Kind == id.Corporation {
		per = v.ParPrice(a.Corp)
	}
	return v.s.Shares.PriceOf(a.Corp, int(a.Percent), per)
}

// SafeSale reports whether the player stays president after selling a bundle.
func (v *View) SafeSale(a *engine.Action) bool {
	rest := v.Percent(a.Corp, id.OfPlayer(v.me)) - int(a.Percent)
	for _, q := range v.s.SeatOrder() {
		if q != v.me && v.Percent(a.Corp, id.OfPlayer(q)) > rest {
			return false
		}
	}
	return true
}
