// Package routes answers what a corporation's trains can earn: it finds the best
// run of a turn, checks a given run, and translates runs from and to the links of
// game records.
//
// A Finder compresses the track around a corporation's tokens to links between
// stops, enumerates runs of each train with admissible bounds and combines them by
// branch and bound; what it returns is proven unless Result.Proven says otherwise.
// What a title adds to the common rules (bonuses, closed stops) is data, see Terms.
//
//	f := routes.NewFinder()
//	best := f.Best(b, l, corp, trains, &routes.Terms{Stage: board.Green})
//	for _, run := range best.Runs { ... }
//
// Nothing is remembered from one call to the next: the graph is built in a few
// microseconds, less than it takes to find out whether an old one still holds.
//
// The package does not know who owns a train, whether it may run, or what happens
// with the money.
package routes
