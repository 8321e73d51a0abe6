package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/shares"
	"github.com/trainrush/trainrush/engine/title"
)

// startCorp starts a corporation: marker on the par cell, president's certificate to its
// founder.
//
// Rule: common rules 7.3, 8.2.
func (s *State) startCorp(c id.CorpID, par id.CellID, founder id.Entity, j *Journal) {
	s.Corps[c].Started = true
	s.Corps[c].Par = par
	s.Market.Put(c, par)
	j.Note(EventStarted, c, founder.Player(), s.game.Grid.Cells[par].Price)
	s.Acquire(c, s.Shares.Cert(c, 0), founder, j)
}

// Acquire moves one certificate to a new holder, with its consequences for the presidency
// and the float. Nothing is paid.
//
// Rule: common rules 8.1.
func (s *State) Acquire(c id.CorpID, k id.CertID, to id.Entity, j *Journal) {
	s.Shares.Move(k, to, false)
	s.settlePresidency(c, id.Nobody, 0, j)
	s.checkFloat(c, j)
}

// settlePresidency gives the presidency to whoever now holds most; seller and extra describe
// a sale of part of the president's certificate.
//
// Rule: common rules 8.4.
func (s *State) settlePresidency(c id.CorpID, seller id.Entity, extra int, j *Journal) {
	k := &s.Corps[c]
	was := k.President
	var seats [id.MaxPlayers]id.PlayerID
	next := s.Shares.Successor(c, was, s.solvent(seats[:0]), seller, extra)
	if next == id.Nobody {
		return
	}
	k.President = next
	if was != id.Nobody {
		s.Shares.Swap(c, was, next)
	}
	if was != next {
		j.Note(EventPresident, c, next.Player(), 0)
	}
}

// solvent is the players who are not bankrupt, in seat order.
func (s *State) solvent(buf []id.PlayerID) []id.PlayerID {
	for _, p := range s.SeatOrder() {
		if !s.Players[p].Bankrupt {
			buf = append(buf, p)
		}
	}
	return buf
}

// checkFloat floats a corporation whose IPO holds no more than it may.
//
// Rule: common rules 8.3.
func (s *State) checkFloat(c id.CorpID, j *Journal) {
	k := &s.Corps[c]
	if k.Floated || !k.Started || !s.game.variant.Floats(s, c) {
		return
	}
	s.floatNow(c, j)
}

// sell moves a bundle to the pool: the seller is paid at the price before the fall, the
// presidency is settled, the price falls.
//
// Rule: common rules 7.6, 8.4, 9.3.
func (s *State) sell(seller id.Entity, u shares.Bundle, j *Journal) {
	c := u.Corp
	price := s.Shares.PriceOf(c, int(u.Percent), s.Price(c))
	s.Cash.Transfer(id.TheBank, seller, price, ledger.ShareSale, j.Log())
	wasPresident := s.Corps[c].President == seller
	partial := s.Shares.Partial(u)
	for i := 0; i < u.List.Len(); i++ {
		s.Shares.Move(s.Shares.Cert(c, u.List.At(i)), id.ThePool, false)
	}
	s.settlePresidency(c, seller, partial, j)
	if partial > 0 {
		s.Shares.GiveBack(c, seller, partial)
	}
	units := (int(u.Percent) + s.Shares.Unit(c) - 1) / s.Shares.Unit(c)
	s.moveAfterSale(c, units, int(u.Percent), wasPresident)
}

// moveAfterSale moves the price for a sale of so many share units and percent.
//
// Rule: common rules 22.2, SELL_MOVEMENT.
func (s *State) moveAfterSale(c id.CorpID, units, percent int, wasPresident bool) {
	switch s.game.Rules.SellMovement {
	case title.MoveDownShare:
		s.down(c, units)
	case title.MoveDownPer10:
		s.down(c, percent/10)
	case title.MoveDownBlock:
		s.down(c, 1)
	case title.MoveLeftShare:
		s.left(c, units)
	case title.MoveLeftBlock:
		s.left(c, 1)
	case title.MoveLeftSharePres:
		if wasPresident {
			s.left(c, units)
		}
	case title.MoveLeftBlockPres:
		if wasPresident {
			s.left(c, 1)
		}
	case title.MoveDownBlockPres:
		if wasPresident {
			s.down(c, 1)
		}
	case title.MoveLeftPer10IfPresElseLeftOne:
		if wasPresident {
			s.left(c, percent/10)
		} else {
			s.left(c, 1)
		}
	}
}

// move puts a price marker where the title lets it go.
func (s *State) move(c id.CorpID, to id.CellID) { s.Market.Put(c, s.game.variant.Moves(s, c, to)) }

func (s *State) down(c id.CorpID, n int) {
	for ; n > 0; n-- {
		s.move(c, s.game.Grid.Cells[s.Market.Cell(c)].Down)
	}
}

func (s *State) left(c id.CorpID, n int) {
	for ; n > 0; n-- {
		s.move(c, s.game.Grid.Cells[s.Market.Cell(c)].Left)
	}
}

func (s *State) right(c id.CorpID) {
	s.move(c, s.game.Grid.Cells[s.Market.Cell(c)].Right)
}

func (s *State) up(c id.CorpID) {
	s.move(c, s.game.Grid.Cells[s.Market.Cell(c)].Up)
}

// CertHalves is twice the number of certificates of a player that count for the limit: some
// certificates count for half a one.
//
// Rule: common rules 7.4.6; 1856, 10.4.
func (s *State) CertHalves(p id.PlayerID) int {
	n := 0
	e := id.OfPlayer(p)
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Closed && s.game.Grid.Counts(s.Market.Cell(c)) {
			n += s.Shares.Halves(c, e)
		}
	}
	if s.game.Rules.CertLimitPrivates {
		for i := range s.game.Privates {
			if q := &s.Priv[i]; q.Owner == e && !q.Closed {
				n += 2
			}
		}
	}
	return n
}

// CertCount is the number of certificates of a player that count for the limit, rounded up.
func (s *State) CertCount(p id.PlayerID) int { return (s.CertHalves(p) + 1) / 2 }

// CertLimit is the number of certificates a player may hold.
func (s *State) CertLimit() int { return int(s.CertMax) }
