package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/shares"
	"github.com/trainrush/trainrush/engine/title"
)

// Variant is what only one title has: its steps and its own rules. Standard is the plain
// title without any; titles embed it and replace what differs.
type Variant interface {
	Preparer
	Turns
	Capitals
	Limits
	Trains
	Values
	Descriptions
}

// Preparer is the part of a Variant that makes games and states.
type Preparer interface {
	// Replacements is the pairs of tiles that the title allows beyond the common rules, in
	// groups that Phase.Extras switches on.
	Replacements() []board.Replacement
	// Compile completes a game whose map, market, companies and trains are compiled.
	Compile(g *Game) error
	// Steps is the ordered list of steps of a kind of round.
	Steps(k RoundKind) []Step
	// Setup finishes the set-up of a new game.
	Setup(s *State)
	// Items is what corporations can buy besides shares, trains and privates.
	Items() []Item
}

// Turns is the part of a Variant about the course of rounds.
type Turns interface {
	// After follows every action, before the steps that need no decision are skipped.
	After(s *State, a Action, j *Journal)
	// Operates reports whether a corporation is in the list of operators.
	Operates(s *State, c id.CorpID) bool
	// BeginTurn begins the operating turn of a corporation, or reports false to leave it out.
	BeginTurn(s *State, c id.CorpID, j *Journal) bool
	// RoundEnds is what follows from the end of a round.
	RoundEnds(s *State, j *Journal)
	// Closed is what follows when a corporation has left the game.
	Closed(s *State, c id.CorpID, j *Journal)
}

// Capitals is the part of a Variant about the money of corporations.
type Capitals interface {
	// IPOPayee is who gets the price of a certificate that leaves the IPO, and notes it; the
	// certificate has not moved yet.
	IPOPayee(s *State, c id.CorpID, price id.Money) id.Entity
	// Floats reports whether a started corporation has sold enough to float, whenever one of its
	// certificates has moved.
	Floats(s *State, c id.CorpID) bool
	// Capital is what a corporation gets when it floats.
	Capital(s *State, c id.CorpID) id.Money
	// StartsAt is the percent of a corporation that must have left the IPO before it operates.
	StartsAt(s *State, c id.CorpID) int
	// Collects reports whether a corporation gets the price of a certificate that leaves the IPO
	// while the IPO holds so many percent.
	Collects(s *State, c id.CorpID, ipo int) bool
	// Loans is the number of loans of a corporation.
	Loans(s *State, c id.CorpID) int
	// Credit is what a corporation can borrow.
	Credit(s *State, c id.CorpID) Credit
	// Destination is what a corporation is paid for connecting.
	Destination(s *State, c id.CorpID) Destination
}

// Limits is the part of a Variant about what may be bought, sold and built.
type Limits interface {
	// MayBuyPrivate is the rule that keeps a buyer from a private that is for sale, or NoRule.
	MayBuyPrivate(s *State, buyer id.Entity, p id.PrivateID) id.Rule
	// PrivateBought is what follows when a private changes hands other than in the auction.
	PrivateBought(s *State, buyer id.Entity, p id.PrivateID, j *Journal)
	// PrivatesClose follows when all privates close because of a train.
	PrivatesClose(s *State, j *Journal)
	// MaySell is the rule that keeps a player from a sale in a stock round, or NoRule.
	MaySell(s *State, p id.PlayerID, u shares.Bundle) id.Rule
	// Block adds hexes on which a corporation may not lay tiles.
	Block(s *State, c id.CorpID, set *board.HexSet)
}

// Trains is the part of a Variant about trains.
type Trains interface {
	// MustBuyTrain reports whether a corporation has to buy a train in its turn.
	MustBuyTrain(s *State, c id.CorpID) bool
	// MayBuyTrain is the rule that keeps a corporation from a train at a price, or NoRule.
	MayBuyTrain(s *State, c id.CorpID, t id.TrainID, price id.Money) id.Rule
	// TrainEvent carries out an event of a train that the engine does not know.
	TrainEvent(s *State, event string, c id.CorpID, j *Journal)
}

// Values is the part of a Variant about prices and revenue.
type Values interface {
	// Moves is where a price marker goes that would move to a cell; its own cell to stay.
	Moves(s *State, c id.CorpID, to id.CellID) id.CellID
	// ShareWorth is what a share counts for in the score of its holder.
	ShareWorth(s *State, c id.CorpID) id.Money
	// Terms adds to what stops are worth to a corporation.
	Terms(s *State, c id.CorpID, t *routes.Terms)
}

