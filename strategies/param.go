package strategies

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title/plain"
)

// Param is one parameter of a strategy, bound to the instance that uses it.
type Param struct {
	Name    string
	Values  string // what is possible, in words
	Default string
	Doc     string
	set     func(text string) error
	get     func() string
}

// Number is a parameter from lo to hi; the present value is its default.
func Number(name string, p *float64, lo, hi float64, doc string) Param {
	get := func() string { return strconv.FormatFloat(*p, 'g', -1, 64) }
	return Param{
		Name: name, Doc: doc, Values: fmt.Sprintf("a number from %g to %g", lo, hi), Default: get(), get: get,
		set: func(text string) error {
			v, err := strconv.ParseFloat(text, 64)
			if err != nil || !(v >= lo && v <= hi) {
				return fmt.Errorf("%q is not a number from %g to %g", text, lo, hi)
			}
			*p = v
			return nil
		},
	}
}

// Amount is a parameter in money from lo to hi; the present value is its default.
func Amount(name string, p *id.Money, lo, hi id.Money, doc string) Param {
	get := func() string { return strconv.Itoa(int(*p)) }
	return Param{
		Name: name, Doc: doc, Values: fmt.Sprintf("an amount from %d to %d", lo, hi), Default: get(), get: get,
		set: func(text string) error {
			v, err := strconv.ParseInt(text, 10, 32)
			if err != nil || id.Money(v) < lo || id.Money(v) > hi {
				return fmt.Errorf("%q is not a whole amount from %d to %d", text, lo, hi)
			}
			*p = id.Money(v)
			return nil
		},
	}
}

// WordSet is a set of words of a closed list: bit i stands for word i.
type WordSet uint32

// Has reports whether word i is in the set.
func (s WordSet) Has(i int) bool { return s&(1<<i) != 0 }

// none is how an empty set of words is written.
const none = "none"

// Words is a parameter that takes several words of a list, joined by +.
func Words(name string, p *WordSet, words []string, doc string) Param {
	get := func() string {
		var out []string
		for i, w := range words {
			if p.Has(i) {
				out = append(out, w)
			}
		}
		if out == nil {
			return none
		}
		return strings.Join(out, "+")
	}
	return Param{
		Name: name, Doc: doc, Values: strings.Join(words, ", ") + ", several joined by +", Default: get(), get: get,
		set: func(text string) error {
			set := WordSet(0)
			for _, w := range strings.Split(text, "+") {
				if w = strings.TrimSpace(w); w == none {
					continue
				}
				i := slices.Index(words, w)
				if i < 0 {
					return fmt.Errorf("%q: %s", w, plain.Suggest(w, words))
				}
				set |= 1 << i
			}
			*p = set
			return nil
		},
	}
}
