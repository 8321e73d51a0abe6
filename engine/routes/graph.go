package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Pieces of track that only one run may use get a number: a side of a hex and the
// side that faces it share one, a segment between two stops of a hex has one, and
// so has a stop that only one run may use.
const (
	sideTracks   = id.MaxHexes * 6
	directTracks = id.MaxHexes * board.MaxSegs
	singleTracks = id.MaxHexes * id.MaxStops
	numTracks    = sideTracks + directTracks + singleTracks
)

// node is a stop that the corporation reaches.
type node struct {
	at     Place
	kind   board.StopKind
	token  bool // the corporation has a token here
	start  bool // runs are searched from here
	pass   bool // a run may go through
	counts bool // one of the two stops that a run needs
	single bool
	group  uint8
	value  id.Money // what the stop pays
	extra  id.Money // bonuses per stop
	marks  uint32   // bonuses of which the stop is one of At (low half) or With (high half)
}

// link is track between two stops without a stop in between.
type link struct {
	a, b            int16 // nodes; a was reached first
	pieces, nPieces int32 // in graph.pieces, from a to b
	shared, nShared int32 // in graph.shared: numbers of the track that only one run may use
	parallel        int32 // earlier link between the same stops + 1, or 0
	bits            trackSet
	dropped         bool // of no use, or too much for a trackSet
}

// arc is a link seen from one of its ends.
type arc struct {
	to   uint8
	link uint16
}

// graph is the track around the tokens of one corporation, compressed to links.
type graph struct {
	nodes  []node
	links  []link
	pieces []Piece
	shared []uint16
	arcs   []arc
	first  [maxNodes + 1]int32 // arcs of node n: first[n] to first[n+1]
	latest [maxNodes]int32     // while building: latest link between the node that grows and this one, + 1
	index  [id.MaxHexes][id.MaxStops]uint8

	trail      []Piece // while walking
	trailTrack []uint16
	classes    classes
	bonuses    []prize
	complete   bool // false when the map did not fit
}

// builder is what a graph is built from.
type builder struct {
	g     *graph
	b     *board.Board
	l     *board.Layout
	corp  id.CorpID
	terms *Terms
}

// build finds the stops and links that the corporation reaches from its tokens, or,
// when everywhere is true, all of the map.
func (g *graph) build(b *board.Board, l *board.Layout, corp id.CorpID, terms *Terms, everywhere bool) {
	g.reset()
	w := builder{g, b, l, corp, terms}
	for h := range b.Hexes {
		for s := range int(b.Tiles[l.Tile[h]].NStops) {
			if everywhere || hasToken(l, corp, id.HexID(h), s) {
				if n := w.reach(id.HexID(h), s); n >= 0 {
					g.nodes[n].start = true
				}
			}
		}
	}
	for n := 0; n < len(g.nodes); n++ {
		if g.nodes[n].pass || g.nodes[n].start {
			w.grow(n)
		}
	}
	g.dropUseless()
	g.complete = g.classify() && g.complete
	g.connect()
	g.complete = g.award(terms.Bonuses) && g.complete
}

func (g *graph) reset() {
	g.nodes, g.links, g.pieces, g.shared, g.arcs = g.nodes[:0], g.links[:0], g.pieces[:0], g.shared[:0], g.arcs[:0]
	g.index = [id.MaxHexes][id.MaxStops]uint8{}
	g.bonuses = g.bonuses[:0]
	g.complete = true
}

// reach returns the node of a stop, or -1 if no run of the corporation may touch it.
func (w *builder) reach(h id.HexID, s int) int {
	g := w.g
	if i := g.index[h][s]; i != 0 {
		return int(i) - 1
	}
	if has(w.terms.Closed, h, s) {
		return -1
	}
	if len(g.nodes) == maxNodes {
		g.complete = false
		return -1
	}
	stop := &w.b.Tiles[w.l.Tile[h]].Stops[s]
	token := hasToken(w.l, w.corp, h, s)
	single := has(w.terms.Single, h, s)
	g.nodes = append(g.nodes, node{
		at:     Place{h, int8(s)},
		kind:   stop.Kind,
		token:  token,
		single: single,
		pass:   !single && !has(w.terms.Ends, h, s) && mayPass(w.b, w.l, w.corp, h, s),
		counts: !stop.NoRoute,
		group:  stop.Group,
		value:  stop.Revenue[w.terms.Stage],
	})
	g.index[h][s] = uint8(len(g.nodes))
	return len(g.nodes) - 1
}

