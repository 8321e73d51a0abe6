package chart

import (
	"cmp"
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Bands is a panel of a quantity over rounds: the median, the middle half and the middle nine tenths,
// and below them the strip of the games that remain.
type Bands struct {
	Head
	Remaining
	Colour color.NRGBA
	Points []BandPoint // in order of X
	X, Y   Axis        // common to the panels of a figure; without extent no panel has anything to show
}

// BandPoint are the quantiles at X.
type BandPoint struct{ X, P5, P25, Median, P75, P95 float64 }

func (b *Bands) height(t theme, _ vg.Length) vg.Length { return t.px(210) }

func (b *Bands) build(t theme, width vg.Length, where place) *plot.Plot {
	if b.X.empty() || b.Y.empty() {
		return nil
	}
	x := b.X.across(t, width, where)
	if !where.bottom {
		x.ticks = unlabelled(x.ticks)
	}
	p := t.newPlot(x, b.under(b.Y.up(where)))
	p.Add(b.strip(b.Y.Min, b.Y.Max))
	p.Add(path{t.line(1, Grey), []point{{x.min, b.Y.Min}, {x.max, b.Y.Min}}})
	if len(b.Points) == 0 {
		note := t.note()
		note.XAlign = text.XCenter
		p.Add(words{note, point{(x.min + x.max) / 2, (b.Y.Min + b.Y.Max) / 2}, 0, 0, cmp.Or(b.Empty, noData)})
		return p
	}
	xs := make([]float64, len(b.Points))
	var q [5][]float64
	for i, pt := range b.Points {
		xs[i] = pt.X
		for j, v := range [5]float64{pt.P5, pt.P25, pt.Median, pt.P75, pt.P95} {
			q[j] = append(q[j], v)
		}
	}
	if len(xs) == 1 { // one round has no width: draw it as wide as a half
		xs = []float64{xs[0] - 0.25, xs[0] + 0.25}
		for j := range q {
			q[j] = append(q[j], q[j][0])
		}
	}
	median := path{t.line(3, b.Colour), nil}
	for i, x := range xs {
		median.points = append(median.points, point{x, q[2][i]})
	}
	p.Add(area{tint(b.Colour, 0.8), between(xs, q[0], q[4])}, area{tint(b.Colour, 0.52), between(xs, q[1], q[3])}, median)
	return p
}

// BandLegend explains the marks of Bands.
func BandLegend() []Key {
	tone := color.NRGBA{0x5a, 0x5a, 0x5a, 0xff}
	return []Key{
		{Label: "median", Colour: tone, Line: true},
		{Label: "middle half of the games", Colour: color.NRGBA{0xb0, 0xb0, 0xb0, 0xff}},
		{Label: "middle 90 %", Colour: color.NRGBA{0xde, 0xde, 0xde, 0xff}},
	}
}
