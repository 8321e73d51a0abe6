package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Apply carries out an action with all its consequences: skipped steps, ends of turns and
// rounds, the end of the game. A refused action changes nothing and returns a *Refusal. What
// happened is appended to j, which may be nil.
//
// Rule: common rules 4.1, 4.2.
func (s *State) Apply(a Action, j *Journal) error {
	if s.End.Over {
		return refuse(a, id.RuleGameOver)
	}
	if a.Type == EndGame {
		s.finish(ByAgreement, j)
		return nil
	}
	if r := s.known(&a); r != id.NoRule {
		return refuse(a, r)
	}
	i, err := s.stepFor(a)
	if err != nil {
		return err
	}
	step := s.game.steps[s.Round.Kind][i]
	if err := step.Apply(s, a, j); err != nil {
		return err
	}
	if a.Type == Pass && step.Mode() == Ordered {
		s.Round.over(i)
	}
	s.advance(j)
	s.checkEnd(j)
	for s.Round.Over && !s.End.Over {
		s.nextRound(j)
		if !s.End.Over {
			s.checkEnd(j)
		}
	}
	return nil
}

// stepFor finds the step that an action belongs to: the first one not over that offers its
// kind to the entity, unless a step before it waits for something else.
func (s *State) stepFor(a Action) (int, error) {
	for i, step := range s.game.steps[s.Round.Kind] {
		if s.Round.isOver(i) {
			continue
		}
		if step.Offers(s, a.Entity).Has(a.Type) {
			return i, nil
		}
		if step.Mode() != Optional && step.Demands(s) {
			var buf [id.MaxCorps]id.Entity
			for _, e := range step.Actors(s, buf[:0]) {
				if e == a.Entity {
					return 0, refuse(a, id.RuleStep)
				}
			}
			return 0, refuse(a, id.RuleTurn)
		}
	}
	return 0, refuse(a, id.RuleStep)
}

// waits skips the steps that need no decision and reports whether one is left that waits.
func (s *State) waits(j *Journal) bool {
	for i, step := range s.game.steps[s.Round.Kind] {
		if s.Round.isOver(i) {
			continue
		}
		switch step.Mode() {
		case Ordered:
			if step.Demands(s) {
				return true
			}
			s.Round.over(i)
			step.Skip(s, j)
		case Conditional:
			if step.Demands(s) {
				return true
			}
		}
	}
	return false
}

// advance goes on until a decision is needed or the round is over.
func (s *State) advance(j *Journal) {
	for !s.Round.Over && !s.End.Over {
		if s.waits(j) {
			return
		}
		switch s.Round.Kind {
		case AuctionRound:
			s.Round.Over = true
		case StockRound:
			s.endStockTurn()
		case OperatingRound:
			s.endOperatingTurn(j)
		}
	}
}

func (s *State) endOperatingTurn(j *Journal) {
	r := &s.Round
	if s.End.Triggered && s.End.Timing == title.AtCurrentTurn {
		s.finish(s.End.Reason, j)
		return
	}
	for r.At++; r.At < r.N; r.At++ {
		if c := r.Order[r.At].Corp(); !s.Corps[c].Closed {
			s.beginOperatingTurn(j)
			return
		}
	}
	r.Over = true
}

// nextRound ends the present round and starts the one that follows.
//
// Rule: common rules 4.3.
func (s *State) nextRound(j *Journal) {
	if s.endsWithRound() {
		if j != nil && j.Rounds != nil {
			j.Rounds.RoundEnded(s)
		}
		s.finish(s.End.Reason, j)
		return
	}
	was := s.Round.Kind
	if was == StockRound {
		s.endStockRound(j)
	}
	if j != nil && j.Rounds != nil {
		j.Rounds.RoundEnded(s)
	}
	switch {
	case was == AuctionRound:
		s.rotateSeats(s.Round.Order[s.Round.Auction.Turn].Player())
		s.startStock(j)
	case was == StockRound:
		s.ORs = uint8(s.phase().ORs)
		s.OR = 1
		s.startOperating(j)
	case s.OR < s.ORs:
		s.OR++
		s.startOperating(j)
	default:
		s.Turn++
		if s.Turn >= lastTurn {
			s.finish(TurnLimit, j)
			return
		}
		s.startStock(j)
	}
}

// rotateSeats keeps the seat order and makes p the first.
func (s *State) rotateSeats(p id.PlayerID) {
	seats := s.SeatOrder()
	for seats[0] != p {
		first := seats[0]
		copy(seats, seats[1:])
		seats[len(seats)-1] = first
	}
}
