package chart

import (
	"image/color"
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

// dashes is the style of a line to compare with: a fair share, no difference.
func (t theme) dashes() draw.LineStyle {
	s := t.line(2, Grey)
	s.Dashes = []vg.Length{t.px(6), t.px(5)}
	return s
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

// nameRows puts names beside the rows of a plot of a width; the first row is the highest.
func (t theme) nameRows(p *plot.Plot, width vg.Length, names []string) {
	s := t.label()
	marks := make(plot.ConstantTicks, len(names))
	for i, name := range names {
		marks[i] = plot.Tick{Value: rowAt(i, len(names)), Label: shorten(name, s, width*0.36)}
	}
	p.Y.Tick.Marker = marks
	p.Y.Tick.LineStyle.Color = color.White // a gap without a mark
	p.Y.Tick.Label.Color = Ink
	p.Y.Tick.Label.Font.Size = s.Font.Size
}

// rowAt is the place of row i of n.
func rowAt(i, n int) float64 { return float64(n - 1 - i) }

// wrap breaks text into lines that fit the width, never before a percent sign.
func wrap(s string, style text.Style, width vg.Length) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Split(strings.ReplaceAll(para, " %", "\u00a0%"), " ") {
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

// shorten cuts text that is too wide.
func shorten(s string, style text.Style, width vg.Length) string {
	if style.Width(s) <= width {
		return s
	}
	runes := []rune(s)
	for len(runes) > 1 && style.Width(string(runes)+"…") > width {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimRight(string(runes), " ,(") + "…"
}

// lineHeight is the distance of lines of a text.
func lineHeight(s text.Style) vg.Length { return s.Font.Size * 1.3 }
