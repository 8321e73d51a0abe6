package analysis

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// Bands are the figures of other games of a title, most often of games that people played: what is
// usual, to put beside the figures of a dataset. They say what is plausible, not what is right.
type Bands struct {
	Title   string   `json:"title"`
	Variant string   `json:"variant"`
	Players int      `json:"players"`
	Games   int      `json:"games"`
	Source  []string `json:"strategies"` // that played; "human" for people
	Figures []Band   `json:"figures"`
}

// Band is one figure: a share of the games or quartiles over them.
type Band struct {
	Name      string      `json:"name"`
	N         int         `json:"n"` // games that have the figure
	Share     *float64    `json:"share,omitempty"`
	Quartiles *[3]float64 `json:"quartiles,omitempty"`
}

// BandsOf summarises every group of a dataset as bands. Games that were broken off are left out: what
// would have become of them is not known.
func BandsOf(ds *dataset.Dataset) ([]Bands, error) {
	groups, err := load(ds)
	if err != nil {
		return nil, err
	}
	var out []Bands
	for _, g := range groups {
		g = newGames(g.Group, g.ds, slices.DeleteFunc(g.rows, func(r gameRow) bool { return dataset.BrokenOff(r.EndReason) }))
		if len(g.rows) == 0 {
			continue
		}
		metrics, err := g.metrics()
		if err != nil {
			return nil, err
		}
		b := Bands{Title: g.Title, Variant: g.Variant, Players: g.Players, Games: len(g.rows), Source: g.strategies()}
		for _, m := range metrics {
			b.Figures = append(b.Figures, m.band())
		}
		out = append(out, b)
	}
	return out, nil
}

// band is the metric without its games.
func (m *Metric) band() Band {
	values := m.known()
	b := Band{Name: m.Name, N: len(values)}
	if m.Kind == Share {
		share := stats.Mean(values)
		b.Share = &share
		return b
	}
	slices.Sort(values)
	var q [3]float64
	q[0], q[1], q[2] = stats.Quartiles(values)
	b.Quartiles = &q
	return b
}

// WriteBands writes bands as JSON, for ReadBands.
func WriteBands(w io.Writer, bands []Bands) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(bands)
}

// ReadBands reads what WriteBands wrote.
func ReadBands(r io.Reader) ([]Bands, error) {
	dec := json.NewDecoder(r)
	dec.DisallowUnknownFields()
	var out []Bands
	if err := dec.Decode(&out); err != nil {
		return nil, fmt.Errorf("bands: %w", err)
	}
	for _, b := range out {
		for _, f := range b.Figures {
			if (f.Share == nil) == (f.Quartiles == nil) {
				return nil, fmt.Errorf("bands of %s with %s: %s: expected either a share or quartiles", b.Title, count(b.Players, "player"), f.Name)
			}
		}
	}
	return out, nil
}

// bandsFor picks the bands of the same title and number of players; the first of several, which is why
// the more fitting should come first.
func bandsFor(all []Bands, g Group) *Bands {
	for i := range all {
		if all[i].Title == g.Title && all[i].Players == g.Players {
			return &all[i]
		}
	}
	return nil
}

// find returns the band of a figure, nil if there is none. An end that no game had has a share of zero.
func (b *Bands) find(name string) *Band {
	if b == nil {
		return nil
	}
	for i := range b.Figures {
		if b.Figures[i].Name == name {
			return &b.Figures[i]
		}
	}
	if b.Games > 0 && strings.HasPrefix(name, endMetric("")) {
		return &Band{Name: name, N: b.Games, Share: new(float64)}
	}
	return nil
}

// String writes a band: 41 % or 10 (8–12); of few games, how many there are: 2 of 3, or 10 (1 game).
func (b *Band) String() string {
	const few = 10
	switch {
	case b == nil || b.N == 0:
		return "–"
	case b.Share != nil && b.N < few:
		return fmt.Sprintf("%.0f of %d", *b.Share*float64(b.N), b.N)
	case b.Share != nil:
		return percent(*b.Share)
	case b.N == 1:
		return decimal(b.Quartiles[1]) + " (1 game)"
	}
	q := b.Quartiles
	return fmt.Sprintf("%s (%s–%s)", decimal(q[1]), decimal(q[0]), decimal(q[2]))
}

// whose names the games behind bands.
func (b *Bands) whose() string {
	if slices.Equal(b.Source, []string{Human}) {
		return "people"
	}
	return strings.Join(b.Source, ", ")
}
