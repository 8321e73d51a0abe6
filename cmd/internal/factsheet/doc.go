// Package factsheet writes what a title is, for people: players and money, how a round goes,
// phases, trains, privates, companies, emergency money, the end of the game, and who pays
// whom for what. Everything is read from the title's data and the steps of its compiled game;
// nothing here knows a title by name.
//
//	err := factsheet.New(definition, steps).Write(os.Stdout)
package factsheet
