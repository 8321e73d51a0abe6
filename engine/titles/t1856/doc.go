// Package t1856 is what only 1856 has: capital in escrow and destinations, loans with interest,
// bonus rights and the port, and the Canadian Government Railway, which corporations that
// cannot repay their loans merge into.
//
// Map, companies, trains, market and every figure are data; see Params for what the title adds
// to it. Games are played as 18xx.games plays them, because records depend on it; where the
// rulebook is read otherwise a parameter switches to its way.
package t1856
