package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// Figure is a page with panels.
type Figure struct {
	Title    string
	Subtitle string // how to read it
	Caption  string // where the figures come from
	Legend   []Key
	Panels   []Panel // row by row
	Columns  int     // at most; fewer where the width asks for it
	Empty    string  // why there are no panels
}

// layout is a figure measured for a width.
type layout struct {
	Figure
	theme
	width, height, margin    vg.Length
	title, subtitle, caption []string
	legend                   [][]Key // by line
	columns, rows            int
	plots                    []*plot.Plot
	cells                    []cell
}

// cell is the room of a panel: of its data area and of the axes around that.
type cell struct {
	data                     vg.Rectangle
	left, right, bottom, top vg.Length // margins of the panel's own plot
}

// measure lays the figure out; the height follows from the width.
func (f Figure) measure(width int) *layout {
	l := &layout{Figure: f, theme: newTheme(width), width: px * vg.Length(width)}
	l.margin = l.px(26)
	inner := l.width - 2*l.margin
	l.title = wrap(f.Title, l.theme.title(), inner)
	l.subtitle = wrap(f.Subtitle, l.theme.subtitle(), inner)
	l.caption = wrap(f.Caption, l.theme.caption(), inner)
	l.legend = l.wrapKeys(f.Legend, inner)
	l.height = l.margin + l.headerHeight()
	l.grid(inner)
	l.height += l.px(16) + vg.Length(len(l.caption))*lineHeight(l.theme.caption()) + l.margin
	for i := range l.cells { // measured downwards from the top; canvases count upwards
		d := &l.cells[i].data
		d.Min.Y, d.Max.Y = l.height-d.Max.Y, l.height-d.Min.Y
	}
	return l
}

func (l *layout) headerHeight() vg.Length {
	h := vg.Length(len(l.title))*lineHeight(l.theme.title()) + vg.Length(len(l.subtitle))*lineHeight(l.theme.subtitle())
	if len(l.legend) > 0 {
		h += l.px(10) + l.keysHeight(l.legend)
	}
	return h + l.px(14)
}

// grid gives every panel its cell, from l.height downwards. The data areas of a column are equally
// wide and begin at the same place; those of a row are equally high.
func (l *layout) grid(inner vg.Length) {
	n := len(l.Panels)
	if n == 0 {
		l.height += l.px(120)
		return
	}
	gap := l.px(18)
	l.columns = min(max(l.Columns, 1), n, max(int(inner/l.px(250)), 1))
	l.rows = (n + l.columns - 1) / l.columns
	l.plots, l.cells = make([]*plot.Plot, n), make([]cell, n)
	left, right := make([]vg.Length, l.columns), make([]vg.Length, l.columns)
	for i, p := range l.Panels {
		col := i % l.columns
		l.plots[i] = p.build(l.theme, inner/vg.Length(l.columns), place{left: col == 0, bottom: i+l.columns >= n})
		l.cells[i] = l.margins(l.plots[i])
		l.cells[i].right = max(l.cells[i].right, p.right(l.theme))
		left[col] = max(left[col], l.cells[i].left)
		right[col] = max(right[col], l.cells[i].right)
	}
	free := inner - gap*vg.Length(l.columns-1)
	for col := range l.columns {
		free -= left[col] + right[col]
	}
	wide := max(free/vg.Length(l.columns), l.px(40))
	for row := range l.rows {
		first, end := row*l.columns, min((row+1)*l.columns, n)
		high, bottom := vg.Length(0), vg.Length(0)
		for i := first; i < end; i++ {
			high = max(high, l.Panels[i].height(l.theme, wide))
			bottom = max(bottom, l.cells[i].bottom)
		}
		top := l.height + headGap(l.theme, l.Panels[first:end], wide)
		x := l.margin
		for i := first; i < end; i++ {
			col := i % l.columns
			x += left[col]
			l.cells[i].data = vg.Rectangle{Min: vg.Point{X: x, Y: top}, Max: vg.Point{X: x + wide, Y: top + high}}
			x += wide + right[col] + gap
		}
		l.height = top + high + bottom + l.px(12)
	}
}

