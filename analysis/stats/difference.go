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
// their luck. Clusters may differ in size. The interval is that of Student over pairs, the test swaps
// the labels of pairs.
func PairedMeans(a, b []Cluster) Difference {
	ta, tb := totals(a), totals(b)
	m := len(a)
	if m < 2 || ta.N == 0 || tb.N == 0 {
		return unknown()
	}
	ra, rb := ta.Sum/ta.N, tb.Sum/tb.N
	na, nb := ta.N/float64(m), tb.N/float64(m) // mean sizes
	ss := 0.0
	for i := range a {
		d := (b[i].Sum-rb*b[i].N)/nb - (a[i].Sum-ra*a[i].N)/na
		ss += d * d
	}
	half := studentT(m-1) * math.Sqrt(ss/float64(m-1)/float64(m))
	return Difference{Interval{rb - ra, rb - ra - half, rb - ra + half}, swapped(a, b, rb-ra)}
}

// swapped is the share of ways to swap the labels of pairs that give a difference as large.
func swapped(a, b []Cluster, difference float64) float64 {
	ta, tb := totals(a), totals(b)
	gap := make([]Cluster, len(a)) // what a swap adds to the first side
	for i := range a {
		gap[i] = Cluster{b[i].Sum - a[i].Sum, b[i].N - a[i].N}
	}
	bar := tolerant(difference)
	rng, hits := generator(), 1
	for range resamples {
		moved, bits := Cluster{}, uint64(0)
		for i, g := range gap {
			if i%64 == 0 {
				bits = rng.Uint64()
			}
			if bits&1 == 1 {
				moved.Sum += g.Sum
				moved.N += g.N
			}
			bits >>= 1
		}
		// A swap may leave a side without a value; the comparison with NaN is then false.
		if math.Abs((tb.Sum-moved.Sum)/(tb.N-moved.N)-(ta.Sum+moved.Sum)/(ta.N+moved.N)) >= bar {
			hits++
		}
	}
	return float64(hits) / (resamples + 1)
}

// tolerant is the size of a difference less what sums in another order miss it by.
func tolerant(difference float64) float64 { return math.Abs(difference)*(1-1e-9) - 1e-12 }

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
	bar := tolerant(rb - ra)
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
