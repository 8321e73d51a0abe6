package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// lastTurn is the turn at which the reference gives a game up.
const lastTurn = 100

// EndReason is why a game ended.
type EndReason uint8

// The reasons for which games end. The last ones are not of the rules: they are set by the
// Runner and never dropped.
const (
	NotEnded EndReason = iota
	BankBroke
	Bankruptcy
	StockMarketEnd
	FinalPhase
	FinalTrain
	AllClosed
	ByAgreement
	TurnLimit
	numEndReasons
)

var endNames = [numEndReasons]string{"", "bank", "bankrupt", "stock_market", "final_phase", "final_train", "all_closed", "manually_ended", "dnf"}

// String is the reason as records write it.
func (r EndReason) String() string { return endNames[r] }

// EndReasons lists the reasons.
func EndReasons() (all []EndReason) {
	for r := NotEnded + 1; r < numEndReasons; r++ {
		all = append(all, r)
	}
	return all
}

// End is how the game ends or will end.
type End struct {
	Triggered bool
	Over      bool
	Reason    EndReason
	Timing    title.EndTiming
	Turn      uint8 // in which the end was triggered
}

// Outcome is how a game ended and what everybody is worth, by player.
type Outcome struct {
	Over   bool
	Reason EndReason
	Worth  [id.MaxPlayers]id.Money
}

// Outcome tells how the game stands or ended.
func (s *State) Outcome() Outcome {
	o := Outcome{Over: s.End.Over}
	if o.Over {
		o.Reason = s.End.Reason
	}
	for p := 0; p < s.game.Players; p++ {
		o.Worth[p] = s.Worth(id.PlayerID(p))
	}
	return o
}

// Finish ends the game.
func (s *State) Finish(r EndReason, j *Journal) {
	s.End.Over, s.End.Reason = true, r
	s.Round.Over = true
}

// endByAgreement ends the game because its players agree to. Any player or corporation may say so at any
// time, a private may not.
//
// Rule: common rules 20.1, record format 4.7.
func (s *State) endByAgreement(a Action, j *Journal) error {
	if a.Entity.Kind == id.Private {
		return refuse(a, id.RuleTurn)
	}
	s.Finish(ByAgreement, j)
	return nil
}

// timings in order of urgency.
func urgency(t title.EndTiming) int {
	switch t {
	case title.AtImmediate:
		return 0
	case title.AtCurrentTurn:
		return 1
	case title.AtCurrentRound:
		return 2
	case title.AtCurrentOR:
		return 3
	case title.AtFullOR:
		return 4
	}
	return 5
}

// holds reports whether an end condition is met.
//
// Rule: common rules 20.1.
func (s *State) holds(r title.EndReason) (EndReason, bool) {
	switch r {
	case title.EndBank:
		return BankBroke, s.Cash.Broken()
	case title.EndBankrupt:
		return Bankruptcy, s.bankruptcyEnds()
	case title.EndStockMarket:
		for i := range s.game.Corps {
			if k := s.Market.Cell(id.CorpID(i)); k != id.NoCell && s.game.Grid.Cells[k].Zone == title.ZoneEndGame {
				return StockMarketEnd, true
			}
		}
		return StockMarketEnd, false
	case title.EndFinalPhase:
		return FinalPhase, int(s.Phase) == len(s.game.Phases)-1
	case title.EndFinalTrain:
		var buf [id.MaxTrainTypes * 2]id.TrainID
		return FinalTrain, len(s.Trains.OnSale(s.game.Roster, s.Phase, buf[:0])) == 0
	case title.EndAllClosed:
		for i := range s.game.Corps {
			if !s.Corps[i].Closed {
				return AllClosed, false
			}
		}
		for i := range s.game.Privates {
			if !s.Priv[i].Closed {
				return AllClosed, false
			}
		}
		return AllClosed, true
	}
	return NotEnded, false
}

func (s *State) bankruptcyEnds() bool {
	broke := 0
	for p := 0; p < s.game.Players; p++ {
		if s.Players[p].Bankrupt {
			broke++
		}
	}
	if s.game.Rules.Bankruptcy == title.BankruptAllButOne {
		return broke >= s.game.Players-1
	}
	return broke > 0
}

// checkEnd triggers the end with the earliest timing that a condition calls for, and ends
// the game if that is now.
func (s *State) checkEnd(j *Journal) {
	e := &s.End
	if e.Over || (e.Triggered && s.game.Rules.EndLocksFirst) {
		return
	}
	for _, c := range s.game.Rules.EndConditions {
		if e.Triggered && urgency(c.Timing) >= urgency(e.Timing) {
			continue
		}
		if r, ok := s.holds(c.Reason); ok {
			e.Triggered, e.Reason, e.Timing, e.Turn = true, r, c.Timing, s.Turn
			j.Add(NewEvent(EventEndTriggered))
		}
	}
	if e.Triggered && e.Timing == title.AtImmediate {
		s.Finish(e.Reason, j)
	}
}

// noteBroken notes that the bank has broken, unless it was broken before; it reports whether it is.
//
// Rule: common rules 20.1.
func (s *State) noteBroken(before bool, j *Journal) bool {
	now := s.Cash.Broken()
	if now && !before {
		j.Add(NewEvent(EventBankBroken))
	}
	return now
}

// endsWithRound reports whether the game ends now that the present round is over.
func (s *State) endsWithRound() bool {
	if !s.End.Triggered {
		return false
	}
	or := s.Round.Kind == OperatingRound
	switch s.End.Timing {
	case title.AtCurrentTurn, title.AtCurrentRound:
		return true
	case title.AtCurrentOR:
		return or
	case title.AtFullOR:
		return or && s.OR >= s.ORs
	case title.AtOneMoreFullORSet:
		return or && s.OR >= s.ORs && s.Turn > s.End.Turn
	}
	return false
}
