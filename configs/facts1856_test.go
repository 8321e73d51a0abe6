package configs

import (
	"fmt"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles/t1856"
)

// TestFacts1856 compares every figure of 1856 with the reference data.
func TestFacts1856(t *testing.T) {
	ref := readReference[refTitle](t, "1856.json")
	d := mustTitle(t, "1856")
	compareTitle(t, d, ref)
	var p t1856.Params
	if err := d.ReadOwn(&p); err != nil {
		t.Fatal(err)
	}
	for _, c := range ref.Corporations {
		if c.Destination != nil {
			compare(t, "destination of "+c.Sym, p.Destinations[c.Sym], t1856.Destination{From: c.Destination.From, To: c.Destination.To})
		}
	}
	compare(t, "destinations", len(p.Destinations), len(ref.Corporations)-1)
	compareNationalLimits(t, p, ref)
	compare(t, "price of a right", float64(p.RightPrice), ref.Constants["RIGHT_COST"])
	var ports []any
	for _, h := range d.Privates[3].Powers[0].Hexes {
		ports = append(ports, h)
	}
	compare(t, "port hexes", ports, ref.Constants["PORT_HEXES"])
	compare(t, "hexes of the rights", []any{slices.Contains(p.Rights["bridge"].Hexes, ref.Constants["BRIDGE_TOKEN_HEX"].(string)), p.Rights["tunnel"].Hexes},
		[]any{true, []string{"B13"}})
}

func compareNationalLimits(t *testing.T, p t1856.Params, ref *refTitle) {
	table := ref.Constants["POST_NATIONALIZATION_CERT_LIMIT"].(map[string]any)
	for corps, limits := range table {
		for players, limit := range limits.(map[string]any) {
			row := corps
			if len(corps) == 1 && corps < "4" {
				row = "4" // one row for four corporations and fewer
			}
			compare(t, fmt.Sprintf("limit of %s corporations, %s players", corps, players), float64(p.NationalCertLimits[row][players]), limit)
		}
	}
}

// TestFacts1856Options compares what the official options change.
func TestFacts1856Options(t *testing.T) {
	ref := readReference[refTitle](t, "1856.json")
	base := mustTitle(t, "1856")
	with := func(option string) (*title.Definition, t1856.Params) {
		d, err := base.With([]string{option}, 4)
		if err != nil {
			t.Fatal(err)
		}
		var p t1856.Params
		if err := d.ReadOwn(&p); err != nil {
			t.Fatal(err)
		}
		return d, p
	}
	_, alternate := with("alternate_destinations")
	for corp, to := range ref.Constants["ALTERNATE_DESTINATIONS"].(map[string]any) {
		want := []string{}
		from := base.Corporations[slices.IndexFunc(base.Corporations, func(c title.Corporation) bool { return c.ID == corp })].Homes[0].Hex
		switch v := to.(type) {
		case string:
			want = append(want, v)
		case []any: // a pair is goal and start, a list in a list is a choice of goals
			if list, ok := v[0].([]any); ok {
				for _, h := range list {
					want = append(want, h.(string))
				}
				break
			}
			want, from = append(want, v[0].(string)), v[1].(string)
		}
		compare(t, "alternate destination of "+corp, alternate.Destinations[corp], t1856.Destination{From: from, To: want})
	}
	if _, p := with("unlimited_bonus_tokens"); !p.UnlimitedRights {
		t.Error("unlimited_bonus_tokens: the rights run out")
	}
	eight, _ := with("eight_train_variant")
	last, phase := eight.Trains[len(eight.Trains)-1], eight.Phases[len(eight.Phases)-1]
	compare(t, "the 8", []any{last.Name, last.Distance, int(last.Price), last.Unlimited, last.AvailableOn, len(last.Discounts), int(last.Discounts[0].Amount)},
		[]any{"8", 8, 1000, true, "6", 3, 350})
	compare(t, "phase 8", []any{phase.Name, phase.Train, phase.TrainLimit, len(phase.Tiles)}, []any{"8", "8", 2, 5})
	compare(t, "what rusts the 4", eight.Trains[2].RustsOn, "8")
	compare(t, "trains", len(eight.Trains), len(base.Trains))
}
