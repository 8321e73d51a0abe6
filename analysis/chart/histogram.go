package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Histogram is a panel of one distribution: the share of games in each class, with lines
// for the median and the quartiles.
type Histogram struct {
	Head
	X       Axis
	Classes []Class
	Colour  color.NRGBA
	Marks   []Mark
}

// Class is an interval of values with the share of the games that fall into it.
type Class struct{ Low, High, Share float64 }

// Mark is a line across the panel at a value.
type Mark struct {
	X     float64
	Label string // above the classes
}

func (h *Histogram) height(t theme, _ vg.Length) vg.Length { return t.px(240) }

func (h *Histogram) build(t theme, width vg.Length, _ place) *plot.Plot {
	most := 0.0
	for _, c := range h.Classes {
		most = max(most, c.Share)
	}
	if most == 0 || h.X.empty() {
		return nil
	}
	y := Shares(1, "")
	y.Max = most * 1.16 // marks have their words above the highest class
	x := h.X.across(t, width, place{bottom: true})
	p := t.newPlot(x, y.up(place{left: true}))
	for _, c := range h.Classes {
		gap := 0.08 * (c.High - c.Low)
		p.Add(box(h.Colour, c.Low+gap, c.High-gap, 0, c.Share))
	}
	p.Add(path{t.line(1, Grey), []point{{x.min, 0}, {x.max, 0}}})
	for _, m := range h.Marks {
		p.Add(path{t.line(2, Ink), []point{{m.X, 0}, {m.X, most * 1.08}}})
		s := t.note()
		s.XAlign, s.YAlign = text.XCenter, text.YBottom
		dx := vg.Length(0)
		switch at := (m.X - x.min) / (x.max - x.min); { // words stay inside the panel
		case at < 0.2:
			s.XAlign, dx = text.XLeft, t.px(-4)
		case at > 0.8:
			s.XAlign, dx = text.XRight, t.px(4)
		}
		p.Add(words{s, point{m.X, most * 1.08}, dx, t.px(1), m.Label})
	}
	return p
}
