package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/routes"
)

// Journal is the caller's buffer for what an action caused. Apply appends to it; the caller
// resets it when he likes. A nil journal costs nothing.
type Journal struct {
	Transfers []ledger.Entry
	Events    []Event
	Tolerated []id.Rule     // rules that the game tolerated
	Run       routes.Result // the best run, when the engine found it; valid until the next
	Auto      []Action      // what the engine did by itself and a record has to state
	Claim     []routes.Run  // given by the caller: the runs of a stated revenue
	Rounds    RoundObserver // told of the end of every round; may be nil
}

// Reset empties the journal and keeps its buffers.
func (j *Journal) Reset() {
	j.Transfers = j.Transfers[:0]
	j.Events = j.Events[:0]
	j.Tolerated = j.Tolerated[:0]
	j.Auto = j.Auto[:0]
}

// RoundObserver is told when a round has ended, before the next one begins. It must not
// change the state.
type RoundObserver interface {
	RoundEnded(s *State)
}

// EventType is a kind of notable event.
type EventType uint8

// The kinds of events.
const (
	NoEvent             EventType = iota
	EventPrivateSold              // Player gets Private in the auction for Amount
	EventStarted                  // Player starts Corp at par Amount
	EventFloated                  // Corp floats, with Amount of capital
	EventPresident                // Player becomes president of Corp
	EventSharesSold               // Player sells Amount percent of Corp
	EventPrivateBought            // Corp (or Player) buys Private from a player for Amount
	EventPrivateClosed            // Private closes
	EventExchanged                // Player exchanges Private for a certificate of Corp
	EventTrainBought              // Corp buys Train for Amount
	EventTrainTraded              // Corp gives up Train for another
	EventTrainRusted              // Train of Corp rusts
	EventTrainDiscarded           // Corp discards Train
	EventPhase                    // a phase begins: Phase, with Train bought by Corp
	EventTileLaid                 // Corp lays or upgrades in Hex
	EventTokenPlaced              // Corp places a token in Hex for Amount
	EventRun                      // Corp runs for Amount
	EventDividend                 // Corp pays out Amount in all
	EventWithheld                 // Corp keeps Amount
	EventEmergencySale            // Player sells Amount percent of Corp to pay for a train
	EventPresidentHelp            // Player pays Amount for a train of Corp
	EventBankBroken               // the bank had to pay more than it held
	EventBankrupt                 // Player is bankrupt
	EventEndTriggered
	EventClosed        // Corp leaves the game
	EventLoanTaken     // Corp takes a loan and gets Amount
	EventLoanRepaid    // Corp repays Amount
	EventInterest      // Corp owes Amount of interest
	EventDestination   // Corp has reached its destination and gets Amount
	EventRightBought   // Corp buys a right for Amount
	EventMarkerPlaced  // Corp places the marker of Private in Hex
	EventMerged        // Corp, of president Player, merges into Into at a share price of Amount
	EventFormed        // Corp is formed by mergers at a share price of Amount
	EventTrainBorrowed // Corp borrows Train
	EventTrainReturned // Corp gives Train back
	EventTokenRemoved  // Corp takes a token off Hex
	EventSharesMerged  // Player holds shares of Corp, worth Amount to him, when it merges into Into
	EventSharesFormed  // Player gets shares of Corp, worth Amount to him, when it is formed
	numEvents
)

var eventNames = [numEvents]string{
	"none", "private_sold", "started", "floated", "president", "shares_sold", "private_bought", "private_closed", "exchanged",
	"train_bought", "train_traded", "train_rusted", "train_discarded", "phase", "tile_laid", "token_placed", "run", "dividend",
	"withheld", "emergency_sale", "president_help", "bank_broken", "bankrupt", "end_triggered",
	"closed", "loan_taken", "loan_repaid", "interest", "destination", "right_bought", "marker_placed", "merged", "formed",
	"train_borrowed", "train_returned", "token_removed", "shares_merged", "shares_formed",
}

// String is the name of the kind in datasets.
func (t EventType) String() string { return eventNames[t] }

