package strategies

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// layTrials is how many lays are judged by the run that they allow; the others by what they
// promise only.
const layTrials = 6

// Lay is a lay with what it gains.
type Lay struct {
	Action engine.Action
	Gain   float64
	future float64
}

// BestLay is the lay that gains most for a corporation: in the next run, and in what its
// track reaches and leads to. ok is false if none gains anything.
func (v *View) BestLay(c id.CorpID, lays []engine.Action, blur func(float64) float64) (best Lay, ok bool) {
	m := v.scratch
	m.lays = m.lays[:0]
	reach := m.reach.Reach(v.Game().Board, &v.s.Board, c)
	for _, a := range lays {
		m.lays = append(m.lays, Lay{Action: a, future: blur(v.layPromise(reach, a))})
	}
	slices.SortStableFunc(m.lays, func(a, b Lay) int {
		switch {
		case a.future > b.future:
			return -1
		case a.future < b.future:
			return 1
		}
		return 0
	})
	trains := v.planned(c, m.trains[:0])
	run := v.Run(c, trains)
	for i := range m.lays[:min(len(m.lays), layTrials)] {
		l := &m.lays[i]
		m.layout = v.s.Board
		v.Game().Board.Lay(&m.layout, l.Action.Hex, l.Action.Tile, int(l.Action.Rot))
		more := float64(v.runOn(c, trains, &m.layout) - run)
		l.Gain = l.future*futureWeight + blur(more) - costWeight*float64(v.layCost(l.Action))
		if l.Gain > best.Gain {
			best, ok = *l, true
		}
	}
	return best, ok
}

const (
	futureWeight = 0.25 // of what a lay promises, against the next run
	costWeight   = 0.05 // of the cost, which is paid once and not in every run
)

func (v *View) layCost(a engine.Action) id.Money { return v.Game().Board.Cost(&v.s.Board, a.Hex) }

// planned is the trains that a corporation has, or the one that it could buy.
func (v *View) planned(c id.CorpID, buf []id.TrainTypeID) []id.TrainTypeID {
	buf = v.Lasting(c, buf)
	if len(buf) == 0 {
		buf = v.Trains(c, buf)
	}
	if _, kind, ok := v.NextTrain(); ok && len(buf) == 0 {
		buf = append(buf, kind)
	}
	return buf
}
