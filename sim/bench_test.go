package sim

import (
	"context"
	"fmt"
	"io/fs"
	"path/filepath"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

// BenchmarkGames plays whole games with four players, one per iteration, without writing rows.
func BenchmarkGames(b *testing.B) {
	for _, title := range []string{"1830", "1856"} {
		for _, strategy := range []string{"random", "balanced"} {
			b.Run(title+"/"+strategy, func(b *testing.B) { benchmarkGames(b, title, strategy) })
		}
	}
}

func benchmarkGames(b *testing.B, title, strategy string) {
	sch, err := newSchedule(Plan{Titles: []string{title}, Players: []int{4}, Lineups: []Lineup{{strategy}}, Games: 1 << 20, Seed: 1}, testDeps(b))
	if err != nil {
		b.Fatal(err)
	}
	s := &sch.setups[0]
	t := newTable(&sch.plan)
	actions := 0
	b.ReportAllocs()
	for n := int64(0); b.Loop(); n++ {
		m := s.match(&sch.plan, n)
		t.sit(s, &m, nil)
		if end := t.play(); end.fault != "" {
			b.Fatal(end.fault)
		}
		actions += t.actions
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

// BenchmarkRun plays runs of 1830 with four basic players into a dataset. Beside games a second
// it reports the bytes of a game on disk.
func BenchmarkRun(b *testing.B) {
	const games = 64
	for _, c := range []struct {
		format  dataset.Format
		workers int
	}{{dataset.Arrow, 1}, {dataset.Arrow, 2}, {dataset.Parquet, 1}, {dataset.CSV, 1}} {
		b.Run(fmt.Sprintf("%s/workers=%d", c.format, c.workers), func(b *testing.B) {
			deps := testDeps(b)
			p := Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"basic"}}, Games: games, Seed: 1, Part: 8}
			var bytes int64
			for b.Loop() {
				dir := b.TempDir()
				if _, err := Run(context.Background(), p, deps, Options{Out: dir, Workers: c.workers, Format: dataset.Options{Format: c.format}}); err != nil {
					b.Fatal(err)
				}
				bytes = size(b, dir)
			}
			b.ReportMetric(float64(b.N*games)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(bytes)/games, "B/game")
		})
	}
}

// size is the bytes of the tables below a folder.
func size(b *testing.B, dir string) (sum int64) {
	b.Helper()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) == ".json" {
			return err
		}
		info, err := e.Info()
		sum += info.Size()
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	return sum
}

// BenchmarkRows writes the rows of one game of four basic players, a hundred times in a part.
// What a game costs here beside what it costs in BenchmarkBasic is the share of writing.
func BenchmarkRows(b *testing.B) {
	game, _ := record(b, Lineup{"basic"}, 4)
	for _, format := range dataset.Formats() {
		b.Run(string(format), func(b *testing.B) {
			w, err := dataset.NewWriter(b.TempDir(), dataset.Options{Format: format})
			if err != nil {
				b.Fatal(err)
			}
			const games = 100
			part := w.NewPart()
			for n := 0; b.Loop(); n++ {
				if err := part.Start(dataset.PartID{Title: "1830", Variant: Base, Players: 4, Number: n}, dataset.Meta{}); err != nil {
					b.Fatal(err)
				}
				for k := range int64(games) {
					part.Begin(dataset.GameKey{Game: k})
					game.writeTo(part)
				}
				if _, err := part.Commit(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*games), "µs/game")
		})
	}
}

// writeTo adds the rows to another place.
func (c *collected) writeTo(out rows) {
	for i := range c.rounds {
		out.AddRound(&c.rounds[i])
	}
	for i := range c.players {
		out.AddPlayer(&c.players[i])
	}
	for i := range c.corps {
		out.AddCorporation(&c.corps[i])
	}
	for i := range c.phases {
		out.AddPhase(&c.phases[i])
	}
	for i := range c.events {
		out.AddEvent(&c.events[i])
	}
	for i := range c.flows {
		out.AddFlow(&c.flows[i])
	}
	for i := range c.games {
		out.AddGame(&c.games[i])
	}
}
