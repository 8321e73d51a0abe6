package strategies

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// layTrials is how many lays are judged by the run that they allow; the others by what they
// promise only.
const layTrials = 6

// Lay is a lay with what it gains.
type Lay struct {
	Action      engine.Action
	Gain        float64
	future      float64
	destination float64
}

// Taste is how much a player cares for what his lays bring beside the next run.
type Taste struct {
	Later        float64 // what track will earn and lead to
	Destinations float64 // what his corporations are paid for connecting
}

// BestLay is the lay that gains most for a corporation: in the next run, in runs with the
// trains that it will have, in what its track reaches and leads to, and in what corporations are
// paid for connecting. ok is false if no lay gains anything.
func (v *View) BestLay(c id.CorpID, lays []engine.Action, taste Taste, blur func(float64) float64) (best Lay, ok bool) {
	m := v.scratch
	m.lays = m.lays[:0]
	reach := m.reach.Reach(v.Game().Board, &v.s.Board, c)
	for _, a := range lays {
		m.lays = append(m.lays, Lay{Action: a, future: futureWeight * blur(v.layPromise(reach, a))})
	}
	var ways []way
	if taste.Destinations > 0 {
		ways = v.ways()
	}
	for i := range m.lays {
		l := &m.lays[i]
		l.destination = taste.Destinations * destinationWeight * v.destinationGain(ways, &l.Action)
	}
	slices.SortStableFunc(m.lays, func(a, b Lay) int { return cmp.Compare(b.future+b.destination, a.future+a.destination) })
	var later [id.MaxTrains]id.TrainTypeID
	trains := v.planned(c, m.trains[:0])
	dream := v.dreamt(c, later[:0])
	run, hope := v.Run(c, trains), v.Run(c, dream)
	for i := range m.lays[:min(len(m.lays), layTrials)] {
		l := &m.lays[i]
		m.layout = v.s.Board
		v.Game().Board.Lay(&m.layout, l.Action.Hex, l.Action.Tile, int(l.Action.Rot))
		more := float64(v.runOn(c, trains, &m.layout) - run)
		if taste.Later > 0 {
			more += taste.Later * laterWeight * float64(v.runOn(c, dream, &m.layout)-hope)
		}
		l.Gain = taste.Later*l.future + blur(more+l.destination) - costWeight*float64(v.layCost(l.Action))
		if l.Gain > (1-taste.Later)*trouble && l.Gain > best.Gain {
			best, ok = *l, true
		}
	}
	return best, ok
}

const (
	futureWeight      = 0.2  // of what a lay promises, against the next run
	laterWeight       = 0.5  // of a run with trains to come, likewise
	destinationWeight = 0.45 // of money that comes once, likewise: it buys a train rounds earlier
	trouble           = 2.5  // gain below which a player without any care for later lays nothing
	costWeight        = 0.05 // of the cost, which is paid once and not in every run
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

// dreamt is the trains that a corporation may have one day: those that last, or the first
// kind that does.
func (v *View) dreamt(c id.CorpID, buf []id.TrainTypeID) []id.TrainTypeID {
	r := v.Game().Roster
	var own [id.MaxTrains]id.TrainTypeID
	for _, t := range v.Trains(c, own[:0]) {
		if r.Types[t].RustsOn == id.NoTrainType {
			buf = append(buf, t)
		}
	}
	for k := range r.Types {
		if len(buf) == 0 && r.Types[k].RustsOn == id.NoTrainType {
			buf = append(buf, id.TrainTypeID(k))
		}
	}
	return buf
}
