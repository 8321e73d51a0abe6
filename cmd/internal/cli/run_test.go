package cli_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestRun plays games and draws their charts; the same command again plays nothing and says
// the same.
func TestRun(t *testing.T) {
	place(t)
	args := []string{"run", "--title", "1830", "--players", "3", "--games", "6", "--seed", "7", "--line-up", "random", "--out", "out/first"}
	first := run(t, args...)
	if first.code != 0 || !strings.Contains(first.stdout, "1830, variant base, 3 players: 6 games in 6 blocks, seed 7") ||
		!strings.Contains(first.stderr, "6 of 6 games\n6 games in out/first, seed 7, run ") {
		t.Fatal(first)
	}
	if again := run(t, args...); again.code != 0 || again.stdout != first.stdout || !strings.HasPrefix(again.stderr, "6 of 6 games\n6 games in out/first") {
		t.Errorf("again: %s", again)
	}
	plot := run(t, "plot", "out/first", "--chart", "end-reasons", "--format", "svg", "--data")
	want := "out/first/charts/end-reasons-1830-base-3p.svg\nout/first/charts/end-reasons-1830-base-3p.csv\n"
	if plot.code != 0 || plot.stdout != want {
		t.Error(plot)
	}
	if text, err := os.ReadFile("out/first/charts/end-reasons-1830-base-3p.svg"); err != nil || !strings.Contains(string(text), "<svg") {
		t.Errorf("no chart: %v", err)
	}
	if other := run(t, "run", "--title", "1830", "--players", "3", "--games", "6", "--seed", "8", "--line-up", "random", "--out", "out/first"); other.code != 4 {
		t.Errorf("another run in the same folder: %s", other)
	}
}

// TestRunJSON prints the summary for programs, and shows a bar on a terminal.
func TestRunJSON(t *testing.T) {
	place(t)
	got := runIn(t.Context(), true, words("run --title 1830 --players 2 --games 2 --line-up 'random(noise=0.5),random' --options optional_6_train --format csv --out out --json")...)
	var summary struct {
		Groups []struct {
			Variant string
			Games   int
		}
	}
	if err := json.Unmarshal([]byte(got.stdout), &summary); err != nil {
		t.Fatalf("%v: %s", err, got)
	}
	if got.code != 0 || len(summary.Groups) != 1 || summary.Groups[0].Variant != "optional_6_train" || summary.Groups[0].Games != 2 {
		t.Errorf("%+v: %s", summary, got)
	}
	if !strings.Contains(got.stderr, "\r[================] 2 of 2 games") {
		t.Errorf("%q", got.stderr)
	}
	if files, _ := filepath.Glob("out/games/title=1830/variant=optional_6_train/players=2/*.csv"); len(files) != 1 {
		t.Errorf("files %v", files)
	}
}

// TestRunOwnTitle plays a title from a folder under a name of its own.
func TestRunOwnTitle(t *testing.T) {
	place(t)
	copyTitle(t, "my/Small bank", "bank: {cash: 12000}", "bank: {cash: 6000}")
	got := run(t, "run", "--title", "my/Small bank", "--games", "2", "--strategy", "random", "--options", "optional_6_train", "--out", "out")
	if got.code != 0 || !strings.Contains(got.stdout, "1830, variant small-bank+optional_6_train, 4 players: 2 games") {
		t.Error(got)
	}
	wrong(t, 2, "a title from a folder is played alone", "run --title 1830,my/small-bank --out other")
}

