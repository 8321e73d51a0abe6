package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// tokenTrials is how many places for a token are judged by the run that they allow.
const tokenTrials = 4

// BestToken is the place for a token that gains most over the rest of the game, its price
// taken off; care is how much what comes later counts. ok is false if none is worth it.
func (v *View) BestToken(c id.CorpID, places []engine.Action, care float64, blur func(float64) float64) (best engine.Action, ok bool) {
	m := v.scratch
	trains := v.planned(c, m.trains[:0])
	run := v.Run(c, trains)
	promise := v.promiseOf(&v.s.Board, c)
	rounds := v.RoundsLeft()
	most := 0.0
	for n, a := range v.byValue(places) {
		if n >= tokenTrials {
			break
		}
		m.layout = v.s.Board
		v.Game().Board.PlaceToken(&m.layout, c, a.Hex, int(a.City))
		gain := care * futureWeight * (v.promiseOf(&m.layout, c) - promise)
		gain += float64(v.runOn(c, trains, &m.layout) - run)
		if g := blur(gain*rounds) - float64(a.Price); g > most {
			best, most, ok = a, g, true
		}
	}
	return best, ok
}

// byValue is the places in order of what their hexes may become worth.
func (v *View) byValue(places []engine.Action) []engine.Action {
	m := v.scratch
	m.places = append(m.places[:0], places...)
	for i := range m.places {
		for k := i; k > 0 && m.field.value[m.places[k].Hex] > m.field.value[m.places[k-1].Hex]; k-- {
			m.places[k], m.places[k-1] = m.places[k-1], m.places[k]
		}
	}
	return m.places
}

// CityChoice is the city for a token that has to be placed in a hex, a home or one that a lay has lifted:
// for a corporation of the player the one from which it reaches most, for another's the least.
func (v *View) CityChoice(places []engine.Action) engine.Action {
	best, most := places[0], 0.0
	for i, a := range places {
		c := v.s.TokenOwner(a)
		m := v.scratch
		m.layout = v.s.Board
		v.Game().Board.PlaceToken(&m.layout, c, a.Hex, int(a.City))
		p := v.promiseOf(&m.layout, c)
		if !v.Mine(c) {
			p = -p
		}
		if i == 0 || p > most {
			best, most = a, p
		}
	}
	return best
}
