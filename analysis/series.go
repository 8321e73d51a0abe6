package analysis

import (
	"image/color"
	"math"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
)

// series are the values of a quantity by nth round, from every game that has them.
type series [][]int32

// add takes in a value of the nth round, from 1.
func (s *series) add(round, value int32) {
	if round < 1 {
		return
	}
	for len(*s) < int(round) {
		*s = append(*s, nil)
	}
	(*s)[round-1] = append((*s)[round-1], value)
}

// quantiles are what is drawn of a distribution.
type quantiles struct{ p5, p25, median, p75, p95 float64 }

func quantilesOf[T stats.Number](values []T) quantiles {
	sorted := slices.Clone(values)
	slices.Sort(sorted)
	q := func(share float64) float64 { return stats.Quantile(sorted, share) }
	return quantiles{q(0.05), q(0.25), q(0.5), q(0.75), q(0.95)}
}

// quantileColumns are the columns of quantiles in the table of a chart.
var quantileColumns = []string{"p5", "p25", "median", "p75", "p95"}

func (q quantiles) cells() []any { return []any{q.p5, q.p25, q.median, q.p75, q.p95} }

// line is a series with the panel that it gets.
type line struct {
	head   chart.Head
	colour color.NRGBA
	values series
	games  series // one value a game, where a game has several values or none
	plain  bool   // numbers, not amounts of money
}

// count is the number of games behind the values of the i-th round.
func (l *line) count(i int) int {
	switch {
	case l.games == nil:
		return len(l.values[i])
	case i < len(l.games):
		return len(l.games[i])
	}
	return 0
}

// addBands draws lines, each in a panel of its own, all on the same scale unless apart. The table of the
// chart gets a row for every round of a line: its name, the round, the number of games, the quantiles.
// Nothing is drawn from fewer games than opts asks for.
func (p *plotted) addBands(g *games, opts Options, apart bool, lines ...line) {
	p.Legend = chart.BandLegend()
	var panels []*chart.Bands
	x := chart.Rounds(1, "operating round")
	y := chart.Axis{Unit: g.meta.Currency}
	for _, l := range lines {
		b := &chart.Bands{Head: l.head, Colour: l.colour, Remaining: chart.Remaining{Total: len(g.rows)}}
		own := chart.Axis{Unit: g.meta.Currency}
		if l.plain {
			own.Unit = ""
		}
		for i, values := range l.values {
			at := float64(i + 1)
			n := l.count(i)
			b.Counts = append(b.Counts, chart.CountPoint{X: at, N: min(n, len(g.rows))})
			row := []any{l.head.Title, i + 1, n}
			if n < opts.MinGames || len(values) < opts.MinGames {
				p.add(row...)
				continue
			}
			q := quantilesOf(values)
			p.add(append(row, q.cells()...)...)
			b.Points = append(b.Points, chart.BandPoint{X: at, P5: q.p5, P25: q.p25, Median: q.median, P75: q.p75, P95: q.p95})
			x.Max = max(x.Max, at)
			own.Min, own.Max = min(own.Min, q.p5), max(own.Max, q.p95)
		}
		own.Max = math.Ceil(own.Max * 1.04)
		y.Min, y.Max = min(y.Min, own.Min), max(y.Max, own.Max)
		b.Y = own
		panels = append(panels, b)
	}
	for _, b := range panels {
		b.X = x
		if !apart {
			b.Y = y
		}
		if b.Y.Max == 0 && b.Empty == "" {
			b.Empty = tooFew(opts)
		}
		b.Counts = slices.DeleteFunc(b.Counts, func(c chart.CountPoint) bool { return c.X > x.Max })
		p.Panels = append(p.Panels, b)
	}
}

// bandColumns are the columns that addBands fills, behind the name of what a line is.
func bandColumns(name string) []string {
	return append([]string{name, "operating_round", "games"}, quantileColumns...)
}

const stripNote = "Games that have ended drop out: the strip at the foot shows how many remain."

// rangeOf is a distribution as a row of chart.Ranges, if there are enough values.
func rangeOf[T stats.Number](values []T, minGames int) (chart.Range, quantiles) {
	q := quantilesOf(values)
	if len(values) < minGames {
		return chart.Range{}, q
	}
	return chart.Range{Known: true, P5: q.p5, P25: q.p25, Median: q.median, P75: q.p75, P95: q.p95}, q
}

const rangeNote = "Dot: median. Thick line: middle half. Thin line: middle 90 % of the games."
