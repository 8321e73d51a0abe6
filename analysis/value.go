package analysis

import (
	"cmp"
	"fmt"
	"image/color"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// company is what the company charts know of one company.
type company struct {
	symbol  string
	colour  dataset.Opt[string]
	prices  [][]int32 // by nth operating round, from 0; in no order
	floated map[int64]bool
}

// companyRow is a company at the end of a round.
type companyRow struct {
	Game   int64               `col:"game"`
	Kind   string              `col:"round_kind"`
	OR     int32               `col:"round_of_kind"`
	Symbol string              `col:"corporation"`
	Colour dataset.Opt[string] `col:"colour"`
	State  string              `col:"state"`
	Price  dataset.Opt[int32]  `col:"price"`
}

// companies collects the prices of companies by operating round: of those afloat at its end, in games that still run.
func (g *games) companies() ([]*company, error) {
	bySymbol := map[string]*company{}
	for row, err := range dataset.Rows[companyRow](g.ds, dataset.Corporations) {
		if err != nil {
			return nil, err
		}
		c := bySymbol[row.Symbol]
		if c == nil {
			c = &company{symbol: row.Symbol, colour: row.Colour, floated: map[int64]bool{}}
			bySymbol[row.Symbol] = c
		}
		if row.State != dataset.Floated && row.State != dataset.Operating {
			continue
		}
		c.floated[row.Game] = true
		if row.Kind != dataset.RoundOperating || !row.Price.OK || row.OR < 1 {
			continue
		}
		for len(c.prices) < int(row.OR) {
			c.prices = append(c.prices, nil)
		}
		c.prices[row.OR-1] = append(c.prices[row.OR-1], row.Price.V)
	}
	out := slices.Collect(maps.Values(bySymbol))
	slices.SortFunc(out, func(a, b *company) int { return cmp.Compare(a.symbol, b.symbol) })
	for _, c := range out {
		for _, p := range c.prices {
			slices.Sort(p)
		}
	}
	return out, nil
}

// companyValue draws the share price of each company.
func companyValue(g *games, opts Options) (*plotted, error) {
	all, err := g.companies()
	if err != nil {
		return nil, err
	}
	shown, err := pick(all, opts.Companies)
	if err != nil {
		return nil, err
	}
	out := &plotted{columns: []string{
		"title", "variant", "players", "company", "operating_round", "games", "p5", "p25", "median", "p75", "p95",
	}}
	out.Title = "Company value by operating round"
	out.Subtitle = fmt.Sprintf("Share price%s after the nth operating round of the game, from the float of the company on. "+
		"Games that have ended drop out: the strip at the foot shows in how many the company is in play, "+
		"and nothing is drawn from fewer than %d.", inCurrency(g.meta), opts.MinGames)
	tone := color.NRGBA{0x5a, 0x5a, 0x5a, 0xff}
	out.Legend = []chart.Key{
		{Label: "median", Colour: tone, Line: true},
		{Label: "middle half of the games", Colour: color.NRGBA{0xb0, 0xb0, 0xb0, 0xff}},
		{Label: "middle 90 %", Colour: color.NRGBA{0xde, 0xde, 0xde, 0xff}},
	}
	out.Columns = 4
	var panels []*chart.Bands
	xMax, yMax := 1.0, 0.0
	for i, c := range shown {
		p := &chart.Bands{Total: len(g.rows), XLabel: "operating round", Unit: g.meta.Currency, Colour: chart.Palette(i)}
		p.Head = chart.Head{Title: c.symbol, Note: "floats in " + percent0(len(c.floated), len(g.rows))}
		if own, err := chart.ParseColour(c.colour.Or("")); err == nil {
			p.Head.Colour, p.Colour = own, chart.Readable(own)
		}
		p.Empty = "too few games"
		if len(c.floated) == 0 {
			p.Empty = "never floats"
		}
		for r, prices := range c.prices {
			p.Counts = append(p.Counts, chart.CountPoint{X: float64(r + 1), N: len(prices)})
			row := []string{g.Title, g.Variant, strconv.Itoa(g.Players), c.symbol, strconv.Itoa(r + 1), strconv.Itoa(len(prices))}
			if len(prices) < opts.MinGames {
				out.rows = append(out.rows, append(row, "", "", "", "", ""))
				continue
			}
			q := func(share float64) float64 { return stats.Quantile(prices, share) }
			b := chart.BandPoint{X: float64(r + 1), P5: q(0.05), P25: q(0.25), Median: q(0.5), P75: q(0.75), P95: q(0.95)}
			p.Points = append(p.Points, b)
			xMax, yMax = max(xMax, b.X), max(yMax, b.P95)
			out.rows = append(out.rows, append(row, figures(b.P5, b.P25, b.Median, b.P75, b.P95)...))
		}
		panels = append(panels, p)
	}
	for _, p := range panels {
		p.XMax, p.YMax = xMax, math.Ceil(yMax*1.04)
		p.Counts = slices.DeleteFunc(p.Counts, func(c chart.CountPoint) bool { return c.X > xMax })
		out.Panels = append(out.Panels, p)
	}
	return out, nil
}

// pick restricts companies to the symbols wanted, in that order.
func pick(all []*company, symbols []string) ([]*company, error) {
	if len(symbols) == 0 {
		return all, nil
	}
	var out []*company
	for _, s := range symbols {
		i := slices.IndexFunc(all, func(c *company) bool { return c.symbol == s })
		if i < 0 {
			var known []string
			for _, c := range all {
				known = append(known, c.symbol)
			}
			return nil, fmt.Errorf("no company %q in the data; it has %s", s, strings.Join(known, ", "))
		}
		out = append(out, all[i])
	}
	return out, nil
}

func inCurrency(m dataset.Meta) string {
	if m.Currency == "" {
		return ""
	}
	return " in " + m.Currency
}

func percent0(k, n int) string { return fmt.Sprintf("%.0f %%", 100*float64(k)/float64(max(n, 1))) }

// figures writes numbers for a CSV file; what is not a number is left empty.
func figures(values ...float64) []string {
	out := make([]string, len(values))
	for i, v := range values {
		if !math.IsNaN(v) && !math.IsInf(v, 0) {
			out[i] = strconv.FormatFloat(v, 'g', 6, 64)
		}
	}
	return out
}
