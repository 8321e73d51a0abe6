package sim

import (
	"slices"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// Progress is how far a run is.
type Progress struct {
	Games, Of int64 // games played or found, of all
	Found     int64 // games that were there already
	Wins      []Wins
}

// Wins is what a strategy has won of the games played so far, in order of the strategies'
// texts. The slice is valid during the call only.
type Wins struct {
	Strategy string
	Seats    int64   // seats that it had
	Wins     float64 // a first place that n share is 1/n of a win
}

// Share is the part of its seats that won; 0 without any.
func (w *Wins) Share() float64 {
	if w.Seats == 0 {
		return 0
	}
	return w.Wins / float64(w.Seats)
}

// tally keeps the progress of a run.
type tally struct{ Progress }

// found counts the games of a part that was there.
func (p *tally) found(games int64) {
	p.Games += games
	p.Found += games
}

// add counts a game.
func (p *tally) add(t *table, row *dataset.Game) {
	p.Games++
	best := int32(0)
	for i, w := range row.Worth {
		if i == 0 || w.OK && w.V > best {
			best = w.V
		}
	}
	for i, name := range t.names() {
		w := p.of(name)
		w.Seats++
		if row.Winners > 0 && row.Worth[i].V == best {
			w.Wins += 1 / float64(row.Winners)
		}
	}
}

func (p *tally) of(strategy string) *Wins {
	at, ok := slices.BinarySearchFunc(p.Wins, strategy, func(w Wins, name string) int { return strings.Compare(w.Strategy, name) })
	if !ok {
		p.Wins = slices.Insert(p.Wins, at, Wins{Strategy: strategy})
	}
	return &p.Wins[at]
}