func TestRunWrong(t *testing.T) {
	place(t)
	write(t, "photos/holiday.jpg", "")
	write(t, "file", "")
	transcript(t, "run-wrong",
		"run --title 1830", "run --title 1830 extra --out out", "run --title", "run --titel 1830 --out out",
		"run --title 1830 --players 7 --out out", "run --title 1830 --players two --out out",
		"run --title 1830 --games 0 --out out", "run --title 1830 --games many --out out", "run --title 1830 --workers 0 --out out",
		"run --title 1830 --options optional_7_train --out out",
		"run --title 1830 --strategy random(nose=1) --out out",
		"run --title 1830 --strategy random --line-up random --out out", "run --title 1830 --players 2 --line-up random,random,random --out out",
		"run --title 1830 --deals fair --out out", "run --title 1830 --shard 17/16 --out out",
		"run --title 1830 --format xls --out out", "run --title 1830 --format csv --compression zstd --out out",
		"run --title 1830 --players 3,3 --out out", "run --title 1830,1830 --out out", "run --title 1830 --players 0 --out out",
		"run --title 1830 --options optional_6_train,optional_6_train --out out", "run --title 1830 --strategy random,random --out out",
		"run --title 1830 --shard 1/3x --out out", "run --plan tiny --games 0 --out out",
		"run --title 1830 --out photos", "run --title 1830 --out file", "run --title 1830 --out file/below")
	wrong(t, 2, "--title is missing; expected one of 1830", "run")
	wrong(t, 2, `there is no title "1831"; did you mean 1830?`, "run --title 1831 --out out")
	wrong(t, 2, `there is no strategy "basik"; did you mean basic?`, "run --title 1830 --strategy basik --out out")
	if files, _ := filepath.Glob("*"); len(files) != 4 { // two games, a file, a folder
		t.Errorf("a refused run leaves something: %v", files)
	}
}

func TestPlotWrong(t *testing.T) {
	place(t)
	write(t, "photos/holiday.jpg", "")
	write(t, "damaged/games/title=1830/variant=base/players=4/part-00000.arrow", "no table")
	transcript(t, "plot-wrong", "plot", "plot one two", "plot nothing", "plot photos", "plot photos --format gif", "plot photos --width 5",
		"plot --list extra", "plot damaged")
	wrong(t, 2, `there is no chart "phases"`, "plot photos --chart phases")
}

// TestDamagedTable reads a table whose head and foot are right, and what is between them not.
func TestDamagedTable(t *testing.T) {
	place(t)
	if got := run(t, words("run --title 1830 --players 3 --games 3 --strategy random --compression none --out out")...); got.code != 0 {
		t.Fatal(got)
	}
	wrong(t, 2, `--companies: chart company-value of 1830 base 3p: no company "PPR" in the data; it has B&M, `, "plot out --chart company-value --companies PPR")
	files, _ := filepath.Glob("out/games/*/*/*/*.arrow")
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	flipped := slices.Clone(data)
	flipped[len(data)/2] ^= 1
	if err := os.WriteFile(files[0], flipped, 0o644); err != nil {
		t.Fatal(err)
	}
	wrong(t, 3, files[0]+": damaged (its checksum is not the one in out/checksums/", "summary out")
	wrong(t, 4, "damaged (its checksum is not", "run --title 1830 --players 3 --games 3 --strategy random --compression none --out out")
	if err := os.RemoveAll("out/checksums"); err != nil {
		t.Fatal(err)
	}
	for _, spoil := range []func([]byte){
		func(b []byte) { // the lengths of texts
			for i := range b {
				b[i] = 0x5a
			}
		},
		func(b []byte) { clear(b) }, // the head of the batch
	} {
		spoilt := slices.Clone(data)
		spoil(spoilt[len(data)/8 : len(data)*7/8])
		if err := os.WriteFile(files[0], spoilt, 0o644); err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"summary out", "plot out", "compare out", "replay out --game 1", "export out --all --out records",
			"summary out --write-bands bands.json"} {
			got := run(t, words(line)...)
			if got.code != 3 || !strings.Contains(got.stderr, "part-00000.arrow") || strings.Contains(got.stderr, "runtime error") {
				t.Errorf("%s: %s", line, got)
			}
		}
	}
}

func TestPlotList(t *testing.T) {
	if got := run(t, "plot", "--list"); got.code != 0 || !strings.Contains(got.stdout, "\nend-reasons ") {
		t.Error(got)
	}
	var charts []struct{ Name, Title, Meaning string }
	if err := json.Unmarshal([]byte(run(t, "plot", "--list", "--json").stdout), &charts); err != nil || len(charts) < 3 || charts[0].Meaning == "" {
		t.Errorf("%v: %+v", err, charts)
	}
}
