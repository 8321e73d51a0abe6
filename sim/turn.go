package sim

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// turn tells one turn of a round from the next.
type turn struct {
	kind     engine.RoundKind
	turn, or uint8
	at       uint8
	who      id.Entity
}

func turnOf(s *engine.State) turn {
	r := &s.Round
	t := turn{kind: r.Kind, turn: s.Turn, or: s.OR, at: r.At}
	if r.At < r.N {
		t.who = r.Order[r.At]
	}
	return t
}

// stallSets is after how many sets of operating rounds without any progress a game is given up.
const stallSets = 3

// stall watches whether anything happens: a train bought, a tile laid, a price changed.
type stall struct {
	turn   uint8
	sets   int
	moved  bool
	prices [id.MaxCorps]id.CellID
}

func (w *stall) begin(s *engine.State) {
	w.turn = s.Turn
	w.look(s)
}

// look reports whether a price has changed since the last look.
func (w *stall) look(s *engine.State) (changed bool) {
	for i := range s.Game().Corps {
		if k := s.Market.Cell(id.CorpID(i)); k != w.prices[i] {
			w.prices[i] = k
			changed = true
		}
	}
	return changed
}

// note follows an action.
func (w *stall) note(s *engine.State, j *engine.Journal) {
	for i := range j.Events {
		switch j.Events[i].Type {
		case engine.EventTrainBought, engine.EventTileLaid:
			w.moved = true
		}
	}
	if s.Turn == w.turn {
		return
	}
	w.turn = s.Turn
	if w.look(s) || w.moved {
		w.sets = 0
	} else {
		w.sets++
	}
	w.moved = false
}

func (w *stall) over() bool { return w.sets >= stallSets }
