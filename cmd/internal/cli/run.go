package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/analysis"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/strategies/registry"
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
				"trainrush run --title 1830 --games 100000 --shard 3/16 --out out/large",
			),
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "title", Usage: "title to play, or several joined by commas"},
			&cli.StringFlag{Name: "players", Value: "4", Usage: "number of players, or several joined by commas"},
			&cli.IntFlag{Name: "games", Value: 100, Usage: "games of each title and number of players, rounded up to whole blocks"},
			&cli.Int64Flag{Name: "seed", Value: 1, Usage: "the seed from which all chance follows"},
			&cli.StringFlag{Name: "out", Usage: "folder of the dataset"},
			&cli.StringFlag{Name: "strategy", Value: "basic", Usage: "strategy of all players"},
			&cli.StringFlag{Name: "line-up", Usage: "a strategy for each player, joined by commas; a shorter list repeats"},
			optionsFlag(),
			&cli.StringFlag{Name: "deals", Usage: "deals between players: " + dealWords(), Value: string(sim.DealsConsent)},
			&cli.IntFlag{Name: "workers", Usage: "games played at the same time", Value: runtime.NumCPU(), DefaultText: "one for each processor"},
			&cli.StringFlag{Name: "shard", Usage: "play this part of the run only, as 3/16; all shards may share a folder"},
			&cli.StringFlag{Name: "format", Value: string(dataset.Arrow), Usage: "format of the tables: " + wordList(dataset.Formats())},
			&cli.StringFlag{Name: "compression", Usage: "compression of the tables: " + wordList(dataset.Compressions()), DefaultText: "zstd, for csv none"},
			jsonFlag("the summary"),
		},
		Action: func(c *cli.Context) error {
			if _, err := arguments(c, 0, 0, ""); err != nil {
				return err
			}
			plan, err := planOf(c)
			if err != nil {
				return err
			}
			opts, err := runOptions(env, c)
			if err != nil {
				return err
			}
			return play(c.Context, env, plan, opts, c.Bool("json"))
		},
	}
}

func wordList[T ~string](words []T) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = string(w)
	}
	return list(out)
}

func dealWords() string { return wordList(sim.DealsValues) }

// planOf makes the plan that the flags describe and checks all of it.
func planOf(c *cli.Context) (sim.Plan, error) {
	p := sim.Plan{Games: c.Int("games"), Seed: c.Int64("seed"), Deals: sim.Deals(c.String("deals")), Titles: splitList(c.String("title"))}
	if !c.IsSet("title") {
		return p, usage("--title is missing; expected one of %s", list(titles.IDs()))
	}
	if c.IsSet("options") {
		options := splitList(c.String("options"))
		slices.Sort(options)
		p.Variants = []sim.Variant{{Name: strings.Join(options, "+"), Options: options}}
	}
	for _, text := range splitList(c.String("players")) {
		n, err := strconv.Atoi(text)
		if err != nil {
			return p, usage("--players: %q is not a number", text)
		}
		p.Players = append(p.Players, n)
	}
	if c.IsSet("strategy") && c.IsSet("line-up") {
		return p, usage("--strategy and --line-up exclude each other: one strategy for all, or one for each player")
	}
	flag := "strategy"
	p.Lineups = []sim.Lineup{{c.String("strategy")}}
	if c.IsSet("line-up") {
		flag, p.Lineups = "line-up", []sim.Lineup{splitList(c.String("line-up"))}
	}
	switch {
	case p.Games < 1:
		return p, usage("--games: %d games; at least 1 is needed", p.Games)
	case !slices.Contains(sim.DealsValues, p.Deals):
		return p, usage("--deals: %q is not possible; %s", p.Deals, plain.Suggest(string(p.Deals), strings.Split(dealWords(), ", ")))
	}
	for _, text := range p.Lineups[0] {
		if _, err := registry.Strategies.Parse(text); err != nil {
			return p, usage("--%s: %w; see trainrush strategies list", flag, err)
		}
	}
	return p, checkGames(&p)
}

// checkGames compiles every game of a plan once, so that a wrong title, option or number of
// players is refused before anything is played.
func checkGames(p *sim.Plan) error {
	variant := sim.Variant{Name: sim.Base}
	if len(p.Variants) > 0 {
		variant = p.Variants[0]
	}
	for _, n := range p.Players {
		if strategies := len(p.Lineups[0]); strategies > n {
			return usage("--line-up: %d strategies for %s", strategies, count(n, "player"))
		}
		for _, title := range p.Titles {
			if !slices.Contains(titles.IDs(), title) {
				return usage("--title: there is no title %q; %s", title, plain.Suggest(title, titles.IDs()))
			}
			if _, err := newGame(title, variant, n); err != nil {
				return fail(exitUsage, err)
			}
		}
	}
	return nil
}

// runOptions reads how the run is carried out and makes sure that its folder can be used.
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
		n, err := fmt.Sscanf(c.String("shard"), "%d/%d", &o.Shard, &o.Shards)
		if err != nil || n != 2 || o.Shard < 1 || o.Shard > o.Shards {
			return o, usage("--shard: %q; expected a part of the work, as 3/16", c.String("shard"))
		}
	}
	return o, prepareFolder(o.Out, o.Format)
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
func play(ctx context.Context, env *Env, plan sim.Plan, opts sim.Options, asJSON bool) error {
	bar := newProgress(env)
	opts.Progress = bar.show
	started := env.Now()
	result, err := sim.Run(ctx, plan, deps(), opts)
	bar.done()
	if ctx.Err() != nil {
		fmt.Fprintf(env.Stderr, "%s in %s; the same command goes on from there.\n", count(int(result.Games), "game"), opts.Out)
		return ctx.Err()
	}
	if err != nil {
		return fail(exitOutput, err)
	}
	fmt.Fprintf(env.Stderr, "%s in %s, seed %d, run %s, %s.\n", count(int(result.Games), "game"), opts.Out, plan.Seed, result.Run,
		env.Now().Sub(started).Round(100*time.Millisecond))
	ds, err := dataset.Open(opts.Out)
	if err != nil {
		return err
	}
	if err := writeSummary(env.Stdout, ds, asJSON); err != nil {
		return err
	}
	return faults(ds)
}

// writeSummary writes the summary of a dataset.
func writeSummary(w io.Writer, ds *dataset.Dataset, asJSON bool) error {
	s, err := analysis.Summarise(ds)
	if err != nil {
		return err
	}
	if !asJSON {
		return s.Format(w)
	}
	text, err := s.JSON()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", text)
	return err
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
