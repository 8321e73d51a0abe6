package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// procedure is the nationalisation as far as it has come: first the decisions of the presidents
// whose corporations still owe loans, one after the other, then those of the national railway
// about its tokens and trains. It can be left and taken up again at every decision.
//
// Rule: 1856, nationalisation.
type procedure struct {
	Stage   stage
	Starter id.PlayerID // president of the buyer of the first 6
	Buyer   id.CorpID
	Queue   [id.MaxCorps]id.CorpID // corporations that have to decide
	NQueue  uint8
	Merged  [id.MaxCorps]id.CorpID
	NMerged uint8
}

// stage is what the procedure waits for.
type stage uint8

const (
	idle       stage = iota
	deciding         // presidents pay or merge
	removing         // the national railway removes tokens
	discarding       // and discards trains
)

// nationalise begins the procedure: every corporation repays what it can in whole loans; those
// that still owe have to decide.
//
// Rule: 1856, trigger.
func (r *Rules) nationalise(s *engine.State, buyer id.CorpID, j *engine.Journal) {
	o := of(s)
	p := &o.Forming
	*p = procedure{Buyer: buyer, Starter: s.Corps[buyer].President.Player()}
	for i := range s.Game().Corps {
		c := id.CorpID(i)
		x := &o.Corps[c]
		n := min(id.Money(x.Loans), s.Cash.Cash(id.OfCorp(c))/r.p.Loan.Amount)
		if n > 0 {
			s.Cash.Transfer(id.OfCorp(c), id.TheBank, n*r.p.Loan.Amount, ledger.LoanRepaid, j.Log())
			x.Loans -= uint8(n)
			j.Note(engine.EventLoanRepaid, c, id.NoPlayer, n*r.p.Loan.Amount)
		}
	}
	for _, player := range r.fromStarter(s) {
		for _, e := range s.Round.Order[:s.Round.N] {
			if c := e.Corp(); o.Corps[c].Loans > 0 && s.Corps[c].President == id.OfPlayer(player) {
				p.Queue[p.NQueue] = c
				p.NQueue++
			}
		}
	}
	if p.NQueue > 0 {
		p.Stage = deciding
	}
}

// fromStarter is the players in seat order, the president of the buyer first.
func (r *Rules) fromStarter(s *engine.State) []id.PlayerID {
	seats := s.SeatOrder()
	for i, p := range seats {
		if p == of(s).Forming.Starter {
			return append(seats[i:len(seats):len(seats)], seats[:i]...)
		}
	}
	return seats
}

// decided goes on when all decisions have been made.
func (r *Rules) decided(s *engine.State, j *engine.Journal) {
	p := &of(s).Forming
	switch {
	case p.NQueue > 0:
	case p.NMerged == 0:
		p.Stage = idle
		s.Corps[r.cgr].Closed = true // it never appears
		j.Note(engine.EventClosed, r.cgr, id.NoPlayer, 0)
	default:
		r.form(s, j)
	}
}

// decide is the step in which presidents pay the loans of their corporations or merge them.
//
// Rule: 1856, decisions.
type decide struct{ r *Rules }

// Mode of the step.
func (decide) Mode() engine.StepMode { return engine.Conditional }

// Skip of the step.
func (decide) Skip(*engine.State, *engine.Journal) {}

// Demands the decision about the first corporation.
func (decide) Demands(s *engine.State) bool { return of(s).Forming.Stage == deciding }

// Actors is that corporation.
func (decide) Actors(s *engine.State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfCorp(of(s).Forming.Queue[0]))
}

// canPay reports whether the president has the cash for what his corporation lacks.
func (r *Rules) canPay(s *engine.State, c id.CorpID) bool {
	owed := r.p.Loan.Amount * id.Money(of(s).Corps[c].Loans)
	return s.Cash.Cash(id.OfCorp(c))+s.Cash.Cash(s.Corps[c].President) >= owed
}

// Offers of the step. A record may let others decide before their turn; whoever passes, it is the
// first that pays.
//
// Rule: 1856, Q8.
func (x decide) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	p := &of(s).Forming
	if p.Stage != deciding || e.Kind != id.Corporation {
		return 0
	}
	at := p.index(e.Corp())
	if at < 0 || at > 0 && !s.Game().Tolerates(id.RuleMerge) {
		return 0
	}
	if x.r.canPay(s, p.Queue[0]) {
		return engine.Set(engine.Merge, engine.Pass)
	}
	return engine.Set(engine.Merge)
}

