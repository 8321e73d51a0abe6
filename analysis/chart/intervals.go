package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Row is an estimate with its interval.
type Row struct {
	Label  string
	Value  stats.Interval
	Colour color.NRGBA
	Text   string // to the right, in words
}

// estimates are the rows of Bars and Dots, with their words to the right.
type estimates struct {
	Head
	Rows []Row // from the top
	X    Axis
}

func (e *estimates) right(t theme) vg.Length {
	widest := vg.Length(0)
	for _, r := range e.Rows {
		widest = max(widest, t.label().Width(r.Text))
	}
	return widest + t.px(14)
}

// plot is the plot with the names of the rows and their words, nil without rows.
func (e *estimates) plot(t theme, width vg.Length) *plot.Plot {
	n := len(e.Rows)
	if n == 0 {
		return nil
	}
	p := t.newPlot(e.X.across(t, width-e.right(t), place{bottom: true}), axis{min: -0.5, max: float64(n) - 0.5})
	labels := make([]string, n)
	for i, r := range e.Rows {
		labels[i] = r.Label
		p.Add(words{middleLeft(t.label()), point{e.X.Max, rowAt(i, n)}, t.px(10), t.px(2), r.Text})
	}
	t.nameRows(p, width, labels)
	return p
}

// Bars is a panel of shares: a bar each, from zero, with the interval as a whisker and the figures
// in words to the right.
type Bars struct{ estimates }

// NewBars returns the panel for rows from the top.
func NewBars(h Head, label string, rows []Row) *Bars {
	most := 0.0
	for _, r := range rows {
		most = max(most, r.Value.High)
	}
	return &Bars{estimates{h, rows, Shares(most*1.02, label)}}
}

func (b *Bars) height(t theme, _ vg.Length) vg.Length { return t.px(46 * float64(max(len(b.Rows), 2))) }

func (b *Bars) build(t theme, width vg.Length, _ place) *plot.Plot {
	p := b.plot(t, width)
	if p == nil {
		return nil
	}
	n := len(b.Rows)
	for i, r := range b.Rows {
		y := rowAt(i, n)
		p.Add(box(r.Colour, 0, r.Value.Value, y-0.3, y+0.3))
		p.Add(whisker(t, r.Value, y, Ink)...)
	}
	p.Add(path{t.line(1.5, Grey), []point{{0, -0.5}, {0, float64(n) - 0.5}}})
	return p
}

// Dots is a panel of estimates: a dot each with its interval, against a line for what would be
// fair, or for no difference.
type Dots struct {
	estimates
	Line float64
}

// NewDots returns the panel for rows from the top.
func NewDots(h Head, x Axis, line float64, rows []Row) *Dots {
	return &Dots{estimates{h, rows, x}, line}
}

func (d *Dots) height(t theme, _ vg.Length) vg.Length {
	n, row := len(d.Rows), 40.0
	if n > 12 { // a long list is read by the eye's going down, not row by row
		row = 28
	}
	return t.px(row * float64(max(n, 2)))
}

func (d *Dots) build(t theme, width vg.Length, _ place) *plot.Plot {
	p := d.plot(t, width)
	if p == nil {
		return nil
	}
	n := len(d.Rows)
	p.Add(path{t.dashes(), []point{{d.Line, -0.5}, {d.Line, float64(n) - 0.5}}})
	for i, r := range d.Rows {
		p.Add(whisker(t, r.Value, rowAt(i, n), r.Colour)...)
		p.Add(dot{point{r.Value.Value, rowAt(i, n)}, r.Colour, t.px(6)})
	}
	return p
}

// whisker is an interval with ends.
func whisker(t theme, v stats.Interval, y float64, c color.Color) []plot.Plotter {
	const end = 0.12
	s := t.line(2, c)
	return []plot.Plotter{
		path{s, []point{{v.Low, y}, {v.High, y}}},
		path{s, []point{{v.Low, y - end}, {v.Low, y + end}}},
		path{s, []point{{v.High, y - end}, {v.High, y + end}}},
	}
}

// box is a filled rectangle.
func box(c color.Color, left, right, bottom, top float64) area {
	return area{c, []point{{left, bottom}, {right, bottom}, {right, top}, {left, top}}}
}
