package analysis

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

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
	b := bufio.NewWriter(w)
	for line := range strings.Lines(text.String()) { // empty cells leave blanks at the ends of lines
		fmt.Fprintln(b, strings.TrimRight(line, " \n"))
	}
	return b.Flush()
}

func (g *GroupSummary) format(w io.Writer) {
	fmt.Fprintf(w, "%s, variant %s, %s: %s in %s, seed %d\n", g.Title, g.Variant, count(g.Players, "player"),
		count(g.Games, "game"), count(g.Blocks, "block"), g.MasterSeed)
	fmt.Fprintln(w, "Intervals are 95 %, from one block of games to the next.")
	for _, text := range g.Warnings {
		fmt.Fprintf(w, "! %s\n", text)
	}

	table(w, "end reason\tgames\tshare\tinterval", len(g.EndReasons), func(i int) string {
		e := g.EndReasons[i]
		return fmt.Sprintf("%s\t%d\t%s\t%s", words(e.Reason), e.Games, chart.Percent(e.Share.Value), bounds(e.Share))
	})
	g.formatStandings(w, "strategy", g.Strategies)
	g.formatStandings(w, "seat", g.Seats)
	table(w, "phase\ttrain\tgames reach it\tinterval\tmedian OR\tmiddle half\tmost often", len(g.Phases), func(i int) string {
		p := g.Phases[i]
		return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\t%s\t%s (%s)", p.Phase, p.Train, chart.Percent(p.Reached.Value), bounds(p.Reached),
			p.OR.median(), p.OR.half(), p.Usual, percent(p.UsualShare))
	})

	fmt.Fprintln(w)
	t := columns(w)
	fmt.Fprintf(t, "operating rounds\t%s\n", g.Length)
	fmt.Fprintf(t, "corporations floated\t%s\n", g.Floated)
	fmt.Fprintf(t, "margin of the winner, %%\t%s\n", g.Margin)
	fmt.Fprintf(t, "games with a bankruptcy\t%s %s\n", chart.Percent(g.Bankrupt.Value), bounds(g.Bankrupt))
	fmt.Fprintf(t, "distinct games\t%d of %d\n", g.Distinct, g.Games)
	t.Flush()
}

// formatStandings marks with ~ what noise alone would explain.
func (g *GroupSummary) formatStandings(w io.Writer, what string, all []Standing) {
	worth := "worth: median"
	if g.Currency != "" {
		worth = "worth in " + g.Currency + ": median"
	}
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

func (s Spread) median() string {
	if s.N == 0 {
		return "–"
	}
	return decimal(s.Median)
}

// half writes the middle half.
func (s Spread) half() string {
	if s.N == 0 {
		return "–"
	}
	return decimal(s.Lower) + "–" + decimal(s.Upper)
}

// String writes the median, the middle half and the extremes.
func (s Spread) String() string {
	if s.N == 0 {
		return "–"
	}
	return fmt.Sprintf("median %s, middle half %s, from %s to %s", s.median(), s.half(), decimal(s.Min), decimal(s.Max))
}
