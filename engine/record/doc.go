// Package record reads and writes game records in the JSON format of 18xx.games, replays
// them on the engine, and writes the observable state after every action as a trace.
//
//	f, err := record.Parse(data)
//	r, err := record.NewReplay(game, f, false)
//	for more := true; more; { more, err = r.Next(); … r.State() … }
//
// A record is the accepted truth: what the reference does not ask again is tolerated and
// listed, and a run earns what the record says. A strict replay tolerates nothing.
//
// Passes are taken as they stand. The format has no record in which one is missing or to be left
// out: what automatic play passes is stored as an automatic action, and what the engine skips has
// never been one. A pass too few or too many is refused like any other action out of turn, and
// nothing is inserted or dropped to go on.
package record
