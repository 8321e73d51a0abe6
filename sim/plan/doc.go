// Package plan is what to play, as plain data: titles, variants of their rules, numbers of
// players and line-ups, and from which seed. Package sim plays it.
//
// A plan file is such a Plan as YAML:
//
//	titles: [1830]
//	variants: [base, {name: six, options: [optional_6_train]}]
//	players: [3, 4]
//	lineups:
//	  - [basic, random]
//	games: 1000
//	seed: 1
//
// The package knows no title and no strategy by name: whoever has them checks the names.
package plan
