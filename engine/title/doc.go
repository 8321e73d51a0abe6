// Package title describes a title as plain data: map, tiles, share-price grid,
// trains, phases, privates, corporations and the rule switches with their closed
// sets of values. A Definition is what the files under configs/titles decode to;
// it refers to things by name. The engine compiles it into a Game with typed ids.
//
//	d, err := configs.Title(name)                       // checked and complete
//	d, err = d.With(options, 4)                         // official options, four players
//	d, err = d.Apply([]title.Patch{{Path: "bank.cash", Value: 9000}}) // a house rule
//
// The notations that appear inside the data (market cells, track, coordinates) are read
// by ParseCell, ParseTrack and ParseHex.
//
// The package holds no rules of play, reads no files and knows no title by name.
package title
