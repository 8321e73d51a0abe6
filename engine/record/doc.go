// Package record reads and writes game records in the JSON format of 18xx.games, replays
// them on the engine, and writes the observable state after every action as a trace.
//
//	f, err := record.Parse(data)
//	r, err := record.NewReplay(game, f, false)
//	for more := true; more; { more, err = r.Next(); … r.State() … }
//
// A record is the accepted truth: what the reference does not ask again is tolerated and
// listed, and a run earns what the record says. A strict replay tolerates nothing.
package record
