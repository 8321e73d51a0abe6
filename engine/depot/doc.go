// Package depot holds the trains: which are on sale, who owns which, what rusts, what is
// discarded, and which phase a purchase begins.
//
//	r, err := depot.NewRoster(def)
//	var t depot.Trains
//	t.Start(r)
//	for _, train := range t.OnSale(r, 0, nil) { … r.Of(train).Price … }
//
// A Roster is the trains of a title and never changes; Trains is the part of a game's
// state. Who may buy a train, and how it is paid, is not decided here.
package depot
