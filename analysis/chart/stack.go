package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
)

// Stack is a panel of columns over rounds, each cut into parts, and below them the strip of the games
// that remain.
type Stack struct {
	Head
	Remaining
	X, Y    Axis
	Columns []StackColumn
	Colours []color.NRGBA // of the parts, from the bottom
}

// StackColumn is a column at X.
type StackColumn struct {
	X     float64
	Parts []float64 // from the bottom
}

func (s *Stack) height(t theme, _ vg.Length) vg.Length { return t.px(240) }

func (s *Stack) build(t theme, width vg.Length, where place) *plot.Plot {
	if len(s.Columns) == 0 || s.X.empty() || s.Y.empty() {
		return nil
	}
	x := s.X.across(t, width, where)
	p := t.newPlot(x, s.under(s.Y.up(place{left: true})))
	p.Add(s.strip(s.Y.Min, s.Y.Max))
	for _, c := range s.Columns {
		foot := 0.0
		for i, v := range c.Parts {
			p.Add(box(s.Colours[i], c.X-0.42, c.X+0.42, foot, foot+v))
			foot += v
		}
	}
	p.Add(path{t.line(1, Grey), []point{{x.min, 0}, {x.max, 0}}})
	return p
}

// StackRows is a panel of rows, each cut into parts, with words to the right.
type StackRows struct {
	estimates
	parts   [][]float64
	colours []color.NRGBA
}

// StackRow is a row cut into parts, from the left.
type StackRow struct {
	Label, Text string
	Parts       []float64
}

// NewStackRows returns the panel for rows from the top; colours are those of the parts.
func NewStackRows(h Head, x Axis, colours []color.NRGBA, rows []StackRow) *StackRows {
	s := &StackRows{estimates: estimates{Head: h, X: x}, colours: colours}
	for _, r := range rows {
		s.Rows = append(s.Rows, Row{Label: r.Label, Text: r.Text})
		s.parts = append(s.parts, r.Parts)
	}
	return s
}

func (s *StackRows) height(t theme, _ vg.Length) vg.Length {
	return t.px(46 * float64(max(len(s.Rows), 2)))
}

func (s *StackRows) build(t theme, width vg.Length, _ place) *plot.Plot {
	if s.X.empty() {
		return nil
	}
	p := s.plot(t, width)
	if p == nil {
		return nil
	}
	n := len(s.Rows)
	for i, parts := range s.parts {
		y, left := rowAt(i, n), 0.0
		for k, v := range parts {
			p.Add(box(s.colours[k], left, left+v, y-0.32, y+0.32))
			left += v
		}
	}
	p.Add(path{t.line(1.5, Grey), []point{{0, -0.5}, {0, float64(n) - 0.5}}})
	return p
}
