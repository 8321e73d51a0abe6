package stats

import (
	"cmp"
	"math"
	"slices"
)

// Holm adjusts the p-values of a family so that all of them may be read at one level (step-down
// after Holm). NaN stands for no test: it does not count.
func Holm(p []float64) []float64 {
	var order []int
	for i, v := range p {
		if !math.IsNaN(v) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(p[a], p[b]) })
	out := slices.Clone(p)
	worst := 0.0
	for k, i := range order {
		worst = max(worst, min(1, p[i]*float64(len(order)-k)))
		out[i] = worst
	}
	return out
}

// CliffDelta is the share of pairs in which b is above a, less the share in which it is below: from
// −1 to 1, 0 for equal distributions. It is NaN without values.
func CliffDelta[T Number](a, b []T) float64 {
	if len(a) == 0 || len(b) == 0 {
		return math.NaN()
	}
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	sum, below, upto := 0.0, 0, 0 // how many of a are below y, and at most y
	for _, y := range b {
		for below < len(a) && a[below] < y {
			below++
		}
		for upto < len(a) && a[upto] <= y {
			upto++
		}
		sum += float64(below) - float64(len(a)-upto)
	}
	return sum / (float64(len(a)) * float64(len(b)))
}

// StdDev is the standard deviation within two samples together, NaN for fewer than three values.
func StdDev[T Number](a, b []T) float64 {
	n := len(a) + len(b) - 2
	if n < 1 || len(a) == 0 || len(b) == 0 {
		return math.NaN()
	}
	return math.Sqrt((squares(a) + squares(b)) / float64(n))
}

// Variance is the variance of a sample, NaN for fewer than two values.
func Variance[T Number](values []T) float64 {
	if len(values) < 2 {
		return math.NaN()
	}
	return squares(values) / float64(len(values)-1)
}

// squares is the sum of the squared deviations from the mean.
func squares[T Number](values []T) (ss float64) {
	m := Mean(values)
	for _, v := range values {
		ss += (float64(v) - m) * (float64(v) - m)
	}
	return ss
}

// CohenD is the difference of the means of b and a in standard deviations. It is 0 for
// equal constants and NaN where the deviation is not known.
func CohenD[T Number](a, b []T) float64 {
	d, sd := Mean(b)-Mean(a), StdDev(a, b)
	if d == 0 && sd == 0 {
		return 0
	}
	return d / sd
}

// Correlation is the correlation of pairs after Pearson, NaN where one side is constant.
func Correlation(x, y []float64) float64 {
	mx, my := Mean(x), Mean(y)
	var xx, yy, xy float64
	for i := range x {
		dx, dy := x[i]-mx, y[i]-my
		xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
	}
	return xy / math.Sqrt(xx*yy)
}
