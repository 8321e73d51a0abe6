package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/analysis"
	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/dataset"
)

func plotCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "plot", Usage: "draw the charts of a dataset", ArgsUsage: "DIR",
		Description: "One file for each chart and each title, variant and number of players; the names of the files are\nprinted.\n\n" +
			examples(
				"trainrush plot out/first",
				"trainrush plot out/first --chart company-value --companies PRR,NYC --format svg --width 900",
				"trainrush plot out/people --min-games 5",
				"trainrush plot --list",
			),
		Flags: []cli.Flag{
			boolFlag("list", "list the charts that can be drawn"),
			&cli.StringSliceFlag{Name: "chart", Usage: "chart to draw, may be given several times; all if left out"},
			&cli.StringFlag{Name: "out", Usage: "folder for the files", DefaultText: "charts, in the folder of the dataset"},
			&cli.StringFlag{Name: "format", Value: chart.Formats()[0], Usage: "file format: " + list(chart.Formats())},
			&cli.IntFlag{Name: "width", Value: chart.DefaultWidth, Usage: "width in pixels"},
			&cli.StringFlag{Name: "companies", Usage: "companies that company charts show, joined by commas; all if left out"},
			&cli.StringFlag{Name: "caption", Usage: "text below the chart in place of the one that names the games"},
			&cli.IntFlag{Name: "min-games", Usage: "fewest games from which a distribution is drawn", Value: analysis.MinGames},
			boolFlag("data", "write the numbers that a chart shows as CSV beside it"),
			jsonFlag("the list of charts or files"),
		},
		Action: func(c *cli.Context) error {
			if c.Bool("list") {
				if _, err := arguments(c, 0, 0, ""); err != nil {
					return err
				}
				return listCharts(env, c.Bool("json"))
			}
			args, err := arguments(c, 1, 1, "the folder of a dataset")
			if err != nil {
				return err
			}
			return plot(env, c, args[0])
		},
	}
}

func chartNames() (names []string) {
	for _, i := range analysis.Charts() {
		names = append(names, i.Name)
	}
	return names
}

func listCharts(env *Env, asJSON bool) error {
	type entry struct {
		Name    string `json:"name"`
		Title   string `json:"title"`
		Meaning string `json:"meaning"`
	}
	var entries []entry
	for _, i := range analysis.Charts() {
		entries = append(entries, entry(i))
	}
	if asJSON {
		return writeJSON(env.Stdout, entries)
	}
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "chart\ttitle\twhat it answers")
	for _, e := range entries {
		fmt.Fprintf(w, "%s\t%s\t%s\n", e.Name, e.Title, e.Meaning)
	}
	return w.Flush()
}

func plot(env *Env, c *cli.Context, dir string) error {
	o := analysis.Options{Charts: c.StringSlice("chart"), Dir: c.String("out"), Format: c.String("format"), Width: c.Int("width"),
		Caption: c.String("caption"), Data: c.Bool("data"), MinGames: c.Int("min-games")}
	if c.IsSet("companies") {
		o.Companies = splitList(c.String("companies"))
	}
	if o.Dir == "" {
		o.Dir = filepath.Join(dir, "charts")
	}
	for _, name := range o.Charts {
		if !slices.Contains(chartNames(), name) {
			return usage("--chart: there is no chart %q; %s", name, plain.Suggest(name, chartNames()))
		}
	}
	if err := o.Check(); err != nil {
		return usage("%w", err)
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		return inputError(dir, err)
	}
	files, err := analysis.Plot(ds, o)
	switch {
	case errors.Is(err, analysis.ErrNoCompany):
		return usage("--companies: %w", err)
	case err != nil:
		return outputError(err)
	}
	if c.Bool("json") {
		return writeJSON(env.Stdout, files)
	}
	for _, f := range files {
		fmt.Fprintln(env.Stdout, f)
	}
	return nil
}