// hasToken reports whether the corporation has a token in a stop.
func hasToken(l *board.Layout, corp id.CorpID, h id.HexID, s int) bool {
	if corp == id.NoCorp {
		return false
	}
	for _, code := range l.Slots[h][s] {
		if code == uint8(corp+1) {
			return true
		}
	}
	for _, x := range l.Extra[:l.NExtra] {
		if x.Corp == corp && x.Hex == h && int(x.City) == s {
			return true
		}
	}
	return false
}

// mayPass reports whether runs of a corporation may go through a stop. Terminal
// segments lead to stops where every run ends.
//
// Rule: common rules 12.1, 14.1 (5).
func mayPass(b *board.Board, l *board.Layout, corp id.CorpID, h id.HexID, s int) bool {
	tile, o := b.At(l, h)
	stop := &tile.Stops[s]
	switch {
	case stop.Kind == board.Offboard || tile.Terminal&o.StopSegs[s] != 0:
		return false
	case !stop.Kind.TakesTokens() || hasToken(l, corp, h, s):
		return true
	}
	for _, code := range l.Slots[h][s][:stop.Slots] {
		if code == 0 || code == board.Neutral {
			return true
		}
	}
	return false
}

// grow finds the links of a node to nodes that have not grown yet.
func (w *builder) grow(n int) {
	g := w.g
	g.latest = [maxNodes]int32{}
	at := g.nodes[n].at
	_, o := w.b.At(w.l, at.Hex)
	for m := o.StopSegs[at.Stop]; m != 0; m &= m - 1 {
		w.walk(n, at.Hex, o, bits.TrailingZeros8(m), board.StopEnd+board.End(at.Stop))
	}
}

// walk follows a segment from one of its ends to every stop that comes next.
func (w *builder) walk(from int, h id.HexID, o *board.Oriented, seg int, e board.End) {
	g := w.g
	g.trail = append(g.trail, Piece{h, uint8(seg)})
	if end := o.Segs[seg].Other(e); end.IsSide() {
		w.cross(from, h, end)
	} else {
		w.record(from, h, end.Stop(), !e.IsSide(), seg)
	}
	g.trail = g.trail[:len(g.trail)-1]
}

// cross follows the track beyond a side, unless the trail was there before.
func (w *builder) cross(from int, h id.HexID, side board.End) {
	n := across(w.b, h, side)
	if n == id.NoHex {
		return
	}
	g := w.g
	number := sideTrack(h, side, n)
	if contains(g.trailTrack, number) {
		return
	}
	g.trailTrack = append(g.trailTrack, number)
	into := opposite(side)
	_, o := w.b.At(w.l, n)
	for m := o.SideSegs[into]; m != 0; m &= m - 1 {
		w.walk(from, n, o, bits.TrailingZeros8(m), into)
	}
	g.trailTrack = g.trailTrack[:len(g.trailTrack)-1]
}

// sideTrack numbers a side of h that faces n.
func sideTrack(h id.HexID, side board.End, n id.HexID) uint16 {
	if n < h {
		return uint16(n)*6 + uint16(opposite(side))
	}
	return uint16(h)*6 + uint16(side)
}

// directTrack numbers a segment between two stops.
func directTrack(h id.HexID, seg int) uint16 {
	return sideTracks + uint16(h)*board.MaxSegs + uint16(seg)
}

// singleTrack numbers a stop that only one run may use.
func singleTrack(p Place) uint16 {
	return sideTracks + directTracks + uint16(p.Hex)*id.MaxStops + uint16(p.Stop)
}

// record keeps the trail as a link. A loop is no link of any run, and a link to a
// node that has grown is known from there.
func (w *builder) record(from int, h id.HexID, stop int, direct bool, seg int) {
	g := w.g
	to := w.reach(h, stop)
	if to < 0 || to == from || to < from && (g.nodes[to].pass || g.nodes[to].start) {
		return
	}
	if len(g.links) == maxLinks {
		g.complete = false
		return
	}
	k := link{
		a: int16(from), b: int16(to),
		pieces: int32(len(g.pieces)), nPieces: int32(len(g.trail)),
		shared: int32(len(g.shared)),
	}
	g.pieces = append(g.pieces, g.trail...)
	g.shared = append(g.shared, g.trailTrack...)
	if direct {
		g.shared = append(g.shared, directTrack(h, seg))
	}
	for _, n := range [2]int{from, to} {
		if g.nodes[n].single {
			g.shared = append(g.shared, singleTrack(g.nodes[n].at))
		}
	}
	k.nShared = int32(len(g.shared)) - k.shared
	k.parallel = g.latest[to]
	g.links = append(g.links, k)
	g.latest[to] = int32(len(g.links))
}
