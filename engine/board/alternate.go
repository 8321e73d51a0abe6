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
// Vertices are numbered ten to a hex: sides 0 to 5, then two for each stop. A segment that is terminal
// may start a path here but not lead into or out of a stop on its way.
type alternating struct {
	w       *walker
	root    uint16
	avoid   [2]uint16 // vertices that are taken away
	noStops bool      // no stop is passed

	outer  [numVertices]bool   // reached by a path that ends with a matched pair: a trail may go on
	free   [numVertices]bool   // the same when nothing is taken away
	known  [numVertices]bool   // part of this search
	parent [numVertices]uint16 // of an inner vertex: the outer one before it
	base   [numVertices]uint16 // of the blossom that holds the vertex
	mark   [numVertices]bool
	used   [numVertices]uint16 // the known vertices
	queue  [numVertices]uint16
	nUsed  int
	nQueue int
}

const (
	hexVertices        = 10
	numVertices        = id.MaxHexes * hexVertices
	noVertex    uint16 = 0xffff
)

// side is the vertex of a side, stopVertex the first of the two of a stop.
func sideVertex(h id.HexID, s End) uint16 { return uint16(h)*hexVertices + uint16(s) }

func stopVertex(h id.HexID, stop int) uint16 {
	return uint16(h)*hexVertices + uint16(StopEnd) + 2*uint16(stop)
}

// decide settles what the walker left open.
func (a *alternating) decide(w *walker) {
	a.w = w; Decided++
	for _, p := range w.roots[:w.nRoots] {
		root := stopVertex(id.HexID(p>>3), End(p&7).Stop())
		if w.maybeStop && !w.out.HasRoute {
			a.search(root, noVertex, true)
			w.out.HasRoute = a.meetsStop(p)
		}
		a.search(root, noVertex, false)
		a.collect()
	}
}

// collect proves the open segments that trails from the root use.
func (a *alternating) collect() {
	w := a.w
	a.free = a.outer
	for h := range id.HexID(len(w.b.Hexes)) {
		for m := w.maybe[h] &^ w.out.Segs[h]; m != 0; m &= m - 1 {
			_, o := w.b.At(w.l, h)
			i := bits.TrailingZeros8(m)
			Open++
			if seg := o.Segs[i]; a.follows(h, seg.A, seg.B) || a.follows(h, seg.B, seg.A) {
				a.connect(h, i, seg); Proven++
			}
		}
	}
}

// follows reports whether a trail from the root uses a segment from one end to the other: a trail to the
// first end that avoids the second.
func (a *alternating) follows(h id.HexID, from, to End) bool {
	away := sideVertex(h, to)
	if !to.IsSide() {
		away = stopVertex(h, to.Stop())
	}
	if away == a.root || !goesOn(&a.free, h, from) {
		return false
	}
	a.search(a.root, away, false)
	return goesOn(&a.outer, h, from)
}

// connect notes a segment as connected.
func (a *alternating) connect(h id.HexID, i int, seg Seg) {
	w := a.w
	w.out.Segs[h] |= 1 << i
	for _, e := range [2]End{seg.A, seg.B} {
		w.out.ends[h] |= 1 << e
		if p := w.b.across[port(h, e)]; p != noPort {
			w.out.ends[p>>3] |= 1 << (p & 7)
		}
	}
}

// goesOn reports whether a trail can leave an end of a segment in a hex along it.
func goesOn(outer *[numVertices]bool, h id.HexID, from End) bool {
	if from.IsSide() {
		return outer[sideVertex(h, from)]
	}
	v := stopVertex(h, from.Stop())
	return outer[v] || outer[v+1]
}

