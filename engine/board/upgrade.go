package board

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// allRotations is the mask of the six rotations.
const allRotations uint8 = 0x3f

// pair says how one tile may replace another. Rotations are relative: bit r stands for
// the new tile lying r sides further than the old one.
type pair struct {
	tile  id.TileID
	rule  id.Rule // first of the counts that differ (common rules 11.2, 8 to 10), or NoRule
	extra uint8   // bit of the group of a Replacement; 0 for a pair of the common rules

	keep   uint8 // rotations that contain the old track (rules 6 and 13)
	stops  uint8 // no new stop away from the old ones (14)
	cities uint8 // every old stop goes on in exactly one new stop (15)
	slots  uint8 // no city becomes smaller (16)
	towns  uint8 // every old stop keeps its sides (17)
}

// fit is the mask of rotations that pass every rule on the two tiles alone.
func (p *pair) fit(private bool) uint8 {
	m := p.keep & p.stops & p.cities & p.slots
	if !private {
		m &= p.towns
	}
	return m
}

// compilePairs fills in what may replace what.
//
// Rule: common rules 11.2 and 11.3.
func (b *Board) compilePairs(extra []Replacement) error {
	b.pairs = make([][]pair, len(b.Tiles))
	for t := range b.Tiles {
		old := &b.Tiles[t]
		for n := range b.Supply {
			if p := b.newPair(old, id.TileID(n)); p.keep != 0 {
				b.pairs[t] = append(b.pairs[t], p)
			}
		}
	}
	for _, x := range extra {
		old, okOld := b.tileByName[x.Old]
		tile, okNew := b.tileByName[x.New]
		if !okOld || !okNew || x.Group > 7 {
			return fmt.Errorf("replacement of tile %s by %s in group %d: the tiles must be in the supply, the group 0 to 7", x.Old, x.New, x.Group)
		}
		p := pair{
			tile: tile, extra: 1 << x.Group,
			stops: allRotations, cities: allRotations, slots: allRotations, towns: allRotations,
		}
		for r := range 6 {
			if b.Tiles[old].Rot[0].Exits&^b.Tiles[tile].Rot[r].Exits == 0 {
				p.keep |= 1 << r
			}
		}
		b.pairs[old] = append(b.pairs[old], p)
	}
	for t := range b.pairs {
		slices.SortStableFunc(b.pairs[t], func(p, q pair) int { return int(p.tile) - int(q.tile) })
	}
	b.listUpgrades()
	return nil
}

// listUpgrades fills in Board.Upgrades: hex by hex, it follows what may lie there one after the other.
func (b *Board) listUpgrades() {
	b.Upgrades = make([][]id.TileID, len(b.Tiles))
	for h := range b.Hexes {
		printed := b.Hexes[h].Printed
		tiles := []id.TileID{printed}
		for i := 0; i < len(tiles); i++ {
			t := tiles[i]
			for _, p := range b.pairs[t] {
				colour := b.Tiles[p.tile].Colour
				if p.rule != id.NoRule || p.extra == 0 && b.Tiles[p.tile].Label != b.labelAfter(printed, t, colour) {
					continue
				}
				if !slices.Contains(tiles, p.tile) {
					tiles = append(tiles, p.tile)
				}
				if p.extra == 0 && !slices.Contains(b.Upgrades[t], p.tile) {
					b.Upgrades[t] = append(b.Upgrades[t], p.tile)
				}
			}
		}
	}
	for _, list := range b.Upgrades {
		slices.Sort(list)
	}
}

// newPair compares an old tile in rotation 0 with all rotations of a new one. A pair with
// keep 0 is none: the colour is not the next one, or no rotation contains the old track.
func (b *Board) newPair(old *Tile, n id.TileID) pair {
	tile := &b.Tiles[n]
	p := pair{tile: n}
	if old.Colour < White || old.Colour >= Gray || tile.Colour != old.Colour+1 {
		return p
	}
	o := &old.Rot[0]
	exits := uint8(0) // rotations that keep the sides of all stops together (rule 10)
	for r := range 6 {
		t, bit := &tile.Rot[r], uint8(1)<<r
		if contained(old, o, tile, t) {
			p.keep |= bit
		}
		if newStops(old, o, tile, t) {
			p.stops |= bit
		}
		if citiesKept(old, o, tile, t) {
			p.cities |= bit
		}
		if slotsKept(old, o, tile, t) {
			p.slots |= bit
		}
		if b.Rules.TownsMayGo || sidesKept(old, o, tile, t) {
			p.towns |= bit
		}
		if sidesKept(old, o, tile, t) {
			exits |= bit
		}
	}
	white := old.Colour == White && b.Labels[old.Label] == "OO"
	switch {
	case old.Towns != tile.Towns, old.kind(Pass) != tile.kind(Pass):
		p.rule = id.RuleTileTowns
	case (old.Label == 0 || white) && old.Cities != tile.Cities, old.Cities > 0 && tile.Cities == 0:
		p.rule = id.RuleTileCities
	case old.Cities > 1 && tile.Cities > 1 && exits == 0:
		p.rule = id.RuleTileCityExits
	}
	return p
}

