// Package dataset owns the tables: what columns they have, how rows become
// files, where files lie, and how they are read again. It is the only package
// that imports Arrow, and it knows nothing of the engine: rows hold plain Go types.
//
// A table is defined once, by its row struct. The tags of a field say the name of
// the column, its unit and its meaning; its Go type says the type, and Opt says
// that the value may be null. Arrow schemas, Parquet, CSV and the data
// dictionary all follow from that.
//
// A dataset is a folder:
//
//	<out>/manifest.json
//	<out>/checksums/title=<title>/variant=base/players=4/part-00003.sha256
//	<out>/<table>/title=<title>/variant=base/players=4/part-00003.arrow
//
// Writing, one Part per worker:
//
//	w, err := dataset.NewWriter("out", dataset.Options{})
//	part := w.NewPart()
//	err = part.Start(dataset.PartID{Title: name, Variant: "base", Players: 4, Number: 3}, meta)
//	part.Begin(dataset.GameKey{Block: 75, Rotation: 0, Game: 300, Seed: 42})
//	part.AddRound(&dataset.Round{…})
//	part.AddGame(&dataset.Game{…})
//	entry, err := part.Commit()
//
// Reading, with a struct that names the columns wanted:
//
//	type price struct {
//		Game  int64              `col:"game"`
//		Price dataset.Opt[int32] `col:"price"`
//	}
//	ds, err := dataset.Open("out")
//	for row, err := range dataset.Rows[price](ds, dataset.Corporations) { … }
//
// The bytes of a part depend on its rows and Meta only: no clock, no random
// names, no map order.
package dataset
