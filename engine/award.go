package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// reductionStep is by how much the cheapest private gets cheaper when everybody passes.
const reductionStep id.Money = 5

// award gives a private to a player for a price, with the certificates that come with it.
//
// Rule: common rules 6.6.
func (s *State) award(p id.PrivateID, player id.PlayerID, price id.Money, j *Journal) {
	e := id.OfPlayer(player)
	s.Cash.Transfer(e, id.TheBank, price, ledger.PrivateBid, j.Log())
	s.Priv[p].Owner = e
	t := &s.Round.Auction
	t.Bids[p] = [id.MaxPlayers]id.Money{}
	j.notePrivate(EventPrivateSold, p, id.NoCorp, player, price)
	for i := range s.game.Privates[p].Powers {
		w := &s.game.Privates[p].Powers[i]
		if w.Type != title.PowerCertificates {
			continue
		}
		for _, index := range w.Certs {
			if index == 0 {
				t.Pars[t.NPars] = p
				t.NPars++
				continue
			}
			s.Shares.Move(s.Shares.Cert(w.Corp, index), e, false)
		}
	}
}

// cascade hands out the privates at the front that have bids, until one has none or must be
// auctioned.
//
// Rule: common rules 6.3.
func (s *State) cascade(j *Journal) {
	t := &s.Round.Auction
	for {
		p := s.front()
		if p == id.NoPrivate {
			return
		}
		best, n := s.highest(p)
		if n == 0 {
			return
		}
		if n > 1 {
			t.On = p
			return
		}
		for player, b := range t.Bids[p][:s.game.Players] {
			if b > 0 {
				s.award(p, id.PlayerID(player), best, j)
				break
			}
		}
	}
}

// settleAuction ends the auction of a private when one bidder is left.
//
// Rule: common rules 6.4.
func (s *State) settleAuction(j *Journal) {
	t := &s.Round.Auction
	if _, n := s.highest(t.On); n == 1 {
		t.On = id.NoPrivate
		s.cascade(j)
	}
}

// allPassed makes the cheapest private cheaper or pays the income of those sold.
//
// Rule: common rules 6.5.
func (s *State) allPassed(j *Journal) {
	t := &s.Round.Auction
	if s.front() == 0 {
		t.Reduction += reductionStep
		if s.minimum(0) <= 0 {
			s.nextBidder()
			s.award(0, s.bidder(), 0, j)
			s.cascade(j)
		}
	} else {
		s.payPrivates(j)
	}
	t.Passed = 0
}

// payPrivates pays the income of every private that has an owner.
//
// Rule: common rules 10.1.
func (s *State) payPrivates(j *Journal) {
	for i := range s.game.Privates {
		if p := &s.Priv[i]; p.Owner != id.Nobody && !p.Closed && p.Income > 0 {
			s.Cash.Transfer(id.TheBank, p.Owner, p.Income, ledger.PrivateIncome, j.Log())
		}
	}
}

// ParChoice is the choice of a par price that comes with a private that brings a president's
// certificate.
//
// Rule: common rules 6.6.
type ParChoice struct{ noSkip }

// Mode of the step: it waits while a choice is open.
func (ParChoice) Mode() StepMode { return Conditional }

// Demands a choice as long as one is open.
func (ParChoice) Demands(s *State) bool { return s.Round.Auction.NPars > 0 }

// Actors is the owner of the private.
func (ParChoice) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, s.Priv[s.Round.Auction.Pars[0]].Owner)
}

// Offers of the step.
func (ParChoice) Offers(s *State, e id.Entity) ActionSet {
	if s.Round.Auction.NPars > 0 && s.Priv[s.Round.Auction.Pars[0]].Owner == e {
		return Set(Par)
	}
	return 0
}

// parOf is the corporation whose par is to be chosen.
func (s *State) parOf() id.CorpID {
	p := s.Round.Auction.Pars[0]
	for i := range s.game.Privates[p].Powers {
		if w := &s.game.Privates[p].Powers[i]; w.Type == title.PowerCertificates && len(w.Certs) > 0 && w.Certs[0] == 0 {
			return w.Corp
		}
	}
	return id.NoCorp
}

// Legal lists the par cells.
func (ParChoice) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	for _, k := range s.game.Grid.Pars {
		buf = append(buf, Action{Type: Par, Entity: e, Corp: s.parOf(), Cell: k})
	}
	return buf
}

// Apply starts the corporation; nothing is paid.
func (ParChoice) Apply(s *State, a Action, j *Journal) error {
	if a.Corp != s.parOf() {
		return refuseValues(a, id.RuleStep, "the par of %s is to be chosen", s.game.Corps[s.parOf()].Name)
	}
	if !s.isPar(a.Cell) {
		return refuse(a, id.RuleParCell)
	}
	t := &s.Round.Auction
	copy(t.Pars[:], t.Pars[1:])
	t.NPars--
	s.startCorp(a.Corp, a.Cell, a.Entity, j)
	return nil
}

// isPar reports whether a corporation may start in a cell.
func (s *State) isPar(k id.CellID) bool {
	return k >= 0 && int(k) < len(s.game.Grid.Cells) && s.game.Grid.Cells[k].Par
}
