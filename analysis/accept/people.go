package accept

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
)

// People is the figures of games that people played, game by game. The embedded ones are what
// PeopleOf says of the imported records; a test of the command line computes them again.
type People struct {
	Title   string   `json:"title"`
	Figures []Figure `json:"figures"`
}

// Figure is the range of a figure over people's games that have it.
type Figure struct {
	Measure string  `json:"measure"`
	Ended   string  `json:"ended,omitempty"`
	Games   int     `json:"games"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
}

// String is the range, with the number of games.
func (f *Figure) String() string {
	switch {
	case f == nil:
		return "–"
	case f.Low == f.High:
		return fmt.Sprintf("%s (%d)", number(f.Low), f.Games)
	}
	return fmt.Sprintf("%s–%s (%d)", number(f.Low), number(f.High), f.Games)
}

//go:embed people.json
var peopleText []byte

// Embedded is the figures of people's games that come with the program.
var Embedded = sync.OnceValues(func() (out []People, err error) {
	dec := json.NewDecoder(bytes.NewReader(peopleText))
	dec.DisallowUnknownFields()
	return out, dec.Decode(&out)
})

// PeopleOf measures the bands of a plan on a dataset of people's games. What is only a share or
// a count over many games says nothing of single ones and is left out.
func PeopleOf(p *plan.Plan, ds *dataset.Dataset) (People, error) {
	s, err := Read(ds, nil)
	out := People{Title: p.Titles[0]}
	for i := range p.Accept.Bands {
		b := &p.Accept.Bands[i]
		if m, _, _ := find(b.Measure); !m.single() {
			continue
		}
		f := Figure{Measure: b.Measure, Ended: b.Ended}
		for _, g := range s.games {
			one := Sample{games: []*game{g}}
			v, ok := one.Measure(b.Measure, b.Ended)
			if !ok {
				continue
			}
			if f.Games++; f.Games == 1 {
				f.Low, f.High = v, v
			}
			f.Low, f.High = min(f.Low, v), max(f.High, v)
		}
		if f.Games > 0 {
			out.Figures = append(out.Figures, f)
		}
	}
	return out, err
}

// single reports whether the figure means something for a single game.
func (m *measure) single() bool {
	switch m.name {
	case "worth/winner", "worth/all", "worth/margin", "price", "payout", "train/*", "count/*", "rounds", "actions":
		return true
	}
	return false
}

// figureOf is the people's figure for a band, nil if there is none.
func figureOf(people []People, p *plan.Plan, b *plan.Band) *Figure {
	for i := range people {
		if people[i].Title != p.Titles[0] || b.Place() > 0 {
			continue
		}
		for k := range people[i].Figures {
			if f := &people[i].Figures[k]; f.Measure == b.Measure && f.Ended == b.Ended {
				return f
			}
		}
	}
	return nil
}
