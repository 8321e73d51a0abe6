package analysis

import (
	"fmt"
	"image/color"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// arrival is when something comes that may never come, over the games of a group.
type arrival struct {
	curve   []stats.Step   // incidence by nth round
	reached stats.Interval // share of the games in which it comes
	rounds  []int32        // of the games in which it comes, sorted
}

// arrive says when something came. Games that ended by a rule without it count as never reaching it;
// games that were broken off, as not known.
func (g *games) arrive(came map[int]int32, ended func(*gameRow) int32) arrival {
	var a arrival
	watches := make([]stats.Duration, len(g.rows))
	for i := range g.rows {
		row := &g.rows[i]
		at, ok := came[i]
		switch {
		case ok:
			watches[i] = stats.Duration{Time: int(at), Fate: stats.Happened}
			a.rounds = append(a.rounds, at)
		case dataset.BrokenOff(row.EndReason):
			watches[i] = stats.Duration{Time: int(ended(row)), Fate: stats.Censored}
		default:
			watches[i] = stats.Duration{Time: int(ended(row)), Fate: stats.Missed}
		}
	}
	slices.Sort(a.rounds)
	a.curve = stats.Incidence(watches)
	a.reached = g.share(func(r *gameRow) bool { _, ok := came[g.index[r.Game]]; return ok })
	return a
}

// arrivals are the two panels that show when things come: their curves and their distributions.
type arrivals struct {
	curves chart.Curves
	ranges chart.Ranges
}

// newArrivals counts rounds to last; curves and ranges are the heads of the panels.
func newArrivals(last float64, label, curves, ranges string) *arrivals {
	x := chart.Rounds(last, label)
	return &arrivals{
		chart.Curves{Head: chart.Head{Title: curves}, X: x},
		chart.Ranges{Head: chart.Head{Title: ranges}, X: x},
	}
}

// add draws an arrival, with words above its distribution.
func (s *arrivals) add(a *arrival, label, text string, colour color.NRGBA, minGames int) {
	s.curves.Lines = append(s.curves.Lines, chart.Curve{Colour: colour, Steps: a.curve})
	r, _ := rangeOf(a.rounds, minGames)
	r.Label, r.Text, r.Colour = label, text, colour
	if !r.Known {
		r.Text = fmt.Sprintf("%s: too few for a distribution (%s)", text, count(len(a.rounds), "game"))
	}
	s.ranges.Rows = append(s.ranges.Rows, r)
}

// panels returns the two panels; only the distributions when there would be too many curves to tell apart.
func (s *arrivals) panels() []chart.Panel {
	if s.crowded() {
		return []chart.Panel{&s.ranges}
	}
	return []chart.Panel{&s.curves, &s.ranges}
}

func (s *arrivals) crowded() bool {
	const most = 9
	return len(s.curves.Lines) > most
}

// arrivalColumns are the columns of a curve in the table of a chart.
func arrivalColumns(round string) []string { return []string{round, "share_reached", "games_at_risk"} }

// arrivalNote says how curves and distributions are to be read.
const (
	arrivalNote = "Games that end first stay in the denominator of a curve. Below, for the games in which it comes: " + spreadNote
	spreadNote  = "median, middle half and middle 90 %."
)
