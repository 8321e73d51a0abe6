package board

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// alternating decides exactly whether a trail uses a segment.
//
// Both halves of a border, and the ways into and out of a stop that may be passed, are taken as a matched
// pair of vertices; segments are the unmatched edges. A trail is then a simple path on which segments and
// matched pairs alternate, and what such paths reach is found by growing Edmonds' blossoms, in
// polynomial time where trying all trails would take exponential time.
//
// Vertices are numbered ten to a hex: sides 0 to 5, then two for each stop. The cities where trails start are
// one vertex more, the root: no trail needs to come back to one of them. A segment that is terminal may start
// a path here but not lead into or out of a stop on its way.
type alternating struct {
	w      *walker
	roots  []uint16  // ports of the cities that the root stands for
	avoid  [2]uint16 // vertices that are taken away
	target uint16    // vertex at which the search may stop
	direct bool      // no stop is passed

	outer  [numVertices]bool   // reached by a path that ends with a matched pair: a trail may go on
	free   [numVertices]bool   // the same when nothing is taken away
	known  [numVertices]bool   // part of this search
	mark   [numVertices]uint32 // is round on a path that is looked at
	round  uint32
	parent [numVertices]uint16 // of an inner vertex: the outer one before it
	base   [numVertices]uint16 // of the blossom that holds the vertex
	used   [numVertices]uint16 // the known vertices
	queue  [numVertices]uint16 // the outer vertices
	nUsed  int
	nQueue int
}

const (
	hexVertices        = 10
	rootVertex         = id.MaxHexes * hexVertices
	numVertices        = rootVertex + 1
	noVertex    uint16 = 0xffff
)

// vertexAt is the vertex of a side, or the first of the two of a stop.
func vertexAt(h id.HexID, e End) uint16 {
	if !e.IsSide() {
		e += e - StopEnd
	}
	return uint16(h)*hexVertices + uint16(e)
}

// placeOf is the hex and the side or stop of a vertex.
func placeOf(v uint16) (id.HexID, End) {
	h, e := id.HexID(v/hexVertices), End(v%hexVertices)
	if !e.IsSide() {
		e = StopEnd + (e-StopEnd)/2
	}
	return h, e
}

// decide settles what the walker left open.
func (a *alternating) decide(w *walker) {
	a.w = w
	if w.maybeStop && !w.out.HasRoute {
		a.direct = true
		for i := 0; i < w.nRoots && !w.out.HasRoute; i++ {
			a.roots = w.roots[i : i+1]
			a.search(noVertex, noVertex)
			w.out.HasRoute = a.meetsStop(w.roots[i])
		}
		a.direct = false
	}
	a.begin()
	for h := range id.HexID(len(w.b.Hexes)) {
		for m := w.maybe[h] &^ w.out.Segs[h]; m != 0; m &= m - 1 {
			if i := bits.TrailingZeros8(m); a.uses(h, i) {
				a.connect(h, i)
			}
		}
	}
}

// decideOne reports whether one of some segments of a hex, of those that the walker left open, is used.
func (a *alternating) decideOne(w *walker, h id.HexID, segs uint8) bool {
	segs &= w.maybe[h]
	if segs == 0 {
		return false
	}
	a.w = w
	a.begin()
	for ; segs != 0; segs &= segs - 1 {
		if a.uses(h, bits.TrailingZeros8(segs)) {
			return true
		}
	}
	return false
}

// begin finds what trails reach from all cities.
func (a *alternating) begin() {
	a.roots = a.w.roots[:a.w.nRoots]
	a.search(noVertex, noVertex)
	a.free = a.outer
}

// uses reports whether a trail uses a segment.
func (a *alternating) uses(h id.HexID, i int) bool {
	_, o := a.w.b.At(a.w.l, h)
	seg := o.Segs[i]
	return a.follows(h, seg.A, seg.B) || a.follows(h, seg.B, seg.A)
}

// follows reports whether a trail uses a segment from one end to the other: a trail to the first end that
// avoids the second.
func (a *alternating) follows(h id.HexID, from, to End) bool {
	v := vertexAt(h, from)
	if !goesOn(&a.free, v, from) {
		return false
	}
	a.search(vertexAt(h, to), v)
	return goesOn(&a.outer, v, from)
}

// goesOn reports whether a trail can leave an end, given by its vertex, along a segment.
func goesOn(outer *[numVertices]bool, v uint16, e End) bool {
	return outer[v] || !e.IsSide() && outer[v+1]
}

// connect notes a segment as connected.
func (a *alternating) connect(h id.HexID, i int) {
	w := a.w
	_, o := w.b.At(w.l, h)
	w.out.Segs[h] |= 1 << i
	for _, e := range [2]End{o.Segs[i].A, o.Segs[i].B} {
		w.out.ends[h] |= 1 << e
		if p := w.b.across[port(h, e)]; p != noPort {
			w.out.ends[p>>3] |= 1 << (p & 7)
		}
	}
}

