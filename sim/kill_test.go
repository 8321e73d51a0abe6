package sim

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// killPlan is a plan of many short games in small parts, so that whoever is killed has just
// begun, is playing, or is writing.
func killPlan() Plan {
	return Plan{
		Titles: []string{"1830"}, Players: []int{3}, Lineups: []Lineup{{"basic", "random", "random"}, {"random"}},
		Variants: []Variant{{Name: Base}, {Name: "six", Options: []string{"optional_6_train"}}},
		Games:    6, Seed: 11, Part: 2, Limit: 250,
	}
}

// The environment of the process that is killed says what to do.
const killEnv = "TRAINRUSH_TEST_RUN"

// TestRunInProcess is the process that TestKilledRuns starts and kills; it is nothing by
// itself. It says a line after every game.
func TestRunInProcess(t *testing.T) {
	text, ok := os.LookupEnv(killEnv)
	if !ok {
		return
	}
	o := Options{Progress: func(Progress) { fmt.Println("game") }}
	if _, err := fmt.Sscan(text, &o.Workers, &o.Shard, &o.Shards, &o.Out); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), killPlan(), testDeps(t), o); err != nil {
		t.Fatal(err)
	}
}

// process runs a plan in a process and kills it after a number of games; it reports whether
// the process came to its end before that.
func process(t *testing.T, o Options, games int) (finished bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestRunInProcess$")
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d %d %d %s", killEnv, o.Workers, o.Shard, o.Shards, o.Out))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for n := 0; n < games && lines.Scan(); {
		if lines.Text() == "game" {
			n++
		}
	}
	if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		t.Fatal(err)
	}
	io.Copy(io.Discard, out)
	return cmd.Wait() == nil
}

// TestKilledRuns kills runs with one, two and seven workers at moments drawn from a seed and
// starts them again until they are through: as a whole, and as shards in folders of their own
// that are then put together. The files are the same, byte for byte.
func TestKilledRuns(t *testing.T) {
	deps := testDeps(t)
	whole := t.TempDir()
	if _, err := Run(context.Background(), killPlan(), deps, Options{Out: whole}); err != nil {
		t.Fatal(err)
	}
	want := sums(t, whole)
	rng := rand.New(rand.NewPCG(1830, 1856))
	through := func(o Options) {
		const kills = 3
		for range kills {
			if process(t, o, 1+rng.IntN(9)) {
				break
			}
			if part, _ := filepath.Glob(filepath.Join(o.Out, "*", "*", "*", "*", ".*")); len(part) > 0 {
				t.Logf("%d workers: killed with %d files half written", o.Workers, len(part))
			}
		}
		r, err := Run(context.Background(), killPlan(), deps, o)
		if err != nil || !r.Complete {
			t.Fatalf("%d workers, shard %d/%d: complete: %v, %v", o.Workers, o.Shard, o.Shards, r.Complete, err)
		}
	}
	for _, workers := range []int{1, 2, 7} {
		out := t.TempDir()
		through(Options{Out: out, Workers: workers})
		equalSums(t, fmt.Sprintf("%d workers", workers), sums(t, out), want)
	}
	merged := t.TempDir()
	for shard := 1; shard <= 2; shard++ {
		out := t.TempDir()
		through(Options{Out: out, Workers: 2, Shard: shard, Shards: 2})
		mergeInto(t, merged, out)
	}
	equalSums(t, "merged shards", sums(t, merged), want)
}

// mergeInto puts the files of a dataset into a folder. Two shards have no file in common.
func mergeInto(t *testing.T, dir, from string) {
	t.Helper()
	if err := os.CopyFS(dir, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*", "*", "*", "*", ".*.partial")); len(left) > 0 {
		t.Errorf("a finished run leaves %s", strings.Join(left, ", "))
	}
}
