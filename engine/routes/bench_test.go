package routes_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// BenchmarkGames runs all trains of every corporation at every run of five games of
// 1830; an operation is one turn, building of the graph included.
func BenchmarkGames(b *testing.B) {
	g := load1830(b)
	f := routes.NewFinder()
	turns := make([]routes.Terms, len(g.turns))
	for i := range turns {
		turns[i].Stage = g.turns[i].stage
	}
	times := make([]time.Duration, 0, 1<<16)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		u := &g.turns[i%len(g.turns)]
		start := time.Now()
		f.Best(g.b, &u.l, u.corp, u.trains, &turns[i%len(g.turns)])
		if len(times) < cap(times) {
			times = append(times, time.Since(start))
		}
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2]), "median-ns")
	b.ReportMetric(float64(times[len(times)*99/100]), "p99-ns")
}

// BenchmarkHard runs the trains of turns of 1856 that are much work; an operation is one turn.
func BenchmarkHard(b *testing.B) {
	g := load1856(b)
	f := routes.NewFinder()
	work := 0
	terms := make([]routes.Terms, len(g.turns))
	for i := range g.turns {
		u := &g.turns[i]
		terms[i].Stage = u.stage
		work += f.Best(g.b, &u.l, u.corp, u.trains, &terms[i]).Work
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		u := &g.turns[i%len(g.turns)]
		f.Best(g.b, &u.l, u.corp, u.trains, &terms[i%len(g.turns)])
	}
	b.ReportMetric(float64(work)/float64(len(g.turns)), "work/turn")
}

// BenchmarkFullMap runs trains on maps of 1830 filled with track.
func BenchmarkFullMap(b *testing.B) {
	g := load1830(b)
	layouts := make([]board.Layout, 20)
	for i := range layouts {
		fillMap(g.b, &layouts[i], uint64(i))
	}
	d := g.types["D"]
	for _, c := range []struct {
		name   string
		trains []routes.Train
	}{
		{"2", []routes.Train{g.types["2"]}},
		{"4-4-4", []routes.Train{g.types["4"], g.types["4"], g.types["4"]}},
		{"6-5", []routes.Train{g.types["6"], g.types["5"]}},
		{"D", []routes.Train{d}},
		{"D-6", []routes.Train{d, g.types["6"]}},
		{"D-D", []routes.Train{d, d}},
		{"D-D-D", []routes.Train{d, d, d}},
		{"D-D-6-5", []routes.Train{d, d, g.types["6"], g.types["5"]}},
		{"6-5-5-4-4", []routes.Train{g.types["6"], g.types["5"], g.types["5"], g.types["4"], g.types["4"]}},
	} {
		b.Run(c.name, func(b *testing.B) {
			f := routes.NewFinder()
			terms := &routes.Terms{Stage: board.Brown}
			for i := range layouts {
				if !f.Best(g.b, &layouts[i], us, c.trains, terms).Proven {
					b.Logf("map %d is not proven", i)
				}
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				f.Best(g.b, &layouts[i%len(layouts)], us, c.trains, terms)
			}
		})
	}
}

// TestBestDoesNotAllocate: once its buffers have grown, a Finder allocates nothing.
func TestBestDoesNotAllocate(t *testing.T) {
	f := routes.NewFinder()
	for _, g := range []*games{load1830(t), load1856(t)} {
		all := func() {
			for i := range g.turns {
				terms := routes.Terms{Stage: g.turns[i].stage}
				f.Best(g.b, &g.turns[i].l, g.turns[i].corp, g.turns[i].trains, &terms)
			}
		}
		all()
		if n := testing.AllocsPerRun(1, all); n != 0 {
			t.Errorf("%v allocations in %d turns", n, len(g.turns))
		}
	}
}

// fillMap lays tiles of the supply wherever they meet the track of their neighbours,
// and places tokens of the corporation and of others.
func fillMap(b *board.Board, l *board.Layout, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 5))
	b.Start(l)
	for range 6 {
		for _, h := range rng.Perm(len(b.Hexes)) {
			improve(b, l, id.HexID(h), rng)
		}
	}
	var cities []routes.Place
	for h := range b.Hexes {
		tile, _ := b.At(l, id.HexID(h))
		for s := range int(tile.NStops) {
			if tile.Stops[s].Kind == board.City {
				cities = append(cities, routes.Place{Hex: id.HexID(h), Stop: int8(s)})
			}
		}
	}
	rng.Shuffle(len(cities), func(i, j int) { cities[i], cities[j] = cities[j], cities[i] })
	for i, c := range cities {
		switch {
		case i < 3:
			l.Slots[c.Hex][c.Stop][0] = uint8(us) + 1
		case rng.IntN(3) == 0:
			l.Slots[c.Hex][c.Stop][0] = uint8(them) + 1
		}
	}
}

// improve lays the tile on a hex that meets its neighbours best.
func improve(b *board.Board, l *board.Layout, h id.HexID, rng *rand.Rand) {
	if old := l.Tile[h]; int(old) < b.Supply {
		l.Left[old]++
	}
	tile, rot, best := l.Tile[h], l.Rot[h], -1000
	for _, t := range successors(b, b.Hexes[h].Printed) {
		for r := uint8(0); r < 6 && l.Left[t] > 0; r++ {
			if fit := 100*meeting(b, l, h, t, r) + rng.IntN(150); fit > best {
				tile, rot, best = t, r, fit
			}
		}
	}
	l.Tile[h], l.Rot[h] = tile, rot
	if int(tile) < b.Supply {
		l.Left[tile]--
	}
}

// successors lists the tiles that may come to lie on a printed tile.
func successors(b *board.Board, t id.TileID) []id.TileID {
	list := slices.Clone(b.Upgrades[t])
	for i := 0; i < len(list); i++ {
		for _, u := range b.Upgrades[list[i]] {
			if !slices.Contains(list, u) {
				list = append(list, u)
			}
		}
	}
	slices.Sort(list)
	return list
}

// meeting says how well a tile meets the track around it.
func meeting(b *board.Board, l *board.Layout, h id.HexID, t id.TileID, r uint8) int {
	sum := 2*int(b.Tiles[t].NSegs) + int(b.Tiles[t].Colour)
	for e := range 6 {
		if b.Tiles[t].Rot[r].Exits&(1<<e) == 0 {
			continue
		}
		n := b.Hexes[h].Next[e]
		if n == id.NoHex || b.Hexes[h].Impassable&(1<<e) != 0 {
			sum -= 12
			continue
		}
		_, o := b.At(l, n)
		switch {
		case o.Exits&(1<<((e+3)%6)) != 0:
			sum += 16
		case l.Tile[n] == b.Hexes[n].Printed && len(b.Upgrades[l.Tile[n]]) > 0:
			sum += 4
		default:
			sum -= 12
		}
	}
	return sum
}
