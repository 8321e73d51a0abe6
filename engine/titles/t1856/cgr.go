package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// borrow is the step in which the national railway may borrow a train from the bank to run it,
// as long as it has never owned one that does not rust.
//
// Rule: 1856, running CGR.
type borrow struct {
	operatorActs
	r *Rules
}

// Mode of the step.
func (borrow) Mode() engine.StepMode { return engine.Ordered }

// Skip of the step.
func (borrow) Skip(*engine.State, *engine.Journal) {}

// Demands a decision if a train can be borrowed.
func (x borrow) Demands(s *engine.State) bool {
	o := of(s)
	if s.Operator() != x.r.cgr || o.National.Permanent || o.National.Borrowed != id.NoTrain {
		return false
	}
	if s.Trains.Count(id.OfCorp(x.r.cgr)) > 0 && (!x.r.p.NationalBorrowsRegained || !s.HasRoom(x.r.cgr)) {
		return false
	}
	return x.lent(s) != id.NoTrain
}

// lent is the train that can be borrowed, or NoTrain: the next one of the row before those of the
// pool.
func (x borrow) lent(s *engine.State) id.TrainID {
	for _, t := range s.OnSale() {
		if s.Game().Roster.Cards[t].Type == x.r.borrowed {
			return t
		}
	}
	return id.NoTrain
}

// Offers of the step.
func (x borrow) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if _, ok := isOperator(s, e); ok && x.Demands(s) {
		return engine.Set(engine.BorrowTrain, engine.Pass)
	}
	return 0
}

// Legal is the train that can be borrowed, and the pass.
func (x borrow) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	return append(buf, engine.Action{Type: engine.BorrowTrain, Entity: e, Train: x.lent(s)}, engine.Action{Type: engine.Pass, Entity: e})
}

// Apply lends a train: no phase begins, nothing rusts.
func (x borrow) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if a.Type == engine.Pass {
		return nil
	}
	if a.Train != x.lent(s) {
		return engine.Refuse(a, id.RuleBorrow)
	}
	s.Trains.Move(a.Train, a.Entity)
	of(s).National.Borrowed = a.Train
	j.NoteTrain(engine.EventTrainBorrowed, x.r.cgr, a.Train, 0)
	return nil
}

// giveBack puts a borrowed train into the pool.
func (r *Rules) giveBack(s *engine.State, j *engine.Journal) {
	o := of(s)
	if t := o.National.Borrowed; t != id.NoTrain && s.Operator() == r.cgr {
		s.Trains.Move(t, id.ThePool)
		o.National.Borrowed = id.NoTrain
		j.NoteTrain(engine.EventTrainReturned, r.cgr, t, 0)
	}
}

// trains is the train step: a borrowed train goes back when it ends.
type trains struct {
	engine.TrainStep
	r *Rules
}

// Apply a purchase, a sale or the pass.
func (x trains) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if err := x.TrainStep.Apply(s, a, j); err != nil {
		return err
	}
	if a.Type == engine.BuyTrain && !s.Corps[a.Entity.N].Closed && !x.Demands(s) {
		s.Round.CloseStep(stepTrains)
		x.r.giveBack(s, j)
	}
	if a.Type == engine.Pass {
		x.r.giveBack(s, j)
	}
	return nil
}

// Skip of the step.
func (x trains) Skip(s *engine.State, j *engine.Journal) { x.r.giveBack(s, j) }

// MustBuyTrain by the common rule; the national railway, before it has owned a train that never
// rusts, only when it has the money for one.
//
// Rule: 1856, running CGR.
func (r *Rules) MustBuyTrain(s *engine.State, c id.CorpID) bool {
	if c != r.cgr || of(s).National.Permanent {
		return r.Standard.MustBuyTrain(s, c)
	}
	cash := s.Cash.Cash(id.OfCorp(c))
	if cash > r.p.National.BuyAbove {
		return true
	}
	all, permanent := r.counts(s)
	return cash > r.p.National.TradeAbove && all > permanent
}

// MayBuyTrain lets the national railway buy trains that never rust only, and trade with others
// at face value.
//
// Rule: 1856, running CGR.
func (r *Rules) MayBuyTrain(s *engine.State, c id.CorpID, t id.TrainID, price id.Money) id.Rule {
	seller := s.Trains.Owner(t)
	if c == r.cgr && !r.isPermanent(s, t) {
		return id.RuleNationalTrain
	}
	if t == of(s).National.Borrowed {
		return id.RuleTrainOnSale
	}
	if seller.Kind == id.Corporation && (c == r.cgr || seller.Corp() == r.cgr) && price != s.Game().Roster.Of(t).Price {
		return id.RuleFaceValue
	}
	return id.NoRule
}
