// Package engine plays 18xx railway games. A Game is a title compiled for a number of
// players; it never changes and is shared by all games played. A State is one game in
// progress, cheap to copy. Four verbs carry everything:
//
//	s.Actors(buf)       who must act
//	s.Legal(e, buf)     what e may do
//	s.Apply(action, j)  do it, or refuse it with the rule it breaks
//	s.Outcome()         how it ended
//
// A round is an ordered list of steps; see Step and machine.go for how an action finds
// its step and how steps that need no decision are skipped. Steps that several titles use
// are here, one file each; what only one title has stands in engine/titles.
//
// The package opens no file, asks no clock and draws no random number except from the
// set-up seed of the game.
package engine
