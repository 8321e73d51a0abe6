package people

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/analysis"
)

func TestBands(t *testing.T) {
	names, err := fs.Glob(files, "*.json")
	if err != nil || len(names) == 0 {
		t.Fatalf("%v: no files", err)
	}
	for _, name := range names {
		bands, err := read(name)
		if err != nil || len(bands) == 0 {
			t.Errorf("%s: %v: no bands", name, err)
		}
		for _, b := range bands {
			if b.Title != strings.TrimSuffix(name, ".json") || b.Games < 1 || !slices.Equal(b.Source, []string{analysis.Human}) {
				t.Errorf("%s: %d games of %s by %v", name, b.Games, b.Title, b.Source)
			}
		}
	}
}

// TestPlainRulesComeFirst keeps games with options from standing in for those without.
func TestPlainRulesComeFirst(t *testing.T) {
	bands, err := Bands()
	if err != nil {
		t.Fatal(err)
	}
	options := false
	for _, b := range bands {
		if options = options || b.Variant != "base"; options && b.Variant == "base" {
			t.Errorf("%s with %d players: base behind options", b.Title, b.Players)
		}
	}
}
