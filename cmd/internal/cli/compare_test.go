package cli_test

import (
	"strings"
	"testing"
)

// TestCompare compares what one run holds, and two runs.
func TestCompare(t *testing.T) {
	place(t)
	for _, line := range []string{
		"run --title 1830 --players 3 --games 4 --strategy random --out out/one",
		"run --title 1830 --players 3 --games 4 --strategy random --options optional_6_train --out out/six",
		"run --title 1830 --players 2,3 --games 3 --strategy random --out out/both",
	} {
		if got := run(t, words(line)...); got.code != 0 {
			t.Fatal(got)
		}
	}
	got := run(t, "compare", "out/one", "out/six")
	if got.code != 0 || !strings.HasPrefix(got.stdout, "six against one\n") || !strings.Contains(got.stdout, "They differ in: dataset, variant.") {
		t.Error(got)
	}
	got = run(t, words("compare out/one out/six --plot --format svg --data")...)
	want := "\nout/one/charts/compare-six-with-one.svg\nout/one/charts/compare-six-with-one.csv\n"
	if got.code != 0 || !strings.HasSuffix(got.stdout, want) {
		t.Error(got)
	}
	got = run(t, words("compare out/both --by players --json --plot --format svg --out drawn")...)
	if got.code != 0 || !strings.HasPrefix(got.stdout, "{\n") || !strings.Contains(got.stdout, `"by": "players"`) ||
		got.stderr != "drawn/compare-3p-with-2p.svg\n" {
		t.Error(got)
	}
	transcript(t, "compare-wrong", "compare", "compare nothing", "compare out/one", "compare out/one out/one", "compare out/one --by colour",
		"compare out/both --by players --base 5p", "compare out/both --width 5 --plot", "compare out/both --width 900",
		"compare out/both --plot --format gif")
}
