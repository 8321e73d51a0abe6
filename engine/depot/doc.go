// Package depot holds the trains: which are on sale, who owns which, what rusts, what is
// discarded, and which phase a purchase begins.
//
// A Roster is the trains of a title and never changes; Trains is the part of a game's
// state. Who may buy a train, and how it is paid, is not decided here.
package depot
