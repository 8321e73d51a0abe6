package configs

import "testing"

func TestTitle(t *testing.T) {
	d, err := Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	t.Log(len(d.Map.Hexes), len(d.Map.Blank), len(d.Tiles), d.Tiles[11].Def, d.Corporations[6], d.Trains[5])
}
