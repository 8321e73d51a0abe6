package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// Run is the running of trains.
//
// Rule: common rules 14.
type Run struct {
	noSkip
	operatorActs
}

// Mode of the step.
func (Run) Mode() StepMode { return Ordered }

// Time of the step for powers of privates.
func (Run) Time() title.PowerTime { return title.WhenRoute }

// Demands a run from a corporation that has a train and a route.
func (Run) Demands(s *State) bool {
	c := s.Operator()
	return !s.Round.Op.HasRun && s.canRun(c) && s.hasRoute(c)
}

func (s *State) canRun(c id.CorpID) bool {
	for _, t := range s.Trains.Of(id.OfCorp(c), s.work.trains[:0]) {
		if !s.Trains.Ran(t) {
			return true
		}
	}
	return false
}

// hasRoute reports whether a corporation has, or once had, a route.
//
// Rule: common rules 12.5.
func (s *State) hasRoute(c id.CorpID) bool {
	return s.Corps[c].HadRoute || s.reach(c).HasRoute
}

// rememberRoute notes that a corporation has a route; it is asked inside Apply only, so that
// looking never changes a state.
func (s *State) rememberRoute(c id.CorpID) {
	if k := &s.Corps[c]; !k.HadRoute && s.reach(c).HasRoute {
		k.HadRoute = true
	}
}

// Offers of the step.
func (r Run) Offers(s *State, e id.Entity) ActionSet {
	if c := s.Operator(); c != id.NoCorp && e == id.OfCorp(c) && r.Demands(s) {
		return Set(RunRoutes)
	}
	return 0
}

// Legal is the best run, found when it is applied.
func (Run) Legal(_ *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	return append(buf, Action{Type: RunRoutes, Entity: e, Price: BestRun})
}

// Apply finds the best run, or accepts a stated one. A stated revenue must be that of the runs
// in the journal, unless the game obeys the record.
func (Run) Apply(s *State, a Action, j *Journal) error {
	c := s.Operator()
	revenue := a.Price
	if revenue == BestRun {
		revenue = s.BestRun(c, j)
	} else if !s.game.tolerates.Has(id.RuleRouteRevenue) {
		if err := s.checkClaim(c, a, j); err != nil {
			return err
		}
	}
	s.rememberRoute(c)
	s.Round.Op.HasRun = true
	s.Round.Op.Revenue = revenue
	j.Note(EventRun, c, id.NoPlayer, revenue)
	return nil
}

// checkClaim refuses a stated revenue that is not that of the runs in the journal; without any
// all trains stay idle.
func (s *State) checkClaim(c id.CorpID, a Action, j *Journal) error {
	var claim []routes.Run
	if j != nil {
		claim = j.Claim
	}
	total, rule := s.CheckRuns(c, claim)
	if rule != id.NoRule {
		return refuse(a, rule)
	}
	if total != a.Price {
		return refuseValues(a, id.RuleRouteRevenue, "%d is stated, the runs earn %d", a.Price, total)
	}
	return nil
}

// DividendStep is the use of the revenue.
//
// Rule: common rules 15.
type DividendStep struct{ operatorActs }

// Mode of the step.
func (DividendStep) Mode() StepMode { return Ordered }

// Time of the step for powers of privates.
func (DividendStep) Time() title.PowerTime { return title.WhenDividend }

// Demands a decision if there is revenue.
func (DividendStep) Demands(s *State) bool { return s.Round.Op.Revenue > 0 }

// Offers of the step.
func (DividendStep) Offers(s *State, e id.Entity) ActionSet {
	if c := s.Operator(); c != id.NoCorp && e == id.OfCorp(c) && s.Round.Op.Revenue > 0 {
		return Set(PayDividend)
	}
	return 0
}

// Legal lists the kinds of dividends.
func (DividendStep) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	buf = append(buf, Action{Type: PayDividend, Entity: e, Kind: PayOut}, Action{Type: PayDividend, Entity: e, Kind: Withhold})
	if s.game.Rules.HalfDividend {
		buf = append(buf, Action{Type: PayDividend, Entity: e, Kind: Half})
	}
	return buf
}

// Apply a dividend.
func (DividendStep) Apply(s *State, a Action, j *Journal) error {
	switch {
	case a.Kind == PayOut, a.Kind == Withhold, a.Kind == Half && s.game.Rules.HalfDividend:
		s.dividend(a.Kind, j)
		return nil
	}
	return refuse(a, id.RuleDividendKind)
}

// Skip withholds nothing, unless the revenue has been used: the price falls, and the
// corporation has operated.
func (DividendStep) Skip(s *State, j *Journal) {
	if !s.Round.Op.Divided {
		s.dividend(Withhold, j)
	}
}

func (s *State) dividend(kind Dividend, j *Journal) {
	c := s.Operator()
	e := id.OfCorp(c)
	op := &s.Round.Op
	for _, t := range s.Trains.Of(e, s.work.trains[:0]) {
		s.Trains.SetRan(t, true)
	}
	revenue := op.Revenue
	op.Revenue, op.Divided = 0, true
	kept, paid := revenue, id.Money(0)
	switch kind {
	case PayOut:
		kept, paid = 0, revenue
	case Half:
		total := id.Money(s.Shares.Total(c))
		kept = revenue / 2 / total * total
		paid = revenue - kept
	}
	s.Cash.Transfer(id.TheBank, e, kept, ledger.Withheld, j.Log())
	if paid > 0 {
		s.payHolders(c, paid, j)
		s.right(c)
		j.Note(EventDividend, c, s.Corps[c].President.Player(), paid)
	} else {
		s.left(c, 1)
		j.Note(EventWithheld, c, s.Corps[c].President.Player(), kept)
	}
	s.Corps[c].Operated = true
	s.closeOn("operated", c, j)
}

// payHolders pays every holder his shares' part of the revenue, rounded up for each; the
// shares of pool and IPO pay the corporation or nobody.
func (s *State) payHolders(c id.CorpID, revenue id.Money, j *Journal) {
	share := func(percent int) id.Money {
		n, total := id.Money(percent/s.Shares.Unit(c)), id.Money(s.Shares.Total(c))
		return (n*revenue + total - 1) / total
	}
	own := 0
	if s.game.Rules.PoolSharesPay == title.PayCorporation {
		own += s.Shares.Percent(c, id.ThePool)
	}
	if s.game.Rules.IPOSharesPay == title.PayCorporation {
		own += s.Shares.Percent(c, id.OfCorp(c))
	}
	s.Cash.Transfer(id.TheBank, id.OfCorp(c), share(own), ledger.Dividend, j.Log())
	for _, p := range s.SeatOrder() {
		s.Cash.Transfer(id.TheBank, id.OfPlayer(p), share(s.Shares.Percent(c, id.OfPlayer(p))), ledger.Dividend, j.Log())
	}
	for i := range s.game.Corps {
		if o := id.CorpID(i); o != c {
			s.Cash.Transfer(id.TheBank, id.OfCorp(o), share(s.Shares.Percent(c, id.OfCorp(o))), ledger.Dividend, j.Log())
		}
	}
}
