package cli

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/sim"
)

func exportCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "export", Usage: "write simulated games as records of 18xx.games", ArgsUsage: "DIR",
		Description: "The games are played again from the plan of the dataset, and must end as they did. A record opens on\n" +
			"18xx.games, and trainrush replay tells it. The names of the files are printed.\n\n" +
			examples("trainrush export out/first --game 17 --out records", "trainrush export out/mixed --all --players 3 --out records"),
		Flags: append(gameFlags(),
			boolFlag("all", "write all games"),
			&cli.StringFlag{Name: "out", Usage: "folder for the records"},
		),
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

func export(c *cli.Context, env *Env, dir string) error {
	rows, plan, own, err := gamesIn(c, dir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(c.String("out"), 0o755); err != nil {
		return fail(exitOutput, fmt.Errorf("--out: the folder cannot be made: %w", err))
	}
	return writeRecords(c.Context, env, rows, plan, own, c.String("out"))
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
