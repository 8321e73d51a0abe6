package board

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// Lay is a tile on a hex in a rotation.
type Lay struct {
	Hex  id.HexID
	Tile id.TileID
	Rot  uint8
}

// LayQuery asks for the lays of one tile action.
type LayQuery struct {
	LayOptions
	Colours ColourSet // colours that may be laid
	Blocked HexSet    // hexes on which the corporation may not lay
}

// Lays appends to buf every lay that CheckLay allows, sorted by hex, tile and rotation; of lays with
// equal effect only that with the lowest rotation (see SameEffect).
func (b *Board) Lays(l *Layout, r *Reach, q *LayQuery, buf []Lay) []Lay {
	for h := range id.HexID(len(b.Hexes)) {
		if q.Anywhere || r.Sides(h) != 0 {
			buf = b.LaysOn(l, r, h, q, buf)
		}
	}
	return buf
}

// LaysOn is Lays for one hex.
func (b *Board) LaysOn(l *Layout, r *Reach, h id.HexID, q *LayQuery, buf []Lay) []Lay {
	if q.Blocked.Has(h) {
		return buf
	}
	open := b.Hexes[h].Open
	sides := open
	if !q.Anywhere {
		sides &= r.Sides(h)
	}
	from := len(buf)
	for i := range b.pairs[l.Tile[h]] {
		p := &b.pairs[l.Tile[h]][i]
		tile := &b.Tiles[p.tile]
		if l.Left[p.tile] == 0 || !q.Colours.Has(tile.Colour) || p.extra&^q.Extras != 0 {
			continue
		}
		if p.extra == 0 && !q.Private && (p.rule != id.NoRule || tile.Label != b.labelFor(l, h, tile.Colour)) {
			continue
		}
		first := len(buf)
		for m := turnSides(p.fit(q.Private), l.Rot[h]); m != 0; m &= m - 1 {
			rot := bits.TrailingZeros8(m)
			exits := tile.Rot[rot].Exits
			if exits&^open == 0 && exits&sides != 0 && !b.repeated(l, h, p.tile, rot, buf[first:]) {
				buf = append(buf, Lay{h, p.tile, uint8(rot)})
			}
		}
	}
	return b.keepAllowed(l, &q.LayOptions, buf, from)
}

// repeated reports whether a list of lays of one tile has one of equal effect.
func (b *Board) repeated(l *Layout, h id.HexID, t id.TileID, rot int, lays []Lay) bool {
	for i := range lays {
		if b.SameEffect(l, h, t, int(lays[i].Rot), rot) {
			return true
		}
	}
	return false
}

// keepAllowed drops the lays from a place of the list on that the track restriction forbids.
func (b *Board) keepAllowed(l *Layout, opt *LayOptions, lays []Lay, from int) []Lay {
	if opt.Private || opt.Anywhere || b.Rules.Track == Permissive {
		return lays
	}
	n := from
	for _, x := range lays[from:] {
		if b.unrestricted(l, x.Hex, x.Tile, int(x.Rot), opt) {
			lays[n] = x
			n++
		}
	}
	return lays[:n]
}

// SameEffect reports whether a tile lies the same in two rotations as far as the game is concerned: the same
// track, stops of the same size and value in the same places, and every token and reservation of the hex in
// a city with the same exits.
func (b *Board) SameEffect(l *Layout, h id.HexID, t id.TileID, rotA, rotB int) bool {
	tile := &b.Tiles[t]
	if rotA == rotB || tile.Canon[rotA] != tile.Canon[rotB] {
		return rotA == rotB
	}
	x, y := &tile.Rot[rotA], &tile.Rot[rotB]
	if tile.NStops < 2 || x.StopSides == y.StopSides {
		return true
	}
	if tile.Stops[0] != tile.Stops[1] {
		return false
	}
	old, o := b.At(l, h)
	toX, toY := cityMap(old, o, tile, x), cityMap(old, o, tile, y)
	for i := range toX {
		if toX[i] >= 0 && toY[i] >= 0 && x.StopSides[toX[i]] != y.StopSides[toY[i]] && b.occupied(l, h, i) {
			return false
		}
	}
	return true
}

// occupied reports whether a city holds tokens or reservations.
func (b *Board) occupied(l *Layout, h id.HexID, city int) bool {
	if l.Slots[h][city] != ([id.MaxSlots]uint8{}) {
		return true
	}
	for i := range l.NHomes {
		if r := &l.Homes[i]; r.Hex == h && int(r.City) == city {
			return true
		}
	}
	for i := range l.NExtra {
		if l.Extra[i].Hex == h && int(l.Extra[i].City) == city {
			return true
		}
	}
	return false
}
