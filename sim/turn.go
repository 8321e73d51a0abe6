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
