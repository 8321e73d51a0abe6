package analysis

import (
	"fmt"

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
