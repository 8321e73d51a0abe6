package configs

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
)

func mustTiles(t *testing.T) *title.Catalogue {
	t.Helper()
	c, err := Tiles()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestKnownTiles holds a few tiles read off the printed ones.
func TestKnownTiles(t *testing.T) {
	c := mustTiles(t)
	if len(c.Tiles) != 133 {
		t.Errorf("%d tiles, want 133", len(c.Tiles))
	}
	colours := map[title.Colour]int{}
	for _, tile := range c.Tiles {
		colours[tile.Colour]++
	}
	compare(t, "tiles by colour", colours, map[title.Colour]int{title.Yellow: 25, title.Green: 51, title.Brown: 55, title.Gray: 2})
	for number, want := range map[string]title.Tile{
		"9":  {Colour: title.Yellow, Track: []string{"0-3"}},
		"57": {Colour: title.Yellow, Stops: []title.Stop{{Kind: title.City, Revenue: title.Revenue{Fixed: 20}}}, Track: []string{"0-a", "3-a"}},
		"54": {Colour: title.Green, Label: "NY", Stops: []title.Stop{{Kind: title.City, Revenue: title.Revenue{Fixed: 60}}, {Kind: title.City, Revenue: title.Revenue{Fixed: 60}}}, Track: []string{"0-a", "1-a", "2-b", "3-b"}},
		"63": {Colour: title.Brown, Stops: []title.Stop{{Kind: title.City, Revenue: title.Revenue{Fixed: 40}, Slots: 2}}, Track: []string{"0-a", "1-a", "2-a", "3-a", "4-a", "5-a"}},
	} {
		got, ok := c.Find(number)
		if !ok {
			t.Errorf("tile %s is missing", number)
			continue
		}
		compare(t, "tile "+number, got, want)
	}
	if _, ok := c.Find("1000"); ok {
		t.Error("tile 1000 exists")
	}
}

// TestTilesOfTitles compares every tile with the reference data, for every title.
func TestTilesOfTitles(t *testing.T) {
	ref := readReference[struct {
		Tiles    map[string]refTile
		Specific map[string]map[string]refTile `json:"title_specific_definitions"`
	}](t, "tiles.json")
	c := mustTiles(t)
	supply := title.Definition{}
	for _, tile := range c.Tiles {
		supply.Tiles = append(supply.Tiles, title.TileSupply{Tile: tile.ID, Count: 1})
	}
	if err := supply.Complete(c); err != nil {
		t.Fatal(err)
	}
	var numbers []string
	for _, s := range supply.Tiles {
		numbers = append(numbers, s.Tile)
		compare(t, "tile "+s.Tile, sketchOf(s.Def), ref.Tiles[s.Tile].sketch())
	}
	for number := range ref.Tiles {
		if !slices.Contains(numbers, number) {
			t.Errorf("tile %s is missing", number)
		}
	}
	for _, id := range TitleIDs() {
		for _, s := range mustTitle(t, id).Tiles {
			want, ok := ref.Specific[id][s.Tile]
			if !ok {
				want = ref.Tiles[s.Tile]
			}
			compare(t, id+" tile "+s.Tile, sketchOf(s.Def), want.sketch())
		}
	}
}
