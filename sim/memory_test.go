package sim

import (
	"context"
	"os"
	"runtime"
	"testing"
)

// heap is the most memory in use at four moments of a run of games that are broken off early.
func heap(t *testing.T, games int) (most uint64) {
	t.Helper()
	p := Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random"}}, Games: games, Seed: 3, Part: 100, Limit: 10}
	look := func(now Progress) {
		if now.Games%(now.Of/4) != 0 {
			return
		}
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		most = max(most, m.HeapAlloc)
	}
	if _, err := Run(context.Background(), p, testDeps(t), Options{Out: t.TempDir(), Progress: look}); err != nil {
		t.Fatal(err)
	}
	return most
}

// TestMemoryIsFlat plays a hundred times as many games in the memory of the few: what a run
// keeps of a part that is written is a list of its files.
func TestMemoryIsFlat(t *testing.T) {
	few, many := heap(t, 100), heap(t, 10000)
	const part = 1 << 11 // bytes that a run keeps of a part
	if limit := few + 100*part + few/4; many > limit {
		t.Errorf("%d kB in use for 100 games and %d kB for 10,000, want at most %d kB", few>>10, many>>10, limit>>10)
	}
	t.Logf("%d kB in use for 100 games, %d kB for 10,000", few>>10, many>>10)
}

// TestFewFiles counts what a run leaves: seven tables with their checksums and the manifest, not a file per game.
func TestFewFiles(t *testing.T) {
	dir := t.TempDir()
	p := Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random"}}, Games: 200, Seed: 3, Part: 100, Limit: 5}
	if _, err := Run(context.Background(), p, testDeps(t), Options{Out: dir}); err != nil {
		t.Fatal(err)
	}
	if n := len(sums(t, dir)); n != 2*(7+1) {
		t.Errorf("%d files of 200 games in parts of 100, want 16", n)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 7+2 {
		t.Errorf("%d entries in the folder, want seven tables, checksums and the manifest (%v)", len(entries), err)
	}
}
