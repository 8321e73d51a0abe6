package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// loans is the step in which the operator takes and repays loans. Taking one is possible from
// the beginning of the turn; the step waits when the trains have been bought.
//
// Rule: 1856, loans.
type loans struct {
	operatorActs
	r *Rules
}

// Mode of the step.
func (loans) Mode() engine.StepMode { return engine.Deferred }

// Skip of the step.
func (loans) Skip(*engine.State, *engine.Journal) {}

// Demands a decision after the trains, if there is one to make.
func (x loans) Demands(s *engine.State) bool {
	c := s.Operator()
	if !s.Round.IsOver(stepTrains) || of(s).National.Formed || c == x.r.cgr {
		return false
	}
	return x.r.canTake(s, c) || x.canRepay(s, c) || x.r.excess(s, c) > 0
}

func (x loans) canRepay(s *engine.State, c id.CorpID) bool {
	return of(s).Corps[c].Loans > 0 && s.Cash.Cash(id.OfCorp(c)) >= x.r.p.Loan.Amount
}

// Offers of the step.
func (x loans) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	c, ok := isOperator(s, e)
	if !ok {
		return 0
	}
	var k engine.ActionSet
	if x.r.canTake(s, c) {
		k |= engine.Set(engine.TakeLoan)
	}
	if x.Demands(s) {
		k |= engine.Set(engine.Pass)
		if x.canRepay(s, c) {
			k |= engine.Set(engine.PayoffLoan)
		}
	}
	return k
}

// Legal lists what may be done; loans are all alike.
func (loans) Legal(_ *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	for _, t := range [...]engine.ActionType{engine.TakeLoan, engine.PayoffLoan, engine.Pass} {
		if kinds.Has(t) {
			buf = append(buf, engine.Action{Type: t, Entity: e})
		}
	}
	return buf
}

// Apply takes or repays a loan, or ends the step.
func (x loans) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	c := a.Entity.Corp()
	o := of(s)
	switch a.Type {
	case engine.TakeLoan:
		money := x.r.available(s, c)
		s.Cash.Transfer(id.TheBank, a.Entity, money, ledger.LoanTaken, j.Log())
		o.Corps[c].Loans++
		o.Turn.Took = true
		j.Note(engine.EventLoanTaken, c, id.NoPlayer, money)
	case engine.PayoffLoan:
		s.Cash.Transfer(a.Entity, id.TheBank, x.r.p.Loan.Amount, ledger.LoanRepaid, j.Log())
		o.Corps[c].Loans--
		o.Turn.Repaid = true
		j.Note(engine.EventLoanRepaid, c, id.NoPlayer, x.r.p.Loan.Amount)
	}
	return nil
}

// sharesOut is the number of shares of a corporation that players own.
func sharesOut(s *engine.State, c id.CorpID) int { return s.Shares.InPlayers(c) / s.Shares.Unit(c) }

// canTake reports whether the operator may take a loan.
//
// Rule: 1856, loans, taking.
func (r *Rules) canTake(s *engine.State, c id.CorpID) bool {
	o := of(s)
	if o.Turn.Took || o.Turn.Repaid || o.National.Formed || r.noLoans[s.Phase] || int(o.Corps[c].Loans) >= sharesOut(s, c) {
		return false
	}
	taken := 0
	for i := range o.Corps {
		taken += int(o.Corps[i].Loans)
	}
	return taken < r.p.Loan.Count
}

// available is the money that a loan would bring the operator now; 0 if it may take none.
func (r *Rules) available(s *engine.State, c id.CorpID) id.Money {
	switch {
	case !r.canTake(s, c):
		return 0
	case of(s).Turn.Charged:
		return r.p.Loan.Amount - r.p.Loan.Interest
	}
	return r.p.Loan.Amount
}

