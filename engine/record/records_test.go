package record_test

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/titles"
)

// recordsDir is the folder of finished games with their traces, which are not part of the
// repository.
func recordsDir(t testing.TB) string {
	t.Helper()
	dir := os.Getenv("TRAINRUSH_SHARED")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared")
	}
	dir = filepath.Join(dir, "records")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no recorded games: set TRAINRUSH_SHARED to the folder that holds records/")
	}
	return dir
}

// open reads a record and prepares its replay.
func open(t testing.TB, file string, strict bool) (*record.File, *record.Replay) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := record.Parse(data)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	r, err := record.NewReplay(gameOf(t, f), f, strict)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return f, r
}

func gameOf(t testing.TB, f *record.File) *engine.Game {
	t.Helper()
	d, err := configs.Title(f.Title)
	if err != nil {
		t.Fatal(err)
	}
	var options []string
	for _, o := range d.Options {
		if slices.Contains(f.Settings.OptionalRules, o.ID) {
			options = append(options, o.ID)
		}
	}
	g, err := titles.New(d, len(f.Players), options)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestRecords replays every finished game and compares every field of the state after every
// action; step and can are informative. Every action that needed no tolerance must have been
// among the legal ones of its actor.
func TestRecords(t *testing.T) {
	dir := recordsDir(t)
	for _, title := range titles.IDs() {
		files, err := filepath.Glob(filepath.Join(dir, title, "*.json"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no records for %s in %s", title, dir)
		}
		for _, file := range files {
			t.Run(title+"/"+strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
				t.Parallel()
				replayAgainstTrace(t, file)
			})
		}
	}
}

func replayAgainstTrace(t *testing.T, file string) {
	_, r := open(t, file, false)
	want := traceLines(t, strings.TrimSuffix(file, ".json")+".trace.jsonl.gz")
	tracer := record.NewTracer(r)
	var legal []engine.Action
	var covered bool
	r.BeforeAction = func(a engine.Action) {
		legal = r.State().Legal(a.Entity, legal[:0])
		covered = slices.ContainsFunc(legal, func(o engine.Action) bool { return r.State().Covers(o, a) })
	}
	r.AfterAction = func(a engine.Action, j *engine.Journal) {
		if !covered && len(j.Tolerated) == 0 && a.Type != engine.EndGame {
			t.Errorf("%+v was taken but not offered", a)
		}
	}
	compareLine(t, want[0], tracer.Line())
	total := r.State().Cash.Total()
	for i := 1; ; i++ {
		ok, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			if i != len(want) {
				t.Fatalf("%d lines, want %d", i, len(want))
			}
			break
		}
		compareLine(t, want[i], tracer.Line())
		if r.State().Cash.Total() != total {
			t.Fatalf("line %d: %d money in the game, want %d", i, r.State().Cash.Total(), total)
		}
		if t.Failed() {
			t.FailNow()
		}
	}
	for _, rule := range sortedRules(r.Tolerated) {
		t.Logf("tolerated %d times: %s", r.Tolerated[rule], rule)
	}
}

func sortedRules(m map[id.Rule]int) []id.Rule {
	var rules []id.Rule
	for k := range m {
		rules = append(rules, k)
	}
	slices.Sort(rules)
	return rules
}

func traceLines(t *testing.T, file string) []string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	sc := bufio.NewScanner(z)
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		lines = append(lines, sc.Text())
	}
	if err := sc.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

// compareLine compares a line field by field.
func compareLine(t *testing.T, want string, got record.Line) {
	t.Helper()
	text, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	var w, g map[string]any
	if err := json.Unmarshal([]byte(want), &w); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &g); err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"step", "can"} {
		delete(w, k)
		delete(g, k)
	}
	for _, d := range differences("", w, g) {
		t.Errorf("line %v (action %v, %v by %v, %v): %s", w["i"], w["id"], w["type"], w["entity"], w["round_name"], d)
	}
}

// differences lists the paths at which two JSON values differ.
func differences(path string, w, g any) []string {
	wm, ok1 := w.(map[string]any)
	gm, ok2 := g.(map[string]any)
	if !ok1 || !ok2 {
		if reflect.DeepEqual(w, g) {
			return nil
		}
		return []string{fmt.Sprintf("%s is %v, want %v", path, g, w)}
	}
	keys := map[string]bool{}
	for k := range wm {
		keys[k] = true
	}
	for k := range gm {
		keys[k] = true
	}
	var sorted []string
	for k := range keys {
		sorted = append(sorted, k)
	}
	sort.Strings(sorted)
	var out []string
	for _, k := range sorted {
		wv, inW := wm[k]
		gv, inG := gm[k]
		if inW != inG {
			out = append(out, fmt.Sprintf("%s/%s is %v (present %v), want %v (present %v)", path, k, gv, inG, wv, inW))
			continue
		}
		out = append(out, differences(path+"/"+k, wv, gv)...)
	}
	return out
}
