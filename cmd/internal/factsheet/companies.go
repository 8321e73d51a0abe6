package factsheet

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/title"
)

func (w *writer) privates() Table {
	t := Table{Name: "Privates, in order of sale", Columns: []string{"", "name", "value", "income", "sold to a company for", "power"}}
	for _, p := range w.d.Privates {
		sale := fmt.Sprintf("%s–%s", w.cash(p.MinPrice), w.cash(p.MaxPrice))
		if p.MaxPrice == 0 || slices.ContainsFunc(p.Powers, func(x title.Power) bool { return x.Type == title.PowerNoSale }) {
			sale = "never"
		}
		t.Rows = append(t.Rows, []string{p.ID, p.Name, w.cash(p.Value), w.cash(p.Income), sale, p.Summary})
	}
	return t
}

func (w *writer) companies() Table {
	t := Table{Name: "Companies", Columns: []string{"", "name", "kind", "home", "stations"}}
	for _, c := range w.d.Corporations {
		var homes, tokens []string
		for _, h := range c.Homes {
			homes = append(homes, w.place(h))
		}
		for _, m := range c.Tokens {
			tokens = append(tokens, w.cash(m))
		}
		t.Rows = append(t.Rows, []string{c.ID, c.Name, string(c.Kind), strings.Join(homes, ", "), strings.Join(tokens, " ")})
	}
	return t
}

// place is a home with the name on the map.
func (w *writer) place(h title.Home) string {
	text := h.Hex
	for i := range w.d.Map.Hexes {
		if x := &w.d.Map.Hexes[i]; x.ID == h.Hex && x.Name != "" {
			text += " " + x.Name
		}
	}
	if h.City != nil {
		text += fmt.Sprintf(" (city %d)", *h.City+1)
	}
	return text
}

// powerWords says what the kinds of powers are.
var powerWords = map[title.PowerType]string{
	title.PowerBlockHexes:        "keeps others from laying on its hex",
	title.PowerTileLay:           "an extra tile",
	title.PowerTeleport:          "a tile and a station without a connection",
	title.PowerToken:             "a station",
	title.PowerExchange:          "exchanged for a certificate",
	title.PowerCertificates:      "comes with a certificate",
	title.PowerNoSale:            "is not sold",
	title.PowerClose:             "closes early",
	title.PowerAssignHex:         "marks a hex",
	title.PowerAssignCorporation: "marks a company",
}

// special lists the mechanics that not every title has: powers of privates and values that
// only this title knows.
func (w *writer) special() Table {
	t := Table{Name: "Special mechanics"}
	by := map[title.PowerType][]string{}
	for _, p := range w.d.Privates {
		for _, x := range p.Powers {
			if !slices.Contains(by[x.Type], p.ID) {
				by[x.Type] = append(by[x.Type], p.ID)
			}
		}
	}
	for _, word := range (title.PowerType("")).Values() {
		k := title.PowerType(word)
		if by[k] != nil {
			t.Rows = append(t.Rows, []string{powerWords[k], strings.Join(by[k], ", ")})
		}
	}
	for _, key := range slices.Sorted(maps.Keys(w.d.Own)) {
		t.Rows = append(t.Rows, ownValue(strings.ReplaceAll(key, "_", " "), w.d.Own[key])...)
	}
	return t
}

// ownValue is the rows of a value that only this title has: one for each entry of a table.
func ownValue(label string, v any) (rows [][]string) {
	table, ok := v.(map[string]any)
	if !ok {
		return [][]string{{label, compact(v)}}
	}
	for _, key := range slices.Sorted(maps.Keys(table)) {
		rows = append(rows, []string{label, key + ": " + compact(table[key])})
		label = ""
	}
	return rows
}

// compact writes a value in one line.
func compact(v any) string {
	var parts []string
	switch v := v.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			parts = append(parts, key+" "+compact(v[key]))
		}
		return strings.Join(parts, ", ")
	case []any:
		for _, x := range v {
			parts = append(parts, compact(x))
		}
		return strings.Join(parts, " ")
	case bool:
		return yesNo(v)
	}
	return strings.ReplaceAll(fmt.Sprint(v), "_", " ")
}

func (w *writer) options() Table {
	t := Table{Name: "Official options", Columns: []string{"option", "what it changes"}}
	for _, o := range w.d.Options {
		text := o.Summary
		if len(o.Excludes) > 0 {
			text += " Not together with " + orList(o.Excludes) + "."
		}
		t.Rows = append(t.Rows, []string{o.ID, text})
	}
	return t
}
