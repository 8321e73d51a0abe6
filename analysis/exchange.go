package analysis

import (
	"fmt"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// formationValue draws what shareholders of companies that merge get for their shares.
func formationValue(g *games, opts Options) (*plotted, error) {
	book, err := g.mergers()
	if err != nil {
		return nil, err
	}
	companies, err := g.companies()
	if err != nil {
		return nil, err
	}
	out := g.figure("Shares before and after a merger",
		"What the shares of a player in companies that merge count for in the score right before, less the loans of these companies, and what the shares that he "+
			"gets for them do: right after, and at the end of the game if he keeps them. One dot for each player and game; dashed: no change. "+
			"In rows: median, middle half and middle 90 % of the players.",
		"game", "company", "seat", "own_companies", "before", "after", "at_the_end")
	out.Columns = 2
	dots := &chart.Scatter{
		Head: chart.Head{Title: "Right before and right after", Legend: []chart.Key{
			{Label: "president of a company that merges", Colour: chart.Palette(1)}, {Label: "shareholder only", Colour: chart.Palette(0)},
		}},
		X: chart.Axis{Label: "before" + inCurrency(g.meta), Unit: g.meta.Currency}, Y: chart.Axis{Label: "after" + inCurrency(g.meta), Unit: g.meta.Currency},
	}
	var values valueRows
	var after, end ratioRows
	for _, f := range book.formations {
		last, inPlay := companies.find(f.symbol, f.game)
		for _, x := range f.shares {
			if x.before <= 0 { // nothing, or loans that weigh more than the price
				continue
			}
			kept := 0.0
			if inPlay && f.price > 0 {
				kept = float64(x.after) * float64(last.price) / float64(f.price)
			}
			colour := chart.Palette(0)
			if x.own > 0 {
				colour = chart.Palette(1)
			}
			dots.Points = append(dots.Points, chart.ScatterPoint{X: float64(x.before), Y: float64(x.after), Colour: colour})
			dots.X.Max = max(dots.X.Max, 1.04*float64(max(x.before, x.after)))
			values.add(float64(x.before), float64(x.after), kept)
			after.add(x.own, float64(x.after)/float64(x.before))
			end.add(x.own, kept/float64(x.before))
			out.add(g.rows[f.game].Game, f.symbol, x.seat+1, x.own, x.before, x.after, kept)
		}
	}
	if len(dots.Points) == 0 {
		return out.lacking(g, dataset.Events)
	}
	dots.Y.Max = dots.X.Max
	dots.Note = fmt.Sprintf("all together × %.2f", values.together())
	out.Panels = []chart.Panel{
		dots, values.panel(g, opts),
		after.panel(opts, "Right after"), end.panel(opts, "At the end"),
	}
	return out, nil
}

// valueRows are the values of all shareholders before, after and at the end.
type valueRows [3][]float64

func (v *valueRows) add(values ...float64) {
	for i, x := range values {
		v[i] = append(v[i], x)
	}
}

// together is what all have right after as a multiple of what they had before.
func (v *valueRows) together() float64 {
	var sums [2]float64
	for i := range sums {
		for _, x := range v[i] {
			sums[i] += x
		}
	}
	return sums[1] / sums[0]
}

func (v *valueRows) panel(g *games, opts Options) chart.Panel {
	p := &chart.Ranges{Head: chart.Head{Title: "Worth of the shares", Note: "of a player", Empty: tooFew(opts)}, X: chart.Axis{Label: "worth" + inCurrency(g.meta), Unit: g.meta.Currency}}
	for i, name := range []string{"right before", "right after", "at the end"} {
		r, q := rangeOf(v[i], opts.MinGames)
		r.Label, r.Colour = name, chart.Ramp(i, 3)
		if r.Known {
			r.Text = "median " + chart.Amount(q.median, g.meta.Currency)
			p.X.Max = max(p.X.Max, 1.04*q.p95)
		}
		p.Rows = append(p.Rows, r)
	}
	return p
}

// ratioRows are multiples of what players had, by how many of their own companies merged.
type ratioRows [mostSunk + 1][]float64

func (r *ratioRows) add(own int, ratio float64) {
	k := min(own, mostSunk)
	r[k] = append(r[k], ratio)
}

func (r *ratioRows) panel(opts Options, title string) chart.Panel {
	p := &chart.Ranges{Head: chart.Head{Title: title, Note: "by own companies that merge", Empty: tooFew(opts)}, X: chart.Axis{Label: "multiple of the worth right before"}, Line: 1}
	for k, ratios := range r {
		row, q := rangeOf(ratios, opts.MinGames)
		row.Label, row.Colour = sunkWords(k), chart.Ramp(k, len(r))
		if row.Text = fmt.Sprintf("too few: n = %d", len(ratios)); row.Known {
			row.Text = fmt.Sprintf("× %.2f · n = %d", q.median, len(ratios))
			p.X.Max = max(p.X.Max, 1.04*q.p95, 1.04)
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}
