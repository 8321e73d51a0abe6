package cli

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/analysis"
	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/dataset"
)

func compareCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "compare", Usage: "compare games figure by figure, with what noise would explain", ArgsUsage: "DIR...",
		Description: "Compares variants, line-ups, titles or numbers of players within the datasets, or one dataset with another;\n" +
			"games that differ in anything else are compared with their like. Games of one seed are paired, where there\n" +
			"are enough of them. --plot draws the differences too, and prints the names of the files.\n\n" +
			examples(
				"trainrush compare out/house-rules",
				"trainrush compare out/house-rules --by variant --base bank-14000 --json",
				"trainrush compare out/first out/small-bank --plot --format svg",
				"trainrush compare out/first out/people --by dataset",
			),
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "by", Usage: "what is compared: " + list(words(analysis.Ways())), DefaultText: "the first of these in which games differ"},
			&cli.StringFlag{Name: "base", Usage: "what the others are compared with, as base or 1830", DefaultText: "the variant base, or what comes first"},
			boolFlag("plot", "draw the differences"),
			&cli.StringFlag{Name: "out", Usage: "folder for the charts", DefaultText: "charts, in the folder of the first dataset"},
			&cli.StringFlag{Name: "format", Value: chart.Formats()[0], Usage: "file format of the charts: " + list(chart.Formats())},
			&cli.IntFlag{Name: "width", Value: chart.DefaultWidth, Usage: "width of the charts in pixels"},
			&cli.StringFlag{Name: "caption", Usage: "text below a chart in place of the one that names the games"},
			boolFlag("data", "write the numbers that a chart shows as CSV beside it"),
			jsonFlag("the comparison"),
		},
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, -1, "the folder of a dataset, or several")
			if err != nil {
				return err
			}
			opts, charts, err := compareOptions(c, args)
			if err != nil {
				return err
			}
			return compare(env, args, opts, charts, c.Bool("plot"), c.Bool("json"))
		},
	}
}

// compareOptions reads what to compare and how to draw it.
func compareOptions(c *cli.Context, dirs []string) (analysis.CompareOptions, analysis.Options, error) {
	opts := analysis.CompareOptions{By: analysis.By(c.String("by")), Base: c.String("base"), Names: datasetNames(dirs)}
	charts := analysis.Options{Dir: c.String("out"), Format: c.String("format"), Width: c.Int("width"),
		Caption: c.String("caption"), Data: c.Bool("data")}
	if charts.Dir == "" {
		charts.Dir = filepath.Join(dirs[0], "charts")
	}
	if c.IsSet("by") && !slices.Contains(analysis.Ways(), opts.By) {
		return opts, charts, usage("--by: %q cannot be compared; %s", opts.By, plain.Suggest(string(opts.By), words(analysis.Ways())))
	}
	if !c.Bool("plot") {
		for _, name := range []string{"out", "format", "width", "caption", "data"} {
			if c.IsSet(name) {
				return opts, charts, usage("--%s is for charts: give --plot too", name)
			}
		}
	}
	if err := charts.Check(); err != nil {
		return opts, charts, usage("%w", err)
	}
	return opts, charts, nil
}

// datasetNames calls each dataset by its folder; in full, if two folders have one name.
func datasetNames(dirs []string) (names []string) {
	for _, d := range dirs {
		name := filepath.Base(d)
		if slices.ContainsFunc(dirs, func(other string) bool { return other != d && filepath.Base(other) == name }) {
			name = d
		}
		names = append(names, name)
	}
	return names
}

func compare(env *Env, dirs []string, opts analysis.CompareOptions, charts analysis.Options, plot, asJSON bool) error {
	var all []*dataset.Dataset
	for i, dir := range dirs {
		if slices.Contains(dirs[:i], dir) {
			return usage("%s is given twice", dir)
		}
		ds, err := dataset.Open(dir)
		if err != nil {
			return inputError(dir, err)
		}
		all = append(all, ds)
	}
	c, err := analysis.Compare(all, opts)
	if err != nil {
		return fail(exitInput, err)
	}
	names := env.Stdout
	if asJSON {
		names = env.Stderr
		if err := writeComparisons(env.Stdout, c); err != nil {
			return err
		}
	} else if err := c.Format(env.Stdout); err != nil {
		return err
	}
	if !plot {
		return nil
	}
	files, err := c.Plot(charts)
	if err != nil {
		return outputError(err)
	}
	if !asJSON {
		fmt.Fprintln(names)
	}
	for _, f := range files {
		fmt.Fprintln(names, f)
	}
	return nil
}

// writeComparisons writes comparisons for programs.
func writeComparisons(w io.Writer, c *analysis.Comparisons) error {
	text, err := c.JSON()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", text)
	return err
}
