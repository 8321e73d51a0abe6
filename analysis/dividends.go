package analysis

import (
	"fmt"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

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
