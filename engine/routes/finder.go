package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

const (
	// DefaultLimit is the work after which Best gives up proving.
	DefaultLimit = 8_000_000

	maxTrains = 16 // trains of a turn; further ones stay idle
)

// Finder finds best runs. It is the scratch of one worker: two goroutines may not
// use it at the same time.
type Finder struct {
	g     graph
	s     search
	c     combiner
	w     sweep
	t     [maxTrains]trellis // of the plan with that number
	j     joint
	plans [maxTrains]plan
	n     int            // plans in use
	kind  [maxTrains]int // plan of each train
	runs  [maxTrains]Run

	effort effort
	prices prices
	bound  id.Money // what no turn exceeds, in units of price
}

// NewFinder returns a Finder.
func NewFinder() *Finder {
	return &Finder{effort: effort{work: 500, routes: 256, pairs: 1 << 15, few: 100, many: 2000, rounds: 30}}
}

// Best finds the runs of a corporation's trains with the highest revenue. Trains may
// stay idle. Of turns of equal revenue the one that is found first is kept: that of giving
// each train in turn, the one with the dearest run first, the dearest run that is left, if
// no other is better; otherwise the first one in the order of the search, which depends on
// the arguments only. Of equal trains the earlier one earns more. A run goes from the end
// with the lower place (hex, then stop) to the other.
//
// Rule: common rules 14.1, 14.3, 14.4.
func (f *Finder) Best(b *board.Board, l *board.Layout, corp id.CorpID, trains []Train, terms *Terms) Result {
	s := &f.s
	s.g, s.work, s.limit = &f.g, 0, terms.Limit
	if s.limit == 0 {
		s.limit = DefaultLimit
	}
	all := len(trains) <= maxTrains
	trains = trains[:min(len(trains), maxTrains)]
	f.sort(trains)
	everywhere := false
	for i := range f.n {
		everywhere = everywhere || f.plans[i].train.tokenless
	}
	f.g.build(b, l, corp, terms, everywhere)
	for i := range f.plans[:f.n] {
		f.plans[i].prepare(&f.g, terms)
	}
	proven := f.combine()
	return Result{Total: f.c.best, Runs: f.report(trains), Proven: proven && all && f.g.complete, Work: s.work}
}

// sort groups equal trains.
func (f *Finder) sort(trains []Train) {
	f.n = 0
	for i := range trains {
		k := 0
		for k < f.n && f.plans[k].train != trains[i] {
			k++
		}
		if k == f.n {
			f.plans[k].train, f.plans[k].count = trains[i], 0
			f.n++
		}
		f.plans[k].count++
		f.kind[i] = k
	}
}

// report writes the chosen routes as runs, in the order of the trains.
func (f *Finder) report(trains []Train) []Run {
	var done [maxTrains]bool
	turn := uint32(0)
	n := 0
	for i := range trains {
		for j := range f.c.n {
			ch := &f.c.chosen[j]
			if done[j] || ch.plan != f.kind[i] || ch.stops == 0 {
				continue
			}
			done[j] = true
			f.write(&f.runs[n], i, ch)
			f.runs[n].Revenue += f.shared(ch.shared &^ turn)
			turn |= ch.shared
			n++
			break
		}
	}
	return f.runs[:n]
}

// write translates a chosen route into a run, from the end with the lower place.
func (f *Finder) write(r *Run, train int, ch *choice) {
	*r = Run{Train: train, Track: r.Track[:0], Stops: r.Stops[:0], Revenue: ch.paid}
	steps := f.c.steps[ch.at : ch.at+ch.stops]
	last := len(steps) - 1
	if f.g.nodes[steps[0].node].at.before(f.g.nodes[steps[last].node].at) {
		for i := range steps {
			r.Stops = append(r.Stops, f.g.nodes[steps[i].node].at)
			if i > 0 {
				f.ride(r, steps[i].link, steps[i-1].node)
			}
		}
		return
	}
	for i := last; i >= 0; i-- {
		r.Stops = append(r.Stops, f.g.nodes[steps[i].node].at)
		if i > 0 {
			f.ride(r, steps[i].link, steps[i].node)
		}
	}
}

// ride appends the track of a link as seen from one of its ends.
func (f *Finder) ride(r *Run, link uint16, from uint8) {
	k := &f.g.links[link]
	pieces := f.g.pieces[k.pieces : k.pieces+k.nPieces]
	if k.a == int16(from) {
		r.Track = append(r.Track, pieces...)
		return
	}
	for i := len(pieces) - 1; i >= 0; i-- {
		r.Track = append(r.Track, pieces[i])
	}
}
