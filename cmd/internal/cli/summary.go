package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/analysis"
	"github.com/trainrush/trainrush/analysis/people"
	"github.com/trainrush/trainrush/sim/dataset"
)

func summaryCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "summary", Usage: "print the summary of a dataset", ArgsUsage: "DIR",
		Description: "The summary is the one that run prints. Beside the figures of simulated games stand those of games that\n" +
			"people played, of the same title and number of players, where there are any. --write-bands writes the\n" +
			"figures of the dataset as such bands; games that were broken off are left out of them.\n\n" +
			examples("trainrush summary out/first", "trainrush summary out/first --json",
				"trainrush summary out/people --write-bands people.json", "trainrush summary out/first --bands people.json"),
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "bands", Usage: "`FILE` with the figures to put beside, in place of the built-in ones"},
			&cli.StringFlag{Name: "write-bands", Usage: "write the figures of the dataset to this `FILE`, for --bands, and print nothing"},
			jsonFlag("the summary"),
		},
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, 1, "the folder of a dataset")
			if err != nil {
				return err
			}
			ds, err := dataset.Open(args[0])
			if err != nil {
				return inputError(args[0], err)
			}
			if c.IsSet("write-bands") {
				return outputError(writeBands(ds, c.String("write-bands")))
			}
			bands, err := openBands(c.String("bands"))
			if err != nil {
				return err
			}
			return writeSummary(env.Stdout, ds, bands, c.Bool("json"))
		},
	}
}

// openBands reads the figures that summaries put beside: those of a file, or the built-in ones.
func openBands(name string) ([]analysis.Bands, error) {
	if name == "" {
		return people.Bands()
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, inputError(name, err)
	}
	defer f.Close()
	bands, err := analysis.ReadBands(f)
	if err != nil {
		return nil, fail(exitInput, fmt.Errorf("%s: %w", name, err))
	}
	return bands, nil
}

func writeBands(ds *dataset.Dataset, name string) error {
	bands, err := analysis.BandsOf(ds)
	if err != nil {
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("--write-bands: %w", err)
	}
	return errors.Join(analysis.WriteBands(f, bands), f.Close())
}

// writeSummary writes the summary of a dataset.
func writeSummary(w io.Writer, ds *dataset.Dataset, beside []analysis.Bands, asJSON bool) error {
	s, err := analysis.Summarise(ds, beside...)
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
