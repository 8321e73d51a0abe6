package analysis

import (
	"math"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

func TestLeadChanges(t *testing.T) {
	for _, c := range []struct {
		leaders []int32 // 0: two are level
		winner  int32
		changes int
		from    int // 0: does not lead at the end
	}{
		{nil, 1, 0, 0},
		{[]int32{1, 1, 1}, 1, 0, 1},
		{[]int32{1, 2, 2, 1, 1}, 1, 2, 4},
		{[]int32{1, 0, 1, 1}, 1, 0, 3},
		{[]int32{0, 1, 2}, 1, 1, 0},
	} {
		from, ok := ahead(c.leaders, c.winner)
		if n := leadChanges(c.leaders); n != c.changes || ok != (c.from > 0) || ok && from != c.from {
			t.Errorf("%v: %d changes, ahead from %d (%v); want %d, %d", c.leaders, n, from, ok, c.changes, c.from)
		}
	}
}

// What the charts show of companies adds up, whichever way it is counted.
func TestCompaniesAddUp(t *testing.T) {
	g := line1830.games(t)
	book, err := g.companies()
	if err != nil {
		t.Fatal(err)
	}
	runs, byGame, choices := 0, int64(0), decisions{}
	for _, p := range book.payouts {
		runs += p.runs
		byGame += p.revenue
	}
	byRun, byRound := int64(0), int64(0)
	for i, d := range book.decisions {
		for k, n := range d {
			choices[k] += n
		}
		if len(book.each[i]) != d.total()-d[didNotRun] {
			t.Errorf("operating round %d: %d runs, %d companies that run", i+1, len(book.each[i]), d.total()-d[didNotRun])
		}
		for _, v := range book.each[i] {
			byRun += int64(v)
		}
		for _, v := range book.together[i] {
			byRound += int64(v)
		}
	}
	if runs == 0 || runs != choices.total()-choices[didNotRun] {
		t.Errorf("%d runs against choices %v", runs, choices)
	}
	if byGame != byRun || byGame != byRound {
		t.Errorf("revenue %d by game, %d by run, %d by round", byGame, byRun, byRound)
	}
	floated := 0
	for _, c := range book.list {
		floated += len(c.floated)
		if len(c.final) > len(c.floated) {
			t.Errorf("%s ends in %d games and floats in %d", c.symbol, len(c.final), len(c.floated))
		}
	}
	for i := range g.rows {
		floated -= int(g.rows[i].Floated)
	}
	if floated != 0 {
		t.Errorf("the games table counts other floats: %d", floated)
	}
}

// Every train that the bank sold has become something.
func TestTrainsAddUp(t *testing.T) {
	g := line1830.games(t)
	book, err := g.trains()
	if err != nil {
		t.Fatal(err)
	}
	if len(book.types) != len(roster) || !book.depots {
		t.Fatalf("%d types, depot known: %v", len(book.types), book.depots)
	}
	for i, typ := range book.types {
		if typ.name != roster[i].name {
			t.Errorf("type %d is %s, want %s", i, typ.name, roster[i].name)
		}
		if typ.bought != typ.rusted+typ.serving+typ.givenBack() {
			t.Errorf("%s: %d bought, %d rusted, %d serving, %d given back", typ.name, typ.bought, typ.rusted, typ.serving, typ.givenBack())
		}
		if n := roster[i].n * len(g.rows); !typ.unlimited && typ.bought+typ.left != n {
			t.Errorf("%s: %d bought and %d left of %d", typ.name, typ.bought, typ.left, n)
		}
		when := 0
		for _, n := range typ.when {
			when += n
		}
		if when != typ.bought {
			t.Errorf("%s: %d bought, %d in operating rounds", typ.name, typ.bought, when)
		}
	}
}

// The wins of the seats are one for each game, and so are the ends.
func TestMetricsAddUp(t *testing.T) {
	g := line1830.games(t)
	metrics, err := g.metrics()
	if err != nil {
		t.Fatal(err)
	}
	sums, names := map[string]float64{}, map[string]bool{}
	for _, m := range metrics {
		if names[m.Name] {
			t.Errorf("two metrics are called %s", m.Name)
		}
		names[m.Name] = true
		if len(m.values) != len(g.rows) {
			t.Errorf("%s has values of %d games, want %d", m.Name, len(m.values), len(g.rows))
		}
		if m.Name != metricBankrupt {
			sums[m.Family] += float64(m.of(m.known()))
		}
	}
	for _, family := range []string{familySeats, familyEnds} {
		if math.Abs(sums[family]-1) > 1e-9 {
			t.Errorf("%s add up to %v", family, sums[family])
		}
	}
}

func TestLevelPlayersDoNotLead(t *testing.T) {
	b := &playerBook{leaders: make([][]int32, 1)}
	b.leads(0, 1, 3)
	b.leads(0, 2, 1)
	b.leads(0, 2, 4)
	b.leads(0, 4, 2) // a round of which nobody is known to lead
	want := []int32{3, 0, 0, 2}
	for i, seat := range b.leaders[0] {
		if seat != want[i] {
			t.Errorf("leaders = %v, want %v", b.leaders[0], want)
			break
		}
	}
}

func TestLineup(t *testing.T) {
	var g gameRow
	for i, s := range []string{"random", "balanced", "random"} {
		g.Strategy[i] = dataset.Some(s)
	}
	if got := g.lineup(3); got != "balanced, 2 × random" {
		t.Errorf("line-up = %s", got)
	}
}

func TestWords(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 21: "21st"} {
		if got := ordinal(n); got != want {
			t.Errorf("%d = %s", n, got)
		}
	}
	for v, want := range map[float64]string{0.004: "0", -0.004: "0", -0.5: "−0.5", 12.34: "12.3", 1234.5: "1234", math.Inf(1): "–"} {
		if got := plain(v, "%s"); got != want {
			t.Errorf("%v = %s, want %s", v, got, want)
		}
	}
	for span, want := range map[float64]float64{0: 1, 39: 1, 40: 2, 900: 50} {
		if got := classWidth(span); got != want {
			t.Errorf("classes of a range of %v are %v wide, want %v", span, got, want)
		}
	}
}
