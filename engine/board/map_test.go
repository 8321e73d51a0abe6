package board_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 1.5.
func TestPassableSides(t *testing.T) {
	g := start(t)
	for _, x := range []struct {
		hex, want, why string
	}{
		{"B12", "0 1 2 4 5", "an inner white hex below A11, whose exit faces it; A13 is off the map"},
		{"B14", "0 1 4", "the gray C15 has exits 1 and 3: none faces side 5"},
		{"B16", "0 1 3 4", "side 5 is impassable"},
		{"C17", "0 3 4 5", "side 2 is impassable, the gray C15 has no exit towards it"},
		{"D12", "0 1 4 5", "sides 2 and 3 are impassable"},
		{"D14", "0 1 2 4 5", "a gray city sees its neighbours where it has no track, but the gray C15 shows it no exit"},
		{"F6", "0 1 2 3 4 5", "a gray city sees white hexes also where it has no track"},
		{"F4", "0 1 2 3 5", "a white hex sees the gray F6 only over printed exits"},
		{"A17", "0 5", "A19 has no exit towards it"},
	} {
		var sides []string
		for s := range 6 {
			if g.b.Hexes[g.hex(x.hex)].Open&(1<<s) != 0 {
				sides = append(sides, string(rune('0'+s)))
			}
		}
		if got := strings.Join(sides, " "); got != x.want {
			t.Errorf("%s: %s, want %s (%s)", x.hex, got, x.want, x.why)
		}
	}
}

func TestHexesAreInReadingOrder(t *testing.T) {
	g := start(t)
	var names []string
	for _, h := range g.b.Hexes[:6] {
		names = append(names, h.Name)
	}
	if got := strings.Join(names, " "); got != "A9 A11 A17 A19 B10 B12" {
		t.Error(got)
	}
	if len(g.b.Hexes) != 93 || g.b.Supply != 46 {
		t.Errorf("%d hexes and %d tile numbers", len(g.b.Hexes), g.b.Supply)
	}
	if g.b.HexNamed("Z1") != id.NoHex || g.b.TileNamed("123") != id.NoTile {
		t.Error("unknown names were found")
	}
}

// Rule: common rules 14.3.
func TestRevenueByColour(t *testing.T) {
	g := start(t)
	for _, x := range []struct {
		hex    string
		colour board.Colour
		want   id.Money
	}{
		{"F2", board.Yellow, 40}, {"F2", board.Green, 40}, {"F2", board.Brown, 70}, {"F2", board.Gray, 70},
		{"F2", board.White, 0}, {"F6", board.Brown, 30}, {"H10", board.Brown, 0},
	} {
		tile, _ := g.b.At(&g.l, g.hex(x.hex))
		if got := tile.Stops[0].Revenue[x.colour]; got != x.want {
			t.Errorf("%s in colour %d: %d, want %d", x.hex, x.colour, got, x.want)
		}
	}
	group := func(hex string) string {
		tile, _ := g.b.At(&g.l, g.hex(hex))
		return g.b.Groups[tile.Stops[0].Group]
	}
	if group("A9") != "Canada" || group("A11") != "Canada" || group("J2") != "" {
		t.Error("groups of stops")
	}
}

// What a definition says wrongly is an error that names the place.
func TestNewErrors(t *testing.T) {
	change := func(f func(h *title.Hex), d *title.Definition, hex string) {
		i := slices.IndexFunc(d.Map.Hexes, func(h title.Hex) bool { return h.ID == hex })
		f(&d.Map.Hexes[i])
	}
	for _, x := range []struct {
		want  string
		spoil func(d *title.Definition)
	}{
		{"hex E19: colour", func(d *title.Definition) { change(func(h *title.Hex) { h.Colour = "mauve" }, d, "E19") }},
		{"hex F2: track", func(d *title.Definition) { change(func(h *title.Hex) { h.Track = []string{"0-b"} }, d, "F2") }},
		{"hex F2: terminal", func(d *title.Definition) { change(func(h *title.Hex) { h.Terminal = []string{"1-a"} }, d, "F2") }},
		{"hex F2: impassable", func(d *title.Definition) { change(func(h *title.Hex) { h.Impassable = []int{6} }, d, "F2") }},
		{"hex B12: twice", func(d *title.Definition) { d.Map.Blank = append(slices.Clone(d.Map.Blank), "B12") }},
		{"corporation ERIE: Z9", func(d *title.Definition) {
			d.Corporations = slices.Clone(d.Corporations)
			for i := range d.Corporations {
				if d.Corporations[i].ID == "ERIE" {
					d.Corporations[i].Homes = []title.Home{{Hex: "Z9"}}
				}
			}
		}},
		{"tile 57: copies", func(d *title.Definition) {
			d.Tiles = slices.Clone(d.Tiles)
			for i := range d.Tiles {
				if d.Tiles[i].Tile == "57" {
					d.Tiles[i].Count = 300
				}
			}
		}},
	} {
		def := *mustRead(t)
		def.Map.Hexes = slices.Clone(def.Map.Hexes)
		x.spoil(&def)
		_, err := board.New(&def)
		place, detail, _ := strings.Cut(x.want, ": ")
		if err == nil || !strings.HasPrefix(err.Error(), place) || !strings.Contains(err.Error(), detail) {
			t.Errorf("%s: got %v", x.want, err)
		}
	}
}

func TestRules(t *testing.T) {
	def := *mustRead(t)
	for word, want := range map[title.TrackRestriction]board.TrackRestriction{
		title.TrackPermissive: board.Permissive, title.TrackSemiRestrictive: board.SemiRestrictive,
		title.TrackRestrictive: board.Restrictive, title.TrackCityPermissive: board.CityPermissive,
		title.TrackStationRestrictive: board.StationRestrictive,
	} {
		def.Rules.TrackRestriction = word
		if got := startWith(t, &def).b.Rules.Track; got != want {
			t.Errorf("%s: %d", word, got)
		}
	}
	for word, want := range map[title.HexReservations]board.HexReservations{
		title.ReserveAlways: board.ReserveAlways, title.ReserveNever: board.ReserveNever,
		title.ReserveSingleSlotCities: board.ReserveSingleSlot,
	} {
		def.Rules.HexReservations = word
		if got := startWith(t, &def).b.Rules.HexReserve; got != want {
			t.Errorf("%s: %d", word, got)
		}
	}
}
