package cli_test

import (
	"context"
	"strings"
	"testing"
)

func TestApp(t *testing.T) {
	transcript(t, "app", "", "--version", "help run", "plot --help")
	transcript(t, "app-wrong", "rum", "--titel 1830", "schema", "schema titel", "schema title tiles", "strategies", "strategies show")
	wrong(t, 2, `there is no strategy "basik"; did you mean basic?`, "strategies show basik")
}

// TestHelpTopic asks for help about a verb that does not exist.
func TestHelpTopic(t *testing.T) {
	wrong(t, 2, `there is no verb "plto"; did you mean plot?`, "help plto")
	if got := run(t, "help", "plot"); got.code != 0 || !strings.Contains(got.stdout, "trainrush plot --list") {
		t.Error(got)
	}
}

func TestSchema(t *testing.T) {
	for kind, want := range map[string]string{"title": `"https://json-schema.org/draft/2020-12/schema"`, "tiles": `"https://json-schema.org/draft/2020-12/schema"`, "dataset": "| end_reason |"} {
		if got := run(t, "schema", kind); got.code != 0 || !strings.Contains(got.stdout, want) {
			t.Errorf("%s: %s", kind, got)
		}
	}
}

func TestStrategies(t *testing.T) {
	got := run(t, "strategies", "list")
	if got.code != 0 || !strings.Contains(got.stdout, "basic") || !strings.Contains(got.stdout, "random") {
		t.Error(got)
	}
	if got := run(t, "strategies", "show", "random", "--json"); got.code != 0 || !strings.Contains(got.stdout, `"default"`) {
		t.Error(got)
	}
}

// TestInterrupted ends with its own exit code, and says how to go on.
func TestInterrupted(t *testing.T) {
	place(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	got := runIn(ctx, false, "run", "--title", "1830", "--games", "4", "--out", "out")
	if got.code != 130 || !strings.Contains(got.stderr, "the same command goes on from there") {
		t.Error(got)
	}
}

// TestFlagsBehindArguments are not lost, as the flag package would have it.
func TestFlagsBehindArguments(t *testing.T) {
	before, behind := run(t, "titles", "show", "--json", "1830"), run(t, "titles", "show", "1830", "--json")
	if before.code != 0 || before != behind || !strings.HasPrefix(behind.stdout, "{") {
		t.Errorf("%d bytes and %d bytes", len(before.stdout), len(behind.stdout))
	}
}
