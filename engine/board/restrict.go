package board

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// unrestricted checks the track restriction: what the lay achieves for the corporation, judged by the
// segments that it reaches once the tile lies there.
//
// Rule: common rules 11.4 (18).
func (b *Board) unrestricted(l *Layout, h id.HexID, t id.TileID, rot int, opt *LayOptions) bool {
	old, o := b.At(l, h)
	tile := &b.Tiles[t]
	switch {
	case b.Rules.Track == Permissive, old.NSegs == 0,
		b.Rules.Track == CityPermissive && tile.Cities > 0,
		b.Rules.Track == StationRestrictive && tile.NStops > 0:
		return true
	}
	improved := b.improved(old, o, tile, &tile.Rot[rot])
	if improved == 0 {
		return false
	}
	s := opt.Scratch
	s.lay = *l
	b.Lay(&s.lay, h, t, rot)
	if b.enters(&s.lay, h, opt)&improved != 0 {
		return true
	}
	return b.reachesOne(&s.lay, h, improved, opt)
}

// improved is the mask of the new segments that are new track, or under SemiRestrictive lead to stops of
// another highest value than the old segment they extend.
func (b *Board) improved(old *Tile, o *Oriented, tile *Tile, t *Oriented) uint8 {
	var m uint8
	for i := range tile.NSegs {
		seg := t.Segs[i]
		was := extends(tile, seg, old, o)
		if was < 0 || b.Rules.Track == SemiRestrictive && segValue(tile, seg) != segValue(old, o.Segs[was]) {
			m |= 1 << i
		}
	}
	return m
}

// segValue is the sorted pair of the highest values of the stops at the ends of a segment; -1 for a side.
func segValue(t *Tile, seg Seg) [2]id.Money {
	v := [2]id.Money{-1, -1}
	for i, e := range [2]End{seg.A, seg.B} {
		if !e.IsSide() {
			for _, m := range t.Stops[e.Stop()].Revenue {
				v[i] = max(v[i], m)
			}
		}
	}
	if v[0] > v[1] {
		v[0], v[1] = v[1], v[0]
	}
	return v
}

// enters is a part of the segments of a hex that trails use: those that trails use which were not in the hex
// before, and those that follow them through a stop. Trails may reach more after leaving the hex again.
func (b *Board) enters(l *Layout, h id.HexID, opt *LayOptions) uint8 {
	w := &opt.Scratch.walk
	arrived := b.arrivals(l, h, opt)
	w.b, w.l, w.corp, w.perm = b, l, opt.Corp, opt.Perm
	tile, o := b.At(l, h)
	var segs uint8
	for m := arrived; m != 0; m &= m - 1 {
		segs |= w.segsAt(h, o, End(bits.TrailingZeros8(m)))
	}
	for c := range int(tile.NStops) {
		if w.starts(h, tile, c) || segs&o.StopSegs[c]&^tile.Terminal != 0 && !w.ends(h, tile, c) {
			segs |= w.segsAt(h, o, StopEnd+End(c))
		}
	}
	return segs
}

// arrivals is the mask of the sides of a hex at which trails arrive that were not in the hex before. It does not
// depend on the tile and the tokens in the hex, and is remembered while lays on one hex are judged.
func (b *Board) arrivals(l *Layout, h id.HexID, opt *LayOptions) uint8 {
	s := opt.Scratch
	key := l.Hash ^ tileHash(h, l.Tile[h], l.Rot[h])
	for c := range l.Slots[h] {
		for i, code := range l.Slots[h][c] {
			if code != 0 {
				key ^= slotHash(h, c, i, code)
			}
		}
	}
	key = mix(key^opt.Perm.hash()) + uint64(opt.Corp)<<16 + uint64(h) + 1
	if s.arrivedKey != key {
		s.walk.start(b, l, opt.Corp, opt.Perm, &s.after)
		s.walk.skip = h
		s.walk.run()
		s.arrivedKey, s.arrived = key, s.walk.arrived
	}
	return s.arrived
}
