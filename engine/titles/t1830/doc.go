// Package t1830 is what only 1830 has. Its map, companies, trains and market are data, its
// privates use the common powers; left is one consequence of trading Camden & Amboy.
//
//	d, err := configs.Title("1830")
//	g, err := titles.New(d, 4, nil)
package t1830
