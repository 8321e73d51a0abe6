package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Link is the track between two stops as records write it: the hex of every segment,
// from one stop to the other. When the link is one segment between two stops of a
// hex that has several such segments, I and J are those stops, I < J; otherwise both
// are 0.
//
// Rule: record format 4.5.1.
type Link struct {
	Hexes []id.HexID
	I, J  int8
}

// Connections translates the track of a legal run into links, in order.
func Connections(b *board.Board, l *board.Layout, r *Run) []Link {
	var links []Link
	next := Link{}
	for i, p := range r.Track {
		next.Hexes = append(next.Hexes, p.Hex)
		tile, o := b.At(l, p.Hex)
		seg := o.Segs[p.Seg]
		if isDirect(seg) && directs(tile, o) > 1 {
			next.I, next.J = stopPair(seg)
		}
		if isDirect(seg) || endsLink(r.Track, i, seg) {
			links = append(links, next)
			next = Link{}
		}
	}
	return links
}

// endsLink reports whether piece i, which joins a side and a stop or two sides, ends
// at a stop: it does if it has a stop and is not the first piece of its link.
func endsLink(track []Piece, i int, seg board.Seg) bool {
	if seg.A.IsSide() && seg.B.IsSide() {
		return false
	}
	return i > 0 && track[i-1].Hex != track[i].Hex
}

func isDirect(s board.Seg) bool { return !s.A.IsSide() && !s.B.IsSide() }

// directs counts the segments of a tile between two of its stops.
func directs(tile *board.Tile, o *board.Oriented) int {
	n := 0
	for _, s := range o.Segs[:tile.NSegs] {
		if isDirect(s) {
			n++
		}
	}
	return n
}

func stopPair(s board.Seg) (i, j int8) {
	i, j = int8(s.A.Stop()), int8(s.B.Stop())
	return min(i, j), max(i, j)
}
