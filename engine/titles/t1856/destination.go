package t1856

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// arrivals is the check, once in every turn, of who has reached his destination. The engine
// makes it by itself and notes it for the record; a record that is replayed states it, and is
// obeyed.
//
// Rule: 1856, destinations.
type arrivals struct {
	operatorActs
	r *Rules
}

// Mode of the step.
func (arrivals) Mode() engine.StepMode { return engine.Ordered }

// Demands the statement of a record.
func (arrivals) Demands(s *engine.State) bool { return s.Game().Tolerates(id.RuleDestination) }

// Offers of the step.
func (x arrivals) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if x.Demands(s) && e == id.OfCorp(s.Operator()) {
		return engine.Set(engine.ReachDestination)
	}
	return 0
}

// Legal is what the map says.
func (x arrivals) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	return append(buf, engine.Action{Type: engine.ReachDestination, Entity: e, Set: x.r.reached(s)})
}

// Apply obeys the statement.
func (x arrivals) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if a.Set != x.r.reached(s) {
		if err := s.Strict(a, id.RuleDestination, j); err != nil {
			return err
		}
	}
	x.r.release(s, a.Set, j)
	s.Round.CloseStep(stepArrivals)
	return nil
}

// Skip makes the check.
func (x arrivals) Skip(s *engine.State, j *engine.Journal) {
	a := engine.Action{Type: engine.ReachDestination, Entity: id.OfCorp(s.Operator()), Set: x.r.reached(s)}
	x.r.release(s, a.Set, j)
	if j != nil {
		j.Auto = append(j.Auto, a)
	}
}

// reached is the set of corporations that reach their destination now: of those in escrow, and of
// those not parred that would be.
func (r *Rules) reached(s *engine.State) (set uint32) {
	o := of(s)
	if !o.NewTrack {
		return 0 // whoever was connected at the last check has arrived
	}
	for i := range s.Game().Corps {
		c := id.CorpID(i)
		x := &o.Corps[c]
		waiting := x.Capital == escrow || x.Capital == noCapital && o.Kind == escrow
		if c != r.cgr && !x.Reached && !s.Corps[c].Closed && waiting && r.connected(s, c) {
			set |= 1 << c
		}
	}
	return set
}

// connected reports whether track leads from the start of a destination to it.
func (r *Rules) connected(s *engine.State, c id.CorpID) bool {
	g := s.Game()
	x := &r.destinations[c]
	track := func(h id.HexID) bool { return g.Board.Tiles[s.Board.Tile[h]].NSegs > 0 }
	if !track(x.from) || !slices.ContainsFunc(x.to, track) {
		return false
	}
	reach := s.Network(x.perm)
	return slices.ContainsFunc(x.to, func(h id.HexID) bool { return reach.Segs[h] != 0 })
}

// release pays escrow accounts out.
func (r *Rules) release(s *engine.State, set uint32, j *engine.Journal) {
	of(s).NewTrack = false
	for i := range s.Game().Corps {
		if set&(1<<i) == 0 {
			continue
		}
		c := id.CorpID(i)
		x := &of(s).Corps[c]
		x.Reached = true
		if x.Capital == escrow {
			x.Capital = incremental
		}
		s.Cash.Transfer(id.TheBank, id.OfCorp(c), x.Escrow, ledger.Escrow, j.Log())
		j.Note(engine.EventDestination, c, s.Corps[c].President.Player(), x.Escrow)
		x.Escrow = 0
	}
}

// Destination of a corporation in escrow.
//
// Rule: 1856, destinations.
func (r *Rules) Destination(s *engine.State, c id.CorpID) engine.Destination {
	x := &of(s).Corps[c]
	if x.Capital != escrow || s.Corps[c].Closed {
		return engine.Destination{}
	}
	g := &r.destinations[c]
	waits := id.Money(min(s.Shares.IPO(c), r.p.EscrowFrom) / s.Shares.Unit(c))
	return engine.Destination{Network: g.perm, From: g.from, To: g.to, Waiting: x.Escrow, Further: waits * s.ParPrice(c)}
}
