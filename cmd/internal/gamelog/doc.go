// Package gamelog writes a game as people read it: rounds as headings, one line for every
// action with what it brought (money, prices, presidencies, trains, phases), and the result.
// It reads the journal of each action and compares the state before and after; it never asks
// the rules what must have happened.
//
//	log := gamelog.New(os.Stdout, game, []string{"Ada", "Ben", "Cid"})
//	log.Start(state)
//	log.Before(state, action); state.Apply(action, &journal); log.After(1, state, action, &journal)
//	log.Result(state)
package gamelog
