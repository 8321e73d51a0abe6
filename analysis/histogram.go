package analysis

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// histogramColumns are the columns that addHistogram fills.
var histogramColumns = []string{"quantity", "from", "to", "games", "share"}

// addHistogram adds a panel with the distribution of values. Of x the label and the unit count, and whether the values
// are whole numbers, which get a class each where they are few.
func (p *plotted) addHistogram(opts Options, head chart.Head, x chart.Axis, values []float64) {
	h := &chart.Histogram{Head: head, X: x, Colour: chart.Sky}
	p.Panels = append(p.Panels, h)
	if len(values) < opts.MinGames {
		h.Empty = tooFew(opts)
		return
	}
	step := classWidth(slices.Max(values) - slices.Min(values))
	class := func(v float64) int { return int(math.Floor(v / step)) }
	first := class(slices.Min(values))
	counts := make([]int, class(slices.Max(values))-first+1)
	for _, v := range values {
		counts[class(v)-first]++
	}
	single := x.Whole && step == 1
	for i, n := range counts {
		from := float64(first+i) * step
		c := chart.Class{Low: from, High: from + step, Share: float64(n) / float64(len(values))}
		to := c.High
		if x.Whole {
			to--
		}
		if single { // a whole number stands in the middle of its class
			c.Low, c.High = from-0.5, from+0.5
		}
		h.Classes = append(h.Classes, c)
		p.add(head.Title, from, to, n, c.Share)
	}
	h.X.Whole = single
	if single {
		h.X.Min, h.X.Max = slices.Min(values), slices.Max(values)
	} else {
		h.X.Min, h.X.Max = float64(first)*step, float64(first+len(counts))*step
	}
	q := quantilesOf(values)
	h.Marks = []chart.Mark{{X: q.median, Label: "median " + chart.Amount(q.median, x.Unit)}}
	if h.Note == "" {
		h.Note = fmt.Sprintf("middle half %s–%s", chart.Amount(q.p25, x.Unit), chart.Amount(q.p75, ""))
	}
}

// classWidth is the smallest of 1, 2, 5, 10, 20, … that cuts a range into 40 classes at most.
func classWidth(span float64) float64 {
	const most = 40
	for base := 1.0; ; base *= 10 {
		for _, m := range []float64{1, 2, 5} {
			if span/(m*base) < most {
				return m * base
			}
		}
	}
}

// tooFew says why nothing is drawn.
func tooFew(opts Options) string { return fmt.Sprintf("fewer than %s", count(opts.MinGames, "game")) }

// lengths draws how long games are.
func lengths(g *games, opts Options) (*plotted, error) {
	out := g.figure("How long games are", "Rounds and actions of a game, games that were broken off included. Line: median.", histogramColumns...)
	if len(g.rows) == 0 {
		return out.lacking(g, dataset.Games)
	}
	out.Columns = 3
	for _, of := range []struct {
		title string
		value func(*gameRow) int32
	}{{"Operating rounds", operatingRounds}, {"Stock rounds", stockRounds}, {"Actions", func(r *gameRow) int32 { return r.Actions }}} {
		var all []float64
		for i := range g.rows {
			all = append(all, float64(of.value(&g.rows[i])))
		}
		out.addHistogram(opts, chart.Head{Title: of.title}, chart.Axis{Label: strings.ToLower(of.title) + " in a game", Whole: true}, all)
	}
	return out, nil
}

// margins draws the final worth by place and the winner's margin.
func margins(g *games, opts Options) (*plotted, error) {
	out := g.figure("Final worth and the winner's margin",
		"The margin is by how much the winner is ahead of the second, in percent of the winner's worth. "+rangeNote,
		append([]string{"quantity", "from", "to", "games", "share"}, quantileColumns...)...)
	if len(g.rows) == 0 {
		return out.lacking(g, dataset.Games)
	}
	byPlace := make([][]int32, g.Players)
	var percents []float64
	for i := range g.rows {
		for k, w := range g.rows[i].ranking() {
			if k < g.Players {
				byPlace[k] = append(byPlace[k], w)
			}
		}
		if m, ok := g.rows[i].margin(); ok {
			percents = append(percents, m)
		}
	}
	worth := &chart.Ranges{Head: chart.Head{Title: "Final worth by place"}, X: chart.Axis{Label: "worth" + inCurrency(g.meta), Unit: g.meta.Currency}}
	for k, values := range byPlace {
		r, q := rangeOf(values, opts.MinGames)
		r.Label, r.Colour = ordinal(k+1), chart.Ramp(k, g.Players)
		if r.Known {
			r.Text = "median " + chart.Amount(q.median, g.meta.Currency)
			worth.X.Min, worth.X.Max = min(worth.X.Min, q.p5), max(worth.X.Max, q.p95*1.05)
		}
		worth.Rows = append(worth.Rows, r)
		out.add(append([]any{"worth of the " + ordinal(k+1), "", "", len(values), ""}, q.cells()...)...)
	}
	worth.Empty = tooFew(opts)
	out.Panels = append(out.Panels, worth)
	out.addHistogram(opts, chart.Head{Title: "Margin of the winner"}, chart.Axis{Label: "percent of the winner's worth"}, percents)
	return out, nil
}
