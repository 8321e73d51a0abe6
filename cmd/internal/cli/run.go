package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
)

func runCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "run", Usage: "play games into a dataset and print the summary",
		Description: "The same command line plays the same games, on any machine and with any number of workers. A run\n" +
			"that was stopped goes on where it was when the command is given again.\n\n" +
			examples(
				"trainrush run --title 1830 --games 300 --seed 7 --out out/first",
				"trainrush run --title 1830 --players 3,4 --line-up basic,random --games 1000 --out out/mixed",
				"trainrush run --title 1830 --line-up 'basic,basic(noise=0.5)' --options optional_6_train --out out/six",
				"trainrush run --title my/1830-with-a-small-bank --games 300 --seed 7 --out out/small-bank",
				"trainrush run --plan tournament --out out/tournament",
				"trainrush run --title 1830 --games 100000 --shard 3/16 --out out/large",
			),
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "plan", Usage: "plan to play, by its name (" + list(configs.PlanNames()) + ") or `FILE`; --games, --seed and --deals change it"},
			&cli.StringFlag{Name: "title", Usage: "title to play, or several joined by commas; or the folder of a title of your own"},
			&cli.StringFlag{Name: "players", Value: "4", Usage: "number of players, or several joined by commas"},
			&cli.IntFlag{Name: "games", Value: 100, Usage: "games of each title and number of players, rounded up to whole blocks"},
			&cli.Int64Flag{Name: "seed", Value: 1, Usage: "the seed from which all chance follows"},
			&cli.StringFlag{Name: "out", Usage: "folder of the dataset"},
			&cli.StringFlag{Name: "strategy", Value: "balanced", Usage: "strategy of all players"},
			&cli.StringFlag{Name: "line-up", Usage: "a strategy for each player, joined by commas; a shorter list repeats"},
			optionsFlag(),
			&cli.StringFlag{Name: "deals", Usage: "deals between players: " + list(words(plan.AllDeals)), Value: string(plan.DealsConsent)},
			&cli.IntFlag{Name: "workers", Usage: "games played at the same time", Value: runtime.GOMAXPROCS(0), DefaultText: "one for each processor"},
			&cli.StringFlag{Name: "shard", Usage: "play this part of the run only, as 3/16; all shards may share a folder"},
			&cli.StringFlag{Name: "format", Value: string(dataset.Arrow), Usage: "format of the tables: " + list(words(dataset.Formats()))},
			&cli.StringFlag{Name: "compression", Usage: "compression of the tables: " + list(words(dataset.Compressions())), DefaultText: "zstd, for csv none"},
			jsonFlag("the summary"),
		},
		Action: func(c *cli.Context) error {
			if _, err := arguments(c, 0, 0, ""); err != nil {
				return err
			}
			plan, own, err := planOf(c)
			if err != nil {
				return err
			}
			opts, err := runOptions(env, c)
			if err != nil {
				return err
			}
			if plan.Accept != nil {
				if opts.Shards > 1 {
					return usage("--shard: a plan with bounds is judged when all of its games are there; play it whole")
				}
				if c.IsSet("seed") {
					plan.Accept.Seeds = []int64{plan.Seed}
				}
				return accepted(c.Context, env, plan, opts, c.Bool("json"))
			}
			return play(c.Context, env, plan, own, opts, c.Bool("json"))
		},
	}
}

// runOptions reads how the run is carried out.
func runOptions(env *Env, c *cli.Context) (sim.Options, error) {
	o := sim.Options{Out: c.String("out"), Workers: c.Int("workers"), Tool: version(), Now: env.Now,
		Format: dataset.Options{Format: dataset.Format(c.String("format")), Compression: dataset.Compression(c.String("compression"))}}
	if o.Out == "" {
		return o, usage("--out is missing; expected the folder of the dataset, as --out out/first")
	}
	if o.Workers < 1 {
		return o, usage("--workers: %d; at least 1 is needed", o.Workers)
	}
	if c.IsSet("shard") {
		part, of, _ := strings.Cut(c.String("shard"), "/")
		var err, errOf error
		o.Shard, err = strconv.Atoi(part)
		o.Shards, errOf = strconv.Atoi(of)
		if err != nil || errOf != nil || o.Shard < 1 || o.Shard > o.Shards {
			return o, usage("--shard: %q; expected a part of the work, as 3/16", c.String("shard"))
		}
	}
	return o, nil
}

