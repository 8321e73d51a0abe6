package analysis

import (
	"cmp"
	"fmt"
	"image/color"
	"maps"
	"math"
	"slices"
	"strconv"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// phaseRow is the beginning of a phase.
type phaseRow struct {
	Game      int64               `col:"game"`
	Label     string              `col:"round"`
	Phase     string              `col:"phase"`
	Ordinal   int32               `col:"phase_ordinal"`
	OR        int32               `col:"operating_rounds"`
	Position  dataset.Opt[int32]  `col:"position"`
	Operators dataset.Opt[int32]  `col:"operators"`
	Train     dataset.Opt[string] `col:"train"`
}

// phase is when one phase begins over the games of a group.
type phase struct {
	name, train string
	ordinal     int32
	curve       []stats.Step // incidence by nth operating round
	reached     stats.Interval
	ors         []int32 // of the games that reached it, sorted
	usual       string  // most frequent place in the language of the hobby: bottom of OR 2.1
	usualShare  float64 // of the games that reached it
}

// phases returns the phases that a train began, in the order of the title. Games that ended by a rule
// without reaching a phase count as never reaching it; games that were broken off, as not known.
func (g *games) phases() ([]*phase, error) {
	byName := map[string]*phase{}
	begun := map[string]map[int64]int32{} // phase, game: operating round
	places := map[string]map[string]int{}
	for row, err := range dataset.Rows[phaseRow](g.ds, dataset.Phases) {
		if err != nil {
			return nil, err
		}
		if !row.Train.OK {
			continue
		}
		if byName[row.Phase] == nil {
			byName[row.Phase] = &phase{name: row.Phase, train: row.Train.V, ordinal: row.Ordinal}
			begun[row.Phase], places[row.Phase] = map[int64]int32{}, map[string]int{}
		}
		begun[row.Phase][row.Game] = row.OR
		places[row.Phase][place(row)]++
	}
	out := slices.SortedFunc(maps.Values(byName), func(a, b *phase) int {
		return cmp.Or(cmp.Compare(a.ordinal, b.ordinal), cmp.Compare(a.name, b.name))
	})
	for _, p := range out {
		watches := make([]stats.Duration, len(g.rows))
		for i, row := range g.rows {
			or, ok := begun[p.name][row.Game]
			switch {
			case ok:
				watches[i] = stats.Duration{Time: int(or), Fate: stats.Happened}
				p.ors = append(p.ors, or)
			case dataset.BrokenOff(row.EndReason):
				watches[i] = stats.Duration{Time: int(row.OR), Fate: stats.Censored}
			default:
				watches[i] = stats.Duration{Time: int(row.OR), Fate: stats.Missed}
			}
		}
		slices.Sort(p.ors)
		p.curve = stats.Incidence(watches)
		p.reached = g.share(func(r *gameRow) bool { _, ok := begun[p.name][r.Game]; return ok })
		most := 0
		for _, name := range slices.Sorted(maps.Keys(places[p.name])) {
			if n := places[p.name][name]; n > most {
				most, p.usual = n, name
			}
		}
		p.usualShare = float64(most) / float64(max(len(p.ors), 1))
	}
	return out, nil
}

// place says where a phase began as players do: top of OR 2.1 for the first half of the
// operating order, bottom of OR 2.1 for the second.
func place(r phaseRow) string {
	switch {
	case !r.Position.OK || !r.Operators.OK:
		return r.Label
	case 2*r.Position.V <= r.Operators.V:
		return "top of " + r.Label
	default:
		return "bottom of " + r.Label
	}
}

// phaseTiming draws when phases begin.
func phaseTiming(g *games, opts Options) (*plotted, error) {
	phases, err := g.phases()
	if err != nil {
		return nil, err
	}
	out := &plotted{columns: []string{
		"title", "variant", "players", "phase", "train", "operating_round", "share_reached", "games_at_risk",
	}}
	out.Title = "When phases begin"
	out.Subtitle = "Operating rounds are counted through the game. Games that end before a phase stay in the denominator of its curve. " +
		"Below, for the games that reach it: median, middle half and middle 90 %."
	curves := &chart.Curves{Head: chart.Head{Title: "Share of games in which the phase has begun"}, XMax: float64(g.lastOR()), XLabel: "operating round"}
	ranges := &chart.Ranges{
		Head: chart.Head{Title: "In which operating round it begins"},
		XMax: curves.XMax, XLabel: "operating round",
	}
	for i, p := range phases {
		colour := chart.Ramp(i, len(phases))
		out.Legend = append(out.Legend, chart.Key{Label: "phase " + p.name, Colour: colour, Line: true})
		curves.Lines = append(curves.Lines, chart.Curve{Colour: colour, Steps: p.curve})
		ranges.Rows = append(ranges.Rows, p.row(colour, opts.MinGames))
		for _, s := range p.curve {
			out.rows = append(out.rows, append([]string{
				g.Title, g.Variant, strconv.Itoa(g.Players), p.name, p.train, strconv.Itoa(s.Time),
			}, append(figures(s.Value), strconv.Itoa(s.AtRisk))...))
		}
	}
	out.Panels = []chart.Panel{curves, ranges}
	return out, nil
}

// row is the phase in the lower panel.
func (p *phase) row(colour color.NRGBA, minGames int) chart.Range {
	r := chart.Range{Label: p.train + " train", Colour: colour}
	r.Text = fmt.Sprintf("%s reach it", chart.Percent(p.reached.Value))
	if len(p.ors) < minGames {
		r.Text += fmt.Sprintf(": too few for a distribution (%s)", count(len(p.ors), "game"))
		return r
	}
	r.Known = true
	r.P5, r.P95 = stats.Quantile(p.ors, 0.05), stats.Quantile(p.ors, 0.95)
	r.P25, r.Median, r.P75 = stats.Quartiles(p.ors)
	r.Text += fmt.Sprintf(" · most often %s (%s)", p.usual, percent0(int(math.Round(p.usualShare*1000)), 1000))
	return r
}
