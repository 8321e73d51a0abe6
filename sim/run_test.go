package sim

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/trainrush/trainrush/sim/dataset"
)

// smallPlan is a plan of a few quick games, which are broken off early.
func smallPlan() Plan {
	return Plan{
		Titles: []string{"1830"}, Players: []int{3}, Lineups: []Lineup{{"basic", "random", "random"}, {"random"}},
		Games: 3, Seed: 5, Part: 2, Limit: 300,
	}
}

// sums is a hash for every table file below a folder, by relative path.
func sums(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasSuffix(path, ".json") {
			return err
		}
		data, err := os.ReadFile(path)
		sum := sha256.Sum256(data)
		rel, _ := filepath.Rel(dir, path)
		out[rel] = hex.EncodeToString(sum[:])
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func equalSums(t *testing.T, what string, got, want map[string]string) {
	t.Helper()
	if len(got) != len(want) || len(want) == 0 {
		t.Errorf("%s: %d files, want %d", what, len(got), len(want))
	}
	for name, sum := range want {
		if got[name] != sum {
			t.Errorf("%s: %s differs", what, name)
		}
	}
}

func TestBytesDependOnThePlanOnly(t *testing.T) {
	deps := testDeps(t)
	var want map[string]string
	for _, workers := range []int{1, 2, 7} {
		dir := t.TempDir()
		r, err := Run(context.Background(), smallPlan(), deps, Options{Out: dir, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if n := r.EndReasons[Fault]; n > 0 || !r.Complete {
			t.Errorf("%d workers: %d faults, complete: %v", workers, n, r.Complete)
		}
		got := sums(t, dir)
		if want == nil {
			want = got
			continue
		}
		equalSums(t, "workers", got, want)
	}
}

func TestResumeAndShards(t *testing.T) {
	deps := testDeps(t)
	whole, parts := t.TempDir(), t.TempDir()
	if _, err := Run(context.Background(), smallPlan(), deps, Options{Out: whole}); err != nil {
		t.Fatal(err)
	}
	want := sums(t, whole)
	for shard := 1; shard <= 3; shard++ {
		if _, err := Run(context.Background(), smallPlan(), deps, Options{Out: parts, Shard: shard, Shards: 3}); err != nil {
			t.Fatal(err)
		}
	}
	equalSums(t, "shards", sums(t, parts), want)

	// A part is complete when its games file is there.
	var lost string
	for name := range want {
		if strings.HasPrefix(name, dataset.Games) {
			lost = name
		}
	}
	if err := os.Remove(filepath.Join(parts, lost)); err != nil {
		t.Fatal(err)
	}
	r, err := Run(context.Background(), smallPlan(), deps, Options{Out: parts})
	if err != nil {
		t.Fatal(err)
	}
	if r.Found != len(r.Parts)-1 {
		t.Errorf("found %d of %d parts, want all but one", r.Found, len(r.Parts))
	}
	equalSums(t, "resumed", sums(t, parts), want)

}

func TestCancelFinishesPartsInHand(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	r, err := Run(ctx, smallPlan(), testDeps(t), Options{Out: t.TempDir(), Workers: 2, Progress: func(Progress) { cancel() }})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
	if r.Complete || len(r.Parts) == 0 || len(r.Parts) > 2 {
		t.Errorf("%d parts, complete: %v; want the one or two in hand", len(r.Parts), r.Complete)
	}
}

// TestManifest is there while a run is going on, is complete at its end, and stays as it is when
// there is nothing left to do.
func TestManifest(t *testing.T) {
	dir := t.TempDir()
	clock := time.Unix(0, 0)
	read := func() dataset.Manifest {
		manifests, err := dataset.ReadManifests(dir)
		if err != nil || len(manifests) != 1 {
			t.Fatalf("%d manifests: %v", len(manifests), err)
		}
		return manifests[0]
	}
	first := sync.OnceFunc(func() {
		if m := read(); m.Complete || len(m.Parts) > 0 || len(m.Plan) == 0 {
			t.Errorf("at the first game: %+v", m)
		}
	})
	o := Options{Out: dir, Now: func() time.Time { clock = clock.Add(time.Second); return clock }, Progress: func(Progress) { first() }}
	for range 2 {
		if _, err := Run(context.Background(), smallPlan(), testDeps(t), o); err != nil {
			t.Fatal(err)
		}
		m := read()
		if !m.Complete || m.Games != 6 || len(m.Parts) != 3 || !m.Timings.Started.Equal(time.Unix(1, 0)) {
			t.Errorf("at the end: complete: %v, %d games in %d parts, started at %v", m.Complete, m.Games, len(m.Parts), m.Timings.Started)
		}
	}
}
