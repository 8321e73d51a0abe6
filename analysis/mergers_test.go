package analysis

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// What shareholders give and get adds up over the events of the dataset, and so do the companies sunk.
func TestMergersAddUp(t *testing.T) {
	g := line1856.games(t)
	book, err := g.mergers()
	if err != nil {
		t.Fatal(err)
	}
	sums, n := map[string]int32{}, map[string]int{}
	for row, err := range dataset.Rows[mergerRow](g.ds, dataset.Events) {
		if err != nil {
			t.Fatal(err)
		}
		sums[row.Type] += row.Amount.V
		n[row.Type]++
	}
	merged, own, sunk := 0, 0, 0
	before, after := int32(0), int32(0)
	for _, f := range book.formations {
		merged += f.merged
		for _, x := range f.shares {
			own, before, after = own+x.own, before+x.before, after+x.after
		}
		if r := g.rows[f.game]; f.or < 1 || f.or > r.OR || f.symbol != "CGR" || !strings.HasPrefix(f.label, "OR ") {
			t.Errorf("%+v in a game of %d operating rounds", f, r.OR)
		}
	}
	for _, seats := range book.sunk {
		for _, k := range seats {
			sunk += k
		}
	}
	if len(book.formations) == 0 || len(book.formations) != n[dataset.EventFormed] {
		t.Errorf("%d formations, %d events", len(book.formations), n[dataset.EventFormed])
	}
	if want := n[dataset.EventMerged]; merged != want || own != want || sunk != want {
		t.Errorf("%d companies merged, %d of presidents, %d by seat; %d events", merged, own, sunk, want)
	}
	if before != sums[dataset.EventSharesMerged] || after != sums[dataset.EventSharesFormed] {
		t.Errorf("before %d, after %d; events %v", before, after, sums)
	}
}

// Each game in which companies merge has one win and worths whose mean is that of the table.
func TestSinkingAddsUp(t *testing.T) {
	g := line1856.games(t)
	s, err := g.sinking()
	if err != nil {
		t.Fatal(err)
	}
	for _, rows := range [][]SunkRow{s.All, slices.Concat(s.Strategies[0].Rows, s.Strategies[1].Rows)} {
		wins, worth, n := 0.0, 0.0, 0
		for _, r := range rows {
			if r.N > 0 {
				wins, worth, n = wins+r.Win.Value*float64(r.N), worth+r.Worth.Value*float64(r.N), n+r.N
			}
		}
		if n != s.Games*g.Players || math.Abs(wins-float64(s.Games)) > 1e-6 || math.Abs(worth) > 1e-6 {
			t.Errorf("%d players in %d games, %v wins, worth over the mean %v", n, s.Games, wins, worth)
		}
	}
	if b := s.boldest(); b.Sunk < s.Strategies[0].Sunk || b.Sunk < s.Strategies[1].Sunk {
		t.Errorf("boldest %s with %v", b.Strategy, b.Sunk)
	}
	if s, err := line1830.games(t).sinking(); s != nil || err != nil {
		t.Errorf("without mergers: %+v, %v", s, err)
	}
}

func TestSinkingInWords(t *testing.T) {
	row := func(k, n int, value, low, high float64) SunkRow {
		return SunkRow{k, n, stats.Interval{Value: value, Low: low, High: high}, 0.25, stats.Interval{}}
	}
	s := Sinking{Games: 40, All: []SunkRow{row(0, 90, 0.2, 0.15, 0.24), row(1, 60, 0.27, 0.2, 0.35), row(2, 0, math.NaN(), 0, 1), row(3, 10, 0.6, 0.4, 0.8)}}
	st := SunkByStrategy{Strategy: "sinker", Sunk: 1.25}
	st.Overall = Standing{Name: "sinker", N: 100, Win: stats.Interval{Value: 0.22, Low: 0.19, High: 0.255}, Fair: 0.25}
	s.Strategies = []SunkByStrategy{st}
	want := []string{
		"Companies merge in 40 games. Wins of players by how many of theirs do: none: 20.0 % [15.0, 24.0] less (n = 90); " +
			"1: 27.0 % [20.0, 35.0] ~ (n = 60); 3 or more: 60.0 % [40.0, 80.0] more (n = 10). 25.0 % would be even.",
		"In all its games sinker, with 1.2 companies sunk a game, wins 22.0 % [19.0, 25.5], where 25.0 % would be even: ~, chance explains the difference (n = 100).",
	}
	if got := s.sentences(); !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

func TestSummaryWithMergers(t *testing.T) {
	s, err := Summarise(line1856.write(t))
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := s.Format(&text); err != nil {
		t.Fatal(err)
	}
	golden(t, "summary-mergers.txt", text.Bytes())
	if data, err := s.JSON(); err != nil || !bytes.Contains(data, []byte(`"relative_worth"`)) {
		t.Errorf("%v: %.200s", err, data)
	}
}

// Loans of all companies are those that the tables have, round by round.
func TestLoansAddUp(t *testing.T) {
	g := line1856.games(t)
	book, err := g.companies()
	if err != nil {
		t.Fatal(err)
	}
	type row struct {
		Kind  string `col:"round_kind"`
		OR    int32  `col:"round_of_kind"`
		Loans int32  `col:"loans"`
	}
	loans, debtors := map[int32]int32{}, map[int32]int32{}
	for r, err := range dataset.Rows[row](g.ds, dataset.Corporations) {
		if err != nil {
			t.Fatal(err)
		}
		if r.Kind == dataset.RoundOperating && r.Loans > 0 {
			loans[r.OR] += r.Loans
			debtors[r.OR]++
		}
	}
	sum := func(values []int32) (n int32) {
		for _, v := range values {
			n += v
		}
		return n
	}
	for i := range book.loans {
		or := int32(i + 1)
		still := 0
		for k := range g.rows {
			if g.rows[k].OR >= or {
				still++
			}
		}
		if len(book.loans[i]) != still || sum(book.loans[i]) != loans[or] || sum(book.debtors[i]) != debtors[or] {
			t.Errorf("OR %d: %d loans of %d companies in %d games, want %d, %d, %d", or, sum(book.loans[i]), sum(book.debtors[i]),
				len(book.loans[i]), loans[or], debtors[or], still)
		}
	}
	if loans[1] == 0 || !book.lends() {
		t.Error("nobody owes anything")
	}
}

func TestRoundsInOrder(t *testing.T) {
	labels := []string{"10.1", "3.2", "SR 4", "3.10", "4.1", "auction"}
	slices.SortFunc(labels, byNumbers)
	if got := strings.Join(labels, " "); got != "auction 3.2 3.10 SR 4 4.1 10.1" {
		t.Errorf("%s", got)
	}
}

func TestFolded(t *testing.T) {
	if got := folded("one two  three–four five", 10); got != "one two\nthree–four\nfive" {
		t.Errorf("%q", got)
	}
}
