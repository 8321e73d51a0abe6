package cli_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"
)

// unpack writes the game of testdata/files as game.json, with replacements.
func unpack(t *testing.T, replace ...string) {
	t.Helper()
	f, err := os.Open("game.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(replace); i += 2 {
		if !strings.Contains(string(text), replace[i]) {
			t.Fatalf("the game has no %s", replace[i])
		}
		text = []byte(strings.Replace(string(text), replace[i], replace[i+1], 1))
	}
	write(t, "game.json", string(text))
}

func TestReplay(t *testing.T) {
	place(t)
	transcript(t, "replay", "replay game.json.gz")
	transcript(t, "replay-json", "replay game.json.gz --strict --json")
}

// TestTrace writes one line for the start and one for every action.
func TestTrace(t *testing.T) {
	place(t)
	got := run(t, "replay", "game.json.gz", "--trace", "-")
	if got.code != 0 || got.stderr != "" {
		t.Fatal(got)
	}
	n := -1
	for sc := bufio.NewScanner(strings.NewReader(got.stdout)); sc.Scan(); n++ {
		var line struct {
			I      int
			Bank   int
			Result map[string]int
		}
		if err := json.Unmarshal(sc.Bytes(), &line); err != nil || line.I != n {
			t.Fatalf("line %d: %v: %s", n, err, sc.Text())
		}
		if n == -1 && line.Bank != 9600 {
			t.Errorf("the bank starts with %d", line.Bank)
		}
	}
	withLog := run(t, "replay", "game.json.gz", "--trace", "trace.jsonl")
	text, err := os.ReadFile("trace.jsonl")
	if err != nil || string(text) != got.stdout || !strings.Contains(withLog.stdout, "\nSR 1: ") {
		t.Errorf("the trace in a file differs, or the log is missing: %v", err)
	}
	wrong(t, 4, "--trace: open no/trace: no such file or directory", "replay game.json.gz --trace no/trace")
	wrong(t, 2, "--json and --trace - both write to standard output", "replay game.json.gz --trace - --json")
}

func TestReplayOptions(t *testing.T) {
	place(t)
	unpack(t, `"optional_rules":[]`, `"optional_rules":["optional_6_train","moon_landing"]`)
	got := run(t, "replay", "game.json")
	if got.code != 0 || !strings.Contains(got.stdout, "3 players, with optional_6_train\n") ||
		!strings.Contains(got.stdout, "Options without effect, as 1830 does not know them: moon_landing\n") {
		t.Error(got)
	}
}

// TestReplayRefused shows what becomes of records that the rules refuse.
func TestReplayRefused(t *testing.T) {
	place(t)
	for _, c := range []struct{ name, old, new, message string }{
		{"turn", `"type":"bid","entity":0`, `"type":"bid","entity":1`, "it is not this player's or company's turn to act"},
		{"type", `"type":"bid"`, `"type":"bet"`, `unknown type of action "bet"`},
		{"company", `"company":"SV"`, `"company":"XX"`, `no private "XX"`},
	} {
		unpack(t, c.old, c.new)
		got := run(t, "replay", "game.json")
		if got.code != 5 || !strings.HasPrefix(got.stderr, "trainrush: game.json: ") || !strings.Contains(got.stderr, c.message) || !strings.Contains(got.stderr, "action ") {
			t.Errorf("%s: code %d: %s", c.name, got.code, got.stderr)
		}
	}
	unpack(t, `"result":{"0":`, `"result":{"0":9`)
	wrong(t, 5, "game.json: the result is not that of the record: player 0 has ", "replay game.json")
	unpack(t, `"type":"bid","entity":0`, `"type":"bid","entity":1`)
	wrong(t, 5, "it is not this player's or company's turn to act; it is the turn of Ada: bid, pass", "replay game.json")
	unpack(t, `"game_end_reason":"bankrupt"`, `"game_end_reason":"bank"`)
	wrong(t, 5, "the game ends by bankrupt; the record says bank", "replay game.json")
}

// TestReplayTooLarge reads a small packed file that would take all memory.
func TestReplayTooLarge(t *testing.T) {
	place(t)
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	blanks := bytes.Repeat([]byte(" "), 1<<20)
	for range 257 {
		z.Write(blanks)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	write(t, "large.json.gz", packed.String())
	wrong(t, 3, "large.json.gz: unpacked, it is larger than 256 MB, which no game record is", "replay large.json.gz")
	wrong(t, 3, "refused: large.json.gz: unpacked, it is larger than 256 MB", "import large.json.gz --out out")
}

func TestReplayWrong(t *testing.T) {
	place(t)
	unpack(t)
	whole, err := os.ReadFile("game.json")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile("game.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	write(t, "half.json", string(whole[:len(whole)/2]))
	write(t, "half.json.gz", string(packed[:len(packed)/2]))
	write(t, "empty.json", "")
	write(t, "text.json", "Once upon a time")
	write(t, "two.json", `{"title": "1830", "players": [{"id": 1, "name": "Ada"}], "actions": []}`+"\n{}")
	write(t, "alone.json", `{"title": "1830", "players": [{"id": 1, "name": "Ada"}], "actions": []}`)
	transcript(t, "replay-wrong", "replay", "replay nothing.json", "replay game.json half.json", "replay half.json", "replay half.json.gz",
		"replay empty.json", "replay text.json", "replay two.json", "replay alone.json")
}
