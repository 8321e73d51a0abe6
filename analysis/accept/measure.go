package accept

import (
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// measure is a figure of a sample. Shares are in percent.
type measure struct {
	name, label string
	of          func(games []*game, word string) (float64, bool)
}

// measures are the figures, each with a place for a word where its name has a star.
var measures = []measure{
	{"end/*", "ended by *, %", share(func(g *game, reason string) bool { return g.EndReason == reason })},
	{"unfinished", "capped, stalled or failed, %", share(func(g *game, _ string) bool { return dataset.BrokenOff(g.EndReason) })},
	{"worth/winner", "worth of the winner", median(func(g *game, _ string) (float64, bool) { return g.worth[0], true })},
	{"worth/all", "worth of all players together", median(func(g *game, _ string) (sum float64, ok bool) {
		for _, w := range g.worth {
			sum += w
		}
		return sum, true
	})},
	{"worth/margin", "margin of the winner, %", median(func(g *game, _ string) (float64, bool) {
		if len(g.worth) < 2 || g.worth[0] <= 0 {
			return 0, false
		}
		return 100 * (g.worth[0] - g.worth[1]) / g.worth[0], true
	})},
	{"price", "median final share price", median(func(g *game, _ string) (float64, bool) {
		var prices []int32
		for _, p := range g.prices {
			prices = append(prices, p)
		}
		slices.Sort(prices)
		return stats.Quantile(prices, 0.5), len(prices) > 0
	})},
	{"payout", "dividend decisions that pay out, %", func(games []*game, _ string) (float64, bool) {
		paid, all := 0, 0
		for _, g := range games {
			paid, all = paid+g.paid, all+g.decided
		}
		return 100 * float64(paid) / float64(max(1, all)), all > 0
	}},
	{"train/*", "operating round of the first *", median(func(g *game, kind string) (float64, bool) {
		or, ok := g.firsts[kind]
		return float64(or), ok
	})},
	{"arrival/*", "mean operating round of the first *, in games that see it", mean(func(g *game, kind string) (float64, bool) {
		or, ok := g.firsts[kind]
		return float64(or), ok
	})},
	{"reached/*", "games that see a *, %", share(func(g *game, kind string) bool { _, ok := g.firsts[kind]; return ok })},
	{"event/*", "games with *, %", share(func(g *game, event string) bool { return g.events[event] > 0 })},
	{"count/*", "number of * where there are any", median(func(g *game, event string) (float64, bool) {
		return float64(g.events[event]), g.events[event] > 0
	})},
	{"rounds", "operating rounds", median(func(g *game, _ string) (float64, bool) { return float64(g.Rounds), true })},
	{"rounds/95", "operating rounds, 95th percentile", func(games []*game, _ string) (float64, bool) {
		var rounds []int32
		for _, g := range games {
			rounds = append(rounds, g.Rounds)
		}
		slices.Sort(rounds)
		return stats.Quantile(rounds, 0.95), len(rounds) > 0
	}},
	{"actions", "actions", median(func(g *game, _ string) (float64, bool) { return float64(g.Actions), true })},
	{"revenue/last", "revenue of all companies in the last complete operating round", mean(func(g *game, _ string) (float64, bool) { return g.lastRevenue() })},
	{"revenue/round", "revenue of all companies, mean of all operating rounds", mean(func(g *game, _ string) (float64, bool) { return g.meanRevenue() })},
	{"taken", "money of companies for privates of their own president, a game", mean(func(g *game, _ string) (float64, bool) { return float64(g.taken), true })},
	{"dumped", "presidencies lost by selling, a game", mean(func(g *game, _ string) (float64, bool) { return float64(g.dumped), true })},
	{"deals", "deals between players in a game", mean(func(g *game, _ string) (float64, bool) { return float64(g.deals), true })},
	{"deals/price", "price of deals between players, % of the printed one", func(games []*game, _ string) (float64, bool) {
		paid, listed := int32(0), int32(0)
		for _, g := range games {
			paid, listed = paid+g.dealt, listed+g.listed
		}
		return 100 * float64(paid) / float64(max(1, listed)), listed > 0
	}},
	{"distinct/auctions", "distinct auction results", distinct(func(g *game) string { return strings.Join(sorted(g.auction), ", ") })},
	{"distinct/openings", "distinct opening sets of companies", distinct((*game).opened)},
	{"wins/*", "wins of *, ties shared, %", func(games []*game, name string) (float64, bool) {
		sum := 0.0
		for _, g := range games {
			sum += g.wins(name)
		}
		return 100 * sum / float64(max(1, len(games))), len(games) > 0
	}},
	{"relative/*", "worth of *, % of the mean of its table", mean((*game).relative)},
}

// Measures lists the names of the figures.
func Measures() (names []string) {
	for i := range measures {
		names = append(names, measures[i].name)
	}
	return names
}

// find is the figure with a name, and the word in the place of its star.
func find(name string) (m *measure, word string, ok bool) {
	for i := range measures {
		m := &measures[i]
		if prefix, star := strings.CutSuffix(m.name, "*"); star {
			if word, ok := strings.CutPrefix(name, prefix); ok && word != "" && m.name != name {
				return m, word, true
			}
		} else if m.name == name {
			return m, "", true
		}
	}
	return nil, "", false
}

// Known reports whether there is a figure of that name.
func Known(name string) bool {
	_, _, ok := find(name)
	return ok
}

// Label is a figure in words.
func Label(name string) string {
	m, word, ok := find(name)
	if !ok {
		return name
	}
	return strings.Replace(m.label, "*", word, 1)
}

// Measure is a figure of the games that ended for a reason, or of all if that is empty; ok is
// false if no game has it.
func (s *Sample) Measure(name, ended string) (value float64, ok bool) {
	m, word, ok := find(name)
	if !ok {
		return 0, false
	}
	return m.of(endedBy(s.games, ended), word)
}

// endedBy is the games that ended for a reason, all if that is empty.
func endedBy(games []*game, reason string) []*game {
	if reason == "" {
		return games
	}
	return slices.DeleteFunc(slices.Clone(games), func(g *game) bool { return g.EndReason != reason })
}

func share(hit func(*game, string) bool) func([]*game, string) (float64, bool) {
	return func(games []*game, word string) (float64, bool) {
		n := 0
		for _, g := range games {
			if hit(g, word) {
				n++
			}
		}
		return 100 * float64(n) / float64(max(1, len(games))), len(games) > 0
	}
}

func median(of func(*game, string) (float64, bool)) func([]*game, string) (float64, bool) {
	return func(games []*game, word string) (float64, bool) {
		var values []float64
		for _, g := range games {
			if v, ok := of(g, word); ok {
				values = append(values, v)
			}
		}
		slices.Sort(values)
		return stats.Quantile(values, 0.5), len(values) > 0
	}
}

func mean(of func(*game, string) (float64, bool)) func([]*game, string) (float64, bool) {
	return func(games []*game, word string) (float64, bool) {
		sum, n := 0.0, 0
		for _, g := range games {
			if v, ok := of(g, word); ok {
				sum, n = sum+v, n+1
			}
		}
		return sum / float64(max(1, n)), n > 0
	}
}

func distinct(of func(*game) string) func([]*game, string) (float64, bool) {
	return func(games []*game, _ string) (float64, bool) {
		seen := map[string]bool{}
		for _, g := range games {
			seen[of(g)] = true
		}
		return float64(len(seen)), len(games) > 0
	}
}

// wins is the part of the win that the seats of a strategy have.
func (g *game) wins(name string) float64 {
	if len(g.worth) == 0 || dataset.BrokenOff(g.EndReason) {
		return 0
	}
	first, mine := 0, 0
	for i, w := range g.Worth {
		if w.OK && float64(w.V) == g.worth[0] {
			first++
			if g.Strategy[i].V == name {
				mine++
			}
		}
	}
	return float64(mine) / float64(first)
}

// relative is the mean worth of the seats of a strategy, in percent of that of all seats; ok is false if
// nobody has anything or the strategy has no seat.
func (g *game) relative(name string) (percent float64, ok bool) {
	all, mine, seats := 0.0, 0.0, 0
	for i, w := range g.Worth {
		if !w.OK {
			continue
		}
		all += float64(w.V)
		if g.Strategy[i].V == name {
			mine += float64(w.V)
			seats++
		}
	}
	if all <= 0 || seats == 0 || dataset.BrokenOff(g.EndReason) {
		return 0, false
	}
	return 100 * mine / float64(seats) / (all / float64(len(g.worth))), true
}
