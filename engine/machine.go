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
	if r := s.known(&a); r != id.NoRule {
		return refuse(a, r)
	}
	if a.Type == EndGame {
		return s.endByAgreement(a, j)
	}
	i, err := s.stepFor(a)
	if err != nil {
		return s.explain(err)
	}
	step := s.game.steps[s.Round.Kind][i]
	tolerated, broken := j.tolerated(), s.Cash.Broken()
	if err := step.Apply(s, a, j); err != nil {
		j.forget(tolerated)
		return s.explain(err)
	}
	if m := step.Mode(); a.Type == Pass && (m == Ordered || m == Deferred) {
		s.Round.CloseStep(i)
	}
	s.game.variant.After(s, a, j)
	s.advance(j)
	if s.game.canClose && s.closeBroken(j) {
		s.advance(j)
	}
	broken = s.noteBroken(broken, j)
	s.checkEnd(j)
	for s.Round.Over && !s.End.Over {
		s.nextRound(j)
		broken = s.noteBroken(broken, j)
		if !s.End.Over {
			s.checkEnd(j)
		}
	}
	return nil
}

// stepFor finds the step that an action belongs to: the first one not over that offers its
// kind to the entity, unless a step before it waits for something else.
func (s *State) stepFor(a Action) (int, error) {
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if s.isOut(i, step, dead) {
			continue
		}
		if step.Offers(s, a.Entity).Has(a.Type) {
			return i, nil
		}
		if step.Mode() != Optional && step.Demands(s) {
			var buf [id.MaxCorps]id.Entity
			for _, e := range step.Actors(s, buf[:0]) {
				if e == a.Entity {
					return 0, refuse(a, s.reason(step, a))
				}
			}
			return 0, refuse(a, id.RuleTurn)
		}
	}
	return 0, refuse(a, id.RuleStep)
}

// isOut reports whether a step takes no part any more in this turn; dead is turnDead.
func (s *State) isOut(i int, step Step, dead bool) bool {
	if s.Round.IsOver(i) {
		return true
	}
	return dead && (step.Mode() == Ordered || step.Mode() == Deferred)
}

// reasoner is a step that knows why it does not offer a kind of action to its actor.
type reasoner interface {
	Reason(s *State, a Action) id.Rule
}

func (s *State) reason(step Step, a Action) id.Rule {
	if k, ok := step.(reasoner); ok {
		if r := k.Reason(s, a); r != id.NoRule {
			return r
		}
	}
	return id.RuleStep
}

// waits skips the steps that need no decision and reports whether one is left that waits.
func (s *State) waits(j *Journal) bool {
	steps := s.game.steps[s.Round.Kind]
	dead := s.turnDead()
	deferred := -1
	for i, step := range steps {
		if s.isOut(i, step, dead) {
			continue
		}
		switch step.Mode() {
		case Ordered:
			if step.Demands(s) {
				return true
			}
			s.Round.CloseStep(i)
			step.Skip(s, j)
			if s.End.Over {
				return true
			}
			if s.Round.Again {
				s.Round.Again = false
				return s.waits(j)
			}
		case Conditional:
			if step.Demands(s) {
				return true
			}
		case Deferred:
			if step.Demands(s) {
				return true
			}
			deferred = i
		}
	}
	// What was skipped may have called up a deferred step.
	return deferred >= 0 && steps[deferred].Demands(s)
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
		s.Finish(s.End.Reason, j)
		return
	}
	r.At++
	s.nextOperator(j)
}

// nextOperator begins the turn of the corporation at the cursor or of the first behind it that
// takes its turn; if there is none the round is over.
func (s *State) nextOperator(j *Journal) {
	for r := &s.Round; r.At < r.N; r.At++ {
		c := r.Order[r.At].Corp()
		if !s.Corps[c].Closed && s.game.variant.BeginTurn(s, c, j) {
			s.beginOperatingTurn(j)
			return
		}
	}
	s.Round.Over = true
}

// nextRound ends the present round and starts the one that follows.
//
// Rule: common rules 4.3.
func (s *State) nextRound(j *Journal) {
	if s.endsWithRound() {
		if j != nil && j.Rounds != nil {
			j.Rounds.RoundEnded(s)
		}
		s.Finish(s.End.Reason, j)
		return
	}
	was := s.Round.Kind
	s.game.variant.RoundEnds(s, j)
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
		s.ORs = uint8(s.PhaseNow().ORs)
		s.OR = 1
		s.startOperating(j)
	case s.OR < s.ORs:
		s.OR++
		s.startOperating(j)
	default:
		s.Turn++
		if s.Turn >= lastTurn {
			s.Finish(TurnLimit, j)
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
