package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// nationActs is embedded by steps in which the national railway decides as a part of its
// formation.
type nationActs struct{ r *Rules }

func (nationActs) Mode() engine.StepMode               { return engine.Conditional }
func (nationActs) Skip(*engine.State, *engine.Journal) {}
func (x nationActs) Actors(_ *engine.State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfCorp(x.r.cgr))
}

// removeTokens is the step in which the national railway removes tokens: one of two in a hex,
// and those above its number.
//
// Rule: 1856, tokens.
type removeTokens struct{ nationActs }

// Demands a token while there are too many.
func (removeTokens) Demands(s *engine.State) bool { return of(s).Forming.Stage == removing }

// Offers of the step.
func (x removeTokens) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if x.Demands(s) && e == id.OfCorp(x.r.cgr) {
		return engine.Set(engine.RemoveToken)
	}
	return 0
}

// doubled is the first hex, in order of the tokens, in which the national railway has two; NoHex
// if there is none.
func (r *Rules) doubled(s *engine.State) id.HexID {
	k := &s.Corps[r.cgr]
	for i := range k.Tokens[:k.Placed] {
		if r.twin(s, i) {
			return k.Tokens[i].Hex
		}
	}
	return id.NoHex
}

// removable reports whether token i may be removed.
func (r *Rules) removable(s *engine.State, i int) bool {
	if h := r.doubled(s); h != id.NoHex {
		return s.Corps[r.cgr].Tokens[i].Hex == h
	}
	return i >= int(of(s).National.Homes)
}

// Legal lists the tokens.
func (x removeTokens) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	k := &s.Corps[x.r.cgr]
	for i, t := range k.Tokens[:k.Placed] {
		if x.r.removable(s, i) {
			buf = append(buf, engine.Action{Type: engine.RemoveToken, Entity: e, Hex: t.Hex, City: uint8(t.City)})
		}
	}
	return buf
}

// Apply removes a token.
func (x removeTokens) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	k := &s.Corps[x.r.cgr]
	for i, t := range k.Tokens[:k.Placed] {
		if t.Hex == a.Hex && t.City == int8(a.City) && x.r.removable(s, i) {
			s.DropToken(x.r.cgr, i)
			k.Stations--
			if j != nil {
				e := engine.NewEvent(engine.EventTokenRemoved)
				e.Corp, e.Hex = x.r.cgr, a.Hex
				j.Add(e)
			}
			x.r.removed(s)
			return nil
		}
	}
	return engine.Refuse(a, id.RuleTokenUsed)
}

// removed goes on when no token is left to remove.
func (r *Rules) removed(s *engine.State) {
	p := &of(s).Forming
	if p.Stage == removing && r.doubled(s) == id.NoHex && int(s.Corps[r.cgr].Placed) <= r.allowed(s) {
		p.Stage = discarding
		r.endDiscards(s)
	}
}

// discardTrains is the step in which the national railway discards trains: as many as are above
// its limit, and any that will rust.
//
// Rule: 1856, trains.
type discardTrains struct{ nationActs }

// Demands a decision.
func (discardTrains) Demands(s *engine.State) bool { return of(s).Forming.Stage == discarding }

// counts is the number of the national railway's trains, and of those that never rust.
func (r *Rules) counts(s *engine.State) (all, permanent int) {
	var buf [id.MaxTrains]id.TrainID
	for _, t := range s.Trains.Of(id.OfCorp(r.cgr), buf[:0]) {
		all++
		if r.isPermanent(s, t) {
			permanent++
		}
	}
	return all, permanent
}

// endDiscards ends the step when there is nothing left to decide.
func (r *Rules) endDiscards(s *engine.State) {
	p := &of(s).Forming
	if p.Stage != discarding {
		return
	}
	if all, permanent := r.counts(s); all == permanent && all <= s.TrainLimit(r.cgr) {
		p.Stage = idle
	}
}

// Offers of the step.
func (x discardTrains) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if !x.Demands(s) || e != id.OfCorp(x.r.cgr) {
		return 0
	}
	if all, _ := x.r.counts(s); all > s.TrainLimit(x.r.cgr) {
		return engine.Set(engine.DiscardTrain)
	}
	return engine.Set(engine.DiscardTrain, engine.Pass)
}

// mayDiscard reports whether a train may be discarded: one that will rust, or one that never
// does if there are too many of them alone.
func (r *Rules) mayDiscard(s *engine.State, t id.TrainID) bool {
	_, permanent := r.counts(s)
	return !r.isPermanent(s, t) || permanent > s.TrainLimit(r.cgr)
}

// Legal lists one train of each type, and the pass.
func (x discardTrains) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	var seen [id.MaxTrainTypes]bool
	var own [id.MaxTrains]id.TrainID
	for _, t := range s.Trains.Of(e, own[:0]) {
		if k := s.Game().Roster.Cards[t].Type; !seen[k] && x.r.mayDiscard(s, t) {
			seen[k] = true
			buf = append(buf, engine.Action{Type: engine.DiscardTrain, Entity: e, Train: t})
		}
	}
	if kinds.Has(engine.Pass) {
		buf = append(buf, engine.Action{Type: engine.Pass, Entity: e})
	}
	return buf
}

// Apply a discard or the pass.
func (x discardTrains) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if a.Type == engine.Pass {
		of(s).Forming.Stage = idle
		return nil
	}
	if a.Train < 0 || int(a.Train) >= len(s.Game().Roster.Cards) || s.Trains.Owner(a.Train) != a.Entity || !x.r.mayDiscard(s, a.Train) {
		return engine.Refuse(a, id.RuleTrainDiscard)
	}
	s.Trains.Move(a.Train, id.ThePool)
	j.NoteTrain(engine.EventTrainDiscarded, x.r.cgr, a.Train, 0)
	x.r.endDiscards(s)
	return nil
}
