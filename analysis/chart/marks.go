package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// The marks of this file are plotters: they draw in the coordinates of a plot and never widen its ranges.

// grid draws faint lines at the ticks.
type grid struct {
	style draw.LineStyle
	x, y  []plot.Tick
}

func (g grid) Plot(c draw.Canvas, p *plot.Plot) {
	tx, ty := p.Transforms(&c)
	for _, t := range g.x {
		c.StrokeLine2(g.style, tx(t.Value), c.Min.Y, tx(t.Value), c.Max.Y)
	}
	for _, t := range g.y {
		c.StrokeLine2(g.style, c.Min.X, ty(t.Value), c.Max.X, ty(t.Value))
	}
}

// point is a place in the coordinates of a plot.
type point struct{ x, y float64 }

// area fills a polygon.
type area struct {
	colour color.Color
	points []point
}

func (a area) Plot(c draw.Canvas, p *plot.Plot) {
	c.FillPolygon(a.colour, c.ClipPolygonXY(onCanvas(a.points, c, p)))
}

// between is the polygon between two lines over the same places.
func between(xs, low, high []float64) []point {
	out := make([]point, 0, 2*len(xs))
	for i, x := range xs {
		out = append(out, point{x, low[i]})
	}
	for i := len(xs) - 1; i >= 0; i-- {
		out = append(out, point{xs[i], high[i]})
	}
	return out
}

// path strokes a line.
type path struct {
	style  draw.LineStyle
	points []point
}

func (l path) Plot(c draw.Canvas, p *plot.Plot) {
	c.StrokeLines(l.style, c.ClipLinesXY(onCanvas(l.points, c, p))...)
}

func onCanvas(points []point, c draw.Canvas, p *plot.Plot) []vg.Point {
	tx, ty := p.Transforms(&c)
	out := make([]vg.Point, len(points))
	for i, q := range points {
		out[i] = vg.Point{X: tx(q.x), Y: ty(q.y)}
	}
	return out
}

// dot is a filled circle with a white rim.
type dot struct {
	at     point
	colour color.Color
	radius vg.Length
}

func (d dot) Plot(c draw.Canvas, p *plot.Plot) {
	at := onCanvas([]point{d.at}, c, p)[0]
	c.DrawGlyphNoClip(draw.GlyphStyle{Color: color.White, Radius: d.radius * 1.4, Shape: draw.CircleGlyph{}}, at)
	c.DrawGlyphNoClip(draw.GlyphStyle{Color: d.colour, Radius: d.radius, Shape: draw.CircleGlyph{}}, at)
}

// words is text at a place, moved by dx and dy; it may stand outside the ranges.
type words struct {
	style  text.Style
	at     point
	dx, dy vg.Length
	text   string
}

func (w words) Plot(c draw.Canvas, p *plot.Plot) {
	at := onCanvas([]point{w.at}, c, p)[0]
	c.FillText(w.style, vg.Point{X: at.X + w.dx, Y: at.Y + w.dy}, w.text)
}
