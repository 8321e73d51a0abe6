package title

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Difference is a value that two definitions do not share.
type Difference struct {
	Path string // e.g. trains.6.count
	A, B string // as YAML would write them; empty where the definition has no such value
}

// String is the difference in one line.
func (d Difference) String() string {
	show := func(s string) string {
		if s == "" {
			return "–"
		}
		return s
	}
	return fmt.Sprintf("%s: %s → %s", d.Path, show(d.A), show(d.B))
}

// Diff lists the values in which b differs from a, in the order of a, then what only b
// has. Where two lists have the same elements in another order, one line says so.
func Diff(a, b *Definition) []Difference {
	left, right := contents(a), contents(b)
	other := make(map[string]string, len(right))
	for _, v := range right {
		other[v.path] = v.text
	}
	var out []Difference
	seen := make(map[string]bool, len(left))
	for _, v := range left {
		seen[v.path] = true
		if t := other[v.path]; t != v.text {
			out = append(out, Difference{v.path, v.text, t})
		}
	}
	for _, v := range right {
		if !seen[v.path] {
			out = append(out, Difference{v.path, "", v.text})
		}
	}
	return append(out, reordered(a, b)...)
}

func reordered(a, b *Definition) []Difference {
	var out []Difference
	left, right := orders(a), orders(b)
	for i, l := range left {
		r := right[i]
		if l.text != r.text && sameWords(l.text, r.text) {
			out = append(out, Difference{l.path + " (order)", l.text, r.text})
		}
	}
	return out
}

// orders lists the lists whose order counts in play.
func orders(d *Definition) []content {
	var phases, trains, privates, corporations []string
	for _, p := range d.Phases {
		phases = append(phases, p.Name)
	}
	for _, t := range d.Trains {
		trains = append(trains, t.Name)
	}
	for _, p := range d.Privates {
		privates = append(privates, p.ID)
	}
	for _, c := range d.Corporations {
		corporations = append(corporations, c.ID)
	}
	return []content{
		{"phases", strings.Join(phases, " ")},
		{"trains", strings.Join(trains, " ")},
		{"privates", strings.Join(privates, " ")},
		{"corporations", strings.Join(corporations, " ")},
	}
}

func sameWords(a, b string) bool {
	count := map[string]int{}
	for _, w := range strings.Fields(a) {
		count[w]++
	}
	for _, w := range strings.Fields(b) {
		count[w]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

// Fingerprint is a short hash of everything the definition says. It is the same for
// equal content, whatever file or order of keys it came from; the order of lists counts.
func (d *Definition) Fingerprint() string {
	h := sha256.New()
	for _, v := range contents(d) {
		fmt.Fprintf(h, "%q %q\n", v.path, v.text)
	}
	return hex.EncodeToString(h.Sum(nil))[:16]
}

type content struct{ path, text string }

// contents lists all values that are given, tiles with the form they have here.
func contents(d *Definition) []content {
	full := plain.Clone(d)
	for i := range full.Tiles {
		full.Tiles[i].As = &full.Tiles[i].Def
	}
	var out []content
	plain.Walk(full, func(l plain.Leaf) {
		if !l.Zero() {
			out = append(out, content{l.Path, l.String()})
		}
	})
	return out
}
