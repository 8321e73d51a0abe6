package accept

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"

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
	Label  string    `json:"label"`
	Values []float64 `json:"values"`
	Judged bool      `json:"judged"` // there were enough games
	Holds  bool      `json:"holds"`
	People *Figure   `json:"people,omitempty"`
}

// New measures the bands of a plan. Line-ups must be written as the games have them.
func New(p *plan.Plan, runs []Run, people []People) (*Table, error) {
	t := &Table{}
	samples := make([][]*Sample, len(runs))
	for i, r := range runs {
		t.Seeds = append(t.Seeds, r.Seed)
		for _, l := range p.Lineups {
			s, err := Read(r.Dataset, l.Full(p.Players[0]))
			if err != nil {
				return nil, err
			}
			samples[i] = append(samples[i], s)
		}
	}
	for _, b := range p.Accept.Bands {
		line := Line{Band: b, Label: Label(b.Measure), Judged: true, Holds: true, People: figureOf(people, p, &b)}
		if b.Ended != "" {
			line.Label += ", games ended by " + b.Ended
		}
		for i := range runs {
			s := samples[i][b.Place()]
			v, ok := s.Measure(b.Measure, b.Ended)
			line.Judged = line.Judged && s.Len() >= b.Games
			line.Holds = line.Holds && ok && b.Holds(v)
			line.Values = append(line.Values, v)
		}
		t.Lines = append(t.Lines, line)
	}
	return t, nil
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

// Write prints the table.
func (t *Table) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprint(tw, "figure\tpeople\tbounds")
	for _, s := range t.Seeds {
		fmt.Fprintf(tw, "\tseed %d", s)
	}
	fmt.Fprintln(tw, "\t")
	for _, l := range t.Lines {
		fmt.Fprintf(tw, "%s\t%s\t%s", l.Label, l.People, l.Range())
		for _, v := range l.Values {
			fmt.Fprintf(tw, "\t%s", number(v))
		}
		verdict := "holds"
		switch {
		case !l.Judged:
			verdict = fmt.Sprintf("not judged below %d games", l.Games)
		case !l.Holds:
			verdict = "MISSED"
		}
		fmt.Fprintf(tw, "\t%s\n", verdict)
	}
	return tw.Flush()
}

// number writes a value with one decimal where that says something.
func number(v float64) string {
	if math.Abs(v) >= 100 {
		return fmt.Sprintf("%.0f", v)
	}
	return strings.TrimSuffix(fmt.Sprintf("%.1f", v), ".0")
}
