package stats

import (
	"math"
	"testing"
)

func near(t *testing.T, what string, got, want, tol float64) {
	t.Helper()
	if math.IsNaN(want) != math.IsNaN(got) || math.Abs(got-want) > tol {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

func TestQuantile(t *testing.T) {
	// R: quantile(c(1,2,4,8), c(0,.25,.5,.9,1))
	v := []int32{1, 2, 4, 8}
	for _, c := range []struct{ q, want float64 }{{0, 1}, {0.25, 1.75}, {0.5, 3}, {0.9, 6.8}, {1, 8}, {-1, 1}, {2, 8}} {
		near(t, "quantile", Quantile(v, c.q), c.want, 1e-12)
	}
	near(t, "of one", Quantile([]float64{7}, 0.3), 7, 0)
	near(t, "of none", Quantile([]float64{}, 0.5), math.NaN(), 0)
	lo, mid, hi := Quartiles([]int{1, 2, 3, 4, 5})
	if lo != 2 || mid != 3 || hi != 4 {
		t.Errorf("quartiles = %v %v %v", lo, mid, hi)
	}
	near(t, "mean", Mean([]int{1, 2, 6}), 3, 0)
	near(t, "mean of none", Mean([]int(nil)), math.NaN(), 0)
}

func TestWilson(t *testing.T) {
	// R: prop.test(k, n, correct = FALSE)$conf.int
	for _, c := range []struct{ k, n, low, high float64 }{
		{250, 1000, 0.2241, 0.2778},
		{0, 10, 0, 0.2775},
		{10, 10, 0.7225, 1},
		{1, 3, 0.0615, 0.7923},
	} {
		got := Wilson(c.k, c.n)
		near(t, "value", got.Value, c.k/c.n, 1e-12)
		near(t, "low", got.Low, c.low, 1e-4)
		near(t, "high", got.High, c.high, 1e-4)
	}
	if got := Wilson(0, 0); !math.IsNaN(got.Value) || got.Low != 0 || got.High != 1 {
		t.Errorf("of none = %v", got)
	}
}

func TestShareOfClusters(t *testing.T) {
	// Alternating independent trials: close to the plain interval.
	var single, copies, rotated []Cluster
	for i := range 400 {
		k := float64(i % 2)
		single = append(single, Cluster{k, 1})
		copies = append(copies, Cluster{4 * k, 4})   // four games that all end alike
		rotated = append(rotated, Cluster{1 + k, 4}) // one win per block is certain
	}
	plain := Wilson(200, 400)
	got := ShareOf(single)
	near(t, "single low", got.Low, plain.Low, 1e-3)
	got = ShareOf(copies)
	near(t, "copies carry no information", got.Low, plain.Low, 1e-3)
	got = ShareOf(rotated)
	if want := Wilson(600, 1600); got.High-got.Low >= want.High-want.Low {
		t.Errorf("rotation should narrow the interval: %v, plain %v", got, want)
	}
	if got, want := ShareOf([]Cluster{{1, 4}}), Wilson(1, 4); got != want {
		t.Errorf("one cluster = %v, want the plain interval %v", got, want)
	}
	if got := ShareOf([]Cluster{{0, 4}, {0, 4}}); got.Value != 0 || got.Low != 0 || got.High < 0.2 {
		t.Errorf("never = %v", got)
	}
	if got := ShareOf(nil); !math.IsNaN(got.Value) {
		t.Errorf("of none = %v", got)
	}
}

func TestMeanOf(t *testing.T) {
	// R: t.test(c(1,2,3,4,5))$conf.int = 1.036757 4.963243
	got := MeanOf([]Cluster{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}})
	near(t, "mean", got.Value, 3, 1e-12)
	near(t, "low", got.Low, 1.036757, 5e-3)
	near(t, "high", got.High, 4.963243, 5e-3)
	if got := MeanOf([]Cluster{{6, 2}}); got.Value != 3 || !math.IsInf(got.High, 1) {
		t.Errorf("one cluster = %v", got)
	}
}

func TestStudentT(t *testing.T) {
	for df, want := range map[int]float64{1: 12.7062, 2: 4.3027, 3: 3.1824, 5: 2.5706, 10: 2.2281, 30: 2.0423, 1000: 1.9623} {
		near(t, "t", studentT(df), want, 0.005*want)
	}
}

// leukaemia is the 6-MP arm of Freireich et al. (1963), the textbook example of the curve.
var leukaemia = func() (out []Duration) {
	for _, x := range []int{6, 6, 6, 7, 10, 13, 16, 22, 23} {
		out = append(out, Duration{x, Happened})
	}
	for _, x := range []int{6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35} {
		out = append(out, Duration{x, Censored})
	}
	return out
}()

func TestIncidence(t *testing.T) {
	// Without anything missed it is one less the curve of Kaplan and Meier.
	want := []Step{
		{6, 0.1429, 21}, {7, 0.1933, 17}, {10, 0.2471, 15}, {13, 0.3098, 12}, {16, 0.3725, 11}, {22, 0.4622, 7}, {23, 0.5518, 6},
	}
	same := func(got, want []Step) {
		t.Helper()
		if len(got) != len(want) {
			t.Fatalf("%d steps, want %d", len(got), len(want))
		}
		for i, w := range want {
			near(t, "incidence", got[i].Value, w.Value, 1e-4)
			if got[i].Time != w.Time || got[i].AtRisk != w.AtRisk {
				t.Errorf("step %d = %+v, want %+v", i, got[i], w)
			}
		}
	}
	same(Incidence(leukaemia), want)
	// Without censoring it is the plain share: 2 of 5 by time 3, 3 of 5 by time 4.
	same(Incidence([]Duration{{3, Happened}, {3, Happened}, {4, Happened}, {3, Missed}, {5, Missed}}), []Step{{3, 0.4, 5}, {4, 0.6, 2}})
	if Incidence(nil) != nil {
		t.Error("a curve of nothing")
	}
}
