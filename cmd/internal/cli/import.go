package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/analysis"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
)

func importCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "import", Usage: "turn game records, of 18xx.games or exported, into a dataset", ArgsUsage: "FILE|FOLDER...",
		Description: "The games stand in the same tables as simulated ones and are looked at in the same way; who played them is\n" +
			"called human. Of a folder, the files *.json and *.json.gz are taken, those of its folders too. A file that is no\n" +
			"record, or whose game the rules refuse, is listed with the reason, and the others are imported. A variant is\n" +
			"named by the options of the record; an option that the title does not know has no effect.\n\n" +
			examples("trainrush import game.json other.json.gz --out out/people", "trainrush import records --out out/people --format parquet",
				"trainrush import bots --strategy bot --out out/bots"),
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "out", Usage: "folder of the dataset, a new one"},
			&cli.StringFlag{Name: "strategy", Value: analysis.Human, Usage: "name of those who played"},
			&cli.StringFlag{Name: "format", Value: string(dataset.Arrow), Usage: "format of the tables: " + list(words(dataset.Formats()))},
			&cli.StringFlag{Name: "compression", Usage: "compression of the tables: " + list(words(dataset.Compressions())), DefaultText: "zstd, for csv none"},
			jsonFlag("the summary"),
		},
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, -1, "game records, or folders with some")
			if err != nil {
				return err
			}
			im := importer{env: env, out: c.String("out"), strategy: c.String("strategy"),
				format: dataset.Options{Format: dataset.Format(c.String("format")), Compression: dataset.Compression(c.String("compression"))}}
			switch {
			case im.out == "":
				return usage("--out is missing; expected the folder of the dataset, as --out out/people")
			case im.strategy == "":
				return usage("--strategy: expected a name for those who played, as %s", analysis.Human)
			}
			if im.files, err = findRecords(args); err != nil {
				return err
			}
			if err := im.prepare(); err != nil {
				return err
			}
			return im.run(c.Context, c.Bool("json"))
		},
	}
}

// importer turns records into a dataset.
type importer struct {
	env      *Env
	out      string
	strategy string
	format   dataset.Options
	files    []recordFile

	outside  *sim.Outside
	imported int64
	notes    []string
}

// prepare makes the folder. A dataset that is there stays as it is: its games have numbers of
// their own.
func (im *importer) prepare() error {
	if err := prepareFolder(im.out, im.format); err != nil {
		return err
	}
	manifests, err := dataset.ReadManifests(im.out)
	if err == nil && len(manifests) == 0 {
		if _, err = dataset.Open(im.out); errors.Is(err, dataset.ErrEmpty) {
			return nil
		}
	}
	return fail(exitOutput, fmt.Errorf("--out: %s holds a dataset already; choose a new folder", im.out))
}

// run imports the files and prints the summary.
func (im *importer) run(ctx context.Context, asJSON bool) error {
	w, err := dataset.NewWriter(im.out, im.format)
	if err != nil {
		return fail(exitOutput, err)
	}
	started := im.env.Now()
	run := runOfRecords(im.strategy, im.files)
	im.outside = sim.NewOutside(w, run, version())
	defer im.outside.Discard()
	bar := newProgress(im.env)
	for i := range im.files {
		if ctx.Err() != nil {
			bar.done()
			return ctx.Err()
		}
		if err := im.take(&im.files[i]); err != nil {
			return fail(exitOutput, err)
		}
		bar.show(sim.Progress{Games: int64(i + 1), Of: int64(len(im.files))})
	}
	bar.done()
	im.listRefused()
	if im.imported == 0 {
		return fail(exitInput, fmt.Errorf("no game was imported"))
	}
	if err := im.commit(started); err != nil {
		return fail(exitOutput, err)
	}
	fmt.Fprintf(im.env.Stderr, "%s in %s, run %s.\n", count(int(im.imported), "game"), im.out, run)
	ds, err := dataset.Open(im.out)
	if err != nil {
		return err
	}
	if err := writeSummary(im.env.Stdout, ds, nil, asJSON); err != nil {
		return err
	}
	if n := len(im.files) - int(im.imported); n > 0 {
		return fail(exitPartly, fmt.Errorf("%d of %s refused, the others imported", n, count(len(im.files), "file")))
	}
	return nil
}

// take imports one file. Only an error of writing is an error; a file that cannot be imported
// is refused.
func (im *importer) take(f *recordFile) error {
	if f.refused != "" {
		return nil
	}
	r, err := openReplay(f.name, false)
	if err != nil {
		f.refuse(err)
		return nil
	}
	if err := im.play(r); err != nil {
		f.refuse(err)
		return nil
	}
	reason := dataset.EndUnfinished
	switch end := r.State().End; {
	case end.Over:
		reason = end.Reason.String()
	case r.file.ManuallyEnded:
		reason = dataset.EndAgreement
	}
	f.game, im.imported = im.imported, im.imported+1
	if len(r.unknown) > 0 {
		im.notes = append(im.notes, fmt.Sprintf("%s: without effect, as %s does not know them: %s", f.name, r.game.Def.ID, list(r.unknown)))
	}
	return im.outside.Ended(r.State(), reason)
}

// play plays a record into the rows of the present game.
func (im *importer) play(r *replay) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("a fault of the program: %v", p)
		}
	}()
	s := r.State()
	variant := sim.Base
	if options := slices.Sorted(slices.Values(r.game.Def.Chosen)); len(options) > 0 {
		variant = strings.Join(options, "+")
	}
	im.outside.Begin(sim.OutsideGame{Variant: variant, Number: im.imported, Strategy: im.strategy}, s, r.Journal())
	r.AfterAction = func(a engine.Action, _ *engine.Journal) { im.outside.Acted(s, a) }
	for more := true; more; {
		if more, err = r.Next(); err != nil {
			return r.refused(err)
		}
	}
	return r.compare(r.report())
}

// listRefused names the files that were refused, and what else there is to say of others.
func (im *importer) listRefused() {
	for i := range im.files {
		if f := &im.files[i]; f.refused != "" {
			fmt.Fprintf(im.env.Stderr, "refused: %s: %s\n", f.name, f.refused)
		}
	}
	for _, n := range im.notes {
		fmt.Fprintln(im.env.Stderr, n)
	}
}

// commit writes the tables and the manifest.
func (im *importer) commit(started time.Time) error {
	m, err := im.outside.Commit()
	if err != nil {
		return err
	}
	for i := range im.files {
		f := &im.files[i]
		e := dataset.RecordEntry{File: filepath.ToSlash(f.name), Refused: f.refused}
		if f.refused == "" {
			e.Game = &f.game
		}
		m.Records = append(m.Records, e)
	}
	seconds := im.env.Now().Sub(started).Seconds()
	m.Timings = dataset.Timings{Started: started, Seconds: seconds, Workers: 1}
	if seconds > 0 {
		m.Timings.GamesPerSecond = float64(im.imported) / seconds
	}
	return dataset.WriteManifest(im.out, m)
}
