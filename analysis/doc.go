// Package analysis turns datasets into summaries, comparisons and charts. It reads tables only, so that
// games imported from elsewhere are looked at exactly like simulated ones; it never asks the engine.
//
//	ds, err := dataset.Open("out")
//	s, err := analysis.Summarise(ds)
//	err = s.Format(os.Stdout)
//	files, err := analysis.Plot(ds, analysis.Options{Dir: "charts", Format: "svg"})
//	c, err := analysis.Compare([]*dataset.Dataset{ds}, analysis.CompareOptions{By: analysis.ByVariant})
//	err = c.Format(os.Stdout)
//
// Games of different titles, variants or numbers of players are never thrown together: each such
// group has its own summary and its own files. A Metric is a figure of single games; summaries, the
// bands of people's games and comparisons all show the same ones.
//
// Every game stays in every denominator: a game that was broken off counts under its own end reason.
// By round means by the nth stock or operating round of the game; games that have ended drop out.
package analysis
