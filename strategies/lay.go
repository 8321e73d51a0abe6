package strategies

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
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
	now := v.promiseOf(&v.s.Board, c)
	for _, a := range lays {
		m.layout = v.s.Board
		v.Game().Board.Lay(&m.layout, a.Hex, a.Tile, int(a.Rot))
		m.lays = append(m.lays, Lay{Action: a, future: blur(v.promiseOf(&m.layout, c) - now)})
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

// promiseOf is what the track of a corporation reaches, at present values, with a part of
// what it may become, and what lies ahead of its best two ends.
func (v *View) promiseOf(l *board.Layout, c id.CorpID) (sum float64) {
	g, m := v.Game(), v.scratch
	reach := m.reach.Reach(g.Board, l, c)
	stage := g.Phases[v.Phase()].Stage
	first, second := 0.0, 0.0
	for h := range g.Board.Hexes {
		x := id.HexID(h)
		stops := reach.Stops(x)
		if stops == 0 {
			if reach.Sides(x) == 0 || reach.Segs[x] != 0 {
				continue
			}
			if p := m.field.pull[x]; p > first {
				first, second = p, first
			} else {
				second = max(second, p)
			}
			continue
		}
		t := &g.Board.Tiles[l.Tile[x]]
		for i := 0; i < int(t.NStops); i++ {
			if stops&(1<<i) != 0 {
				sum += float64(t.Stops[i].Revenue[stage]) + openWeight*m.field.value[x]/float64(t.NStops)
			}
		}
	}
	return sum + aheadWeight*(first+second/2)
}

const (
	openWeight  = 0.5 // of what a reached stop may become
	aheadWeight = 0.4 // of the pull at an end of the track
)
