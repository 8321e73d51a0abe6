package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// IPOPayee fixes the kind of capital of a corporation that is parred, and says who is paid.
// Money in escrow stays with the bank; the account is a memo of it.
//
// Rule: 1856, capital and starting.
func (r *Rules) IPOPayee(s *engine.State, c id.CorpID, price id.Money) id.Entity {
	x := &of(s).Corps[c]
	x.Capital = r.capitalOf(s, c)
	switch x.Capital {
	case incremental:
		return id.OfCorp(c)
	case escrow:
		if s.Shares.IPO(c) > r.p.EscrowFrom {
			return id.OfCorp(c)
		}
		x.Escrow += price
	}
	return id.TheBank
}

// Floats is for corporations with full capital only; others start in an operating round.
//
// Rule: 1856, capital and starting.
func (r *Rules) Floats(s *engine.State, c id.CorpID) bool {
	return of(s).Corps[c].Capital == full && 100-s.Shares.IPO(c) >= r.p.FullStartPercent
}

// Capital of a corporation that floats is ten times par.
func (r *Rules) Capital(s *engine.State, c id.CorpID) id.Money { return s.FullCapital(c) }

// Operates if the corporation has started, or has sold enough to start now.
//
// Rule: 1856, starting.
func (r *Rules) Operates(s *engine.State, c id.CorpID) bool {
	k := &s.Corps[c]
	return k.Floated || k.Started && 100-s.Shares.IPO(c) >= int(of(s).Start)
}

// StartsAt is the requirement now; corporations with full capital wait for it.
//
// Rule: 1856, starting.
func (r *Rules) StartsAt(s *engine.State, c id.CorpID) int {
	if r.capitalOf(s, c) == full {
		return r.p.FullStartPercent
	}
	return int(of(s).Start)
}

// Collects as long as the corporation is not paid by its escrow account or all at once.
//
// Rule: 1856, capital and starting.
func (r *Rules) Collects(s *engine.State, c id.CorpID, ipo int) bool {
	switch r.capitalOf(s, c) {
	case incremental:
		return true
	case escrow:
		return ipo > r.p.EscrowFrom
	}
	return false
}

// capitalOf is the kind of capital of a corporation, or the one that it would have if it were
// parred now.
func (r *Rules) capitalOf(s *engine.State, c id.CorpID) capital {
	x := &of(s).Corps[c]
	switch {
	case c == r.cgr || x.Capital != noCapital:
		return x.Capital
	case of(s).Kind == escrow && x.Reached:
		return incremental
	}
	return of(s).Kind
}

// BeginTurn starts a corporation that has sold enough, or leaves it out: trains sold in this
// round may have raised the requirement.
//
// Rule: 1856, starting.
func (r *Rules) BeginTurn(s *engine.State, c id.CorpID, j *engine.Journal) bool {
	o := of(s)
	o.Turn = turn{Debtor: o.Turn.Debtor}
	if !r.Operates(s, c) {
		return false
	}
	if k := &s.Corps[c]; !k.Floated {
		k.Floated = true
		j.Note(engine.EventFloated, c, k.President.Player(), 0)
	}
	return true
}

// nationalisation is the event of the train that ends all loans.
const nationalisation = "nationalisation"

// TrainEvent carries out the events of trains.
//
// Rule: 1856, phases and trains.
func (r *Rules) TrainEvent(s *engine.State, event string, c id.CorpID, j *engine.Journal) {
	o := of(s)
	switch event {
	case "more_to_start":
		o.Start += uint8(r.p.StartPercentStep)
	case "end_escrow":
		o.Kind = incremental
	case "end_incremental":
		o.Kind = full
	case "remove_port":
		o.Port, o.PortOwner = id.NoHex, id.NoCorp
	case nationalisation:
		r.nationalise(s, c, j)
	}
}

// ShareWorth is the price without what the loans of the corporation take from each share.
//
// Rule: 1856, end of the game.
func (r *Rules) ShareWorth(s *engine.State, c id.CorpID) id.Money {
	return s.Price(c) - r.p.Loan.PerShare*id.Money(of(s).Corps[c].Loans)
}

// Loans of a corporation.
func (r *Rules) Loans(s *engine.State, c id.CorpID) int { return int(of(s).Corps[c].Loans) }

// Moves keeps the national railway where it is until it has owned a train that never rusts, and
// out of the closing cells for ever.
//
// Rule: 1856, running CGR.
func (r *Rules) Moves(s *engine.State, c id.CorpID, to id.CellID) id.CellID {
	if c == r.cgr && (!of(s).National.Permanent || s.Game().Grid.Closes(to)) {
		return s.Market.Cell(c)
	}
	return to
}

// Closed lets escrow be lost, and brings the first certificate limit back.
//
// Rule: 1856, closing; Q6.
func (r *Rules) Closed(s *engine.State, c id.CorpID, j *engine.Journal) {
	o := of(s)
	o.Corps[c].Escrow, o.Corps[c].Loans = 0, 0
	s.CertMax = uint8(s.Game().Seats.CertLimit)
	if r.p.CertLimitFollowsTable && o.National.Formed {
		s.CertMax = r.limits[r.left(s)]
	}
	r.withdraw(s, c, j)
}

// left is the number of corporations that are not closed.
func (r *Rules) left(s *engine.State) int {
	n := 0
	for i := range s.Game().Corps {
		if !s.Corps[i].Closed {
			n++
		}
	}
	return n
}
