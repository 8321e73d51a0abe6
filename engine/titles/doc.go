// Package titles is the explicit table of the titles whose rules are implemented: for each
// the rule file that belongs to it. The data of a title is in configs.
package titles
