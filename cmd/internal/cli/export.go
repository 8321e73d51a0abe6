package cli

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
)

func exportCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "export", Usage: "write simulated games as records of 18xx.games", ArgsUsage: "DIR",
		Description: "The games are played again from the plan of the dataset, and must end as they did. A record opens on\n" +
			"18xx.games, and trainrush replay tells it. The names of the files are printed.\n\n" +
			examples("trainrush export out/first --game 17 --out records", "trainrush export out/mixed --all --players 3 --out records"),
		Flags: []cli.Flag{
			&cli.Int64Flag{Name: "game", Usage: "number of the game to write"},
			boolFlag("all", "write all games"),
			&cli.StringFlag{Name: "out", Usage: "folder for the records"},
			&cli.StringFlag{Name: "title", Usage: "only games of this title; the folder, if the games were played with a title of your own"},
			&cli.StringFlag{Name: "variant", Usage: "only games of this variant"},
			&cli.IntFlag{Name: "players", Usage: "only games of so many players"},
		},
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, 1, "the folder of a dataset")
			if err != nil {
				return err
			}
			if c.IsSet("game") == c.Bool("all") {
				return usage("say which games: --game N for one of them, or --all")
			}
			if c.String("out") == "" {
				return usage("--out is missing; expected a folder for the records, as --out records")
			}
			return export(c, env, args[0])
		},
	}
}

// gameRow is what a dataset says of a game that is to be written.
type gameRow struct {
	Title     string `col:"title"`
	Variant   string `col:"variant"`
	Players   int32  `col:"players"`
	Game      int64  `col:"game"`
	EndReason string `col:"end_reason"`

	Worth [dataset.MaxSeats]dataset.Opt[int32] `col:"worth"`
}

func export(c *cli.Context, env *Env, dir string) error {
	ds, err := dataset.Open(dir)
	if err != nil {
		return inputError(dir, err)
	}
	own := shelf{}
	title := c.String("title")
	if title != "" && isFolder(title) {
		d, err := openTitle(title)
		if err != nil {
			return err
		}
		own[d.ID], title = d, d.ID
	}
	plan, err := planIn(dir, ds, own)
	if err != nil {
		return err
	}
	rows, err := chosenGames(ds, func(r *gameRow) bool {
		return (c.Bool("all") || r.Game == c.Int64("game")) && (title == "" || r.Title == title) &&
			(!c.IsSet("variant") || r.Variant == c.String("variant")) && (!c.IsSet("players") || int(r.Players) == c.Int("players"))
	})
	switch {
	case err != nil:
		return err
	case len(rows) == 0:
		return usage("%s has no such game; see the summary of the run for how many there are", dir)
	case len(rows) > 1 && !c.Bool("all"):
		return usage("%s has several games of number %d; say which with --title, --variant or --players", dir, c.Int64("game"))
	}
	if err := os.MkdirAll(c.String("out"), 0o755); err != nil {
		return fail(exitOutput, fmt.Errorf("--out: the folder cannot be made: %w", err))
	}
	return writeRecords(c.Context, env, rows, plan, own, c.String("out"))
}

// planIn reads the plan of a dataset, and makes sure that its titles are still the same.
func planIn(dir string, ds *dataset.Dataset, own shelf) (plan sim.Plan, err error) {
	manifests := ds.Manifests()
	if len(manifests) == 0 {
		return plan, fail(exitInput, fmt.Errorf("%s has no manifest: the run was stopped; give its command again to finish it", dir))
	}
	m := manifests[0]
	p, err := configs.Decode[sim.Plan](configs.File{Name: filepath.Join(dir, "manifest.json"), Data: m.Plan})
	if err != nil {
		return plan, fail(exitInput, fmt.Errorf("%s: the plan in the manifest: %w", dir, err))
	}
	plan = *p
	for _, v := range plan.Variants {
		for _, r := range m.Rules {
			if r.Variant != v.Name {
				continue
			}
			g, err := own.game(r.Title, v, r.Players)
			if err != nil {
				return plan, fail(exitInput, fmt.Errorf("%s: %w", dir, err))
			}
			if now := g.Def.Fingerprint(); now != r.Fingerprint {
				return plan, fail(exitInput, fmt.Errorf("%s: the data of %s, variant %s, have changed since (fingerprint %s, now %s); "+
					"with a title of your own, name its folder with --title", dir, r.Title, r.Variant, r.Fingerprint, now))
			}
		}
	}
	return plan, nil
}

func chosenGames(ds *dataset.Dataset, keep func(*gameRow) bool) (rows []gameRow, err error) {
	for r, err := range dataset.Rows[gameRow](ds, dataset.Games) {
		if err != nil {
			return nil, err
		}
		if keep(&r) {
			rows = append(rows, r)
		}
	}
	return rows, nil
}

func writeRecords(ctx context.Context, env *Env, rows []gameRow, plan sim.Plan, own shelf, folder string) error {
	for i := range rows {
		r := &rows[i]
		if ctx.Err() != nil {
			return ctx.Err()
		}
		f, err := recordOf(plan, own, r)
		if err != nil {
			return err
		}
		name := filepath.Join(folder, fmt.Sprintf("%s-%s-%dp-game-%d.json", r.Title, r.Variant, r.Players, r.Game))
		if err := writeRecord(name, f); err != nil {
			return fail(exitOutput, err)
		}
		fmt.Fprintln(env.Stdout, name)
	}
	return nil
}

// recordOf plays a game again and writes its record. The state before each action is a copy,
// since a step shows the state after it.
func recordOf(plan sim.Plan, own shelf, r *gameRow) (*record.File, error) {
	ref := sim.Ref{Title: r.Title, Variant: r.Variant, Players: int(r.Players), Game: r.Game}
	names := make([]string, r.Players)
	for i := range names {
		names[i] = fmt.Sprintf("P%d", i+1)
	}
	var before *engine.State
	var w *record.Writer
	played, err := sim.Replay(plan, ref, own.deps(), func(s *engine.State) {
		before = s.Clone(engine.NewWorkspace())
		w = record.NewWriter(s.Game(), names, s.Seed, int(r.Game))
	}, func(s sim.Step) {
		w.Before(before, s.Action)
		w.After(s.State, s.Action, s.Journal)
		before.CopyFrom(s.State)
	})
	if err != nil {
		return nil, fail(exitInput, err)
	}
	if !sameEnd(r, &played) {
		return nil, fail(exitFault, fmt.Errorf("%s, variant %s, %d players, game %d ends otherwise than in the dataset (%s in place of %s); "+
			"another version of the program played it", r.Title, r.Variant, r.Players, r.Game, played.EndReason, r.EndReason))
	}
	f := w.File(played.State)
	f.Description = fmt.Sprintf("trainrush, variant %s, game %d; strategies by seat: %s", r.Variant, r.Game, list(played.Strategies))
	return f, nil
}

// sameEnd reports whether a game that was played again ended as the dataset says.
func sameEnd(r *gameRow, p *sim.Played) bool {
	if p.EndReason != r.EndReason {
		return false
	}
	for i := range r.Players {
		if w := r.Worth[i]; w.OK && w.V != int32(p.State.Worth(id.PlayerID(i))) {
			return false
		}
	}
	return true
}

func writeRecord(name string, f *record.File) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := f.Write(file); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
