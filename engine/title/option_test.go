package title_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
)

func TestWith(t *testing.T) {
	d := load(t)
	before := d.Fingerprint()
	out, err := d.With([]string{"optional_6_train", "multiple_brown_from_ipo", "optional_6_train"}, 4)
	if err != nil {
		t.Fatal(err)
	}
	want := []title.Difference{
		{Path: "rules.multiple_buy_from", A: "pool", B: "ipo_or_pool"},
		{Path: "trains.6.count", A: "2", B: "3"},
	}
	if got := title.Diff(d, out); !reflect.DeepEqual(got, want) {
		t.Errorf("differences %v, want %v", got, want)
	}
	if got := strings.Join(out.Chosen, " "); got != "multiple_brown_from_ipo optional_6_train" {
		t.Errorf("chosen %s", got)
	}
	if d.Fingerprint() != before || d.Trains[4].Count != 2 {
		t.Error("the options changed the definition itself")
	}
	out.Map.Hexes[0].Stops[0].Revenue.ByColour[title.Brown] = 1
	out.Corporations[0].Tokens[0] = 99
	if d.Fingerprint() != before {
		t.Error("the copy shares memory with the definition")
	}
}

func TestWithRefuses(t *testing.T) {
	for _, c := range []struct {
		name    string
		edit    func(*title.Definition)
		options []string
		players int
		want    string
	}{
		{"unknown option", nil, []string{"optional_6_trian"}, 4, `1830 has no option "optional_6_trian"; did you mean optional_6_train? Possible: multiple_brown_from_ipo, optional_6_train`},
		{"title without options", func(d *title.Definition) { d.Options = nil }, []string{"x"}, 4, "it has no options"},
		{"number of players", nil, nil, 7, "1830 is not for 7 players; possible: 2, 3, 4, 5, 6"},
		{"excluded", func(d *title.Definition) { d.Options[1].Excludes = []string{"multiple_brown_from_ipo"} }, []string{"optional_6_train", "multiple_brown_from_ipo"}, 4, "the options multiple_brown_from_ipo and optional_6_train of 1830 exclude each other"},
	} {
		d := load(t)
		if c.edit != nil {
			c.edit(d)
		}
		if _, err := d.With(c.options, c.players); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestWithNumberOfPlayers(t *testing.T) {
	d := load(t)
	d.Options[1].Players = []int{5, 6}
	d.Players[0].Set = []title.Patch{{Path: "bank.cash", Value: 8000}}
	for _, c := range []struct {
		players, bank, sixes int
		chosen               []string
	}{
		{2, 8000, 2, nil},
		{4, 12000, 2, nil},
		{5, 12000, 3, []string{"optional_6_train"}},
		{0, 12000, 3, []string{"optional_6_train"}},
	} {
		out, err := d.With([]string{"optional_6_train"}, c.players)
		if err != nil {
			t.Fatal(err)
		}
		if int(out.Bank.Cash) != c.bank || out.Trains[4].Count != c.sixes || !reflect.DeepEqual(out.Chosen, c.chosen) {
			t.Errorf("%d players: bank %d, %d sixes, chosen %v", c.players, out.Bank.Cash, out.Trains[4].Count, out.Chosen)
		}
	}
}

// TestApply shows what a house rule can change, one line each.
func TestApply(t *testing.T) {
	for _, c := range []struct {
		name  string
		patch title.Patch
		want  string // the differences, joined by ;
	}{
		{"number", title.Patch{Path: "players.4.cert_limit", Value: 18}, "players.4.cert_limit: 16 → 18"},
		{"word", title.Patch{Path: "rules.sell_movement", Value: "down_block"}, "rules.sell_movement: down_share → down_block"},
		{"name that looks like a number", title.Patch{Path: "trains.2.rusts_on", Value: 5}, "trains.2.rusts_on: 4 → 5"},
		{"list", title.Patch{Path: "corporations.B&O.tokens", Value: []any{0, 60}}, "corporations.B&O.tokens: [0, 40, 100] → [0, 60]"},
		{"element of a list by its index", title.Patch{Path: "corporations.B&O.tokens.2", Value: 60}, "corporations.B&O.tokens: [0, 40, 100] → [0, 40, 60]"},
		{"market cell", title.Patch{Path: "market.rows.10.3", Value: "15b"}, "market.rows.10: [-, -, -, 10b, 20b, 30b, 40o] → [-, -, -, 15b, 20b, 30b, 40o]"},
		{"one colour of a revenue", title.Patch{Path: "map.hexes.F2.stops.0.revenue.brown", Value: 80}, "map.hexes.F2.stops.0.revenue: {yellow: 40, brown: 70} → {yellow: 40, brown: 80}"},
		{"number into a revenue by colour", title.Patch{Path: "map.hexes.D2.stops.0.revenue.brown", Value: 30}, "map.hexes.D2.stops.0.revenue: 20 → {brown: 30}"},
		{"revenue by colour into a number", title.Patch{Path: "map.hexes.F2.stops.0.revenue", Value: 50}, "map.hexes.F2.stops.0.revenue: {yellow: 40, brown: 70} → 50"},
		{"new element", title.Patch{Path: "trains.E", Value: map[string]any{"name": "E", "distance": 8, "price": 900, "count": 1}, Before: "D"},
			"trains.E.name: – → E; trains.E.distance: – → 8; trains.E.price: – → 900; trains.E.count: – → 1"},
		{"element removed", title.Patch{Path: "options.optional_6_train", Remove: true},
			"options.optional_6_train.id: optional_6_train → –; options.optional_6_train.name: Third 6-train → –; " +
				"options.optional_6_train.summary: The box has three 6-trains instead of two. → –; " +
				"options.optional_6_train.set.trains.6.count.path: trains.6.count → –; options.optional_6_train.set.trains.6.count.value: 3 → –"},
		{"tile with another label", title.Patch{Path: "tiles.53.as", Value: map[string]any{"colour": "green", "label": "OO", "stops": []any{map[string]any{"kind": "city", "revenue": 50}}, "track": []any{"0-a", "2-a", "4-a"}}},
			"tiles.53.as.label: B → OO"},
		{"tile of another title", title.Patch{Path: "tiles.6", Value: map[string]any{"tile": 6, "count": 2}},
			"tiles.6.tile: – → 6; tiles.6.count: – → 2; tiles.6.as.colour: – → yellow; tiles.6.as.stops.0.kind: – → city; " +
				"tiles.6.as.stops.0.revenue: – → 20; tiles.6.as.stops.0.slots: – → 1; tiles.6.as.stops.0.route: – → mandatory; tiles.6.as.track: – → [0-a, 2-a]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := load(t)
			out, err := d.Apply([]title.Patch{c.patch})
			if err != nil {
				t.Fatal(err)
			}
			var lines []string
			for _, x := range title.Diff(d, out) {
				lines = append(lines, x.String())
			}
			if got := strings.Join(lines, "; "); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if d.Fingerprint() == out.Fingerprint() {
				t.Error("the fingerprint is the same")
			}
		})
	}
}

func TestApplyRefuses(t *testing.T) {
	for _, c := range []struct {
		patch title.Patch
		want  string
	}{
		{title.Patch{Path: "trains.6.cuont", Value: 3}, "trains.6.cuont: there is no key cuont here; did you mean count?"},
		{title.Patch{Path: "trians.6.count", Value: 3}, "trians.6.count: there is no key trians here; did you mean trains?"},
		{title.Patch{Path: "trains.8.count", Value: 3}, "trains.8.count: trains has no element 8.count; "},
		{title.Patch{Path: "trains.6.count", Value: "three"}, `trains.6.count: expected a whole number, found "three"`},
		{title.Patch{Path: "trains.6.count.x", Value: 3}, "trains.6.count is a single value: the path ends there"},
		{title.Patch{Path: "trains.6.count"}, "trains.6.count: the patch has no value"},
		{title.Patch{Path: "trains.6", Value: 3, Remove: true}, "trains.6: a patch has a value or remove, not both"},
		{title.Patch{Path: "trains.6.count", Remove: true}, "only elements of lists and mappings can be removed"},
		{title.Patch{Path: "trains.7", Remove: true}, "trains has no element 7"},
		{title.Patch{Path: "trains.6", Remove: true}, "phases.6.train: there is no train 6"},
		{title.Patch{Path: "trains.6", Value: map[string]any{"name": 6}}, "trains.6: the key price is missing"},
		{title.Patch{Path: "trains.7", Value: map[string]any{"name": "8", "distance": 8, "price": 900, "count": 1}}, "the new element is called 7 in the path and 8 in the value"},
		{title.Patch{Path: "trains.8", Value: map[string]any{"name": "8", "distance": 8, "price": 900, "count": 1}, Before: "F"}, "before: there is no element F"},
		{title.Patch{Path: "rules.sell_after", Value: "frist"}, `rules.sell_after: "frist" is not possible; did you mean first?`},
		{title.Patch{Path: "corporations.B&O.homes.I15.city.x", Value: 1}, "there is no corporations.B&O.homes.I15.city here; set it as a whole"},
		{title.Patch{Path: "map.hexes.F2.stops.0.revenue.pink", Value: 80}, "there is no key pink here"},
		{title.Patch{Path: "map.hexes.F2.stops.0.revenue.gray", Remove: true}, "has no entry gray"},
		{title.Patch{Path: "market.rows.99", Value: []any{}}, "market.rows has no element 99"},
		{title.Patch{Path: "tiles.1000", Value: map[string]any{"tile": 1000, "count": 1}}, "tiles.1000: the tile catalogue has no tile 1000"},
		{title.Patch{Path: "bank.cash", Value: struct{}{}}, "bank.cash: a struct {} is not plain data"},
		{title.Patch{Path: "", Value: 1}, "expected a mapping"},
	} {
		_, err := load(t).Apply([]title.Patch{c.patch})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v\ngot  %v\nwant %s", c.patch, err, c.want)
		}
	}
}

func TestFingerprint(t *testing.T) {
	d, again := load(t), load(t)
	if a, b := d.Fingerprint(), again.Fingerprint(); a != b || len(a) != 16 {
		t.Errorf("%s and %s for the same title", a, b)
	}
	for range 20 { // map order must not matter
		if d.Fingerprint() != again.Fingerprint() {
			t.Fatal("the fingerprint changes by itself")
		}
	}
	again.Trains[0], again.Trains[1] = again.Trains[1], again.Trains[0]
	if d.Fingerprint() == again.Fingerprint() {
		t.Error("the order of trains does not matter")
	}
	want := []title.Difference{{Path: "trains (order)", A: "2 3 4 5 6 D", B: "3 2 4 5 6 D"}}
	if got := title.Diff(d, again); !reflect.DeepEqual(got, want) {
		t.Errorf("differences %v", got)
	}
}
