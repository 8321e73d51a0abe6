package strategies

import (
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Keeps reports whether a corporation should keep its revenue: it lacks the money for a train
// that it will need, and keeping brings it there in time, or its president could not pay
// the rest; or another train pays for the dividends lost, if it is there after patience runs.
func (v *View) Keeps(c id.CorpID, revenue id.Money, patience float64) bool {
	// A company that will owe more than it has needs no train, unless it gets one that lasts before.
	if p := v.Prospect(c); v.borrows(c) && float64(p.Gap) > float64(v.saving(c, revenue))*v.LoanLife() {
		interest := v.interest(c) * id.Money(math.Ceil(v.LoanLife()))
		if p.Sinks || v.owes(c, v.Cash(id.OfCorp(c))-interest) && v.runsUntilDue(c) {
			return false
		}
	}
	gap := v.TrainGap(c)
	if gap == 0 {
		return v.invests(c, revenue, patience)
	}
	const spare = 0.8 // part of the president's cash that may go into a train
	return gap <= revenue || float64(gap) > spare*float64(v.MyCash())
}

// saving is what a corporation can put aside in a turn with such a revenue, with a loan if it can
// take one.
func (v *View) saving(c id.CorpID, revenue id.Money) id.Money {
	if x := v.s.Credit(c); x.Left > 0 {
		return revenue + x.Amount
	}
	return revenue
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
	saving := v.saving(c, revenue)
	pays := func(a engine.Action, price id.Money) bool {
		short := price - v.Cash(id.OfCorp(c))
		k := math.Ceil(float64(short) / float64(saving))
		if short <= 0 || k > patience {
			return false
		}
		kind := g.Roster.Cards[a.Train].Type
		life := v.TrainLife(kind)
		// The run is looked for only if even a good one could pay.
		const good = 2.5
		if good*v.hope(c, []id.TrainTypeID{kind})*(life-k) <= k*lost {
			return false
		}
		return v.TrainGain(c, &a)*(life-k)/life > k*lost
	}
	var own [id.MaxTrains]id.TrainID
	trains := v.s.Trains.Of(id.OfCorp(c), own[:0])
	var sale [2 * id.MaxTrainTypes]id.TrainID
	for _, t := range v.OnSale(sale[:0]) {
		k := g.Roster.Of(t)
		if len(trains) < v.TrainLimit(c) && pays(engine.Action{Train: t}, k.Price) {
			return true
		}
		for _, old := range trains {
			if d := k.Discount[g.Roster.Cards[old].Type]; d > 0 && pays(engine.Action{Train: t, Trade: old + 1}, k.Price-d) {
				return true
			}
		}
	}
	return false
}
