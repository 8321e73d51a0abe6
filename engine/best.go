package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// BestRun is the highest revenue that the trains of a corporation can earn now; the runs are
// left in the journal, which may be nil.
//
// Rule: common rules 14.
func (s *State) BestRun(c id.CorpID, j *Journal) id.Money {
	var trains [id.MaxTrainTypes]routes.Train
	n := s.runnable(c, &trains)
	terms := s.terms(c)
	best := s.work.finder.Best(s.game.Board, &s.Board, c, trains[:n], &terms)
	if j != nil {
		j.Run = best
	}
	return best.Total
}

// runnable lists what the trains of a corporation that have not run can do.
func (s *State) runnable(c id.CorpID, out *[id.MaxTrainTypes]routes.Train) int {
	n := 0
	for _, t := range s.Trains.Of(id.OfCorp(c), s.work.trains[:0]) {
		if !s.Trains.Ran(t) && n < len(out) {
			out[n] = s.game.Runs[s.game.Roster.Cards[t].Type]
			n++
		}
	}
	return n
}

// terms is what stops are worth to a corporation now.
func (s *State) terms(id.CorpID) routes.Terms {
	return routes.Terms{Stage: s.phase().Stage}
}
