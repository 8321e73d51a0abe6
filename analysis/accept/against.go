package accept

import (
	"math"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/plan"
)

// Spread is a figure with an interval, or its ratio to that of another line-up, or the difference.
type Spread struct {
	Value  float64        `json:"value"`
	Other  float64        `json:"other"` // of the other line-up, 0 if there is none
	Found  stats.Interval `json:"found"` // what is within the bounds or not
	Blocks int            `json:"blocks"`
}

// HasInterval reports whether a figure can be given with an interval: distinct games cannot be
// drawn again.
func HasInterval(name string) bool { return !strings.HasPrefix(name, "distinct/") }

// spread measures a band with its interval; other is the line-up against which it is, nil for
// none. Blocks are drawn again, those of one seed together: both line-ups have its luck. Seeds
// that only one of them has played do not count.
func (s *Sample) spread(b *plan.Band, other *Sample) (x Spread, ok bool) {
	m, word, ok := find(b.Measure)
	if !ok {
		return x, false
	}
	mine, theirs := s.blocks(b.Ended), map[int64][]*game{}
	var seeds []int64
	for seed := range mine {
		seeds = append(seeds, seed)
	}
	if other != nil {
		theirs = other.blocks(b.Ended)
		seeds = slices.DeleteFunc(seeds, func(seed int64) bool { _, ok := theirs[seed]; return !ok })
	}
	slices.Sort(seeds)
	x.Blocks = len(seeds)
	of := func(blocks map[int64][]*game, places []int) float64 {
		var games []*game
		for _, i := range places {
			games = append(games, blocks[seeds[i]]...)
		}
		if v, ok := m.of(games, word); ok {
			return v
		}
		return math.NaN()
	}
	first := true
	x.Found = stats.Redraw(len(seeds), func(places []int) float64 {
		value, against := of(mine, places), 0.0
		if other != nil {
			against = of(theirs, places)
		}
		if first { // the blocks as they are
			x.Value, x.Other, first = value, against, false
		}
		switch {
		case b.As == plan.AsDifference:
			return value - against
		case b.As == plan.AsRatio && against == 0:
			return math.NaN()
		case b.As == plan.AsRatio:
			return value / against
		}
		return value
	})
	for _, v := range []*float64{&x.Value, &x.Other} {
		if math.IsNaN(*v) {
			*v = 0
		}
	}
	return x, !math.IsNaN(x.Found.Value)
}

// blocks is the games that ended for a reason, by seed. A seed without such games stays.
func (s *Sample) blocks(ended string) map[int64][]*game {
	out := map[int64][]*game{}
	for _, g := range s.games {
		out[g.Seed] = append(out[g.Seed], g)
	}
	for seed, games := range out {
		out[seed] = endedBy(games, ended)
	}
	return out
}

// within reports whether the whole interval is within the bounds.
func (x *Spread) within(b *plan.Band) bool { return b.Holds(x.Found.Low) && b.Holds(x.Found.High) }
