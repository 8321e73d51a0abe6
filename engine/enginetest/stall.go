package enginetest

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// stallSets is after how many sets of operating rounds without any progress a game is given up.
const stallSets = 3

// stall watches whether a game still gets on: a train bought, a tile laid, a price changed.
type stall struct {
	turn   uint8
	sets   int // sets in a row without progress
	moved  bool
	prices [id.MaxCorps]id.CellID
}

func newStall(s *engine.State) stall {
	w := stall{turn: s.Turn}
	w.repriced(s)
	return w
}

// repriced reports whether a price has changed since it was last asked.
func (w *stall) repriced(s *engine.State) (changed bool) {
	for c := range s.Game().Corps {
		if k := s.Market.Cell(id.CorpID(c)); k != w.prices[c] {
			w.prices[c], changed = k, true
		}
	}
	return changed
}

// note follows an action and reports whether the game has stalled.
func (w *stall) note(s *engine.State, j *engine.Journal) bool {
	for i := range j.Events {
		switch j.Events[i].Type {
		case engine.EventTrainBought, engine.EventTileLaid:
			w.moved = true
		}
	}
	if w.repriced(s) {
		w.moved = true
	}
	if s.Turn != w.turn {
		w.turn = s.Turn
		w.sets++
		if w.moved {
			w.sets = 0
		}
		w.moved = false
	}
	return w.sets >= stallSets
}
