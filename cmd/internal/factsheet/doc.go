// Package factsheet writes what a title is, for people: players and money, how a round goes,
// phases, trains, privates, companies, emergency money, the end of the game, and who pays
// whom for what. Everything is read from the title's data and from its compiled game;
// nothing here knows a title by name.
//
//	err := factsheet.New(definition, game).Write(os.Stdout)
package factsheet
