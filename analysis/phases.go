package analysis

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
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
	arrival
	name, train string
	ordinal     int32
	begun       map[int]int32 // operating round by game
	usual       string        // most frequent place in the language of the hobby: bottom of OR 2.1
	usualShare  float64       // of the games that reached it
}

// readPhases returns the phases that a train began, in the order of the title.
func (g *games) readPhases() ([]*phase, error) {
	byName := map[string]*phase{}
	places := map[string]map[string]int{}
	for row, err := range dataset.Rows[phaseRow](g.ds, dataset.Phases) {
		if err != nil {
			return nil, err
		}
		game, ok := g.index[row.Game]
		if !ok || !row.Train.OK {
			continue
		}
		if byName[row.Phase] == nil {
			byName[row.Phase] = &phase{name: row.Phase, train: row.Train.V, ordinal: row.Ordinal, begun: map[int]int32{}}
			places[row.Phase] = map[string]int{}
		}
		byName[row.Phase].begun[game] = row.OR
		places[row.Phase][place(row)]++
	}
	out := slices.SortedFunc(maps.Values(byName), func(a, b *phase) int {
		return cmp.Or(cmp.Compare(a.ordinal, b.ordinal), cmp.Compare(a.name, b.name))
	})
	for _, p := range out {
		p.arrival = g.arrive(p.begun, operatingRounds)
		most := 0
		for _, name := range slices.Sorted(maps.Keys(places[p.name])) {
			if n := places[p.name][name]; n > most {
				most, p.usual = n, name
			}
		}
		p.usualShare = float64(most) / float64(max(len(p.rounds), 1))
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
	out := g.figure("When phases begin", "Operating rounds are counted through the game. "+arrivalNote,
		append([]string{"phase", "train"}, arrivalColumns("operating_round")...)...)
	both := newArrivals(g.last(operatingRounds), "operating round",
		"Share of games in which the phase has begun", "In which operating round it begins")
	for i, p := range phases {
		colour := chart.Ramp(i, len(phases))
		out.Legend = append(out.Legend, chart.Key{Label: "phase " + p.name, Colour: colour, Line: true})
		text := chart.Percent(p.reached.Value) + " reach it"
		if len(p.rounds) >= opts.MinGames {
			text += fmt.Sprintf(" · most often %s (%s)", p.usual, percent(p.usualShare))
		}
		both.add(&p.arrival, p.train+" train", text, colour, opts.MinGames)
		for _, s := range p.curve {
			out.add(p.name, p.train, s.Time, s.Value, s.AtRisk)
		}
	}
	if len(phases) == 0 {
		return out.lacking(g, dataset.Phases)
	}
	out.Panels = both.panels()
	return out, nil
}
