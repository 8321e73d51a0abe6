package sim

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/strategies"
)

// refused runs the plan into a folder and expects an error that says all of want.
func refused(t *testing.T, p Plan, o Options, want ...string) {
	t.Helper()
	_, err := Run(context.Background(), p, testDeps(t), o)
	for _, w := range want {
		if err == nil || !strings.Contains(err.Error(), w) {
			t.Errorf("error %v, want one that says %q", err, w)
		}
	}
}

// finish runs the small plan into a folder and expects the files of an undisturbed run.
func finish(t *testing.T, dir string, found int) {
	t.Helper()
	r, err := Run(context.Background(), smallPlan(), testDeps(t), Options{Out: dir, Workers: 2})
	if err != nil || r.Found != found {
		t.Errorf("going on: %d parts found, want %d; %v", r.Found, found, err)
	}
	if undisturbed == nil {
		whole := t.TempDir()
		if _, err := Run(context.Background(), smallPlan(), testDeps(t), Options{Out: whole}); err != nil {
			t.Fatal(err)
		}
		undisturbed = sums(t, whole)
	}
	equalSums(t, "after trouble", sums(t, dir), undisturbed)
}

// undisturbed is what the files of the small plan are without any trouble.
var undisturbed map[string]string

// folderOf is the folder of a table of the small plan.
func folderOf(dir, table string) string {
	return filepath.Join(dir, table, "title=1830", "variant=base", "players=3")
}

// TestFullDisk lets the writing of the second part fail. The first is kept, and the run goes
// on where it was once there is room.
func TestFullDisk(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Skip("this system has no device that is always full")
	}
	dir := t.TempDir()
	players := folderOf(dir, dataset.Players)
	if err := os.MkdirAll(players, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(full, filepath.Join(players, ".part-00001.arrow.partial")); err != nil {
		t.Fatal(err)
	}
	refused(t, smallPlan(), Options{Out: dir}, "writing "+filepath.Join(players, "part-00001.arrow"), "no space left on device")
	if left, _ := filepath.Glob(filepath.Join(dir, "*", "*", "*", "*", ".*")); len(left) > 0 {
		t.Errorf("half-written files are left: %s", strings.Join(left, ", "))
	}
	finish(t, dir, 1)
}

