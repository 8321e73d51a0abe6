package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Credit is what a corporation can borrow, and on which terms.
type Credit struct {
	Amount   id.Money       // of one loan
	Interest id.Money       // of one loan in every operating round
	PerShare id.Money       // what a loan takes from each share at the end
	Left     int            // loans that it could still take with its present shareholders, one a turn
	Until    id.TrainTypeID // with the first train of this type all loans must be repaid; NoTrainType without credit
}

// Destination is what a corporation is paid for connecting: track of a network must reach one of some hexes.
// A corporation that is paid for nothing has no network.
type Destination struct {
	Network *board.Permissions
	From    id.HexID // where the network starts
	To      []id.HexID
	Waiting id.Money // what the corporation gets at once when it is connected
	Further id.Money // what it will get for shares that are still to be sold, and not before
}

// StartsAt is the percent of a corporation that must have left the IPO before it operates.
func (s *State) StartsAt(c id.CorpID) int { return s.game.variant.StartsAt(s, c) }

// Collects reports whether a corporation gets the price of a certificate that leaves the IPO
// while the IPO holds so many percent.
func (s *State) Collects(c id.CorpID, ipo int) bool { return s.game.variant.Collects(s, c, ipo) }

// Credit is what a corporation can borrow.
func (s *State) Credit(c id.CorpID) Credit { return s.game.variant.Credit(s, c) }

// Destination is what a corporation is paid for connecting now.
func (s *State) Destination(c id.CorpID) Destination { return s.game.variant.Destination(s, c) }

// StartsAt is the percent with which the corporation floats.
//
// Rule: common rules 8.3.
func (Standard) StartsAt(s *State, c id.CorpID) int { return s.game.Corps[c].Float }

// Collects under incremental capitalisation.
//
// Rule: common rules 8.1.
func (Standard) Collects(s *State, _ id.CorpID, _ int) bool {
	return s.game.Rules.Capitalization == title.CapIncremental
}

// Credit is none.
func (Standard) Credit(*State, id.CorpID) Credit { return Credit{Until: id.NoTrainType} }

// Destination is none.
func (Standard) Destination(*State, id.CorpID) Destination { return Destination{} }
