package accept

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/trainrush/trainrush/sim/plan"
)

// Write prints the table, the figures with intervals below the others.
func (t *Table) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	spread := func(l Line) bool { return l.As != "" }
	single := !slices.ContainsFunc(t.Lines, spread)
	if single || slices.ContainsFunc(t.Lines, func(l Line) bool { return !spread(l) }) {
		t.writeFigures(tw)
	}
	if err := tw.Flush(); err != nil || single {
		return err
	}
	t.writeSpreads(tw)
	return tw.Flush()
}

func (t *Table) writeFigures(w io.Writer) {
	fmt.Fprint(w, "figure\tpeople\tbounds")
	for _, s := range t.Seeds {
		fmt.Fprintf(w, "\tseed %d", s)
	}
	fmt.Fprintln(w, "\t")
	for _, l := range t.Lines {
		if l.As != "" {
			continue
		}
		fmt.Fprintf(w, "%s\t%s\t%s", l.Label, l.People, l.Range())
		for _, v := range l.Values {
			fmt.Fprintf(w, "\t%s", number(v))
		}
		fmt.Fprintf(w, "\t%s\n", l.verdict())
	}
}

// writeSpreads prints a row for each seed.
func (t *Table) writeSpreads(w io.Writer) {
	fmt.Fprintln(w, "figure\tline-up\tvalue\tagainst\tvalue\tas\t95 % interval\tblocks\tseed\tbounds\t")
	for _, l := range t.Lines {
		for i := range l.Spreads {
			x := &l.Spreads[i]
			against, other := "–", "–"
			if l.Compares() {
				against, other = l.sides[1], number(x.Other)
			}
			write := number
			if l.As == plan.AsRatio {
				write = func(v float64) string { return fmt.Sprintf("%.2f", v) }
			}
			interval := "not known"
			if !math.IsInf(x.Found.High, 1) {
				interval = write(x.Found.Low) + " to " + write(x.Found.High)
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s %s\t%s\t%d\t%d\t%s\t%s\n", l.Label, l.sides[0], number(x.Value), against, other,
				l.As, write(x.Found.Value), interval, x.Blocks, t.Seeds[i], l.Range(), l.verdict())
		}
	}
}

// verdict says whether a line holds.
func (l *Line) verdict() string {
	outside := func(x Spread) bool { return !l.Band.Holds(x.Found.Value) }
	switch {
	case !l.Judged:
		return fmt.Sprintf("not judged below %d games", l.Games)
	case l.Holds:
		return "holds"
	case len(l.Spreads) > 0 && !slices.ContainsFunc(l.Spreads, outside):
		return "NOT SHOWN: the interval crosses the bound"
	}
	return "MISSED"
}

// number writes a value with one decimal where that says something.
func number(v float64) string {
	if math.Abs(v) >= 100 {
		return fmt.Sprintf("%.0f", v)
	}
	return strings.TrimSuffix(fmt.Sprintf("%.1f", v), ".0")
}
