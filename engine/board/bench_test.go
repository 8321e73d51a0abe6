package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// play lays track and tokens for some rounds as corporations do: each in turn, where it reaches, the colours
// opening one after the other. It stands for the middle or the end of a game.
func (g *game) play(rng *rand.Rand, rounds int) {
	s := board.NewScratch()
	var lays []board.Lay
	colours := board.ColourSet(0).With(board.Yellow)
	for round := range rounds {
		switch {
		case round >= 2*rounds/3:
			colours = colours.With(board.Brown)
		case round >= rounds/3:
			colours = colours.With(board.Green)
		}
		for c := range id.CorpID(len(g.def.Corporations)) {
			if h, city, choose := g.b.HomeCity(&g.l, c, 0); h != id.NoHex && !g.b.HasToken(&g.l, c, h) {
				if choose {
					city = rng.IntN(2)
				}
				g.b.PlaceToken(&g.l, c, h, city)
			}
			q := board.LayQuery{Colours: colours, LayOptions: board.LayOptions{Corp: c, Scratch: s}}
			if lays = g.b.Lays(&g.l, s.Reach(g.b, &g.l, c), &q, lays[:0]); len(lays) > 0 {
				x := lays[rng.IntN(len(lays))]
				lifted := g.b.Lay(&g.l, x.Hex, x.Tile, int(x.Rot))
				for _, c := range lifted.List() {
					g.b.PlaceToken(&g.l, c, x.Hex, rng.IntN(2))
				}
			}
			if round%4 == 3 {
				g.randomToken(rng, c, s.Reach(g.b, &g.l, c))
			}
		}
	}
}

func (g *game) randomToken(rng *rand.Rand, c id.CorpID, r *board.Reach) {
	first := rng.IntN(len(g.b.Hexes))
	for i := range g.b.Hexes {
		h := id.HexID((first + i) % len(g.b.Hexes))
		for city := range id.MaxStops {
			if r.Stops(h)&(1<<city) != 0 && g.b.CanToken(&g.l, c, h, city) == id.NoRule {
				g.b.PlaceToken(&g.l, c, h, city)
				return
			}
		}
	}
}

func played(tb testing.TB, rounds int) *game {
	tb.Helper()
	g := start(tb)
	g.play(rand.New(rand.NewPCG(1830, uint64(rounds))), rounds)
	return g
}

func BenchmarkReach(b *testing.B) {
	for _, x := range []struct {
		name   string
		rounds int
	}{{"early", 4}, {"middle", 9}, {"late", 18}} {
		b.Run(x.name, func(b *testing.B) {
			g := played(b, x.rounds)
			s := board.NewScratch()
			var r board.Reach
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				g.b.Reach(&g.l, id.CorpID(i%len(g.def.Corporations)), nil, &r, s)
			}
		})
	}
}

func TestDoubt(t *testing.T) {
	for rounds := 2; rounds < 40; rounds += 3 {
		n, segs := 0, 0
		board.Decided, board.Open, board.Proven = 0, 0, 0
		for seed := range 30 {
			g := start(t)
			g.play(rand.New(rand.NewPCG(1830, uint64(seed))), rounds)
			board.Decided, board.Open, board.Proven = 0, 0, 0
			for c := range id.CorpID(8) {
				r := g.reach(g.def.Corporations[c].ID)
				n++
				for h := range r.Segs {
					if r.Segs[h] != 0 {
						segs++
					}
				}
			}
		}
		t.Log(rounds, n, "decided", board.Decided, "open", board.Open, "proven", board.Proven, "hexes per reach", segs/n)
	}
}
