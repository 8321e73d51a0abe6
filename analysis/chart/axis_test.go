package chart

import "testing"

// The second label keeps its distance from the first.
func TestCountTicks(t *testing.T) {
	for _, c := range []struct {
		lo, hi float64
		want   string
	}{{9, 24, "9 15 20 "}, {1, 20, "1 5 10 15 20 "}, {0, 7, "0 2 4 6 "}} {
		got := ""
		for _, k := range countTicks(c.lo, c.hi, 5) {
			got += k.Label + " "
		}
		if got != c.want {
			t.Errorf("%v to %v: %s, want %s", c.lo, c.hi, got, c.want)
		}
	}
}
