package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// cityOf is the stop of a hex with a token of a corporation, -1 without.
func (g *game) cityOf(corp, hex string) int {
	g.Helper()
	for c, slots := range g.l.Slots[g.hex(hex)] {
		for _, code := range slots {
			if code == uint8(g.corp(corp))+1 {
				return c
			}
		}
	}
	return -1
}

// sidesOf is the exits of a stop as the tile lies.
func (g *game) sidesOf(hex string, stop int) uint8 {
	_, o := g.b.At(&g.l, g.hex(hex))
	return o.StopSides[stop]
}

// Rule: common rules 11.1 to 11.3, each with the first rule that a lay breaks.
func TestCheckLay(t *testing.T) {
	g := start(t)
	g.token("B&O", "I15", 0)
	g.token("PRR", "H12", 0)
	check := func(corp, hex, tile string, rot int, want id.Rule) {
		t.Helper()
		got := g.b.CheckLay(&g.l, g.reach(corp), g.hex(hex), g.b.TileNamed(tile), rot, &board.LayOptions{})
		if got != want {
			t.Errorf("%s: %s on %s in rotation %d: %v, want %v", corp, tile, hex, rot, got, want)
		}
	}
	// I15 has exits 0 (to J14) and 4 (to I17).
	check("B&O", "I17", "8", 1, id.NoRule)
	check("B&O", "I17", "8", 2, id.RuleTileReach)
	check("B&O", "I17", "8", 0, id.RuleTileExits)
	check("B&O", "I17", "57", 1, id.RuleTileCities)
	check("B&O", "I17", "58", 1, id.RuleTileTowns)
	check("B&O", "I17", "23", 1, id.RuleTileColour)
	check("B&O", "I17", "5", 1, id.RuleTileSupply)
	check("B&O", "J14", "57", 0, id.NoRule)
	check("B&O", "J14", "57", 1, id.RuleTileExits)
	check("B&O", "J14", "57", 2, id.RuleTileReach)
	check("B&O", "I19", "4", 0, id.RuleTileColour)
	check("B&O", "K15", "57", 0, id.RuleTileColour)
	check("B&O", "I15", "53", 0, id.NoRule)
	check("B&O", "I15", "53", 1, id.RuleTileExits)
	check("B&O", "I15", "61", 0, id.RuleTileColour)
	check("B&O", "E11", "53", 0, id.RuleTileLabel)
	check("B&O", "E11", "59", 0, id.RuleTileReach)

	// H12's track leads to side 4 and 1, also beside its city.
	check("PRR", "H10", "57", 1, id.NoRule)
	check("PRR", "H10", "57", 0, id.RuleTileReach)
	check("PRR", "H10", "14", 1, id.RuleTileColour)
	check("PRR", "G13", "8", 5, id.RuleTileReach)
	check("PRR", "H14", "9", 1, id.NoRule)
	g.lay("H14", "9", 1)
	check("PRR", "H14", "20", 0, id.NoRule)
	check("PRR", "H14", "20", 1, id.NoRule)
	check("PRR", "H14", "20", 2, id.RuleTileReach)
	check("PRR", "H14", "26", 4, id.NoRule)
	check("PRR", "H14", "26", 0, id.RuleTileReach)
	check("PRR", "H14", "26", 5, id.RuleTileRotation)
	check("PRR", "H14", "16", 0, id.RuleTileTrack)
	check("PRR", "H14", "9", 1, id.RuleTileColour)

	// Each city of an OO tile stays a city of its own.
	g.lay("D10", "59", 0)
	g.token("NYC", "D10", 0)
	check("NYC", "D10", "64", 0, id.RuleTileNewStops)
	check("NYC", "D10", "66", 0, id.NoRule)

	// The power of a private needs no connection, and labels and stops do not count.
	power := &board.LayOptions{Private: true, Anywhere: true}
	if got := g.b.CheckLay(&g.l, nil, g.hex("B20"), g.tile("4"), 1, power); got != id.NoRule {
		t.Errorf("CS on B20: %v", got)
	}
	if got := g.b.CheckLay(&g.l, nil, g.hex("B20"), g.tile("4"), 0, power); got != id.RuleTileExits {
		t.Errorf("CS on B20 towards the map's edge: %v", got)
	}
	if got := g.b.CheckLay(&g.l, nil, g.hex("B20"), g.tile("57"), 1, power); got != id.NoRule {
		t.Errorf("a power laying a city on a town: %v", got)
	}
	g.l.Left[g.tile("57")] = 0
	if got := g.b.CheckReplace(&g.l, g.hex("F16"), g.tile("57"), power); got != id.RuleTileSupply {
		t.Errorf("no copy left: %v", got)
	}
}