// meetsStop reports whether some path ends next to a stop that makes a route with the city it started in.
func (a *alternating) meetsStop(root uint16) bool {
	for _, v := range a.queue[1:a.nQueue] {
		h, e := placeOf(v)
		t, o := a.w.b.At(a.w.l, h)
		for m := a.w.segsAt(h, o, e); m != 0; m &= m - 1 {
			to := o.Segs[bits.TrailingZeros8(m)].Other(e)
			if !to.IsSide() && port(h, to) != root && !t.Stops[to.Stop()].NoRoute {
				return true
			}
		}
	}
	return false
}

// search finds the outer vertices: those that an alternating path from the root reaches with a matched pair
// as its last step, without the border or stop of a vertex to avoid. It may stop when it has met the target.
func (a *alternating) search(avoid, target uint16) {
	for _, v := range a.used[:a.nUsed] {
		a.outer[v], a.known[v] = false, false
	}
	a.nUsed, a.nQueue = 0, 0
	a.target = target
	a.avoid = [2]uint16{avoid, noVertex}
	if avoid != noVertex {
		a.avoid[1] = a.mate(avoid)
	}
	a.touch(rootVertex)
	a.grow(rootVertex)
	var next [2 * MaxSegs]uint16
	for _, p := range a.roots {
		n := a.neighbours(id.HexID(p>>3), End(p&7), true, &next)
		a.expand(rootVertex, next[:n])
	}
	for i := 1; i < a.nQueue; i++ {
		v := a.queue[i]
		if v == target {
			return
		}
		h, e := placeOf(v)
		n := a.neighbours(h, e, false, &next)
		a.expand(v, next[:n])
	}
}

// expand follows the segments from an outer vertex.
func (a *alternating) expand(v uint16, next []uint16) {
	for _, to := range next {
		a.touch(to)
		switch {
		case a.base[v] == a.base[to]:
		case a.outer[to]:
			a.contract(v, to)
		case a.parent[to] == noVertex:
			a.parent[to] = v
			m := a.mate(to)
			a.touch(m)
			a.grow(m)
		}
	}
}

// touch makes a vertex part of this search.
func (a *alternating) touch(v uint16) {
	if !a.known[v] {
		a.known[v], a.parent[v], a.base[v] = true, noVertex, v
		a.used[a.nUsed] = v
		a.nUsed++
	}
}

// grow makes a vertex outer.
func (a *alternating) grow(v uint16) {
	if !a.outer[v] {
		a.outer[v] = true
		a.queue[a.nQueue] = v
		a.nQueue++
	}
}

// contract joins two outer vertices, an edge apart, and their paths up to the last common vertex into one
// blossom: going round the other way, the inner vertices on it become outer as well.
func (a *alternating) contract(v, to uint16) {
	top := a.common(v, to)
	a.round++
	a.turnRound(v, top, to)
	a.turnRound(to, top, v)
	for _, u := range a.used[:a.nUsed] {
		if a.mark[a.base[u]] == a.round {
			a.base[u] = top
			a.grow(u)
		}
	}
}

// common is the base of the last blossom that the paths to two outer vertices share.
func (a *alternating) common(v, to uint16) uint16 {
	a.round++
	for {
		v = a.base[v]
		a.mark[v] = a.round
		if v == rootVertex {
			break
		}
		v = a.parent[a.mate(v)]
	}
	for {
		to = a.base[to]
		if a.mark[to] == a.round {
			return to
		}
		to = a.parent[a.mate(to)]
	}
}

// turnRound marks the blossoms on the path to v below the top and lets the path lead the other way.
func (a *alternating) turnRound(v, top, child uint16) {
	for a.base[v] != top {
		m := a.mate(v)
		a.mark[a.base[v]], a.mark[a.base[m]] = a.round, a.round
		a.parent[v] = child
		child = m
		v = a.parent[m]
	}
}

// mate is the other vertex of a matched pair; noVertex for a side that leads nowhere.
func (a *alternating) mate(v uint16) uint16 {
	h, e := id.HexID(v/hexVertices), End(v%hexVertices)
	if !e.IsSide() {
		return uint16(h)*hexVertices + uint16(e^1)
	}
	p := a.w.b.across[port(h, e)]
	if p == noPort {
		return noVertex
	}
	return vertexAt(id.HexID(p>>3), End(p&7))
}

// neighbours lists the vertices that segments join to an end and that a trail can pass.
func (a *alternating) neighbours(h id.HexID, from End, root bool, list *[2 * MaxSegs]uint16) int {
	w := a.w
	t, o := w.b.At(w.l, h)
	n := 0
	for m := w.segsAt(h, o, from); m != 0; m &= m - 1 {
		i := bits.TrailingZeros8(m)
		if t.Terminal&(1<<i) != 0 && !from.IsSide() && !root {
			continue
		}
		to := o.Segs[i].Other(from)
		u := vertexAt(h, to)
		if u == a.avoid[0] || u == a.avoid[1] {
			continue
		}
		switch {
		case to.IsSide():
			if w.b.across[port(h, to)] != noPort {
				list[n] = u
				n++
			}
		case !a.direct && w.passes(h, t, i, to):
			list[n], list[n+1] = u, u+1
			n += 2
		}
	}
	return n
}
