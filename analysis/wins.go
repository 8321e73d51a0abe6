package analysis

import (
	"fmt"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// wins draws the win share of every seat and every strategy against the fair share.
func wins(g *games, _ Options) (*plotted, error) {
	out := g.figure("Who wins", fmt.Sprintf("Share of the games won, with 95 %% intervals, for each seat taken. "+
		"Shared wins count in parts. Dashed: the fair share, 1/%d. ~: chance explains the difference.", g.Players),
		"by", "name", "seats", "share", "low", "high", "fair")
	if len(g.rows) == 0 {
		return out.lacking(g, dataset.Games)
	}
	draw := func(title string, standings []Standing, by string) {
		most := 0.0
		var rows []chart.Row
		for i, s := range standings {
			rows = append(rows, chart.Row{Label: s.Name, Value: s.Win, Colour: chart.Palette(i),
				Text: fmt.Sprintf("%s %s", chart.Percent(s.Win.Value), s.verdict())})
			most = max(most, s.Win.High, s.Fair)
			out.add(by, s.Name, s.N, s.Win.Value, s.Win.Low, s.Win.High, s.Fair)
		}
		x := chart.Shares(most*1.05, "share of the games won")
		out.Panels = append(out.Panels, chart.NewDots(chart.Head{Title: title}, x, 1/float64(g.Players), rows))
	}
	draw("By seat", g.seatStandings(), "seat")
	if standings := g.strategyStandings(); len(standings) > 1 { // one alone wins whatever happens
		draw("By strategy", standings, "strategy")
	}
	return out, nil
}
