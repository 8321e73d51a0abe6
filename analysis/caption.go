package analysis

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// Human is the strategy of games that people played.
const Human = "human"

// caption says where the figures come from.
func (g *games) caption() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, variant %s, %s. %s.", g.Title, g.Variant, count(g.Players, "player"), g.lineUp())
	fmt.Fprintf(&b, " n = %s in %s", count(len(g.rows), "game"), count(len(g.blocks), "block"))
	if g.meta.MasterSeed != 0 { // imported games have none in common
		fmt.Fprintf(&b, ", seed %d", g.meta.MasterSeed)
	}
	if g.meta.Currency != "" {
		fmt.Fprintf(&b, ". Amounts in %s", g.meta.Currency)
	}
	return b.String() + ". " + g.origin()
}

// origin says who played.
func (g *games) origin() string {
	text := "Results are those of these strategies, not of people."
	if slices.Equal(g.strategies(), []string{Human}) {
		text = "Games of people."
	}
	if g.meta.ToolVersion != "" {
		text += " trainrush " + g.meta.ToolVersion + "."
	}
	return text
}

// lineUp names the strategies, few of them one by one.
func (g *games) lineUp() string {
	const most = 6
	names := g.strategies()
	switch {
	case len(names) == 0:
		return "Strategies not known"
	case len(names) == 1:
		return "All seats play " + names[0]
	case len(names) > most:
		return fmt.Sprintf("Strategies: %s and %d more", strings.Join(names[:most], ", "), len(names)-most)
	}
	return "Strategies: " + strings.Join(names, ", ")
}

// count writes a number with its noun: 1 game, 400 games.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// words makes text of an identifier.
func words(s string) string { return strings.ReplaceAll(s, "_", " ") }

// inCurrency is a note on the unit of amounts.
func inCurrency(m dataset.Meta) string {
	if m.Currency == "" {
		return ""
	}
	return " in " + m.Currency
}

// whole writes the share k/n in whole percent.
func whole(k, n int) string { return percent(float64(k) / float64(max(n, 1))) }

func percent(share float64) string { return fmt.Sprintf("%.0f %%", 100*share) }

// decimal writes a number with one decimal, if it is small and has one.
func decimal(v float64) string {
	if math.Abs(v) >= 100 {
		return fmt.Sprintf("%.0f", v)
	}
	return strings.TrimSuffix(fmt.Sprintf("%.1f", v), ".0")
}

// ordinal writes 1st, 2nd, 3rd, …
func ordinal(n int) string {
	suffix := "th"
	if n%100/10 != 1 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}
