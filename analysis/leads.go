package analysis

import (
	"image/color"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// leadChanges counts how often somebody else leads after an operating round than did before. Rounds in
// which two are level change nothing.
func leadChanges(leaders []int32) int {
	n, last := 0, int32(0)
	for _, seat := range leaders {
		if seat == 0 {
			continue
		}
		if last != 0 && seat != last {
			n++
		}
		last = seat
	}
	return n
}

// ahead returns the operating round after which the seat leads to the end; ok is false when it does
// not lead at the end.
func ahead(leaders []int32, seat int32) (or int, ok bool) {
	or = len(leaders) + 1
	for i := len(leaders) - 1; i >= 0 && leaders[i] == seat; i-- {
		or = i + 1
	}
	return or, or <= len(leaders)
}

// leads draws how often the lead changes, when the winner takes it for good, and how often the leader of the
// moment wins.
func leads(g *games, opts Options) (*plotted, error) {
	book, err := g.players()
	if err != nil {
		return nil, err
	}
	out := g.figure("Who leads, and from when",
		"The leader is who is worth most after an operating round. The winner leads for good from the operating round on "+
			"after which nobody else is first or level any more. Last: how often the leader after an operating round wins in the end. "+
			stripNote, histogramColumns...)
	if book.empty() {
		return out.lacking(g, dataset.Players)
	}
	out.Columns = 3
	var changes, from []float64
	none := 0
	for i, leaders := range book.leaders {
		if len(leaders) == 0 {
			continue
		}
		n := leadChanges(leaders)
		changes = append(changes, float64(n))
		if n == 0 {
			none++
		}
		if winner := g.rows[i].WinnerSeat; winner.OK {
			if or, ok := ahead(leaders, winner.V); ok {
				from = append(from, float64(or))
			}
		}
	}
	out.addHistogram(opts, chart.Head{Title: "Changes of the lead", Note: "none in " + whole(none, len(changes))},
		chart.Axis{Label: "changes of the lead", Whole: true}, changes)
	out.addHistogram(opts, chart.Head{Title: "Winner leads for good"}, chart.Axis{Label: "operating round", Whole: true}, from)
	out.addLeaderWins(g, book, opts)
	return out, nil
}

// addLeaderWins draws by operating round how often the leader of the moment wins.
func (p *plotted) addLeaderWins(g *games, book *playerBook, opts Options) {
	var won series // 1 for each game that the leader after the nth operating round wins, else 0
	for i, leaders := range book.leaders {
		winner := g.rows[i].WinnerSeat
		for k, seat := range leaders {
			switch {
			case !winner.OK || seat == 0:
			case seat == winner.V:
				won.add(int32(k+1), 1)
			default:
				won.add(int32(k+1), 0)
			}
		}
	}
	panel := &chart.Stack{
		Head: chart.Head{Title: "Leader wins the game", Empty: tooFew(opts)},
		X:    chart.Rounds(1, "operating round"), Y: chart.Shares(1, ""), Colours: []color.NRGBA{chart.Sky},
		Remaining: chart.Remaining{Total: len(g.rows)},
	}
	for k, games := range won {
		if len(games) < opts.MinGames {
			continue
		}
		share := stats.Mean(games)
		at := float64(k + 1)
		panel.X.Max = max(panel.X.Max, at)
		panel.Counts = append(panel.Counts, chart.CountPoint{X: at, N: len(games)})
		panel.Columns = append(panel.Columns, chart.StackColumn{X: at, Parts: []float64{share}})
		p.add(panel.Title, k+1, k+1, len(games), share)
	}
	p.Panels = append(p.Panels, panel)
}
