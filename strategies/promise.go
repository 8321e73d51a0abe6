package strategies

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

const (
	openWeight  = 0.5 // of what a reached stop may become
	aheadWeight = 0.4 // of the pull at an end of the track
)

// floodSteps is how many borders a lay is followed across.
const floodSteps = 24

// crossing is a border that track crosses into a hex.
type crossing struct {
	hex  id.HexID
	side uint8
}

// flood follows new track as far as it leads. It takes every stop for passable and does not
// ask whether a single train could run it all: it measures hope, not runs.
type flood struct {
	queue [floodSteps]crossing
	n     int
	seen  board.HexSet
	sum   float64
	ahead float64
}

// layPromise is what a lay adds to what a corporation reaches: stops joined or raised, and
// what lies ahead of the new ends more than at the hex that the tile takes.
func (v *View) layPromise(reach *board.Reach, a engine.Action) float64 {
	b := v.Game().Board
	old, _ := b.At(&v.s.Board, a.Hex)
	t := &b.Tiles[a.Tile]
	f := flood{}
	f.seen.Add(a.Hex)
	v.enter(&f, reach, a.Hex, t, &t.Rot[a.Rot], reach.Sides(a.Hex))
	if stops := reach.Stops(a.Hex); stops != 0 {
		f.sum -= v.stopsWorth(a.Hex, old, stops)
	}
	for i := 0; i < f.n; i++ {
		x := f.queue[i]
		tile, o := b.At(&v.s.Board, x.hex)
		v.enter(&f, reach, x.hex, tile, o, 1<<x.side)
	}
	if f.ahead == 0 {
		return f.sum
	}
	if reach.Segs[a.Hex] == 0 {
		f.ahead -= v.scratch.field.pull[a.Hex]
	}
	return f.sum + aheadWeight*f.ahead
}

// enter joins the track of a tile that meets some of the sides, and goes on where it leads.
func (v *View) enter(f *flood, reach *board.Reach, h id.HexID, t *board.Tile, o *board.Oriented, sides uint8) {
	sides, stops := through(t, o, sides)
	f.sum += v.stopsWorth(h, t, stops)
	for out := sides & o.Exits; out != 0; out &= out - 1 {
		v.leave(f, reach, h, uint8(bits.TrailingZeros8(out)))
	}
}

// through is the sides and stops that track on a tile joins to some of its sides, those included.
func through(t *board.Tile, o *board.Oriented, from uint8) (sides, stops uint8) {
	sides = from
	for again := true; again; {
		again = false
		for _, s := range o.Segs[:t.NSegs] {
			a, b := endBit(s.A), endBit(s.B)
			if joined := sides | stops<<6; joined&(a|b) != 0 && joined&(a|b) != a|b {
				sides |= (a | b) & 0x3f
				stops |= (a | b) >> 6
				again = true
			}
		}
	}
	return sides, stops
}

// leave crosses a border: into track that was not reached before, or to where track may be
// laid one day.
func (v *View) leave(f *flood, reach *board.Reach, h id.HexID, side uint8) {
	b := v.Game().Board
	n := b.Hexes[h].Next[side]
	if n == id.NoHex || b.Hexes[h].Open&(1<<side) == 0 || f.seen.Has(n) || reach.Segs[n] != 0 || reach.Stops(n) != 0 {
		return
	}
	f.seen.Add(n)
	tile, o := b.At(&v.s.Board, n)
	back := (side + 3) % 6
	if o.Exits&(1<<back) == 0 {
		if tile.Colour == board.White || tile.NSegs > 0 && !tile.Printed {
			f.ahead = max(f.ahead, v.scratch.field.pull[n])
		}
		return
	}
	if f.n < floodSteps {
		f.queue[f.n] = crossing{n, back}
		f.n++
	}
}

// endBit is the end of a segment as a bit: sides first, then stops.
func endBit(e board.End) uint8 { return 1 << e }

// stopsWorth is the present value of some stops of a tile and a part of what they may become.
func (v *View) stopsWorth(h id.HexID, t *board.Tile, stops uint8) (sum float64) {
	stage := v.s.PhaseNow().Stage
	for i := 0; i < int(t.NStops); i++ {
		if stops&(1<<i) != 0 {
			sum += float64(t.Stops[i].Revenue[stage]) + openWeight*v.scratch.field.value[h]/float64(t.NStops)
		}
	}
	return sum
}

// promiseOf is what the track of a corporation reaches, at present values, with a part of
// what it may become, and what lies ahead of its best two ends.
func (v *View) promiseOf(l *board.Layout, c id.CorpID) (sum float64) {
	g, m := v.Game(), v.scratch
	reach := m.reach.Reach(g.Board, l, c)
	first, second := 0.0, 0.0
	for h := range g.Board.Hexes {
		x := id.HexID(h)
		stops := reach.Stops(x)
		if stops == 0 {
			if reach.Sides(x) == 0 || reach.Segs[x] != 0 {
				continue
			}
			if p := m.field.pull[x]; p > first {
				first, second = p, first
			} else {
				second = max(second, p)
			}
			continue
		}
		sum += v.stopsWorth(x, &g.Board.Tiles[l.Tile[x]], stops)
	}
	return sum + aheadWeight*(first+second/2)
}
