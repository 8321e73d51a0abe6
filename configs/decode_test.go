package configs

import (
	"errors"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
)

// TestDecodeErrors checks that each mistake is reported where it stands, with what was
// expected.
func TestDecodeErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"unknown key", "bank: {csh: 5}", "f.yaml:1:8: bank.csh: unknown key; did you mean cash? Possible: cash, unlimited"},
		{"unknown key at the top", "banc: {cash: 5}", "f.yaml:1:1: banc: unknown key; did you mean bank?"},
		{"unknown key, nothing near", "map: {zebra: 1, layout: flat, axes: letter, hexes: []}", "f.yaml:1:7: map.zebra: unknown key; possible: layout, axes, hexes, blank"},
		{"repeated key", "bank:\n  cash: 5\n  cash: 6", "f.yaml:3:3: bank.cash: the key is given twice, first at f.yaml:2:3"},
		{"repeated key at the top", "id: 1\nid: 2", "f.yaml:2:1: id: the key is given twice, first at f.yaml:1:1"},
		{"repeated colour", "tiles: [{tile: 1, count: 1, as: {colour: red, stops: [{kind: city, revenue: {green: 1, green: 2}}]}}]", "f.yaml:1:88: tiles.1.as.stops.0.revenue.green: the key is given twice"},
		{"missing key", "players:\n  - count: 3\n    cash: 100", "f.yaml:2:5: players.3: the key cert_limit is missing (certificates a player may hold)"},
		{"word outside the set", "market: {movement: two_dimensonal, rows: []}", `f.yaml:1:20: market.movement: "two_dimensonal" is not possible; did you mean two_dimensional? Possible: two_dimensional, one_dimensional`},
		{"word for a number", "bank: {cash: much}", `f.yaml:1:14: bank.cash: expected a whole number, found "much"`},
		{"quoted number", "bank: {cash: \"5\"}", `f.yaml:1:14: bank.cash: expected a whole number, found "5"`},
		{"fraction", "bank: {cash: 5.5}", `f.yaml:1:14: bank.cash: expected a whole number, found "5.5"`},
		{"number too large", "bank: {cash: 99999999999}", "f.yaml:1:14: bank.cash: 99999999999 lies outside"},
		{"number beyond 64 bits", "bank: {cash: 99999999999999999999999}", "f.yaml:1:14: bank.cash: "},
		{"word for a switch", "bank: {unlimited: yes}", `f.yaml:1:19: bank.unlimited: expected true or false, found "yes"`},
		{"switch for text", "name: true", `f.yaml:1:7: name: expected text, found "true"`},
		{"list for text", "name: [a]", "f.yaml:1:7: name: expected text, found a list"},
		{"text for a list", "tiles: 57", `f.yaml:1:8: tiles: expected a list, found "57"`},
		{"text for a mapping", "bank: rich", `f.yaml:1:7: bank: expected a mapping with the keys cash, unlimited; found "rich"`},
		{"list for a revenue", "map: {layout: flat, axes: letter, hexes: [{hex: A1, colour: red, stops: [{kind: city, revenue: [1]}]}]}", "map.hexes.A1.stops.0.revenue: expected a single value or a mapping, found a list"},
		{"colour that does not exist", "map: {layout: flat, axes: letter, hexes: [{hex: A1, colour: red, stops: [{kind: city, revenue: {grene: 1}}]}]}", "map.hexes.A1.stops.0.revenue.grene: unknown key; did you mean green?"},
		{"no value", "name:\nid: 5", "f.yaml:1:6: name: no value given; leave the key out if there is none"},
		{"anchor", "name: &x abc", "anchors, aliases, tags and merge keys are not used"},
		{"list at the top", "- a", "f.yaml:1:1: expected a mapping of keys, found a list"},
		{"two documents", "id: 1\n---\nid: 2", "a second document in one file"},
		{"empty", "# nothing\n", "f.yaml: the file is empty"},
		{"not YAML", "id: [1, 2", "f.yaml:1:"},
		{"tab", "id:\n\t- 1", "f.yaml:2:1: a tab; indent with blanks"},
		{"leading zero", "bank: {cash: 012000}", `f.yaml:1:14: bank.cash: expected a whole number, found "012000"`},
		{"byte order mark", "\ufeffbank: {csh: 5}", "f.yaml:1:8: bank.csh: unknown key"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := DecodePart[title.Definition](File{"f.yaml", []byte(c.text)})
			var problems plain.Problems
			if !errors.As(err, &problems) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

// TestDecodeAll checks that all mistakes of a file come at once, in order.
func TestDecodeAll(t *testing.T) {
	_, err := DecodePart[title.Definition](File{"f.yaml", []byte("bank: {csh: 5}\nname: []\nlocatoin: here")})
	var problems plain.Problems
	if !errors.As(err, &problems) || len(problems) != 3 {
		t.Fatalf("got %v", err)
	}
	for i, p := range problems {
		if p.Pos.Line != i+1 {
			t.Errorf("problem %d is in line %d", i, p.Pos.Line)
		}
	}
}

// TestDecodeForms reads the forms in which a value may be written.
func TestDecodeForms(t *testing.T) {
	d, err := DecodePart[title.Definition](File{"f.yaml", []byte(`
id: 1830
name: "007"
bank: {cash: 12_000}
market:
  movement: one_dimensional
  rows:
    - [ 010, "-", 67p ]
map:
  layout: flat
  axes: letter
  hexes:
    - {hex: A1, colour: red, stops: [{kind: offboard, revenue: {yellow: 30, brown: 50}}, {kind: city, revenue: 20}]}
corporations:
  - id: X
    name: |-
      Two
      lines
    colour: a
    text_colour: b
    tokens: [0]
    homes: [{hex: A1, city: 0}]
`)})
	if err != nil {
		t.Fatal(err)
	}
	stops := d.Map.Hexes[0].Stops
	if stops[0].Revenue.ByColour[title.Brown] != 50 || stops[1].Revenue.Fixed != 20 {
		t.Errorf("revenues %v", stops)
	}
	if d.ID != "1830" || d.Name != "007" || d.Bank.Cash != 12000 || d.Market.Rows[0][0] != "010" {
		t.Errorf("%q %q %d %q", d.ID, d.Name, d.Bank.Cash, d.Market.Rows[0][0])
	}
	if c := d.Corporations[0]; c.Name != "Two\nlines" || *c.Homes[0].City != 0 || c.Tokens[0] != 0 {
		t.Errorf("%+v", c)
	}
}

// FuzzDecode: whatever a file holds, reading it ends in a value or in problems.
func FuzzDecode(f *testing.F) {
	for _, id := range TitleIDs() {
		files, err := readFolder(embedded, titlesDir+"/"+id, "configs")
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range files {
			f.Add(file.Data)
		}
	}
	for _, text := range []string{"a: &b [*b]", "? [x]\n: y", "<<: {a: 1}", "!!int x: 1", "{", "- - -", "a: |\n  b", "%YAML 1.2\n---\n", "\"\\x\"", "a: 0x", ": "} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := DecodePart[title.Definition](File{"f.yaml", data})
		var problems plain.Problems
		switch {
		case err != nil && !errors.As(err, &problems):
			t.Fatalf("the error is %T, not a list of problems", err)
		case err == nil:
			d.Defaults()
			_ = d.Validate()
			_ = d.Fingerprint()
		}
	})
}
