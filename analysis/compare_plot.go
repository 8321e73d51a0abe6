package analysis

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"os"
	"strings"
	"unicode"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
)

// Plot draws every comparison as intervals of its differences and returns the names of the files
// written: <dir>/compare-<other>-with-<base>.<format>, and .csv with Options.Data. Of the options
// Charts, Companies and MinGames have no effect.
func (c *Comparisons) Plot(opts Options) ([]string, error) {
	opts.Charts = nil
	if err := opts.resolve(); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(opts.Dir, 0o755); err != nil {
		return nil, err
	}
	var files []string
	for i, one := range c.List {
		p := one.figure()
		p.Caption = cmp.Or(opts.Caption, one.caption())
		name := fmt.Sprintf("compare-%s-with-%s", fileWord(one.Other.Name), fileWord(one.Base.Name))
		if len(c.List) > 1 { // sides of one name can meet more than once
			name += fmt.Sprintf("-%d", i+1)
		}
		written, err := p.save(opts, name)
		files = append(files, written...)
		if err != nil {
			return files, err
		}
	}
	return files, nil
}

// fileWord makes a part of a file name of a name.
func fileWord(name string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' {
			return r
		}
		return '-'
	}, name), "-")
}

// verdictColours are those of the rows.
var verdictColours = []struct {
	Verdict
	colour color.NRGBA
}{{Higher, chart.Palette(1)}, {Lower, chart.Palette(0)}, {Equal, chart.Ink}, {Inconclusive, chart.Cloud}}

// figure draws the differences: shares in points, other metrics in standard deviations, since they have
// units of their own. Rows without any difference are left out.
func (c *Comparison) figure() *plotted {
	p := &plotted{group: c.Base.Group, columns: []string{"title", "variant", "players",
		"metric", "family", "base", "other", "difference", "low", "high", "standard_deviation", "p", "p_holm", "verdict"}}
	p.Title = fmt.Sprintf("%s against %s", c.Other.Name, c.Base.Name)
	p.Subtitle = "Difference of each figure with its 95 % interval; to the right it is higher with " + c.Other.Name +
		". Colours after correction for the number of figures (Holm). Figures that do not differ at all are left out."
	for _, v := range verdictColours {
		p.Legend = append(p.Legend, chart.Key{Label: string(v.Verdict), Colour: v.colour})
	}
	var shares, others []chart.Row
	for i := range c.Rows {
		d := &c.Rows[i]
		sd := float64(d.Equal) / equalDeviations
		p.add(d.Name, d.Family, float64(d.Base), float64(d.Other), d.Diff.Value, d.Diff.Low, d.Diff.High, sd, float64(d.P), float64(d.Holm), d.Verdict)
		row := chart.Row{Label: d.Label, Value: d.Diff, Text: d.change()}
		for _, v := range verdictColours {
			if v.Verdict == d.Verdict {
				row.Colour = v.colour
			}
		}
		switch {
		case d.Diff.Low == d.Diff.High || !known(d.Diff.Low) || !known(d.Diff.High):
		case d.Kind == Share:
			shares = append(shares, row)
		case sd > 0:
			row.Value = stats.Interval{Value: d.Diff.Value / sd, Low: d.Diff.Low / sd, High: d.Diff.High / sd}
			others = append(others, row)
		}
	}
	p.Panels = []chart.Panel{
		differences("Means and medians", chart.Axis{Label: "difference in standard deviations"}, others),
		differences("Shares", chart.Axis{Label: "difference in points", Percent: true}, shares),
	}
	return p
}

// change writes the difference with its unit.
func (d *Difference) change() string {
	text := d.signed(d.Diff.Value)
	switch {
	case d.Kind == Share:
		return text + " points"
	case d.Unit == percentUnit:
		return text + " " + d.Unit
	}
	digits := strings.TrimLeft(text, "+−")
	return strings.TrimSuffix(text, digits) + d.Unit + digits
}

// differences is a panel with zero in the middle.
func differences(title string, x chart.Axis, rows []chart.Row) chart.Panel {
	for _, r := range rows {
		x.Max = max(x.Max, math.Abs(r.Value.Low)*1.05, math.Abs(r.Value.High)*1.05)
	}
	x.Min = -x.Max
	return chart.NewDots(chart.Head{Title: title, Empty: "no figure of this kind differs"}, x, 0, rows)
}

// caption says what is compared.
func (c *Comparison) caption() string {
	text := fmt.Sprintf("%s: %s. %s: %s.", c.Base.Name, c.Base, c.Other.Name, c.Other)
	if c.Paired {
		text += fmt.Sprintf(" Paired by seed, %s.", count(c.Pairs, "pair"))
	} else {
		text += " Not paired."
	}
	return text + " " + c.Base.games.origin()
}
