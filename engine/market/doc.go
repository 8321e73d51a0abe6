// Package market is the share-price grid: its cells and zones, how a marker moves,
// and the order of the markers inside a cell. The bank pool of certificates is not
// here, see package shares.
//
// A Grid never changes; Markers is the part of a game's state that does.
//
//	g, err := market.NewGrid(def)
//	var m market.Markers
//	m.Clear()
//	m.Put(corp, g.Pars[0]) // the highest par
//	g.Sort(&m, corps)      // operating order
package market
