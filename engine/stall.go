package engine

import "github.com/trainrush/trainrush/engine/id"

// stallSets is the number of sets of operating rounds without any progress after which a game is given up.
const stallSets = 3

// Stall watches whether a game still gets on: a train bought, a tile laid, a price other than at the
// beginning of the set. It is for whoever plays games to their end; the rules know no such end.
type Stall struct {
	turn   uint8
	sets   int // in a row without progress
	moved  bool
	prices [id.MaxCorps]id.CellID
}

// Begin starts the watch at the beginning of a game.
func (w *Stall) Begin(s *State) {
	*w = Stall{turn: s.Turn}
	w.repriced(s)
}

// Note follows an action with its journal.
func (w *Stall) Note(s *State, j *Journal) {
	for i := range j.Events {
		switch j.Events[i].Type {
		case EventTrainBought, EventTileLaid:
			w.moved = true
		}
	}
	if s.Turn == w.turn {
		return
	}
	w.turn = s.Turn
	w.sets++
	if w.repriced(s) || w.moved {
		w.sets = 0
	}
	w.moved = false
}

// Over reports whether the game has stalled.
func (w *Stall) Over() bool { return w.sets >= stallSets }

// repriced reports whether a price has changed since it was last asked.
func (w *Stall) repriced(s *State) (changed bool) {
	for i := range s.game.Corps {
		if k := s.Market.Cell(id.CorpID(i)); k != w.prices[i] {
			w.prices[i], changed = k, true
		}
	}
	return changed
}
