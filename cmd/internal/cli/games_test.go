package cli_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestFollow is the walkthrough of a record.
func TestFollow(t *testing.T) {
	place(t)
	transcript(t, "replay-follow", "replay game.json.gz --follow Ada,PRR")
	wrong(t, 2, `--follow: there is no player "Adda"; did you mean Ada?`, "replay game.json.gz --follow Adda,PRR")
	wrong(t, 2, `--follow: there is no company "PPR"; did you mean PRR?`, "replay game.json.gz --follow Ada,PPR")
	wrong(t, 2, `--follow: "Ada"; expected a player and a company, as P2,B&O`, "replay game.json.gz --follow Ada")
}

// TestWorkedExample walks through the examples that describe 1856, played one after the other: the
// auction that leaves four players with 205, 305, 230 and 355; CV, which has not sold enough when the
// 3-trains come; LPS, which runs for 50 with tile 5 and for 100 with tile 7 and two 2-trains; three of
// its shares sold at once for 270; the three loans of CV.
func TestWorkedExample(t *testing.T) {
	place(t)
	transcript(t, "replay-1856", "replay 1856.json.gz --strict --follow Dee,LPS", "replay 1856.json.gz --strict --follow Ada,CV")
}

// TestReplayOfDataset plays a game of a dataset again, under a house rule, to the end that the
// dataset has, and tells, traces or follows it.
func TestReplayOfDataset(t *testing.T) {
	place(t)
	write(t, "my/rule.yaml", goodRule)
	write(t, "my/plan.yaml", goodPlan)
	if got := run(t, "run", "--plan", "my/plan.yaml", "--games", "1", "--out", "out"); got.code != 0 {
		t.Fatal(got)
	}
	log := run(t, words("replay out --game 1 --variant small-bank --players 4")...)
	if log.code != 0 || !strings.HasPrefix(log.stdout, "1830: Railways & Robber Barons, 4 players\n") ||
		!strings.Contains(log.stdout, "Auction: phase 2, bank $5600\n") || !strings.Contains(log.stdout, "The result is that of the record.") {
		t.Errorf("log: %s", log)
	}
	end := run(t, words("replay out --game 1 --variant small-bank --players 4 --json")...)
	var actions int
	if _, at, ok := strings.Cut(end.stdout, `"actions": `); !ok || end.code != 0 {
		t.Errorf("result: %s", end)
	} else if _, err := fmt.Sscan(strings.TrimRight(strings.Fields(at)[0], ","), &actions); err != nil {
		t.Error(err)
	}
	trace := run(t, words("replay out --game 1 --variant small-bank --players 4 --trace -")...)
	if n := strings.Count(trace.stdout, "\n"); trace.code != 0 || n != actions+1 {
		t.Errorf("%d lines of trace for %d actions", n, actions)
	}
	walk := run(t, words("replay out --game 1 --variant six --players 3 --follow P1,B&O")...)
	if walk.code != 0 || !strings.Contains(walk.stdout, "A walkthrough: P1 and B&O.") {
		t.Errorf("walkthrough: %s", walk)
	}
	wrong(t, 2, "say which game of out: --game N", "replay out")
	wrong(t, 2, "out has no such game; it has those of 1830, variant ", "replay out --game 99")
	wrong(t, 2, "--game is for datasets; game.json.gz is a game record", "replay game.json.gz --game 1")
	wrong(t, 2, "out has several games of number 1; say which with --title, --variant or --players", "replay out --game 1")
}
