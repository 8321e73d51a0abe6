package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Curves is a panel of shares that grow over rounds.
type Curves struct {
	Head
	Lines []Curve
	X     Axis
}

// Curve is a step curve from zero.
type Curve struct {
	Colour color.NRGBA
	Steps  []stats.Step
}

func (c *Curves) height(t theme, _ vg.Length) vg.Length { return t.px(330) }

func (c *Curves) build(t theme, width vg.Length, where place) *plot.Plot {
	if len(c.Lines) == 0 || c.X.empty() {
		return nil
	}
	x := c.X.across(t, width, where)
	p := t.newPlot(x, Shares(1, "").up(place{left: true}))
	p.Add(path{t.line(1, Grey), []point{{x.min, 0}, {x.max, 0}}})
	for _, l := range c.Lines {
		line, last := path{style: t.line(3, l.Colour)}, 0.0
		for _, s := range l.Steps {
			line.points = append(line.points, point{float64(s.Time), last}, point{float64(s.Time), s.Value})
			last = s.Value
		}
		if last > 0 {
			line.points = append(line.points, point{x.max, last})
		}
		p.Add(line)
	}
	return p
}
