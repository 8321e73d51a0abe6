package board_test

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// invented is the board of 1830 with more tiles in the box: two stops of two sides each, and what
// could replace them.
func invented(t *testing.T, townsMayGo bool) *game {
	def := *mustRead(t)
	def.Rules.TownsMayGo = townsMayGo
	tile := func(name string, colour title.Colour, label string, kind title.StopKind, track ...string) {
		stops := []title.Stop{{Kind: kind, Slots: 1}, {Kind: kind, Slots: 1}}
		if kind == title.Town {
			stops = []title.Stop{{Kind: kind}, {Kind: kind}}
		}
		def.Tiles = append(slices.Clip(def.Tiles), title.TileSupply{Tile: name, Count: 2, As: &title.Tile{Colour: colour, Label: label, Stops: stops, Track: track}})
	}
	tile("cities", title.Brown, "OO", title.City, "0-a", "1-a", "3-b", "4-b")
	tile("cities+", title.Gray, "OO", title.City, "0-a", "1-a", "2-a", "3-b", "4-b", "5-b")
	tile("crossed", title.Gray, "OO", title.City, "0-a", "3-a", "1-b", "4-b")
	tile("towns", title.Yellow, "", title.Town, "0-a", "1-a", "3-b", "4-b")
	tile("towns+", title.Green, "", title.Town, "0-a", "1-a", "2-a", "3-b", "4-b", "5-b")
	return startWith(t, &def)
}

// Rule: common rules 11.2 (10), 11.3 (15), 11.3 (17): stops of several sides keep them together.
func TestSidesOfStops(t *testing.T) {
	g := invented(t, false)
	opt := &board.LayOptions{Anywhere: true}
	check := func(g *game, hex, tile string, rot int, want id.Rule) {
		t.Helper()
		if got := g.b.CheckLay(&g.l, nil, g.hex(hex), g.tile(tile), rot, opt); got != want {
			t.Errorf("%s on %s in rotation %d: %v, want %v", tile, hex, rot, got, want)
		}
	}
	g.lay("D10", "cities", 0)
	check(g, "D10", "crossed", 0, id.RuleTileCityExits)
	check(g, "D10", "cities+", 0, id.NoRule)
	check(g, "D10", "cities+", 1, id.RuleTileCityKept) // sides 0 and 1 in different cities
	check(g, "D10", "cities+", 3, id.NoRule)
	check(g, "D10", "cities+", 5, id.NoRule)

	g.lay("G7", "towns", 0)
	check(g, "G7", "towns+", 0, id.NoRule)
	check(g, "G7", "towns+", 1, id.RuleTileTowncut)
	lenient := invented(t, true)
	lenient.lay("G7", "towns", 0)
	check(lenient, "G7", "towns+", 1, id.NoRule)
}

// Rule: common rules 11.4 (18): what an upgrade must achieve for the corporation under each of the
// track restrictions.
func TestTrackRestrictions(t *testing.T) {
	g := start(t)
	g.token("PRR", "H12", 0)
	g.lay("H14", "9", 1) // side 1 leads to PRR
	for _, c := range []struct {
		track board.TrackRestriction
		tile  string
		rot   int
		want  id.Rule
	}{
		{board.Permissive, "20", 0, id.NoRule},
		{board.SemiRestrictive, "20", 0, id.RuleTrackRestriction}, // the second straight crosses the first
		{board.SemiRestrictive, "26", 4, id.RuleTrackRestriction}, // a curve joins it at the far end
		{board.SemiRestrictive, "26", 1, id.NoRule},               // a curve parts from it
		{board.Restrictive, "20", 0, id.RuleTrackRestriction},
		{board.Restrictive, "26", 1, id.NoRule},
		{board.CityPermissive, "20", 0, id.RuleTrackRestriction},
		{board.StationRestrictive, "20", 0, id.RuleTrackRestriction},
	} {
		g.b.Rules.Track = c.track
		opt := &board.LayOptions{Corp: g.corp("PRR"), Scratch: board.NewScratch()}
		if got := g.b.CheckLay(&g.l, g.reach("PRR"), g.hex("H14"), g.tile(c.tile), c.rot, opt); got != c.want {
			t.Errorf("restriction %d: %s in rotation %d: %v, want %v", c.track, c.tile, c.rot, got, c.want)
		}
	}
}
