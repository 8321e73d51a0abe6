package accept

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// gameRow is a game.
type gameRow struct {
	Game      int64                                 `col:"game"`
	Seed      int64                                 `col:"seed"`
	EndReason string                                `col:"end_reason"`
	Rounds    int32                                 `col:"operating_rounds"`
	Actions   int32                                 `col:"actions"`
	Strategy  [dataset.MaxSeats]dataset.Opt[string] `col:"strategy"`
	Worth     [dataset.MaxSeats]dataset.Opt[int32]  `col:"worth"`
}

// game is what is measured of one game.
type game struct {
	gameRow
	worth   []float64        // the highest first
	prices  map[string]int32 // last price by company
	firsts  map[string]int32 // operating round of the first train by type
	decided int              // dividend decisions
	paid    int              // of them, to pay out
	auction []string         // private, buyer and price
	opening map[string]bool  // companies started in the first stock round
	deals   int              // between players
	dealing bool             // one was agreed and is about to be paid
	listed  int32            // printed prices of what was dealt
	dealt   int32            // what was paid for it
	revenue map[int32]int32  // of all companies, by operating round
	events  map[string]int   // by type
	office
}

// Sample is the games that a line-up has played.
type Sample struct {
	games []*game
	types map[string]bool // trains that were sold
}

// Len is the number of games.
func (s *Sample) Len() int { return len(s.games) }

// Read takes in the games of a dataset that a line-up has played, its strategies by place; nil
// stands for all games.
func Read(ds *dataset.Dataset, lineup []string) (*Sample, error) {
	s := &Sample{types: map[string]bool{}}
	byNumber := map[int64]*game{}
	want := sorted(lineup)
	for row, err := range dataset.Rows[gameRow](ds, dataset.Games) {
		if err != nil {
			return nil, err
		}
		g := &game{gameRow: row, prices: map[string]int32{}, firsts: map[string]int32{}, opening: map[string]bool{}, revenue: map[int32]int32{}, events: map[string]int{}}
		var names []string
		for i, w := range row.Worth {
			if w.OK {
				g.worth = append(g.worth, float64(w.V))
				names = append(names, row.Strategy[i].V)
			}
		}
		if lineup != nil && !slices.Equal(want, sorted(names)) {
			continue
		}
		slices.SortFunc(g.worth, func(a, b float64) int { return cmp.Compare(b, a) })
		byNumber[row.Game] = g
		s.games = append(s.games, g)
	}
	for _, read := range []func(*dataset.Dataset, map[int64]*game) error{readCompanies, s.readEvents} {
		if err := read(ds, byNumber); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func sorted(names []string) []string {
	out := slices.Clone(names)
	slices.Sort(out)
	return out
}

// companyRow is a company at the end of a round.
type companyRow struct {
	Game     int64               `col:"game"`
	Kind     string              `col:"round_kind"`
	OfKind   int32               `col:"round_of_kind"`
	Symbol   string              `col:"corporation"`
	Price    dataset.Opt[int32]  `col:"price"`
	Decision dataset.Opt[string] `col:"dividend_kind"`
	Revenue  dataset.Opt[int32]  `col:"revenue"`
}

func readCompanies(ds *dataset.Dataset, games map[int64]*game) error {
	for row, err := range dataset.Rows[companyRow](ds, dataset.Corporations) {
		if err != nil {
			return err
		}
		g := games[row.Game]
		if g == nil {
			continue
		}
		if row.Price.OK {
			g.prices[row.Symbol] = row.Price.V
			if row.Kind == dataset.RoundStock && row.OfKind == 1 {
				g.opening[row.Symbol] = true
			}
		}
		if row.Kind == dataset.RoundOperating {
			g.revenue[row.OfKind] += row.Revenue.V
		}
		if row.Decision.OK {
			g.decided++
			if row.Decision.V == dataset.PayOut {
				g.paid++
			}
		}
	}
	return nil
}

// eventRow is an event.
type eventRow struct {
	Game         int64               `col:"game"`
	Kind         string              `col:"round_kind"`
	OfKind       int32               `col:"round_of_kind"`
	Type         string              `col:"type"`
	Seat         dataset.Opt[int32]  `col:"seat"`
	Corporation  dataset.Opt[string] `col:"corporation"`
	Private      dataset.Opt[string] `col:"private"`
	Train        dataset.Opt[string] `col:"train"`
	Amount       dataset.Opt[int32]  `col:"amount"`
	Counterparty dataset.Opt[string] `col:"counterparty"`
}

// The events that are read beside those of trains.
const (
	eventPrivateSold   = "private_sold"
	eventPrivateBought = "private_bought"
	eventDealAgreed    = "deal_agreed"
	eventPresident     = "president"
	eventSharesSold    = "shares_sold"
)

func (s *Sample) readEvents(ds *dataset.Dataset, games map[int64]*game) error {
	for row, err := range dataset.Rows[eventRow](ds, dataset.Events) {
		if err != nil {
			return err
		}
		g := games[row.Game]
		if g == nil {
			continue
		}
		g.events[row.Type]++
		g.office.take(&row)
		switch row.Type {
		case eventPrivateSold:
			g.auction = append(g.auction, fmt.Sprint(row.Private.V, row.Seat.V, " ", row.Amount.V))
		case eventDealAgreed:
			g.deals++
			g.listed += row.Amount.V
			g.dealing = true
		case eventPrivateBought:
			g.settle(row.Amount.V)
		case dataset.EventTrainBought:
			g.settle(row.Amount.V)
			s.types[row.Train.V] = true
			if _, ok := g.firsts[row.Train.V]; !ok && row.Kind == dataset.RoundOperating {
				g.firsts[row.Train.V] = row.OfKind
			}
		}
	}
	return nil
}

// settle takes in the price of a deal that was just agreed, if there is one.
func (g *game) settle(price int32) {
	if g.dealing {
		g.dealt += price
		g.dealing = false
	}
}

// opened is the set of companies with which the game began.
func (g *game) opened() string {
	var names []string
	for name := range g.opening {
		names = append(names, name)
	}
	return strings.Join(sorted(names), " ")
}
