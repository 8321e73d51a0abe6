package record_test

import (
	"errors"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/titles"
)

// script is a recorded game as the engine plays it.
type script struct {
	game    *engine.Game // with the checks of live play
	actions []engine.Action
	claims  [][]routes.Run // runs of the run actions
}

// eachTitle runs a benchmark on the recorded games of every title.
func eachTitle(b *testing.B, f func(b *testing.B, all []script)) {
	for _, title := range titles.IDs() {
		b.Run(title, func(b *testing.B) { f(b, scripts(b, title)) })
	}
}

// scripts prepares the recorded games of a title, reading and translating outside the clock. A game
// ends where live play would refuse an action.
func scripts(b *testing.B, title string) []script {
	b.Helper()
	files, err := filepath.Glob(filepath.Join(recordsDir(b), title, "*.json"))
	if err != nil || len(files) == 0 {
		b.Fatalf("no records for %s", title)
	}
	var all []script
	for _, file := range files {
		_, r := openLive(b, file)
		sc := script{game: r.State().Game()}
		r.AfterAction = func(a engine.Action, j *engine.Journal) {
			sc.actions = append(sc.actions, a)
			var claim []routes.Run
			if a.Type == engine.RunRoutes {
				for _, run := range j.Claim {
					run.Track = append([]routes.Piece{}, run.Track...)
					run.Stops = append([]routes.Place{}, run.Stops...)
					claim = append(claim, run)
				}
			}
			sc.claims = append(sc.claims, claim)
		}
		var refused *engine.Refusal
		if err := toEnd(r); err != nil && !errors.As(err, &refused) && !strings.Contains(err.Error(), "the record states") {
			b.Fatalf("%s: %v", file, err)
		}
		all = append(all, sc)
	}
	return all
}

// BenchmarkReplay applies the actions of the recorded games with all checks of live
// play, the recorded runs included.
func BenchmarkReplay(b *testing.B) {
	eachTitle(b, func(b *testing.B, all []script) {
		w := engine.NewWorkspace()
		var j engine.Journal
		b.ReportAllocs()
		actions := 0
		for b.Loop() {
			for i := range all {
				s := all[i].game.NewState(1, w)
				for k, a := range all[i].actions {
					j.Reset()
					j.Claim = all[i].claims[k]
					if err := s.Apply(a, &j); err != nil {
						b.Fatal(err)
					}
				}
				actions += len(all[i].actions)
			}
		}
		b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	})
}

// BenchmarkLegal lists the legal actions of the actor of every recorded action.
func BenchmarkLegal(b *testing.B) {
	eachTitle(b, func(b *testing.B, all []script) {
		w := engine.NewWorkspace()
		var j engine.Journal
		var states []*engine.State
		var actors []id.Entity
		for i := range all {
			s := all[i].game.NewState(1, w)
			for k, a := range all[i].actions {
				if k%7 == 0 {
					states = append(states, s.Clone(w))
					actors = append(actors, a.Entity)
				}
				j.Claim = all[i].claims[k]
				if err := s.Apply(a, &j); err != nil {
					b.Fatal(err)
				}
			}
		}
		var buf []engine.Action
		b.ReportAllocs()
		n := 0
		for b.Loop() {
			k := n % len(states)
			buf = states[k].Legal(actors[k], buf[:0])
			n++
		}
	})
}

// BenchmarkCopyFrom copies a state.
func BenchmarkCopyFrom(b *testing.B) {
	eachTitle(b, func(b *testing.B, all []script) {
		w := engine.NewWorkspace()
		s, c := all[0].game.NewState(1, w), all[0].game.NewState(1, w)
		b.ReportAllocs()
		for b.Loop() {
			c.CopyFrom(s)
		}
	})
}

// BenchmarkBestRun finds the best run of all trains of the corporation at every recorded
// run and reports the distribution over the positions, each as fast as it was found once.
func BenchmarkBestRun(b *testing.B) {
	eachTitle(b, func(b *testing.B, all []script) {
		w := engine.NewWorkspace()
		var j engine.Journal
		var states []*engine.State
		var corps []id.CorpID
		for i := range all {
			s := all[i].game.NewState(1, w)
			for k, a := range all[i].actions {
				if a.Type == engine.RunRoutes {
					states = append(states, s.Clone(w))
					corps = append(corps, a.Entity.Corp())
				}
				j.Claim = all[i].claims[k]
				if err := s.Apply(a, &j); err != nil {
					b.Fatal(err)
				}
			}
		}
		took := make([]time.Duration, len(states))
		work, unproven := 0, 0
		for i, s := range states {
			s.BestRun(corps[i], &j)
			took[i] = time.Hour
			if work += j.Run.Work; !j.Run.Proven {
				unproven++
			}
		}
		b.ReportAllocs()
		for b.Loop() {
			for i, s := range states {
				start := time.Now()
				s.BestRun(corps[i], nil)
				took[i] = min(took[i], time.Since(start))
			}
		}
		sort.Slice(took, func(i, k int) bool { return took[i] < took[k] })
		at := func(q float64) float64 { return float64(took[int(q*float64(len(took)-1))].Nanoseconds()) / 1000 }
		b.ReportMetric(float64(len(states)), "positions")
		b.ReportMetric(at(0.5), "µs-median")
		b.ReportMetric(at(0.99), "µs-p99")
		b.ReportMetric(at(1), "µs-max")
		b.ReportMetric(float64(work)/float64(len(states)), "work/position")
		b.ReportMetric(float64(unproven), "unproven")
		b.ReportMetric(0, "ns/op")
	})
}
