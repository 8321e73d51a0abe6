package analysis

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Standing is how a strategy or a seat fares.
type Standing struct {
	Name  string         `json:"name"`
	N     int            `json:"n"`         // seats of games that it played
	Win   stats.Interval `json:"win_share"` // of N; shared wins count in parts
	Fair  float64        `json:"fair_share"`
	Worth Spread         `json:"worth"`
}

func (g *games) strategyStandings() []Standing {
	return g.standings(func(r *gameRow, seat int) string { return r.Strategy[seat].Or("unknown") })
}

func (g *games) seatStandings() []Standing {
	return g.standings(func(_ *gameRow, seat int) string { return fmt.Sprintf("seat %d", seat+1) })
}

// standings compares what name tells apart.
func (g *games) standings(name func(r *gameRow, seat int) string) []Standing {
	type tally struct {
		clusters []stats.Cluster
		worth    []int32
		n        int
	}
	by := map[string]*tally{}
	var names []string
	for i := range g.rows {
		r := &g.rows[i]
		for seat := range g.Players {
			key := name(r, seat)
			t := by[key]
			if t == nil {
				t = &tally{clusters: make([]stats.Cluster, len(g.blocks))}
				by[key], names = t, append(names, key)
			}
			t.n++
			c := &t.clusters[g.blocks[r.Block]]
			c.N++
			c.Sum += r.wins(seat)
			if r.Worth[seat].OK {
				t.worth = append(t.worth, r.Worth[seat].V)
			}
		}
	}
	slices.Sort(names)
	out := make([]Standing, len(names))
	for i, key := range names {
		t := by[key]
		out[i] = Standing{key, t.n, stats.ShareOf(t.clusters), 1 / float64(g.Players), spread(t.worth)}
	}
	return out
}

// verdict compares the wins with the fair share: more, less, or ~ where noise would explain it.
func (s *Standing) verdict() string {
	switch {
	case s.Win.Low > s.Fair:
		return "more"
	case s.Win.High < s.Fair:
		return "less"
	case known(s.Win.Value):
		return "~"
	}
	return ""
}
