package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// BestRun is the highest revenue that the trains of a corporation can earn now; the runs are
// left in the journal, which may be nil.
//
// Rule: common rules 14.
func (s *State) BestRun(c id.CorpID, j *Journal) id.Money {
	var trains [maxRunning]routes.Train
	n := s.runnable(c, &trains)
	best := s.work.finder.Best(s.game.Board, &s.Board, c, trains[:n], s.terms(c))
	if j != nil {
		j.Run = best
	}
	return best.Total
}

// maxRunning is how many trains of a corporation can run in a turn.
const maxRunning = 16

// Runnable appends the trains of a corporation that have not run in this operating round, in the
// order in which it got them. The runs of a turn refer to this list.
func (s *State) Runnable(c id.CorpID, buf []id.TrainID) []id.TrainID {
	for _, t := range s.Trains.Of(id.OfCorp(c), s.work.trains[:0]) {
		if !s.Trains.Ran(t) {
			buf = append(buf, t)
		}
	}
	return buf
}

// runnable is what those trains can do.
func (s *State) runnable(c id.CorpID, out *[maxRunning]routes.Train) int {
	var buf [id.MaxTrains]id.TrainID
	n := 0
	for _, t := range s.Runnable(c, buf[:0]) {
		if n < len(out) {
			out[n] = s.game.Runs[s.game.Roster.Cards[t].Type]
			n++
		}
	}
	return n
}

// terms is what stops are worth to a corporation now.
func (s *State) terms(c id.CorpID) *routes.Terms {
	t := &s.work.terms
	*t = routes.Terms{Stage: s.PhaseNow().Stage, Closed: t.Closed[:0], Ends: t.Ends[:0], Single: t.Single[:0], Anchors: t.Anchors[:0], Bonuses: t.Bonuses[:0]}
	s.game.variant.Terms(s, c, t)
	return t
}

// RunOf is the highest revenue that a corporation could earn on a map with other trains than its
// own, as far as so much work finds it; 0 is the work after which BestRun gives up, too.
//
// Rule: common rules 14.
func (s *State) RunOf(c id.CorpID, types []id.TrainTypeID, l *board.Layout, limit int) id.Money {
	var trains [maxRunning]routes.Train
	n := 0
	for _, t := range types[:min(len(types), maxRunning)] {
		trains[n] = s.game.Runs[t]
		n++
	}
	terms := s.terms(c)
	terms.Limit = limit
	return s.work.finder.Best(s.game.Board, l, c, trains[:n], terms).Total
}

// TermsKey tells apart the circumstances in which a corporation runs, beside map and trains: phase,
// bonuses, closed stops.
func (s *State) TermsKey(c id.CorpID) uint64 { return s.terms(c).Key() }

// CheckRuns is the revenue of given runs of a corporation's trains, or the rule they break. It
// fills in the stops and revenue of the runs.
//
// Rule: common rules 14.1.
func (s *State) CheckRuns(c id.CorpID, runs []routes.Run) (id.Money, id.Rule) {
	var trains [maxRunning]routes.Train
	n := s.runnable(c, &trains)
	return routes.Check(s.game.Board, &s.Board, c, trains[:n], s.terms(c), runs)
}

// ResolveRuns finds the track of recorded runs of a corporation's trains; false if nothing fits.
func (s *State) ResolveRuns(c id.CorpID, runs []routes.Recorded) ([]routes.Run, bool) {
	var trains [maxRunning]routes.Train
	n := s.runnable(c, &trains)
	return routes.Resolve(s.game.Board, &s.Board, c, trains[:n], runs)
}
