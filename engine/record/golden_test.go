package record_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/record"
)

var update = flag.Bool("update", false, "write the traces' sums anew")

// TestGoldenGames replays games of our own, one for each end reason of a title, as live play would
// allow them; the trace must be what it was, and the game must end as its name says.
func TestGoldenGames(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatal("no games in testdata")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			f, r := open(t, file, true)
			tracer := record.NewTracer(r)
			sum := sha256.New()
			line := func() {
				text, err := json.Marshal(tracer.Line())
				if err != nil {
					t.Fatal(err)
				}
				sum.Write(append(text, '\n'))
			}
			line()
			for {
				ok, err := r.Next()
				if err != nil {
					t.Fatal(err)
				}
				if !ok {
					break
				}
				line()
			}
			golden := strings.TrimSuffix(file, ".json") + ".trace.sha256"
			got := hex.EncodeToString(sum.Sum(nil)) + "\n"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("the trace is another one (sum %s, want %s); compare with trainrush replay --trace", got, want)
			}
			o := r.State().Outcome()
			if name := f.GameEndReason; !o.Over || o.Reason.String() != name || !strings.HasSuffix(file, name+".json") {
				t.Errorf("the game ended by %q, the record says %q", o.Reason, name)
			}
			for k, v := range f.Result {
				if got := record.Result(f, r.State())[k]; got != v {
					t.Errorf("player %s has %d, want %d", k, got, v)
				}
			}
		})
	}
}
