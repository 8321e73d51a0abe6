package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// The cache of a Scratch gives what a fresh walk gives.
func TestCachedReach(t *testing.T) {
	g := start(t)
	rng := rand.New(rand.NewPCG(5, 5))
	s := board.NewScratch()
	for range 30 {
		g.randomLayout(rng, 20, 4, ^board.ColourSet(0))
		for range 2 {
			for c := range id.CorpID(8) {
				var fresh board.Reach
				g.b.Reach(&g.l, c, nil, &fresh, board.NewScratch())
				if *s.Reach(g.b, &g.l, c) != fresh {
					t.Fatal("cached reach differs")
				}
			}
		}
	}
}

// line lays track from Altoona to the west: H12, city H10, plain H8 and H6, city H4.
func line(t *testing.T) *game {
	g := start(t)
	g.token("PRR", "H12", 0)
	g.lay("H10", "57", 1)
	g.lay("H8", "9", 1)
	g.lay("H6", "9", 1)
	g.lay("H4", "57", 1)
	return g
}

func TestPermissions(t *testing.T) {
	g := line(t)
	s := board.NewScratch()
	h10, h8, h4, h12 := g.hex("H10"), g.hex("H8"), g.hex("H4"), g.hex("H12")
	prr := g.corp("PRR")
	reaches := func(p *board.Permissions, h id.HexID) bool {
		return s.ReachIn(g.b, &g.l, prr, p).Segs[h] != 0
	}
	if !reaches(nil, h4) {
		t.Fatal("the line does not join")
	}
	if reaches(&board.Permissions{OnlyStarts: true}, h12) {
		t.Error("no trail starts anywhere")
	}

	var closed [id.MaxHexes]uint8
	p := &board.Permissions{Closed: &closed}
	closed[h8] = 1 << 1
	if reaches(p, h8) || !reaches(p, h10) {
		t.Error("a segment that touches a regional border is not walked")
	}
	closed[h8] = 0
	if !reaches(p, h4) {
		t.Error("the border is gone")
	}

	p = &board.Permissions{}
	p.Blocked.Add(h10)
	if !reaches(p, h10) || reaches(p, h8) {
		t.Error("a closed city is reached but not passed")
	}

	p = &board.Permissions{OnlyStarts: true}
	p.Starts.Add(h4)
	if !reaches(p, h10) || reaches(p, g.hex("H2")) {
		t.Error("trails start at a city of the minor")
	}

	g.token("NYC", "H10", 0)
	if reaches(nil, h8) || !reaches(&board.Permissions{IgnoreTokens: true}, h4) {
		t.Error("a full city blocks unless tokens are ignored")
	}

	g = line(t)
	g.token("PRR", "H10", 0)
	p = &board.Permissions{OnlyStarts: true}
	p.Starts.Add(h4)
	if reaches(p, h12) {
		t.Error("own tokens end trails")
	}
	p.ThroughOwn = true
	if !reaches(p, h12) {
		t.Error("own tokens are passed")
	}
}

// A stop with terminal track is reached but not passed (1828, 1841).
func TestTerminal(t *testing.T) {
	def := *mustRead(t)
	def.Map.Hexes = slices.Clone(def.Map.Hexes)
	for _, terminal := range []bool{false, true} {
		for i := range def.Map.Hexes {
			if h := &def.Map.Hexes[i]; h.ID == "D14" && terminal {
				h.Terminal = h.Track
			}
		}
		g := startWith(t, &def)
		g.lay("D10", "59", 4)
		g.lay("D12", "9", 1)
		g.lay("D16", "9", 1)
		g.token("PRR", "D10", 0)
		r := g.reach("PRR")
		if r.Stops(g.hex("D14")) != 1 || !r.HasRoute {
			t.Errorf("terminal %v: the city is reached", terminal)
		}
		if beyond := r.Segs[g.hex("D16")] != 0; beyond == terminal {
			t.Errorf("terminal %v: beyond the city %v", terminal, beyond)
		}
		g.token("NYC", "D14", 0)
		if r := g.reach("NYC"); r.Segs[g.hex("D16")] == 0 || r.Segs[g.hex("D12")] == 0 {
			t.Errorf("terminal %v: a token starts trails along terminal track", terminal)
		}
	}
}
