package accept

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
)

// ants and bees are two line-ups for each number of players.
var ants, bees = plan.Lineup{"ant"}, plan.Lineup{"bee"}

// twoLineups is a dataset of 40 blocks in which four ants see a 4 two rounds after four bees do
// and earn half as much again, and their president sells his company where bees keep it.
func twoLineups(t *testing.T) *dataset.Dataset {
	t.Helper()
	dir := t.TempDir()
	w, err := dataset.NewWriter(dir, dataset.Options{Compression: dataset.Uncompressed})
	if err != nil {
		t.Fatal(err)
	}
	for _, players := range []int{3, 4} {
		p := w.NewPart()
		if err := p.Start(dataset.PartID{Title: "1830", Variant: "base", Players: players}, dataset.Meta{Run: "made-up"}); err != nil {
			t.Fatal(err)
		}
		for n := range 80 {
			block, ant := n%40, n < 40
			name, or, revenue := "bee", int32(4+block%2), int32(200+block)
			if ant {
				name, or, revenue = "ant", or+2, revenue*3/2
			}
			p.Begin(dataset.GameKey{Block: int64(n), Game: int64(n), Seed: int64(1000 + block)})
			for r := range or {
				ref := dataset.RoundRef{Label: fmt.Sprint("OR ", r+1), Kind: dataset.RoundOperating, Ordinal: r + 1, OrdinalOfKind: r + 1}
				row := dataset.Corporation{RoundRef: ref, Symbol: "PRR", Revenue: dataset.Some(revenue)}
				if r == or-1 && block%4 == 0 { // broken off before it ran
					row.Revenue = dataset.Some(int32(1))
				}
				p.AddCorporation(&row)
			}
			ref := dataset.RoundRef{Kind: dataset.RoundOperating, OrdinalOfKind: or}
			prr, seats := dataset.Some("PRR"), []dataset.Opt[string]{{}, dataset.Some("1"), dataset.Some("2")}
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: eventPresident, Seat: dataset.Some(int32(1)), Corporation: prr})
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: eventPrivateBought, Corporation: prr, Counterparty: seats[1], Amount: dataset.Some(int32(40))})
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: eventPrivateBought, Corporation: prr, Counterparty: seats[2], Amount: dataset.Some(int32(500))})
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: dataset.EventTrainBought, Corporation: prr, Train: dataset.Some("4"), Amount: dataset.Some(int32(300))})
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: eventPresident, Seat: dataset.Some(int32(2)), Corporation: prr, Counterparty: seats[1]})
			seller := int32(3) // another one sells: the presidency changed hands otherwise
			if ant {
				seller = 1
			}
			p.AddEvent(&dataset.Event{RoundRef: ref, Type: eventSharesSold, Seat: dataset.Some(seller), Corporation: prr, Amount: dataset.Some(int32(20))})
			g := dataset.Game{EndReason: "bank", OperatingRounds: or, ActionHash: fmt.Sprint(n)}
			if block%4 == 0 {
				g.EndReason = endBankrupt
			}
			for seat := range players {
				g.Strategy[seat], g.Worth[seat] = dataset.Some(name), dataset.Some(int32(100+seat))
			}
			p.AddGame(&g)
		}
		if _, err := p.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return ds
}

func bound(v float64) *float64 { return &v }

func TestAgainst(t *testing.T) {
	p := &plan.Plan{Titles: []string{"1830"}, Players: []int{3, 4}, Lineups: []plan.Lineup{ants, bees}, Accept: &plan.Acceptance{Bands: []plan.Band{
		{Measure: "arrival/4", Against: 2, As: plan.AsDifference, Low: bound(1)},
		{Measure: "arrival/4", Against: 2, As: plan.AsDifference, Low: bound(2.5)},
		{Measure: "revenue/last", Against: 2, As: plan.AsRatio, Low: bound(1.4), High: bound(1.6)},
		{Measure: "revenue/round", Lineup: 2, As: plan.AsValue, Low: bound(190)}, // 219.5 but for rounds broken off
		{Measure: "dumped", Against: 2, As: plan.AsDifference, Low: bound(1)},
		{Measure: "dumped", Against: 2, As: plan.AsRatio, Low: bound(1)}, // bees never do: no ratio
		{Measure: "taken", Lineup: 2, As: plan.AsValue, Low: bound(40), High: bound(40)},
		{Measure: "end/bankrupt", As: plan.AsValue, High: bound(26)}, // 25, and not sure
		{Measure: "end/bankrupt", Against: 2, As: plan.AsDifference, High: bound(0)},
		{Measure: "unfinished", High: bound(0)},
	}}}
	table, err := New(p, []Run{{Seed: 7, Dataset: twoLineups(t)}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(table.Lines) != 20 || len(table.Missed()) != 6 {
		t.Errorf("%d lines, %d of them missed; want 20 and 6", len(table.Lines), len(table.Missed()))
	}
	for i, want := range []struct {
		found   float64
		verdict string
	}{
		{2, "holds"}, {2, "MISSED"}, {1.5, "holds"}, {205.94, "holds"}, {1, "holds"}, {math.NaN(), "MISSED"}, {40, "holds"},
		{25, "NOT SHOWN: the interval crosses the bound"}, {0, "holds"},
	} {
		l := &table.Lines[i]
		x := l.Spreads[0]
		if got := x.Found.Value; math.Abs(got-want.found) > 0.01 || math.IsNaN(got) != math.IsNaN(want.found) || l.verdict() != want.verdict || x.Blocks != 40 {
			t.Errorf("%s, %s: %+v, %s; want %g, %s", l.Label, l.As, x, l.verdict(), want.found, want.verdict)
		}
	}
	var out strings.Builder
	if err := table.Write(&out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"people", "95 % interval", "difference 2 ", "ratio 1.50", "ant", "bee", "4 players", "NOT SHOWN"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, &out)
		}
	}
}

// TestPairs leaves out seeds that only one line-up has played.
func TestPairs(t *testing.T) {
	ds := twoLineups(t).Where(func(id dataset.PartID) bool { return id.Players == 4 })
	ours, err := Read(ds, ants.Full(4))
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := Read(ds, bees.Full(4))
	if err != nil {
		t.Fatal(err)
	}
	theirs.games = theirs.games[:25]
	b := plan.Band{Measure: "arrival/4", As: plan.AsDifference}
	if x, ok := ours.spread(&b, theirs); !ok || x.Blocks != 25 || x.Found.Low != 2 || x.Found.High != 2 {
		t.Errorf("%+v: what all pairs have in common has no spread", x)
	}
	theirs.games = nil
	if x, ok := ours.spread(&b, theirs); ok || x.Blocks != 0 || !math.IsInf(x.Found.High, 1) {
		t.Errorf("%+v without pairs", x)
	}
	if HasInterval("distinct/openings") || !HasInterval("actions") {
		t.Error("numbers of distinct games have no interval, others do")
	}
}
