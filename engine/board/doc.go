// Package board is the map: hexes, tiles and their rotations, what may replace
// what, tokens and their slots, reservations, and what a corporation reaches.
//
// A Board is everything that never changes during a game and is shared; a Layout
// is the part that changes (tiles on hexes, supply, tokens, reservations). A Layout
// is a plain value without pointers, so that an assignment copies it.
//
// The package does not know money, phases, players or turns: it answers whether a
// lay or a token is possible on the board and carries it out.
package board
