// Package analysis turns datasets into summaries and charts. It reads tables only, so that games
// imported from elsewhere are looked at exactly like simulated ones; it never asks the engine.
//
//	ds, err := dataset.Open("out")
//	s, err := analysis.Summarise(ds)
//	err = s.Format(os.Stdout)
//	files, err := analysis.Plot(ds, analysis.Options{Dir: "charts", Format: "svg"})
//
// Games of different titles, variants or numbers of players are never thrown together: each such
// group has its own summary and its own files.
//
// Every game stays in every denominator: a game that was broken off counts under its own end reason.
package analysis
