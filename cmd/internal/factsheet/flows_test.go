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

// mostGames is how many games of each line-up are played until every flow has occurred.
const mostGames = 80

// TestFlows plays games of every title: each flow that its sheet lists occurs, and no other does.
// Players who do anything fall into every trap; beside others who mean it, games last long enough
// for what comes late.
func TestFlows(t *testing.T) {
	for _, title := range titles.IDs() {
		t.Run(title, func(t *testing.T) {
			t.Parallel()
			d, err := configs.Title(title)
			if err != nil {
				t.Fatal(err)
			}
			players := d.Players[len(d.Players)/2].Count
			g, err := titles.New(d, players, nil)
			if err != nil {
				t.Fatal(err)
			}
			missing, listed := map[ledger.Flow]bool{}, map[ledger.Flow]bool{}
			for _, f := range Flows(d, g) {
				listed[f] = true
				if f.Reason != ledger.StartingCash { // moves before the first action
					missing[f] = true
				}
			}
			for game := int64(0); game < mostGames && len(missing) > 0; game++ {
				for _, f := range flowsOf(t, g, game) {
					if !listed[f] {
						t.Errorf("%v to %v, %v: not in the sheet", kindWords[f.From], kindWords[f.To], f.Reason)
						listed[f] = true
					}
					delete(missing, f)
				}
			}
			for f := range missing {
				t.Errorf("%v to %v, %v: in the sheet, but in none of the games", kindWords[f.From], kindWords[f.To], f.Reason)
			}
		})
	}
}

// flowsOf plays one game of each line-up.
func flowsOf(t *testing.T, g *engine.Game, game int64) (flows []ledger.Flow) {
	t.Helper()
	deps := sim.Deps{Strategy: registry.Strategies.Parse, Game: func(string, sim.Variant, int) (*engine.Game, error) { return g, nil }}
	for _, lineup := range []sim.Lineup{{"random"}, {"basic"}, {"basic", "random"}, {"random", "basic", "basic"}} {
		plan := sim.Plan{Titles: []string{g.Def.ID}, Players: []int{g.Players}, Lineups: []sim.Lineup{lineup}, Games: mostGames, Seed: 1}
		ref := sim.Ref{Title: g.Def.ID, Variant: sim.Base, Players: g.Players, Game: game}
		_, err := sim.Replay(plan, ref, deps, nil, func(s sim.Step) {
			for _, x := range s.Journal.Transfers {
				flows = append(flows, ledger.Flow{From: x.From.Kind, To: x.To.Kind, Reason: x.Reason})
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return flows
}
