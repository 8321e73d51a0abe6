package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// The hash depends on what lies where and not on the way there; the supply and the tokens add up.
func TestLayoutInvariants(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for rounds := range 12 {
		g := start(t)
		g.play(rng, rounds)
		var on [id.MaxTiles]uint8
		for h := range g.b.Hexes {
			if n := g.l.Tile[h]; !g.b.Tiles[n].Printed {
				on[n]++
			}
		}
		for n := range g.b.Supply {
			if g.l.Left[n]+on[n] != g.b.Tiles[n].Copies {
				t.Errorf("tile %s: %d left, %d on the map, %d in the box", g.b.Tiles[n].Name, g.l.Left[n], on[n], g.b.Tiles[n].Copies)
			}
		}
		// The same layout by another way: tiles at once, then the tokens, in the other order.
		var l board.Layout
		g.b.Start(&l)
		for h := len(g.b.Hexes) - 1; h >= 0; h-- {
			if n := g.l.Tile[h]; !g.b.Tiles[n].Printed {
				g.b.Lay(&l, id.HexID(h), n, int(g.l.Rot[h]))
			}
		}
		for c := range id.CorpID(8) {
			l.Unreserve(c, id.NoHex)
		}
		for i := range g.l.NHomes {
			l.Reserve(g.l.Homes[g.l.NHomes-1-i])
		}
		for h := len(g.b.Hexes) - 1; h >= 0; h-- {
			for c := range g.l.Slots[h] {
				for s, code := range g.l.Slots[h][c] {
					if code != 0 {
						g.b.PlaceNeutral(&l, id.HexID(h), c, s, code)
					}
				}
			}
		}
		if l.Hash != g.l.Hash || l.Tokens != g.l.Tokens || l.Slots != g.l.Slots {
			t.Errorf("%d rounds: hash %x by another way, want %x", rounds, l.Hash, g.l.Hash)
		}
		if h := l.Hash; rounds > 0 {
			g.b.RemoveToken(&l, 0, g.hex("H12"), 0)
			if l.Hash == h {
				t.Error("the hash ignores tokens")
			}
		}
	}
}

// Layouts of two boards differ, so that one Scratch can serve several games.
func TestHashTellsBoardsApart(t *testing.T) {
	def := *mustRead(t)
	def.Map.Hexes = slices.Clone(def.Map.Hexes)
	def.Map.Hexes[0].Impassable = []int{0}
	if a, b := start(t), startWith(t, &def); a.l.Hash == b.l.Hash {
		t.Error("equal hashes")
	}
	if a, b := start(t), start(t); a.l.Hash != b.l.Hash {
		t.Error("one definition, two hashes")
	}
}

// Nothing that a game does again and again allocates.
func TestNoAllocations(t *testing.T) {
	g := played(t, 8)
	s := board.NewScratch()
	opt := board.LayOptions{Corp: 1, Scratch: s}
	q := board.LayQuery{LayOptions: opt, Colours: ^board.ColourSet(0)}
	buf := make([]board.Lay, 0, 1000)
	var perm board.Permissions
	var r board.Reach
	g.b.Rules.Track = board.SemiRestrictive
	var l board.Layout
	n := testing.AllocsPerRun(20, func() {
		l = g.l
		g.b.Reach(&l, 1, &perm, &r, s)
		buf = g.b.Lays(&l, &r, &q, buf[:0])
		for _, x := range buf {
			g.b.CheckLay(&l, &r, x.Hex, x.Tile, int(x.Rot), &opt)
		}
		g.b.Lay(&l, buf[0].Hex, buf[0].Tile, int(buf[0].Rot))
		s.Reach(g.b, &l, 1)
		g.b.RemoveTokens(&l, 1)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
