package analysis

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
)

// Format writes the summary as text.
func (s *Summary) Format(w io.Writer) error {
	var text bytes.Buffer
	for i, g := range s.Groups {
		if i > 0 {
			fmt.Fprintln(&text)
		}
		g.format(&text)
	}
	return trimmed(w, text.String())
}

func (g *GroupSummary) format(w io.Writer) {
	fmt.Fprintf(w, "%s, variant %s, %s: %s in %s", g.Title, g.Variant, count(g.Players, "player"),
		count(g.Games, "game"), count(g.Blocks, "block"))
	if g.MasterSeed != 0 { // imported games have none in common
		fmt.Fprintf(w, ", seed %d", g.MasterSeed)
	}
	fmt.Fprintln(w)
	fmt.Fprintln(w, "Intervals are 95 %, from one block of games to the next.")
	for _, text := range g.Warnings {
		fmt.Fprintf(w, "! %s\n", text)
	}

	if g.Reference != nil {
		fmt.Fprintf(w, "Beside the figures: those of %s in %s.\n", g.Reference.Strategies, count(g.Reference.Games, "game"))
	}
	beside, band := "", func(*Band) string { return "" } // a last column where there are bands
	if g.Reference != nil {
		beside, band = "\t"+g.Reference.Strategies, func(b *Band) string { return "\t" + b.String() }
	}

	table(w, "end reason\tgames\tshare\tinterval"+beside, len(g.EndReasons), func(i int) string {
		e := g.EndReasons[i]
		return fmt.Sprintf("%s\t%d\t%s\t%s", words(e.Reason), e.Games, chart.Percent(e.Share.Value), bounds(e.Share)) + band(e.Band)
	})
	g.formatStandings(w, "strategy", g.Strategies)
	g.formatStandings(w, "seat", g.Seats)
	table(w, "figure of a game\tgames\tmedian\tmiddle half\tfrom–to"+beside, len(g.Figures), func(i int) string {
		f := g.Figures[i]
		text := fmt.Sprintf("%s\t%d\t", f.label(), f.N)
		if f.Share != nil {
			text += fmt.Sprintf("%s\t%s\t", chart.Percent(f.Share.Value), bounds(*f.Share))
		} else {
			text += fmt.Sprintf("%s\t%s\t%s", f.Spread.median(), f.Spread.half(), f.Spread.extremes())
		}
		return text + band(f.Band)
	})
	table(w, "phase\ttrain\tgames reach it\tinterval\tmedian OR\tmiddle half\tmost often"+beside, len(g.Phases), func(i int) string {
		p := g.Phases[i]
		return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t%s\t%s (%s)", p.Phase, p.Train, chart.Percent(p.Reached.Value), bounds(p.Reached),
			p.OR.median(), p.OR.half(), p.Usual, percent(p.UsualShare)) + band(p.Band)
	})
	both := beside
	if both != "" {
		both += beside + ": price"
	}
	table(w, "company\tfloats\tinterval\tmedian SR\tmiddle half\tfinal price"+inUnit(g.Currency)+"\tmiddle half"+both, len(g.Companies), func(i int) string {
		c := g.Companies[i]
		return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t%s\t%s", c.Company, chart.Percent(c.Floats.Value), bounds(c.Floats), c.SR.median(), c.SR.half(),
			c.Price.median(), c.Price.half()) + band(c.FloatBand) + band(c.PriceBand)
	})
	table(w, "trains per game\tbought\trusted\tserving at the end\tgiven back\tleft\tbought from companies", len(g.Trains), func(i int) string {
		t := g.Trains[i]
		left := "–"
		if t.Left != nil {
			left = fmt.Sprintf("%.1f", *t.Left)
		}
		return fmt.Sprintf("%s\t%.1f\t%.1f\t%.1f\t%.1f\t%s\t%.1f", t.Train, t.Bought, t.Rusted, t.Serving, t.GivenBack, left, t.Resold)
	})
	if g.Sinking != nil {
		fmt.Fprintln(w)
		for _, sentence := range g.Sinking.sentences() {
			fmt.Fprintln(w, folded(sentence, 110))
		}
	}
	fmt.Fprintf(w, "\nDistinct games: %d of %d.\n", g.Distinct, g.Games)
}

// folded breaks text into lines of a width.
func folded(text string, width int) string {
	var b strings.Builder
	used := 0
	for i, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case used+1+n > width:
			b.WriteByte('\n')
			used = 0
		default:
			b.WriteByte(' ')
			used++
		}
		b.WriteString(word)
		used += n
	}
	return b.String()
}

// label is the name of a metric with its unit.
func (m *Metric) label() string {
	if m.Unit == "" {
		return m.Label
	}
	return m.Label + ", " + m.Unit
}

// inUnit is a note on the unit of a column.
func inUnit(unit string) string {
	if unit == "" {
		return ""
	}
	return ", " + unit
}

// formatStandings marks with ~ what noise alone would explain.
func (g *GroupSummary) formatStandings(w io.Writer, what string, all []Standing) {
	worth := "worth" + inUnit(g.Currency) + ": median"
	table(w, what+"\tplayed\twins\tinterval\tfair\t\t"+worth+"\tmiddle half", len(all), func(i int) string {
		s := all[i]
		if len(all) == 1 { // it wins whatever happens
			return fmt.Sprintf("%s\t%d\t\t\t\t\t%s\t%s", s.Name, s.N, s.Worth.median(), s.Worth.half())
		}
		return fmt.Sprintf("%s\t%d\t%s\t%s\t%s\t%s\t%s\t%s", s.Name, s.N, chart.Percent(s.Win.Value), bounds(s.Win),
			chart.Percent(s.Fair), s.verdict(), s.Worth.median(), s.Worth.half())
	})
}

// table writes n rows under a header, after an empty line; nothing without rows.
func table(w io.Writer, header string, n int, row func(int) string) {
	if n == 0 {
		return
	}
	fmt.Fprintln(w)
	t := columns(w)
	fmt.Fprintln(t, header)
	for i := range n {
		fmt.Fprintln(t, row(i))
	}
	t.Flush()
}

// columns aligns cells that are separated by tabs.
func columns(w io.Writer) *tabwriter.Writer { return tabwriter.NewWriter(w, 0, 8, 2, ' ', 0) }

// bounds writes the bounds of a share in percent.
func bounds(v stats.Interval) string { return fmt.Sprintf("[%.1f, %.1f]", 100*v.Low, 100*v.High) }
