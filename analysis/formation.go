package analysis

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// formations draws when companies are formed by mergers, and how large.
func formations(g *games, opts Options) (*plotted, error) {
	book, err := g.mergers()
	if err != nil {
		return nil, err
	}
	shares, err := g.companies()
	if err != nil {
		return nil, err
	}
	out := g.figure("When companies merge into a new one, and how large it is", fmt.Sprintf("Shares of the %s formed, with rounds as they are called in the game. "+
		"Has formed: share of all games, by the nth operating round.", companies(len(book.formations))), "quantity", "value", "games", "share")
	if len(book.formations) == 0 {
		return out.lacking(g, dataset.Events)
	}
	out.Columns = 2
	issued := map[int32]int{}
	var labels, sizes, prices []string
	for _, f := range book.formations {
		labels = append(labels, strings.TrimPrefix(f.label, "OR "))
		sizes = append(sizes, strconv.Itoa(f.merged))
		prices = append(prices, strconv.Itoa(int(f.price)))
		if end, ok := shares.find(f.symbol, f.game); ok && end.shares > 0 {
			issued[end.shares]++
		}
	}
	var words []string
	for _, n := range slices.Sorted(maps.Keys(issued)) {
		words = append(words, fmt.Sprintf("%d shares: %s", n, whole(issued[n], len(book.formations))))
		out.add("shares issued", n, issued[n], float64(issued[n])/float64(len(book.formations)))
	}
	out.addTally(opts, chart.Head{Title: "In which round"}, "operating round", "", labels)
	out.addTally(opts, chart.Head{Title: "Companies that merge"}, "companies", "", sizes)
	out.addFormed(g, book)
	out.addTally(opts, chart.Head{Title: "Its share price", Note: strings.Join(words, ", ")}, "share price"+inCurrency(g.meta), g.meta.Currency, prices)
	return out, nil
}

// addFormed draws in which share of all games a company has been formed.
func (p *plotted) addFormed(g *games, book *mergerBook) {
	came := map[int]int32{}
	for game, f := range book.first() {
		came[game] = f.or
	}
	a := g.arrive(came, operatingRounds)
	panel := &chart.Curves{
		Head: chart.Head{Title: "Has formed", Note: fmt.Sprintf("in the end %s %s", chart.Percent(a.reached.Value), bounds(a.reached))},
		X:    chart.Rounds(g.last(operatingRounds), "operating round"), Lines: []chart.Curve{{Colour: chart.Palette(0), Steps: a.curve}},
	}
	for _, s := range a.curve {
		p.add(panel.Title, s.Time, "", s.Value)
	}
	p.Panels = append(p.Panels, panel)
}

// companies writes a number of them.
func companies(n int) string {
	if n == 1 {
		return "1 company"
	}
	return fmt.Sprintf("%d companies", n)
}

// addTally adds a panel with how often each of several values occurs, in the order of the numbers in them.
func (p *plotted) addTally(opts Options, head chart.Head, label, unit string, values []string) {
	h := &chart.Histogram{Head: head, Colour: chart.Sky}
	p.Panels = append(p.Panels, h)
	n := map[string]int{}
	for _, v := range values {
		n[v]++
	}
	names := slices.SortedFunc(maps.Keys(n), byNumbers)
	most := ""
	for _, name := range names {
		if n[name] > n[most] {
			most = name
		}
		p.add(head.Title, name, n[name], float64(n[name])/float64(len(values)))
	}
	if len(values) < opts.MinGames {
		h.Empty = tooFew(opts)
		return
	}
	for i, name := range names {
		at := float64(i)
		h.Classes = append(h.Classes, chart.Class{Low: at - 0.5, High: at + 0.5, Share: float64(n[name]) / float64(len(values))})
	}
	h.X = chart.Axis{Label: label, Max: float64(len(names) - 1), Whole: true, Names: names}
	if h.Note == "" {
		h.Note = fmt.Sprintf("most often %s%s (%s)", unit, most, whole(n[most], len(values)))
	}
}

// byNumbers compares labels of rounds and other texts by the numbers in them: SR 3, OR 3.1, OR 10.1.
func byNumbers(a, b string) int {
	return cmp.Or(slices.Compare(numbers(a), numbers(b)), cmp.Compare(a, b))
}

func numbers(s string) (out []int) {
	for _, field := range strings.FieldsFunc(s, func(r rune) bool { return r < '0' || r > '9' }) {
		n, _ := strconv.Atoi(field) // digits only
		out = append(out, n)
	}
	return out
}
