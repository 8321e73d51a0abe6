package accept

import (
	"math"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
)

// played is a game of two players as it stands after reading.
func played(reason string, rounds int32, a, b int32, price int32) *game {
	g := &game{prices: map[string]int32{"PRR": price}, firsts: map[string]int32{"6": rounds / 2}, opening: map[string]bool{"PRR": true}}
	g.EndReason, g.Rounds, g.Actions = reason, rounds, 10*rounds
	for i, w := range []int32{a, b} {
		g.Worth[i] = dataset.Some(w)
		g.Strategy[i] = dataset.Some([]string{"ant", "bee"}[i])
	}
	g.worth = []float64{float64(max(a, b)), float64(min(a, b))}
	g.decided, g.paid = 4, 3
	g.deals, g.listed, g.dealing = 1, 200, true
	g.settle(50)
	g.settle(50) // a purchase without a deal
	return g
}

func sample() *Sample {
	s := &Sample{games: []*game{
		played("bank", 18, 900, 600, 100), played("bank", 20, 500, 500, 200), played("bankrupt", 8, 100, 200, 50), played("capped", 40, 1, 0, 9),
	}}
	s.games[1].opening = map[string]bool{"NYC": true}
	s.games[2].auction = []string{"SV1 20"}
	delete(s.games[2].firsts, "6")
	return s
}

func TestMeasures(t *testing.T) {
	s := sample()
	for _, x := range []struct {
		name, ended string
		want        float64
	}{
		{"end/bank", "", 50},
		{"unfinished", "", 25},
		{"worth/winner", "bank", 700},
		{"worth/all", "bank", 1250},
		{"worth/margin", "bankrupt", 50},
		{"price", "bank", 150},
		{"payout", "", 75},
		{"train/6", "", 10},
		{"reached/6", "bankrupt", 0},
		{"rounds", "bank", 19},
		{"rounds/95", "bank", 19.9},
		{"actions", "bankrupt", 80},
		{"deals", "", 1},
		{"deals/price", "bank", 25},
		{"distinct/auctions", "", 2},
		{"distinct/openings", "", 2},
		{"wins/ant", "", 37.5}, // one win and half of another; a game that was given up has no winner
		{"wins/bee", "", 37.5},
		{"relative/ant", "bank", 110}, // 900 of a mean of 750, 500 of 500
		{"relative/bee", "", (80 + 100 + 400.0/3) / 3},
	} {
		if got, ok := s.Measure(x.name, x.ended); !ok || math.Abs(got-x.want) > 1e-9 {
			t.Errorf("%s of games ended by %q: %g (%v), want %g", x.name, x.ended, got, ok, x.want)
		}
	}
	for _, name := range []string{"train/D", "worth", "relative/cat"} {
		if _, ok := s.Measure(name, ""); ok {
			t.Errorf("%s: no game has it", name)
		}
	}
	if _, ok := s.Measure("worth/winner", "stock_market"); ok {
		t.Error("no game ended by the stock market")
	}
}

func TestNames(t *testing.T) {
	for _, name := range Measures() {
		word := strings.Replace(name, "*", "x", 1)
		if !Known(word) || strings.Contains(Label(word), "*") {
			t.Errorf("%s is not known, or has no label: %q", word, Label(word))
		}
	}
	for _, name := range []string{"", "train/", "worth/best"} {
		if Known(name) {
			t.Errorf("%q is known", name)
		}
	}
}

func TestTable(t *testing.T) {
	low, high := 1.0, 2.0
	table := Table{Seeds: []int64{7, 8}, Lines: []Line{
		{Band: plan.Band{Measure: "actions", Low: &low}, Label: "actions", Values: []float64{3, 1234.4}, Judged: true, Holds: true, People: &Figure{Games: 2, Low: 502, High: 745}},
		{Band: plan.Band{Measure: "rounds", Low: &low, High: &high}, Label: "rounds", Values: []float64{3.25, 1}, Judged: true},
		{Band: plan.Band{Measure: "price", High: &high, Games: 9}, Label: "price", Values: []float64{5, 5}},
	}}
	var out strings.Builder
	if err := table.Write(&out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"502–745 (2)", "≥ 1", "1–2", "≤ 2", "1234", "3.2", "MISSED", "not judged below 9 games"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, &out)
		}
	}
	if missed := table.Missed(); len(missed) != 1 || missed[0].Label != "rounds" {
		t.Errorf("missed: %+v, want rounds only", missed)
	}
}

func TestPeople(t *testing.T) {
	people, err := Embedded()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people {
		for _, f := range p.Figures {
			if m, _, ok := find(f.Measure); !ok || !m.single() || f.Games == 0 || f.Low > f.High {
				t.Errorf("%s: figure %+v", p.Title, f)
			}
		}
	}
}