// headGap is the room above the data areas of a row of panels.
func headGap(t theme, row []Panel, wide vg.Length) (gap vg.Length) {
	for _, p := range row {
		h := p.head()
		if h.Title != "" {
			gap = max(gap, lineHeight(t.head())+t.px(10)+t.keysHeight(t.wrapKeys(h.Legend, wide)))
		}
	}
	return gap
}

// margins measures what the axes of a plot take.
func (l *layout) margins(p *plot.Plot) cell {
	if p == nil {
		return cell{}
	}
	c := draw.Canvas{Rectangle: vg.Rectangle{Max: vg.Point{X: 1000, Y: 1000}}}
	d := p.DataCanvas(c)
	return cell{left: d.Min.X, right: 1000 - d.Max.X, bottom: d.Min.Y, top: 1000 - d.Max.Y}
}

// draw puts the figure on a canvas of its size.
func (l *layout) draw(c draw.Canvas) {
	c.SetColor(color.White)
	c.Fill(c.Rectangle.Path())
	y := l.lines(c, l.theme.title(), l.title, l.height-l.margin)
	y = l.lines(c, l.theme.subtitle(), l.subtitle, y)
	l.drawKeys(c, l.legend, l.margin, y-l.px(10))
	if len(l.Panels) == 0 {
		l.noData(c, vg.Rectangle{Max: vg.Point{X: l.width, Y: l.height}}, l.Empty)
	}
	for i, p := range l.Panels {
		k := l.cells[i]
		l.drawHead(c, p.head(), k.data)
		if l.plots[i] == nil {
			l.noData(c, k.data, p.head().Empty)
			continue
		}
		at := c
		at.Rectangle = vg.Rectangle{
			Min: vg.Point{X: k.data.Min.X - k.left, Y: k.data.Min.Y - k.bottom},
			Max: vg.Point{X: k.data.Max.X + l.margins(l.plots[i]).right, Y: k.data.Max.Y + k.top},
		}
		l.plots[i].Draw(at)
	}
	l.lines(c, l.theme.caption(), l.caption, l.margin+vg.Length(len(l.caption))*lineHeight(l.theme.caption()))
}

// lines writes text downwards from y and returns where it ends.
func (l *layout) lines(c draw.Canvas, s text.Style, lines []string, y vg.Length) vg.Length {
	for _, line := range lines {
		c.FillText(s, vg.Point{X: l.margin, Y: y}, line)
		y -= lineHeight(s)
	}
	return y
}

// drawHead writes the line above a data area, as much of it as fits.
func (l *layout) drawHead(c draw.Canvas, h Head, data vg.Rectangle) {
	s, note := middleLeft(l.theme.head()), middleLeft(l.theme.note())
	keys := l.wrapKeys(h.Legend, data.Max.X-data.Min.X)
	foot := data.Max.Y + l.px(10) + l.keysHeight(keys)
	l.drawKeys(c, keys, data.Min.X, foot-l.px(6))
	x, y := data.Min.X, foot+lineHeight(s)/2
	if h.Colour != nil {
		side := l.px(14)
		box := vg.Rectangle{Min: vg.Point{X: x, Y: y - side/2}, Max: vg.Point{X: x + side, Y: y + side/2}}
		c.SetColor(h.Colour)
		c.Fill(box.Path())
		c.SetLineStyle(l.line(1, Grey))
		c.Stroke(box.Path())
		x += side + l.px(8)
	}
	c.FillText(s, vg.Point{X: x, Y: y}, h.Title)
	x += s.Width(h.Title) + l.px(10)
	if h.Note != "" && x+note.Width(h.Note) <= data.Max.X {
		c.FillText(note, vg.Point{X: x, Y: y}, h.Note)
	}
}

// noData says in the middle of a panel that it has nothing to show, and why.
func (l *layout) noData(c draw.Canvas, r vg.Rectangle, why string) {
	s := l.theme.note()
	s.XAlign, s.YAlign = text.XCenter, text.YCenter
	y := (r.Min.Y + r.Max.Y) / 2
	for _, line := range append([]string{noData}, wrap(why, s, r.Max.X-r.Min.X)...) {
		c.FillText(s, vg.Point{X: (r.Min.X + r.Max.X) / 2, Y: y}, line)
		y -= lineHeight(s)
	}
}
