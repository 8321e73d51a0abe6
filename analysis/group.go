package analysis

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// Group names games that may be thrown together.
type Group struct {
	Title   string `json:"title"`
	Variant string `json:"variant"`
	Players int    `json:"players"`
}

// String returns the group as 1830 base 4p.
func (g Group) String() string { return fmt.Sprintf("%s %s %dp", g.Title, g.Variant, g.Players) }

// slug is the group as a part of a file name.
func (g Group) slug() string { return fmt.Sprintf("%s-%s-%dp", g.Title, g.Variant, g.Players) }

// gameRow is what analyses need of a game.
type gameRow struct {
	Block        int64                                 `col:"block"`
	Rotation     int32                                 `col:"rotation"`
	Game         int64                                 `col:"game"`
	Seed         int64                                 `col:"seed"`
	EndReason    string                                `col:"end_reason"`
	SR           int32                                 `col:"stock_rounds"`
	OR           int32                                 `col:"operating_rounds"`
	Actions      int32                                 `col:"actions"`
	ActionHash   string                                `col:"action_hash"`
	Winners      int32                                 `col:"winners"`
	WinnerSeat   dataset.Opt[int32]                    `col:"winner_seat"`
	Bankruptcies int32                                 `col:"bankruptcies"`
	Floated      int32                                 `col:"floated"`
	Unproven     int32                                 `col:"unproven_runs"`
	Strategy     [dataset.MaxSeats]dataset.Opt[string] `col:"strategy"`
	Worth        [dataset.MaxSeats]dataset.Opt[int32]  `col:"worth"`
}

// wins returns the part of the win that a seat (from 0) has: 1, or 1/k of a shared first place.
func (g *gameRow) wins(seat int) float64 {
	switch {
	case g.WinnerSeat.OK:
		if int(g.WinnerSeat.V) == seat+1 {
			return 1
		}
		return 0
	case g.Winners < 2 || !g.Worth[seat].OK:
		return 0
	}
	for _, w := range g.Worth {
		if w.OK && w.V > g.Worth[seat].V {
			return 0
		}
	}
	return 1 / float64(g.Winners)
}

// ranking lists what the players are worth, the most first; nothing when there is no result.
func (g *gameRow) ranking() []int32 {
	if g.Winners == 0 {
		return nil
	}
	var worth []int32
	for _, w := range g.Worth {
		if w.OK {
			worth = append(worth, w.V)
		}
	}
	slices.SortFunc(worth, func(a, b int32) int { return cmp.Compare(b, a) })
	return worth
}

// margin is by how much of the winner's worth, in percent, the winner is ahead of the second.
func (g *gameRow) margin() (percent float64, ok bool) {
	worth := g.ranking()
	if len(worth) < 2 || worth[0] <= 0 {
		return 0, false
	}
	return 100 * float64(worth[0]-worth[1]) / float64(worth[0]), true
}

// games are the games of a group, in the order of the dataset, with what the tables say of them.
// Every table is read once, when a chart or a figure first asks for it.
type games struct {
	Group
	ds   *dataset.Dataset // of this group only
	meta dataset.Meta     // of its first part
	rows []gameRow
	// index is the place of a game in rows, blocks that of a block in sums over blocks.
	index  map[int64]int
	blocks map[int64]int

	players   func() (*playerBook, error)
	companies func() (*companyBook, error)
	phases    func() ([]*phase, error)
	trains    func() (*trainBook, error)
	mergers   func() (*mergerBook, error)
}

// newGames takes in the games of a group. Rows of other games in its tables are passed over.
func newGames(g Group, ds *dataset.Dataset, rows []gameRow) *games {
	out := &games{Group: g, ds: ds, rows: rows, index: map[int64]int{}, blocks: map[int64]int{}}
	if parts := ds.Parts(); len(parts) > 0 {
		out.meta, _ = ds.Meta(parts[0])
	}
	for i, row := range rows {
		out.index[row.Game] = i
		if _, ok := out.blocks[row.Block]; !ok {
			out.blocks[row.Block] = len(out.blocks)
		}
	}
	out.players = sync.OnceValues(out.readPlayers)
	out.companies = sync.OnceValues(out.readCompanies)
	out.phases = sync.OnceValues(out.readPhases)
	out.trains = sync.OnceValues(out.readTrains)
	out.mergers = sync.OnceValues(out.readMergers)
	return out
}

// load reads the games of every group, in the order of title, variant and players.
func load(ds *dataset.Dataset) ([]*games, error) {
	var groups []Group
	for _, id := range ds.Parts() {
		if g := (Group{id.Title, id.Variant, id.Players}); !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	out := make([]*games, len(groups))
	for i, g := range groups {
		own := ds.Where(func(id dataset.PartID) bool { return Group{id.Title, id.Variant, id.Players} == g })
		var rows []gameRow
		for row, err := range dataset.Rows[gameRow](own, dataset.Games) {
			if err != nil {
				return nil, err
			}
			rows = append(rows, row)
		}
		out[i] = newGames(g, own, rows)
	}
	return out, nil
}

// share returns the share of games for which hit holds, with games clustered by block.
func (g *games) share(hit func(*gameRow) bool) stats.Interval {
	values := make([]float64, len(g.rows))
	for i := range g.rows {
		if hit(&g.rows[i]) {
			values[i] = 1
		}
	}
	return stats.ShareOf(g.clusters(values))
}

// clusters adds up values by block; those that are not a number are left out.
func (g *games) clusters(values []float64) []stats.Cluster {
	out := make([]stats.Cluster, len(g.blocks))
	for i, v := range values {
		if known(v) {
			c := &out[g.blocks[g.rows[i].Block]]
			c.N++
			c.Sum += v
		}
	}
	return out
}

// last returns the highest number of rounds of a kind of a game, at least 1.
func (g *games) last(rounds func(*gameRow) int32) float64 {
	last := int32(1)
	for i := range g.rows {
		last = max(last, rounds(&g.rows[i]))
	}
	return float64(last)
}

// The kinds of rounds by which charts count.
func stockRounds(r *gameRow) int32     { return r.SR }
func operatingRounds(r *gameRow) int32 { return r.OR }

// strategies lists the strategies that play, in order of their names.
func (g *games) strategies() []string {
	var out []string
	for _, r := range g.rows {
		for _, s := range r.Strategy[:g.Players] {
			if s.OK && !slices.Contains(out, s.V) {
				out = append(out, s.V)
			}
		}
	}
	slices.Sort(out)
	return out
}
