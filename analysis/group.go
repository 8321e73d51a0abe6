package analysis

import (
	"fmt"
	"slices"
	"strings"

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
	Game         int64                                 `col:"game"`
	EndReason    string                                `col:"end_reason"`
	OR           int32                                 `col:"operating_rounds"`
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

// games are the games of a group, in the order of the dataset.
type games struct {
	Group
	ds   *dataset.Dataset // of this group only
	meta dataset.Meta     // of its first part
	rows []gameRow
	// blocks is the place of a block in sums over blocks.
	blocks map[int64]int
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
		out[i] = &games{Group: g, ds: own, blocks: map[int64]int{}}
		out[i].meta, _ = own.Meta(own.Parts()[0])
		for row, err := range dataset.Rows[gameRow](own, dataset.Games) {
			if err != nil {
				return nil, err
			}
			if _, ok := out[i].blocks[row.Block]; !ok {
				out[i].blocks[row.Block] = len(out[i].blocks)
			}
			out[i].rows = append(out[i].rows, row)
		}
	}
	return out, nil
}

// share returns the share of games for which hit holds, with games clustered by block.
func (g *games) share(hit func(*gameRow) bool) stats.Interval {
	clusters := make([]stats.Cluster, len(g.blocks))
	for i := range g.rows {
		c := &clusters[g.blocks[g.rows[i].Block]]
		c.N++
		if hit(&g.rows[i]) {
			c.Sum++
		}
	}
	return stats.ShareOf(clusters)
}

// lastOR returns the highest number of operating rounds of a game, at least 1.
func (g *games) lastOR() int {
	last := 1
	for _, r := range g.rows {
		last = max(last, int(r.OR))
	}
	return last
}

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

// caption says where the figures come from.
func (g *games) caption() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, variant %s, %s. %s.", g.Title, g.Variant, count(g.Players, "player"), g.lineUp())
	fmt.Fprintf(&b, " n = %s in %s", count(len(g.rows), "game"), count(len(g.blocks), "block"))
	if g.meta.Run != "" {
		fmt.Fprintf(&b, ", seed %d", g.meta.MasterSeed)
	}
	b.WriteString(". Results are those of these strategies, not of people.")
	if g.meta.ToolVersion != "" {
		fmt.Fprintf(&b, " trainrush %s.", g.meta.ToolVersion)
	}
	return b.String()
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
