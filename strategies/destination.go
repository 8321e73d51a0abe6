package strategies

import (
	"math"
	"math/bits"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// farthest is how many lays a way is followed; what lies farther off attracts nobody.
const farthest = 10

// How many lays it takes to lead track through a hex: where none lies, and where a tile must be
// replaced by one that keeps its track.
const (
	freshLay   = 1
	upgradeLay = 2
)

// lays is how many lays it takes to arrive at a hex across one of its sides; farthest+1 and more
// is out of reach.
type lays [id.MaxHexes][6]uint8

// way is how far a corporation is from what it is paid for connecting.
type way struct {
	destination engine.Destination
	money       float64
	left        int  // lays, 0 when it is connected
	from        lays // from its network
	to          lays // from the destination
}

// ways looks up what the corporations of the player are paid for connecting. The answer is valid until
// the next call.
func (v *View) ways() []way {
	m := v.scratch
	m.nWays = 0
	for i := range v.Game().Corps {
		c := id.CorpID(i)
		if !v.Mine(c) || m.nWays == len(m.ways) {
			continue
		}
		d := v.s.Destination(c)
		const sold = 0.5 // of the shares whose price would wait, in time
		money := float64(d.Waiting) + sold*float64(d.Further)
		if d.Network == nil || money == 0 {
			continue
		}
		w := &m.ways[m.nWays]
		w.destination, w.money = d, money
		v.survey(w)
		if w.left > 0 && w.left <= farthest {
			m.nWays++
		}
	}
	return m.ways[:m.nWays]
}

// survey measures a way on the present map.
func (v *View) survey(w *way) {
	b, m := v.Game().Board, v.scratch
	f := &m.spread
	reach := m.reach.ReachIn(b, &v.s.Board, id.NoCorp, w.destination.Network)
	f.begin(&w.from)
	for h := range b.Hexes {
		for sides := reach.Sides(id.HexID(h)); sides != 0; sides &= sides - 1 {
			f.arrive(id.HexID(h), bits.TrailingZeros8(sides), 0)
		}
	}
	f.run(b, &v.s.Board)
	f.begin(&w.to)
	w.left = math.MaxInt
	for _, h := range w.destination.To {
		tile, o := b.At(&v.s.Board, h)
		for side := range 6 {
			n := joining(b, h, tile, o, side)
			if n > farthest {
				continue
			}
			f.arrive(b.Hexes[h].Next[side], opposite(side), n)
			w.left = min(w.left, n+int(w.from[h][side]))
		}
	}
	f.run(b, &v.s.Board)
}

// joining is how many lays it takes to have track at an open side of a hex.
func joining(b *board.Board, h id.HexID, tile *board.Tile, o *board.Oriented, side int) int {
	switch {
	case b.Hexes[h].Open&(1<<side) == 0:
		return farthest + 1
	case o.SideSegs[side] != 0:
		return 0
	}
	return leading(tile)
}

// leading is how many lays it takes to lead new track through a tile.
func leading(tile *board.Tile) int {
	switch {
	case tile.Colour >= board.Gray:
		return farthest + 1
	case tile.NSegs == 0:
		return freshLay
	}
	return upgradeLay
}

// spread follows track, laid or not, from hex to hex and finds the fewest lays for every border.
type spread struct {
	out *lays
	due [farthest + 1][]arrival // by number of lays
}

type arrival struct {
	hex  id.HexID
	side uint8
}

// begin forgets what was found before.
func (f *spread) begin(out *lays) {
	f.out = out
	for h := range out {
		for side := range out[h] {
			out[h][side] = farthest + 1
		}
	}
	for n := range f.due {
		f.due[n] = f.due[n][:0]
	}
}

// arrive notes a way to a hex across one of its sides.
func (f *spread) arrive(h id.HexID, side, n int) {
	if h != id.NoHex && n < int(f.out[h][side]) {
		f.out[h][side] = uint8(n)
		f.due[n] = append(f.due[n], arrival{h, uint8(side)})
	}
}

// run goes on from all arrivals, the nearest first.
func (f *spread) run(b *board.Board, l *board.Layout) {
	for n := range f.due {
		for i := 0; i < len(f.due[n]); i++ {
			x := f.due[n][i]
			if int(f.out[x.hex][x.side]) < n {
				continue
			}
			tile, o := b.At(l, x.hex)
			joined, _ := through(tile, o, 1<<x.side)
			more := n + leading(tile)
			for sides := b.Hexes[x.hex].Open &^ (1 << x.side); sides != 0; sides &= sides - 1 {
				side := bits.TrailingZeros8(sides)
				lays := more
				if joined&(1<<side) != 0 {
					lays = n
				}
				if lays <= farthest {
					f.arrive(b.Hexes[x.hex].Next[side], opposite(side), lays)
				}
			}
		}
	}
}

// opposite is the side that faces a side from the neighbour.
func opposite(side int) int { return (side + 3) % 6 }

// destinationGain is what a lay is worth for bringing the corporations of the player nearer to the
// money that they are paid for connecting. The last lays are worth most.
func (v *View) destinationGain(ways []way, a *engine.Action) (gain float64) {
	for i := range ways {
		w := &ways[i]
		if left := v.leftAfter(w, a); left < w.left {
			gain += w.money * (nearness(left) - nearness(w.left))
		}
	}
	return gain
}

// nearness is the part of its worth that money has while so many lays are left.
func nearness(left int) float64 {
	const each = 0.7
	return math.Pow(each, float64(left))
}

// leftAfter is how many lays are left of a way after one more.
func (v *View) leftAfter(w *way, a *engine.Action) int {
	b := v.Game().Board
	t := &b.Tiles[a.Tile]
	o := &t.Rot[a.Rot]
	best := farthest + 1
	there := slices.Contains(w.destination.To, a.Hex)
	for exits := o.Exits; exits != 0; exits &= exits - 1 {
		side := bits.TrailingZeros8(exits)
		in := int(w.from[a.Hex][side])
		if there {
			best = min(best, in)
			continue
		}
		joined, _ := through(t, o, 1<<side)
		if a.Hex == w.destination.From {
			in, joined = 0, o.Exits
		}
		if in >= best {
			continue
		}
		for out := joined & b.Hexes[a.Hex].Open; out != 0; out &= out - 1 {
			best = min(best, in+int(w.to[a.Hex][bits.TrailingZeros8(out)]))
		}
	}
	return best
}
