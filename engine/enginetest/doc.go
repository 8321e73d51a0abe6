// Package enginetest is the battery that every title runs. It plays games at random to
// the end and holds the engine to its promises after every action: nothing is lost of
// money, certificates, tiles, tokens and trains; what is offered is accepted, what is
// not is refused and changes nothing; looking changes nothing; a copy is independent;
// the same seed gives the same game.
//
//	func TestBattery(t *testing.T) {
//		g, _ := titles.New(definition, 4, nil)
//		enginetest.Run(t, g, enginetest.Plan{From: 1, To: 3})
//	}
//
// It knows no title: it receives a Game. What the numbers of a single rule must be is
// the matter of the step tests in package engine and those of the titles, which move games
// on by the lines of a Script.
package enginetest
