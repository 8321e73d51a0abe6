package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Bars is a panel of shares: a bar each, from zero, with the interval as a whisker and the figures
// in words to the right.
type Bars struct {
	Head
	Rows   []Bar // from the top
	XLabel string
}

// Bar is a share with its interval.
type Bar struct {
	Label  string
	Share  stats.Interval
	Colour color.NRGBA
	Text   string
}

func (b *Bars) height(t theme) vg.Length { return t.px(46 * float64(max(len(b.Rows), 2))) }

func (b *Bars) right(t theme) vg.Length {
	widest := vg.Length(0)
	for _, r := range b.Rows {
		widest = max(widest, t.label().Width(r.Text))
	}
	return widest + t.px(14)
}

func (b *Bars) build(t theme, width vg.Length, _ place) *plot.Plot {
	if len(b.Rows) == 0 {
		return nil
	}
	labels, most := make([]string, len(b.Rows)), 0.0
	for i, r := range b.Rows {
		labels[i] = r.Label
		most = max(most, r.Share.High)
	}
	n := len(b.Rows)
	x := axis{max: min(most*1.02, 1), label: b.XLabel}
	x.ticks = ticks(0, x.max, max(int((width-b.right(t))/t.px(110)), 2), func(v float64) string { return number(float64(int(v*1000+0.5))/10) + " %" })
	p := t.newPlot(x, axis{min: -0.5, max: float64(n) - 0.5})
	t.nameRows(p, labels)
	for i, r := range b.Rows {
		y := rowAt(i, n)
		p.Add(area{r.Colour, []point{{0, y - 0.3}, {r.Share.Value, y - 0.3}, {r.Share.Value, y + 0.3}, {0, y + 0.3}}})
		p.Add(whisker(t, r.Share, y)...)
		p.Add(words{middleLeft(t.label()), point{x.max, y}, t.px(10), t.px(2), r.Text})
	}
	p.Add(path{t.line(1.5, Grey), []point{{0, -0.5}, {0, float64(n) - 0.5}}})
	return p
}

// whisker is an interval with ends.
func whisker(t theme, v stats.Interval, y float64) []plot.Plotter {
	const end = 0.12
	s := t.line(2, Ink)
	return []plot.Plotter{
		path{s, []point{{v.Low, y}, {v.High, y}}},
		path{s, []point{{v.Low, y - end}, {v.Low, y + end}}},
		path{s, []point{{v.High, y - end}, {v.High, y + end}}},
	}
}

// Curves is a panel of shares that grow over rounds.
type Curves struct {
	Head
	Lines  []Curve
	XMax   float64
	XLabel string
}

// Curve is a step curve from zero.
type Curve struct {
	Colour color.NRGBA
	Steps  []stats.Step
}

func (c *Curves) height(t theme) vg.Length { return t.px(330) }

func (c *Curves) build(t theme, width vg.Length, where place) *plot.Plot {
	if len(c.Lines) == 0 {
		return nil
	}
	x := roundAxis(t, c.XMax, width)
	if where.bottom {
		x.label = c.XLabel
	}
	p := t.newPlot(x, axis{max: 1, ticks: ticks(0, 1, 5, func(v float64) string { return number(float64(int(v*100+0.5))) + " %" })})
	p.Add(path{t.line(1, Grey), []point{{x.min, 0}, {x.max, 0}}})
	for _, l := range c.Lines {
		line, last := path{style: t.line(3, l.Colour)}, 0.0
		for _, s := range l.Steps {
			line.points = append(line.points, point{float64(s.Time), last}, point{float64(s.Time), s.Value})
			last = s.Value
		}
		if last > 0 {
			line.points = append(line.points, point{x.max, last})
		}
		p.Add(line)
	}
	return p
}

// roundAxis counts rounds.
func roundAxis(t theme, last float64, width vg.Length) axis {
	return axis{min: 0.5, max: last + 0.5, ticks: countTicks(last, int(width/t.px(45)))}
}

// Ranges is a panel of distributions, one row each: a thin line for the middle nine tenths, a
// thick one for the middle half, a dot for the median, and words above.
type Ranges struct {
	Head
	Rows   []Range // from the top
	XMax   float64
	XLabel string
}

// Range is a distribution over rounds; without Known only its words are shown.
type Range struct {
	Label                     string
	Text                      string
	Colour                    color.NRGBA
	Known                     bool
	P5, P25, Median, P75, P95 float64
}

func (r *Ranges) height(t theme) vg.Length { return t.px(58 * float64(max(len(r.Rows), 2))) }

func (r *Ranges) build(t theme, width vg.Length, where place) *plot.Plot {
	if len(r.Rows) == 0 {
		return nil
	}
	x := roundAxis(t, r.XMax, width)
	if where.bottom {
		x.label = r.XLabel
	}
	n := len(r.Rows)
	p := t.newPlot(x, axis{min: -0.5, max: float64(n) - 0.5})
	labels := make([]string, n)
	for i, row := range r.Rows {
		labels[i] = row.Label
	}
	t.nameRows(p, labels)
	note := t.note()
	note.YAlign = text.YBottom
	for i, row := range r.Rows {
		y := rowAt(i, n) - 0.15
		p.Add(words{note, point{x.min, y}, t.px(4), t.px(9), row.Text})
		if !row.Known {
			continue
		}
		p.Add(path{t.line(2.5, row.Colour), []point{{row.P5, y}, {row.P95, y}}})
		p.Add(path{t.line(9, tint(row.Colour, 0.3)), []point{{row.P25, y}, {row.P75, y}}})
		p.Add(dot{point{row.Median, y}, row.Colour, t.px(6)})
	}
	return p
}
