// Package sim plays games by the thousand. A Plan says what to play; Run cuts it into parts
// of consecutive games, plays them on several workers and writes the rows of sim/dataset;
// Replay plays one game of a plan again and shows every action.
//
// The package knows no title and no strategy: Deps hands it a factory for each.
//
// A game depends on the plan and its number alone. The statistical unit is the block: one
// seed, every rotation of the line-up around the seats, the same for every variant. Random
// streams belong to places in the line-up, so that a rotation moves a player together with
// his luck.
//
//	plan := sim.Plan{Titles: []string{name}, Players: []int{4}, Lineups: []sim.Lineup{{"basic"}}, Games: 1000, Seed: 1}
//	result, err := sim.Run(ctx, plan, deps, sim.Options{Out: "out"})
package sim
