// Package titles is the explicit table of the titles whose rules are implemented: for each
// the rule file that belongs to it. The data of a title is in configs.
//
//	d, err := configs.Title("1830")
//	game, err := titles.New(d, 4, []string{"optional_6_train"})
package titles
