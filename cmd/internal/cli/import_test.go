package cli_test

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

// TestImport takes in one record, and lists what cannot be taken in.
func TestImport(t *testing.T) {
	place(t)
	unpack(t)
	whole, err := os.ReadFile("game.json")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile("game.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	write(t, "records/a-game.json.gz", string(packed))
	write(t, "records/again.json.gz", string(packed))
	write(t, "records/unpacked.json", string(whole))
	write(t, "records/cut-off.json", string(whole[:len(whole)/2]))
	write(t, "records/cut-off.json.gz", string(packed[:len(packed)/2]))
	write(t, "records/foreign.json", `{"title": "1830", "players": {"1": "Ada"}}`)
	write(t, "records/moon.json", `{"title": "18Moon", "players": [{"id": 1, "name": "Ada"}], "actions": []}`)
	write(t, "records/result.json", strings.Replace(string(whole), `"result":{"0":`, `"result":{"0":9`, 1))
	write(t, "records/turn.json", strings.Replace(string(whole), `"type":"bid","entity":0`, `"type":"bid","entity":1`, 1))
	write(t, "records/below/option.json", strings.Replace(string(whole), `"optional_rules":[]`, `"optional_rules":["optional_6_train","moon_landing"]`, 1))
	write(t, "records/notes.txt", "no record")
	write(t, "none/notes.txt", "no record")
	write(t, "alone/turn.json", strings.Replace(string(whole), `"type":"bid","entity":0`, `"type":"bid","entity":1`, 1))
	got := run(t, "import", "records", "--out", "out/people")
	if got.code != 6 || !strings.Contains(got.stdout, "1830, variant base, 3 players: 1 game in 1 block") ||
		!strings.Contains(got.stdout, "1830, variant optional_6_train, 3 players: 1 game in 1 block") {
		t.Error(got)
	}
	golden(t, "import", got.stderr)
	transcript(t, "import-wrong", "import alone --out out/none",
		"import none --out out/none", "import nothing.json --out out/none", "import", "import game.json",
		"import game.json --out out/people", "import game.json --out out/none --format xls", "replay out/people --game 1")

	manifests, err := dataset.ReadManifests("out/people")
	if err != nil || len(manifests) != 1 || len(manifests[0].Records) != 10 || manifests[0].Games != 2 {
		t.Fatalf("%v: %+v", err, manifests)
	}
	if r := manifests[0].Records[0]; r.File != "records/a-game.json.gz" || *r.Game != 0 || r.Refused != "" {
		t.Errorf("first record %+v", r)
	}
	if r := manifests[0].Records[1]; r.Game != nil || r.Refused != "the same record as records/a-game.json.gz" {
		t.Errorf("second record %+v", r)
	}
	var summary struct {
		Groups []struct{ Variant string }
	}
	got = run(t, "import", "records/below/option.json", "--out", "out/json", "--format", "csv", "--json")
	if err := json.Unmarshal([]byte(got.stdout), &summary); err != nil || got.code != 0 || summary.Groups[0].Variant != "optional_6_train" {
		t.Errorf("%v: %s", err, got)
	}
}

// TestImportIsTheSameGame exports simulated games and imports them: their rows are those of the
// simulation, but for what records do not have.
func TestImportIsTheSameGame(t *testing.T) {
	for _, title := range []string{"1830", "1856"} {
		t.Run(title, func(t *testing.T) {
			place(t)
			for _, line := range []string{
				"run --title " + title + " --players 3 --games 4 --line-up random --out out/played",
				"export out/played --all --out records",
				"import records --strategy random --out out/imported",
			} {
				if got := run(t, words(line)...); got.code != 0 {
					t.Fatal(got)
				}
			}
			played, imported := open(t, "out/played"), open(t, "out/imported")
			same[dataset.Round](t, played, imported, dataset.Rounds)
			same[dataset.Player](t, played, imported, dataset.Players)
			same[dataset.Corporation](t, played, imported, dataset.Corporations)
			same[dataset.Phase](t, played, imported, dataset.Phases)
			same[dataset.Flow](t, played, imported, dataset.Flows)
			same[happening](t, played, imported, dataset.Events)
			same[outcome](t, played, imported, dataset.Games)
			checkMoney(t, imported)
		})
	}
}

// happening is an event without its number: what players said to deals is in no record.
type happening struct {
	Label        string              `col:"round"`
	Type         string              `col:"type"`
	Seat         dataset.Opt[int32]  `col:"seat"`
	Corporation  dataset.Opt[string] `col:"corporation"`
	Counterparty dataset.Opt[string] `col:"counterparty"`
	Private      dataset.Opt[string] `col:"private"`
	Train        dataset.Opt[string] `col:"train"`
	Hex          dataset.Opt[string] `col:"hex"`
	Amount       dataset.Opt[int32]  `col:"amount"`
}

// outcome is the row of a game without its actions, which are other ones in a record: it states
// runs that the game found, and takes several loans one by one.
type outcome struct {
	Game      int64                                 `col:"game"`
	Seed      int64                                 `col:"seed"`
	EndReason string                                `col:"end_reason"`
	EndRound  string                                `col:"end_round"`
	EndPhase  string                                `col:"end_phase"`
	Rounds    int32                                 `col:"rounds"`
	Winners   int32                                 `col:"winners"`
	Floated   int32                                 `col:"floated"`
	Strategy  [dataset.MaxSeats]dataset.Opt[string] `col:"strategy"`
	Worth     [dataset.MaxSeats]dataset.Opt[int32]  `col:"worth"`
}

func open(t *testing.T, dir string) *dataset.Dataset {
	t.Helper()
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return ds
}

func rowsOf[R any](t *testing.T, ds *dataset.Dataset, table string) (rows []R) {
	t.Helper()
	for r, err := range dataset.Rows[R](ds, table) {
		if err != nil {
			t.Fatal(err)
		}
		if h, ok := any(&r).(*happening); ok && strings.HasPrefix(h.Type, "deal_") {
			continue
		}
		rows = append(rows, r)
	}
	return rows
}

// same compares a table of two datasets.
func same[R any](t *testing.T, a, b *dataset.Dataset, table string) {
	t.Helper()
	x, y := rowsOf[R](t, a, table), rowsOf[R](t, b, table)
	if len(x) != len(y) || len(x) == 0 {
		t.Errorf("%s: %d rows, imported %d", table, len(x), len(y))
	}
	for i := range min(len(x), len(y)) {
		if !reflect.DeepEqual(x[i], y[i]) {
			t.Errorf("%s, row %d:\nplayed   %+v\nimported %+v", table, i, x[i], y[i])
			return
		}
	}
}
