package board_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// trails enumerates every trail of a corporation: the definition of common rules 12.2, taken word by word.
type trails struct {
	b     *board.Board
	l     *board.Layout
	corp  id.CorpID
	sides [id.MaxHexes]uint8
	stops [id.MaxHexes]uint8
	segs  [id.MaxHexes]uint8
	found [id.MaxHexes]uint8 // segments
	met   int                // other stops met from the present start
	steps int
}

func (s *trails) own(h id.HexID, stop int) bool {
	for _, code := range s.l.Slots[h][stop] {
		if code == uint8(s.corp)+1 {
			return true
		}
	}
	return false
}

func (s *trails) ends(h id.HexID, stop int) bool {
	t, _ := s.b.At(s.l, h)
	switch t.Stops[stop].Kind {
	case board.Town:
		return false
	case board.Offboard:
		return true
	}
	if s.own(h, stop) {
		return true
	}
	for _, code := range s.l.Slots[h][stop][:t.Stops[stop].Slots] {
		if code == 0 || code == board.Neutral {
			return false
		}
	}
	return true
}

// from goes on from an end of a hex by every segment there.
func (s *trails) from(h id.HexID, e board.End) {
	if s.steps++; s.steps > 4_000_000 {
		return
	}
	t, o := s.b.At(s.l, h)
	for i := range int(t.NSegs) {
		seg := o.Segs[i]
		if seg.A != e && seg.B != e || s.segs[h]&(1<<i) != 0 {
			continue
		}
		to := seg.Other(e)
		if to.IsSide() && s.sides[h]&(1<<to) != 0 || !to.IsSide() && s.stops[h]&(1<<to.Stop()) != 0 {
			continue
		}
		s.segs[h] |= 1 << i
		s.found[h] |= 1 << i
		if to.IsSide() {
			s.sides[h] |= 1 << to
			s.cross(h, int(to))
			s.sides[h] &^= 1 << to
		} else {
			s.met++
			if !s.ends(h, to.Stop()) {
				s.stops[h] |= 1 << to.Stop()
				s.from(h, to)
				s.stops[h] &^= 1 << to.Stop()
			}
		}
		s.segs[h] &^= 1 << i
	}
}

func (s *trails) cross(h id.HexID, side int) {
	hex := &s.b.Hexes[h]
	back := (side + 3) % 6
	if hex.Open&(1<<side) == 0 || s.b.Hexes[hex.Next[side]].Open&(1<<back) == 0 {
		return
	}
	n := hex.Next[side]
	if s.sides[n]&(1<<back) != 0 {
		return
	}
	s.sides[n] |= 1 << back
	s.from(n, board.End(back))
	s.sides[n] &^= 1 << back
}

// all returns the connected segments and whether there is a route; ok is false when there are too many trails.
func (s *trails) all() (route, ok bool) {
	for h := range id.HexID(len(s.b.Hexes)) {
		t, _ := s.b.At(s.l, h)
		for c := range int(t.NStops) {
			if s.own(h, c) {
				s.met = 0
				s.stops[h] = 1 << c
				s.from(h, board.StopEnd+board.End(c))
				s.stops[h] = 0
				route = route || s.met > 0
			}
		}
	}
	return route, s.steps <= 4_000_000
}

// sides and stops follow from the connected segments (common rules 12.2 and 12.3).
func (s *trails) places(h id.HexID) (sides, stops uint8) {
	hex := &s.b.Hexes[h]
	t, o := s.b.At(s.l, h)
	for c := range int(t.NStops) {
		if s.own(h, c) {
			sides |= hex.Open
			stops |= 1 << c
		}
	}
	for m := s.found[h]; m != 0; m &= m - 1 {
		seg := o.Segs[bits.TrailingZeros8(m)]
		for _, e := range []board.End{seg.A, seg.B} {
			if e.IsSide() {
				sides |= 1 << e
			} else {
				stops |= 1 << e.Stop()
			}
		}
	}
	for side := range 6 {
		n, back := hex.Next[side], (side+3)%6
		if n == id.NoHex || hex.Open&(1<<side) == 0 || s.b.Hexes[n].Open&(1<<back) == 0 {
			continue
		}
		_, far := s.b.At(s.l, n)
		if s.found[n]&far.SideSegs[back] != 0 {
			sides |= 1 << side
		}
	}
	return sides, stops
}

// randomLayout lays tiles and tokens by chance, as corporations with tokens all over the map could.
func (g *game) randomLayout(rng *rand.Rand, lays, tokens int, colours board.ColourSet) {
	corps := len(g.def.Corporations)
	q := board.LayQuery{Colours: colours, LayOptions: board.LayOptions{Anywhere: true}}
	var buf []board.Lay
	for range lays {
		h := id.HexID(rng.IntN(len(g.b.Hexes)))
		if buf = g.b.LaysOn(&g.l, nil, h, &q, buf[:0]); len(buf) > 0 {
			x := buf[rng.IntN(len(buf))]
			lifted := g.b.Lay(&g.l, x.Hex, x.Tile, int(x.Rot))
			for _, c := range lifted.List() {
				g.b.PlaceToken(&g.l, c, x.Hex, rng.IntN(2))
			}
		}
	}
	for range tokens {
		h, c := id.HexID(rng.IntN(len(g.b.Hexes))), rng.IntN(2)
		corp := id.CorpID(rng.IntN(corps))
		if g.b.CanToken(&g.l, corp, h, c) == id.NoRule {
			g.b.PlaceToken(&g.l, corp, h, c)
			continue
		}
		if tile, _ := g.b.At(&g.l, h); c < int(tile.NStops) && rng.IntN(3) == 0 {
			g.b.PlaceNeutral(&g.l, h, c, -1, []uint8{board.Blocking, board.Neutral}[rng.IntN(2)])
		}
	}
}

// plenty gives the box so many tiles that the map fills up with junctions and loops.
func (g *game) plenty() {
	for i := range g.b.Supply {
		g.l.Left[i] = 100
	}
}

func TestReachAgainstAllTrails(t *testing.T) {
	rng := rand.New(rand.NewPCG(1830, 12))
	s := board.NewScratch()
	compared := 0
	for range 150 {
		g := start(t)
		g.plenty()
		g.randomLayout(rng, 40+rng.IntN(900), 10+rng.IntN(150), ^board.ColourSet(0))
		for c := range id.CorpID(len(g.def.Corporations)) {
			slow := trails{b: g.b, l: &g.l, corp: c}
			route, ok := slow.all()
			if !ok {
				continue
			}
			compared++
			var r board.Reach
			g.b.Reach(&g.l, c, nil, &r, s)
			if r.HasRoute != route {
				t.Errorf("corporation %d: route %v, want %v", c, r.HasRoute, route)
			}
			for h := range id.HexID(len(g.b.Hexes)) {
				sides, stops := slow.places(h)
				if r.Segs[h] != slow.found[h] || r.Sides(h) != sides || r.Stops(h) != stops {
					t.Fatalf("corporation %d, hex %s: segments %b sides %b stops %b, want %b %b %b",
						c, g.b.Hexes[h].Name, r.Segs[h], r.Sides(h), r.Stops(h), slow.found[h], sides, stops)
				}
			}
		}
	}
	t.Logf("%d reaches compared", compared)
	if compared < 300 {
		t.Errorf("only %d reaches were small enough to compare", compared)
	}
}
