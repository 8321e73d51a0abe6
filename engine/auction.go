package engine

import (
	"github.com/trainrush/trainrush/engine/id"
)

// Waterfall sells the privates: the front one is bought for its minimum price, the others
// collect bids; a private that comes to the front goes to its only bidder or is auctioned
// among its bidders.
//
// Rule: common rules 6.
type Waterfall struct{ noSkip }

// Mode of the step: a pass does not end anything by itself.
func (Waterfall) Mode() StepMode { return Conditional }

// front is the first unsold private, or NoPrivate.
func (s *State) front() id.PrivateID {
	for i := range s.game.Privates {
		if p := &s.Priv[i]; p.Owner == id.Nobody && !p.Closed {
			return id.PrivateID(i)
		}
	}
	return id.NoPrivate
}

// minimum is the price of a private without bids: only the cheapest can have a reduction.
func (s *State) minimum(p id.PrivateID) id.Money {
	m := s.game.Privates[p].Value
	if p == 0 {
		m -= s.Round.Auction.Reduction
	}
	return m
}

// highest is the highest standing bid on a private and how many there are.
func (s *State) highest(p id.PrivateID) (best id.Money, n int) {
	for _, b := range s.Round.Auction.Bids[p][:s.game.Players] {
		if b > 0 {
			n++
			best = max(best, b)
		}
	}
	return best, n
}

// minBid is the least that a bid on a private must be; for the front private it is the price
// that buys it.
func (s *State) minBid(p id.PrivateID) id.Money {
	a := &s.Round.Auction
	best, n := s.highest(p)
	if n > 0 {
		return best + s.game.Rules.MinBidIncrement
	}
	if a.On == id.NoPrivate && p == s.front() {
		return s.minimum(p)
	}
	return s.minimum(p) + s.game.Rules.MinBidIncrement
}

// maxBid is what a player can bid on a private: his cash without his other bids.
//
// Rule: common rules 6.2.
func (s *State) maxBid(p id.PrivateID, player id.PlayerID) id.Money {
	free := s.Cash.Cash(id.OfPlayer(player))
	for i := range s.game.Privates {
		q := id.PrivateID(i)
		b := s.Round.Auction.Bids[q][player]
		if q == p || b == 0 {
			continue
		}
		if s.game.Rules.OnlyHighestBidHeld {
			if best, _ := s.highest(q); best > b {
				continue
			}
		}
		free -= b
	}
	return free
}

// bidder is the player who must act.
func (s *State) bidder() id.PlayerID {
	a := &s.Round.Auction
	if a.On == id.NoPrivate {
		return s.Round.Order[a.Turn].Player()
	}
	low := id.NoPlayer
	for p, b := range a.Bids[a.On][:s.game.Players] {
		if b > 0 && (low == id.NoPlayer || b < a.Bids[a.On][low]) {
			low = id.PlayerID(p)
		}
	}
	return low
}

// Offers of the step.
func (Waterfall) Offers(s *State, e id.Entity) ActionSet {
	if s.front() != id.NoPrivate && e == id.OfPlayer(s.bidder()) {
		return Set(Bid, Pass)
	}
	return 0
}

// Demands a decision until all privates are sold.
func (Waterfall) Demands(s *State) bool { return s.front() != id.NoPrivate }

// Actors is the player on turn.
func (Waterfall) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfPlayer(s.bidder()))
}

// Legal lists a range of bids for each private that may be bid for, and the pass.
func (Waterfall) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	a := &s.Round.Auction
	player := e.Player()
	for i := range s.game.Privates {
		p := id.PrivateID(i)
		if s.Priv[p].Owner != id.Nobody || s.Priv[p].Closed || (a.On != id.NoPrivate && p != a.On) {
			continue
		}
		low, high := s.minBid(p), s.maxBid(p, player)
		if high < low {
			continue
		}
		x := Action{Type: Bid, Entity: e, Private: p, Price: low, Max: high}
		if a.On == id.NoPrivate && p == s.front() {
			x.Max = low
		} else if s.game.Rules.BidMultiples {
			x.Step = s.game.Rules.MinBidIncrement
		}
		buf = append(buf, x)
	}
	return append(buf, Action{Type: Pass, Entity: e})
}

// Apply a bid, a purchase or a pass. Turns inside an auction of one private do not move the
// turn on.
func (Waterfall) Apply(s *State, a Action, j *Journal) error {
	t := &s.Round.Auction
	normal := t.On == id.NoPrivate
	player := a.Entity.Player()
	switch {
	case a.Type == Pass && normal:
		t.Passed |= 1 << player
		if int(t.Passed) == 1<<s.game.Players-1 {
			s.allPassed(j)
		}
	case a.Type == Pass:
		t.Bids[t.On][player] = 0
		s.settleAuction(j)
	default:
		if err := s.checkBid(a, j); err != nil {
			return err
		}
		t.Passed &^= 1 << player
		if normal && a.Private == s.front() {
			t.Buyer = player
			s.award(a.Private, player, a.Price, j)
			s.cascade(j)
		} else {
			t.Bid++
			t.Bids[a.Private][player] = a.Price
			t.Order[a.Private][player] = t.Bid
		}
	}
	if normal {
		s.nextBidder()
	}
	return nil
}

func (s *State) nextBidder() {
	t := &s.Round.Auction
	t.Turn = (t.Turn + 1) % s.Round.N
}

func (s *State) checkBid(a Action, j *Journal) error {
	t := &s.Round.Auction
	p := &s.Priv[a.Private]
	if p.Owner != id.Nobody || p.Closed || (t.On != id.NoPrivate && a.Private != t.On) {
		return refuseValues(a, id.RuleStep, "%s is not up for bids", s.game.Privates[a.Private].Name)
	}
	low, high := s.minBid(a.Private), s.maxBid(a.Private, a.Entity.Player())
	if t.On == id.NoPrivate && a.Private == s.front() {
		if a.Price != low {
			if err := s.Strict(a, id.RuleBidFront, j); err != nil {
				return err
			}
		}
	} else if a.Price < low {
		return refuseValues(a, id.RuleBidMinimum, "%d is less than %d", a.Price, low)
	} else if s.game.Rules.BidMultiples && (a.Price-low)%s.game.Rules.MinBidIncrement != 0 {
		return refuseValues(a, id.RuleBidMultiple, "%d is not %d plus a multiple of %d", a.Price, low, s.game.Rules.MinBidIncrement)
	}
	if a.Price > high {
		return refuseValues(a, id.RuleBidMoney, "%d is more than %d", a.Price, high)
	}
	return nil
}
