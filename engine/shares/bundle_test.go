package shares_test

import (
	"fmt"
	"testing"

	"github.com/trainrush/trainrush/engine/shares"
)

// Rule: common rules 1.3: the prefixes of the certificates, ordinary before the president's, small
// before large, and parts of the president's behind the last.
func TestBundles(t *testing.T) {
	for _, c := range []struct {
		have []int
		want string
	}{
		{nil, "[]"},
		{[]int{4, 2}, "[10:4 20:4,2]"},
		{[]int{0}, "[20:0 10:0]"},
		{[]int{0, 3, 1}, "[10:3 20:3,1 40:3,1,0 30:3,1,0]"},
	} {
		b := book()
		give(b, p0, c.have...)
		var got []string
		for _, u := range b.Bundles(0, p0, nil) {
			got = append(got, describe(u))
			if less := b.Partial(u); less != b.Sum(0, u.List)-int(u.Percent) || less < 0 || less > 10 {
				t.Errorf("%v is partial by %d", u, less)
			}
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("with %v: %v, want %v", c.have, got, c.want)
		}
	}
	b := book()
	b.Move(b.Cert(1, 0), p0, false)
	b.Move(b.Cert(1, 3), p0, false)
	var got []string
	for _, u := range b.Bundles(1, p0, nil) {
		got = append(got, describe(u))
	}
	if fmt.Sprint(got) != "[20:3 60:3,0 40:3,0]" {
		t.Errorf("of 40%% and 20%%: %v", got)
	}
}

func describe(u shares.Bundle) string {
	s := fmt.Sprintf("%d:", u.Percent)
	for i := range u.List.Len() {
		if i > 0 {
			s += ","
		}
		s += fmt.Sprint(u.List.At(i))
	}
	return s
}

// Bundles of equal effect: as many certificates, with or without the president's, of one sum.
func TestAlike(t *testing.T) {
	b := book()
	give(b, p0, 0, 1, 2, 3)
	of := func(percent uint8, indices ...int) shares.Bundle {
		return shares.Bundle{Percent: percent, List: shares.ListOf(indices...)}
	}
	for _, c := range []struct {
		u, o shares.Bundle
		want bool
	}{
		{of(20, 1, 2), of(20, 3, 1), true},
		{of(20, 1, 2), of(20, 0), false},
		{of(20, 0), of(10, 0), false},
		{of(10, 1), of(20, 1, 2), false},
		{of(30, 0, 1), of(30, 2, 0), true},
	} {
		if got := b.Alike(c.u, c.o); got != c.want {
			t.Errorf("%v and %v: %v", c.u, c.o, got)
		}
	}
}

func TestList(t *testing.T) {
	l := shares.ListOf(0, 11, 3)
	if l.Len() != 3 || l.At(0) != 0 || l.At(1) != 11 || l.At(2) != 3 || !l.Has(11) || l.Has(2) {
		t.Errorf("%b", l)
	}
	if shares.ListOf().Len() != 0 || shares.ListOf().Has(0) {
		t.Error("the empty list holds something")
	}
	var full shares.List
	for i := range shares.MaxList + 3 {
		full = full.With(i)
	}
	if full.Len() != shares.MaxList || full.Has(shares.MaxList) {
		t.Errorf("%d certificates, at most %d fit", full.Len(), shares.MaxList)
	}
}
