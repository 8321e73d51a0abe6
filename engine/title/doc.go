// Package title describes a title as plain data: map, tiles, share-price grid,
// trains, phases, privates, corporations and the rule switches with their closed
// sets of values. A Definition is what the files under configs/titles decode to;
// it refers to things by name. The engine compiles it into a Game with typed ids.
//
// The package holds no rules of play, reads no files and knows no title by name.
package title
