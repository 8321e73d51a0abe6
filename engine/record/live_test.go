package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/titles"
)

// notLive is the recorded games with an action that live play refuses, and what is wrong with it.
var notLive = map[string]string{
	"1856/people-hotseat001": "the record states", // played with other destinations than its settings say
	"1856/bots-base-6p-s11":  "unpayable train",   // a bankruptcy that was not necessary
}

// openLive prepares the replay of a record with all checks of live play but one: many games of 1830
// at random depend on a trade of Camden & Amboy that the site accepts.
func openLive(t testing.TB, file string) (*record.File, *record.Replay) {
	t.Helper()
	f, r := open(t, file, true)
	r, err := record.NewReplay(r.State().Game().Tolerating(id.RulePrivateBonus), f, true)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return f, r
}

// TestLiveRecords replays every finished game with the checks of live play: it must lead to the
// same state as a replay that obeys the record, and what is written of it must lead there again.
func TestLiveRecords(t *testing.T) {
	dir := recordsDir(t)
	for _, title := range titles.IDs() {
		files, err := filepath.Glob(filepath.Join(dir, title, "*.json"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no records for %s in %s", title, dir)
		}
		for _, file := range files {
			name := title + "/" + strings.TrimSuffix(filepath.Base(file), ".json")
			t.Run(name, func(t *testing.T) {
				f, live := openLive(t, file)
				w := writer(f, live)
				err := toEnd(live)
				if want := notLive[name]; want != "" {
					if err == nil || !strings.Contains(err.Error(), want) {
						t.Errorf("accepted, or refused for another reason: %v", err)
					}
					return
				}
				if err != nil {
					t.Fatal(err)
				}
				for _, rule := range sortedRules(live.Tolerated) {
					t.Logf("tolerated %d times: %s", live.Tolerated[rule], rule)
				}
				_, obeying := open(t, file, false)
				if err := toEnd(obeying); err != nil {
					t.Fatal(err)
				}
				if !live.State().Equal(obeying.State()) {
					t.Error("the two replays end in different states")
				}
				reread(t, w.File(live.State()), live.State())
			})
		}
	}
}

func toEnd(r *record.Replay) error {
	for {
		if ok, err := r.Next(); err != nil || !ok {
			return err
		}
	}
}