// Descriptions is the part of a Variant about its fact sheet.
type Descriptions interface {
	// Flows are the ways in which money moves in this title beside those that follow from the
	// common rules and figures.
	Flows() []ledger.Flow
	// Mechanics are what only this title has, in words.
	Mechanics() []Mechanic
}

// Mechanic is something that only one title has.
type Mechanic struct {
	Name string
	Text string
}

// Item is something that a title sells to corporations.
type Item struct {
	Name  string // in records
	Price id.Money
}

// Standard is a title without anything of its own.
type Standard struct{}

// Replacements are none.
func (Standard) Replacements() []board.Replacement { return nil }

// Compile adds nothing.
func (Standard) Compile(*Game) error { return nil }

// Steps are the common steps.
func (Standard) Steps(k RoundKind) []Step { return standardSteps(k) }

// Setup adds nothing.
func (Standard) Setup(*State) {}

// Items are none.
func (Standard) Items() []Item { return nil }

// After adds nothing.
func (Standard) After(*State, Action, *Journal) {}

// Operates if the corporation has floated.
//
// Rule: common rules 10.2.
func (Standard) Operates(s *State, c id.CorpID) bool { return s.Corps[c].Floated }

// BeginTurn always begins.
func (Standard) BeginTurn(*State, id.CorpID, *Journal) bool { return true }

// RoundEnds without consequences.
func (Standard) RoundEnds(*State, *Journal) {}

// Closed without consequences.
func (Standard) Closed(*State, id.CorpID, *Journal) {}

// IPOPayee is the corporation under incremental capitalisation, otherwise the bank.
//
// Rule: common rules 8.1.
func (Standard) IPOPayee(s *State, c id.CorpID, _ id.Money) id.Entity {
	if s.game.Rules.Capitalization == title.CapIncremental {
		return id.OfCorp(c)
	}
	return id.TheBank
}

// Floats when the IPO holds no more than it may.
//
// Rule: common rules 8.3.
func (Standard) Floats(s *State, c id.CorpID) bool {
	return s.Shares.IPO(c) <= 100-s.game.Corps[c].Float
}

// Capital is par for every share under full capitalisation.
//
// Rule: common rules 8.3.
func (Standard) Capital(s *State, c id.CorpID) id.Money {
	if s.game.Rules.Capitalization != title.CapFull {
		return 0
	}
	return s.FullCapital(c)
}

// Loans are none.
func (Standard) Loans(*State, id.CorpID) int { return 0 }

// MayBuyPrivate allows every purchase.
func (Standard) MayBuyPrivate(*State, id.Entity, id.PrivateID) id.Rule { return id.NoRule }

// PrivateBought has no consequences.
func (Standard) PrivateBought(*State, id.Entity, id.PrivateID, *Journal) {}

// PrivatesClose has no further consequences.
func (Standard) PrivatesClose(*State, *Journal) {}

// MaySell allows every sale.
func (Standard) MaySell(*State, id.PlayerID, shares.Bundle) id.Rule { return id.NoRule }

// Block blocks nothing.
func (Standard) Block(*State, id.CorpID, *board.HexSet) {}

// MustBuyTrain by the common rule.
func (Standard) MustBuyTrain(s *State, c id.CorpID) bool { return s.mustBuyTrain(c) }

// MayBuyTrain allows every purchase.
func (Standard) MayBuyTrain(*State, id.CorpID, id.TrainID, id.Money) id.Rule { return id.NoRule }

// TrainEvent knows no events.
func (Standard) TrainEvent(*State, string, id.CorpID, *Journal) {}

// Moves go where they lead.
func (Standard) Moves(_ *State, _ id.CorpID, to id.CellID) id.CellID { return to }

// ShareWorth is the market price.
func (Standard) ShareWorth(s *State, c id.CorpID) id.Money { return s.Price(c) }

// Terms adds nothing.
func (Standard) Terms(*State, id.CorpID, *routes.Terms) {}

// Flows are those of the common rules.
func (Standard) Flows() []ledger.Flow { return nil }

// Mechanics are none.
func (Standard) Mechanics() []Mechanic { return nil }

// FullCapital pays par for every share of a corporation.
func (s *State) FullCapital(c id.CorpID) id.Money {
	return s.game.Grid.Cells[s.Corps[c].Par].Price * id.Money(s.Shares.Total(c))
}

// floatNow floats a corporation and pays its capital.
func (s *State) floatNow(c id.CorpID, j *Journal) {
	k := &s.Corps[c]
	k.Floated = true
	capital := s.game.variant.Capital(s, c)
	s.Cash.Transfer(id.TheBank, id.OfCorp(c), capital, ledger.Capital, j.Log())
	j.Note(EventFloated, c, k.President.Player(), capital)
}
