package analysis

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

func TestSummaryIsAsItWas(t *testing.T) {
	s, err := Summarise(line1830.write(t))
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := s.Format(&text); err != nil {
		t.Fatal(err)
	}
	golden(t, "summary.txt", text.Bytes())
	data, err := s.JSON()
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "summary.json", data)
}

func TestSharesAddUp(t *testing.T) {
	s, err := Summarise(line1830.write(t))
	if err != nil {
		t.Fatal(err)
	}
	g := s.Groups[0]
	ends, seats, wins := 0.0, 0.0, 0.0
	for _, e := range g.EndReasons {
		ends += e.Share.Value
	}
	for _, st := range g.Seats {
		seats += st.Win.Value
	}
	for _, st := range g.Strategies {
		wins += st.Win.Value * float64(st.N)
	}
	for what, v := range map[string]float64{"end reasons": ends, "seats": seats, "strategies": wins / float64(g.Games)} {
		if v < 0.999999 || v > 1.000001 {
			t.Errorf("the shares of the %s add up to %v", what, v)
		}
	}
}

func TestWarnings(t *testing.T) {
	repeated := line1830
	repeated.repeat, repeated.blocks = true, 20
	s, err := Summarise(repeated.write(t))
	if err != nil {
		t.Fatal(err)
	}
	g := s.Groups[0]
	if g.Distinct != 4 {
		t.Errorf("%d distinct games, want 4", g.Distinct)
	}
	all := strings.Join(g.Warnings, "\n")
	for _, says := range []string{"only 4 of 80 games are distinct", "only 20 blocks"} {
		if !strings.Contains(all, says) {
			t.Errorf("the warnings do not say %q:\n%s", says, all)
		}
	}
	bad := GroupSummary{Games: 10, Distinct: 10, Blocks: 40, Unproven: 1,
		EndReasons: []EndReason{{Reason: dataset.EndFault, Games: 1}, {Reason: "bank", Games: 9}}}
	bad.warn()
	if len(bad.Warnings) != 3 {
		t.Errorf("warnings = %q, want one for the fault, one for what was broken off, one for the runs", bad.Warnings)
	}
}

func TestSummaryOfNoGames(t *testing.T) {
	none := line1830
	none.blocks = 0
	s, err := Summarise(none.write(t))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Format(&bytes.Buffer{}); err != nil {
		t.Error(err)
	}
	data, err := s.JSON()
	if err != nil {
		t.Fatal(err)
	}
	var back map[string]any
	if err := json.Unmarshal(data, &back); err != nil {
		t.Errorf("%v: %s", err, data)
	}
}

func TestSharedWin(t *testing.T) {
	g := gameRow{Winners: 2}
	for i, w := range []int32{500, 700, 700} {
		g.Worth[i] = dataset.Some(w)
	}
	for seat, want := range []float64{0, 0.5, 0.5, 0} {
		if got := g.wins(seat); got != want {
			t.Errorf("seat %d has %v of the win, want %v", seat+1, got, want)
		}
	}
	if (&gameRow{}).wins(0) != 0 {
		t.Error("a game without a result has a winner")
	}
}

func TestMargin(t *testing.T) {
	g := gameRow{Winners: 1}
	for i, w := range []int32{900, 1000, 100} {
		g.Worth[i] = dataset.Some(w)
	}
	if m, ok := g.margin(); !ok || m != 10 {
		t.Errorf("margin = %v, %v, want 10", m, ok)
	}
	if _, ok := (&gameRow{}).margin(); ok {
		t.Error("a margin without a result")
	}
}

func TestPlaceInTheOrder(t *testing.T) {
	for _, c := range []struct {
		position, operators int32
		want                string
	}{{1, 5, "top of OR 2.1"}, {2, 4, "top of OR 2.1"}, {3, 5, "bottom of OR 2.1"}, {5, 5, "bottom of OR 2.1"}} {
		r := phaseRow{Label: "OR 2.1", Position: dataset.Some(c.position), Operators: dataset.Some(c.operators)}
		if got := place(r); got != c.want {
			t.Errorf("%d of %d is %s, want %s", c.position, c.operators, got, c.want)
		}
	}
	if got := place(phaseRow{Label: "SR 3"}); got != "SR 3" {
		t.Errorf("outside an operating round: %s", got)
	}
}