// kind is the number of stops of one kind.
func (t *Tile) kind(k StopKind) int {
	n := 0
	for i := range t.NStops {
		if t.Stops[i].Kind == k {
			n++
		}
	}
	return n
}

// contained reports whether every segment of the old track is one of the new track.
//
// Rule: common rules 11.5.
func contained(old *Tile, o *Oriented, tile *Tile, t *Oriented) bool {
	for i := range old.NSegs {
		if extends(old, o.Segs[i], tile, t) < 0 {
			return false
		}
	}
	return true
}

// extends returns the segment of the new track that contains an old segment, or -1: sides
// are the same sides, stops are stops of the same kind.
func extends(old *Tile, p Seg, tile *Tile, t *Oriented) int {
	for i := range tile.NSegs {
		q := t.Segs[i]
		if matches(old, p.A, tile, q.A) && matches(old, p.B, tile, q.B) ||
			matches(old, p.A, tile, q.B) && matches(old, p.B, tile, q.A) {
			return int(i)
		}
	}
	return -1
}

func matches(old *Tile, e End, tile *Tile, f End) bool {
	if e.IsSide() || f.IsSide() {
		return e == f
	}
	return old.Stops[e.Stop()].Kind == tile.Stops[f.Stop()].Kind
}

// newStops checks rule 14: as many stops may lie away from the old ones as the number of
// stops with track grows.
func newStops(old *Tile, o *Oriented, tile *Tile, t *Oriented) bool {
	grown, away := 0, 0
	for i := range old.NStops {
		if o.StopSides[i] != 0 {
			grown--
		}
	}
	for i := range tile.NStops {
		sides := t.StopSides[i]
		if sides == 0 {
			continue
		}
		grown++
		if sides&o.StopSides[0] == 0 && sides&o.StopSides[1] == 0 {
			away++
		}
	}
	return away <= max(0, grown)
}

// citiesKept checks rule 15: between tiles of several cities, every old stop with track has
// all its sides in exactly one new stop.
func citiesKept(old *Tile, o *Oriented, tile *Tile, t *Oriented) bool {
	if old.Cities < 2 || tile.Cities < 2 {
		return true
	}
	for i := range old.NStops {
		n := 0
		for j := range tile.NStops {
			if o.StopSides[i]&^t.StopSides[j] == 0 {
				n++
			}
		}
		if o.StopSides[i] != 0 && n != 1 {
			return false
		}
	}
	return true
}

// slotsKept checks rule 16: where the old cities differ in size, none becomes smaller.
func slotsKept(old *Tile, o *Oriented, tile *Tile, t *Oriented) bool {
	if old.Cities < 2 || old.Stops[0].Slots == old.Stops[1].Slots {
		return true
	}
	to := cityMap(old, o, tile, t)
	for i := range old.NStops {
		if to[i] >= 0 && tile.Stops[to[i]].Slots < old.Stops[i].Slots {
			return false
		}
	}
	return true
}

// sidesKept checks rules 10 and 17: every old stop has all its sides in some new stop.
func sidesKept(old *Tile, o *Oriented, tile *Tile, t *Oriented) bool {
	for i := range old.NStops {
		kept := tile.NStops > 0 && o.StopSides[i]&^t.StopSides[0] == 0 ||
			tile.NStops > 1 && o.StopSides[i]&^t.StopSides[1] == 0
		if !kept {
			return false
		}
	}
	return true
}

// cityMap says which stop of the new tile each city of the old one becomes; -1 for none.
//
// Rule: common rules 11.7.2.
func cityMap(old *Tile, o *Oriented, tile *Tile, t *Oriented) (to [id.MaxStops]int8) {
	track := o.StopSides[0] | o.StopSides[1]
	var taken uint8
	for i := range to {
		to[i] = -1
		if uint8(i) >= old.NStops || !old.Stops[i].Kind.TakesTokens() || o.StopSides[i] == 0 {
			continue
		}
		for j := range tile.NStops {
			if tile.Stops[j].Kind.TakesTokens() && o.StopSides[i]&^t.StopSides[j] == 0 {
				to[i], taken = int8(j), taken|1<<j
				break
			}
		}
	}
	for i := range old.NStops {
		if to[i] >= 0 || !old.Stops[i].Kind.TakesTokens() {
			continue
		}
		to[i] = tile.freeCity(int8(i), taken, track == 0 && old.Cities == tile.Cities)
		if to[i] >= 0 {
			taken |= 1 << to[i]
		}
	}
	return to
}

// freeCity is where a city without track goes: to the city of the same index, or if that
// is taken to the first that is not, or to the first of all.
func (t *Tile) freeCity(i int8, taken uint8, same bool) int8 {
	if uint8(i) < t.NStops && t.Stops[i].Kind.TakesTokens() && (same || taken&(1<<i) == 0) {
		return i
	}
	for j := range t.NStops {
		if t.Stops[j].Kind.TakesTokens() && taken&(1<<j) == 0 {
			return int8(j)
		}
	}
	return t.cityStop(0)
}
