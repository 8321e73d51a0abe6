package record_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/titles"
)

// TestWriteRecords writes every recorded game again from the engine's actions and replays what
// was written: the game must end in the same state.
func TestWriteRecords(t *testing.T) {
	dir := recordsDir(t)
	for _, title := range titles.IDs() {
		files, _ := filepath.Glob(filepath.Join(dir, title, "*.json"))
		if len(files) == 0 {
			t.Fatalf("no records for %s in %s", title, dir)
		}
		for _, file := range files {
			t.Run(title+"/"+filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				rewrite(t, file)
			})
		}
	}
}

func rewrite(t *testing.T, file string) {
	f, r := open(t, file, false)
	w := writer(f, r)
	if err := toEnd(r); err != nil {
		t.Fatal(err)
	}
	reread(t, w.File(r.State()), r.State())
}

// writer writes what is replayed.
func writer(f *record.File, r *record.Replay) *record.Writer {
	var players []string
	for _, p := range f.Players {
		players = append(players, p.Name)
	}
	w := record.NewWriter(r.State().Game(), players, r.State().Seed, 1)
	r.BeforeAction = func(a engine.Action) { w.Before(r.State(), a) }
	r.AfterAction = func(a engine.Action, j *engine.Journal) { w.After(r.State(), a, j) }
	return w
}

// reread replays a record as it is written: it must lead to a state.
func reread(t *testing.T, written *record.File, want *engine.State) {
	t.Helper()
	var buf bytes.Buffer
	if err := written.Write(&buf); err != nil {
		t.Fatal(err)
	}
	again, err := record.Parse(buf.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	second, err := record.NewReplay(gameOf(t, again), again, false)
	if err != nil {
		t.Fatal(err)
	}
	if err := toEnd(second); err != nil {
		t.Fatal(err)
	}
	if len(second.Runs) > 0 {
		t.Errorf("routes as written are not understood: %+v", second.Runs[0])
	}
	if a, b := want.Outcome(), second.State().Outcome(); a != b {
		t.Errorf("outcome %+v, want %+v", b, a)
	}
	if !second.State().Equal(want) {
		t.Error("the state that the written record leads to differs")
	}
}
