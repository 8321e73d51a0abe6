package analysis

import (
	"cmp"
	"errors"
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// companyRow is a company at the end of a round.
type companyRow struct {
	Game     int64               `col:"game"`
	Kind     string              `col:"round_kind"`
	OfKind   int32               `col:"round_of_kind"`
	Symbol   string              `col:"corporation"`
	Colour   dataset.Opt[string] `col:"colour"`
	State    string              `col:"state"`
	Price    dataset.Opt[int32]  `col:"price"`
	Row      dataset.Opt[int32]  `col:"row"`
	Column   dataset.Opt[int32]  `col:"column"`
	Loans    int32               `col:"loans"`
	Capital  dataset.Opt[int32]  `col:"market_cap"`
	Trains   string              `col:"trains"`
	Revenue  dataset.Opt[int32]  `col:"revenue"`
	Decision dataset.Opt[string] `col:"dividend_kind"`
	Dividend dataset.Opt[int32]  `col:"dividend"`
}

// company is what the corporations table says of one company. It counts from its float on.
type company struct {
	symbol  string
	colour  dataset.Opt[string]
	values  series // share price after the nth operating round
	revenue series // of its runs in the nth operating round
	floated map[int]int32
	final   map[int]final // by game
}

// final is where a company stands at the end of a game.
type final struct {
	price  int32
	at     cell
	trains string
	shares int32 // issued
}

// cell is a cell of the price grid, from 1; the zero cell is none.
type cell struct{ row, column int32 }

// companyBook is what the corporations table says.
type companyBook struct {
	list     []*company // in order of their symbols
	cells    map[cell]int32
	together series // revenue of all companies in the nth operating round
	each     series // of every company that runs
	loans    series // outstanding in all companies after the nth operating round
	debtors  series // companies that owe them
	// decisions counts what companies in play did in the nth operating round.
	decisions []decisions
	payouts   []payout // by game
	mostLoans []int32  // outstanding at one time, by game
}

// find is where a company stands at the end of a game; ok is false if it is not in play then.
func (b *companyBook) find(symbol string, game int) (end final, ok bool) {
	for _, c := range b.list {
		if c.symbol == symbol {
			end, ok = c.final[game]
		}
	}
	return end, ok
}

// lends reports whether any company ever has a loan.
func (b *companyBook) lends() bool {
	return slices.ContainsFunc(b.mostLoans, func(n int32) bool { return n > 0 })
}

// The choices of a company in an operating round.
const (
	paidOut = iota
	paidHalf
	withheld
	didNotRun
	numDecisions
)

// decisions counts choices.
type decisions [numDecisions]int

func (d *decisions) total() (n int) {
	for _, k := range d {
		n += k
	}
	return n
}

// payout is what the companies of a game did with their revenue.
type payout struct {
	runs, paid        int
	revenue, dividend int64
}

// companyReader collects rows, game by game.
type companyReader struct {
	*companyBook
	bySymbol map[string]*company
	game     int
	sr, or   int32 // rounds begun in the game
	sum      int32 // revenue of the present operating round
	ran      bool
	begun    bool // the present operating round has rows
	owed     int32
	debts    int32 // companies that owe
}

func (g *games) readCompanies() (*companyBook, error) {
	r := companyReader{
		companyBook: &companyBook{cells: map[cell]int32{}, payouts: make([]payout, len(g.rows)), mostLoans: make([]int32, len(g.rows))},
		bySymbol:    map[string]*company{}, game: -1,
	}
	for row, err := range dataset.Rows[companyRow](g.ds, dataset.Corporations) {
		if err != nil {
			return nil, err
		}
		if game, ok := g.index[row.Game]; ok {
			r.take(game, &row)
		}
	}
	r.closeRound()
	r.list = slices.SortedFunc(maps.Values(r.bySymbol), func(a, b *company) int { return cmp.Compare(a.symbol, b.symbol) })
	return r.companyBook, nil
}

// take takes in a row. Rows come game by game, and round by round within a game.
func (r *companyReader) take(game int, row *companyRow) {
	operating := row.Kind == dataset.RoundOperating
	if game != r.game || operating && row.OfKind != r.or {
		r.closeRound()
	}
	if game != r.game {
		r.game, r.sr, r.or = game, 0, 0
	}
	switch row.Kind {
	case dataset.RoundStock:
		r.sr = row.OfKind
	case dataset.RoundOperating:
		r.or = row.OfKind
	}
	if operating {
		r.begun = true
		if r.owed += row.Loans; row.Loans > 0 {
			r.debts++
		}
	}
	c := r.bySymbol[row.Symbol]
	if c == nil {
		c = &company{symbol: row.Symbol, colour: row.Colour, floated: map[int]int32{}, final: map[int]final{}}
		r.bySymbol[row.Symbol] = c
	}
	delete(c.final, game)
	at := cell{row.Row.V, row.Column.V}
	if row.Row.OK && row.Column.OK && row.Price.OK {
		r.cells[at] = row.Price.V
	}
	if row.State != dataset.Floated && row.State != dataset.Operating {
		return
	}
	if _, ok := c.floated[game]; !ok {
		c.floated[game] = r.sr
	}
	if row.Price.OK {
		c.final[game] = final{row.Price.V, at, row.Trains, row.Capital.V / max(row.Price.V, 1)}
	}
	if !operating {
		return
	}
	if row.Price.OK {
		c.values.add(row.OfKind, row.Price.V)
	}
	r.operated(c, row)
}

// operated takes in what a company did in an operating round.
func (r *companyReader) operated(c *company, row *companyRow) {
	for len(r.decisions) < int(row.OfKind) {
		r.decisions = append(r.decisions, decisions{})
	}
	r.ran = true
	choice := &r.decisions[row.OfKind-1]
	if !row.Revenue.OK {
		choice[didNotRun]++
		return
	}
	c.revenue.add(row.OfKind, row.Revenue.V)
	r.each.add(row.OfKind, row.Revenue.V)
	r.sum += row.Revenue.V
	p := &r.payouts[r.game]
	p.runs++
	p.revenue += int64(row.Revenue.V)
	p.dividend += int64(row.Dividend.Or(0))
	switch row.Decision.Or(dataset.Withhold) {
	case dataset.PayOut:
		choice[paidOut]++
		p.paid++
	case dataset.HalfPay:
		choice[paidHalf]++
		p.paid++
	default:
		choice[withheld]++
	}
}

// closeRound takes in the sums of an operating round.
func (r *companyReader) closeRound() {
	if r.ran {
		r.together.add(r.or, r.sum)
	}
	if r.begun {
		r.loans.add(r.or, r.owed)
		r.debtors.add(r.or, r.debts)
		r.mostLoans[r.game] = max(r.mostLoans[r.game], r.owed)
	}
	r.sum, r.ran, r.begun, r.owed, r.debts = 0, false, false, 0, 0
}

// prices lists the final prices, game by game.
func (c *company) prices() []int32 {
	var out []int32
	for _, game := range slices.Sorted(maps.Keys(c.final)) {
		out = append(out, c.final[game].price)
	}
	return out
}

// medianPrice is the median of the prices of the companies in play at the end of a game.
func (b *companyBook) medianPrice(game int) (float64, bool) {
	var prices []int32
	for _, c := range b.list {
		if f, ok := c.final[game]; ok {
			prices = append(prices, f.price)
		}
	}
	return spread(prices).Median, len(prices) > 0
}

// tone is the colour of a company in lines, or that of the i-th of several companies.
func (c *company) tone(i int) color.NRGBA {
	if own, err := chart.ParseColour(c.colour.Or("")); err == nil {
		return chart.Readable(own)
	}
	return chart.Palette(i)
}

// head is the line above a panel of the company.
func (c *company) head(games int) chart.Head {
	h := chart.Head{Title: c.symbol, Note: "floats in " + whole(len(c.floated), games)}
	if own, err := chart.ParseColour(c.colour.Or("")); err == nil {
		h.Colour = own
	}
	if len(c.floated) == 0 {
		h.Empty = "never floats"
	}
	return h
}

// ErrNoCompany is the error of Options.Companies with a symbol that no game has.
var ErrNoCompany = errors.New("no company")

// shown returns the companies that the options ask for, in that order.
func (b *companyBook) shown(opts Options) ([]*company, error) {
	if len(opts.Companies) == 0 {
		return b.list, nil
	}
	var out []*company
	for _, s := range opts.Companies {
		i := slices.IndexFunc(b.list, func(c *company) bool { return c.symbol == s })
		if i < 0 {
			var known []string
			for _, c := range b.list {
				known = append(known, c.symbol)
			}
			return nil, fmt.Errorf("%w %q in the data; it has %s", ErrNoCompany, s, strings.Join(known, ", "))
		}
		out = append(out, b.list[i])
	}
	return out, nil
}
