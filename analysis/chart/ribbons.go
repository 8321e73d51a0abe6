package chart

import (
	"image/color"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Ribbons is a panel of flows from those on the left to those on the right, as wide as their
// amounts, each with its words in the middle (a Sankey diagram).
type Ribbons struct {
	Head
	Flows []Ribbon // from the top
	Unit  string   // before the amounts
}

// Ribbon is one flow.
type Ribbon struct {
	From, To string
	Label    string
	Amount   float64
	Colour   color.NRGBA
}

// The measures of ribbons, in pixels at article width.
const (
	ribbonsTotal = 330 // thickness of all flows together
	ribbonLine   = 25  // room of the words of a flow
	nodeGap      = 34
	nodeWidth    = 0.022 // of the panel
)

// node is one of those at the sides.
type node struct {
	name        string
	amount      float64
	top, height float64
}

// ribbonLayout is the place of everything, in pixels from the top.
type ribbonLayout struct {
	left, right []node
	middle      []float64 // centres of the flows
	scale       float64   // pixels for a unit of money
	height      float64
}

func (r *Ribbons) layout() ribbonLayout {
	var l ribbonLayout
	total := 0.0
	for _, f := range r.Flows {
		total += f.Amount
	}
	if total <= 0 {
		return l
	}
	l.scale = ribbonsTotal / total
	middle := 0.0
	for _, f := range r.Flows {
		room := max(f.Amount*l.scale+4, ribbonLine)
		l.middle = append(l.middle, middle+room/2)
		middle += room
	}
	l.left = r.nodes(func(f Ribbon) string { return f.From })
	l.right = r.nodes(func(f Ribbon) string { return f.To })
	l.height = middle
	for _, side := range [][]node{l.left, l.right} {
		l.height = max(l.height, ribbonsTotal+nodeGap*float64(len(side)))
	}
	for i := range l.middle {
		l.middle[i] += (l.height - middle) / 2
	}
	for _, side := range [][]node{l.left, l.right} {
		gap := (l.height - ribbonsTotal) / float64(len(side)) // spread over the height
		y := gap / 2
		for i := range side {
			side[i].top, side[i].height = y, side[i].amount*l.scale
			y += side[i].height + gap
		}
	}
	return l
}

// nodes lists one side in the order in which the flows name it.
func (r *Ribbons) nodes(name func(Ribbon) string) []node {
	var out []node
	for _, f := range r.Flows {
		find(&out, name(f)).amount += f.Amount
	}
	return out
}

// find returns the node of a name, appended if it is new.
func find(nodes *[]node, name string) *node {
	for i := range *nodes {
		if n := &(*nodes)[i]; n.name == name {
			return n
		}
	}
	*nodes = append(*nodes, node{name: name})
	return &(*nodes)[len(*nodes)-1]
}

func (r *Ribbons) height(t theme, _ vg.Length) vg.Length { return t.px(max(r.layout().height, 80)) }

func (r *Ribbons) right(t theme) vg.Length {
	widest := vg.Length(0)
	for _, f := range r.Flows {
		widest = max(widest, t.label().Width(f.To))
	}
	return widest + t.px(16)
}

func (r *Ribbons) build(t theme, width vg.Length, _ place) *plot.Plot {
	l := r.layout()
	if l.height == 0 {
		return nil
	}
	down := func(y float64) float64 { return l.height - y }
	p := t.newPlot(axis{max: 1}, axis{max: l.height})
	var names plot.ConstantTicks
	room := width - r.right(t) // of the data area, about
	for _, n := range l.left {
		room = min(room, width-r.right(t)-t.tick().Width(n.name)-t.px(14))
		names = append(names, plot.Tick{Value: down(n.top + n.height/2), Label: n.name})
	}
	p.Y.Tick.Marker, p.Y.Tick.Length = names, t.px(2)
	p.Y.Tick.LineStyle.Color, p.Y.Tick.Label.Color = color.White, Ink
	// From here on the tops of these copies mark how far a node is used up.
	left, right := slices.Clone(l.left), slices.Clone(l.right)
	for i, f := range r.Flows {
		thick := max(f.Amount*l.scale, 1) // a thinner one would not be seen
		a, b := find(&left, f.From), find(&right, f.To)
		m := l.middle[i] - thick/2
		line := append(bend(nodeWidth, a.top, 0.3, m), bend(0.7, m, 1-nodeWidth, b.top)...)
		var xs, low, high []float64
		for _, q := range line {
			xs, low, high = append(xs, q.x), append(low, down(q.y+thick)), append(high, down(q.y))
		}
		p.Add(area{tint(f.Colour, 0.62), between(xs, low, high)})
		a.top += f.Amount * l.scale
		b.top += f.Amount * l.scale
	}
	note := t.label()
	note.XAlign, note.YAlign = text.XCenter, text.YCenter
	for i, f := range r.Flows {
		y, label := down(l.middle[i]), f.Label+"  "+Amount(f.Amount, r.Unit)
		if f.Amount*l.scale < ribbonLine*0.8 { // a thin ribbon would strike its words out
			half := float64((note.Width(label)/2 + t.px(6)) / room)
			p.Add(box(color.White, 0.5-half, 0.5+half, y-ribbonLine*0.45, y+ribbonLine*0.45))
		}
		p.Add(words{note, point{0.5, y}, 0, t.px(1), label})
	}
	for _, n := range l.left {
		p.Add(box(Ink, 0, nodeWidth, down(n.top+n.height), down(n.top)))
	}
	for _, n := range l.right {
		p.Add(box(Ink, 1-nodeWidth, 1, down(n.top+n.height), down(n.top)))
		p.Add(words{middleLeft(t.label()), point{1, down(n.top + n.height/2)}, t.px(8), t.px(1), n.name})
	}
	return p
}

// bend is a smooth line from one place to another, level at both.
func bend(x0, y0, x1, y1 float64) []point {
	const steps = 16
	out := make([]point, 0, steps+1)
	for i := range steps + 1 {
		s := float64(i) / steps
		out = append(out, point{x0 + s*(x1-x0), y0 + s*s*(3-2*s)*(y1-y0)})
	}
	return out
}
