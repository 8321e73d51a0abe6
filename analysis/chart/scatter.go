package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// Scatter is a panel of points against the line on which both coordinates are equal. Many points on one
// place make it darker; few are large and opaque.
type Scatter struct {
	Head
	X, Y   Axis
	Points []ScatterPoint
}

// ScatterPoint is one of the points.
type ScatterPoint struct {
	X, Y   float64
	Colour color.NRGBA
}

func (s *Scatter) height(t theme, width vg.Length) vg.Length { return min(width, t.px(420)) }

func (s *Scatter) build(t theme, width vg.Length, _ place) *plot.Plot {
	if len(s.Points) == 0 || s.X.empty() || s.Y.empty() {
		return nil
	}
	p := t.newPlot(s.X.across(t, width, place{bottom: true}), s.Y.up(place{left: true}))
	low, high := max(s.X.Min, s.Y.Min), min(s.X.Max, s.Y.Max)
	p.Add(path{t.dashes(), []point{{low, low}, {high, high}}})
	few := len(s.Points) < 60
	for _, q := range s.Points {
		k := speck{point{q.X, q.Y}, q.Colour, t.px(3.5)}
		if k.colour.A = 0x60; few {
			k.colour.A, k.radius = 0xff, t.px(6)
		}
		p.Add(k)
	}
	return p
}

// speck is a small circle.
type speck struct {
	at     point
	colour color.NRGBA
	radius vg.Length
}

func (s speck) Plot(c draw.Canvas, p *plot.Plot) {
	c.DrawGlyph(draw.GlyphStyle{Color: s.colour, Radius: s.radius, Shape: draw.CircleGlyph{}}, onCanvas([]point{s.at}, c, p)[0])
}
