package market

import "github.com/trainrush/trainrush/engine/id"

// Markers says where the price marker of each corporation stands. It is a plain value.
type Markers struct {
	cell [id.MaxCorps]id.CellID
	seq  [id.MaxCorps]uint32 // order of arrival over the whole grid, so also within a cell
	next uint32
}

// Clear takes all markers off the grid.
func (m *Markers) Clear() {
	*m = Markers{}
	for i := range m.cell {
		m.cell[i] = id.NoCell
	}
}

// Cell is where the marker of c stands, or NoCell.
func (m *Markers) Cell(c id.CorpID) id.CellID { return m.cell[c] }

// Put moves the marker of c to a cell, behind the markers that are there; a marker that
// stays in its cell keeps its place.
//
// Rule: common rules 9.1.
func (m *Markers) Put(c id.CorpID, to id.CellID) {
	if m.cell[c] == to {
		return
	}
	m.cell[c] = to
	m.next++
	m.seq[c] = m.next
}

// Remove takes the marker of c off the grid.
func (m *Markers) Remove(c id.CorpID) { m.cell[c] = id.NoCell }

// Place is the position of c within its cell, 0 on top; n is the number of corporations.
func (m *Markers) Place(c id.CorpID, n int) int {
	p := 0
	for i := 0; i < n; i++ {
		if m.cell[i] == m.cell[c] && m.seq[i] < m.seq[c] {
			p++
		}
	}
	return p
}

// Before reports whether a comes before b in operating order: higher price, then further
// right, then higher up, then earlier arrival in the cell.
//
// Rule: common rules 10.2.
func (g *Grid) Before(m *Markers, a, b id.CorpID) bool {
	ca, cb := m.cell[a], m.cell[b]
	if ca == cb || ca == id.NoCell || cb == id.NoCell {
		if ca == cb && ca != id.NoCell {
			return m.seq[a] < m.seq[b]
		}
		return ca != id.NoCell || (cb == id.NoCell && a < b)
	}
	x, y := &g.Cells[ca], &g.Cells[cb]
	if x.Price != y.Price {
		return x.Price > y.Price
	}
	if x.Col != y.Col {
		return x.Col > y.Col
	}
	return x.Row < y.Row
}

// Sort puts corporations in operating order.
func (g *Grid) Sort(m *Markers, corps []id.CorpID) {
	for i := 1; i < len(corps); i++ {
		for j := i; j > 0 && g.Before(m, corps[j], corps[j-1]); j-- {
			corps[j], corps[j-1] = corps[j-1], corps[j]
		}
	}
}
