// Package market is the share-price grid: its cells and zones, how a marker moves,
// and the order of the markers inside a cell. The bank pool of certificates is not
// here, see package shares.
//
// A Grid never changes; Markers is the part of a game's state that does.
package market
