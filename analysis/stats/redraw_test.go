package stats

import (
	"math"
	"testing"
)

func TestRedraw(t *testing.T) {
	values := make([]float64, 200) // 0 to 199, mean 99.5, standard error of the mean 4.08
	for i := range values {
		values[i] = float64(i)
	}
	mean := func(places []int) float64 {
		sum := 0.0
		for _, i := range places {
			sum += values[i]
		}
		return sum / float64(len(places))
	}
	v := Redraw(len(values), mean)
	if v.Value != 99.5 || math.Abs(v.Low-91.5) > 1 || math.Abs(v.High-107.5) > 1 {
		t.Errorf("mean %+v, want 99.5 from about 91.5 to 107.5", v)
	}
	if again := Redraw(len(values), mean); again != v {
		t.Errorf("%+v, then %+v", v, again)
	}
	for _, n := range []int{0, 1} {
		if v := Redraw(n, func(places []int) float64 { return float64(len(places)) }); !math.IsInf(v.Low, -1) || !math.IsInf(v.High, 1) {
			t.Errorf("%d blocks: %+v", n, v)
		}
	}
	if v := Redraw(9, func([]int) float64 { return math.NaN() }); !math.IsNaN(v.Value) || !math.IsInf(v.High, 1) {
		t.Errorf("an unknown figure: %+v", v)
	}
}
