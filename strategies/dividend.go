package strategies

import "github.com/trainrush/trainrush/engine/id"

// Keeps reports whether a corporation should keep its revenue: it lacks the money for a train
// that it will need, and keeping brings it there in time, or its president could not pay
// the rest.
func (v *View) Keeps(c id.CorpID, revenue id.Money) bool {
	gap := v.TrainGap(c)
	if gap == 0 {
		return false
	}
	if gap <= revenue {
		return true
	}
	const spare = 0.8 // part of the president's cash that may go into a train
	return float64(gap) > spare*float64(v.MyCash())
}
