package routes_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// bruteLimit is how many combinations brute force tries on one map at most; trains
// that would exceed it are left out.
const bruteLimit = 200_000

func TestBestEqualsBruteForce(t *testing.T) {
	boards := uint64(3000)
	if testing.Short() {
		boards = 500
	}
	f := routes.NewFinder()
	trains, ran := map[string]int{}, map[string]int{}
	byCount := map[int]int{}
	for seed := range boards {
		s := generate(t, seed)
		w := &slow{situation: s, runs: allRuns(s)}
		var options [][]int
		var earned [][]id.Money
		combinations := 1
		for i := range s.defs {
			var fit []int
			var money []id.Money
			for k := range w.runs {
				if w.fits(&s.defs[i], &w.runs[k]) {
					fit, money = append(fit, k), append(money, w.revenue(&s.defs[i], &w.runs[k]))
				}
			}
			if combinations *= len(fit) + 1; combinations > bruteLimit {
				s.defs, s.trains = s.defs[:i], s.trains[:i]
				break
			}
			options, earned = append(options, fit), append(earned, money)
		}
		want := w.best(options, earned, 0, map[side]bool{}, 0, 0)
		got := f.Best(s.b, &s.l, us, s.trains, &s.terms)
		if got.Total != want || !got.Proven {
			t.Errorf("seed %d: best run %d (proven %v), brute force %d", seed, got.Total, got.Proven, want)
		}
		strained(t, seed, s, want)
		byCount[len(s.trains)]++
		for _, d := range s.defs {
			trains[d.Name]++
		}
		for _, r := range got.Runs {
			ran[s.defs[r.Train].Name]++
		}
		checkBest(t, seed, s, got)
		checkAll(t, seed, s, w, options, earned)
	}
	for _, d := range trainTypes {
		if ran[d.Name] < 10 {
			t.Errorf("train %s ran %d times (drawn %d times): too few", d.Name, ran[d.Name], trains[d.Name])
		}
	}
	t.Log("turns by number of trains:", byCount, "runs by train:", ran)
}

// strained: the methods for large maps find the same turn.
func strained(t *testing.T, seed uint64, s *situation, want id.Money) {
	t.Helper()
	for _, effort := range [][6]int{{1 << 20, 1 << 16, 0, 1, 100, 0}, {1 << 20, 3, 4, 2, 4, 5}, {3, 10, 4, 1, 1, 20}} {
		f := routes.NewFinder()
		f.Strain(effort[0], effort[1], effort[2], effort[3], effort[4], effort[5])
		got := f.Best(s.b, &s.l, s.corp, s.trains, &s.terms)
		if got.Total != want || !got.Proven {
			t.Errorf("seed %d, effort %v: best run %d (proven %v), brute force %d", seed, effort, got.Total, got.Proven, want)
		}
		total, rule := routes.Check(s.b, &s.l, s.corp, s.trains, &s.terms, cloneRuns(got.Runs))
		if rule != id.NoRule || total != got.Total {
			t.Errorf("seed %d, effort %v: check of the best turn: %d, %v; want %d", seed, effort, total, rule, got.Total)
		}
	}
}

// checkBest: Check accepts the best turn and finds the same revenue, and its links
// lead back to it.
func checkBest(t *testing.T, seed uint64, s *situation, got routes.Result) {
	t.Helper()
	runs := cloneRuns(got.Runs)
	total, rule := routes.Check(s.b, &s.l, us, s.trains, &s.terms, runs)
	if rule != id.NoRule || total != got.Total {
		t.Errorf("seed %d: check of the best turn: %d, %v; want %d", seed, total, rule, got.Total)
	}
	var recorded []routes.Recorded
	for i, r := range runs {
		if g := got.Runs[i]; r.Revenue != g.Revenue || !slices.Equal(r.Stops, g.Stops) {
			t.Errorf("seed %d: run %d: check has %d by %v, best %d by %v", seed, i, r.Revenue, r.Stops, g.Revenue, g.Stops)
		}
		recorded = append(recorded, routes.Recorded{Train: r.Train, Links: routes.Connections(s.b, &s.l, &r), Nodes: r.Stops})
	}
	again, ok := routes.Resolve(s.b, &s.l, us, s.trains, recorded)
	if !ok {
		t.Errorf("seed %d: links of the best turn do not resolve: %v", seed, recorded)
		return
	}
	if total, rule := routes.Check(s.b, &s.l, us, s.trains, &s.terms, again); rule != id.NoRule || total != got.Total {
		t.Errorf("seed %d: check of the resolved turn: %d, %v; want %d", seed, total, rule, got.Total)
	}
}

