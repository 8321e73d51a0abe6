package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// placeHomes places the home tokens of a corporation that has placed none.
//
// Rule: common rules 13.2.
func (s *State) placeHomes(c id.CorpID, j *Journal) {
	if s.Corps[c].Placed > 0 {
		return
	}
	for n := 0; ; n++ {
		h, city, choose := s.game.Board.HomeCity(&s.Board, c, n)
		if h == id.NoHex {
			return
		}
		if choose {
			s.await(PendingToken{Corp: c, Hex: h, By: id.OfCorp(c), Home: true})
			continue
		}
		s.placeToken(c, h, city, j)
	}
}

// HomeToken waits for the choice of a city for a home token, or for a token that a tile lay
// lifted.
//
// Rule: common rules 13.2, 11.7.5.
type HomeToken struct{ noSkip }

// Mode of the step.
func (HomeToken) Mode() StepMode { return Conditional }

// Demands a choice while a token waits.
func (HomeToken) Demands(s *State) bool { return s.Round.Op.NPending > 0 }

// Actors is who chooses for the first token.
func (HomeToken) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, s.Round.Op.Pending[0].By)
}

// Offers of the step.
func (HomeToken) Offers(s *State, e id.Entity) ActionSet {
	if s.Round.Op.NPending > 0 && s.Round.Op.Pending[0].By == e {
		return Set(PlaceToken)
	}
	return 0
}

// Legal lists the cities of the hex.
func (HomeToken) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	p := s.Round.Op.Pending[0]
	t, _ := s.game.Board.At(&s.Board, p.Hex)
	for i := 0; i < int(t.NStops); i++ {
		if t.Stops[i].Kind == board.City && s.game.Board.CanToken(&s.Board, p.Corp, p.Hex, i) == id.NoRule {
			buf = append(buf, Action{Type: PlaceToken, Entity: e, Hex: p.Hex, City: uint8(i)})
		}
	}
	return buf
}

// Apply the choice; the token is free and is not the turn's token. Whether the company has a route is
// computed from the city that is chosen; the reference may remember one from the city where the token stood
// before the lay.
func (HomeToken) Apply(s *State, a Action, j *Journal) error {
	op := &s.Round.Op
	p := op.Pending[0]
	if a.Hex != p.Hex || !s.IsCity(a.Hex, a.City) {
		return refuseValues(a, id.RuleTokenSlot, "the token of %s goes to a city of %s", s.game.Corps[p.Corp].Name, s.game.Board.Hexes[p.Hex].Name)
	}
	if r := s.game.Board.CanToken(&s.Board, p.Corp, a.Hex, int(a.City)); r != id.NoRule {
		return refuse(a, r)
	}
	copy(op.Pending[:], op.Pending[1:])
	op.NPending--
	if p.Home {
		s.placeToken(p.Corp, a.Hex, int(a.City), j)
		return nil
	}
	slot := s.game.Board.PlaceToken(&s.Board, p.Corp, a.Hex, int(a.City))
	s.Corps[p.Corp].Tokens[p.Index] = board.Token{Hex: a.Hex, City: int8(a.City), Slot: int8(slot)}
	return nil
}
