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

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/titles"
)

var update = flag.Bool("update", false, "write the traces' sums anew")

// TestGoldenGames replays games of our own, at least one for each end reason of a title, as live play
// would allow them; the trace must be what it was, and the game must end as its name says.
func TestGoldenGames(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatal("no games in testdata")
	}
	ends := map[string]bool{} // title and end reason
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
			ends[f.Title+" "+o.Reason.String()] = true
			for k, v := range f.Result {
				if got := record.Result(f, r.State())[k]; got != v {
					t.Errorf("player %s has %d, want %d", k, got, v)
				}
			}
		})
	}
	for _, title := range titles.IDs() {
		d, err := configs.Title(title)
		if err != nil {
			t.Fatal(err)
		}
		reasons := []string{engine.ByAgreement.String()}
		for _, c := range d.Rules.EndConditions {
			reasons = append(reasons, string(c.Reason))
		}
		for _, reason := range reasons {
			if !ends[d.RecordTitle+" "+reason] {
				t.Errorf("%s: no golden game ends by %s", title, reason)
			}
		}
	}
}
