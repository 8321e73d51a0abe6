package analysis

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// companyFinal draws the distribution of the final prices of each company.
func companyFinal(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	list, err := book.shown(opts)
	if err != nil {
		return nil, err
	}
	out := g.figure("Company value at the end", "Share price"+inCurrency(g.meta)+" of a company when the game ends, over the games in which it is then in play. "+
		rangeNote, append([]string{"company", "games_floated", "games_in_play"}, quantileColumns...)...)
	if len(list) == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	panel := &chart.Ranges{X: chart.Axis{Label: "final share price" + inCurrency(g.meta), Unit: g.meta.Currency}}
	panel.Empty = tooFew(opts)
	for i, c := range list {
		prices := c.prices()
		r, q := rangeOf(prices, opts.MinGames)
		r.Label, r.Colour = c.symbol, c.tone(i)
		switch {
		case len(c.floated) == 0:
			r.Text = "never floats"
		case !r.Known:
			r.Text = fmt.Sprintf("too few: in play at the end of %s", count(len(prices), "game"))
		default:
			r.Text = fmt.Sprintf("median %s · in play at the end of %s of the games", chart.Amount(q.median, g.meta.Currency), whole(len(prices), len(g.rows)))
			panel.X.Max = max(panel.X.Max, q.p95*1.04)
		}
		panel.Rows = append(panel.Rows, r)
		out.add(append([]any{c.symbol, len(c.floated), len(prices)}, q.cells()...)...)
	}
	out.Panels = []chart.Panel{panel}
	return out, nil
}

// finalPrices draws where on the price grid companies end.
func finalPrices(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	list, err := book.shown(opts)
	if err != nil {
		return nil, err
	}
	out := g.figure("Final prices on the market", "Share of the companies in play at the end that end in a cell of the price grid"+
		", all games together. Cells are those that a company was ever in.", "row", "column", "price", "companies", "share")
	ends, total := map[cell]int{}, 0
	for _, c := range list {
		for _, f := range c.final {
			if f.at != (cell{}) {
				ends[f.at]++
				total++
			}
		}
	}
	if total == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	panel := &chart.Grid{}
	most := 0.0
	for _, at := range slices.SortedFunc(maps.Keys(book.cells), func(a, b cell) int {
		return cmp.Or(cmp.Compare(a.row, b.row), cmp.Compare(a.column, b.column))
	}) {
		share := float64(ends[at]) / float64(total)
		most = max(most, share)
		panel.Cells = append(panel.Cells, chart.Cell{Row: int(at.row), Column: int(at.column), Share: share, Label: fmt.Sprint(book.cells[at])})
		out.add(at.row, at.column, book.cells[at], ends[at], share)
	}
	for _, part := range []float64{0, 0.1, 0.5, 1} {
		out.Legend = append(out.Legend, chart.Key{Label: chart.Percent(part * most), Colour: chart.Shade(part*most, most)})
	}
	out.Panels = []chart.Panel{panel}
	return out, nil
}
