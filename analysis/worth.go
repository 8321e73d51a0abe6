package analysis

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// playerRow is a player at the end of a round.
type playerRow struct {
	Game  int64  `col:"game"`
	Kind  string `col:"round_kind"`
	OR    int32  `col:"round_of_kind"`
	Seat  int32  `col:"seat"`
	Worth int32  `col:"worth"`
	Rank  int32  `col:"rank"`
}

// playerBook is what the players table says, of operating rounds only.
type playerBook struct {
	byRank, bySeat []series
	leaders        [][]int32 // by game and operating round: the seat of the leader, 0 if two are level
}

func (g *games) readPlayers() (*playerBook, error) {
	b := &playerBook{make([]series, g.Players), make([]series, g.Players), make([][]int32, len(g.rows))}
	for row, err := range dataset.Rows[playerRow](g.ds, dataset.Players) {
		if err != nil {
			return nil, err
		}
		game, ok := g.index[row.Game]
		if !ok || row.Kind != dataset.RoundOperating || row.OR < 1 {
			continue
		}
		if row.Seat < 1 || int(row.Seat) > g.Players || row.Rank < 1 || int(row.Rank) > g.Players {
			return nil, fmt.Errorf("game %d: seat %d with rank %d among %d players", row.Game, row.Seat, row.Rank, g.Players)
		}
		b.byRank[row.Rank-1].add(row.OR, row.Worth)
		b.bySeat[row.Seat-1].add(row.OR, row.Worth)
		if row.Rank == 1 {
			b.leads(game, row.OR, row.Seat)
		}
	}
	return b, nil
}

func (b *playerBook) empty() bool {
	return !slices.ContainsFunc(b.leaders, func(l []int32) bool { return len(l) > 0 })
}

// leads notes that a seat is first after an operating round.
func (b *playerBook) leads(game int, or, seat int32) {
	l := &b.leaders[game]
	for len(*l) < int(or)-1 {
		*l = append(*l, 0)
	}
	if len(*l) == int(or) { // another one is level
		(*l)[or-1] = 0
		return
	}
	*l = append(*l, seat)
}

// worthByRank draws the worth of the leader, the second, …
func worthByRank(g *games, opts Options) (*plotted, error) {
	return g.worth(opts, "Worth by place",
		"of the player who is then first, second, and so on. Players who are level share the better place. ",
		"place", func(b *playerBook) []series { return b.byRank }, func(i int) line {
			return line{head: chart.Head{Title: ordinal(i + 1)}, colour: chart.Ramp(i, g.Players)}
		})
}

// worthBySeat draws the worth of those in seat 1, 2, …
func worthBySeat(g *games, opts Options) (*plotted, error) {
	return g.worth(opts, "Worth by seat", "of the player in each seat, in the order of the start. ",
		"seat", func(b *playerBook) []series { return b.bySeat }, func(i int) line {
			return line{head: chart.Head{Title: fmt.Sprintf("seat %d", i+1)}, colour: chart.Palette(i)}
		})
}

func (g *games) worth(opts Options, title, whose, column string, pick func(*playerBook) []series, style func(int) line) (*plotted, error) {
	book, err := g.players()
	if err != nil {
		return nil, err
	}
	out := g.figure(title, fmt.Sprintf("Worth%s after the nth operating round of the game, %s%s Nothing is drawn from fewer than %d.",
		inCurrency(g.meta), whose, stripNote, opts.MinGames), bandColumns(column)...)
	if book.empty() {
		return out.lacking(g, dataset.Players)
	}
	var lines []line
	for i, s := range pick(book) {
		l := style(i)
		l.values = s
		lines = append(lines, l)
	}
	out.addBands(g, opts, false, lines...)
	out.Columns = g.Players
	if g.Players > 4 { // two rows of panels
		out.Columns = (g.Players + 1) / 2
	}
	return out, nil
}