// index is the place of a corporation in the queue, or -1.
func (p *procedure) index(c id.CorpID) int {
	for i, q := range p.Queue[:p.NQueue] {
		if q == c {
			return i
		}
	}
	return -1
}

// settled takes a corporation out of the queue.
func (p *procedure) settled(at int) {
	copy(p.Queue[at:], p.Queue[at+1:p.NQueue])
	p.NQueue--
	p.Queue[p.NQueue] = 0
}

// withdraw takes a corporation that has closed out of the decisions: the buyer's president may
// have had to sell shares for interest before they were made.
func (r *Rules) withdraw(s *engine.State, c id.CorpID, j *engine.Journal) {
	p := &of(s).Forming
	if at := p.index(c); at >= 0 {
		p.settled(at)
		r.decided(s, j)
	}
}

// Legal lists the merger and the payment.
func (x decide) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	if e.Corp() != of(s).Forming.Queue[0] {
		return buf
	}
	buf = append(buf, engine.Action{Type: engine.Merge, Entity: e, Corp: e.Corp()})
	if kinds.Has(engine.Pass) {
		buf = append(buf, engine.Action{Type: engine.Pass, Entity: e})
	}
	return buf
}

// Apply a decision.
func (x decide) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	p := &of(s).Forming
	c := a.Entity.Corp()
	at := p.index(c)
	if a.Type == engine.Merge && (a.Corp != c || at < 0) {
		return engine.Refuse(a, id.RuleMerge)
	}
	if at > 0 {
		if err := s.Strict(a, id.RuleMerge, j); err != nil {
			return err
		}
	}
	if a.Type == engine.Pass {
		at, c = 0, p.Queue[0]
	}
	p.settled(at)
	if a.Type == engine.Merge {
		x.r.merge(s, c, j)
	} else {
		x.r.payLoans(s, c, j)
	}
	x.r.decided(s, j)
	return nil
}

// payLoans repays all loans of a corporation: the treasury pays what it has, the president the
// rest.
func (r *Rules) payLoans(s *engine.State, c id.CorpID, j *engine.Journal) {
	owed := r.p.Loan.Amount * id.Money(of(s).Corps[c].Loans)
	part := min(owed, s.Cash.Cash(id.OfCorp(c)))
	s.Cash.Transfer(id.OfCorp(c), id.TheBank, part, ledger.LoanRepaid, j.Log())
	s.Cash.Transfer(s.Corps[c].President, id.TheBank, owed-part, ledger.LoanRepaid, j.Log())
	of(s).Corps[c].Loans = 0
	j.Note(engine.EventLoanRepaid, c, s.Corps[c].President.Player(), owed)
}

// merge gives what a corporation has to the national railway. Its loans are cancelled, its tokens
// leave the map but are remembered, escrow is lost.
//
// Rule: 1856, merging one corporation.
func (r *Rules) merge(s *engine.State, c id.CorpID, j *engine.Journal) {
	o := of(s)
	p := &o.Forming
	j.NoteMerged(s, c, r.cgr) // before its loans are cancelled: they lower the worth of its shares
	p.Merged[p.NMerged] = c
	p.NMerged++
	nation := id.OfCorp(r.cgr)
	var buf [id.MaxTrains]id.TrainID
	for _, t := range s.Trains.Of(id.OfCorp(c), buf[:0]) {
		s.Trains.Move(t, nation)
		o.National.Permanent = o.National.Permanent || r.isPermanent(s, t)
	}
	s.Cash.Transfer(id.OfCorp(c), nation, s.Cash.Cash(id.OfCorp(c)), ledger.Merged, j.Log())
	x := &o.Corps[c]
	for i := range r.rights {
		switch bit := uint8(1) << i; {
		case x.Rights&bit == 0:
		case o.Corps[r.cgr].Rights&bit == 0:
			o.Corps[r.cgr].Rights |= bit
		case !r.p.UnlimitedRights:
			o.Supply[i]++
		}
	}
	x.Loans = 0 // escrow is lost when it closes
	k := &s.Corps[c]
	for i := range k.Tokens[:k.Placed] {
		t := &k.Tokens[i]
		s.Game().Board.RemoveToken(&s.Board, c, t.Hex, int(t.City))
		t.Slot = -1
	}
}

// isPermanent reports whether a train never rusts.
func (r *Rules) isPermanent(s *engine.State, t id.TrainID) bool {
	return s.Game().Roster.Of(t).RustsOn == id.NoTrainType
}
