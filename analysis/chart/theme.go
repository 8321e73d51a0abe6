package chart

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	xfont "golang.org/x/image/font"
	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// px is a pixel of the screen for which a figure is made.
const px = vg.Inch / 96

// theme holds the sizes that follow from the width of a figure. Text shrinks more slowly than the
// figure, so that it is read on a telephone too.
type theme struct {
	scale vg.Length // 1 px at article width
}

const (
	// DefaultWidth is the width of a figure in an article, in pixels.
	DefaultWidth = 1200
	minWidth     = 320
	maxWidth     = 4000
)

func newTheme(width int) theme {
	return theme{scale: px * vg.Length(min(max(0.55+0.45*float64(width)/DefaultWidth, 0.7), 2))}
}

func (t theme) px(n float64) vg.Length { return vg.Length(n) * t.scale }

func (t theme) style(size float64, bold bool, c color.Color) text.Style {
	f := font.Font{Typeface: "Liberation", Variant: "Sans"}
	if bold {
		f.Weight = xfont.WeightBold
	}
	return text.Style{
		Color: c, Font: font.From(f, t.px(size)), Handler: plot.DefaultTextHandler,
		XAlign: text.XLeft, YAlign: text.YTop,
	}
}

func (t theme) title() text.Style    { return t.style(27, true, Ink) }
func (t theme) subtitle() text.Style { return t.style(18, false, Grey) }
func (t theme) head() text.Style     { return t.style(19, true, Ink) }
func (t theme) note() text.Style     { return t.style(16, false, Grey) }
func (t theme) tick() text.Style     { return t.style(16, false, Grey) }
func (t theme) label() text.Style    { return t.style(16, false, Ink) }
func (t theme) caption() text.Style  { return t.style(15, false, Grey) }

// line returns the style of a line.
func (t theme) line(width float64, c color.Color) draw.LineStyle {
	return draw.LineStyle{Color: c, Width: t.px(width)}
}

// newPlot returns an empty plot in the theme with its ranges set: nothing that is added widens them.
func (t theme) newPlot(x, y axis) *plot.Plot {
	p := plot.New()
	p.BackgroundColor = nil
	set := func(a *plot.Axis, d axis) {
		a.Min, a.Max = d.min, d.max
		a.Padding = 0
		a.Tick.Marker = plot.ConstantTicks(d.ticks)
		a.Tick.Length, a.Tick.LineStyle = t.px(5), t.line(1, Faint)
		align := a.Tick.Label
		a.Tick.Label = t.tick()
		a.Tick.Label.XAlign, a.Tick.Label.YAlign = align.XAlign, align.YAlign
		a.LineStyle.Width = 0
		a.Label.Text = d.label
		place := a.Label.TextStyle
		a.Label.TextStyle = t.label()
		a.Label.TextStyle.XAlign, a.Label.TextStyle.YAlign = place.XAlign, place.YAlign
		a.Label.Padding = t.px(4)
	}
	set(&p.X, x)
	set(&p.Y, y)
	p.Add(grid{t.line(1, Faint), x.ticks, y.ticks})
	return p
}

// nameRows puts names beside the rows of a plot; the first row is the highest.
func (t theme) nameRows(p *plot.Plot, names []string) {
	marks := make(plot.ConstantTicks, len(names))
	for i, name := range names {
		marks[i] = plot.Tick{Value: rowAt(i, len(names)), Label: name}
	}
	p.Y.Tick.Marker = marks
	p.Y.Tick.LineStyle.Color = color.White // a gap without a mark
	p.Y.Tick.Label.Color = Ink
	p.Y.Tick.Label.Font.Size = t.px(17)
}

// rowAt is the place of row i of n.
func rowAt(i, n int) float64 { return float64(n - 1 - i) }

// axis is a range with its ticks.
type axis struct {
	min, max float64
	ticks    []plot.Tick
	label    string
}

// niceStep is the smallest of 1, 2, 5, 10, 20, 50, … that cuts span into at most n steps.
func niceStep(span float64, n int) float64 {
	raw := span / float64(max(n, 1))
	base := math.Pow(10, math.Floor(math.Log10(raw)))
	for _, m := range []float64{1, 2, 5, 10} {
		if m*base >= raw*(1-1e-9) {
			return m * base
		}
	}
	return 10 * base
}

// ticks marks lo to hi at nice steps, at most n of them, labelled by format.
func ticks(lo, hi float64, n int, format func(float64) string) []plot.Tick {
	step := niceStep(hi-lo, n)
	var out []plot.Tick
	for i := int(math.Ceil(lo/step - 1e-9)); float64(i)*step <= hi+step*1e-9; i++ {
		v := float64(i) * step
		out = append(out, plot.Tick{Value: v, Label: format(v)})
	}
	return out
}

// countTicks marks whole numbers from 1, at most n or so: 1 2 3, 1 3 5, 1 5 10.
func countTicks(hi float64, n int) []plot.Tick {
	step := max(niceStep(hi, n), 1)
	out := []plot.Tick{{Value: 1, Label: "1"}}
	next := step
	if step <= 2 {
		next = 1 + step
	}
	for v := next; v <= hi; v += step {
		out = append(out, plot.Tick{Value: v, Label: number(v)})
	}
	return out
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// Percent writes a share as a percentage: 62.5 %, and <0.1 % for what would round to nothing.
func Percent(share float64) string {
	switch v := 100 * share; {
	case math.IsNaN(v):
		return "–"
	case v > 0 && v < 0.1:
		return "<0.1 %"
	case v == 0 || v == 100:
		return number(v) + " %"
	default:
		return strconv.FormatFloat(v, 'f', 1, 64) + " %"
	}
}

// wrap breaks text into lines that fit the width.
func wrap(s string, style text.Style, width vg.Length) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Fields(para) {
			longer := strings.TrimSpace(line + " " + word)
			if line != "" && style.Width(longer) > width {
				lines = append(lines, line)
				longer = word
			}
			line = longer
		}
		if line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// lineHeight is the distance of lines of a text.
func lineHeight(s text.Style) vg.Length { return s.Font.Size * 1.3 }
