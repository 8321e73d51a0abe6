package policy

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// debt is a decision about loans or about the railway that takes over companies that owe them;
// ok is false if there is none, or if other things come first.
func (p *player) debt(d *strategies.Decision, kinds engine.ActionSet) (engine.Action, bool) {
	switch {
	case kinds.Has(engine.Merge):
		return p.merge(d), true
	case kinds.Has(engine.RemoveToken):
		p.buf = d.Only(engine.RemoveToken, p.buf[:0])
		return d.LeastToken(d.Actor.Corp(), p.buf), true
	case kinds.Has(engine.BorrowTrain):
		return first(d, engine.BorrowTrain), true
	case kinds.Has(engine.PayoffLoan) && !kinds.Has(engine.BuyTrain) && p.repays(d):
		return first(d, engine.PayoffLoan), true
	case kinds.Has(engine.TakeLoan) && !p.never.Has(noLoans) && p.borrows(d, kinds):
		return first(d, engine.TakeLoan), true
	}
	return engine.Action{}, false
}

// first is the first legal action of a kind.
func first(d *strategies.Decision, t engine.ActionType) engine.Action {
	for _, a := range d.Legal {
		if a.Type == t {
			return a
		}
	}
	return pass(d)
}

// borrows reports whether a company takes a loan now: before it runs if it has no train, after it
// has run if it needs more than it earns.
func (p *player) borrows(d *strategies.Decision, kinds engine.ActionSet) bool {
	c := d.Operator()
	if !d.Mine(c) {
		return false
	}
	early := kinds.Has(engine.LayTile) || kinds.Has(engine.PlaceToken) || kinds.Has(engine.RunRoutes)
	if early && d.TrainCount(c) > 0 {
		return false
	}
	return p.blur(d.LoanGain(c)+p.wish(d, c)) > d.LoanCost(c, p.repaid)
}

// wish is what it is worth to the player that a company owes one loan more, beside what he does
// with the money.
func (p *player) wish(d *strategies.Decision, c id.CorpID) float64 {
	return p.sink * float64(d.LoanSize(c))
}

// repays reports whether a company repays a loan: it has a train that lasts, or the money for one,
// and more.
func (p *player) repays(d *strategies.Decision) bool {
	c := d.Operator()
	need := d.LoanSize(c)
	if !d.HasLasting(c) {
		price, _, _ := d.LastingTrain()
		need += price
	}
	return p.repaid > 0 && d.Cash(id.OfCorp(c)) >= need
}

// merge decides whether a company that owes loans merges or its president pays them.
func (p *player) merge(d *strategies.Decision) engine.Action {
	merger := first(d, engine.Merge)
	payment, ok := d.Pass()
	switch {
	case !ok:
		return merger
	case p.never.Has(noMerging):
		return payment
	case p.never.Has(noSaving):
		return merger
	}
	merged, _ := d.StandingAfter(merger)
	saved, _ := d.StandingAfter(payment)
	if p.blur(merged-saved)+p.wish(d, merger.Corp) >= 0 {
		return merger
	}
	return payment
}
