package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Standing is what the player has and what his shares will bring until the end of the game, less
// what he may have to pay for trains of his companies.
func (v *View) Standing() float64 {
	sum := float64(v.MyCash())
	for i := range v.Game().Corps {
		c := id.CorpID(i)
		if held := v.Percent(c, id.OfPlayer(v.me)); held > 0 {
			sum += float64(held) / float64(v.Unit(c)) * v.ShareWorth(c)
		}
	}
	return sum - v.Exposure() - ruin*v.shortfall()
}

// ruin is what a player loses with every unit of money that he lacks in an emergency.
const ruin = 2

// shortfall is how much more the companies of the player lack for trains that they need now than he
// could pay if he sold what he can.
func (v *View) shortfall() float64 {
	need, means := id.Money(0), float64(v.MyCash())
	for i := range v.Game().Corps {
		c := id.CorpID(i)
		if v.Floated(c) && v.Mine(c) && v.TrainCount(c) == 0 {
			need += v.TrainGap(c)
		}
		const sold = 0.5 // of the shares, at prices that fall
		means += sold * float64(v.s.Shares.PriceOf(c, v.Percent(c, id.OfPlayer(v.me)), v.Price(c)))
	}
	return max(0, float64(need)-means)
}

// StandingAfter is the standing once an action is done and all others who can merge a company
// then have done so; ok is false if the action is refused.
func (v *View) StandingAfter(a engine.Action) (worth float64, ok bool) {
	next, ok := v.Try(a)
	if !ok {
		return 0, false
	}
	for next.mergeNext() {
	}
	return next.Standing(), true
}

// mergeNext merges the company whose president must decide about that now, if there is one. The
// view must be one of a copy.
func (v *View) mergeNext() bool {
	m := v.scratch
	m.actors = v.s.Actors(m.actors[:0])
	if len(m.actors) == 0 || m.actors[0].Kind != id.Corporation {
		return false
	}
	m.places = v.s.Legal(m.actors[0], m.places[:0])
	for _, a := range m.places {
		if a.Type == engine.Merge {
			return v.s.Apply(a, nil) == nil
		}
	}
	return false
}

// LeastToken is the token that a corporation misses least: in its run, and in what its track promises.
func (v *View) LeastToken(c id.CorpID, removals []engine.Action) (best engine.Action) {
	most := -1.0
	var buf [id.MaxTrains]id.TrainTypeID
	trains := v.planned(c, buf[:0])
	for i, a := range removals {
		next, ok := v.Try(a)
		if !ok {
			continue
		}
		kept := float64(next.Run(c, trains)) + futureWeight*next.promiseOf(&next.s.Board, c)
		if i == 0 || kept > most {
			best, most = a, kept
		}
	}
	return best
}
