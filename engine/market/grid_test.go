package market_test

import (
	"fmt"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/market"
	"github.com/trainrush/trainrush/engine/title"
)

func grid(t *testing.T, changes ...func(*title.Definition)) *market.Grid {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range changes {
		change(d)
	}
	g, err := market.NewGrid(d)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// place is a cell as price,row,column.
func place(g *market.Grid, k id.CellID) string {
	c := g.Cells[k]
	return fmt.Sprintf("%d,%d,%d", c.Price, c.Row, c.Col)
}

// Rule: common rules 9.2, the checks for 1830 and the edges of the grid.
func TestMoves(t *testing.T) {
	g := grid(t)
	for _, c := range []struct {
		row, col              int
		right, left, up, down string
	}{
		{3, 12, "155,2,12", "120,3,11", "155,2,12", "130,3,12"},
		{0, 18, "350,0,18", "325,0,17", "350,0,18", "300,1,18"},
		{0, 0, "67,0,1", "53,1,0", "60,0,0", "53,1,0"},
		{1, 16, "280,1,17", "240,1,15", "300,0,16", "260,1,16"},
		{8, 6, "67,7,6", "50,8,5", "67,7,6", "50,9,6"},
		{7, 7, "69,6,7", "67,7,6", "69,6,7", "68,7,7"}, // no row below reaches so far
		{8, 1, "20,8,2", "10,8,1", "20,7,1", "10,8,1"}, // a hole to the left and below
		{7, 0, "20,7,1", "10,7,0", "18,6,0", "10,7,0"},
		{10, 3, "20,10,4", "10,10,3", "20,9,3", "10,10,3"},
		{10, 6, "50,9,6", "30,10,5", "50,9,6", "40,10,6"},
	} {
		k := g.At(c.row, c.col)
		cell := g.Cells[k]
		got := [4]string{place(g, cell.Right), place(g, cell.Left), place(g, cell.Up), place(g, cell.Down)}
		if want := [4]string{c.right, c.left, c.up, c.down}; got != want {
			t.Errorf("from %s: right, left, up, down %v, want %v", place(g, k), got, want)
		}
	}
	for _, at := range [][2]int{{8, 0}, {10, 2}, {0, 19}, {7, 8}, {11, 0}} {
		if k := g.At(at[0], at[1]); k != id.NoCell {
			t.Errorf("row %d, column %d holds %s", at[0], at[1], place(g, k))
		}
	}
}

// Rule: common rules 9.2, SOLD_OUT_TOP_ROW_MOVEMENT: only moves up in the top row, not on its last
// cell.
func TestTopRow(t *testing.T) {
	for row, want := range map[title.TopRow][2]string{
		title.TopRowNone:      {"100,0,6", "350,0,18"},
		title.TopRowDownRight: {"100,1,7", "350,0,18"},
		title.TopRowRight:     {"112,0,7", "350,0,18"},
	} {
		g := grid(t, func(d *title.Definition) { d.Rules.SoldOutTopRow = row })
		got := [2]string{place(g, g.Cells[g.At(0, 6)].Up), place(g, g.Cells[g.At(0, 18)].Up)}
		if got != want {
			t.Errorf("%s: %v, want %v", row, got, want)
		}
		if up := place(g, g.Cells[g.At(1, 6)].Up); up != "100,0,6" {
			t.Errorf("%s: from the second row up to %s", row, up)
		}
	}
}

// Rule: common rules 9.2: on a one-dimensional market up is right and down is left.
func TestOneDimension(t *testing.T) {
	g := grid(t, func(d *title.Definition) {
		d.Market = title.Market{Movement: title.OneDimensional, Rows: [][]string{{"40", "50p", "60p", "70"}}}
	})
	for i, want := range [][2]string{{"50,0,1", "40,0,0"}, {"60,0,2", "40,0,0"}, {"70,0,3", "50,0,1"}, {"70,0,3", "60,0,2"}} {
		c := g.Cells[i]
		if right, left := place(g, c.Right), place(g, c.Left); right != want[0] || left != want[1] || c.Up != c.Right || c.Down != c.Left {
			t.Errorf("cell %d: right %s, left %s, want %v", i, right, left, want)
		}
	}
	if len(g.Pars) != 2 || g.Cells[g.Pars[0]].Price != 60 || g.Min != 50 {
		t.Errorf("pars %v, lowest %d", g.Pars, g.Min)
	}
}

// Rule: common rules 2.4: the zones and what they free from.
func TestZones(t *testing.T) {
	g := grid(t)
	for _, c := range []struct {
		row, col                int
		counts, holds, multiple bool
	}{
		{0, 6, true, false, false},
		{0, 0, false, false, false}, // yellow
		{4, 0, false, true, false},  // orange
		{5, 0, false, true, true},   // brown
	} {
		k := g.At(c.row, c.col)
		if g.Counts(k) != c.counts || g.FreeHolding(k) != c.holds || g.MultipleBuy(k) != c.multiple {
			t.Errorf("%s: counts %v, free holding %v, multiple %v", place(g, k), g.Counts(k), g.FreeHolding(k), g.MultipleBuy(k))
		}
	}
	if !g.Counts(id.NoCell) || g.FreeHolding(id.NoCell) || g.MultipleBuy(id.NoCell) {
		t.Error("a corporation without a price counts, and no limit is off")
	}
	var pars []id.Money
	for _, k := range g.Pars {
		pars = append(pars, g.Cells[k].Price)
	}
	if fmt.Sprint(pars) != "[100 90 82 76 71 67]" || g.Min != 67 {
		t.Errorf("pars %v, lowest %d", pars, g.Min)
	}
}

// Rule: common rules 2.4: with several letters only the first decides the zone.
func TestFirstLetter(t *testing.T) {
	g := grid(t, func(d *title.Definition) { d.Market.Rows[0][0] = "60yp" })
	if k := g.At(0, 0); g.Cells[k].Par || g.Counts(k) {
		t.Errorf("%+v", g.Cells[k])
	}
}
