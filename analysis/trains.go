package analysis

import (
	"cmp"
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// trainRow is an event; those of trains count.
type trainRow struct {
	Game         int64               `col:"game"`
	Kind         string              `col:"round_kind"`
	OfKind       int32               `col:"round_of_kind"`
	Type         string              `col:"type"`
	Counterparty dataset.Opt[string] `col:"counterparty"`
	Train        dataset.Opt[string] `col:"train"`
	Amount       dataset.Opt[int32]  `col:"amount"`
}

// depotRow is the stock of trains at the end of a round.
type depotRow struct {
	Game  int64               `col:"game"`
	Depot dataset.Opt[string] `col:"depot"`
}

// trainType is what becomes of the trains of one type, over all games of a group.
type trainType struct {
	name                      string
	price                     int32 // the highest that the bank took
	bought, resold            int   // from the bank; from another company
	rusted, discarded, traded int   // rusted in the bank pool included
	serving                   int   // at the end of the game
	left                      int   // in the depot at the end
	unlimited                 bool
	when                      []int // bought from the bank in the nth operating round
}

// givenBack is the number of trains discarded or traded in that did not rust in the bank pool. One that is bought
// again from there is counted here and as bought once more.
func (t *trainType) givenBack() int { return max(0, t.bought-t.rusted-t.serving) }

// trainBook is what the events and the depot say of trains.
type trainBook struct {
	types  []*trainType // in order of price
	bought []int32      // from the bank, by game
	rusted []int32
	depots bool // what is left in the depot is known
}

func (g *games) readTrains() (*trainBook, error) {
	b := &trainBook{bought: make([]int32, len(g.rows)), rusted: make([]int32, len(g.rows))}
	byName := map[string]*trainType{}
	typ := func(name string) *trainType {
		if byName[name] == nil {
			byName[name] = &trainType{name: name}
		}
		return byName[name]
	}
	for row, err := range dataset.Rows[trainRow](g.ds, dataset.Events) {
		if err != nil {
			return nil, err
		}
		game, ok := g.index[row.Game]
		if !ok || !row.Train.OK {
			continue
		}
		switch t := typ(row.Train.V); row.Type {
		case dataset.EventTrainBought:
			if row.Counterparty.OK {
				t.resold++
				continue
			}
			t.bought++
			b.bought[game]++
			t.price = max(t.price, row.Amount.V)
			if row.Kind == dataset.RoundOperating && row.OfKind > 0 {
				t.when = append(t.when, make([]int, max(0, int(row.OfKind)-len(t.when)))...)
				t.when[row.OfKind-1]++
			}
		case dataset.EventTrainRusted:
			t.rusted++
			b.rusted[game]++
		case dataset.EventTrainDiscarded:
			t.discarded++
		case dataset.EventTrainTraded:
			t.traded++
		}
	}
	if err := b.readDepots(g, typ); err != nil {
		return nil, err
	}
	companies, err := g.companies()
	if err != nil {
		return nil, err
	}
	for _, c := range companies.list {
		for _, f := range c.final {
			for _, name := range strings.Fields(f.trains) {
				typ(name).serving++
			}
		}
	}
	b.types = slices.SortedFunc(maps.Values(byName), func(a, b *trainType) int {
		return cmp.Or(cmp.Compare(a.price, b.price), cmp.Compare(a.name, b.name))
	})
	return b, nil
}

// readDepots counts what is left in the depot at the end of every game.
func (b *trainBook) readDepots(g *games, typ func(string) *trainType) error {
	last := make([]dataset.Opt[string], len(g.rows))
	for row, err := range dataset.Rows[depotRow](g.ds, dataset.Rounds) {
		if err != nil {
			return err
		}
		if game, ok := g.index[row.Game]; ok {
			last[game] = row.Depot
		}
	}
	for _, depot := range last {
		b.depots = b.depots || depot.OK
		for _, name := range strings.Fields(depot.V) {
			if name, unlimited := strings.CutSuffix(name, dataset.Unlimited); unlimited {
				typ(name).unlimited = true
			} else {
				typ(name).left++
			}
		}
	}
	return nil
}

// trainFates draws when trains are bought and what becomes of them.
func trainFates(g *games, opts Options) (*plotted, error) {
	book, err := g.trains()
	if err != nil {
		return nil, err
	}
	out := g.figure("Trains bought and lost", "Mean numbers per game. Given back: discarded or traded in; a train that the bank sells again counts once more. "+stripNote,
		"train", "bought", "rusted", "serving", "given_back", "left", "discarded", "traded_in", "bought_from_companies",
		"operating_round", "bought_in_round")
	if len(book.types) == 0 {
		return out.lacking(g, dataset.Events)
	}
	n := float64(len(g.rows))
	fates := []chart.Key{
		{Label: "rusted", Colour: chart.Palette(1)}, {Label: "serving at the end", Colour: chart.Palette(0)},
		{Label: "given back", Colour: chart.Cloud}, {Label: "not sold", Colour: chart.Faint},
	}
	var rows []chart.StackRow
	most := 0.0
	for _, t := range book.types {
		row := chart.StackRow{Label: t.name + " train"}
		sum := 0.0
		for _, k := range []int{t.rusted, t.serving, t.givenBack(), t.left} {
			row.Parts = append(row.Parts, float64(k)/n)
			sum += float64(k) / n
		}
		most = max(most, sum)
		row.Text = decimal(float64(t.bought)/n) + " bought"
		switch {
		case t.unlimited:
			row.Text += ", no limit"
		case book.depots:
			row.Text += fmt.Sprintf(", %s left", decimal(float64(t.left)/n))
		}
		rows = append(rows, row)
		out.add(append(append([]any{t.name, float64(t.bought) / n}, anys(row.Parts)...),
			float64(t.discarded)/n, float64(t.traded)/n, float64(t.resold)/n)...)
	}
	out.Panels = []chart.Panel{
		chart.NewStackRows(chart.Head{Title: "What becomes of them", Legend: fates}, chart.Axis{Label: "trains per game", Max: most * 1.02}, colours(fates), rows),
		out.purchases(g, book, opts),
	}
	return out, nil
}

// purchases is the panel of the trains that the bank sells in each operating round.
func (p *plotted) purchases(g *games, book *trainBook, opts Options) chart.Panel {
	s := &chart.Stack{
		Head: chart.Head{Title: "When the bank sells them", Note: "trains per game and operating round", Empty: tooFew(opts)},
		X:    chart.Rounds(1, "operating round"), Remaining: chart.Remaining{Total: len(g.rows)},
	}
	for i, t := range book.types {
		s.Legend = append(s.Legend, chart.Key{Label: t.name, Colour: chart.Ramp(i, len(book.types))})
	}
	s.Colours = colours(s.Legend)
	for or := 1; or <= int(g.last(operatingRounds)); or++ {
		still := 0
		for i := range g.rows {
			if int(g.rows[i].OR) >= or {
				still++
			}
		}
		if still < opts.MinGames {
			break
		}
		column, sum := chart.StackColumn{X: float64(or)}, 0.0
		for _, t := range book.types {
			k := 0
			if or <= len(t.when) {
				k = t.when[or-1]
			}
			mean := float64(k) / float64(still)
			column.Parts = append(column.Parts, mean)
			sum += mean
			p.add(t.name, "", "", "", "", "", "", "", "", or, mean)
		}
		s.X.Max, s.Y.Max = column.X, max(s.Y.Max, sum*1.04)
		s.Columns = append(s.Columns, column)
		s.Counts = append(s.Counts, chart.CountPoint{X: column.X, N: still})
	}
	return s
}

// colours are those of keys.
func colours(keys []chart.Key) []color.NRGBA {
	out := make([]color.NRGBA, len(keys))
	for i, k := range keys {
		out[i] = k.Colour
	}
	return out
}

func anys[T any](values []T) []any {
	out := make([]any, len(values))
	for i, v := range values {
		out[i] = v
	}
	return out
}
