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

// invests reports whether keeping the revenue for a further train pays more than paying out:
// the better runs until the train rusts, against the dividends lost and the price that
// falls instead of rising.
func (v *View) invests(c id.CorpID, revenue id.Money, patience float64) bool {
	price, kind, ok := v.NextTrain()
	short := price - v.Cash(id.OfCorp(c))
	if !ok || short <= 0 || revenue <= 0 || v.TrainCount(c) >= v.TrainLimit(c) {
		return false
	}
	k := math.Ceil(float64(short) / float64(revenue))
	if k > patience {
		return false
	}
	var buf [id.MaxTrains]id.TrainTypeID
	have := v.Trains(c, buf[:0])
	more := float64(v.Run(c, append(have, kind)) - v.Run(c, have))
	g := v.Game().Grid
	cell := g.Cells[v.Cell(c)]
	fall := float64(g.Cells[cell.Right].Price-g.Cells[cell.Left].Price) * float64(v.s.Shares.Total(c))
	return more*(v.TrainLife(kind)-k) > k*(float64(revenue)+fall)
}
