package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Piece is one segment of track on the map: an index among the segments of the tile.
type Piece struct {
	Hex id.HexID
	Seg uint8
}

// Run is what one train does in a turn: the track from one end to the other. The
// stops follow from the track; Best and Check fill them in.
type Run struct {
	Train   int // index among the trains given
	Track   []Piece
	Stops   []Place // in the order of the track
	Revenue id.Money
}

// Result is the best turn of a corporation.
type Result struct {
	Total  id.Money
	Runs   []Run // in the order of the trains; idle trains have none. Valid until the Finder is used again
	Proven bool  // no better turn exists; false when the limit was reached or the map is too large
	Work   int   // links and combinations tried
}

// across returns the hex on the other side of a side, or NoHex when track cannot
// cross it.
func across(b *board.Board, h id.HexID, side board.End) id.HexID {
	hex := &b.Hexes[h]
	n := hex.Next[side]
	if n == id.NoHex || hex.Impassable&(1<<side) != 0 || b.Hexes[n].Impassable&(1<<opposite(side)) != 0 {
		return id.NoHex
	}
	return n
}

func opposite(side board.End) board.End { return (side + 3) % 6 }
