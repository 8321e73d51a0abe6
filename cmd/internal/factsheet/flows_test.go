package factsheet

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/strategies/registry"
)

// TestFlows plays games of every title without values of its own, whose money moves as the
// common rules say: each flow that its sheet lists occurs, and no other does.
func TestFlows(t *testing.T) {
	for _, id := range titles.IDs() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			d, err := configs.Title(id)
			if err != nil {
				t.Fatal(err)
			}
			if len(d.Own) > 0 {
				return
			}
			want := map[Flow]bool{}
			for _, f := range Flows(d) {
				if f.Reason != ledger.StartingCash { // moves before the first action
					want[f] = true
				}
			}
			seen := map[Flow]bool{}
			for game := int64(0); game < 60 && len(seen) < len(want); game++ {
				for _, f := range flowsOf(t, id, d.Players[len(d.Players)/2].Count, game) {
					if !want[f] {
						t.Errorf("%v to %v, %v: not in the sheet", kindWords[f.From], kindWords[f.To], f.Reason)
						want[f] = true
					}
					seen[f] = true
				}
			}
			for f := range want {
				if !seen[f] {
					t.Errorf("%v to %v, %v: in the sheet, but in none of the games", kindWords[f.From], kindWords[f.To], f.Reason)
				}
			}
		})
	}
}

// flowsOf plays one game of players who do anything, and one of players who mean it.
func flowsOf(t *testing.T, title string, players int, game int64) (flows []Flow) {
	t.Helper()
	deps := sim.Deps{Strategy: registry.Strategies.Parse, Game: func(id string, v sim.Variant, players int) (*engine.Game, error) {
		d, err := configs.Title(id)
		if err != nil {
			return nil, err
		}
		return titles.New(d, players, v.Options)
	}}
	for _, lineup := range []string{"random", "basic"} {
		plan := sim.Plan{Titles: []string{title}, Players: []int{players}, Lineups: []sim.Lineup{{lineup}}, Games: 100, Seed: 1}
		ref := sim.Ref{Title: title, Variant: sim.Base, Players: players, Game: game}
		_, err := sim.Replay(plan, ref, deps, nil, func(s sim.Step) {
			for _, x := range s.Journal.Transfers {
				flows = append(flows, Flow{x.From.Kind, x.To.Kind, x.Reason})
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return flows
}
