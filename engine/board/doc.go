// Package board is the map: hexes, tiles and their rotations, what may replace
// what, tokens and their slots, reservations, and what a corporation reaches.
//
// A Board is everything that never changes during a game and is shared; a Layout
// is the part that changes (tiles on hexes, supply, tokens, reservations). A Layout
// is a plain value without pointers, so that an assignment copies it. A Scratch is the
// working memory of one worker and remembers what corporations reach.
//
//	b, err := board.New(def)
//	var l board.Layout
//	b.Start(&l)
//	s := board.NewScratch()
//	q := board.LayQuery{Colours: colours, LayOptions: board.LayOptions{Corp: corp, Scratch: s}}
//	for _, x := range b.Lays(&l, s.Reach(b, &l, corp), &q, nil) { ... }
//
// Cities are named by the index of the stop on the tile, so that a hex with a city and
// a town needs no second numbering.
//
// The package does not know money, phases, players or turns: it answers whether a
// lay or a token is possible on the board and carries it out.
package board
