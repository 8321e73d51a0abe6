package stats

import (
	"math"

	"golang.org/x/exp/constraints"
)

// Number is what can be ordered and averaged.
type Number interface {
	constraints.Integer | constraints.Float
}

// Quantile returns the q-quantile (0 ≤ q ≤ 1) of sorted values, interpolating between
// neighbours (type 7 of Hyndman and Fan, the default of R and NumPy). It is NaN without values.
func Quantile[T Number](sorted []T, q float64) float64 {
	if len(sorted) == 0 || math.IsNaN(q) {
		return math.NaN()
	}
	at := min(max(q, 0), 1) * float64(len(sorted)-1)
	i := int(at)
	if i == len(sorted)-1 {
		return float64(sorted[i])
	}
	lo, hi := float64(sorted[i]), float64(sorted[i+1])
	return lo + (at-float64(i))*(hi-lo)
}

// Quartiles returns the lower quartile, the median and the upper quartile of sorted values.
func Quartiles[T Number](sorted []T) (lower, median, upper float64) {
	return Quantile(sorted, 0.25), Quantile(sorted, 0.5), Quantile(sorted, 0.75)
}

// Mean returns the mean, NaN without values.
func Mean[T Number](values []T) float64 {
	sum := 0.0
	for _, v := range values {
		sum += float64(v)
	}
	return sum / float64(len(values))
}
