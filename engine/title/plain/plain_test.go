package plain

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

type size string

func (size) Values() []string { return []string{"small", "large"} }

type amount struct {
	Fixed  int          `yaml:",scalar"`
	BySize map[size]int `yaml:",mapping"`
}

type Origin struct {
	Land string `yaml:"land,omitempty" doc:"where it grows"`
}

type fruit struct {
	Name   string `yaml:"name,key" doc:"what it is called"`
	Origin `yaml:",inline"`
	Price  amount   `yaml:"price,omitempty"`
	Size   size     `yaml:"size,omitempty"`
	Share  float64  `yaml:"share,omitempty"`
	Bits   uint8    `yaml:"bits,omitempty"`
	Tags   []string `yaml:"tags,omitempty"`
	Seed   *fruit   `yaml:"seed,omitempty"`
	Extra  any      `yaml:"extra,omitempty"`
	Hidden int      `yaml:"-"`

	pos Pos
}

func (f *fruit) SetPos(p Pos) { f.pos = p }

type basket struct {
	Fruits []fruit        `yaml:"fruits"`
	Counts map[string]int `yaml:"counts,omitempty"`
}

func node(t *testing.T, v any) *Node {
	t.Helper()
	n, err := NodeOf(v, Pos{"f", 3, 4})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func sample(t *testing.T) *basket {
	t.Helper()
	b := new(basket)
	_, err := Decode(b, false, node(t, map[string]any{
		"fruits": []any{
			map[string]any{"name": "pear", "land": "France", "price": 5, "size": "small", "share": 0.5, "bits": 7, "tags": []any{"a", 1}},
			map[string]any{"name": "pear", "price": map[string]any{"small": 1, "large": 2}, "share": 2, "seed": map[string]any{"name": "pip"}},
			map[string]any{"name": "fig", "extra": map[string]any{"x": []any{1, true, "y", 2.5, nil}}},
		},
		"counts": map[string]any{"b": 2, "a": 1},
	}))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestDecode(t *testing.T) {
	at := Pos{"f", 3, 4}
	want := &basket{
		Fruits: []fruit{
			{Name: "pear", Origin: Origin{"France"}, Price: amount{Fixed: 5}, Size: "small", Share: 0.5, Bits: 7, Tags: []string{"a", "1"}, pos: at},
			{Name: "pear", Price: amount{BySize: map[size]int{"small": 1, "large": 2}}, Share: 2, Seed: &fruit{Name: "pip", pos: at}, pos: at},
			{Name: "fig", Extra: map[string]any{"x": []any{int64(1), true, "y", 2.5, nil}}, pos: at},
		},
		Counts: map[string]int{"a": 1, "b": 2},
	}
	if got := sample(t); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestDecodeProblems(t *testing.T) {
	for _, c := range []struct {
		value map[string]any
		want  string
	}{
		{map[string]any{}, "f:3:4: the key fruits is missing"},
		{map[string]any{"fruits": []any{map[string]any{"land": "x"}}}, "fruits.0: the key name is missing (what it is called)"},
		{map[string]any{"fruits": []any{map[string]any{"name": "fig", "bits": 256}}}, "fruits.fig.bits: 256 lies outside 0 to 255"},
		{map[string]any{"fruits": []any{map[string]any{"name": "fig", "bits": -1}}}, "fruits.fig.bits: -1 lies outside 0 to 255"},
		{map[string]any{"fruits": []any{map[string]any{"name": "fig", "share": "half"}}}, `fruits.fig.share: expected a number, found "half"`},
		{map[string]any{"fruits": []any{}, "counts": map[string]any{"a": "b"}}, "counts.a: expected a whole number"},
		{map[string]any{"fruits": []any{}, "counts": []any{}}, "counts: expected a mapping, found a list"},
	} {
		_, err := Decode(new(basket), false, node(t, c.value))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got  %v\nwant %s", err, c.want)
		}
	}
}

// TestScalarOrMapping reads structs that may be written by their name alone.
func TestScalarOrMapping(t *testing.T) {
	type dish struct {
		Name string `yaml:"name,key,scalar"`
		Hot  bool   `yaml:"hot,omitempty"`
	}
	type menu struct {
		Dishes []dish `yaml:"dishes"`
	}
	m := new(menu)
	places, err := Decode(m, false, node(t, map[string]any{"dishes": []any{"soup", map[string]any{"name": "pie", "hot": true}}}))
	if want := []dish{{"soup", false}, {"pie", true}}; err != nil || !reflect.DeepEqual(m.Dishes, want) {
		t.Errorf("%+v, %v", m, err)
	}
	if _, ok := places["dishes.soup"]; !ok {
		t.Errorf("no place of dishes.soup: %v", places)
	}
	var lines []string
	Walk(m, func(l Leaf) { lines = append(lines, l.Path+"="+l.String()) })
	if want := []string{"dishes.soup.name=soup", "dishes.soup.hot=false", "dishes.pie.name=pie", "dishes.pie.hot=true"}; !reflect.DeepEqual(lines, want) {
		t.Errorf("%q", lines)
	}
	text, err := Schema[menu]("", false)
	if err != nil || !strings.Contains(string(text), `"oneOf"`) {
		t.Errorf("%v: %s", err, text)
	}
}

func TestPlaces(t *testing.T) {
	b := new(basket)
	n := node(t, map[string]any{"fruits": []any{map[string]any{"name": "fig", "price": 5}}})
	n.Keys[0].Value.Items[0].Keys[1].Pos = Pos{"f", 9, 9}
	places, err := Decode(b, false, n)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]Pos{
		"fruits.fig.price":     {"f", 9, 9},
		"fruits.fig.price.x.y": {"f", 9, 9},
		"fruits.fig.size":      {"f", 3, 4},
		"nowhere":              {},
	} {
		if got := places.Of(path); got != want {
			t.Errorf("%s stands at %v, want %v", path, got, want)
		}
	}
}

func TestWalk(t *testing.T) {
	var lines []string
	Walk(sample(t), func(l Leaf) {
		if !l.Zero() {
			lines = append(lines, l.Path+"="+l.String())
		}
	})
	want := []string{
		"fruits.pear.name=pear", "fruits.pear.land=France", "fruits.pear.price=5", "fruits.pear.size=small",
		"fruits.pear.share=0.5", "fruits.pear.bits=7", "fruits.pear.tags=[a, 1]",
		"fruits.pear#2.name=pear", "fruits.pear#2.price={small: 1, large: 2}", "fruits.pear#2.share=2", "fruits.pear#2.seed.name=pip",
		"fruits.fig.name=fig", "fruits.fig.extra={x: [1, true, y, 2.5, ]}",
		"counts.a=1", "counts.b=2",
	}
	if !reflect.DeepEqual(lines, want) {
		t.Errorf("got  %q\nwant %q", lines, want)
	}
}

func TestSetAndRemove(t *testing.T) {
	b := sample(t)
	for _, c := range []struct {
		path  string
		value any
		got   func() any
		want  any
	}{
		{"fruits.pear#2.seed.name", "stone", func() any { return b.Fruits[1].Seed.Name }, "stone"},
		{"fruits.pear.land", "Spain", func() any { return b.Fruits[0].Land }, "Spain"},
		{"fruits.pear.tags.1", "z", func() any { return b.Fruits[0].Tags[1] }, "z"},
		{"counts.c", 3, func() any { return b.Counts["c"] }, 3},
		{"fruits.fig.price.large", 9, func() any { return b.Fruits[2].Price.BySize["large"] }, 9},
		{"fruits.fig.name", "date", func() any { return b.Fruits[2].Name }, "date"},
	} {
		if err := Set(b, c.path, node(t, c.value), ""); err != nil {
			t.Errorf("%s: %v", c.path, err)
		}
		if got := c.got(); got != c.want {
			t.Errorf("%s is %v, want %v", c.path, got, c.want)
		}
	}
	for _, path := range []string{"counts.a", "fruits.pear"} {
		if err := Remove(b, path, Pos{}); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	if len(b.Counts) != 2 || len(b.Fruits) != 2 || b.Fruits[0].Price.BySize == nil {
		t.Errorf("after removing: %+v", b)
	}
}

func TestClone(t *testing.T) {
	a := sample(t)
	b := Clone(a)
	if !reflect.DeepEqual(a, b) {
		t.Fatalf("got  %+v\nwant %+v", b, a)
	}
	b.Fruits[0].Tags[0] = "other"
	b.Fruits[1].Price.BySize["small"] = 99
	b.Fruits[1].Seed.Name = "other"
	b.Fruits[2].Extra.(map[string]any)["x"].([]any)[0] = 99
	b.Counts["a"] = 99
	if !reflect.DeepEqual(a, sample(t)) {
		t.Errorf("the original changed: %+v", a)
	}
}

func TestSchema(t *testing.T) {
	text, err := Schema[basket]("fruit", false)
	if err != nil {
		t.Fatal(err)
	}
	var s map[string]any
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	fruit := s["$defs"].(map[string]any)["fruit"].(map[string]any)
	properties := fruit["properties"].(map[string]any)
	if !reflect.DeepEqual(fruit["required"], []any{"name"}) || len(properties) != 9 {
		t.Errorf("%v", fruit)
	}
	if got := properties["seed"]; !reflect.DeepEqual(got, map[string]any{"$ref": "#/$defs/fruit"}) {
		t.Errorf("seed: %v", got)
	}
	if got := properties["size"]; !reflect.DeepEqual(got, map[string]any{"type": "string", "enum": []any{"small", "large"}}) {
		t.Errorf("size: %v", got)
	}
}

func TestNearest(t *testing.T) {
	known := []string{"count", "price", "rusts_on"}
	for word, want := range map[string]string{"cuont": "count", "Count": "count", "pric": "price", "rust": "", "rusts": "", "rustson": "rusts_on", "zebra": "", "": ""} {
		if got := Nearest(word, known); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", word, got, want)
		}
	}
}

func TestProblem(t *testing.T) {
	for _, c := range []struct {
		p    Problem
		want string
	}{
		{Problem{Text: "x"}, "x"},
		{Problem{Path: "a.b", Text: "x"}, "a.b: x"},
		{Problem{Pos: Pos{File: "f"}, Text: "x"}, "f: x"},
		{Problem{Pos: Pos{"f", 1, 2}, Path: "a", Text: "x"}, "f:1:2: a: x"},
		{Problem{Pos: Pos{"", 1, 2}, Text: "x"}, "1:2: x"},
	} {
		if got := c.p.Error(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	if err := (Problems)(nil).Err(); err != nil {
		t.Errorf("no problems are the error %v", err)
	}
}
