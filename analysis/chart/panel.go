package chart

import (
	"cmp"
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Panel is one of the plots of a figure.
type Panel interface {
	head() Head
	// build returns the plot, or nil if there is nothing to show. width is about what the panel will have.
	build(t theme, width vg.Length, where place) *plot.Plot
	height(t theme) vg.Length // of the data area
	right(t theme) vg.Length  // room for text to the right of the data area
}

const noData = "no data"

// place says where on the grid of the figure a panel stands; inner panels leave out the labels of
// the axes that they share with their neighbours.
type place struct{ left, bottom bool }

// Head is the line above a panel.
type Head struct {
	Title  string
	Note   string      // in grey after the title
	Colour color.Color // of the square before the title; nil for none
	Empty  string      // what stands in a panel without data, in place of noData
}

func (h Head) head() Head { return h }

// right is the room that most panels need.
func (h Head) right(t theme) vg.Length { return t.px(10) }

// Bands is a panel of a quantity over rounds: the median, the middle half and the middle nine tenths,
// and below them a strip that shows how many games are still there.
type Bands struct {
	Head
	Colour color.NRGBA
	Points []BandPoint // in order of X
	Counts []CountPoint
	Total  int     // that fills the strip
	XMax   float64 // common to the panels of a figure
	YMax   float64 // likewise; without it no panel has anything to show
	XLabel string
	Unit   string // before the numbers of the Y axis
}

// BandPoint are the quantiles at X.
type BandPoint struct{ X, P5, P25, Median, P75, P95 float64 }

// CountPoint is the number of games at X.
type CountPoint struct {
	X float64
	N int
}

func (b *Bands) height(t theme) vg.Length { return t.px(210) }

func (b *Bands) build(t theme, width vg.Length, where place) *plot.Plot {
	if b.YMax <= 0 {
		return nil
	}
	const strip = 0.2 // of the height above zero
	y := axis{min: -strip * b.YMax, max: b.YMax, ticks: ticks(0, b.YMax, 5, func(v float64) string { return b.Unit + number(v) })}
	x := axis{min: 0.5, max: b.XMax + 0.5, ticks: countTicks(b.XMax, int(width/t.px(45)))}
	if where.bottom {
		x.label = b.XLabel
	} else {
		x.ticks = unlabelled(x.ticks)
	}
	if !where.left {
		y.ticks = unlabelled(y.ticks)
	}
	p := t.newPlot(x, y)
	p.Add(b.strip(-0.85*strip*b.YMax, -0.2*strip*b.YMax))
	p.Add(path{t.line(1, Grey), []point{{x.min, 0}, {x.max, 0}}})
	if len(b.Points) == 0 {
		note := t.note()
		note.XAlign = text.XCenter
		p.Add(words{note, point{(x.min + x.max) / 2, b.YMax / 2}, 0, 0, cmp.Or(b.Empty, noData)})
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

// strip is the area whose thickness is the number of games left.
func (b *Bands) strip(bottom, top float64) area {
	var xs, low, high []float64
	for _, c := range b.Counts {
		h := bottom + (top-bottom)*float64(c.N)/float64(max(b.Total, 1))
		xs = append(xs, c.X-0.5, c.X+0.5)
		low = append(low, bottom, bottom)
		high = append(high, h, h)
	}
	return area{Cloud, between(xs, low, high)}
}

// unlabelled keeps the grid lines of ticks and drops their text.
func unlabelled(ts []plot.Tick) []plot.Tick {
	out := make([]plot.Tick, len(ts))
	for i, t := range ts {
		out[i] = plot.Tick{Value: t.Value}
	}
	return out
}

func middleLeft(s text.Style) text.Style {
	s.XAlign, s.YAlign = text.XLeft, text.YCenter
	return s
}
