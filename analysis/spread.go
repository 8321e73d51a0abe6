package analysis

import (
	"math"
	"slices"

	"github.com/trainrush/trainrush/analysis/stats"
)

// Spread is a median with quartiles and extremes; nothing of it is known when N is 0.
type Spread struct {
	N      int     `json:"n"`
	Min    float64 `json:"min"`
	Lower  float64 `json:"lower_quartile"`
	Median float64 `json:"median"`
	Upper  float64 `json:"upper_quartile"`
	Max    float64 `json:"max"`
}

func spread[T stats.Number](values []T) Spread {
	if len(values) == 0 {
		return Spread{}
	}
	sorted := slices.Clone(values)
	slices.Sort(sorted)
	lower, median, upper := stats.Quartiles(sorted)
	return Spread{len(sorted), float64(sorted[0]), lower, median, upper, float64(sorted[len(sorted)-1])}
}

// known reports whether v is a figure.
func known(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

func (s Spread) median() string {
	if s.N == 0 {
		return "–"
	}
	return decimal(s.Median)
}

// half writes the middle half.
func (s Spread) half() string {
	if s.N == 0 {
		return "–"
	}
	return decimal(s.Lower) + "–" + decimal(s.Upper)
}

// extremes writes the least and the greatest value.
func (s Spread) extremes() string {
	if s.N == 0 {
		return "–"
	}
	return decimal(s.Min) + "–" + decimal(s.Max)
}
