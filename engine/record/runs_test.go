package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/titles"
)

// TestBestRunOnRecords compares the best run with every recorded one: wherever the recorded
// routes are legal the best run earns at least as much, and every one is proven. How often
// people left money on the table is logged.
func TestBestRunOnRecords(t *testing.T) {
	dir := recordsDir(t)
	for _, title := range titles.IDs() {
		files, err := filepath.Glob(filepath.Join(dir, title, "*.json"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no records for %s in %s", title, dir)
		}
		runs, below, doubtful := 0, 0, 0
		for _, file := range files {
			_, r := open(t, file, false)
			people := strings.HasPrefix(filepath.Base(file), "people")
			var j engine.Journal
			r.BeforeAction = func(a engine.Action) {
				if a.Type != engine.RunRoutes {
					return
				}
				best := r.State().BestRun(a.Entity.Corp(), &j)
				if !j.Run.Proven {
					t.Errorf("%s, action %d: the best run is not proven", filepath.Base(file), r.Action().ID)
				}
				if total, rule := r.State().CheckRuns(a.Entity.Corp(), j.Run.Runs); rule != id.NoRule || total != best {
					t.Errorf("%s: the best run of %v is refused: %v (%d, %d)", filepath.Base(file), a.Entity, rule, total, best)
				}
				if n := len(r.Runs); n > 0 && r.Runs[n-1].ID == r.Action().ID {
					doubtful++
					t.Logf("%s, action %d: stated %d, found %d, %v %s", filepath.Base(file), r.Action().ID, a.Price, r.Runs[n-1].Found, r.Runs[n-1].Rule, r.Runs[n-1].Reason)
					return
				}
				if best < a.Price {
					t.Errorf("%s, action %d: best run %d, recorded %d", filepath.Base(file), r.Action().ID, best, a.Price)
				}
				if people {
					runs++
					if best > a.Price {
						below++
					}
				}
			}
			for {
				ok, err := r.Next()
				if err != nil {
					t.Fatal(err)
				}
				if !ok {
					break
				}
			}
		}
		t.Logf("%s: %d of %d runs by people were below the best one; %d recorded runs were not confirmed", title, below, runs, doubtful)
	}
}
