package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// RoundKind is a kind of round.
type RoundKind uint8

// The kinds of rounds.
const (
	AuctionRound RoundKind = iota + 1
	StockRound
	OperatingRound
	numRounds
)

// String is the kind in words.
func (k RoundKind) String() string {
	switch k {
	case AuctionRound:
		return "auction"
	case StockRound:
		return "stock"
	case OperatingRound:
		return "operating"
	}
	return "none"
}

// Round is the round in progress: who acts in which order, and what its steps remember.
type Round struct {
	Kind   RoundKind
	Over   bool
	N, At  uint8  // entities in Order, and whose turn it is
	Passed uint32 // bit i: step i is over for this turn
	Again  bool   // a skipped step asks for another look at all steps
	Order  [id.MaxCorps]id.Entity

	Auction AuctionState
	Stock   StockState
	Op      OperatingState
}

// AuctionState is what the auction of privates remembers.
type AuctionState struct {
	Bids      [id.MaxPrivates][id.MaxPlayers]id.Money // standing bids; 0 for none
	Order     [id.MaxPrivates][id.MaxPlayers]uint16   // when each bid was made
	Bid       uint16                                  // number of bids so far
	Reduction id.Money                                // of the cheapest private
	Turn      uint8                                   // index into the seats
	Passed    uint8                                   // bit p: player p's mark
	On        id.PrivateID                            // private under the hammer, or NoPrivate
	Buyer     id.PlayerID                             // who last bought a front private in his turn, or NoPlayer
	Pars      [4]id.PrivateID                         // privates whose owner must choose a par
	NPars     uint8
}

// StockState is what a stock round remembers.
type StockState struct {
	Passed   uint8                 // bit p: player p's most recent turn was without action
	Sold     [id.MaxPlayers]uint32 // bit c: the player sold corporation c in this round
	Acted    bool                  // somebody has acted
	Last     id.PlayerID           // the last player who acted
	PassedAt [id.MaxPlayers]uint8  // place in the order of passing, from 1; 0 for none
	Passes   uint8

	// The turn in progress.
	DidAct    bool
	SoldTurn  uint32             // bit c: sold in this turn
	SoldPct   [id.MaxCorps]uint8 // percent sold in this turn
	Bought    uint8              // certificates bought
	BoughtOf  id.CorpID          // corporation of the last certificate bought
	OtherCorp bool               // certificates of two corporations were bought
	FromIPO   bool               // a certificate came from an IPO
	Parred    bool
	Private   bool // a private was bought
	BuyLast   bool // the last action was a purchase
	SoldAny   bool
}

// OperatingState is what the turn of a corporation remembers.
type OperatingState struct {
	Lays     uint8 // tile actions used
	Upgraded bool
	Laid     [id.MaxLays]id.HexID
	Tokened  bool
	HasRun   bool
	Revenue  id.Money
	Divided  bool     // the revenue has been used
	Bought   uint8    // trains bought
	Sold     uint32   // bit c: sold in an emergency
	LastSale id.Money // price per share of the last emergency sale; 0 for none

	Pending  [4]PendingToken
	NPending uint8
	Power    id.PrivateID // private that may place its token now, or NoPrivate
	PowerHex id.HexID     // where
}

// PendingToken is a token that must be placed before the turn goes on.
type PendingToken struct {
	Corp  id.CorpID // whose token
	Hex   id.HexID
	By    id.Entity // who chooses the city
	Home  bool      // a home token, not one lifted by a tile
	Index uint8     // of a lifted token among those of the corporation
}

// current is the entity whose turn it is.
func (r *Round) current() id.Entity {
	if r.At < r.N {
		return r.Order[r.At]
	}
	return id.Nobody
}

// IsOver reports whether step i of the round is over for this turn.
func (r *Round) IsOver(i int) bool { return r.Passed&(1<<i) != 0 }

// CloseStep marks step i as over for this turn.
func (r *Round) CloseStep(i int) { r.Passed |= 1 << i }

