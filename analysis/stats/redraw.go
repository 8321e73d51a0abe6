package stats

import (
	"math"
	"slices"
)

// Redraw is a figure of blocks with its interval: of is given the places of the blocks, from 0
// to n−1, then places drawn with replacement. Draws for which the figure is not known (NaN) do not
// count. The interval is unbounded for fewer than two blocks, and of an unknown figure.
func Redraw(n int, of func(places []int) float64) Interval {
	places := make([]int, n)
	for i := range places {
		places[i] = i
	}
	value := of(places)
	if n < 2 || math.IsNaN(value) {
		return Interval{value, math.Inf(-1), math.Inf(1)}
	}
	const draws = 999
	rng := generator()
	var drawn []float64
	for range draws {
		for i := range places {
			places[i] = rng.IntN(n)
		}
		if v := of(places); !math.IsNaN(v) {
			drawn = append(drawn, v)
		}
	}
	slices.Sort(drawn)
	tail := (1 - Confidence) / 2
	return Interval{value, min(Quantile(drawn, tail), value), max(Quantile(drawn, 1-tail), value)}
}
