package engine

import "github.com/trainrush/trainrush/engine/id"

// Actors appends the entities that must act now, the first to act first. It is empty only
// when the game is over.
func (s *State) Actors(buf []id.Entity) []id.Entity {
	if s.End.Over {
		return buf
	}
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if !s.isOut(i, step, dead) && step.Mode() != Optional && step.Demands(s) {
			return step.Actors(s, buf)
		}
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
	var must [id.MaxCorps]id.Entity
	actors := s.Actors(must[:0])
	add := func(e id.Entity) {
		if !contains(actors, e) && s.kinds(e)&^Set(DeclareBankrupt) != 0 {
			buf = append(buf, e)
		}
	}
	for i := range s.game.Privates {
		add(id.OfPrivate(id.PrivateID(i)))
	}
	if s.Round.Kind == OperatingRound {
		for i := range s.game.Corps {
			add(id.OfCorp(id.CorpID(i)))
		}
	}
	for p := range s.game.Players {
		add(id.OfPlayer(id.PlayerID(p)))
	}
	return buf
}

// kinds is the kinds of actions that e may take now in any step.
func (s *State) kinds(e id.Entity) ActionSet {
	var all ActionSet
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if s.isOut(i, step, dead) {
			continue
		}
		all |= step.Offers(s, e)
		if step.Mode() != Optional && step.Demands(s) {
			break
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
	return s.kinds(e)
}

// Legal appends every action that e may take now, one for each that differs in effect, in
// the order of the steps and within a step of the action's fields. See Covers for what one
// entry stands for. It is never empty for an actor.
func (s *State) Legal(e id.Entity, buf []Action) []Action {
	if s.End.Over {
		return buf
	}
	var taken ActionSet
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if s.isOut(i, step, dead) {
			continue
		}
		if kinds := step.Offers(s, e) &^ taken; kinds != 0 {
			buf = step.Legal(s, e, kinds, buf)
			taken |= kinds
		}
		if step.Mode() != Optional && step.Demands(s) {
			break
		}
	}
	return buf
}

// Waiting is the step that waits for a decision, or nil when the game is over.
func (s *State) Waiting() Step {
	if s.End.Over {
		return nil
	}
	dead := s.turnDead()
	for i, step := range s.game.steps[s.Round.Kind] {
		if !s.isOut(i, step, dead) && step.Mode() != Optional && step.Demands(s) {
			return step
		}
	}
	return nil
}
