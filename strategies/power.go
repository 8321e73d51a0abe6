package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// RunMore is how much more a corporation earns in a turn once an action is done: with the trains
// that it has or will buy first, and a part of what it does with those that last.
func (v *View) RunMore(c id.CorpID, a engine.Action) float64 {
	next, ok := v.Try(a)
	if !ok {
		return 0
	}
	var buf [id.MaxTrains]id.TrainTypeID
	trains := v.dreamt(c, buf[:0])
	later := float64(next.Run(c, trains) - v.Run(c, trains))
	return max(v.runMoreNow(next, c), laterWeight*later)
}

// runMoreNow is RunMore with the trains that a corporation has or will buy first alone.
func (v *View) runMoreNow(next *View, c id.CorpID) float64 {
	var buf [id.MaxTrains]id.TrainTypeID
	trains := v.planned(c, buf[:0])
	return float64(next.Run(c, trains) - v.Run(c, trains))
}

// BestMarker is the place for the marker of a private that earns a corporation most in its next run, and
// how much more than the private, which closes with it; ok is false if no place earns more. Markers do not
// last: what it would earn later does not count.
func (v *View) BestMarker(c id.CorpID, places []engine.Action) (best engine.Action, gain float64, ok bool) {
	reach := *v.scratch.reach.Reach(v.Game().Board, &v.s.Board, c)
	for _, a := range places {
		if reach.Stops(a.Hex) == 0 {
			continue
		}
		next, legal := v.Try(a)
		if !legal {
			continue
		}
		more := v.runMoreNow(next, c) - float64(v.Game().Privates[a.Entity.Private()].Income)
		if more > gain {
			best, gain, ok = a, more, true
		}
	}
	return best, gain, ok
}

// PrivateUse is what a private that a corporation buys earns it: its income, the bonuses that come
// with it, the marker that it places, the tile and the station.
func (v *View) PrivateUse(c id.CorpID, a engine.Action) (worth float64) {
	next, ok := v.Try(a)
	if !ok {
		return 0
	}
	x := &v.Game().Privates[a.Private]
	worth = float64(x.Income)*v.PrivateLife() + v.RunMore(c, a)*v.RoundsLeft()
	for i := range x.Powers {
		switch w := &x.Powers[i]; w.Type {
		case title.PowerAssignHex:
			worth += next.markerUse(c, a.Private)
		case title.PowerTileLay, title.PowerTeleport, title.PowerToken:
			const once = 30 // what one more lay or station brings in all
			worth += once
		}
	}
	return worth
}

// markerUse is what a marker earns a corporation more than the private as long as that would pay.
func (v *View) markerUse(c id.CorpID, p id.PrivateID) float64 {
	m := v.scratch
	m.places = v.s.Legal(id.OfPrivate(p), m.places[:0])
	_, gain, _ := v.BestMarker(c, m.places)
	return gain * v.PrivateLife()
}

// RightGain is what a right that a corporation buys earns it until the end of the game, above its
// price.
func (v *View) RightGain(c id.CorpID, a engine.Action) float64 {
	return v.RunMore(c, a)*v.RoundsLeft() - float64(a.Price)
}
