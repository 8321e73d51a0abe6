package analysis

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// endings lists the end reasons, the most frequent first.
func (g *games) endings() []EndReason {
	n := map[string]int{}
	for _, r := range g.rows {
		n[r.EndReason]++
	}
	var out []EndReason
	for reason, k := range n {
		out = append(out, EndReason{Reason: reason, Games: k, Share: g.share(func(r *gameRow) bool { return r.EndReason == reason })})
	}
	slices.SortFunc(out, func(a, b EndReason) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Reason, b.Reason))
	})
	return out
}

// endReasons draws the shares of the end reasons.
func endReasons(g *games, _ Options) (*plotted, error) {
	out := g.figure("Why games end", "Share of all games, with 95 % intervals.", "end_reason", "games", "share", "low", "high")
	if len(g.rows) == 0 {
		return out.lacking(g, dataset.Games)
	}
	var rows []chart.Row
	broken := false
	for _, e := range g.endings() {
		r := chart.Row{Label: words(e.Reason), Value: e.Share, Colour: chart.Sky,
			Text: fmt.Sprintf("%s  (%d)", chart.Percent(e.Share.Value), e.Games)}
		if dataset.BrokenOff(e.Reason) {
			r.Colour, broken = chart.Cloud, true
		}
		rows = append(rows, r)
		out.add(e.Reason, e.Games, e.Share.Value, e.Share.Low, e.Share.High)
	}
	if broken {
		out.Legend = []chart.Key{{Label: "by a rule of the title", Colour: chart.Sky}, {Label: "broken off", Colour: chart.Cloud}}
	}
	out.Panels = []chart.Panel{chart.NewBars(chart.Head{}, "share of games", rows)}
	return out, nil
}
