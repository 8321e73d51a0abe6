package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPeople makes the built-in figures of people's games again, as the README beside them says.
func TestPeople(t *testing.T) {
	for _, title := range []string{"1830", "1856"} {
		t.Run(title, func(t *testing.T) {
			records, err := filepath.Glob(filepath.Join(recordsOf(t, title), "people-*.json"))
			if err != nil || len(records) == 0 {
				t.Fatalf("no games of people: %v", err)
			}
			place(t)
			if got := run(t, append([]string{"import", "--out", "out/people"}, records...)...); got.code != 0 {
				t.Fatal(got)
			}
			if got := run(t, "summary", "out/people", "--write-bands", "bands.json"); got.code != 0 || got.stdout != "" {
				t.Fatal(got)
			}
			made, err := os.ReadFile("bands.json")
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(root, "..", "..", "..", "analysis", "people", title+".json")
			if *update {
				if err := os.WriteFile(file, made, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if kept, err := os.ReadFile(file); err != nil || string(kept) != string(made) {
				t.Errorf("%s is not what the records give: %v; run the test with -update", file, err)
			}
		})
	}
}

// TestSummary prints the summary of a run again, with figures of people or of one's own.
func TestSummary(t *testing.T) {
	place(t)
	played := run(t, words("run --title 1830 --players 3 --games 2 --strategy random --out out")...)
	again := run(t, "summary", "out")
	if again.code != 0 || again.stdout != played.stdout || !strings.Contains(again.stdout, "Beside the figures: those of people in ") {
		t.Error(again)
	}
	if got := run(t, "summary", "out", "--write-bands", "own.json"); got.code != 0 || got.stdout != "" {
		t.Error(got)
	}
	if got := run(t, "summary", "out", "--bands", "own.json"); got.code != 0 || !strings.Contains(got.stdout, "Beside the figures: those of random in 2 games.") {
		t.Error(got)
	}
	if got := run(t, "summary", "out", "--json"); got.code != 0 || !strings.Contains(got.stdout, `"strategies": "people"`) {
		t.Error(got)
	}
	write(t, "bad.json", `[{"titel": "1830"}]`)
	transcript(t, "summary-wrong", "summary", "summary nothing", "summary out --bands none.json", "summary out --bands bad.json",
		"summary out --write-bands no/where.json")
}