// meetsStop reports whether some path ends next to a stop that makes a route with the root.
func (a *alternating) meetsStop(root uint16) bool {
	for _, v := range a.used[:a.nUsed] {
		h, e := id.HexID(v/hexVertices), End(v%hexVertices)
		if !a.outer[v] || !e.IsSide() {
			continue
		}
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
// as its last step, without the vertices of one border or stop.
func (a *alternating) search(root, avoid uint16, noStops bool) {
	for _, v := range a.used[:a.nUsed] {
		a.outer[v], a.known[v] = false, false
	}
	a.nUsed, a.nQueue = 0, 0
	a.root, a.noStops = root, noStops
	a.avoid = [2]uint16{avoid, noVertex}
	if avoid != noVertex {
		a.avoid[1] = a.mate(avoid)
	}
	a.touch(root)
	a.reach(root)
	var next [4 * MaxSegs]uint16
	for i := 0; i < a.nQueue; i++ {
		v := a.queue[i]
		for _, to := range next[:a.neighbours(v, &next)] {
			a.touch(to)
			if a.base[v] == a.base[to] {
				continue
			}
			if a.outer[to] {
				a.contract(v, to)
			} else if a.parent[to] == noVertex {
				a.parent[to] = v
				m := a.mate(to)
				a.touch(m)
				a.reach(m)
			}
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

// reach makes a vertex outer.
func (a *alternating) reach(v uint16) {
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
	a.unmark()
	a.markPath(v, top, to)
	a.markPath(to, top, v)
	for _, u := range a.used[:a.nUsed] {
		if a.mark[a.base[u]] {
			a.base[u] = top
			a.reach(u)
		}
	}
}

// common is the base of the last blossom that the paths to two outer vertices share.
func (a *alternating) common(v, to uint16) uint16 {
	a.unmark()
	for {
		v = a.base[v]
		a.mark[v] = true
		if v == a.root {
			break
		}
		v = a.parent[a.mate(v)]
	}
	for {
		to = a.base[to]
		if a.mark[to] {
			return to
		}
		to = a.parent[a.mate(to)]
	}
}

func (a *alternating) unmark() {
	for _, u := range a.used[:a.nUsed] {
		a.mark[u] = false
	}
}

// markPath marks the blossoms on the path to v below the top and turns the path round.
func (a *alternating) markPath(v, top, child uint16) {
	for a.base[v] != top {
		m := a.mate(v)
		a.mark[a.base[v]], a.mark[a.base[m]] = true, true
		a.parent[v] = child
		child = m
		v = a.parent[m]
	}
}

// mate is the other vertex of a matched pair; noVertex for the root and for a side that leads nowhere.
func (a *alternating) mate(v uint16) uint16 {
	h, e := id.HexID(v/hexVertices), End(v%hexVertices)
	if !e.IsSide() {
		return uint16(h)*hexVertices + uint16(e^1)
	}
	p := a.w.b.across[port(h, e)]
	if p == noPort {
		return noVertex
	}
	return sideVertex(id.HexID(p>>3), End(p&7))
}

// neighbours lists the vertices that segments join to a vertex and that a trail can pass.
func (a *alternating) neighbours(v uint16, list *[4 * MaxSegs]uint16) int {
	w := a.w
	h, from := id.HexID(v/hexVertices), End(v%hexVertices)
	if !from.IsSide() {
		from = StopEnd + (from-StopEnd)/2
	}
	t, o := w.b.At(w.l, h)
	n := 0
	for m := w.segsAt(h, o, from); m != 0; m &= m - 1 {
		i := bits.TrailingZeros8(m)
		if t.Terminal&(1<<i) != 0 && !from.IsSide() && v != a.root {
			continue
		}
		to := o.Segs[i].Other(from)
		if to.IsSide() {
			u := sideVertex(h, to)
			if w.b.across[port(h, to)] != noPort && u != a.avoid[0] && u != a.avoid[1] {
				list[n] = u
				n++
			}
			continue
		}
		u := stopVertex(h, to.Stop())
		if !a.noStops && u != a.root && u != a.avoid[0] && u != a.avoid[1] && w.passes(h, t, i, to) {
			list[n], list[n+1] = u, u+1
			n += 2
		}
	}
	return n
}
