package board

import (
	"encoding/binary"
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// walker finds trails breadth first. It moves from port to port: the port of a side stands for
// entering the hex over it, the port of a stop for passing through or starting there.
type walker struct {
	b    *Board
	l    *Layout
	perm *Permissions
	out  *Reach
	corp id.CorpID
	skip id.HexID // hex that is not walked; trails that arrive there are noted in arrived

	roots   [id.MaxTokens * 2]uint16
	nRoots  int
	arrived uint8 // sides of skip that are reached

	parent [id.MaxHexes << 3]uint16 // port before this one on its trail; noPort at a start
	queue  [id.MaxHexes << 3]uint16 // ports that are the end of a trail, in order of discovery
	nQueue int
	seen   [id.MaxHexes]uint8 // ports that are queued

	later     [id.MaxHexes << 3]uint16 // ports that were met only by repeating something
	nLater    int
	postponed [id.MaxHexes]uint8
	maybe     [id.MaxHexes]uint8 // segments that were met only by repeating something
	maybeStop bool               // such a segment leads to a stop that would make a route
}

// start clears the walker and finds the places where trails start.
func (w *walker) start(b *Board, l *Layout, corp id.CorpID, perm *Permissions, out *Reach) {
	w.b, w.l, w.perm, w.corp, w.out = b, l, perm, corp, out
	w.skip = id.NoHex
	w.nRoots, w.nQueue, w.nLater = 0, 0, 0
	w.arrived, w.maybeStop = 0, false
	w.seen, w.postponed, w.maybe = [id.MaxHexes]uint8{}, [id.MaxHexes]uint8{}, [id.MaxHexes]uint8{}
	*out = Reach{}
	if perm == nil || !perm.OnlyStarts {
		code := uint8(corp) + 1
		for i, word := range l.Tokens {
			for ; word != 0; word &= word - 1 {
				h := id.HexID(i<<6 + bits.TrailingZeros64(word))
				for c := range l.Slots[h] {
					if hasByte(&l.Slots[h][c], code) {
						w.root(h, c)
					}
				}
			}
		}
		for i := range l.NExtra {
			if x := &l.Extra[i]; x.Corp == corp {
				w.root(x.Hex, int(x.City))
			}
		}
	}
	if perm != nil {
		for i, word := range perm.Starts {
			for ; word != 0; word &= word - 1 {
				h := id.HexID(i<<6 + bits.TrailingZeros64(word))
				for c := range int(b.Tiles[l.Tile[h]].NStops) {
					w.root(h, c)
				}
			}
		}
	}
}

// hasByte reports whether one of four slots holds a code.
func hasByte(slots *[id.MaxSlots]uint8, code uint8) bool {
	x := binary.LittleEndian.Uint32(slots[:]) ^ uint32(code)*0x01010101
	return (x-0x01010101)&^x&0x80808080 != 0
}

// root lets trails start at a city. A token on a pass starts none (1841).
func (w *walker) root(h id.HexID, stop int) {
	p := port(h, StopEnd+End(stop))
	if w.b.Tiles[w.l.Tile[h]].Stops[stop].Kind != City || w.out.ends[h]&(1<<(p&7)) != 0 || w.nRoots == len(w.roots) {
		return
	}
	w.roots[w.nRoots] = p
	w.nRoots++
	w.out.ends[h] |= 1 << (p & 7)
}

// starts reports whether trails start at a stop.
func (w *walker) starts(h id.HexID, t *Tile, stop int) bool {
	if t.Stops[stop].Kind != City {
		return false
	}
	if w.perm != nil && (w.perm.Starts.Has(h) || w.perm.OnlyStarts) {
		return w.perm.Starts.Has(h)
	}
	return hasByte(&w.l.Slots[h][stop], uint8(w.corp)+1) || w.l.hasExtra(w.corp, h, stop)
}

// run walks until nothing new is found.
func (w *walker) run() {
	for _, p := range w.roots[:w.nRoots] {
		if h := id.HexID(p >> 3); h != w.skip {
			w.parent[p] = noPort
			w.seen[h] |= 1 << (p & 7)
			w.queue[w.nQueue] = p
			w.nQueue++
		}
	}
	for i := 0; i < w.nQueue; i++ {
		w.expand(w.queue[i])
	}
	for i := 0; i < w.nLater; i++ {
		w.expandLater(w.later[i])
	}
}

// expand continues the trail to a port by every segment that repeats nothing.
func (w *walker) expand(p uint16) {
	h, from := id.HexID(p>>3), End(p&7)
	t := &w.b.Tiles[w.l.Tile[h]]
	o := &t.Rot[w.l.Rot[h]]
	for m := w.segsAt(h, o, from); m != 0; m &= m - 1 {
		i := bits.TrailingZeros8(m)
		to := o.Segs[i].Other(from)
		bit := uint8(1) << to
		next := port(h, to)
		if w.out.ends[h]&bit != 0 && w.onTrail(p, next) {
			w.doubt(h, t, i, to)
			continue
		}
		w.out.Segs[h] |= 1 << i
		w.out.ends[h] |= bit
		if to.IsSide() {
			if next = w.b.across[next]; next == noPort {
				continue
			}
			w.out.ends[next>>3] |= 1 << (next & 7)
			if id.HexID(next>>3) == w.skip {
				w.arrived |= 1 << (next & 7)
				continue
			}
		} else {
			w.out.HasRoute = w.out.HasRoute || !t.Stops[to.Stop()].NoRoute
			if !w.passes(h, t, i, to) {
				continue
			}
		}
		if seen := &w.seen[next>>3]; *seen&(1<<(next&7)) == 0 {
			*seen |= 1 << (next & 7)
			w.parent[next] = p
			w.queue[w.nQueue] = next
			w.nQueue++
		}
	}
}

// segsAt is the mask of the segments by which a trail may go on from an end.
func (w *walker) segsAt(h id.HexID, o *Oriented, from End) uint8 {
	var m uint8
	if from.IsSide() {
		m = o.SideSegs[from]
	} else {
		m = o.StopSegs[from.Stop()]
	}
	if w.perm != nil && w.perm.Closed != nil {
		for c := w.perm.Closed[h]; c != 0; c &= c - 1 {
			m &^= o.SideSegs[bits.TrailingZeros8(c)]
		}
	}
	return m
}

// onTrail reports whether the trail to port p uses the place of a port: the stop, or the side of either
// hex at a border.
func (w *walker) onTrail(p, place uint16) bool {
	mate := w.b.across[place]
	if mate == noPort {
		mate = place
	}
	for ; p != noPort; p = w.parent[p] {
		if p == place || p == mate {
			return true
		}
	}
	return false
}

// doubt notes a segment that would repeat something; another trail may use it.
func (w *walker) doubt(h id.HexID, t *Tile, seg int, to End) {
	w.maybe[h] |= 1 << seg
	next := port(h, to)
	if to.IsSide() {
		if next = w.b.across[next]; next == noPort || id.HexID(next>>3) == w.skip {
			return
		}
	} else {
		w.maybeStop = w.maybeStop || !t.Stops[to.Stop()].NoRoute
		if !w.passes(h, t, seg, to) {
			return
		}
	}
	if at := &w.postponed[next>>3]; *at&(1<<(next&7)) == 0 {
		*at |= 1 << (next & 7)
		w.later[w.nLater] = next
		w.nLater++
	}
}

// expandLater continues a way that is no trail.
func (w *walker) expandLater(p uint16) {
	h, from := id.HexID(p>>3), End(p&7)
	if w.seen[h]&(1<<from) != 0 {
		return
	}
	t := &w.b.Tiles[w.l.Tile[h]]
	o := &t.Rot[w.l.Rot[h]]
	for m := w.segsAt(h, o, from); m != 0; m &= m - 1 {
		i := bits.TrailingZeros8(m)
		w.doubt(h, t, i, o.Segs[i].Other(from))
	}
}

// passes reports whether a trail that arrives at a stop by a segment may go on.
//
// Rule: common rules 12.1 and 12.2.
func (w *walker) passes(h id.HexID, t *Tile, seg int, to End) bool {
	if t.Terminal&(1<<seg) != 0 {
		return false
	}
	return !w.ends(h, t, to.Stop())
}

// ends reports whether a stop ends every trail, whatever way it comes: it is blocked, or it has a token
// of the corporation and starts trails itself.
func (w *walker) ends(h id.HexID, t *Tile, stop int) bool {
	s := &t.Stops[stop]
	if w.perm != nil {
		if w.perm.Blocked.Has(h) {
			return true
		}
		if w.perm.IgnoreTokens {
			return false
		}
		if s.Kind.TakesTokens() && w.perm.Starts.Has(h) && !w.perm.ThroughOwn {
			return true
		}
	}
	switch s.Kind {
	case Town:
		return false
	case Offboard:
		return true
	}
	own, room := w.l.hasExtra(w.corp, h, stop), false
	for _, code := range w.l.Slots[h][stop][:s.Slots] {
		own = own || code == uint8(w.corp)+1
		room = room || code == 0 || code == Neutral
	}
	if own {
		return s.Kind == City && (w.perm == nil || !w.perm.ThroughOwn)
	}
	return !room
}

// doubts reports whether some segment or the route was met only by ways that are no trails.
func (w *walker) doubts() bool {
	if w.maybeStop && !w.out.HasRoute {
		return true
	}
	for h := 0; h < id.MaxHexes; h += 8 {
		if binary.LittleEndian.Uint64(w.maybe[h:])&^binary.LittleEndian.Uint64(w.out.Segs[h:]) != 0 {
			return true
		}
	}
	return false
}

// hasExtra reports whether a corporation has a token beside the slots of a city.
func (l *Layout) hasExtra(corp id.CorpID, h id.HexID, city int) bool {
	for i := range l.NExtra {
		if l.Extra[i] == (ExtraToken{Corp: corp, Hex: h, City: int8(city)}) {
			return true
		}
	}
	return false
}