// Credit is one loan a turn, as many as players have shares of the corporation.
//
// Rule: 1856, loans, taking.
func (r *Rules) Credit(s *engine.State, c id.CorpID) engine.Credit {
	if of(s).National.Formed || r.noLoans[s.Phase] || c == r.cgr {
		return engine.Credit{Until: id.NoTrainType}
	}
	return engine.Credit{
		Amount: r.p.Loan.Amount, Interest: r.p.Loan.Interest, PerShare: r.p.Loan.PerShare,
		Left: max(0, -r.excess(s, c)), Until: r.ends,
	}
}

// excess is by how many loans a corporation has more than players have shares of it.
func (r *Rules) excess(s *engine.State, c id.CorpID) int {
	return int(of(s).Corps[c].Loans) - sharesOut(s, c)
}

// charge collects the interest of a turn: from the treasury in steps of the interest of one
// loan, then from the revenue that has not been used yet, then from the president.
//
// Rule: 1856, loans, interest.
func (r *Rules) charge(s *engine.State, c id.CorpID, j *engine.Journal) {
	o := of(s)
	if o.Turn.Charged {
		return
	}
	o.Turn.Charged = true
	owed := r.p.Loan.Interest * id.Money(o.Corps[c].Loans)
	if owed == 0 || o.National.Formed {
		return
	}
	j.Note(engine.EventInterest, c, id.NoPlayer, owed)
	e := id.OfCorp(c)
	part := min(owed, s.Cash.Cash(e)/r.p.Loan.Interest*r.p.Loan.Interest)
	s.Cash.Transfer(e, id.TheBank, part, ledger.LoanInterest, j.Log())
	owed -= part
	part = min(owed, s.Round.Op.Revenue)
	s.Round.Op.Revenue -= part
	r.presidentPays(s, c, owed-part, ledger.LoanInterest, j)
}

// forceRepayment collects the loans that a corporation has more than players have shares: from
// the treasury to the last dollar, then from the president.
//
// Rule: 1856, loans, forced repayment.
func (r *Rules) forceRepayment(s *engine.State, c id.CorpID, j *engine.Journal) {
	n := r.excess(s, c)
	if n <= 0 {
		return
	}
	o := of(s)
	owed := r.p.Loan.Amount * id.Money(n)
	o.Corps[c].Loans -= uint8(n)
	o.Turn.Repaid = true
	j.Note(engine.EventLoanRepaid, c, id.NoPlayer, owed)
	e := id.OfCorp(c)
	part := min(owed, s.Cash.Cash(e))
	s.Cash.Transfer(e, id.TheBank, part, ledger.LoanRepaid, j.Log())
	r.presidentPays(s, c, owed-part, ledger.LoanRepaid, j)
}

// presidentPays lets the president of a corporation pay at once, into debt if he must.
func (r *Rules) presidentPays(s *engine.State, c id.CorpID, owed id.Money, why ledger.Reason, j *engine.Journal) {
	p := s.Corps[c].President
	if owed <= 0 || p.Kind != id.Player {
		return
	}
	s.Cash.Owe(p, id.TheBank, owed, why, j.Log())
	if s.Cash.Cash(p) < 0 {
		of(s).Turn.Protected = true
	}
}

// interest is the moment for the interest of a turn in which no train has run, if it is due in
// every turn. Otherwise it is charged after the next action, if there is one.
//
// Rule: 1856, Q3.
type interest struct {
	operatorActs
	r *Rules
}

// Mode of the step.
func (interest) Mode() engine.StepMode { return engine.Ordered }

// Demands nothing.
func (interest) Demands(*engine.State) bool { return false }

// Offers nothing.
func (interest) Offers(*engine.State, id.Entity) engine.ActionSet { return 0 }

// Legal lists nothing.
func (interest) Legal(_ *engine.State, _ id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	return buf
}

// Apply is never called.
func (interest) Apply(_ *engine.State, a engine.Action, _ *engine.Journal) error {
	return engine.Refuse(a, id.RuleStep)
}

// Skip charges; a president in debt is asked before the turn goes on.
func (x interest) Skip(s *engine.State, j *engine.Journal) {
	if x.r.p.InterestAlways {
		c := s.Operator()
		of(s).Turn.Debtor = s.Corps[c].President.Player()
		x.r.charge(s, c, j)
		s.Round.Again = true
	}
}
