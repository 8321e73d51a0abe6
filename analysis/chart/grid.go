package chart

import (
	"image/color"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// Grid is a panel of cells in rows and columns, shaded by their share.
type Grid struct {
	Head
	Cells []Cell
}

// Cell is a cell of a Grid.
type Cell struct {
	Row, Column int // from 1, at the top left
	Share       float64
	Label       string
}

// Shade is the colour of a share when most is the largest. Small shares would all look alike on
// an even scale, which is why the scale is that of square roots.
func Shade(share, most float64) color.NRGBA {
	if share <= 0 || most <= 0 {
		return rgb(0xf4, 0xf4, 0xf4)
	}
	return mix(rgb(0xd6, 0xe6, 0xf4), rgb(0x08, 0x3f, 0x7c), math.Sqrt(min(share/most, 1)))
}

// extent is the number of rows and columns, and the largest share.
func (g *Grid) extent() (rows, columns int, most float64) {
	for _, c := range g.Cells {
		rows, columns, most = max(rows, c.Row), max(columns, c.Column), max(most, c.Share)
	}
	return rows, columns, most
}

func (g *Grid) height(t theme, width vg.Length) vg.Length {
	rows, columns, most := g.extent()
	if most == 0 {
		return t.px(120)
	}
	side := min(width/vg.Length(columns), t.px(64))
	return side * vg.Length(rows) * 0.9
}

func (g *Grid) build(t theme, width vg.Length, _ place) *plot.Plot {
	rows, columns, most := g.extent()
	if most == 0 {
		return nil
	}
	p := t.newPlot(axis{min: 0.5, max: max(float64(columns), float64(width/t.px(64))) + 0.5}, axis{min: -float64(rows) - 0.5, max: -0.5})
	p.Add(&cells{t, g.Cells, most})
	return p
}

// cells draws the cells of a grid: with price and share as far as they fit.
type cells struct {
	theme
	cells []Cell
	most  float64
}

func (k *cells) Plot(c draw.Canvas, p *plot.Plot) {
	tx, ty := p.Transforms(&c)
	wide, high := tx(1)-tx(0), ty(1)-ty(0)
	label, share := k.fitting(wide, high)
	for _, e := range k.cells {
		x, y := tx(float64(e.Column)), ty(-float64(e.Row))
		rect := vg.Rectangle{
			Min: vg.Point{X: x - wide/2, Y: y - high/2}, Max: vg.Point{X: x + wide/2, Y: y + high/2},
		}
		shade := Shade(e.Share, k.most)
		c.SetColor(shade)
		c.Fill(rect.Path())
		c.SetLineStyle(k.line(1, color.White))
		c.Stroke(rect.Path())
		ink := color.Color(Ink)
		if contrast(shade) > 4 {
			ink = color.White
		}
		label.Color, share.Color = ink, ink
		at := vg.Point{X: x, Y: y}
		if share.Font.Size > 0 && e.Share > 0 {
			at.Y += high * 0.2
			c.FillText(share, vg.Point{X: x, Y: y - high*0.18}, Percent(e.Share))
		}
		if label.Font.Size > 0 {
			c.FillText(label, at, e.Label)
		}
	}
}

// fitting returns the styles of the label and of the share, with a size of zero for what
// would not be legible.
func (k *cells) fitting(wide, high vg.Length) (label, share text.Style) {
	widest := func(s text.Style, of func(Cell) string) (w vg.Length) {
		for _, e := range k.cells {
			w = max(w, s.Width(of(e)))
		}
		return w
	}
	const smallest = 9
	fit := func(s text.Style, of func(Cell) string, room vg.Length) text.Style {
		s.XAlign, s.YAlign = text.XCenter, text.YCenter
		if w := widest(s, of); w > room {
			s.Font.Size *= room / w
		}
		if s.Font.Size < smallest*px {
			s.Font.Size = 0
		}
		return s
	}
	label = fit(k.note(), func(e Cell) string { return e.Label }, wide*0.9)
	share = fit(k.style(16, true, Ink), func(e Cell) string { return "99.9 %" }, wide*0.9)
	if share.Font.Size+label.Font.Size > high*0.8 {
		share.Font.Size = 0
	}
	return label, share
}
