package stats

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestHolm(t *testing.T) {
	// R: p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") = 0.03 0.06 0.06 0.02
	got := Holm([]float64{0.01, 0.04, math.NaN(), 0.03, 0.005})
	for i, want := range []float64{0.03, 0.06, math.NaN(), 0.06, 0.02} {
		near(t, "adjusted", got[i], want, 1e-12)
	}
	if got := Holm([]float64{0.9, 0.8}); got[0] != 1 || got[1] != 1 {
		t.Errorf("adjusted above one: %v", got)
	}
}

func TestEffects(t *testing.T) {
	near(t, "all above", CliffDelta([]int{1, 2}, []int{3, 4}), 1, 0)
	near(t, "ties", CliffDelta([]int{1, 2, 2}, []int{2, 2, 1}), 0, 1e-12)
	near(t, "some", CliffDelta([]int{1, 2, 3}, []int{2, 3, 4}), 5.0/9, 1e-12) // of 9 pairs 6 above, 1 below
	near(t, "none", CliffDelta([]int{}, []int{1}), math.NaN(), 0)
	near(t, "d", CohenD([]int{1, 2, 3}, []int{2, 3, 4}), 1, 1e-12)
	near(t, "d of constants", CohenD([]int{5, 5}, []int{5, 5}), 0, 0)
	near(t, "correlation", Correlation([]float64{1, 2, 3}, []float64{2, 4, 6}), 1, 1e-12)
	near(t, "with a constant", Correlation([]float64{1, 2}, []float64{3, 3}), math.NaN(), 0)
}

// sample are blocks of two games each around a mean; luck is shared between calls of one seed.
func sample(n int, mean float64, seed uint64) (clusters []Cluster, values [][]float64) {
	luck, own := rand.New(rand.NewPCG(1, 1)), rand.New(rand.NewPCG(seed, 2))
	for range n {
		shared := luck.NormFloat64() * 3
		x, y := mean+shared+own.NormFloat64(), mean+shared+own.NormFloat64()
		clusters = append(clusters, Cluster{x + y, 2})
		values = append(values, []float64{x, y})
	}
	return clusters, values
}

func TestDifferences(t *testing.T) {
	a, va := sample(60, 10, 1)
	b, vb := sample(60, 11, 2)
	paired, unpaired := PairedMeans(a, b), Means(a, b)
	if paired.Low > 1 || paired.High < 1 || paired.P > 0.01 {
		t.Errorf("paired = %+v, want 1 in the interval and a small p", paired)
	}
	if w, u := paired.High-paired.Low, unpaired.High-unpaired.Low; w > u/2 || unpaired.P < paired.P {
		t.Errorf("pairs share their luck: the interval %+v should be much narrower than %+v", paired, unpaired)
	}
	if paired.Value != unpaired.Value {
		t.Errorf("two values for one difference: %v and %v", paired.Value, unpaired.Value)
	}
	if again := PairedMeans(a, b); again != paired {
		t.Errorf("other figures from the same data: %+v and %+v", paired, again)
	}
	medians := Medians(va, vb, true)
	if medians.Low > 1 || medians.High < 1 {
		t.Errorf("medians = %+v, want 1 in the interval", medians)
	}
	if loose := Medians(va, vb, false); loose.Value != medians.Value || loose.High-loose.Low < medians.High-medians.Low {
		t.Errorf("medians without pairs = %+v, with pairs %+v", loose, medians)
	}
}

func TestNoDifference(t *testing.T) {
	a, va := sample(40, 10, 1)
	if d := PairedMeans(a, a); d.Value != 0 || d.P != 1 || d.Low != 0 || d.High != 0 {
		t.Errorf("the same = %+v", d)
	}
	if d := Medians(va, va, true); d.Value != 0 || d.P != 1 {
		t.Errorf("the same medians = %+v", d)
	}
	if d := Means(a, a); d.Value != 0 || d.P != 1 {
		t.Errorf("the same, unpaired = %+v", d)
	}
	for _, d := range []Difference{PairedMeans(a[:1], a[:1]), Means(a, nil), Means(a, make([]Cluster, 5)), Medians(va, nil, false), Medians(va[:1], va[:1], true)} {
		if !math.IsNaN(d.Value) || !math.IsNaN(d.P) || !math.IsInf(d.High, 1) {
			t.Errorf("of too few = %+v", d)
		}
	}
}

// The test must not find differences where there are none: about one in twenty is below 0.05.
func TestLevel(t *testing.T) {
	const runs = 200
	low := map[string]int{}
	for i := range uint64(runs) {
		rng := rand.New(rand.NewPCG(i, 3))
		var a, b []Cluster
		var va, vb [][]float64
		for range 20 {
			x, y := rng.ExpFloat64(), rng.ExpFloat64()
			a, b = append(a, Cluster{x, 1}), append(b, Cluster{y, 1})
			va, vb = append(va, []float64{x}), append(vb, []float64{y})
		}
		for what, d := range map[string]Difference{"paired": PairedMeans(a, b), "unpaired": Means(a, b), "medians": Medians(va, vb, true)} {
			if d.P < 0.05 {
				low[what]++
			}
		}
	}
	for what, n := range low {
		if n > runs/10 {
			t.Errorf("%s: %d of %d equal samples differ", what, n, runs)
		}
	}
}

func TestMedianOfWeights(t *testing.T) {
	m := newMedians([][]float64{{1, 2}, {5}}, [][]float64{{10}, {20, 30, 40}})
	for i := range m.weight {
		m.weight[i] = 1
	}
	near(t, "difference", m.difference(), 25-2, 1e-12)
	m.weight = []int{1, 0, 2, 0}
	near(t, "weighted", m.difference(), 10-1.5, 1e-12)
	m.weight = []int{0, 0, 1, 1}
	near(t, "of none", m.difference(), math.NaN(), 0)
}