// checkAll: Check agrees with brute force about single runs.
func checkAll(t *testing.T, seed uint64, s *situation, w *slow, options [][]int, earned [][]id.Money) {
	t.Helper()
	for i := range options {
		for k := range w.runs {
			run := []routes.Run{{Train: i, Track: w.runs[k].track}}
			total, rule := routes.Check(s.b, &s.l, us, s.trains, &s.terms, run)
			for j, x := range s.terms.Bonuses {
				if w.turnBonuses(&w.runs[k])&(1<<j) != 0 {
					total -= x.Amount
				}
			}
			at := slices.Index(options[i], k)
			switch {
			case at < 0 && rule == id.NoRule:
				t.Errorf("seed %d: check accepts %v with train %s", seed, w.runs[k].stops, s.defs[i].Name)
			case at >= 0 && (rule != id.NoRule || total != earned[i][at]):
				t.Errorf("seed %d: check of %v with train %s: %d, %v; brute force %d", seed, w.runs[k].stops, s.defs[i].Name, total, rule, earned[i][at])
			}
		}
	}
}

func cloneRuns(runs []routes.Run) []routes.Run {
	out := slices.Clone(runs)
	for i := range out {
		out[i].Track, out[i].Stops = slices.Clone(out[i].Track), slices.Clone(out[i].Stops)
	}
	return out
}

// TestBestDependsOnArguments: a used Finder finds the same turn as a fresh one.
func TestBestDependsOnArguments(t *testing.T) {
	used := routes.NewFinder()
	for seed := range uint64(200) {
		s := generate(t, seed)
		a := used.Best(s.b, &s.l, us, s.trains, &s.terms)
		b := routes.NewFinder().Best(s.b, &s.l, us, s.trains, &s.terms)
		if !reflect.DeepEqual(cloneRuns(a.Runs), cloneRuns(b.Runs)) || a.Total != b.Total || a.Work != b.Work {
			t.Errorf("seed %d: used finder %+v, fresh one %+v", seed, a, b)
		}
	}
}

// TestBestLimit: what is found within a small limit is legal, and says so when it is
// not proven.
func TestBestLimit(t *testing.T) {
	f := routes.NewFinder()
	unproven := 0
	for seed := range uint64(200) {
		s := generate(t, seed)
		full := f.Best(s.b, &s.l, us, s.trains, &s.terms).Total
		s.terms.Limit = 5
		cut := f.Best(s.b, &s.l, us, s.trains, &s.terms)
		if cut.Proven && cut.Total != full || cut.Total > full {
			t.Errorf("seed %d: the limit gives %d (proven %v), all the work %d", seed, cut.Total, cut.Proven, full)
		}
		if !cut.Proven {
			unproven++
		}
		if total, rule := routes.Check(s.b, &s.l, us, s.trains, &s.terms, cloneRuns(cut.Runs)); rule != id.NoRule || total != cut.Total {
			t.Errorf("seed %d: the turn found within the limit: %d, %v; want %d", seed, total, rule, cut.Total)
		}
	}
	if unproven < 50 {
		t.Errorf("%d turns exceed the limit: too few to test it", unproven)
	}
}

func TestNoTrainsNoTokens(t *testing.T) {
	s := generate(t, 1)
	f := routes.NewFinder()
	if r := f.Best(s.b, &s.l, us, nil, &s.terms); r.Total != 0 || len(r.Runs) != 0 || !r.Proven {
		t.Errorf("without trains: %+v", r)
	}
	s.l.Slots = board.Layout{}.Slots
	s.l.NExtra = 0
	if r := f.Best(s.b, &s.l, us, []routes.Train{routes.Plain(999)}, &s.terms); r.Total != 0 || len(r.Runs) != 0 || !r.Proven {
		t.Errorf("without tokens: %+v", r)
	}
}
