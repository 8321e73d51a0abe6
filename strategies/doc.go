// Package strategies holds what every player of the simulator has in common: the Strategy
// interface, the View through which it sees a game, its random stream, the text form of a
// strategy with its parameters, and small judgments (what a share is worth, which tile lay
// gains most, when to pay out) that strategies put together and tests check one by one.
//
// It holds no strategy: those are in sub-packages, and strategies/registry lists them.
//
//	spec, err := registry.Strategies.Parse("basic(noise=0.2, never=tokens)")
//	player := spec.New() // one instance for each game and place in the line-up
//	action := player.Choose(&decision)
package strategies
