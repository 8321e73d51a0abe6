package analysis

import (
	"fmt"
	"math"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Kind says what is compared of a metric.
type Kind string

// The kinds.
const (
	Share  Kind = "share"  // of games, or of wins: from 0 to 1
	Mean   Kind = "mean"   // counts
	Median Kind = "median" // amounts with long tails
)

// Metric is a figure of single games: what summaries show, people's bands hold and comparisons
// compare.
type Metric struct {
	Name   string `json:"name"` // for programs: phase/5/round
	Label  string `json:"label"`
	Unit   string `json:"unit,omitempty"`
	Family string `json:"family"` // of metrics that answer one question together
	Kind   Kind   `json:"kind"`
	values []float64
}

// known returns the values of the games that have one.
func (m *Metric) known() []float64 {
	var out []float64
	for _, v := range m.values {
		if !math.IsNaN(v) {
			out = append(out, v)
		}
	}
	return out
}

// of is the figure of values of the metric together.
func (m *Metric) of(values []float64) stats.Float {
	if m.Kind == Median {
		return stats.Float(spread(values).Median)
	}
	return stats.Float(stats.Mean(values))
}

// The families of metrics.
const (
	familyLength     = "length"
	familyEnds       = "end reasons"
	familyWorth      = "worth"
	familyPhases     = "phases"
	familyTrains     = "trains and money"
	familyFloats     = "floats"
	familyPrices     = "final prices"
	familySeats      = "wins by seat"
	familyStrategies = "strategies"
	familyMergers    = "loans and mergers"
)

// percentUnit is the unit of metrics in percent; other units are currencies.
const percentUnit = "%"

// The names of metrics to which summaries refer.
const (
	metricBankrupt = "end/bankruptcy"
	metricFloated  = "floated"
	metricPrice    = "price"
)

func endMetric(reason string) string     { return "end/" + reason }
func phaseMetric(phase string) string    { return "phase/" + phase + "/round" }
func floatMetric(symbol string) string   { return "float/" + symbol }
func priceMetric(symbol string) string   { return "price/" + symbol }
func floatSRMetric(symbol string) string { return "float/" + symbol + "/round" }

// metricList collects metrics.
type metricList struct {
	games *games
	list  []Metric
}

// add takes in a metric; value says what game i has, if anything.
func (l *metricList) add(m Metric, value func(i int, r *gameRow) (float64, bool)) {
	m.values = make([]float64, len(l.games.rows))
	any := false
	for i := range l.games.rows {
		v, ok := value(i, &l.games.rows[i])
		if !ok {
			v = math.NaN()
		}
		m.values[i] = v
		any = any || ok
	}
	if any {
		l.list = append(l.list, m)
	}
}

// share takes in how often something is so.
func (l *metricList) share(name, label, family string, hit func(i int, r *gameRow) bool) {
	l.add(Metric{Name: name, Label: label, Family: family, Kind: Share}, func(i int, r *gameRow) (float64, bool) {
		if hit(i, r) {
			return 1, true
		}
		return 0, true
	})
}

// metrics computes every metric that the tables can fill.
func (g *games) metrics() ([]Metric, error) {
	l := &metricList{games: g}
	l.addGames()
	for _, add := range []func(*metricList) error{(*metricList).addPhases, (*metricList).addLeads, (*metricList).addTrains, (*metricList).addCompanies, (*metricList).addMergers} {
		if err := add(l); err != nil {
			return nil, err
		}
	}
	l.addWins()
	return l.list, nil
}

// addGames takes in what the games table says.
func (l *metricList) addGames() {
	g := l.games
	count := func(name, label, family string, of func(*gameRow) int32) {
		l.add(Metric{Name: name, Label: label, Family: family, Kind: Mean}, func(_ int, r *gameRow) (float64, bool) { return float64(of(r)), true })
	}
	count("length/operating_rounds", "operating rounds", familyLength, operatingRounds)
	count("length/stock_rounds", "stock rounds", familyLength, stockRounds)
	count("length/actions", "actions", familyLength, func(r *gameRow) int32 { return r.Actions })
	for _, e := range g.endings() {
		l.share(endMetric(e.Reason), "ends: "+words(e.Reason), familyEnds, func(_ int, r *gameRow) bool { return r.EndReason == e.Reason })
	}
	l.share(metricBankrupt, "games with a bankruptcy", familyEnds, func(_ int, r *gameRow) bool { return r.Bankruptcies > 0 })
	money := func(name, label string, of func(ranking []int32) int32) {
		l.add(Metric{Name: name, Label: label, Unit: g.meta.Currency, Family: familyWorth, Kind: Median}, func(_ int, r *gameRow) (float64, bool) {
			all := r.ranking()
			if len(all) == 0 {
				return 0, false
			}
			return float64(of(all)), true
		})
	}
	money("worth/winner", "worth of the winner", func(all []int32) int32 { return all[0] })
	money("worth/last", "worth of the last", func(all []int32) int32 { return all[len(all)-1] })
	money("worth/all", "worth of all players", func(all []int32) (sum int32) {
		for _, w := range all {
			sum += w
		}
		return sum
	})
	l.add(Metric{Name: "worth/margin", Label: "margin of the winner", Unit: percentUnit, Family: familyWorth, Kind: Median},
		func(_ int, r *gameRow) (float64, bool) { return r.margin() })
}

func (l *metricList) addPhases() error {
	phases, err := l.games.phases()
	if err != nil {
		return err
	}
	for _, p := range phases {
		l.share("phase/"+p.name+"/reached", "reaches phase "+p.name, familyPhases, func(i int, _ *gameRow) bool { _, ok := p.begun[i]; return ok })
		l.add(Metric{Name: phaseMetric(p.name), Label: "OR in which phase " + p.name + " begins", Family: familyPhases, Kind: Mean},
			func(i int, _ *gameRow) (float64, bool) { or, ok := p.begun[i]; return float64(or), ok })
	}
	return nil
}

func (l *metricList) addLeads() error {
	book, err := l.games.players()
	if err != nil {
		return err
	}
	l.add(Metric{Name: "lead/changes", Label: "changes of the lead", Family: familyWorth, Kind: Mean}, func(i int, _ *gameRow) (float64, bool) {
		return float64(leadChanges(book.leaders[i])), len(book.leaders[i]) > 0
	})
	l.add(Metric{Name: "lead/ahead_from", Label: "OR from which the winner leads", Family: familyWorth, Kind: Mean}, func(i int, r *gameRow) (float64, bool) {
		or, ok := ahead(book.leaders[i], r.WinnerSeat.V)
		return float64(or), ok && r.WinnerSeat.OK
	})
	return nil
}

func (l *metricList) addTrains() error {
	book, err := l.games.trains()
	if err != nil || len(book.types) == 0 {
		return err
	}
	l.add(Metric{Name: "trains/bought", Label: "trains bought from the bank", Family: familyTrains, Kind: Mean},
		func(i int, _ *gameRow) (float64, bool) { return float64(book.bought[i]), true })
	l.add(Metric{Name: "trains/rusted", Label: "trains rusted", Family: familyTrains, Kind: Mean},
		func(i int, _ *gameRow) (float64, bool) { return float64(book.rusted[i]), true })
	return nil
}

func (l *metricList) addCompanies() error {
	book, err := l.games.companies()
	if err != nil || len(book.list) == 0 {
		return err
	}
	g := l.games
	l.add(Metric{Name: "money/revenue", Label: "revenue of all companies", Unit: g.meta.Currency, Family: familyTrains, Kind: Mean},
		func(i int, _ *gameRow) (float64, bool) { return float64(book.payouts[i].revenue), true })
	l.add(Metric{Name: "money/payout", Label: "revenue paid out", Unit: percentUnit, Family: familyTrains, Kind: Mean},
		func(i int, _ *gameRow) (float64, bool) {
			p := book.payouts[i]
			return 100 * float64(p.dividend) / float64(p.revenue), p.revenue > 0
		})
	l.add(Metric{Name: metricFloated, Label: "companies floated", Family: familyFloats, Kind: Mean},
		func(_ int, r *gameRow) (float64, bool) { return float64(r.Floated), true })
	for _, c := range book.list {
		l.share(floatMetric(c.symbol), c.symbol+" floats", familyFloats, func(i int, _ *gameRow) bool { _, ok := c.floated[i]; return ok })
		l.add(Metric{Name: floatSRMetric(c.symbol), Label: "SR in which " + c.symbol + " floats", Family: familyFloats, Kind: Mean},
			func(i int, _ *gameRow) (float64, bool) { sr, ok := c.floated[i]; return float64(sr), ok })
	}
	l.add(Metric{Name: metricPrice, Label: "median final price", Unit: g.meta.Currency, Family: familyPrices, Kind: Median},
		func(i int, _ *gameRow) (float64, bool) { return book.medianPrice(i) })
	for _, c := range book.list {
		l.add(Metric{Name: priceMetric(c.symbol), Label: "final price of " + c.symbol, Unit: g.meta.Currency, Family: familyPrices, Kind: Median},
			func(i int, _ *gameRow) (float64, bool) { f, ok := c.final[i]; return float64(f.price), ok })
	}
	return nil
}

// addMergers takes in what there is of loans and of companies formed by mergers.
func (l *metricList) addMergers() error {
	companies, err := l.games.companies()
	if err != nil {
		return err
	}
	if companies.lends() {
		l.add(Metric{Name: "loans/most", Label: "most loans outstanding", Family: familyMergers, Kind: Mean},
			func(i int, _ *gameRow) (float64, bool) { return float64(companies.mostLoans[i]), true })
	}
	book, err := l.games.mergers()
	if err != nil || len(book.formations) == 0 {
		return err
	}
	first := book.first()
	of := func(value func(*formation) float64) func(int, *gameRow) (float64, bool) {
		return func(i int, _ *gameRow) (float64, bool) {
			if f := first[i]; f != nil {
				return value(f), true
			}
			return 0, false
		}
	}
	l.share("merger/formed", "games in which companies merge", familyMergers, func(i int, _ *gameRow) bool { return first[i] != nil })
	l.add(Metric{Name: "merger/round", Label: "OR of the merger", Family: familyMergers, Kind: Mean},
		of(func(f *formation) float64 { return float64(f.or) }))
	l.add(Metric{Name: "merger/companies", Label: "companies merged", Family: familyMergers, Kind: Mean},
		of(func(f *formation) float64 { return float64(f.merged) }))
	l.add(Metric{Name: "merger/price", Label: "share price of the merged company", Unit: l.games.meta.Currency, Family: familyMergers, Kind: Median},
		of(func(f *formation) float64 { return float64(f.price) }))
	return nil
}

// addWins takes in what seats and strategies win. A strategy that plays all seats wins whatever happens.
func (l *metricList) addWins() {
	g := l.games
	for seat := range g.Players {
		l.add(Metric{Name: fmt.Sprintf("win/seat/%d", seat+1), Label: fmt.Sprintf("wins of seat %d", seat+1), Family: familySeats, Kind: Share},
			func(_ int, r *gameRow) (float64, bool) { return r.wins(seat), true })
	}
	names := g.strategies()
	if len(names) < 2 {
		return
	}
	per := func(name string, value func(*gameRow, int) float64) func(int, *gameRow) (float64, bool) {
		return func(_ int, r *gameRow) (float64, bool) {
			sum, n := 0.0, 0
			for seat := range g.Players {
				if r.Strategy[seat].Or("") == name {
					sum += value(r, seat)
					n++
				}
			}
			return sum / float64(n), n > 0
		}
	}
	for _, name := range names {
		l.add(Metric{Name: "win/strategy/" + name, Label: "wins of " + name, Family: familyStrategies, Kind: Share},
			per(name, func(r *gameRow, seat int) float64 { return r.wins(seat) }))
		l.add(Metric{Name: "worth/strategy/" + name, Label: "worth of " + name, Unit: g.meta.Currency, Family: familyStrategies, Kind: Median},
			per(name, func(r *gameRow, seat int) float64 { return float64(r.Worth[seat].V) }))
	}
}
