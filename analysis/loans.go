package analysis

import (
	"fmt"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// loans draws how many loans are outstanding as the game goes on.
func loans(g *games, opts Options) (*plotted, error) {
	book, err := g.companies()
	if err != nil {
		return nil, err
	}
	out := g.figure("Loans outstanding by operating round", fmt.Sprintf("Loans of all companies after the nth operating round of the game, and the companies that owe them. "+
		"%s Nothing is drawn from fewer than %d.", stripNote, opts.MinGames), bandColumns("quantity")...)
	if !book.lends() {
		return out.lacking(g, dataset.Corporations)
	}
	out.addBands(g, opts, true,
		line{head: chart.Head{Title: "Loans"}, colour: chart.Palette(1), values: book.loans, plain: true},
		line{head: chart.Head{Title: "Companies that owe"}, colour: chart.Palette(0), values: book.debtors, plain: true})
	return out, nil
}
