package configs

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

func mustTitle(t *testing.T, id string) *title.Definition {
	t.Helper()
	d, err := Title(id)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestFigures1830 holds figures counted by hand from the components of the game.
func TestFigures1830(t *testing.T) {
	d := mustTitle(t, "1830")
	equal := func(what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	equal("bank", d.Bank.Cash, id.Money(12000))
	equal("hexes", len(d.Map.Hexes)+len(d.Map.Blank), 93)

	copies := 0
	for _, s := range d.Tiles {
		copies += s.Count
	}
	equal("tile numbers", len(d.Tiles), 46)
	equal("tile copies", copies, 85)

	limited := 0
	for _, train := range d.Trains {
		limited += train.Count
	}
	equal("train types", len(d.Trains), 6)
	equal("limited trains", limited, 20)
	equal("D unlimited", d.Trains[5].Unlimited, true)

	cells, pars := 0, []id.Money{}
	for _, row := range d.Market.Rows {
		for _, text := range row {
			price, zones, ok, err := title.ParseCell(text)
			if err != nil {
				t.Fatal(err)
			}
			if !ok {
				continue
			}
			cells++
			if len(zones) > 0 && zones[0] == title.ZonePar {
				pars = append(pars, price)
			}
		}
	}
	equal("market cells", cells, 120)
	equal("par prices", pars, []id.Money{100, 90, 82, 76, 71, 67})

	for _, s := range d.Players {
		equal("players' cash together", id.Money(s.Count)*s.Cash, id.Money(2400))
	}
	equal("certificate limits", []int{d.Players[0].CertLimit, d.Players[1].CertLimit, d.Players[2].CertLimit,
		d.Players[3].CertLimit, d.Players[4].CertLimit}, []int{28, 20, 16, 13, 11})

	var value, income id.Money
	for _, p := range d.Privates {
		value, income = value+p.Value, income+p.Income
	}
	equal("privates", len(d.Privates), 6)
	equal("face values", value, id.Money(620))
	equal("incomes", income, id.Money(105))

	tokens := 0
	for _, c := range d.Corporations {
		tokens += len(c.Tokens)
		equal(c.ID+" float", c.Float, 60)
		equal(c.ID+" certificates", len(c.Shares), 9)
	}
	equal("corporations", len(d.Corporations), 8)
	equal("tokens", tokens, 25)
}

// TestRecordNames1830 checks the names of printed tiles in game records.
func TestRecordNames1830(t *testing.T) {
	d := mustTitle(t, "1830")
	seen := map[string]string{}
	for _, h := range d.Map.Hexes {
		if other, twice := seen[h.Record]; twice {
			t.Errorf("%s and %s are both %s in records", other, h.ID, h.Record)
		}
		seen[h.Record] = h.ID
	}
	for record, hex := range map[string]string{"city-2": "B10", "F22-2": "F22", "G19-0": "G19", "H12-0": "H12", "J14-1": "J14"} {
		if seen[record] != hex {
			t.Errorf("%s in records is %q, want %s", record, seen[record], hex)
		}
	}
}

// TestOptions applies every combination of options for every number of players.
func TestOptions(t *testing.T) {
	for _, name := range TitleIDs() {
		d := mustTitle(t, name)
		for combination := range 1 << len(d.Options) {
			var options []string
			for i, o := range d.Options {
				if combination>>i&1 == 1 {
					options = append(options, o.ID)
				}
			}
			for _, s := range d.Players {
				_, err := d.With(options, s.Count)
				if err != nil && !strings.Contains(err.Error(), "exclude each other") {
					t.Errorf("%s with %v for %d players: %v", name, options, s.Count, err)
				}
			}
		}
	}
}

func TestUnknownTitle(t *testing.T) {
	_, err := Title("1803")
	if err == nil || !strings.Contains(err.Error(), "did you mean 1830") {
		t.Errorf("Title(1803): %v", err)
	}
}

// TestLoadTitle reads a title from a folder, and says where in it something is wrong.
func TestLoadTitle(t *testing.T) {
	source := "titles/1830"
	copyTo := func(t *testing.T, edit func(name, text string) string) string {
		dir := t.TempDir()
		entries, err := os.ReadDir(source)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			data, err := os.ReadFile(filepath.Join(source, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, e.Name()), []byte(edit(e.Name(), string(data))), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		return dir
	}
	t.Run("as shipped", func(t *testing.T) {
		d, err := LoadTitle(copyTo(t, func(_, text string) string { return text }))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := d.Fingerprint(), mustTitle(t, "1830").Fingerprint(); got != want {
			t.Errorf("fingerprint %s, want %s", got, want)
		}
	})
	for _, c := range []struct{ name, old, new, want string }{
		{"train that does not exist", "count: 6, rusts_on: 4", "count: 6, rusts_on: 44", "trains.yaml:16:49: trains.2.rusts_on: there is no train 44; did you mean 4?"},
		{"key in two files", "market:\n", "bank: {cash: 1}\nmarket:\n", "title.yaml:14:1: bank: the key is given twice"},
		{"option that does not fit", "path: trains.6.count", "path: trains.7.count", "title.yaml:93:10: options.optional_6_train.set: trains.7.count: trains has no element 7.count"},
		{"tile that does not exist", "{tile: 70, count: 1}", "{tile: 1000, count: 1}", "tiles.1000: the tile catalogue has no tile 1000"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := LoadTitle(copyTo(t, func(_, text string) string { return strings.Replace(text, c.old, c.new, 1) }))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v\nwant %s", err, c.want)
			}
		})
	}
	t.Run("key missing", func(t *testing.T) {
		dir := copyTo(t, func(name, text string) string {
			if name == "market.yaml" {
				return "location: here\n"
			}
			return strings.Replace(text, "location:", "# location:", 1)
		})
		_, err := LoadTitle(dir)
		if err == nil || !strings.Contains(err.Error(), "the key market is missing") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("no folder", func(t *testing.T) {
		for _, path := range []string{"no/such/folder", "doc.go", t.TempDir()} {
			if _, err := LoadTitle(path); err == nil {
				t.Errorf("LoadTitle(%s) succeeded", path)
			}
		}
	})
}