// Rule: common rules 11.3 (14 and 15) and 11.7 (2): the cities of 59 go on in those of the brown OO tiles.
func TestCityMapping(t *testing.T) {
	for _, brown := range []string{"64", "65", "66", "67", "68"} {
		fits := 0
		for rot := range 6 {
			g := start(t)
			g.lay("D10", "59", 0)
			g.token("PRR", "D10", 0)
			g.token("NYC", "D10", 1)
			opt := &board.LayOptions{Anywhere: true}
			if g.b.CheckLay(&g.l, nil, g.hex("D10"), g.tile(brown), rot, opt) != id.NoRule {
				continue
			}
			fits++
			if lifted := g.lay("D10", brown, rot); lifted.N != 0 {
				t.Errorf("%s in rotation %d: %d tokens lifted", brown, rot, lifted.N)
			}
			if c := g.cityOf("PRR", "D10"); c < 0 || g.sidesOf("D10", c)&1 == 0 {
				t.Errorf("%s in rotation %d: PRR's city lost exit 0", brown, rot)
			}
			if c := g.cityOf("NYC", "D10"); c < 0 || g.sidesOf("D10", c)&4 == 0 {
				t.Errorf("%s in rotation %d: NYC's city lost exit 2", brown, rot)
			}
		}
		if fits == 0 {
			t.Errorf("%s fits in no rotation", brown)
		}
	}
}

// NYNH's reservation follows the city whose track leaves over side 3, and so does its token.
func TestNewYork(t *testing.T) {
	g := start(t)
	nynh := g.corp("NYNH")
	if h, city, choose := g.b.HomeCity(&g.l, nynh, 0); h != g.hex("G19") || city != 0 || choose {
		t.Errorf("home %d %d %v", h, city, choose)
	}
	opt := &board.LayOptions{Anywhere: true}
	for _, rot := range []int{0, 2, 3, 5} {
		want := id.RuleTileExits
		if rot == 0 {
			want = id.NoRule
		}
		if got := g.b.CheckLay(&g.l, nil, g.hex("G19"), g.tile("54"), rot, opt); got != want {
			t.Errorf("rotation %d: %v, want %v", rot, got, want)
		}
	}
	before := g.l
	g.lay("G19", "54", 0)
	if _, city, _ := g.b.HomeCity(&g.l, nynh, 0); g.sidesOf("G19", city) != 1<<2|1<<3 {
		t.Errorf("NYNH's home is city %d; want the one with exit 3", city)
	}
	g.l = before
	if cost := g.b.Cost(&g.l, g.hex("G19")); cost != 80 {
		t.Errorf("cost %d, want 80", cost)
	}
	g.token("NYNH", "G19", 0)
	g.lay("G19", "54", 0)
	if c := g.cityOf("NYNH", "G19"); c != 1 {
		t.Errorf("NYNH in city %d, want the second one, with exits 2 and 3", c)
	}
	if cost := g.b.Cost(&g.l, g.hex("G19")); cost != 0 {
		t.Errorf("cost of the upgrade %d, want 0", cost)
	}
	g.lay("G19", "62", 0)
	if c := g.cityOf("NYNH", "G19"); c != 1 {
		t.Errorf("NYNH in city %d after the brown tile", c)
	}
}

// Rule: common rules 11.7 (5) and 13.2: E11.
func TestPathlessHex(t *testing.T) {
	g := start(t)
	erie, h := g.corp("ERIE"), g.hex("E11")
	if _, city, choose := g.b.HomeCity(&g.l, erie, 0); city != 0 || choose {
		t.Errorf("home city %d, choose %v: the token goes to city a silently", city, choose)
	}
	before := g.l
	g.token("ERIE", "E11", 0)
	if r := g.reach("ERIE"); r.Sides(h) != g.b.Hexes[h].Open || r.HasRoute {
		t.Errorf("a token without track: sides %b, route %v", r.Sides(h), r.HasRoute)
	}
	lifted := g.lay("E11", "59", 1)
	if lifted.N != 1 || lifted.Corps[0] != erie || g.cityOf("ERIE", "E11") != -1 {
		t.Errorf("lifted %v", lifted.List())
	}
	if slot := g.token("ERIE", "E11", 1); slot != 0 || g.cityOf("ERIE", "E11") != 1 {
		t.Errorf("placed again in slot %d", slot)
	}
	g.l = before
	if lifted := g.lay("E11", "59", 1); lifted.N != 0 {
		t.Error("nothing to lift")
	}
	if _, _, choose := g.b.HomeCity(&g.l, erie, 0); !choose {
		t.Error("with track on the hex ERIE chooses its city")
	}
}

