package titles_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/titles"
)

// TestVariantsBattery plays every built-in house rule with the fewest and the most players.
func TestVariantsBattery(t *testing.T) {
	for _, name := range configs.VariantNames() {
		v, err := configs.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(titles.IDs(), v.Title) {
			continue
		}
		d, err := configs.Title(v.Title)
		if err != nil {
			t.Fatal(err)
		}
		if d, err = d.Apply(v.Set); err != nil {
			t.Fatal(err)
		}
		for _, seats := range []int{d.Players[0].Count, d.Players[len(d.Players)-1].Count} {
			t.Run(fmt.Sprintf("%s/%d", name, seats), func(t *testing.T) {
				g, err := titles.New(d, seats, nil)
				if err != nil {
					t.Fatal(err)
				}
				enginetest.Run(t, g, plan(0, 4))
			})
		}
	}
}