// EventTypes lists the kinds of events.
func EventTypes() (all []EventType) {
	for t := NoEvent + 1; t < numEvents; t++ {
		all = append(all, t)
	}
	return all
}

// Event is something notable that happened; which fields count depends on its type, the
// others say "none".
type Event struct {
	Type    EventType
	Player  id.PlayerID
	Corp    id.CorpID
	Into    id.CorpID // what Corp merges into
	Private id.PrivateID
	Train   id.TrainID
	Phase   id.PhaseID
	Hex     id.HexID
	Amount  id.Money
}

// NewEvent is an event of a type with every field saying "none".
func NewEvent(t EventType) Event {
	return Event{Type: t, Player: id.NoPlayer, Corp: id.NoCorp, Into: id.NoCorp, Private: id.NoPrivate, Train: id.NoTrain, Phase: -1, Hex: id.NoHex}
}

// Note appends an event of a corporation.
func (j *Journal) Note(t EventType, c id.CorpID, p id.PlayerID, amount id.Money) {
	if j == nil {
		return
	}
	e := NewEvent(t)
	e.Corp, e.Player, e.Amount = c, p, amount
	j.Events = append(j.Events, e)
}

// NoteMerged appends that a corporation merges into another, and what its shares are worth to
// the players. It is called while these still hold them.
func (j *Journal) NoteMerged(s *State, c, into id.CorpID) {
	if j == nil {
		return
	}
	e := NewEvent(EventMerged)
	e.Corp, e.Into, e.Player, e.Amount = c, into, s.Corps[c].President.Player(), s.Price(c)
	j.Events = append(j.Events, e)
	j.noteShares(s, EventSharesMerged, c, into)
}

// NoteFormed appends that a corporation is formed by mergers, and what the players get.
func (j *Journal) NoteFormed(s *State, c id.CorpID) {
	if j == nil {
		return
	}
	j.Note(EventFormed, c, s.Corps[c].President.Player(), s.Price(c))
	j.noteShares(s, EventSharesFormed, c, id.NoCorp)
}

func (j *Journal) noteShares(s *State, t EventType, c, into id.CorpID) {
	for i := range s.game.Players {
		e := NewEvent(t)
		e.Player = id.PlayerID(i)
		if s.Shares.Percent(c, id.OfPlayer(e.Player)) > 0 {
			e.Corp, e.Into, e.Amount = c, into, s.sharesWorth(c, e.Player)
			j.Events = append(j.Events, e)
		}
	}
}

// NoteTrain appends an event of a corporation and a train.
func (j *Journal) NoteTrain(t EventType, c id.CorpID, train id.TrainID, amount id.Money) {
	if j == nil {
		return
	}
	e := NewEvent(t)
	e.Corp, e.Train, e.Amount = c, train, amount
	j.Events = append(j.Events, e)
}

// NoteHex appends an event of a corporation and a hex.
func (j *Journal) NoteHex(t EventType, c id.CorpID, h id.HexID, amount id.Money) {
	if j == nil {
		return
	}
	e := NewEvent(t)
	e.Corp, e.Hex, e.Amount = c, h, amount
	j.Events = append(j.Events, e)
}

func (j *Journal) notePrivate(t EventType, p id.PrivateID, c id.CorpID, player id.PlayerID, amount id.Money) {
	if j == nil {
		return
	}
	e := NewEvent(t)
	e.Private, e.Corp, e.Player, e.Amount = p, c, player, amount
	j.Events = append(j.Events, e)
}

// Add appends an event.
func (j *Journal) Add(e Event) {
	if j != nil {
		j.Events = append(j.Events, e)
	}
}

// tolerated is how many rules were tolerated so far.
func (j *Journal) tolerated() int {
	if j == nil {
		return 0
	}
	return len(j.Tolerated)
}

// forget takes back what was tolerated beyond the first n: the action was refused after all.
func (j *Journal) forget(n int) {
	if j != nil {
		j.Tolerated = j.Tolerated[:n]
	}
}

// Log is where transfers are noted; nil without a journal.
func (j *Journal) Log() *[]ledger.Entry {
	if j == nil {
		return nil
	}
	return &j.Transfers
}
