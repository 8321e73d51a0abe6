// Package record reads and writes game records in the JSON format of 18xx.games, replays
// them on the engine, and writes the observable state after every action as a trace.
//
//	f, err := record.Parse(data)
//	r, err := record.NewReplay(game, f)
//	for r.Next() { ... r.State() ... }
//
// A record is the accepted truth: what the reference does not ask again is tolerated and
// listed, and a run earns what the record says. With Strict nothing is tolerated.
package record
