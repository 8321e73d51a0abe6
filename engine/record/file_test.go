package record_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/record"
)

// TestParseRefuses names what is wrong with a text that is no record, and where.
func TestParseRefuses(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"empty", " \n", "the file is empty"},
		{"cut off", "{\"title\":\"1830\",\n\"players\":[", "line 2: the file is cut off"},
		{"not JSON", "{\n  title: 1830}", "line 2, column 3"},
		{"two objects", `{"title":"1830","players":[{"id":1,"name":"A"}]} {}`, "text after the end of the record"},
		{"a list", `[]`, "line 1, column 2: a game record is an object, not a list"},
		{"null for an action", `{"title":"1830","players":[{"id":1,"name":"A"}],"actions":[{"type":"pass"},null]}`, "actions: number 2 of the list has no type"},
		{"no title", `{"players":[{"id":1,"name":"A"}]}`, `the key "title" is missing`},
		{"no players", `{"title":"1830"}`, `the key "players" is missing`},
		{"one id twice", `{"title":"1830","players":[{"id":1,"name":"A"},{"id":1,"name":"B"}]}`, "two players have the id 1"},
		{"wrong type", `{"title":"1830","players":[{"id":1,"name":"A"}],"actions":[{"type":"bid","price":"20"}]}`, "price"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := record.Parse([]byte(c.text))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestParseLeniently reads what records of some years have: names for ids, scores with fractions,
// a user that is a number, null where a value is expected, unknown keys.
func TestParseLeniently(t *testing.T) {
	f, err := record.Parse([]byte(`{"title":"1830","id":"hs_abc_12","user":7,"players":[{"name":"Ada"},{"name":"Ben"}],
		"settings":{"seed":"","optional_rules":null,"is_async":true},"result":{"Ada":510.0,"Ben":12},"pin":"x","description":null,
		"actions":[{"type":"bid","entity":"Ada","entity_type":"player","id":1,"company":"SV","price":20,"skip":true}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if f.Result["Ada"] != 510 || f.Result["Ben"] != 12 {
		t.Errorf("result %v", f.Result)
	}
	r, err := record.NewReplay(gameOf(t, f), f, true)
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := r.Next(); !ok || err != nil {
		t.Errorf("the bid by name: %v, %v", ok, err)
	}
}

// TestByteOrderMark reads what an editor has marked as UTF-8.
func TestByteOrderMark(t *testing.T) {
	f, err := record.Parse([]byte("\xef\xbb\xbf" + `{"title":"1830","players":[{"name":"Ada"}]}`))
	if err != nil || f.Title != "1830" {
		t.Errorf("%+v, %v", f, err)
	}
}

// mended replays a golden game, changed as a record may be, to the result that it had.
func mended(t *testing.T, file string, change func(*record.File)) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	f, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	change(f)
	r, err := record.NewReplay(gameOf(t, f), f, false)
	if err != nil {
		t.Fatal(err)
	}
	for ok := true; ok; {
		if ok, err = r.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if len(r.Runs) > 0 {
		t.Errorf("runs that are not confirmed: %+v", r.Runs)
	}
	if got := record.Result(f, r.State()); !maps.Equal(got, f.Result) {
		t.Errorf("result %v, want %v", got, f.Result)
	}
}

// TestNoRevenue reads routes of early years, which do not state what they earn: their track does.
func TestNoRevenue(t *testing.T) {
	for _, file := range []string{"1830-bank.json", "1856-rights-bankrupt.json"} {
		routes := 0
		mended(t, file, func(f *record.File) {
			for i := range f.Actions {
				for k := range f.Actions[i].Routes {
					f.Actions[i].Routes[k].Revenue = nil
					routes++
				}
			}
		})
		if routes == 0 {
			t.Errorf("%s has no routes", file)
		}
	}
}

// TestNoRevenueNoTrack refuses a run of which neither revenue nor track is known.
func TestNoRevenueNoTrack(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "1830-bank.json"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	for i := range f.Actions {
		for k := range f.Actions[i].Routes {
			f.Actions[i].Routes[k].Revenue, f.Actions[i].Routes[k].Connections = nil, nil
		}
	}
	r, err := record.NewReplay(gameOf(t, f), f, false)
	if err != nil {
		t.Fatal(err)
	}
	for ok := true; ok; {
		ok, err = r.Next()
	}
	if err == nil || !strings.Contains(err.Error(), "run_routes: no revenue is stated, and") {
		t.Errorf("got %v", err)
	}
}

// TestMessageCarries executes the automatic actions that a message carries.
func TestMessageCarries(t *testing.T) {
	carried := 0
	mended(t, "1856-bank.json", func(f *record.File) {
		var list []record.Action
		for _, a := range f.Actions {
			carries := a.AutoActions
			a.AutoActions = nil
			list = append(list, a)
			if carries != nil {
				list = append(list, record.Action{Type: "message", Entity: 0, EntityType: "player", ID: a.ID, AutoActions: carries})
				carried++
			}
		}
		f.Actions = list
	})
	if carried == 0 {
		t.Error("no action carries others")
	}
}

// TestNumbersDoNotWrap refuses numbers that would become others in the small types of an action.
func TestNumbersDoNotWrap(t *testing.T) {
	for _, c := range []struct{ name, action, want string }{
		{"a bid of 2^32 + 20", `"type":"bid","company":"SV","price":4294967316`, "no amount of money"},
		{"a revenue of 2^32", `"type":"run_routes","routes":[{"revenue":4294967290},{"revenue":6}]`, "no amount of money"},
		{"city 256", `"type":"place_token","city":"H12-0-256"`, "a hex has at most 2"},
		{"a bundle of 266 %", `"type":"sell_shares","shares":["PRR_1"],"percent":266`, "from 0 to 100"},
		{"13 certificates", `"type":"sell_shares","shares":["PRR_1"` + strings.Repeat(`,"PRR_1"`, 12) + `]`, "at most 12"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := record.Parse([]byte(`{"title":"1830","players":[{"id":1,"name":"A"},{"id":2,"name":"B"}],
				"actions":[{"entity":1,"entity_type":"player","id":1,` + c.action + `}]}`))
			if err != nil {
				t.Fatal(err)
			}
			r, err := record.NewReplay(gameOf(t, f), f, false)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := r.Next(); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestEffective applies undo and redo.
//
// Rule: record format 2.2.
func TestEffective(t *testing.T) {
	to := func(n int) *int { return &n }
	act := func(id int, kind string) record.Action { return record.Action{ID: id, Type: kind} }
	undoTo := func(id, n int) record.Action { return record.Action{ID: id, Type: "undo", ActionID: to(n)} }
	for _, c := range []struct {
		name string
		list []record.Action
		want []int
	}{
		{"undo twice and back", []record.Action{act(1, "pass"), act(2, "pass"), act(3, "message"), act(4, "undo"), act(5, "undo"), act(6, "redo"), act(7, "redo")}, []int{1, 2}},
		{"undo to", []record.Action{act(1, "pass"), act(2, "pass"), act(3, "pass"), undoTo(4, 1)}, []int{1}},
		{"undo to and back", []record.Action{act(1, "pass"), act(2, "pass"), act(3, "pass"), undoTo(4, 1), act(5, "redo")}, []int{1, 2, 3}},
		{"a new action forgets", []record.Action{act(1, "pass"), act(2, "pass"), act(3, "pass"), undoTo(4, 1), act(5, "pass")}, []int{1, 5}},
		{"an undo that removes nothing", []record.Action{act(1, "pass"), act(2, "pass"), act(3, "undo"), undoTo(4, 2), act(5, "pass")}, []int{1, 5}},
		{"messages stay", []record.Action{act(1, "message"), act(2, "undo"), act(3, "pass")}, []int{3}},
		{"undo everything", []record.Action{act(1, "pass"), act(2, "pass"), undoTo(3, 0), act(4, "pass")}, []int{4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := &record.File{Actions: c.list}
			got, err := f.Effective()
			if err != nil {
				t.Fatal(err)
			}
			var ids []int
			for _, a := range got {
				ids = append(ids, a.ID)
			}
			if !slices.Equal(ids, c.want) {
				t.Errorf("%v, want %v", ids, c.want)
			}
		})
	}
	for name, list := range map[string][]record.Action{
		"undo to an unknown action": {act(1, "pass"), undoTo(2, 9)},
		"redo without an undo":      {act(1, "pass"), act(2, "redo")},
	} {
		f := &record.File{Actions: list}
		if _, err := f.Effective(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// FuzzParse reads any text as a record and replays what it understands: nothing may panic.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.json"))
	if err != nil || len(files) == 0 {
		f.Fatal("no games in testdata")
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Parse(data)
		if err != nil {
			return
		}
		d, err := configs.Title(r.Title)
		if err != nil || len(r.Players) < d.Players[0].Count || len(r.Players) > d.Players[len(d.Players)-1].Count {
			return
		}
		replay, err := record.NewReplay(gameOf(t, r), r, false)
		if err != nil {
			return
		}
		for {
			if ok, err := replay.Next(); !ok || err != nil {
				return
			}
		}
	})
}
