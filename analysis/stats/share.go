package stats

import "math"

// Wilson returns the share k/n of independent trials with the Wilson score interval; k may be
// fractional, since a tie is a part of a win. Without trials it is NaN in [0, 1].
func Wilson(k, n float64) Interval {
	if n <= 0 {
		return Interval{math.NaN(), 0, 1}
	}
	return wilson(k/n, n)
}

func wilson(p, n float64) Interval {
	const z2 = z95 * z95
	centre := (p + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(p*(1-p)/n+z2/(4*n*n))
	// At p = 0 and p = 1 the bound is p itself, which rounding would miss by a hair.
	return Interval{p, min(max(centre-half, 0), p), max(min(centre+half, 1), p)}
}

// Cluster is what the games of one block add up to.
type Cluster struct {
	Sum float64 // successes, or the sum of the values
	N   float64 // trials
}

// totals returns the sum over the clusters.
func totals(clusters []Cluster) (t Cluster) {
	for _, c := range clusters {
		t.Sum += c.Sum
		t.N += c.N
	}
	return t
}

// stdErr is the standard error of Σsum/Σn when clusters are drawn, not trials (linearised
// ratio estimator); NaN for fewer than two clusters.
func stdErr(clusters []Cluster, ratio, n float64) float64 {
	used, ss := 0.0, 0.0
	for _, c := range clusters {
		if c.N > 0 {
			d := c.Sum - ratio*c.N
			ss += d * d
			used++
		}
	}
	if used < 2 {
		return math.NaN()
	}
	return math.Sqrt(ss*used/(used-1)) / n
}

// ShareOf returns the share of successes over all trials of the clusters, with a Wilson
// interval for the number of independent trials that carries the same information: rotating the
// seats inside a block can make it smaller or larger than the number of games.
func ShareOf(clusters []Cluster) Interval {
	t := totals(clusters)
	if t.N <= 0 {
		return Wilson(0, 0)
	}
	p := t.Sum / t.N
	n := t.N
	if se := stdErr(clusters, p, t.N); se > 0 && p > 0 && p < 1 {
		n = p * (1 - p) / (se * se)
	}
	return wilson(p, n)
}

// MeanOf returns the mean over all trials of the clusters with a t interval over clusters. The
// bounds are infinite for fewer than two clusters.
func MeanOf(clusters []Cluster) Interval {
	t := totals(clusters)
	mean := t.Sum / t.N
	used := 0
	for _, c := range clusters {
		if c.N > 0 {
			used++
		}
	}
	if used < 2 {
		return Interval{mean, math.Inf(-1), math.Inf(1)}
	}
	half := studentT(used-1) * stdErr(clusters, mean, t.N)
	return Interval{mean, mean - half, mean + half}
}

// studentT is the 97.5 % point of Student's t with df degrees of freedom: exact for 1 and 2, else
// by the expansion of Cornish and Fisher (off by less than 0.5 % from 3 on).
func studentT(df int) float64 {
	switch df {
	case 1:
		return 12.706204736432095
	case 2:
		return 4.302652729911275
	}
	const z = z95
	z3, z5, z7, z9 := z*z*z, z*z*z*z*z, z*z*z*z*z*z*z, z*z*z*z*z*z*z*z*z
	v := float64(df)
	return z + (z3+z)/(4*v) + (5*z5+16*z3+3*z)/(96*v*v) + (3*z7+19*z5+17*z3-15*z)/(384*v*v*v) +
		(79*z9+776*z7+1482*z5-1920*z3-945*z)/(92160*v*v*v*v)
}
