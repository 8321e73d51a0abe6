package plan

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Acceptance says what the games of a plan must look like, whatever the chance.
type Acceptance struct {
	Seeds []int64 `yaml:"seeds" json:"seeds" doc:"master seeds with which the plan is played, one dataset each"`
	Bands []Band  `yaml:"bands" json:"bands" doc:"the figures and their bounds"`
}

// Band is the bounds of one figure of the games of one line-up.
type Band struct {
	Measure string   `yaml:"measure" json:"measure" doc:"figure, as worth/winner; analysis/accept lists them"`
	Ended   string   `yaml:"ended,omitempty" json:"ended,omitempty" doc:"only games with this end reason; all when left out"`
	Lineup  int      `yaml:"lineup,omitempty" json:"lineup,omitempty" doc:"which line-up of the plan, from 1; the first when left out"`
	As      As       `yaml:"as,omitempty" json:"as,omitempty" doc:"with its interval, all of which must be within the bounds: the figure itself, or its ratio to that of another line-up, or the difference; left out, the figure without an interval"`
	Against int      `yaml:"against,omitempty" json:"against,omitempty" doc:"the line-up with which a ratio or difference compares, from 1"`
	Games   int      `yaml:"games,omitempty" json:"games,omitempty" doc:"games below which the figure says nothing"`
	Low     *float64 `yaml:"low,omitempty" json:"low,omitempty" doc:"lowest value that is accepted"`
	High    *float64 `yaml:"high,omitempty" json:"high,omitempty" doc:"highest value that is accepted"`
}

// As says what of a figure is within the bounds.
type As string

// The ways to look at a figure.
const (
	AsValue      As = "value"      // itself
	AsRatio      As = "ratio"      // in parts of that of the other line-up
	AsDifference As = "difference" // less that of the other line-up
)

// Values lists the ways to look at a figure.
func (As) Values() []string {
	return []string{string(AsValue), string(AsRatio), string(AsDifference)}
}

// Compares reports whether the band is one of two line-ups.
func (b *Band) Compares() bool { return b.As == AsRatio || b.As == AsDifference }

// Place is the place of the line-up in the plan, from 0.
func (b *Band) Place() int { return max(0, b.Lineup-1) }

// Range is the bounds in words.
func (b *Band) Range() string {
	switch {
	case b.Low == nil:
		return fmt.Sprintf("≤ %g", *b.High)
	case b.High == nil:
		return fmt.Sprintf("≥ %g", *b.Low)
	}
	return fmt.Sprintf("%g–%g", *b.Low, *b.High)
}

// Holds reports whether a value is within the bounds.
func (b *Band) Holds(v float64) bool {
	return (b.Low == nil || v >= *b.Low) && (b.High == nil || v <= *b.High)
}

func (p *Plan) checkAcceptance(ps *plain.Problems) {
	a := p.Accept
	if a == nil {
		return
	}
	if len(a.Seeds) == 0 {
		ps.Add("accept.seeds", "the list is empty; at least one is needed")
	}
	if len(p.Titles) > 1 || len(p.Variants) > 1 {
		ps.Add("accept", "the plan must have one title and one variant")
	}
	for i := range a.Bands {
		b, at := &a.Bands[i], At("accept.bands", i)
		if b.Low == nil && b.High == nil {
			ps.Add(at, "%s has no bound; expected low, high or both", b.Measure)
		}
		if b.Lineup < 0 || b.Place() >= len(p.Lineups) {
			ps.Add(at+".lineup", "line-up %d; the plan has %d", b.Lineup, len(p.Lineups))
		}
		b.checkAgainst(at, len(p.Lineups), ps)
	}
}

func (b *Band) checkAgainst(at string, lineups int, ps *plain.Problems) {
	key := at + ".against"
	switch {
	case b.As != "" && !slices.Contains(b.As.Values(), string(b.As)):
		ps.Add(at+".as", "%q is not possible; %s", string(b.As), plain.Suggest(string(b.As), b.As.Values()))
	case b.Compares() && b.Against == 0:
		ps.Add(at+".as", "a %s needs another line-up; expected against", b.As)
	case !b.Compares() && b.Against != 0:
		ps.Add(key, "nothing is compared; expected as: ratio or as: difference")
	case b.Against < 0 || b.Against > lineups:
		ps.Add(key, "line-up %d; the plan has %d", b.Against, lineups)
	case b.Against == b.Place()+1:
		ps.Add(key, "line-up %d is compared with itself", b.Against)
	}
}
