package factsheet

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/titles"
)

// TestFlows replays the golden games of every title: each flow that its sheet lists occurs, and no
// other does.
func TestFlows(t *testing.T) {
	for _, title := range titles.IDs() {
		t.Run(title, func(t *testing.T) {
			files, err := filepath.Glob(filepath.Join("..", "..", "..", "engine", "record", "testdata", title+"-*.json"))
			if err != nil || len(files) == 0 {
				t.Fatalf("no golden games of %s", title)
			}
			d, err := configs.Title(title)
			if err != nil {
				t.Fatal(err)
			}
			missing, listed := map[ledger.Flow]bool{}, map[ledger.Flow]bool{}
			for _, file := range files {
				g, flows := flowsOf(t, file)
				for _, f := range Flows(d, g) {
					if !listed[f] && f.Reason != ledger.StartingCash { // moves before the first action
						missing[f] = true
					}
					listed[f] = true
				}
				for f := range flows {
					if !listed[f] {
						t.Errorf("%s: %v to %v, %v: not in the sheet", filepath.Base(file), kindWords[f.From], kindWords[f.To], f.Reason)
					}
				}
				for f := range flows {
					delete(missing, f)
				}
			}
			for f := range missing {
				t.Errorf("%v to %v, %v: in the sheet, but in none of the games", kindWords[f.From], kindWords[f.To], f.Reason)
			}
		})
	}
}

// flowsOf is the flows of a recorded game.
func flowsOf(t *testing.T, file string) (*engine.Game, map[ledger.Flow]bool) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	d, err := configs.Title(f.Title)
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, len(f.Players), f.Settings.OptionalRules)
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.NewReplay(g, f, true)
	if err != nil {
		t.Fatal(err)
	}
	flows := map[ledger.Flow]bool{}
	r.AfterAction = func(_ engine.Action, j *engine.Journal) {
		for _, x := range j.Transfers {
			flows[ledger.Flow{From: x.From.Kind, To: x.To.Kind, Reason: x.Reason}] = true
		}
	}
	for more := true; more; {
		if more, err = r.Next(); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	return g, flows
}
