package cli_test

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestTitles(t *testing.T) {
	place(t)
	copyTitle(t, "my/small-bank", "bank: {cash: 12000}", "bank: {cash: 8000}", "count: 5, rusts_on: 6", "count: 4, rusts_on: 6")
	transcript(t, "titles-show", "titles show 1830")
	transcript(t, "titles-diff", "titles diff 1830 my/small-bank", "titles diff my/small-bank 1830 --json", "titles diff 1830 1830")
}

func TestTitlesList(t *testing.T) {
	got := run(t, "titles", "list")
	if got.code != 0 || !strings.Contains(got.stdout, "1830   2–6      yes       1830: Railways & Robber Barons") {
		t.Error(got)
	}
	var list []struct {
		ID       string
		Players  []int
		Playable bool
	}
	if err := json.Unmarshal([]byte(run(t, "titles", "list", "--json").stdout), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 || list[0].ID != "1830" || len(list[0].Players) != 5 || !list[0].Playable {
		t.Errorf("%+v", list)
	}
}

// TestTitlesShowValues shows single values by their paths, with the options in force.
func TestTitlesShowValues(t *testing.T) {
	for _, c := range []struct {
		options string
		want    float64
	}{{"", 2}, {"optional_6_train", 3}} {
		args := []string{"titles", "show", "1830", "--json"}
		if c.options != "" {
			args = append(args, "--options", c.options)
		}
		var values map[string]any
		if err := json.Unmarshal([]byte(run(t, args...).stdout), &values); err != nil {
			t.Fatal(err)
		}
		if values["trains.6.count"] != c.want || values["bank.cash"] != 12000.0 {
			t.Errorf("options %q: %v 6-trains, bank %v", c.options, values["trains.6.count"], values["bank.cash"])
		}
	}
}

func TestTitlesWrong(t *testing.T) {
	place(t)
	transcript(t, "titles-wrong",
		"titles", "titles sho", "titles list extra", "titles show", "titles show 1830 1831", "titles show my/nothing",
		"titles show 1830 --options optional_7_train", "titles show 1830 --players 9", "titles show 1830 --jsn", "titles diff 1830")
	wrong(t, 2, `there is no title "1831"; did you mean 1830?`, "titles show 1831")
}