// prepareFolder makes the folder of a dataset. It refuses one that holds something else or
// cannot be written, and formats that do not exist.
func prepareFolder(dir string, format dataset.Options) error {
	var path *fs.PathError
	entries, err := os.ReadDir(dir)
	switch {
	case errors.As(err, &path) && !errors.Is(err, fs.ErrNotExist):
		return fail(exitOutput, fmt.Errorf("--out: %s cannot be used: %w", dir, path.Err))
	case len(entries) > 0 && !slices.ContainsFunc(entries, isDataset):
		return fail(exitOutput, fmt.Errorf("--out: %s holds something else (%s); choose a new folder, or one with a dataset", dir, entries[0].Name()))
	}
	if _, err := dataset.NewWriter(dir, format); errors.As(err, &path) {
		return fail(exitOutput, fmt.Errorf("--out: the folder cannot be made: %w", err))
	} else if err != nil {
		return fail(exitUsage, err)
	}
	probe, err := os.CreateTemp(dir, ".trainrush-*")
	if err != nil {
		return fail(exitOutput, fmt.Errorf("--out: nothing can be written there: %w", err))
	}
	return fail(exitOutput, errors.Join(probe.Close(), os.Remove(probe.Name())))
}

// isDataset reports whether a folder entry belongs to a dataset.
func isDataset(e os.DirEntry) bool {
	manifest, _ := filepath.Match("manifest*.json", e.Name())
	return manifest || e.IsDir() && slices.ContainsFunc(dataset.Tables(), func(t dataset.Table) bool { return t.Name == e.Name() })
}

// play carries out a plan and prints the summary.
func play(ctx context.Context, env *Env, plan sim.Plan, own shelf, opts sim.Options, asJSON bool) error {
	ds, err := carryOut(ctx, env, plan, own, opts)
	if err != nil {
		return err
	}
	beside, err := openBands("")
	if err != nil {
		return err
	}
	if err := writeSummary(env.Stdout, ds, beside, asJSON); err != nil {
		return err
	}
	return faults(ds)
}

// carryOut plays a plan into a folder, once it is sure that this can be used.
func carryOut(ctx context.Context, env *Env, plan sim.Plan, own shelf, opts sim.Options) (*dataset.Dataset, error) {
	if err := prepareFolder(opts.Out, opts.Format); err != nil {
		return nil, err
	}
	bar := newProgress(env)
	opts.Progress = bar.show
	started := env.Now()
	quiet := context.AfterFunc(ctx, func() {
		fmt.Fprint(env.Stderr, "\nStopping when the parts in hand are finished; once more stops at once, and nothing that is finished is lost.\n")
	})
	result, err := sim.Run(ctx, plan, own.deps(), opts)
	quiet()
	bar.done()
	if ctx.Err() != nil {
		fmt.Fprintf(env.Stderr, "%s in %s; the same command goes on from there.\n", count(int(result.Games), "game"), opts.Out)
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, fail(exitOutput, err)
	}
	fmt.Fprintf(env.Stderr, "%s in %s, seed %d, run %s, %s.\n", count(int(result.Games), "game"), opts.Out, plan.Seed, result.Run,
		env.Now().Sub(started).Round(100*time.Millisecond))
	return dataset.Open(opts.Out)
}

// faults reports games in which a strategy or the engine failed. They stay in the dataset
// under their own end reason.
func faults(ds *dataset.Dataset) error {
	type row struct {
		Game  int64               `col:"game"`
		Title string              `col:"title"`
		Fault dataset.Opt[string] `col:"fault"`
	}
	n, first := 0, ""
	for r, err := range dataset.Rows[row](ds, dataset.Games) {
		if err != nil {
			return err
		}
		if r.Fault.OK {
			if n++; n == 1 {
				first = fmt.Sprintf("%s game %d: %s", r.Title, r.Game, r.Fault.V)
			}
		}
	}
	if n == 0 {
		return nil
	}
	return fail(exitFault, fmt.Errorf("%s ended with a fault, the first one: %s", count(n, "game"), first))
}
