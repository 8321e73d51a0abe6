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
		price, _ := v.NextToken(c)
		m.layout = v.s.Board
		v.Game().Board.PlaceToken(&m.layout, c, a.Hex, int(a.City))
		gain := care * futureWeight * (v.promiseOf(&m.layout, c) - promise)
		gain += float64(v.runOn(c, trains, &m.layout) - run)
		if g := blur(gain*rounds) - float64(price); g > most {
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

// HomeChoice is the city of a home token from which the corporation reaches most.
func (v *View) HomeChoice(c id.CorpID, places []engine.Action) engine.Action {
	best, most := places[0], -1.0
	for _, a := range places {
		m := v.scratch
		m.layout = v.s.Board
		v.Game().Board.PlaceToken(&m.layout, c, a.Hex, int(a.City))
		if p := v.promiseOf(&m.layout, c); p > most {
			best, most = a, p
		}
	}
	return best
}
