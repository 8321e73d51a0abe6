package market

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Cell is one cell of the grid with the cells that each move leads to; a move that is
// not possible leads to the cell itself.
type Cell struct {
	Price    id.Money
	Row, Col int8
	Zone     title.Zone
	Par      bool // a corporation may start here (in some titles from some phase on)

	Right, Left, Up, Down id.CellID
}

// Grid is the share-price grid of a title.
type Grid struct {
	Cells []Cell
	Pars  []id.CellID // par cells in order of the grid: price descending, then row
	Min   id.Money    // lowest par price

	noCount, noHold, multiple []bool // by cell
}

// NewGrid compiles the grid of a title.
//
// Rule: common rules 9.2.
func NewGrid(d *title.Definition) (*Grid, error) {
	g := &Grid{}
	at := map[[2]int]id.CellID{}
	for r, row := range d.Market.Rows {
		for c, text := range row {
			price, zones, ok, err := title.ParseCell(text)
			if err != nil {
				return nil, fmt.Errorf("market row %d, column %d: %w", r, c, err)
			}
			if !ok {
				continue
			}
			cell := Cell{Price: price, Row: int8(r), Col: int8(c), Zone: title.ZoneNone}
			if len(zones) > 0 {
				cell.Zone = zones[0]
			}
			switch cell.Zone {
			case title.ZonePar, title.ZonePar1, title.ZonePar2, title.ZonePar3:
				cell.Par = true
			}
			at[[2]int{r, c}] = id.CellID(len(g.Cells))
			g.Cells = append(g.Cells, cell)
		}
	}
	if len(g.Cells) > id.MaxCells {
		return nil, fmt.Errorf("market: %d cells, at most %d are possible", len(g.Cells), id.MaxCells)
	}
	for i := range g.Cells {
		g.link(id.CellID(i), at, d)
	}
	g.collectPars()
	for _, c := range g.Cells {
		g.noCount = append(g.noCount, slices.Contains(d.Rules.CertLimitZones, c.Zone))
		g.noHold = append(g.noHold, c.Zone == title.ZoneUnlimited || c.Zone == title.ZoneMultipleBuy)
		g.multiple = append(g.multiple, slices.Contains(d.Rules.MultipleBuyZones, c.Zone))
	}
	return g, nil
}

func (g *Grid) link(i id.CellID, at map[[2]int]id.CellID, d *title.Definition) {
	c := &g.Cells[i]
	find := func(row, col int) (id.CellID, bool) {
		j, ok := at[[2]int{row, col}]
		return j, ok
	}
	or := func(j id.CellID, ok bool) id.CellID {
		if ok {
			return j
		}
		return i
	}
	row, col := int(c.Row), int(c.Col)
	right, hasRight := find(row, col+1)
	left, hasLeft := find(row, col-1)
	if d.Market.Movement == title.OneDimensional {
		c.Right, c.Left = or(right, hasRight), or(left, hasLeft)
		c.Up, c.Down = c.Right, c.Left
		return
	}
	c.Down = or(find(row+1, col))
	c.Up = or(find(row-1, col))
	if row == 0 && hasRight {
		switch d.Rules.SoldOutTopRow {
		case title.TopRowDownRight:
			c.Up = or(find(row+1, col+1))
		case title.TopRowRight:
			c.Up = right
		}
	}
	c.Right, c.Left = c.Up, c.Down
	if hasRight {
		c.Right = right
	}
	if hasLeft {
		c.Left = left
	}
}

func (g *Grid) collectPars() {
	for i, c := range g.Cells {
		if c.Par {
			g.Pars = append(g.Pars, id.CellID(i))
			if g.Min == 0 || c.Price < g.Min {
				g.Min = c.Price
			}
		}
	}
	// Highest price first: the order in which par prices are listed everywhere.
	for i := 1; i < len(g.Pars); i++ {
		for j := i; j > 0 && g.Cells[g.Pars[j]].Price > g.Cells[g.Pars[j-1]].Price; j-- {
			g.Pars[j], g.Pars[j-1] = g.Pars[j-1], g.Pars[j]
		}
	}
}

// At returns the cell at a row and column, counted from 0 at the top left, or NoCell.
func (g *Grid) At(row, col int) id.CellID {
	for i, c := range g.Cells {
		if int(c.Row) == row && int(c.Col) == col {
			return id.CellID(i)
		}
	}
	return id.NoCell
}

// HasZone reports whether some cell lies in a zone.
func (g *Grid) HasZone(z title.Zone) bool {
	for i := range g.Cells {
		if g.Cells[i].Zone == z {
			return true
		}
	}
	return false
}

// Closes reports whether a corporation closes in this cell.
func (g *Grid) Closes(c id.CellID) bool { return c != id.NoCell && g.Cells[c].Zone == title.ZoneClose }

// Counts reports whether certificates of a corporation in this cell count for the
// certificate limit. Without a price they do.
func (g *Grid) Counts(c id.CellID) bool { return c == id.NoCell || !g.noCount[c] }

// FreeHolding reports whether the holding limit is off in this cell.
func (g *Grid) FreeHolding(c id.CellID) bool { return c != id.NoCell && g.noHold[c] }

// MultipleBuy reports whether several certificates may be bought in one turn in this cell.
func (g *Grid) MultipleBuy(c id.CellID) bool { return c != id.NoCell && g.multiple[c] }
