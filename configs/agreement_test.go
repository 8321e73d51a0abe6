package configs

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/sim/plan"
)

// An editor that knows the schema and the program that reads the file must agree on
// what is right. These tests put the same documents before both.

func compileSchema(t *testing.T, kind string) *jsonschema.Schema {
	t.Helper()
	text, err := Schema(kind)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(kind+".json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(kind + ".json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// bySchema reads the text as any YAML tool would, then asks the schema.
func bySchema(s *jsonschema.Schema, text string) error {
	var doc any
	if err := yaml.Unmarshal([]byte(text), &doc); err != nil {
		return err
	}
	return s.Validate(doc)
}

func byDecoder(kind, text string) error {
	f := File{"f.yaml", []byte(text)}
	var err error
	switch kind {
	case "tiles":
		_, err = Decode[title.Catalogue](f)
	case "profile":
		_, err = Decode[plan.Profile](f)
	case "plan":
		_, err = Decode[plan.Plan](f)
	case "variant":
		_, err = Decode[title.Variant](f)
	default:
		_, err = DecodePart[title.Definition](f)
	}
	return err
}

func TestSchemaAcceptsShippedFiles(t *testing.T) {
	err := fs.WalkDir(embedded, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		data, err := embedded.ReadFile(path)
		if err != nil {
			return err
		}
		kind := Kind(File{Name: path, Data: data})
		if path == tilesFile {
			kind = "tiles"
		}
		if err := bySchema(compileSchema(t, kind), string(data)); err != nil {
			t.Errorf("%s by the schema: %v", path, err)
		}
		if err := byDecoder(kind, string(data)); err != nil {
			t.Errorf("%s by the decoder: %v", path, err)
		}
		first, _, _ := strings.Cut(string(data), "\n")
		if want := kind + ".schema.json"; !strings.HasPrefix(first, "# yaml-language-server: $schema=") || !strings.HasSuffix(first, want) {
			t.Errorf("%s does not begin with the comment that names %s", path, want)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestAgreement changes a right document in one place at a time.
func TestAgreement(t *testing.T) {
	const trains = "trains:\n  - {name: 2, distance: 2, price: 80, count: 6, rusts_on: 4}\n"
	const hexes = "map:\n  layout: flat\n  axes: letter\n  hexes:\n    - {hex: A1, colour: red, stops: [{kind: offboard, revenue: {yellow: 30, brown: 50}}], track: [0-a]}\n"
	const option = "options:\n  - {id: a, name: b, summary: c, set: [{path: x, value: 1}]}\n"
	const tiles = "tiles:\n  - {tile: 57, colour: yellow, stops: [{kind: city, revenue: 20}], track: [0-a, 3-a]}\n"
	kinds := map[string]string{tiles: "tiles"}
	for _, c := range []struct {
		name, document, old, new string
		right                    bool
	}{
		{"as it is", trains, "", "", true},
		{"as it is", hexes, "", "", true},
		{"as it is", option, "", "", true},
		{"as it is", tiles, "", "", true},
		{"unknown key at the top", trains, "trains:", "trians:", false},
		{"unknown key", trains, "distance", "distanec", false},
		{"unknown key", hexes, "layout", "lay_out", false},
		{"unknown key in an embedded struct", tiles, "track", "tracks", false},
		{"missing key", trains, "price: 80, ", "", false},
		{"missing key", hexes, "colour: red, ", "", false},
		{"missing key", tiles, "tile: 57, ", "", false},
		{"missing key of the file", tiles, tiles, "{}", false},
		{"optional key left out", trains, ", rusts_on: 4", "", true},
		{"repeated key", trains, "price: 80", "price: 80, price: 80", false},
		{"text for a number", trains, "price: 80", "price: eighty", false},
		{"quoted number for a number", trains, "price: 80", `price: "80"`, false},
		{"fraction for a number", trains, "price: 80", "price: 80.5", false},
		{"whole number with a point", trains, "price: 80", "price: 80.0", true},
		{"number out of range", trains, "price: 80", "price: 3000000000", false},
		{"number out of range", trains, "distance: 2", "distance: 18014398509481984", false},
		{"quoted name", trains, "name: 2", `name: "2"`, true},
		{"switch for a name", trains, "name: 2", "name: true", false},
		{"fraction for a name", trains, "name: 2", "name: 2.5", false},
		{"list for a name", trains, "name: 2", "name: [2]", false},
		{"nothing for a name", trains, "name: 2", "name: null", false},
		{"nothing for an optional key", trains, "rusts_on: 4", "rusts_on: ~", false},
		{"switch", trains, "count: 6", "unlimited: true", true},
		{"word for a switch", trains, "count: 6", "unlimited: yes", false},
		{"number for a switch", trains, "count: 6", "unlimited: 1", false},
		{"mapping for a list", trains, "trains:\n  - ", "trains:\n  ", false},
		{"word for a list", hexes, "track: [0-a]", "track: 0-a", false},
		{"word outside the set", hexes, "layout: flat", "layout: falt", false},
		{"other case", hexes, "layout: flat", "layout: Flat", false},
		{"number for a word of a set", hexes, "colour: red", "colour: 1", false},
		{"word outside the set in a tile", tiles, "kind: city", "kind: village", false},
		{"revenue as one number", hexes, "{yellow: 30, brown: 50}", "40", true},
		{"revenue as text", hexes, "{yellow: 30, brown: 50}", "forty", false},
		{"revenue as a list", hexes, "{yellow: 30, brown: 50}", "[30, 50]", false},
		{"revenue of no colour", hexes, "{yellow: 30, brown: 50}", "{yelow: 30}", false},
		{"revenue of a colour as text", hexes, "{yellow: 30, brown: 50}", "{yellow: much}", false},
		{"patch with a mapping", option, "value: 1", "value: {a: [1, b, true, 2.5]}", true},
		{"patch with nothing", option, "value: 1", "value: null", true},
		{"patch without a path", option, "path: x, ", "", false},
		{"document that is a list", trains, trains, "[]", false},
	} {
		if !strings.Contains(c.document, c.old) {
			t.Fatalf("%s: nothing to change in %s", c.name, c.document)
		}
		kind, ok := kinds[c.document]
		if !ok {
			kind = "title"
		}
		text := strings.Replace(c.document, c.old, c.new, 1)
		if err := bySchema(compileSchema(t, kind), text); (err == nil) != c.right {
			t.Errorf("%s: the schema says %v\n%s", c.name, err, text)
		}
		if err := byDecoder(kind, text); (err == nil) != c.right {
			t.Errorf("%s: the decoder says %v\n%s", c.name, err, text)
		}
	}
}
