package analysis

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// companyValue draws the share price of each company.
func companyValue(g *games, opts Options) (*plotted, error) {
	return g.perCompany(opts, "Company value by operating round",
		fmt.Sprintf("Share price%s after the nth operating round of the game, from the float of the company on. "+
			"%s Nothing is drawn from fewer than %d.", inCurrency(g.meta), stripNote, opts.MinGames),
		func(c *company) series { return c.values })
}

// companyRevenue draws the revenue of each company.
func companyRevenue(g *games, opts Options) (*plotted, error) {
	return g.perCompany(opts, "Revenue by company",
		fmt.Sprintf("Revenue%s of a run in the nth operating round of the game. The strip at the foot shows in how many games "+
			"the company runs; nothing is drawn from fewer than %d.", inCurrency(g.meta), opts.MinGames),
		func(c *company) series { return c.revenue })
}

// perCompany draws a series of each company.
func (g *games) perCompany(opts Options, title, subtitle string, values func(*company) series) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	list, err := book.shown(opts)
	if err != nil {
		return nil, err
	}
	out := g.figure(title, subtitle, bandColumns("company")...)
	if len(list) == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	var lines []line
	for i, c := range list {
		lines = append(lines, line{head: c.head(len(g.rows)), colour: c.tone(i), values: values(c)})
	}
	out.addBands(g, opts, false, lines...)
	out.Columns = 4
	return out, nil
}

// revenue draws what the companies earn, together and each.
func revenue(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	out := g.figure("Revenue by operating round", fmt.Sprintf("Revenue%s in the nth operating round of the game. %s Nothing is drawn from fewer than %d.",
		inCurrency(g.meta), stripNote, opts.MinGames), bandColumns("whose")...)
	if len(book.decisions) == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	out.addBands(g, opts, true,
		line{head: chart.Head{Title: "All companies together"}, colour: chart.Palette(0), values: book.together},
		line{head: chart.Head{Title: "Each company that runs"}, colour: chart.Palette(1), values: book.each, games: book.together})
	return out, nil
}

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

// floats draws when companies float.
func floats(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	list, err := book.shown(opts)
	if err != nil {
		return nil, err
	}
	out := g.figure("When companies float", "Stock rounds are counted through the game. "+arrivalNote,
		append([]string{"company"}, arrivalColumns("stock_round")...)...)
	if len(list) == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	both := newArrivals(g.last(stockRounds), "stock round", "Share of games in which the company has floated", "In which stock round it floats")
	for i, c := range list {
		a := g.arrive(c.floated, stockRounds)
		both.add(&a, c.symbol, "floats in "+chart.Percent(a.reached.Value), c.tone(i), opts.MinGames)
		out.Legend = append(out.Legend, chart.Key{Label: c.symbol, Colour: c.tone(i), Line: true})
		for _, s := range a.curve {
			out.add(c.symbol, s.Time, s.Value, s.AtRisk)
		}
	}
	if both.crowded() {
		out.Legend, out.Subtitle = nil, "Stock rounds are counted through the game. For the games in which a company floats: "+spreadNote
	}
	out.Panels = both.panels()
	return out, nil
}

// dividends draws what companies do with their revenue.
func dividends(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	out := g.figure("Paying out or withholding", fmt.Sprintf("What the companies in play do in the nth operating round of the game. %s "+
		"Nothing is drawn from fewer than %d.", stripNote, opts.MinGames),
		"operating_round", "games", "companies", "paid_out", "half", "withheld", "did_not_run")
	if len(book.decisions) == 0 {
		return out.lacking(g, dataset.Corporations)
	}
	choices := []chart.Key{ // in the order of decisions
		{Label: "pays out", Colour: chart.Palette(2)}, {Label: "pays half", Colour: chart.Palette(5)},
		{Label: "withholds", Colour: chart.Palette(1)}, {Label: "does not run", Colour: chart.Cloud},
	}
	panel := &chart.Stack{X: chart.Rounds(1, "operating round"), Y: chart.Shares(1, ""), Colours: colours(choices),
		Remaining: chart.Remaining{Total: len(g.rows)}}
	panel.Head = chart.Head{Title: "Share of the companies in play", Legend: choices, Empty: tooFew(opts)}
	for i, d := range book.decisions {
		n := len(book.together[i])
		if n < opts.MinGames {
			continue
		}
		column := chart.StackColumn{X: float64(i + 1)}
		row := []any{i + 1, n, d.total()}
		for _, k := range d {
			share := float64(k) / float64(d.total())
			column.Parts = append(column.Parts, share)
			row = append(row, share)
		}
		panel.X.Max = column.X
		panel.Columns = append(panel.Columns, column)
		panel.Counts = append(panel.Counts, chart.CountPoint{X: column.X, N: n})
		out.add(row...)
	}
	out.Panels = []chart.Panel{panel}
	return out, nil
}
