package strategies

import (
	"math"

	"github.com/trainrush/trainrush/engine/id"
)

// Keeps reports whether a corporation should keep its revenue: it lacks the money for a train
// that it will need, and keeping brings it there in time, or its president could not pay
// the rest; or another train pays for the dividends lost, if it is there after patience runs.
func (v *View) Keeps(c id.CorpID, revenue id.Money, patience float64) bool {
	gap := v.TrainGap(c)
	if gap == 0 {
		return v.invests(c, revenue, patience)
	}
	if gap <= revenue {
		return true
	}
	const spare = 0.8 // part of the president's cash that may go into a train
	return float64(gap) > spare*float64(v.MyCash())
}

// invests reports whether keeping the revenue for a further or a better train pays more than
// paying out: the better runs until the train rusts, against the dividends lost and the price
// that falls instead of rising.
func (v *View) invests(c id.CorpID, revenue id.Money, patience float64) bool {
	if revenue <= 0 {
		return false
	}
	g := v.Game()
	cell := g.Grid.Cells[v.Cell(c)]
	fall := float64(g.Grid.Cells[cell.Right].Price-g.Grid.Cells[cell.Left].Price) * float64(v.s.Shares.Total(c))
	lost := float64(revenue) + fall
	pays := func(price id.Money, kind id.TrainTypeID, trains []id.TrainTypeID, run id.Money) bool {
		short := price - v.Cash(id.OfCorp(c))
		k := math.Ceil(float64(short) / float64(revenue))
		if short <= 0 || k > patience {
			return false
		}
		life := v.TrainLife(kind) - k
		// The run is looked for only if even a good one could pay.
		const good = 2.5
		if good*v.hope(c, []id.TrainTypeID{kind})*life <= k*lost {
			return false
		}
		return float64(v.Run(c, append(trains, kind))-run)*life > k*lost
	}
	var all, rest [id.MaxTrains]id.TrainTypeID
	trains := v.Trains(c, all[:0])
	run := v.Run(c, trains)
	var sale [2 * id.MaxTrainTypes]id.TrainID
	for _, t := range v.OnSale(sale[:0]) {
		kind := g.Roster.Cards[t].Type
		k := &g.Roster.Types[kind]
		if len(trains) < v.TrainLimit(c) && pays(k.Price, kind, append(rest[:0], trains...), run) {
			return true
		}
		for _, old := range trains {
			if k.Discount[old] > 0 && pays(k.Price-k.Discount[old], kind, without(append(rest[:0], trains...), old), run) {
				return true
			}
		}
	}
	return false
}