// TestFolderThatIsNone writes where a file stands in place of a folder.
func TestFolderThatIsNone(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	refused(t, smallPlan(), Options{Out: file}, file, "not a directory")
	refused(t, smallPlan(), Options{Out: filepath.Join(file, "below")}, file, "not a directory")
	if text, err := os.ReadFile(file); err != nil || string(text) != "mine" {
		t.Errorf("the file is %q, %v", text, err)
	}
	events := filepath.Join(dir, "out", dataset.Events)
	if err := os.MkdirAll(filepath.Dir(events), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(events, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	refused(t, smallPlan(), Options{Out: filepath.Join(dir, "out")}, "cannot go on", events+": not a part")
}

// TestHalfWrittenPart stops after each of the files of a part that are published, with the
// next one half written.
func TestHalfWrittenPart(t *testing.T) {
	tables := dataset.Tables()
	for n := range tables {
		dir := t.TempDir()
		if _, err := Run(context.Background(), smallPlan(), testDeps(t), Options{Out: dir}); err != nil {
			t.Fatal(err)
		}
		parts, _ := filepath.Glob(filepath.Join(folderOf(dir, dataset.Games), "part-*"))
		for _, later := range tables[n:] {
			file := filepath.Join(folderOf(dir, later.Name), "part-00001.arrow")
			if err := os.Rename(file, filepath.Join(filepath.Dir(file), ".part-00001.arrow.partial")); err != nil {
				t.Fatal(err)
			}
			if err := os.Truncate(filepath.Join(filepath.Dir(file), ".part-00001.arrow.partial"), 100); err != nil {
				t.Fatal(err)
			}
		}
		finish(t, dir, len(parts)-1)
	}
}

// TestDamagedPart names the file of a finished part that was cut off later, and keeps it.
func TestDamagedPart(t *testing.T) {
	dir := t.TempDir()
	if _, err := Run(context.Background(), smallPlan(), testDeps(t), Options{Out: dir}); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folderOf(dir, dataset.Flows), "part-00001.arrow")
	if err := os.Truncate(file, 500); err != nil {
		t.Fatal(err)
	}
	before := sums(t, dir)
	refused(t, smallPlan(), Options{Out: dir}, "cannot go on", file, "cut off", "it is played again")
	equalSums(t, "damaged", sums(t, dir), before)
	for _, table := range dataset.Tables() {
		if err := os.Remove(filepath.Join(folderOf(dir, table.Name), "part-00001.arrow")); err != nil {
			t.Fatal(err)
		}
	}
	finish(t, dir, len(before)/(len(dataset.Tables())+1)-1)
}

// TestAnotherRunInTheFolder says what differs and touches nothing.
func TestAnotherRunInTheFolder(t *testing.T) {
	dir := t.TempDir()
	if _, err := Run(context.Background(), smallPlan(), testDeps(t), Options{Out: dir, Tool: "1.0"}); err != nil {
		t.Fatal(err)
	}
	before := sums(t, dir)
	p := smallPlan()
	p.Seed, p.Games = 6, 4
	refused(t, p, Options{Out: dir, Tool: "1.0"}, "of another run: its plan has games: 3, this one 4; its plan has seed: 5, this one 6; choose another folder")
	refused(t, smallPlan(), Options{Out: dir, Tool: "1.1"}, "version 1.0 of the program played it, and this is 1.1")
	refused(t, smallPlan(), Options{Out: dir, Tool: "1.0", Format: dataset.Options{Format: dataset.CSV}}, "as .arrow, and this run would write .csv")
	if err := os.Remove(filepath.Join(dir, "manifest.json")); err != nil {
		t.Fatal(err)
	}
	refused(t, p, Options{Out: dir, Tool: "1.0"}, "that is run ", "and this is run ")
	equalSums(t, "untouched", sums(t, dir), before)

	changed := testDeps(t)
	game := changed.Game
	changed.Game = func(title string, v Variant, players int) (*engine.Game, error) {
		g, err := game(title, Variant{Name: v.Name, Options: []string{"optional_6_train"}}, players)
		return g, err
	}
	_, err := Run(context.Background(), smallPlan(), changed, Options{Out: dir, Tool: "1.0"})
	if err == nil || !strings.Contains(err.Error(), "the rules of 1830, variant base, have changed since") {
		t.Errorf("other rules under the same name: %v", err)
	}
	called := smallPlan()
	called.Name = "called otherwise"
	if _, err := Run(context.Background(), called, testDeps(t), Options{Out: dir, Tool: "1.0"}); err != nil {
		t.Errorf("the same plan by another name: %v", err)
	}
}

// TestFaultCostsOneGame lets a strategy panic in one game of a part, and answer illegally in
// another. The others are as they would be, and the rows say which games failed.
func TestFaultCostsOneGame(t *testing.T) {
	table := strategies.Table{{
		Name: "broken", Doc: "fails now and then",
		New: func() (strategies.Strategy, []strategies.Param) {
			return scripted(func(d *strategies.Decision) engine.Action {
				switch d.Rand.Uint64() % 400 {
				case 0:
					panic("no idea")
				case 1:
					return engine.Action{Type: engine.EndGame}
				}
				return d.Legal[0]
			}), nil
		},
	}}
	deps := testDeps(t)
	deps.Strategy = table.Parse
	dir := t.TempDir()
	p := Plan{Titles: []string{"1830"}, Players: []int{3}, Lineups: []Lineup{{"broken"}}, Games: 20, Seed: 4, Part: 20, Limit: 150}
	r, err := Run(context.Background(), p, deps, Options{Out: dir})
	if err != nil {
		t.Fatal(err)
	}
	if n := r.EndReasons[Fault]; r.Games != 20 || n == 0 || n == 20 {
		t.Fatalf("%d games, %d faults; want some of both kinds", r.Games, n)
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	type row struct {
		Seed   int64               `col:"seed"`
		Reason string              `col:"end_reason"`
		Fault  dataset.Opt[string] `col:"fault"`
	}
	var said []string
	for x, err := range dataset.Rows[row](ds, dataset.Games) {
		switch {
		case err != nil:
			t.Fatal(err)
		case x.Fault.OK != (x.Reason == Fault) || x.Seed == 0:
			t.Errorf("%+v", x)
		case x.Fault.OK:
			said = append(said, x.Fault.V)
		}
	}
	for _, what := range []string{"no idea", "is not offered"} {
		if !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, what) }) {
			t.Errorf("no fault says %q: %q", what, said)
		}
	}
}
