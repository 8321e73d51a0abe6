package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// fieldRadius is how far the pull of a stop is felt, in hexes.
const fieldRadius = 4

// field is what the printed map promises: how much the stops of a hex may be worth one day,
// and how strongly the stops around a hex pull track towards it.
type field struct {
	value [id.MaxHexes]float64
	pull  [id.MaxHexes]float64
}

// The least that stops are expected to become worth once tiles lie on them.
const (
	cityPromise = 40
	townPromise = 12
)

func promise(t *board.Tile) (sum float64) {
	for i := 0; i < int(t.NStops); i++ {
		most := id.Money(0)
		for _, r := range t.Stops[i].Revenue {
			most = max(most, r)
		}
		switch t.Stops[i].Kind {
		case board.City, board.Pass:
			most = max(most, cityPromise)
		case board.Town:
			most = max(most, townPromise)
		}
		sum += float64(most)
	}
	return sum
}

// survey computes the field of a map once per game.
func (f *field) survey(g *engine.Game) {
	b := g.Board
	for h := range b.Hexes {
		f.value[h] = promise(&b.Tiles[b.Hexes[h].Printed])
	}
	var ring [2][]id.HexID
	for h := range b.Hexes {
		var seen board.HexSet
		seen.Add(id.HexID(h))
		now, next := append(ring[0][:0], id.HexID(h)), ring[1][:0]
		f.pull[h] = f.value[h]
		for d := 1; d <= fieldRadius; d++ {
			next = next[:0]
			for _, x := range now {
				for side, n := range b.Hexes[x].Next {
					if n == id.NoHex || seen.Has(n) || b.Hexes[x].Open&(1<<side) == 0 {
						continue
					}
					seen.Add(n)
					f.pull[h] += f.value[n] / float64((d+1)*(d+1))
					next = append(next, n)
				}
			}
			now, next = next, now
		}
		ring[0], ring[1] = now, next
	}
}

// HomeWorth is how good the surroundings of a corporation's homes are: the higher the more
// there is to connect. Only comparisons between corporations mean anything.
func (v *View) HomeWorth(c id.CorpID) (best float64) {
	for n := 0; ; n++ {
		h, _, ok := v.Game().Board.Home(c, n)
		if !ok {
			return best
		}
		best = max(best, v.scratch.field.pull[h])
	}
}
