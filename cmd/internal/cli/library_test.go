package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/strategies/registry"
)

// TestLibrary runs the lines of the README that use the packages without the command line.
func TestLibrary(t *testing.T) {
	place(t)
	ctx := t.Context()
	deps := sim.Deps{Strategy: registry.Strategies.Parse, Game: func(id string, v sim.Variant, players int) (*engine.Game, error) {
		d, err := configs.Title(id)
		if err != nil {
			return nil, err
		}
		return titles.New(d, players, v.Options)
	}}
	plan := sim.Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []sim.Lineup{{"basic", "random"}}, Games: 40, Seed: 1}
	result, err := sim.Run(ctx, plan, deps, sim.Options{Out: "out/library", Workers: 2})
	if err != nil || result.Games != 40 {
		t.Errorf("%+v: %v", result, err)
	}
}

// TestReadme keeps the lines of the README the same as those that TestLibrary runs.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join(root, "..", "..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, code, ok := strings.Cut(string(readme), "```go\n")
	code, _, closed := strings.Cut(code, "```")
	if !ok || !closed {
		t.Fatal("no lines of Go in the README")
	}
	test, err := os.ReadFile(filepath.Join(root, "library_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(code) {
		if !strings.Contains(string(test), strings.TrimSpace(line)) {
			t.Errorf("not run by TestLibrary: %s", line)
		}
	}
}
