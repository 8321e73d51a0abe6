package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// closeBroken closes the corporations whose marker has entered a closing cell, and reports
// whether there were any.
//
// Rule: common rules 4.2.
func (s *State) closeBroken(j *Journal) bool {
	closed := false
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if s.game.Grid.Closes(s.Market.Cell(c)) && !s.Corps[c].Closed {
			s.CloseCorp(c, j)
			closed = true
		}
	}
	return closed
}

// CloseCorp takes a corporation out of the game: tokens and reservations go, the treasury goes
// to the bank, trains leave the game, its privates close, certificates are worth nothing.
//
// Rule: common rules 22.5.
func (s *State) CloseCorp(c id.CorpID, j *Journal) {
	e := id.OfCorp(c)
	k := &s.Corps[c]
	s.game.Board.RemoveTokens(&s.Board, c)
	s.Cash.Transfer(e, id.TheBank, s.Cash.Cash(e), ledger.Closing, j.Log())
	for _, t := range s.Trains.Of(e, s.work.trains[:0]) {
		s.Trains.Move(t, id.Removed)
	}
	for i := range s.game.Privates {
		if s.Priv[i].Owner == e {
			s.ClosePrivate(id.PrivateID(i), j)
		}
	}
	for i := range s.Shares.Count(c) {
		s.Shares.Move(s.Shares.Cert(c, i), id.Removed, false)
	}
	s.Market.Remove(c)
	k.Closed = true
	j.Note(EventClosed, c, k.President.Player(), 0)
	k.President = id.Nobody
	s.game.variant.Closed(s, c, j)
}

// turnDead reports whether the operating corporation has left the game in its turn, which ends
// its ordered steps.
func (s *State) turnDead() bool {
	r := &s.Round
	return r.Kind == OperatingRound && r.At < r.N && s.Corps[r.Order[r.At].N].Closed
}
