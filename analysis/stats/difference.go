package stats

import (
	"math"
	"math/rand/v2"
)

// Difference is an estimated difference with its test.
type Difference struct {
	Interval
	P float64 // two-sided, by permutation; NaN for no test
}

// resamples is how often labels are permuted and blocks drawn again. The draws are those of a fixed
// generator: equal data give equal figures.
const resamples = 4999

func generator() *rand.Rand { return rand.New(rand.NewPCG(1830, resamples)) }

// unknown is the difference of which nothing can be said.
func unknown() Difference {
	return Difference{Interval{math.NaN(), math.Inf(-1), math.Inf(1)}, math.NaN()}
}

// PairedMeans is the difference of the means of b and a, whose clusters are pairs: a[i] and b[i] share
// their luck. Clusters may differ in size. The interval is that of Student over pairs, the test flips
// the signs of pairs.
func PairedMeans(a, b []Cluster) Difference {
	ta, tb := totals(a), totals(b)
	m := len(a)
	if m < 2 || ta.N == 0 || tb.N == 0 {
		return unknown()
	}
	ra, rb := ta.Sum/ta.N, tb.Sum/tb.N
	na, nb := ta.N/float64(m), tb.N/float64(m) // mean sizes
	effects, ss := make([]float64, m), 0.0
	for i := range a {
		effects[i] = b[i].Sum/nb - a[i].Sum/na // their mean is the difference
		d := (b[i].Sum-rb*b[i].N)/nb - (a[i].Sum-ra*a[i].N)/na
		ss += d * d
	}
	half := studentT(m-1) * math.Sqrt(ss/float64(m-1)/float64(m))
	return Difference{Interval{rb - ra, rb - ra - half, rb - ra + half}, signFlip(effects)}
}

// signFlip is the share of sign patterns under which the sum of values is as far from zero as it is.
func signFlip(values []float64) float64 {
	sum, scale := 0.0, 0.0
	for _, v := range values {
		sum += v
		scale += math.Abs(v)
	}
	if scale == 0 {
		return 1
	}
	bar := math.Abs(sum) - 1e-9*scale // sums of other orders differ in the last places
	rng, hits := generator(), 1
	for range resamples {
		s, bits := 0.0, uint64(0)
		for i, v := range values {
			if i%64 == 0 {
				bits = rng.Uint64()
			}
			if bits&1 == 0 {
				s += v
			} else {
				s -= v
			}
			bits >>= 1
		}
		if math.Abs(s) >= bar {
			hits++
		}
	}
	return float64(hits) / (resamples + 1)
}

// Means is the difference of the means of b and a, which have nothing in common. The
// interval is that of Student over clusters, the test permutes clusters between the two.
func Means(a, b []Cluster) Difference {
	a, b = inhabited(a), inhabited(b)
	ta, tb := totals(a), totals(b)
	if len(a) < 2 || len(b) < 2 {
		return unknown()
	}
	ra, rb := ta.Sum/ta.N, tb.Sum/tb.N
	half := studentT(min(len(a), len(b))-1) * math.Hypot(stdErr(a, ra, ta.N), stdErr(b, rb, tb.N))
	d := Difference{Interval{rb - ra, rb - ra - half, rb - ra + half}, 1}
	all := append(append([]Cluster{}, a...), b...)
	ratio := func(c []Cluster) float64 { t := totals(c); return t.Sum / t.N }
	bar := math.Abs(rb-ra) * (1 - 1e-9)
	rng, hits := generator(), 1
	for range resamples {
		for i := range a { // the first len(a) places of a shuffle
			j := i + rng.IntN(len(all)-i)
			all[i], all[j] = all[j], all[i]
		}
		if math.Abs(ratio(all[len(a):])-ratio(all[:len(a)])) >= bar {
			hits++
		}
	}
	d.P = float64(hits) / (resamples + 1)
	return d
}

func inhabited(clusters []Cluster) (out []Cluster) {
	for _, c := range clusters {
		if c.N > 0 {
			out = append(out, c)
		}
	}
	return out
}
