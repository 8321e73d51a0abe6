package engine

import "github.com/trainrush/trainrush/engine/id"

// StepMode says how a step takes part in the turn machine.
type StepMode uint8

// The modes of steps.
const (
	// Ordered steps wait for a decision when they demand one; otherwise they are skipped and
	// stay over for the rest of the turn.
	Ordered StepMode = iota + 1
	// Conditional steps wait while their condition holds and are never over.
	Conditional
	// Optional steps never wait; they only offer.
	Optional
	// Deferred steps offer from the start of a turn and wait when a later part of it comes; they
	// are over when passed, but never skipped.
	Deferred
)

// Step is one decision of a round. Steps hold nothing themselves: what they remember is in
// the State.
//
// Rule: common rules 4.1.
type Step interface {
	Mode() StepMode
	// Offers is the kinds of actions that e may take in this step now. It must be cheap.
	Offers(s *State, e id.Entity) ActionSet
	// Demands reports whether the step waits for a decision of its own actor.
	Demands(s *State) bool
	// Actors appends who must act while the step waits, the first to act first.
	Actors(s *State, buf []id.Entity) []id.Entity
	// Apply carries out an action that the step offers, or refuses it and changes nothing.
	Apply(s *State, a Action, j *Journal) error
	// Skip is what happens when an ordered step is passed over.
	Skip(s *State, j *Journal)
	// Legal appends what e may do here, only kinds in the set, in order of the action's fields.
	Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action
	// Words say what is done in the step, for a fact sheet.
	Words() string
}

// noSkip is embedded by steps without effects when they are passed over.
type noSkip struct{}

func (noSkip) Skip(*State, *Journal) {}

// optional is embedded by steps that only offer.
type optional struct{ noSkip }

func (optional) Mode() StepMode                               { return Optional }
func (optional) Demands(*State) bool                          { return false }
func (optional) Actors(_ *State, buf []id.Entity) []id.Entity { return buf }

// operatorActs is embedded by steps in which the operating corporation decides.
type operatorActs struct{}

func (operatorActs) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfCorp(s.Operator()))
}

// standardSteps are the steps of a plain title in each kind of round.
//
// Rule: common rules 10.3.
func standardSteps(k RoundKind) []Step {
	switch k {
	case AuctionRound:
		return []Step{ParChoice{}, Waterfall{}}
	case StockRound:
		return []Step{Exchange{}, StockTurn{}}
	case OperatingRound:
		return []Step{Bankrupt{}, Exchange{}, PrivateTile{}, PrivateToken{}, PrivatePurchase{}, HomeToken{}, Track{}, TokenStep{},
			Run{}, DividendStep{}, Discard{}, TrainStep{}, LastPurchase{}}
	}
	return nil
}
