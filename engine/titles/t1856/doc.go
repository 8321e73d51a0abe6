// Package t1856 is what only 1856 has: capital in escrow and destinations, loans with interest,
// bonus rights and the port, and the Canadian Government Railway, which corporations that
// cannot repay their loans merge into.
//
// Map, companies, trains, market and every figure are data; see Params for what the title adds
// to it. Games are played as 18xx.games plays them, because records depend on it; where the
// rulebook is read otherwise a parameter switches to its way. Steps that other titles have too are
// those of package engine; here they are only wrapped.
//
//	d, err := configs.Title("1856")
//	g, err := titles.New(d, 4, []string{"alternate_destinations"})
package t1856
