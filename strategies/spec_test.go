package strategies

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

type dummy struct {
	noise   float64
	reserve id.Money
	never   WordSet
}

func (*dummy) Choose(d *Decision) engine.Action { return d.Legal[0] }

var dummies = Table{{Name: "dummy", Doc: "for tests", New: func() (Strategy, []Param) {
	d := &dummy{noise: 0.5, reserve: 100}
	return d, []Param{
		Number("noise", &d.noise, 0, 1, "noise"),
		Amount("reserve", &d.reserve, 0, 1000, "reserve"),
		Words("never", &d.never, []string{"loans", "tokens"}, "never"),
	}
}}}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"dummy":                                "dummy",
		" dummy ( ) ":                          "dummy",
		"dummy(noise=0.5)":                     "dummy",
		"dummy(noise = .25)":                   "dummy(noise=0.25)",
		"dummy(never=tokens+loans, reserve=7)": "dummy(reserve=7, never=loans+tokens)",
		"dummy(never=none)":                    "dummy",
	} {
		s, err := dummies.Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if s.String() != want {
			t.Errorf("%q is written %q, want %q", text, s, want)
		}
		again, err := dummies.Parse(s.String())
		if err != nil || again.String() != s.String() {
			t.Errorf("%q does not read back: %q, %v", s, again, err)
		}
	}
	s, err := dummies.Parse("dummy(reserve=7, never=loans)")
	if err != nil {
		t.Fatal(err)
	}
	if d := s.New().(*dummy); d.reserve != 7 || d.noise != 0.5 || !d.never.Has(0) || d.never.Has(1) {
		t.Errorf("parameters did not arrive: %+v", d)
	}
	if s.New() == s.New() {
		t.Error("two games share one instance")
	}
}

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"dumy":                         "did you mean dummy",
		"dummy(":                       "expected dummy(key=value",
		"dummy(noise=1) x":             "expected dummy(key=value",
		"dummy(noise)":                 "expected key=value",
		"dummy(nois=1)":                "did you mean noise",
		"dummy(noise=2)":               "a number from 0 to 1",
		"dummy(noise=NaN)":             "a number from 0 to 1",
		"dummy(reserve=1.5)":           "a whole amount from 0 to 1000",
		"dummy(reserve=1,reserve=2)":   "reserve is given twice",
		"dummy(never=loan)":            "did you mean loans",
		"dummy(never=loans, noise=-1)": "noise",
	} {
		if _, err := dummies.Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one that says %q", text, err, want)
		}
	}
}

func TestRand(t *testing.T) {
	a, b, c := Stream(1, 2), Stream(1, 2), Stream(2, 1)
	if a.Uint64() != b.Uint64() {
		t.Error("one key, two streams")
	}
	if a.Uint64() == c.Uint64() {
		t.Error("two keys, one stream")
	}
	// The numbers are part of the output format.
	r := Stream(42)
	if got, want := r.Uint64(), uint64(0x68d08b058855095e); got != want {
		t.Errorf("first number of stream 42: %#x, want %#x", got, want)
	}
	var counts [6]int
	for range 6000 {
		counts[r.IntN(6)]++
	}
	for i, n := range counts {
		if n < 850 || n > 1150 {
			t.Errorf("%d came up %d times in 6000, want about 1000", i, n)
		}
	}
	for range 1000 {
		if x := r.Blur(100, 0.1); x < 90 || x > 110 {
			t.Fatalf("100 blurred by a tenth: %g", x)
		}
	}
	if r.Blur(100, 0) != 100 {
		t.Error("no noise, and yet a change")
	}
}
