package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/depot"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/market"
	"github.com/trainrush/trainrush/engine/shares"
)

// State is one game in progress. Apart from the game it belongs to and the workspace of its
// worker it is a plain value, so that copying it is one assignment. Its parts are exported
// for the steps of titles and for readers; only Apply changes them.
type State struct {
	game *Game
	work *Workspace

	Cash    ledger.Book
	Shares  shares.Book
	Market  market.Markers
	Trains  depot.Trains
	Board   board.Layout
	Corps   [id.MaxCorps]Corp
	Priv    [id.MaxPrivates]PrivateState
	Players [id.MaxPlayers]PlayerState

	Seats [id.MaxPlayers]id.PlayerID // seat order in force
	Phase id.PhaseID
	Turn  uint8 // number of the stock round and of its set of operating rounds
	OR    uint8 // number of the operating round in its set, from 1
	ORs   uint8 // operating rounds in the present set
	Round Round
	End   End
	Seed  int64

	CertMax uint8 // certificates a player may hold
	Own     Own   // what only this title has; nil if nothing
}

// PlayerState is what a player has besides cash and certificates.
type PlayerState struct {
	Bankrupt bool
}

// Corp is the state of a corporation.
type Corp struct {
	President id.Entity
	Started   bool
	Floated   bool
	Operated  bool // has been through a dividend step
	Closed    bool
	HadRoute  bool // has had a route once, which counts for the rest of the game
	Par       id.CellID
	Stations  uint8  // tokens that it has
	Placed    uint8  // tokens used, in order
	Free      uint32 // bit i: token i was placed free of charge, so that its price is 0
	Tokens    [id.MaxTokens]board.Token
}

// PrivateState is the state of a private.
type PrivateState struct {
	Owner  id.Entity
	Closed bool
	Income id.Money
	Used   [4]uint8 // uses of each power so far
}

// Game is the game that the state belongs to.
func (s *State) Game() *Game { return s.game }

// NewState sets up a new game; the seed decides random parts of the set-up, if the title
// has any. The workspace belongs to the goroutine that plays.
func (g *Game) NewState(seed int64, w *Workspace) *State {
	s := &State{game: g, work: w, Turn: 1, ORs: uint8(g.Phases[0].ORs), Seed: seed}
	s.Cash.Open(g.Def.Bank.Cash, g.Def.Bank.Unlimited)
	s.Market.Clear()
	s.Trains.Start(g.Roster)
	g.Board.Start(&s.Board)
	for i := range g.Corps {
		s.Shares.Issue(id.CorpID(i), g.Corps[i].Shares)
		s.Corps[i].Par = id.NoCell
		s.Corps[i].Stations = uint8(len(g.Corps[i].Tokens))
	}
	for i := range g.Privates {
		s.Priv[i].Income = g.Privates[i].Income
	}
	for p := 0; p < g.Players; p++ {
		s.Seats[p] = id.PlayerID(p)
		s.Cash.Transfer(id.TheBank, id.OfPlayer(id.PlayerID(p)), g.Seats.Cash, ledger.StartingCash, nil)
	}
	s.CertMax = uint8(g.Seats.CertLimit)
	g.variant.Setup(s)
	s.startAuction()
	return s
}

// CopyFrom makes s equal to o, which must be of the same game. It allocates nothing.
func (s *State) CopyFrom(o *State) {
	w, own := s.work, s.Own
	*s = *o
	s.work = w
	if o.Own == nil {
		return
	}
	if own == nil {
		own = o.Own.Clone()
	}
	s.Own = own
	own.CopyFrom(o.Own)
}

// Clone is a copy of s for a workspace.
func (s *State) Clone(w *Workspace) *State {
	c := &State{work: w}
	c.CopyFrom(s)
	return c
}

// SetGame lets a state go on under another rule mode of the same game.
func (s *State) SetGame(g *Game) { s.game = g }

// SeatOrder is the players in the seat order in force.
func (s *State) SeatOrder() []id.PlayerID { return s.Seats[:s.game.Players] }

// PriorityDeal is the player who would start the next stock round if everybody passed from now
// on.
//
// Rule: common rules 6.6, 7.8.
func (s *State) PriorityDeal() id.PlayerID {
	r := &s.Round
	switch r.Kind {
	case AuctionRound:
		if b := r.Auction.Buyer; b != id.NoPlayer {
			return s.after(b)
		}
	case StockRound:
		if r.Stock.Acted {
			return s.after(r.Stock.Last)
		}
	}
	return s.after(s.Seats[s.game.Players-1])
}

// PhaseNow is the phase in force.
func (s *State) PhaseNow() *Phase { return &s.game.Phases[s.Phase] }

// Price is the market price of one share, or 0 without one.
func (s *State) Price(c id.CorpID) id.Money {
	if k := s.Market.Cell(c); k != id.NoCell {
		return s.game.Grid.Cells[k].Price
	}
	return 0
}

// ParPrice is the price of one share of the IPO.
//
// Rule: common rules 1.4.
func (s *State) ParPrice(c id.CorpID) id.Money {
	if s.game.Corps[c].MarketIPO && s.Corps[c].Started {
		return s.Price(c)
	}
	if k := s.Corps[c].Par; k != id.NoCell {
		return s.game.Grid.Cells[k].Price
	}
	return s.game.Grid.Min
}

// Controller is the player who decides for an entity: a player for himself, the president
// for a corporation, the owner's controller for a private. NoPlayer if nobody does.
func (s *State) Controller(e id.Entity) id.PlayerID {
	for range 8 {
		switch e.Kind {
		case id.Player:
			return id.PlayerID(e.N)
		case id.Corporation:
			e = s.Corps[e.N].President
		case id.Private:
			e = s.Priv[e.N].Owner
		default:
			return id.NoPlayer
		}
	}
	return id.NoPlayer
}

// Operator is the corporation whose operating turn it is, or NoCorp.
func (s *State) Operator() id.CorpID {
	if s.Round.Kind == OperatingRound && s.Round.At < s.Round.N {
		return s.Round.Order[s.Round.At].Corp()
	}
	return id.NoCorp
}

// Worth is what a player would score now: cash, certificates of started corporations at the
// market price, privates at face value.
//
// Rule: common rules 20.2.
func (s *State) Worth(p id.PlayerID) id.Money {
	w := s.Cash.Cash(id.OfPlayer(p))
	for i := range s.game.Corps {
		c := id.CorpID(i)
		if !s.Corps[c].Started || s.Corps[c].Closed {
			continue
		}
		w += s.sharesWorth(c, p)
	}
	for i := range s.game.Privates {
		if q := &s.Priv[i]; !q.Closed && q.Owner == id.OfPlayer(p) {
			w += s.game.Privates[i].Value
		}
	}
	return w
}

// sharesWorth is what the shares that a player holds of a corporation count for in his score.
func (s *State) sharesWorth(c id.CorpID, p id.PlayerID) id.Money {
	pct := s.Shares.Percent(c, id.OfPlayer(p))
	if pct == 0 {
		return 0
	}
	return s.game.variant.ShareWorth(s, c) * id.Money(pct/s.Shares.Unit(c))
}