func (s *State) startAuction() {
	r := &s.Round
	*r = Round{Kind: AuctionRound, N: uint8(s.game.Players)}
	r.Auction.On, r.Auction.Buyer = id.NoPrivate, id.NoPlayer
	for i, p := range s.SeatOrder() {
		r.Order[i] = id.OfPlayer(p)
	}
}

func (s *State) startStock(j *Journal) {
	r := &s.Round
	*r = Round{Kind: StockRound}
	s.OR = 0
	for _, p := range s.SeatOrder() {
		if !s.Players[p].Bankrupt {
			r.Order[r.N] = id.OfPlayer(p)
			r.N++
		}
	}
	r.Stock.Last = id.NoPlayer
	s.beginStockTurn()
	s.advance(j)
}

func (s *State) beginStockTurn() {
	t := &s.Round.Stock
	s.Round.Passed = 0
	keep := *t
	*t = StockState{Passed: keep.Passed, Sold: keep.Sold, Acted: keep.Acted, Last: keep.Last, PassedAt: keep.PassedAt,
		Passes: keep.Passes, BoughtOf: id.NoCorp}
}

func (s *State) startOperating(j *Journal) {
	r := &s.Round
	*r = Round{Kind: OperatingRound}
	s.payPrivates(j)
	corps := s.operators()
	for _, c := range corps.list() {
		r.Order[r.N] = id.OfCorp(c)
		r.N++
	}
	for i := range s.game.Roster.Cards {
		s.Trains.SetRan(id.TrainID(i), false)
	}
	s.nextOperator(j)
	s.advance(j)
}

func (s *State) beginOperatingTurn(j *Journal) {
	s.Round.Passed = 0
	s.Round.Op = OperatingState{Power: id.NoPrivate}
	if s.game.Rules.HomeToken == title.HomeAtOperate {
		s.placeHomes(s.Operator(), j)
	}
}

// corpList is a list of corporations without allocation.
type corpList struct {
	corps [id.MaxCorps]id.CorpID
	n     int
}

func (l *corpList) add(c id.CorpID) {
	l.corps[l.n] = c
	l.n++
}

func (l *corpList) list() []id.CorpID { return l.corps[:l.n] }

// operators is the floated corporations in operating order, minors first.
//
// Rule: common rules 10.2.
func (s *State) operators() (l corpList) {
	for i := range s.game.Corps {
		if s.game.Corps[i].Minor && !s.Corps[i].Closed && s.game.variant.Operates(s, id.CorpID(i)) {
			l.add(id.CorpID(i))
		}
	}
	minors := l.n
	for i := range s.game.Corps {
		if !s.game.Corps[i].Minor && !s.Corps[i].Closed && s.game.variant.Operates(s, id.CorpID(i)) {
			l.add(id.CorpID(i))
		}
	}
	s.game.Grid.Sort(&s.Market, l.corps[minors:l.n])
	return l
}

// InsertOperator lets a corporation operate directly after the present one.
func (s *State) InsertOperator(c id.CorpID) {
	r := &s.Round
	at := int(r.At) + 1
	copy(r.Order[at+1:], r.Order[at:r.N])
	r.Order[at] = id.OfCorp(c)
	r.N++
}

// resortOperators puts the corporations that have not begun their turn in order again by
// their present prices; those that may no longer operate drop out.
//
// Rule: common rules 10.2.
func (s *State) resortOperators() {
	r := &s.Round
	if r.Kind != OperatingRound {
		return
	}
	var l corpList
	for i := int(r.At) + 1; i < int(r.N); i++ {
		if c := r.Order[i].Corp(); !s.Corps[c].Closed && s.game.variant.Operates(s, c) {
			l.add(c)
		}
	}
	s.game.Grid.Sort(&s.Market, l.list())
	n := r.At + 1 + uint8(l.n)
	for i := n; i < r.N; i++ {
		r.Order[i] = id.Nobody
	}
	r.N = n
	for i, c := range l.list() {
		r.Order[int(r.At)+1+i] = id.OfCorp(c)
	}
}
