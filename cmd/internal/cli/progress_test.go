package cli

import (
	"bytes"
	"testing"
	"time"

	"github.com/trainrush/trainrush/sim"
)

// shown is what a run of 40 games shows, two games a second, ten of them found.
func shown(terminal bool) string {
	var out bytes.Buffer
	now := time.Unix(0, 0)
	p := newProgress(&Env{Stderr: &out, Terminal: terminal, Now: func() time.Time { return now }})
	all := []sim.Wins{{Strategy: "basic"}, {Strategy: "random"}}
	p.show(sim.Progress{Games: 10, Found: 10, Of: 40, Wins: all[:0]})
	for n := int64(11); n <= 40; n++ {
		now = now.Add(time.Second / 2)
		all[0].Seats, all[1].Seats = n-10, 3*(n-10)
		all[0].Wins = float64(n - 10)
		p.show(sim.Progress{Games: n, Found: 10, Of: 40, Wins: all})
	}
	p.done()
	return out.String()
}

func TestProgressLines(t *testing.T) {
	want := `10 of 40 games
12 of 40 games, 2/s, 14s left; wins: basic 100%, random 0%
16 of 40 games, 2/s, 12s left; wins: basic 100%, random 0%
20 of 40 games, 2/s, 10s left; wins: basic 100%, random 0%
24 of 40 games, 2/s, 8s left; wins: basic 100%, random 0%
28 of 40 games, 2/s, 6s left; wins: basic 100%, random 0%
32 of 40 games, 2/s, 4s left; wins: basic 100%, random 0%
36 of 40 games, 2/s, 2s left; wins: basic 100%, random 0%
40 of 40 games, 2/s, 0s left; wins: basic 100%, random 0%
`
	if got := shown(false); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestProgressBar(t *testing.T) {
	got := shown(true)
	for _, want := range []string{
		"\r[====            ] 10 of 40 games\r[====            ] 11 of 40 games, 2/s, 15s left; wins: basic 100%, random 0%",
		"\r[================] 40 of 40 games, 2/s, 0s left; wins: basic 100%, random 0%\n",
	} {
		if !bytes.Contains([]byte(got), []byte(want)) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
}
