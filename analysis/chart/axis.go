package chart

import (
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
)

// Axis says what an axis of a panel measures.
type Axis struct {
	Label    string
	Min, Max float64
	Unit     string   // before every number: a currency
	Percent  bool     // the values are shares, written in percent
	Whole    bool     // counts: every whole number from Min to Max has a cell of its own
	Names    []string // of the whole numbers, in place of their digits
}

// Rounds is an axis that counts rounds from 1.
func Rounds(last float64, label string) Axis {
	return Axis{Label: label, Min: 1, Max: last, Whole: true}
}

// Shares is an axis of shares from 0 to most.
func Shares(most float64, label string) Axis {
	return Axis{Label: label, Max: min(most, 1), Percent: true}
}

// empty reports whether the axis has no extent.
func (a Axis) empty() bool { return a.Max < a.Min || a.Max == a.Min && !a.Whole }

// format writes a value of the axis.
func (a Axis) format(v float64) string {
	switch {
	case v < 0:
		return "−" + a.format(-v)
	case a.Percent:
		return number(math.Round(v*1e4)/100) + " %"
	}
	return a.Unit + thousands(v)
}

// across is the scale of a horizontal axis in a room; only the lowest panels name it.
func (a Axis) across(t theme, room vg.Length, where place) axis {
	var out axis
	if a.Whole {
		out = axis{min: a.Min - 0.5, max: a.Max + 0.5, ticks: countTicks(a.Min, a.Max, int(room/a.pitch(t)))}
		for i := range out.ticks {
			if k := &out.ticks[i]; a.Names != nil {
				k.Label = a.Names[int(k.Value-a.Min)]
			}
		}
	} else {
		widest := max(t.tick().Width(a.format(a.Max)), t.tick().Width(a.format(a.Min)))
		out = axis{min: a.Min, max: a.Max, ticks: ticks(a.Min, a.Max, max(int(room/(widest+t.px(30))), 2), a.format)}
	}
	if where.bottom {
		out.label = a.Label
	}
	return out
}

// pitch is the room that a whole number needs.
func (a Axis) pitch(t theme) vg.Length {
	if a.Names == nil {
		return t.px(45)
	}
	widest := vg.Length(0)
	for _, name := range a.Names {
		widest = max(widest, t.tick().Width(name))
	}
	return widest + t.px(8)
}

// up is the scale of a vertical axis; only the panels on the left have numbers.
func (a Axis) up(where place) axis {
	out := axis{min: a.Min, max: a.Max, label: a.Label, ticks: ticks(a.Min, a.Max, 5, a.format)}
	if !where.left {
		out.label, out.ticks = "", unlabelled(out.ticks)
	}
	return out
}

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

// ticks marks lo to hi at nice steps, at most n of them if these are two or more, labelled by format.
func ticks(lo, hi float64, n int, format func(float64) string) (out []plot.Tick) {
	for ; len(out) < 2; n++ {
		step := niceStep(hi-lo, n)
		out = out[:0]
		for i := int(math.Ceil(lo/step - 1e-9)); float64(i)*step <= hi+step*1e-9; i++ {
			v := math.Round(float64(i)*step*1e9) / 1e9 // 0.3, where three times 0.1 is a hair more
			out = append(out, plot.Tick{Value: v, Label: format(v)})
		}
	}
	return out
}

// countTicks marks whole numbers, at most n or so: 1 2 3, 1 3 5, 1 5 10, 0 2 4.
func countTicks(lo, hi float64, n int) []plot.Tick {
	step := max(niceStep(hi-lo+1, n), 1)
	out := []plot.Tick{{Value: lo, Label: number(lo)}}
	next := lo + step
	if lo > 0 && step > 2 {
		next = (math.Floor(lo/step) + 1) * step
		if next-lo < step/2 {
			next += step // its label would run into the first one
		}
	}
	for v := next; v <= hi; v += step {
		out = append(out, plot.Tick{Value: v, Label: number(v)})
	}
	return out
}

// unlabelled keeps the grid lines of ticks and drops their text.
func unlabelled(ts []plot.Tick) []plot.Tick {
	out := make([]plot.Tick, len(ts))
	for i, t := range ts {
		out[i] = plot.Tick{Value: t.Value}
	}
	return out
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// thousands writes a number that is not negative with commas: 12,000.
func thousands(v float64) string {
	s := []byte(number(v))
	end := slices.Index(s, '.')
	if end < 0 {
		end = len(s)
	}
	for i := end - 3; i > 0; i -= 3 {
		s = slices.Insert(s, i, ',')
	}
	return string(s)
}

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

// Amount writes a sum of money, or another figure that is not negative, to three digits or so:
// $1,234, 12.3.
func Amount(v float64, unit string) string {
	switch {
	case math.IsNaN(v):
		return "–"
	case v < 0:
		return "−" + Amount(-v, unit)
	case v >= 99.95 || v == math.Trunc(v):
		return unit + thousands(math.Round(v))
	default:
		return unit + number(math.Round(v*10)/10)
	}
}
