package plain

import (
	"fmt"
	"math"
	"reflect"
	"slices"
)

// describe says what a node is, a scalar with its text.
func (n *Node) describe() string {
	if n.Kind == Scalar {
		return fmt.Sprintf("%q", n.Text)
	}
	return n.Kind.String()
}

func contains(words []string, w string) bool { return slices.Contains(words, w) }

// scalar fills a number, word, text or switch.
func (d *decoder) scalar(v reflect.Value, n *Node, path string) {
	if words := valuesOf(v.Type()); words != nil {
		text, ok := n.Value.(string)
		if n.Kind != Scalar || !ok || !contains(words, text) {
			d.fail(n, path, "%s is not possible; %s", n.describe(), Suggest(n.Text, words))
			return
		}
		v.SetString(text)
		return
	}
	ok := false
	switch v.Kind() {
	case reflect.String:
		ok = setText(v, n)
	case reflect.Bool:
		var b bool
		if b, ok = n.Value.(bool); ok {
			v.SetBool(b)
		}
	case reflect.Float32, reflect.Float64:
		ok = setFloat(v, n)
	default:
		var i int64
		if i, ok = wholeNumber(n.Value); ok {
			if lo, hi := bounds(v.Type()); i < lo || i > hi {
				d.fail(n, path, "%d lies outside %d to %d", i, lo, hi)
				return
			}
			setInt(v, i)
		}
	}
	if !ok {
		d.fail(n, path, "expected %s, found %s", expected(v.Kind()), n.describe())
	}
}

// setText takes a whole number as text too: names such as 57 or 2 need no quotes.
func setText(v reflect.Value, n *Node) bool {
	switch x := n.Value.(type) {
	case string:
		v.SetString(x)
	case int64:
		v.SetString(n.Text)
	default:
		return false
	}
	return true
}

func setFloat(v reflect.Value, n *Node) bool {
	switch x := n.Value.(type) {
	case float64:
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return false
		}
		v.SetFloat(x)
	case int64:
		v.SetFloat(float64(x))
	default:
		return false
	}
	return true
}

// wholeNumber takes 2.0 for 2, as JSON tools do.
func wholeNumber(v any) (int64, bool) {
	switch x := v.(type) {
	case int64:
		return x, true
	case float64:
		if x == math.Trunc(x) && math.Abs(x) <= 1<<53 {
			return int64(x), true
		}
	}
	return 0, false
}

func setInt(v reflect.Value, i int64) {
	if v.CanUint() {
		v.SetUint(uint64(i))
		return
	}
	v.SetInt(i)
}

// bounds are the least and greatest number that an integer type takes here; numbers
// beyond 2^53 are refused because JSON tools would round them.
func bounds(t reflect.Type) (lo, hi int64) {
	const exact = 1 << 53
	bits := t.Bits()
	switch t.Kind() {
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if bits > 52 {
			return 0, exact
		}
		return 0, 1<<bits - 1
	}
	if bits > 53 {
		return -exact, exact
	}
	return -1 << (bits - 1), 1<<(bits-1) - 1
}

func expected(k reflect.Kind) string {
	switch k {
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "true or false"
	case reflect.Float32, reflect.Float64:
		return "a number"
	}
	return "a whole number"
}
