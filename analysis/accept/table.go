package accept

import (
	"fmt"

	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
)

// Run is the dataset that was played with one master seed.
type Run struct {
	Seed    int64
	Dataset *dataset.Dataset
}

// Table is the figures of a plan beside their bounds and beside those of people's games.
type Table struct {
	Seeds []int64 `json:"seeds"`
	Lines []Line  `json:"lines"`
}

// Line is one band with what was measured, seed by seed.
type Line struct {
	plan.Band
	Label   string    `json:"label"`
	Players int       `json:"players"`
	Values  []float64 `json:"values"`
	Spreads []Spread  `json:"spreads,omitempty"` // of a band that asks for an interval
	sides   [2]string // the line-ups of such a band
	Judged  bool      `json:"judged"` // there were enough games
	Holds   bool      `json:"holds"`
	People  *Figure   `json:"people,omitempty"`
}

// New measures the bands of a plan, for each number of players. Line-ups must be written as the
// games have them.
func New(p *plan.Plan, runs []Run, people []People) (*Table, error) {
	t := &Table{}
	for _, r := range runs {
		t.Seeds = append(t.Seeds, r.Seed)
	}
	for _, n := range p.Players {
		samples := make([][]*Sample, len(runs)) // by run and line-up
		for i, r := range runs {
			own := r.Dataset.Where(func(id dataset.PartID) bool { return id.Players == n })
			for _, l := range p.Lineups {
				s, err := Read(own, l.Full(n))
				if err != nil {
					return nil, err
				}
				samples[i] = append(samples[i], s)
			}
		}
		for _, b := range p.Accept.Bands {
			line := measured(&b, samples)
			line.People, line.Players = figureOf(people, p, &b), n
			if len(p.Players) > 1 {
				line.Label += fmt.Sprintf(", %d players", n)
			}
			if b.As != "" {
				line.sides[0] = p.Lineups[b.Place()].String()
			}
			if b.Compares() {
				line.sides[1] = p.Lineups[b.Against-1].String()
			}
			t.Lines = append(t.Lines, line)
		}
	}
	return t, nil
}

// measured is the line of a band, from samples by run and line-up.
func measured(b *plan.Band, samples [][]*Sample) Line {
	line := Line{Band: *b, Label: Label(b.Measure), Judged: true, Holds: true}
	if b.Ended != "" {
		line.Label += ", games ended by " + b.Ended
	}
	for _, run := range samples {
		s := run[b.Place()]
		line.Judged = line.Judged && s.Len() >= b.Games
		if b.As == "" {
			v, ok := s.Measure(b.Measure, b.Ended)
			line.Holds = line.Holds && ok && b.Holds(v)
			line.Values = append(line.Values, v)
			continue
		}
		var other *Sample
		if b.Compares() {
			other = run[b.Against-1]
		}
		x, ok := s.spread(b, other)
		line.Holds = line.Holds && ok && x.within(b)
		line.Values, line.Spreads = append(line.Values, x.Value), append(line.Spreads, x)
	}
	return line
}

// Missed lists the lines that do not hold.
func (t *Table) Missed() (out []Line) {
	for _, l := range t.Lines {
		if l.Judged && !l.Holds {
			out = append(out, l)
		}
	}
	return out
}