// Cities of different size: none becomes smaller. A joined city with too few slots keeps all tokens, the last ones
// beside the slots.
func TestSmallerCities(t *testing.T) {
	def := *mustRead(t)
	city := func(slots ...int) (stops []title.Stop) {
		for _, n := range slots {
			stops = append(stops, title.Stop{Kind: title.City, Slots: n})
		}
		return stops
	}
	add := func(name string, colour title.Colour, stops []title.Stop, track ...string) {
		def.Tiles = append(slices.Clone(def.Tiles), title.TileSupply{Tile: name, Count: 1,
			As: &title.Tile{Colour: colour, Label: "OO", Stops: stops, Track: track}})
	}
	add("A", title.Green, city(1, 2), "0-a", "2-b")
	add("B", title.Brown, city(2, 1), "0-a", "3-a", "2-b", "5-b")
	add("C", title.Brown, city(1, 2), "0-a", "3-a", "2-b", "5-b")
	add("D", title.Brown, city(2), "0-a", "2-a")
	g := startWith(t, &def)
	g.lay("D10", "A", 0)
	opt := &board.LayOptions{Anywhere: true}
	for _, x := range []struct {
		tile string
		rot  int
		want id.Rule
	}{{"B", 0, id.RuleTileSlots}, {"C", 0, id.NoRule}, {"D", 0, id.NoRule}, {"C", 1, id.RuleTileRotation}, {"C", 6, id.RuleTileRotation}} {
		if got := g.b.CheckLay(&g.l, nil, g.hex("D10"), g.tile(x.tile), x.rot, opt); got != x.want {
			t.Errorf("%s in rotation %d: %v, want %v", x.tile, x.rot, got, x.want)
		}
	}
	g.token("PRR", "D10", 1)
	g.token("NYC", "D10", 1)
	g.token("B&M", "D10", 0)
	g.lay("D10", "D", 0)
	code := func(corp string) uint8 { return uint8(g.corp(corp)) + 1 }
	if got := g.l.Slots[g.hex("D10")][0]; got != [4]uint8{code("B&M"), code("PRR")} {
		t.Errorf("slots %v", got)
	}
	if g.l.NExtra != 1 || g.l.Extra[0] != (board.ExtraToken{Corp: g.corp("NYC"), Hex: g.hex("D10")}) {
		t.Errorf("extra tokens %v", g.l.Extra[:g.l.NExtra])
	}
}

// Blocking tokens of nobody stay where they are (1828).
func TestBlockingTokenStays(t *testing.T) {
	g := start(t)
	h := g.hex("E11")
	g.l.Unreserve(g.corp("ERIE"), h)
	for city := range 2 {
		if !g.b.PlaceNeutral(&g.l, h, city, 0, board.Blocking) {
			t.Fatal("no room")
		}
	}
	if lifted := g.lay("E11", "59", 0); lifted.N != 0 {
		t.Errorf("%d lifted", lifted.N)
	}
	if g.l.Slots[h][0][0] != board.Blocking || g.l.Slots[h][1][0] != board.Blocking {
		t.Errorf("slots %v", g.l.Slots[h])
	}
}

// A tile whose two cities change places when it is turned: which of two rotations is chosen matters only for
// tokens that would stand elsewhere (1894, Paris).
func TestSameEffect(t *testing.T) {
	def := *mustRead(t)
	cities := []title.Stop{{Kind: title.City, Slots: 1}, {Kind: title.City, Slots: 1}}
	track := []string{"0-a", "1-a", "3-b", "4-b"}
	def.Tiles = append(append([]title.TileSupply{}, def.Tiles...),
		title.TileSupply{Tile: "X5", Count: 1, As: &title.Tile{Colour: title.Green, Label: "OO", Stops: cities, Track: track}},
		title.TileSupply{Tile: "X12", Count: 1, As: &title.Tile{Colour: title.Brown, Label: "OO", Stops: cities, Track: track}})
	g := startWith(t, &def)
	h, green, brown := g.hex("E5"), g.tile("X5"), g.tile("X12")
	if !g.b.SameEffect(&g.l, h, green, 1, 4) {
		t.Error("without tokens the cities are alike")
	}
	if g.b.SameEffect(&g.l, h, green, 1, 2) {
		t.Error("other track")
	}
	g.token("PRR", "E5", 0)
	if g.b.SameEffect(&g.l, h, green, 1, 4) {
		t.Error("a token in a city without track goes by the index of the city")
	}
	q := board.LayQuery{Colours: ^board.ColourSet(0), LayOptions: board.LayOptions{Anywhere: true}}
	count := func(tile id.TileID) (n int) {
		for _, x := range g.b.LaysOn(&g.l, nil, h, &q, nil) {
			if x.Tile == tile {
				n++
			}
		}
		return n
	}
	both := count(green)
	g.b.RemoveToken(&g.l, g.corp("PRR"), h, 0)
	if one := count(green); both != 2*one || one == 0 {
		t.Errorf("%d lays with a token, %d without", both, one)
	}
	g.lay("E5", "X5", 1)
	g.token("PRR", "E5", 1)
	if !g.b.SameEffect(&g.l, h, brown, 1, 4) {
		t.Error("a token in a city with track follows its exits")
	}
}

