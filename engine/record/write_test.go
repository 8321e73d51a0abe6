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
	var players []string
	for _, p := range f.Players {
		players = append(players, p.Name)
	}
	w := record.NewWriter(r.State().Game(), players, 1, 1)
	r.BeforeAction = func(a engine.Action) { w.Before(r.State(), a) }
	r.AfterAction = func(a engine.Action, j *engine.Journal) { w.After(r.State(), a, j) }
	for {
		if ok, err := r.Next(); err != nil {
			t.Fatal(err)
		} else if !ok {
			break
		}
	}
	written := w.File(r.State())
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
	for {
		if ok, err := second.Next(); err != nil {
			t.Fatal(err)
		} else if !ok {
			break
		}
	}
	if len(second.Runs) > 0 {
		t.Errorf("routes as written are not understood: %+v", second.Runs[0])
	}
	a, b := r.State(), second.State()
	if a.Outcome() != b.Outcome() {
		t.Errorf("outcome %+v, want %+v", b.Outcome(), a.Outcome())
	}
	if a.Board != b.Board || a.Shares != b.Shares || a.Cash != b.Cash || a.Market != b.Market || a.Trains != b.Trains ||
		a.Corps != b.Corps || a.Priv != b.Priv || a.Players != b.Players || a.Round != b.Round {
		t.Error("the state that the written record leads to differs")
	}
}
