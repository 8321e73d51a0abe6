package analysis

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/sim/dataset"
)

// mergerRow is an event; those of mergers count.
type mergerRow struct {
	Game         int64               `col:"game"`
	Label        string              `col:"round"`
	Kind         string              `col:"round_kind"`
	OfKind       int32               `col:"round_of_kind"`
	Type         string              `col:"type"`
	Seat         dataset.Opt[int32]  `col:"seat"`
	Corporation  dataset.Opt[string] `col:"corporation"`
	Counterparty dataset.Opt[string] `col:"counterparty"`
	Amount       dataset.Opt[int32]  `col:"amount"`
}

// formation is a company that was formed of others.
type formation struct {
	game   int
	symbol string
	label  string // of the round
	or     int32  // operating rounds begun before, a running one included
	price  int32
	merged int // companies
	shares []*exchange
}

// exchange is what a player gives and gets when a company is formed. Values are what shares count for in the score.
type exchange struct {
	seat          int // from 0
	own           int // companies of his among those that merged
	before, after int32
}

// mergerBook is what the events say of companies that merge into others.
type mergerBook struct {
	formations []*formation
	sunk       [][]int // by game and seat: companies of the player that merged; nil where none did
}

// first is the first formation of each game that has one, by game.
func (b *mergerBook) first() map[int]*formation {
	out := map[int]*formation{}
	for _, f := range b.formations {
		if out[f.game] == nil {
			out[f.game] = f
		}
	}
	return out
}

func (g *games) readMergers() (*mergerBook, error) {
	b := &mergerBook{sunk: make([][]int, len(g.rows))}
	type key struct {
		game   int
		symbol string
	}
	open := map[key]*formation{}
	or := make([]int32, len(g.rows))
	for row, err := range dataset.Rows[mergerRow](g.ds, dataset.Events) {
		if err != nil {
			return nil, err
		}
		game, ok := g.index[row.Game]
		if !ok {
			continue
		}
		if row.Kind == dataset.RoundOperating {
			or[game] = row.OfKind
		}
		into := row.Counterparty.V
		switch row.Type {
		case dataset.EventMerged, dataset.EventSharesMerged:
		case dataset.EventFormed, dataset.EventSharesFormed:
			into = row.Corporation.V
		default:
			continue
		}
		f := open[key{game, into}]
		if f == nil {
			f = &formation{game: game, symbol: into}
			open[key{game, into}] = f
		}
		seat := int(row.Seat.Or(0)) - 1
		player := seat >= 0 && seat < g.Players
		switch row.Type {
		case dataset.EventMerged:
			f.merged++
			if b.sunk[game] == nil {
				b.sunk[game] = make([]int, g.Players)
			}
			if player {
				b.sunk[game][seat]++
				f.of(seat).own++
			}
		case dataset.EventSharesMerged:
			if player {
				f.of(seat).before += row.Amount.V
			}
		case dataset.EventFormed:
			f.label, f.or, f.price = row.Label, or[game], row.Amount.V
			b.formations = append(b.formations, f)
		case dataset.EventSharesFormed:
			if player {
				f.of(seat).after += row.Amount.V
			}
		}
	}
	slices.SortStableFunc(b.formations, func(x, y *formation) int { return cmp.Compare(x.game, y.game) })
	return b, nil
}

// of is the exchange of a player.
func (f *formation) of(seat int) *exchange {
	for _, x := range f.shares {
		if x.seat == seat {
			return x
		}
	}
	f.shares = append(f.shares, &exchange{seat: seat})
	return f.shares[len(f.shares)-1]
}
