package analysis

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// sunk draws how players fare by how many of their companies merge into another.
func sunk(g *games, _ Options) (*plotted, error) {
	s, err := g.sinking()
	if err != nil {
		return nil, err
	}
	out := g.figure("Does it pay to sink companies?", "", "players_of", "companies", "n", "wins", "wins_low", "wins_high", "fair",
		"relative_worth", "relative_worth_low", "relative_worth_high")
	if s == nil {
		return out.lacking(g, dataset.Events)
	}
	out.Subtitle = fmt.Sprintf("Players by how many companies of theirs merge into another, in the %s in which any do; with 95 %% intervals. "+
		"Dashed: what would be even. ~: chance explains the difference. Those who sink more had more to begin with.", count(s.Games, "game"))
	if st := s.boldest(); st != nil {
		out.Subtitle += " " + st.sentence()
	}
	var wins, worth []chart.Row
	most, low, high := 0.0, 0.0, 0.0
	draw := func(who string, colour int, rows []SunkRow) {
		for _, r := range rows {
			label := strings.TrimPrefix(who+", "+sunkWords(r.Companies)+" sunk", ", ")
			out.add(cmp.Or(who, "all"), sunkWords(r.Companies), r.N, r.Win.Value, r.Win.Low, r.Win.High, r.Fair, r.Worth.Value, r.Worth.Low, r.Worth.High)
			if r.N == 0 {
				continue
			}
			wins = append(wins, chart.Row{Label: label, Value: r.Win, Colour: chart.Palette(colour),
				Text: fmt.Sprintf("%s %s · n = %d", chart.Percent(r.Win.Value), r.verdict(), r.N)})
			most = max(most, r.Win.High, r.Fair)
			if !known(r.Worth.Low) {
				continue
			}
			worth = append(worth, chart.Row{Label: label, Value: r.Worth, Colour: chart.Palette(colour), Text: signed(r.Worth)})
			low, high = min(low, r.Worth.Low), max(high, r.Worth.High)
		}
	}
	if len(s.Strategies) == 0 {
		draw("", 0, s.All)
	}
	for i, st := range s.Strategies {
		draw(st.Strategy, i, st.Rows)
	}
	out.Panels = []chart.Panel{
		chart.NewDots(chart.Head{Title: "Share of the games won"}, chart.Shares(most*1.05, ""), s.All[0].Fair, wins),
		chart.NewDots(chart.Head{Title: "Worth over the mean of the table"}, chart.Axis{Min: low * 1.05, Max: high * 1.05, Percent: true}, 0, worth),
	}
	return out, nil
}

// signed writes a difference in percent, with ~ where chance explains it.
func signed(v stats.Interval) string {
	text := fmt.Sprintf("%+.1f %%", 100*v.Value)
	if v.Low <= 0 && v.High >= 0 {
		text += " ~"
	}
	return strings.Replace(text, "-", "−", 1)
}
