package analysis

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
)

// Format writes the comparisons as text.
func (c *Comparisons) Format(w io.Writer) error {
	var text bytes.Buffer
	for i, one := range c.List {
		if i > 0 {
			fmt.Fprintln(&text)
		}
		one.format(&text)
	}
	return trimmed(w, text.String())
}

// trimmed writes text without blanks at the ends of lines, where empty cells of tables leave them.
func trimmed(w io.Writer, text string) error {
	b := bufio.NewWriter(w)
	for line := range strings.Lines(text) {
		fmt.Fprintln(b, strings.TrimRight(line, " \n"))
	}
	return b.Flush()
}

func (c *Comparison) format(w io.Writer) {
	fmt.Fprintf(w, "%s against %s\n", c.Other.Name, c.Base.Name)
	t := columns(w)
	fmt.Fprintf(t, "%s:\t%s\n%s:\t%s\n", c.Base.Name, c.Base, c.Other.Name, c.Other)
	t.Flush()
	if len(c.Differ) > 1 {
		fmt.Fprintf(w, "They differ in: %s.\n", join(c.Differ))
	}
	if c.Paired {
		fmt.Fprintf(w, "Paired by seed, %s on each side; %d of %d games went the same way.\n", count(c.Pairs, "block"), c.Same, c.Matched)
	}
	fmt.Fprintln(w, "Difference: that of means or shares (in points), or of medians (m), with a 95 % interval. Effect: ratio of shares (×), Cohen's d,")
	fmt.Fprintln(w, "Cliff's δ. p: by permutation, after Holm within each table. ~: noise would explain it. =: practically equal. r: correlation of pairs.")
	for _, text := range c.Warnings {
		fmt.Fprintf(w, "! %s\n", text)
	}
	for _, family := range c.families() {
		var rows []*Difference
		for i := range c.Rows {
			if c.Rows[i].Family == family {
				rows = append(rows, &c.Rows[i])
			}
		}
		header := fmt.Sprintf("%s\t%s\t%s\tdifference\tinterval\t\teffect\tp\tn", family, c.Base.Name, c.Other.Name)
		if c.Paired {
			header += "\tr"
		}
		table(w, header, len(rows), func(i int) string { return rows[i].format() })
	}
	for _, only := range []struct {
		side *Side
		what []string
	}{{c.Base, c.OnlyInBase}, {c.Other, c.OnlyOther}} {
		if len(only.what) > 0 {
			fmt.Fprintf(w, "\nOnly in %s: %s.\n", only.side.Name, strings.Join(only.what, "; "))
		}
	}
}

// families lists the families of the rows, in the order in which they come.
func (c *Comparison) families() []string {
	var out []string
	for i := range c.Rows {
		if f := c.Rows[i].Family; !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

func (d *Difference) format() string {
	label := d.label()
	if d.Kind == Median {
		label += " (m)"
	}
	mark := map[Verdict]string{Higher: "higher", Lower: "lower", Equal: "=", Inconclusive: "~"}[d.Verdict]
	n := fmt.Sprint(d.N[0])
	if d.N[0] != d.N[1] {
		n = fmt.Sprintf("%d, %d", d.N[0], d.N[1])
	}
	text := fmt.Sprintf("%s\t%s\t%s\t%s\t[%s, %s]\t%s\t%s\t%s\t%s", label, d.figure(float64(d.Base)), d.figure(float64(d.Other)),
		d.signed(d.Diff.Value), d.signed(d.Diff.Low), d.signed(d.Diff.High), mark, d.effect(), pValue(float64(d.Holm)), n)
	if d.Pairs != nil {
		text += "\t" + plain(float64(d.Pairs.Correlation), "%.2f")
	}
	return text
}

// figure writes a value of the metric.
func (d *Difference) figure(v float64) string {
	if d.Kind == Share {
		return chart.Percent(v)
	}
	return plain(v, "%s")
}

// signed writes a difference of the metric.
func (d *Difference) signed(v float64) string {
	if d.Kind == Share {
		v *= 100
	}
	text := plain(v, "%s")
	if v > 0 && strings.ContainsAny(text, "123456789") {
		text = "+" + text
	}
	return text
}

// effect writes the size of the effect on its scale.
func (d *Difference) effect() string {
	sign := map[string]string{scaleRatio: "×", scaleD: "d ", scaleDelta: "δ "}[d.Scale]
	if text := plain(float64(d.Effect), "%.2f"); text != "–" {
		return sign + text
	}
	return "–"
}

// pValue writes a probability.
func pValue(p float64) string {
	if p < 0.001 {
		return "<0.001"
	}
	return plain(p, "%.3f")
}

// plain writes a figure; %s stands for a decimal of fitting length, and a dash for what is not known.
func plain(v float64, format string) string {
	if !known(v) {
		return "–"
	}
	size, text := math.Abs(v), ""
	switch {
	case format != "%s":
		text = fmt.Sprintf(format, size)
	case size < 10:
		text = strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.2f", size), "0"), ".")
	default:
		text = decimal(size)
	}
	if v < 0 && strings.ContainsAny(text, "123456789") {
		text = "−" + text
	}
	return text
}
