package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Earnings is what a corporation is expected to earn in an operating round: the run of its
// trains now and, once they rust, of those that last or that it can afford; at least what a
// young company finds, but nothing without a train and the money for one.
func (v *View) Earnings(c id.CorpID) float64 {
	var all, lasting [id.MaxTrains]id.TrainTypeID
	trains := v.Trains(c, all[:0])
	now := float64(v.Run(c, trains))
	price, kind, ok := v.NextTrain()
	canBuy := ok && v.Cash(id.OfCorp(c)) >= price
	if len(trains) == 0 && v.Floated(c) && !canBuy {
		return 0
	}
	hope := v.promised(c, kind)
	keep := v.Lasting(c, lasting[:0])
	if len(keep) == len(trains) {
		return max(now, hope)
	}
	if canBuy && len(keep) < v.TrainLimit(c) {
		keep = append(keep, kind)
	}
	const present = 0.4 // weight of the time until then
	return max(hope, present*now+(1-present)*float64(v.Run(c, keep)))
}

// promised is what a corporation is expected to earn once it has laid some track: more if its
// surroundings are better than those of others, and at least what a train finds on the map.
func (v *View) promised(c id.CorpID, kind id.TrainTypeID) float64 {
	const perPrice = 0.6 // revenue in the first rounds for each unit of par
	sum, n := 0.0, 0
	for i := range v.Game().Corps {
		sum += v.HomeWorth(id.CorpID(i))
		n++
	}
	quality := 1.0
	if sum > 0 {
		quality = v.HomeWorth(c) * float64(n) / sum
	}
	guess := perPrice * quality * float64(v.Game().Grid.Min)
	return max(guess, float64(v.Run(c, []id.TrainTypeID{kind})))
}

// drift is how many moves of the price are looked at.
const drift = 8

// ShareWorth is what one share of a corporation is worth to its holder until the end of the
// game: its dividends and its price then.
func (v *View) ShareWorth(c id.CorpID) float64 {
	per := v.Earnings(c) / float64(v.s.Shares.Total(c))
	worth := v.holding(v.Cell(c), per)
	if !v.Floated(c) {
		worth *= v.FloatChance(c)
	}
	return worth
}

// holding is what a share is worth that pays so much in a round and whose price starts in a
// cell: the price goes right as long as it pays, else left.
func (v *View) holding(cell id.CellID, per float64) float64 {
	rounds := v.RoundsLeft()
	if cell == id.NoCell {
		return rounds * per
	}
	g := v.Game().Grid
	for range int(min(drift, rounds)) {
		if per > 0 {
			cell = g.Cells[cell].Right
		} else {
			cell = g.Cells[cell].Left
		}
	}
	return float64(g.Cells[cell].Price) + rounds*per
}

// FloatChance is how likely a started corporation is to float before long: what is still to
// be sold, against the money of its president and a part of that of the others.
func (v *View) FloatChance(c id.CorpID) float64 {
	need := v.IPO(c) - (100 - v.Game().Corps[c].Float)
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

// Help is how much money the player may have to put into the trains of his corporations.
func (v *View) Help() (sum id.Money) {
	for i := range v.Game().Corps {
		if c := id.CorpID(i); v.Floated(c) && v.Mine(c) {
			sum += v.TrainGap(c)
		}
	}
	return sum
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
