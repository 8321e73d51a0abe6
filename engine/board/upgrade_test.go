package board_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// names lists the numbers of tiles in the order of the list.
func (g *game) names(tiles []id.TileID) string {
	var words []string
	for _, t := range tiles {
		words = append(words, g.b.Tiles[t].Name)
	}
	return strings.Join(words, " ")
}

// Rule: common rules 2.7, the table of replacements.
func TestUpgrades(t *testing.T) {
	g := start(t)
	printed := func(hex string) id.TileID { return g.b.Hexes[g.hex(hex)].Printed }
	for _, x := range []struct {
		old  id.TileID
		want string
	}{
		{printed("B12"), "7 8 9"},
		{printed("B20"), "3 4 58"},
		{printed("F20"), "1 2 55 56 69"},
		{printed("H10"), "57"},
		{printed("E11"), "59"},
		{printed("I15"), "53"},
		{printed("G19"), "54"},
		{printed("H12"), ""},
		{printed("F2"), ""},
		{g.tile("7"), "18 26 27 28 29"},
		{g.tile("8"), "16 19 23 24 25 28 29"},
		{g.tile("9"), "18 19 20 23 24 26 27"},
		{g.tile("57"), "14 15"},
		{g.tile("14"), "63"},
		{g.tile("15"), "63"},
		{g.tile("16"), "43 70"},
		{g.tile("18"), "43"},
		{g.tile("19"), "45 46"},
		{g.tile("20"), "44 47"},
		{g.tile("23"), "41 43 45 47"},
		{g.tile("24"), "42 43 46 47"},
		{g.tile("25"), "40 45 46"},
		{g.tile("26"), "42 44 45"},
		{g.tile("27"), "41 44 46"},
		{g.tile("28"), "39 43 46 70"},
		{g.tile("29"), "39 43 45 70"},
		{g.tile("53"), "61"},
		{g.tile("54"), "62"},
		{g.tile("59"), "64 65 66 67 68"},
		{g.tile("1"), ""}, {g.tile("4"), ""}, {g.tile("69"), ""},
		{g.tile("63"), ""}, {g.tile("62"), ""}, {g.tile("39"), ""},
	} {
		got := g.names(g.b.Upgrades[x.old])
		words := strings.Fields(got)
		want := strings.Fields(x.want)
		slices.Sort(words)
		slices.Sort(want)
		if !slices.Equal(words, want) {
			t.Errorf("%s: %s, want %s", g.b.Tiles[x.old].Name, got, x.want)
		}
	}
}

func TestCanonicalRotations(t *testing.T) {
	g := start(t)
	for _, x := range []struct {
		tile string
		want [6]uint8
	}{
		{"7", [6]uint8{0, 1, 2, 3, 4, 5}},
		{"9", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"4", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"57", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"14", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"16", [6]uint8{0, 1, 2, 3, 4, 5}},
		{"20", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"40", [6]uint8{0, 1, 0, 1, 0, 1}},
		{"53", [6]uint8{0, 1, 0, 1, 0, 1}},
		{"63", [6]uint8{}},
		{"55", [6]uint8{0, 1, 2, 0, 1, 2}},
		{"59", [6]uint8{0, 1, 2, 3, 4, 5}},
		{"68", [6]uint8{0, 1, 2, 0, 1, 2}},
	} {
		if got := g.b.Tiles[g.tile(x.tile)].Canon; got != x.want {
			t.Errorf("tile %s: %v, want %v", x.tile, got, x.want)
		}
	}
}

