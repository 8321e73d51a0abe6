package cli_test

import (
	"strings"
	"testing"
)

// TestProfiles calls players by name: in lists, in line-ups, from files, and wrongly.
func TestProfiles(t *testing.T) {
	place(t)
	if got := run(t, "strategies"); got.code != 0 || !strings.Contains(got.stdout, "vulture") || !strings.Contains(got.stdout, "balanced") {
		t.Error(got)
	}
	if got := run(t, "strategies", "show", "rusher"); !strings.Contains(got.stdout, "floats companies for their money") {
		t.Error(got)
	}
	write(t, "own.yaml", "name: own\nsummary: Loots.\nstrategy: looter\nparameters: [dump=3]\n")
	transcript(t, "profiles", "check own.yaml", "strategies show own.yaml", "strategies show vulture", "strategies show vultur", "strategies nonsense")
	got := run(t, words("run --title 1830 --players 2 --games 1 --line-up random,own.yaml --out out")...)
	if got.code != 0 || !strings.Contains(got.stdout, "looter(dump=3)") {
		t.Error(got)
	}
	if got := run(t, words("run --title 1830 --games 1 --strategy vultur --out out2")...); got.code != 2 || !strings.Contains(got.stderr, "did you mean vulture") {
		t.Error(got)
	}
	write(t, "wrong.yaml", "name: own\nsummary: Loots.\nstrategy: looter\nparameters: [dumps=3]\n")
	if got := run(t, "check", "wrong.yaml"); got.code != 3 || !strings.Contains(got.stderr, "did you mean dump") {
		t.Error(got)
	}
}
