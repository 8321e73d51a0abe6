package analysis

import (
	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

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