// A future label counts for one colour only and survives the tiles laid before; a labelled hex may join its
// cities. The tiles are those of 1856.
func TestFutureLabel(t *testing.T) {
	def := *mustRead(t)
	def.Map.Hexes = slices.Clone(def.Map.Hexes)
	for i := range def.Map.Hexes {
		switch h := &def.Map.Hexes[i]; h.ID {
		case "H10":
			h.FutureLabel = &title.FutureLabel{Label: "L", Colour: title.Brown}
		case "H18":
			h.FutureLabel = &title.FutureLabel{Label: "H", Colour: title.Gray}
		}
	}
	city := func(n int) []title.Stop { return []title.Stop{{Kind: title.City, Slots: n}} }
	def.Tiles = append(slices.Clone(def.Tiles),
		title.TileSupply{Tile: "125", Count: 2, As: &title.Tile{Colour: title.Brown, Label: "L", Stops: city(2),
			Track: []string{"1-a", "2-a", "3-a", "4-a", "5-a"}}},
		title.TileSupply{Tile: "123", Count: 1, As: &title.Tile{Colour: title.Gray, Label: "H", Stops: city(3),
			Track: []string{"0-a", "1-a", "2-a", "3-a", "4-a"}}})
	g := startWith(t, &def)
	opt := &board.LayOptions{}
	check := func(hex, tile string, want id.Rule) {
		t.Helper()
		if got := g.b.CheckReplace(&g.l, g.hex(hex), g.tile(tile), opt); got != want {
			t.Errorf("%s on %s: %v, want %v", tile, hex, got, want)
		}
	}
	g.lay("H10", "57", 0)
	check("H10", "14", id.NoRule)
	g.lay("H10", "14", 0)
	check("H10", "63", id.RuleTileLabel)
	check("H10", "125", id.NoRule)
	g.lay("F4", "57", 0)
	g.lay("F4", "14", 0)
	check("F4", "63", id.NoRule)
	check("F4", "125", id.RuleTileLabel)

	g.lay("H18", "59", 0)
	g.lay("H18", "67", 0)
	g.token("PRR", "H18", 1)
	g.token("NYC", "H18", 0)
	check("H18", "123", id.NoRule)
	g.lay("H18", "123", 0)
	if got := g.l.Slots[g.hex("H18")]; got[0] != [4]uint8{uint8(g.corp("NYC")) + 1, uint8(g.corp("PRR")) + 1} || got[1] != [4]uint8{} {
		t.Errorf("joined city holds %v", got)
	}
}

// Replacements are 1856's towns: only while their group is allowed, only the exits count.
func TestReplacements(t *testing.T) {
	g := startWith(t, mustRead(t),
		board.Replacement{Old: "4", New: "9", Group: 1}, board.Replacement{Old: "55", New: "14", Group: 2})
	g.lay("B20", "4", 1)
	h := g.hex("B20")
	if rule := g.b.CheckReplace(&g.l, h, g.tile("9"), &board.LayOptions{}); rule != id.RuleTileColour {
		t.Errorf("not allowed yet: %v", rule)
	}
	opt := &board.LayOptions{Extras: 1 << 1, Anywhere: true}
	for rot, want := range []id.Rule{id.RuleTileRotation, id.NoRule, id.RuleTileRotation} {
		if rot == 0 && g.b.Hexes[h].Open&9 != 9 {
			want = id.RuleTileExits
		}
		if got := g.b.CheckLay(&g.l, nil, h, g.tile("9"), rot, opt); got != want {
			t.Errorf("rotation %d: %v, want %v", rot, got, want)
		}
	}
	g.lay("G7", "55", 0)
	if rule := g.b.CheckReplace(&g.l, g.hex("G7"), g.tile("14"), opt); rule == id.NoRule {
		t.Error("a replacement of another group was allowed")
	}
	opt.Extras |= 1 << 2
	if rule := g.b.CheckLay(&g.l, nil, g.hex("G7"), g.tile("14"), 0, opt); rule != id.NoRule {
		t.Errorf("two towns by a city: %v", rule)
	}
	if _, err := board.New(mustRead(t), board.Replacement{Old: "4", New: "5"}); err == nil {
		t.Error("a replacement by a tile that is not in the box was accepted")
	}
}
