package analysis

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

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
		out = append(out, EndReason{reason, k, g.share(func(r *gameRow) bool { return r.EndReason == reason })})
	}
	slices.SortFunc(out, func(a, b EndReason) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Reason, b.Reason))
	})
	return out
}

// endReasons draws the shares of the end reasons.
func endReasons(g *games, _ Options) (*plotted, error) {
	out := &plotted{columns: []string{"title", "variant", "players", "end_reason", "games", "share", "low", "high"}}
	out.Title = "Why games end"
	out.Subtitle = "Share of all games, with 95 % intervals."
	bars := &chart.Bars{XLabel: "share of games"}
	broken := false
	for _, e := range g.endings() {
		b := chart.Bar{Label: words(e.Reason), Share: e.Share, Colour: chart.Sky,
			Text: fmt.Sprintf("%s  (%d)", chart.Percent(e.Share.Value), e.Games)}
		if dataset.BrokenOff(e.Reason) {
			b.Colour, broken = chart.Cloud, true
		}
		bars.Rows = append(bars.Rows, b)
		out.rows = append(out.rows, append([]string{
			g.Title, g.Variant, strconv.Itoa(g.Players), e.Reason, strconv.Itoa(e.Games),
		}, figures(e.Share.Value, e.Share.Low, e.Share.High)...))
	}
	if broken {
		out.Legend = []chart.Key{{Label: "by a rule of the title", Colour: chart.Sky}, {Label: "broken off", Colour: chart.Cloud}}
	}
	out.Panels = []chart.Panel{bars}
	return out, nil
}

// words makes text of an identifier.
func words(s string) string { return strings.ReplaceAll(s, "_", " ") }
