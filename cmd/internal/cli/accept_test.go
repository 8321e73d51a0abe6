package cli_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/analysis/accept"
	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/sim/dataset"
)

const smallAcceptance = `name: small
titles: ["1830"]
players: [3]
lineups:
  - [random]
  - [basic, random, random]
games: 3
seed: 1
accept:
  seeds: [1, 2]
  bands:
    - {measure: actions, low: 10}
    - {measure: worth/winner, high: 1}
    - {measure: distinct/auctions, low: 50, games: 1000}
    - {measure: wins/basic, lineup: 2, low: 0, high: 100}
`

// TestAcceptance plays a plan that asks for something, once for each of its seeds.
func TestAcceptance(t *testing.T) {
	place(t)
	write(t, "small.yaml", smallAcceptance)
	got := run(t, words("run --plan small.yaml --out out")...)
	if got.code != 1 || !strings.Contains(got.stderr, "1 figure out of bounds, the first one: worth of the winner") {
		t.Error(got)
	}
	for _, want := range []string{"seed 1", "seed 2", "MISSED", "not judged below 1000 games", "wins of basic"} {
		if !strings.Contains(got.stdout, want) {
			t.Errorf("the table lacks %q: %v", want, got)
		}
	}
	if again := run(t, words("run --plan small.yaml --out out")...); again.stdout != got.stdout {
		t.Errorf("the second time all is there, and the table is another one: %v", again)
	}
	if one := run(t, words("run --plan small.yaml --seed 2 --out out --json")...); one.code != 1 || !strings.Contains(one.stdout, `"seeds"`) {
		t.Error(one)
	}
	wrong(t, 2, "--shard: a plan with bounds is judged", "run --plan small.yaml --shard 1/2 --out shard")
	write(t, "wrong.yaml", strings.NewReplacer("measure: actions, low: 10", "measure: action", "lineup: 2", "lineup: 3").Replace(smallAcceptance))
	if got := run(t, "check", "wrong.yaml"); got.code != 3 || !strings.Contains(got.stderr, "no bound") || !strings.Contains(got.stderr, "line-up 3") {
		t.Error(got)
	}
	write(t, "wrong.yaml", strings.Replace(smallAcceptance, "measure: actions", "measure: action", 1))
	if got := run(t, "check", "wrong.yaml"); got.code != 3 || !strings.Contains(got.stderr, `no figure "action"; did you mean actions?`) {
		t.Error(got)
	}
}

// TestComparisons plays a plan that compares its line-ups, and says where a band goes wrong.
func TestComparisons(t *testing.T) {
	place(t)
	const compare = "measure: wins/basic, lineup: 2, low: 0, high: 100}"
	plan := func(band string) string { return strings.Replace(smallAcceptance, compare, band, 1) }
	write(t, "small.yaml", plan("measure: reached/2, lineup: 2, against: 1, as: difference, low: 0}\n    - {measure: reached/2, against: 2, as: ratio, low: 1.1}"))
	got := run(t, words("run --plan small.yaml --games 6 --seed 1 --out out")...)
	if got.code != 1 || !strings.Contains(got.stderr, "2 figures out of bounds") {
		t.Error(got)
	}
	for _, want := range []string{"95 % interval", "difference 0  0 to 0", "ratio 1.00", "basic, random, random"} {
		if !strings.Contains(got.stdout, want) {
			t.Errorf("the table lacks %q: %v", want, got)
		}
	}
	for band, want := range map[string]string{
		"measure: rounds, as: rati, low: 1}":                "wrong.yaml:15:29: accept.bands.3.as: ",
		"measure: rounds, as: ratio, low: 1}":               "wrong.yaml:15:25: accept.bands.3.as: a ratio needs another line-up",
		"measure: rounds, as: ratio, against: 4, low: 1}":   "wrong.yaml:15:36: accept.bands.3.against: line-up 4; the plan has 2",
		"measure: distinct/openings, as: value, low: 1}":    "wrong.yaml:15:36: accept.bands.3.as: distinct/openings has no interval",
		"measure: rounds, lineup: 2, against: one, low: 1}": "wrong.yaml:15:45: ",
	} {
		write(t, "wrong.yaml", plan(band))
		if got := run(t, "check", "wrong.yaml"); got.code != 3 || !strings.Contains(got.stderr, want) {
			t.Errorf("%s: want %q in %v", band, want, got)
		}
	}
}

// TestPeopleOfAcceptance makes the figures of people's games in acceptance tables again.
func TestPeopleOfAcceptance(t *testing.T) {
	var made []accept.People
	for _, title := range []string{"1830", "1856"} {
		records, err := filepath.Glob(filepath.Join(recordsOf(t, title), "people-*.json"))
		if err != nil || len(records) == 0 {
			t.Fatalf("no games of people: %v", err)
		}
		place(t)
		if got := run(t, append([]string{"import", "--out", "out"}, records...)...); got.code != 0 {
			t.Fatal(got)
		}
		ds, err := dataset.Open("out")
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := configs.Plan("acceptance-" + title)
		if err != nil {
			t.Fatal(err)
		}
		people, err := accept.PeopleOf(p, ds)
		if err != nil {
			t.Fatal(err)
		}
		made = append(made, people)
	}
	text, err := json.MarshalIndent(made, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	text = append(text, '\n')
	file := filepath.Join(root, "..", "..", "..", "analysis", "accept", "people.json")
	if *update {
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(file); err != nil || string(kept) != string(text) {
		t.Errorf("%s is not what the records give: %v; run the test with -update", file, err)
	}
}
