package titles_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/titles"
)

// plan is how much of the battery is run for one of so many combinations of options.
// TRAINRUSH_LONG=1 plays many more games and looks at them more closely.
func plan(combination, combinations int) enginetest.Plan {
	seed := int64(1 + combination)
	switch {
	case os.Getenv("TRAINRUSH_LONG") != "":
		return enginetest.Plan{From: seed, To: seed + 19, Every: 4}
	case testing.Short():
		return enginetest.Plan{From: seed, To: seed, Every: 64}
	}
	return enginetest.Plan{From: seed, To: seed + max(0, int64(12/combinations)-1), Every: 16}
}

// TestBattery plays every title with every number of players and every combination of options.
func TestBattery(t *testing.T) {
	for _, title := range titles.IDs() {
		d, err := configs.Title(title)
		if err != nil {
			t.Fatal(err)
		}
		combinations := 1 << len(d.Options)
		for chosen := range combinations {
			var options []string
			for i, o := range d.Options {
				if chosen&(1<<i) != 0 {
					options = append(options, o.ID)
				}
			}
			for _, seats := range d.Players {
				t.Run(fmt.Sprintf("%s/%d/%s", title, seats.Count, strings.Join(options, "+")), func(t *testing.T) {
					g, err := titles.New(d, seats.Count, options)
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range enginetest.Run(t, g, plan(chosen, combinations)) {
						t.Logf("seed %d: %s after %d actions", e.Seed, e.How, e.Actions)
					}
				})
			}
		}
	}
}

// ends is, by title, the end reasons that games at random must reach.
var ends = map[string][]string{
	"1830": {"bank", "bankrupt"},
	"1856": {"bank", "bankrupt"},
}

// TestEnds plays on until every end reason of a title has come up.
func TestEnds(t *testing.T) {
	for title, reasons := range ends {
		d, err := configs.Title(title)
		if err != nil {
			t.Fatal(err)
		}
		g, err := titles.New(d, d.Players[0].Count, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]int64{}
		missing := func() (list []string) {
			for _, r := range reasons {
				if seen[r] == 0 {
					list = append(list, r)
				}
			}
			return list
		}
		for seed := int64(1); seed <= 60 && len(missing()) > 0; seed++ {
			for _, e := range enginetest.Run(t, g, enginetest.Plan{From: seed, To: seed}) {
				seen[e.How] = e.Seed
			}
		}
		if list := missing(); len(list) > 0 {
			t.Errorf("%s: no game ended by %v", title, list)
		}
	}
}
