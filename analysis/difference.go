package analysis

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// compare compares two sides.
func compare(base, other *Side) (*Comparison, error) {
	c := &Comparison{Base: base, Other: other, Rows: []Difference{}, OnlyInBase: []string{}, OnlyOther: []string{}, Warnings: []string{}}
	for _, d := range dimensions {
		if base.of(d) != other.of(d) {
			c.Differ = append(c.Differ, d)
		}
	}
	blocks := matchBlocks(base.games, other.games)
	c.Paired = blocks.paired
	if c.Paired {
		c.Pairs, c.Same, c.Matched = len(blocks.base), blocks.same, blocks.matched
	}
	mine, err := base.games.metrics()
	if err != nil {
		return nil, err
	}
	theirs, err := other.games.metrics()
	if err != nil {
		return nil, err
	}
	for _, a := range mine {
		i := slices.IndexFunc(theirs, func(m Metric) bool { return m.Name == a.Name })
		switch {
		case i >= 0:
			c.Rows = append(c.Rows, difference(&a, &theirs[i], blocks))
		case a.Family == familyEnds: // an end that no game of the other side has
			none := a
			none.values = make([]float64, len(other.games.rows))
			c.Rows = append(c.Rows, difference(&a, &none, blocks))
		default:
			c.OnlyInBase = append(c.OnlyInBase, a.Label)
		}
	}
	for _, b := range theirs {
		if slices.ContainsFunc(mine, func(m Metric) bool { return m.Name == b.Name }) {
			continue
		}
		if b.Family != familyEnds {
			c.OnlyOther = append(c.OnlyOther, b.Label)
			continue
		}
		none := b
		none.values = make([]float64, len(base.games.rows))
		c.Rows = append(c.Rows, difference(&none, &b, blocks))
	}
	c.judge()
	c.warn()
	return c, nil
}

// difference compares one metric.
func difference(a, b *Metric, blocks matching) Difference {
	va, vb := slices.Concat(blocks.base.values(a.values)...), slices.Concat(blocks.other.values(b.values)...)
	d := Difference{Metric: *a, Base: a.of(va), Other: a.of(vb), N: [2]int{len(va), len(vb)}}
	var found stats.Difference
	ca, cb := blocks.base.clusters(a.values), blocks.other.clusters(b.values)
	switch {
	case a.Kind == Median:
		found = stats.Medians(blocks.base.values(a.values), blocks.other.values(b.values), blocks.paired)
	case blocks.paired:
		found = stats.PairedMeans(ca, cb)
	default:
		found = stats.Means(ca, cb)
	}
	d.Diff, d.P = found.Interval, stats.Float(found.P)
	switch sd := stats.StdDev(va, vb); a.Kind {
	case Share:
		d.Effect, d.Scale, d.Equal = d.Other/d.Base, scaleRatio, equalShare
	case Mean:
		d.Effect, d.Scale, d.Equal = stats.Float(stats.CohenD(va, vb)), scaleD, stats.Float(equalDeviations*sd)
	case Median:
		d.Effect, d.Scale, d.Equal = stats.Float(stats.CliffDelta(va, vb)), scaleDelta, stats.Float(equalDeviations*sd)
	}
	if blocks.paired {
		d.Pairs = pairStatistics(ca, cb)
	}
	return d
}

// Differences up to these are practically none: points of a share, parts of a standard deviation.
const (
	equalShare      = 0.02
	equalDeviations = 0.1
)

// pairStatistics says how much paired blocks have in common.
func pairStatistics(a, b []stats.Cluster) *PairStatistics {
	var x, y, diff []float64
	for i := range a {
		if a[i].N > 0 && b[i].N > 0 {
			x, y = append(x, a[i].Sum/a[i].N), append(y, b[i].Sum/b[i].N)
			diff = append(diff, y[len(y)-1]-x[len(x)-1])
		}
	}
	return &PairStatistics{
		stats.Float(stats.Correlation(x, y)), stats.Float(stats.Variance(diff) / (stats.Variance(x) + stats.Variance(y))),
	}
}

// judge corrects for the number of tests and gives the verdicts.
func (c *Comparison) judge() {
	families := map[string][]int{}
	for i := range c.Rows {
		families[c.Rows[i].Family] = append(families[c.Rows[i].Family], i)
	}
	for _, members := range families {
		p := make([]float64, len(members))
		for k, i := range members {
			p[k] = float64(c.Rows[i].P)
		}
		for k, v := range stats.Holm(p) {
			c.Rows[members[k]].Holm = stats.Float(v)
		}
	}
	for i := range c.Rows {
		c.Rows[i].Verdict = c.Rows[i].judge()
	}
}

// judge says what a difference comes to.
func (d *Difference) judge() Verdict {
	switch equal := float64(d.Equal); {
	case d.Diff.Low >= -equal && d.Diff.High <= equal:
		return Equal
	case !known(float64(d.Holm)) || d.Holm >= alpha:
		return Inconclusive
	case d.Diff.Value > 0:
		return Higher
	default:
		return Lower
	}
}

// warn collects what a reader must know before believing the figures.
func (c *Comparison) warn() {
	add := func(format string, args ...any) { c.Warnings = append(c.Warnings, fmt.Sprintf(format, args...)) }
	for _, s := range []*Side{c.Base, c.Other} {
		if s.Blocks < fewBlocks {
			add("only %s of %s: intervals are rough below %d", count(s.Blocks, "block"), s.Name, fewBlocks)
		}
		broken := 0
		for i := range s.games.rows {
			if dataset.BrokenOff(s.games.rows[i].EndReason) {
				broken++
			}
		}
		if float64(broken) > brokenOffShare*float64(s.Games) {
			add("%s of %s broken off: not reliable above %.0f %% of the games", count(broken, "game"), s.Name, 100*brokenOffShare)
		}
	}
	if c.Base.tool != c.Other.tool {
		add("played by different versions of the program: %s and %s", c.Base.tool, c.Other.tool)
	}
	if !c.Paired {
		add("not paired by seed: the sides have too few seeds in common, or are different games")
	}
}