// Lays lists what CheckLay allows: every lay or one of equal effect before it, in order.
func TestLaysAgainstCheckLay(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 2))
	s := board.NewScratch()
	for i, restriction := range []board.TrackRestriction{
		board.Permissive, board.SemiRestrictive, board.Restrictive, board.CityPermissive, board.StationRestrictive,
		board.Permissive, board.SemiRestrictive, board.Restrictive,
	} {
		g := start(t)
		g.b.Rules.Track = restriction
		g.play(rng, 3+2*i)
		c := id.CorpID(rng.IntN(8))
		r := s.Reach(g.b, &g.l, c)
		q := board.LayQuery{LayOptions: board.LayOptions{Corp: c, Scratch: board.NewScratch()}}
		q.Colours = q.Colours.With(board.Yellow).With(board.Brown)
		q.Blocked.Add(g.hex("H10"))
		lays := g.b.Lays(&g.l, r, &q, nil)
		next := 0
		for h := range id.HexID(len(g.b.Hexes)) {
			for n := range id.TileID(g.b.Supply) {
				first := next
				for rot := range 6 {
					legal := g.b.CheckLay(&g.l, r, h, n, rot, &q.LayOptions) == id.NoRule
					if legal != g.slowCheck(r, h, n, rot, c) {
						t.Fatalf("%v: %s on %s in rotation %d: %v", restriction, g.b.Tiles[n].Name, g.b.Hexes[h].Name, rot, legal)
					}
					if !legal || !q.Colours.Has(g.b.Tiles[n].Colour) || q.Blocked.Has(h) {
						continue
					}
					if next < len(lays) && lays[next] == (board.Lay{Hex: h, Tile: n, Rot: uint8(rot)}) {
						next++
						continue
					}
					same := false
					for _, x := range lays[first:next] {
						same = same || g.b.SameEffect(&g.l, h, n, int(x.Rot), rot)
					}
					if !same {
						t.Fatalf("%v: %s on %s in rotation %d is missing", restriction, g.b.Tiles[n].Name, g.b.Hexes[h].Name, rot)
					}
				}
			}
		}
		if next != len(lays) {
			t.Errorf("%v: %d lays too many", restriction, len(lays)-next)
		}
	}
}

// slowCheck judges the track restriction by laying the tile and walking afresh; the other rules by CheckLay.
func (g *game) slowCheck(r *board.Reach, h id.HexID, n id.TileID, rot int, c id.CorpID) bool {
	track := g.b.Rules.Track
	g.b.Rules.Track = board.Permissive
	rule := g.b.CheckLay(&g.l, r, h, n, rot, &board.LayOptions{})
	g.b.Rules.Track = track
	if rule != id.NoRule || track == board.Permissive {
		return rule == id.NoRule
	}
	old, o := g.b.At(&g.l, h)
	l := g.l
	g.b.Lay(&l, h, n, rot)
	tile, now := g.b.At(&l, h)
	if old.NSegs == 0 || track == board.CityPermissive && tile.Cities > 0 || track == board.StationRestrictive && tile.NStops > 0 {
		return true
	}
	var after board.Reach
	g.b.Reach(&l, c, nil, &after, board.NewScratch())
	for i := range int(tile.NSegs) {
		if after.Segs[h]&(1<<i) == 0 {
			continue
		}
		seg, was := now.Segs[i], -1
		for j := range int(old.NSegs) {
			if p := o.Segs[j]; end(p.A) == end(seg.A) && end(p.B) == end(seg.B) || end(p.A) == end(seg.B) && end(p.B) == end(seg.A) {
				was = j
			}
		}
		if was < 0 || track == board.SemiRestrictive && value(tile, seg) != value(old, o.Segs[was]) {
			return true
		}
	}
	return false
}

// end is an end of a segment; in 1830 no tile with stops of two kinds is ever replaced.
func end(e board.End) board.End { return min(e, board.StopEnd) }

func value(t *board.Tile, seg board.Seg) (sum id.Money) {
	for _, e := range []board.End{seg.A, seg.B} {
		if !e.IsSide() {
			sum += 1000 + t.Stops[e.Stop()].Revenue[board.Black]
		}
	}
	return sum
}
