// Package routes answers what a corporation's trains can earn: it finds the best
// run of a turn, checks a given run, and translates runs from and to the links of
// game records.
//
// A Finder compresses the track around a corporation's tokens to links between
// stops. On little track it lists the runs of each train that could be part of the best
// turn and tries their combinations. On much track it passes all stops once, in an order
// in which few links are open at a time, with all trains together, and keeps what
// matters to the stops ahead only (sweep, trellis, joint). What it returns is proven
// unless Result.Proven says otherwise. What a title adds to the common rules (bonuses,
// closed stops) is data, see Terms.
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
