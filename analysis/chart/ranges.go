package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Ranges is a panel of distributions, one row each: a thin line for the middle nine tenths, a
// thick one for the middle half, a dot for the median, and words above.
type Ranges struct {
	Head
	Rows []Range // from the top
	X    Axis
	Line float64 // dashed in every row; none at 0
}

// Range is a distribution; without Known only its words are shown.
type Range struct {
	Label                     string
	Text                      string
	Colour                    color.NRGBA
	Known                     bool
	P5, P25, Median, P75, P95 float64
}

func (r *Ranges) height(t theme, _ vg.Length) vg.Length {
	return t.px(58 * float64(max(len(r.Rows), 2)))
}

func (r *Ranges) build(t theme, width vg.Length, _ place) *plot.Plot {
	if len(r.Rows) == 0 || r.X.empty() {
		return nil
	}
	x := r.X.across(t, width, place{bottom: true})
	n := len(r.Rows)
	p := t.newPlot(x, axis{min: -0.5, max: float64(n) - 0.5})
	labels := make([]string, n)
	for i, row := range r.Rows {
		labels[i] = row.Label
	}
	t.nameRows(p, width, labels)
	note := t.note()
	note.YAlign = text.YBottom
	for i, row := range r.Rows {
		y := rowAt(i, n) - 0.15
		if r.Line != 0 {
			p.Add(path{t.dashes(), []point{{r.Line, y - 0.35}, {r.Line, y + 0.12}}}) // not through the words
		}
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
