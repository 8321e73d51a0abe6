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

// moments are three positions of such a game.
var moments = []struct {
	name   string
	rounds int
}{{"early", 3}, {"middle", 8}, {"late", 18}}

func played(tb testing.TB, rounds int) *game {
	tb.Helper()
	g := start(tb)
	g.play(rand.New(rand.NewPCG(1830, uint64(rounds))), rounds)
	return g
}

func BenchmarkReach(b *testing.B) {
	for _, x := range moments {
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

func BenchmarkLays(b *testing.B) {
	for _, x := range moments {
		b.Run(x.name, func(b *testing.B) {
			g := played(b, x.rounds)
			s := board.NewScratch()
			q := board.LayQuery{Colours: ^board.ColourSet(0)}
			var reaches [8]board.Reach
			for c := range reaches {
				g.b.Reach(&g.l, id.CorpID(c), nil, &reaches[c], s)
			}
			buf := make([]board.Lay, 0, 1000)
			n := 0
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				buf = g.b.Lays(&g.l, &reaches[i%8], &q, buf[:0])
				n += len(buf)
			}
			b.ReportMetric(float64(n)/float64(b.N), "lays")
		})
	}
}

func BenchmarkLaysSemiRestrictive(b *testing.B) {
	g := played(b, 9)
	g.b.Rules.Track = board.SemiRestrictive
	s := board.NewScratch()
	var r board.Reach
	buf := make([]board.Lay, 0, 1000)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		c := id.CorpID(i % 8)
		g.b.Reach(&g.l, c, nil, &r, s)
		q := board.LayQuery{Colours: ^board.ColourSet(0), LayOptions: board.LayOptions{Corp: c, Scratch: s}}
		buf = g.b.Lays(&g.l, &r, &q, buf[:0])
	}
}

func BenchmarkLay(b *testing.B) {
	g := played(b, 9)
	h, t := g.hex("E11"), g.l.Tile[g.hex("E11")]
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g.b.Lay(&g.l, h, t, i%6)
	}
}

func BenchmarkCheckLay(b *testing.B) {
	g := played(b, 9)
	s := board.NewScratch()
	var opt board.LayOptions
	q := board.LayQuery{Colours: ^board.ColourSet(0)}
	r := s.Reach(g.b, &g.l, 0)
	lays := g.b.Lays(&g.l, r, &q, nil)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x := &lays[i%len(lays)]
		if rule := g.b.CheckLay(&g.l, r, x.Hex, x.Tile, int(x.Rot), &opt); rule != id.NoRule {
			b.Fatal(rule)
		}
	}
}
