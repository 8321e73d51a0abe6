package analysis

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// By is what tells the sides of a comparison apart.
type By string

// The ways to compare. Games that differ in anything else are compared with their like.
const (
	ByDataset By = "dataset"
	ByVariant By = "variant"
	ByTitle   By = "title"
	ByLineup  By = "lineup"
	ByPlayers By = "players"
)

// dimensions are the ways in the order in which one is chosen when none is asked for.
var dimensions = []By{ByDataset, ByVariant, ByLineup, ByTitle, ByPlayers}

// Side is one side of a comparison: games that were played under the same conditions.
type Side struct {
	Group
	Name    string `json:"name"`    // what it is in the dimension compared
	Dataset string `json:"dataset"` // its name: A, B, … if it was given none
	Lineup  string `json:"lineup"`  // the strategies, in any order of seats
	Games   int    `json:"games"`
	Blocks  int    `json:"blocks"`
	tool    string
	games   *games
}

// of returns what the side is in a dimension.
func (s *Side) of(by By) string {
	switch by {
	case ByDataset:
		return s.Dataset
	case ByVariant:
		return s.Variant
	case ByTitle:
		return s.Title
	case ByLineup:
		return s.Lineup
	default:
		return fmt.Sprintf("%dp", s.Players)
	}
}

// String names the side in full.
func (s *Side) String() string {
	return fmt.Sprintf("%s, variant %s, %s, %s: %s in %s", s.Title, s.Variant, count(s.Players, "player"), s.Lineup,
		count(s.Games, "game"), count(s.Blocks, "block"))
}

// sides splits datasets with their names into sides, in the order of the datasets.
func sides(datasets []*dataset.Dataset, names []string) ([]*Side, error) {
	var out []*Side
	for i, ds := range datasets {
		groups, err := load(ds)
		if err != nil {
			return nil, err
		}
		for _, g := range groups {
			by := map[string][]gameRow{}
			for _, r := range g.rows {
				name := r.lineup(g.Players)
				by[name] = append(by[name], r)
			}
			for _, name := range slices.Sorted(maps.Keys(by)) {
				own := g
				if len(by) > 1 {
					own = newGames(g.Group, g.ds, by[name])
				}
				out = append(out, &Side{
					Group: g.Group, Dataset: names[i], Lineup: name,
					Games: len(own.rows), Blocks: len(own.blocks), tool: g.meta.ToolVersion, games: own,
				})
			}
		}
	}
	return out, nil
}

// lineup names the strategies at the table, whoever sits where: 3 × balanced, random.
func (g *gameRow) lineup(players int) string {
	n := map[string]int{}
	for _, s := range g.Strategy[:players] {
		n[s.Or("unknown")]++
	}
	var out []string
	for _, name := range slices.Sorted(maps.Keys(n)) {
		if n[name] > 1 {
			name = fmt.Sprintf("%d × %s", n[name], name)
		}
		out = append(out, name)
	}
	return strings.Join(out, ", ")
}
