package stats

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Medians is the difference of the medians of b and a, given by block: a[i] and b[i] hold the
// values of the games of a block, and are pairs if paired. The interval draws blocks again, the
// test permutes the labels of blocks. It takes fewer draws than the tests of means, each being
// dearer.
func Medians(a, b [][]float64, paired bool) Difference {
	m := newMedians(a, b)
	if m.games[0] == 0 || m.games[1] == 0 || min(len(a), len(b)) < 2 {
		return unknown()
	}
	for i := range m.weight {
		m.weight[i] = 1
	}
	value := m.difference()
	if math.IsNaN(value) {
		return unknown()
	}
	const draws = 999
	rng, hits := generator(), 1
	var drawn []float64
	for range draws {
		m.redraw(rng, paired)
		if d := m.difference(); !math.IsNaN(d) {
			drawn = append(drawn, d)
		}
	}
	for range draws {
		m.relabel(rng, paired)
		if math.Abs(m.difference()) >= math.Abs(value)-1e-9 {
			hits++
		}
	}
	slices.Sort(drawn)
	tail := (1 - Confidence) / 2
	return Difference{
		Interval{value, min(Quantile(drawn, tail), value), max(Quantile(drawn, 1-tail), value)},
		float64(hits) / (draws + 1),
	}
}

// medians finds medians of reweighted and relabelled blocks without sorting again.
type medians struct {
	values []blockValue // in order
	blocks [2]int
	games  [2]int
	weight []int  // by block; those of b behind those of a
	other  []bool // by block: counts for the other side
}

type blockValue struct {
	value float64
	block int
}

func newMedians(a, b [][]float64) *medians {
	m := &medians{blocks: [2]int{len(a), len(b)}}
	for side, blocks := range [2][][]float64{a, b} {
		for i, games := range blocks {
			for _, v := range games {
				m.values = append(m.values, blockValue{v, side*len(a) + i})
			}
			m.games[side] += len(games)
		}
	}
	slices.SortFunc(m.values, func(x, y blockValue) int {
		return cmp.Or(cmp.Compare(x.value, y.value), cmp.Compare(x.block, y.block))
	})
	m.weight, m.other = make([]int, len(a)+len(b)), make([]bool, len(a)+len(b))
	return m
}

// redraw draws the blocks of each side again, with replacement; pairs together.
func (m *medians) redraw(rng *rand.Rand, paired bool) {
	clear(m.weight)
	clear(m.other)
	n := m.blocks[0]
	for range n {
		i := rng.IntN(n)
		m.weight[i]++
		if paired {
			m.weight[n+i]++
		}
	}
	if !paired {
		for range m.blocks[1] {
			m.weight[n+rng.IntN(m.blocks[1])]++
		}
	}
}

// relabel permutes the labels: within pairs, or among all blocks.
func (m *medians) relabel(rng *rand.Rand, paired bool) {
	n := m.blocks[0]
	for i := range m.weight {
		m.weight[i] = 1
	}
	if paired {
		for i := range n {
			swap := rng.Uint64()&1 == 1
			m.other[i], m.other[n+i] = swap, swap
		}
		return
	}
	left := n // labels of the first side still to be given
	for i := range m.weight {
		first := rng.IntN(len(m.weight)-i) < left
		if first {
			left--
		}
		m.other[i] = first != (i < n)
	}
}

// difference is the median of the second side less that of the first, NaN if one has no values.
func (m *medians) difference() float64 {
	var total [2]int
	side := func(v blockValue) int {
		if (v.block >= m.blocks[0]) != m.other[v.block] {
			return 1
		}
		return 0
	}
	for _, v := range m.values {
		total[side(v)] += m.weight[v.block]
	}
	if total[0] == 0 || total[1] == 0 {
		return math.NaN()
	}
	var seen [2]int
	var median [2]float64
	var half [2]bool // the lower of two middle values is found
	for _, v := range m.values {
		s, w := side(v), m.weight[v.block]
		if w == 0 || 2*seen[s] > total[s] {
			continue
		}
		seen[s] += w
		switch {
		case half[s]:
			median[s] = (median[s] + v.value) / 2
			half[s] = false
		case 2*seen[s] > total[s]:
			median[s] = v.value
		case 2*seen[s] == total[s]:
			median[s], half[s] = v.value, true
		}
	}
	return median[1] - median[0]
}
