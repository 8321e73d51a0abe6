package engine

import (
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// waiting is the index of the step that waits for a decision, or the number of steps if none
// does. No step behind it can be used.
func (s *State) waiting() int {
	steps := s.game.steps[s.Round.Kind]
	dead := s.turnDead()
	for i, step := range steps {
		if !s.isOut(i, step, dead) && step.Mode() != Optional && step.Demands(s) {
			return i
		}
	}
	return len(steps)
}

// Waiting is the step that waits for a decision, or nil when the game is over.
func (s *State) Waiting() Step {
	if s.End.Over {
		return nil
	}
	if i := s.waiting(); i < len(s.game.steps[s.Round.Kind]) {
		return s.game.steps[s.Round.Kind][i]
	}
	return nil
}

// Actors appends the entities that must act now, the first to act first. It is empty only
// when the game is over.
func (s *State) Actors(buf []id.Entity) []id.Entity {
	if step := s.Waiting(); step != nil {
		return step.Actors(s, buf)
	}
	return buf
}

// MayAct appends the entities that may act now though nobody waits for them: owners of
// privates with a power that can be used, corporations that may discard before others, and a
// president who may sell for a train. In order: privates, corporations, players.
func (s *State) MayAct(buf []id.Entity) []id.Entity {
	if s.End.Over {
		return buf
	}
	last := s.waiting()
	actors := s.work.actors[:0]
	if last < len(s.game.steps[s.Round.Kind]) {
		actors = s.game.steps[s.Round.Kind][last].Actors(s, actors)
	}
	for i := range s.game.Privates {
		buf = s.addIfFree(id.OfPrivate(id.PrivateID(i)), last, actors, buf)
	}
	if s.Round.Kind == OperatingRound {
		for i := range s.game.Corps {
			buf = s.addIfFree(id.OfCorp(id.CorpID(i)), last, actors, buf)
		}
	}
	for p := range s.game.Players {
		buf = s.addIfFree(id.OfPlayer(id.PlayerID(p)), last, actors, buf)
	}
	return buf
}

// addIfFree appends an entity that need not act but can do something else than give up.
func (s *State) addIfFree(e id.Entity, last int, actors, buf []id.Entity) []id.Entity {
	if slices.Contains(actors, e) || s.kinds(e, last)&^Set(DeclareBankrupt) == 0 {
		return buf
	}
	return append(buf, e)
}

// kinds is the kinds of actions that e may take in the steps up to the one that waits.
func (s *State) kinds(e id.Entity, last int) ActionSet {
	var all ActionSet
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if i > last {
			break
		}
		if !s.isOut(i, step, dead) {
			all |= step.Offers(s, e)
		}
	}
	return all
}

// Kinds is the kinds of actions that e may take now; some may turn out to have no concrete
// action.
func (s *State) Kinds(e id.Entity) ActionSet {
	if s.End.Over {
		return 0
	}
	return s.kinds(e, s.waiting())
}

// Legal appends every action that e may take now, one for each that differs in effect, in
// the order of the steps and within a step of the action's fields. See Covers for what one
// entry stands for. Whoever decides for the first actor has an action, for the actor or for
// another of his entities in MayAct: a president may have to sell before his corporation can buy.
func (s *State) Legal(e id.Entity, buf []Action) []Action {
	if s.End.Over {
		return buf
	}
	var taken ActionSet
	last := s.waiting()
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if i > last {
			break
		}
		if s.isOut(i, step, dead) {
			continue
		}
		if kinds := step.Offers(s, e) &^ taken; kinds != 0 {
			buf = step.Legal(s, e, kinds, buf)
			taken |= kinds
		}
	}
	return buf
}
