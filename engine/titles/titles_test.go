package titles_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/titles"
)

func TestNew(t *testing.T) {
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, 4, []string{"optional_6_train"})
	if err != nil {
		t.Fatal(err)
	}
	if g.Players != 4 || g.Seats.Cash != 600 || g.Seats.CertLimit != 16 || !slices.Equal(g.Def.Chosen, []string{"optional_6_train"}) {
		t.Errorf("%d players with %d, limit %d, options %v", g.Players, g.Seats.Cash, g.Seats.CertLimit, g.Def.Chosen)
	}
	if n := d.Trains[4].Count; n != 2 {
		t.Errorf("the option has changed the definition: %d 6-trains", n)
	}
	for _, c := range []struct {
		players int
		options []string
		want    string
	}{
		{1, nil, "players"},
		{7, nil, "players"},
		{4, []string{"nonsense"}, "nonsense"},
	} {
		if _, err := titles.New(d, c.players, c.options); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d players, %v: %v, want something about %q", c.players, c.options, err, c.want)
		}
	}
	d.ID = "1999"
	if _, err := titles.New(d, 4, nil); err == nil || !strings.Contains(err.Error(), "1830") {
		t.Errorf("an unknown title: %v, want the known ones", err)
	}
}

func TestIDs(t *testing.T) {
	ids := titles.IDs()
	if !slices.Contains(ids, "1830") || !slices.IsSorted(ids) {
		t.Errorf("%v", ids)
	}
}
