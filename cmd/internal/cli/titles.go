package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/cmd/internal/factsheet"
	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/engine/titles"
)

func titlesCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name:  "titles",
		Usage: "list the titles, show what one is, or how two differ",
		Description: examples(
			"trainrush titles list",
			"trainrush titles show 1830",
			"trainrush titles show 1830 --options optional_6_train --json",
			"trainrush titles diff 1830 my/1830-with-a-small-bank",
		),
		Subcommands: []*cli.Command{
			{
				Name: "list", Usage: "list the titles", Flags: []cli.Flag{jsonFlag("the list")},
				Description: examples("trainrush titles list", "trainrush titles list --json"),
				Action:      func(c *cli.Context) error { return titlesList(env, c) },
			},
			{
				Name: "show", Usage: "print the fact sheet of a title", ArgsUsage: "ID|FOLDER",
				Flags: []cli.Flag{
					optionsFlag(),
					&cli.IntFlag{Name: "players", Usage: "number of players whose special rules apply; any if left out"},
					jsonFlag("every value, by the path that patches use,"),
				},
				Description: examples("trainrush titles show 1830", "trainrush titles show 1830 --json", "trainrush titles show my/1830-with-a-small-bank"),
				Action:      func(c *cli.Context) error { return titlesShow(env, c) },
			},
			{
				Name: "diff", Usage: "list the values in which two titles differ", ArgsUsage: "ID|FOLDER ID|FOLDER",
				Flags:       []cli.Flag{jsonFlag("the differences")},
				Description: examples("trainrush titles diff 1830 my/1830-with-a-small-bank"),
				Action:      func(c *cli.Context) error { return titlesDiff(env, c) },
			},
		},
	}
}

// titleInfo is a title in the list.
type titleInfo struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Designer string   `json:"designer"`
	Location string   `json:"location"`
	Players  []int    `json:"players"`
	Options  []string `json:"options"`
	Playable bool     `json:"playable"` // the rules are there, not only the data
}

func titlesList(env *Env, c *cli.Context) error {
	if _, err := arguments(c, 0, 0, ""); err != nil {
		return err
	}
	infos := []titleInfo{}
	for _, id := range configs.TitleIDs() {
		d, err := configs.Title(id)
		if err != nil {
			return err
		}
		infos = append(infos, infoOf(d))
	}
	if c.Bool("json") {
		return writeJSON(env.Stdout, infos)
	}
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "title\tplayers\tplayable\tname\tdesigner\toptions")
	for _, i := range infos {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", i.ID, span(i.Players), yesNo(i.Playable), i.Name, i.Designer, list(i.Options))
	}
	return w.Flush()
}

func infoOf(d *title.Definition) titleInfo {
	i := titleInfo{ID: d.ID, Name: d.Name, Designer: d.Designer, Location: d.Location, Options: []string{},
		Playable: slices.Contains(titles.IDs(), d.ID)}
	for _, s := range d.Players {
		i.Players = append(i.Players, s.Count)
	}
	for _, o := range d.Options {
		i.Options = append(i.Options, o.ID)
	}
	return i
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// span is a list of numbers of players in short.
func span(counts []int) string {
	first, last := slices.Min(counts), slices.Max(counts)
	if first == last {
		return fmt.Sprint(first)
	}
	return fmt.Sprintf("%d–%d", first, last)
}

func titlesShow(env *Env, c *cli.Context) error {
	args, err := arguments(c, 1, 1, "a title, by its id or folder")
	if err != nil {
		return err
	}
	d, err := openTitle(args[0])
	if err != nil {
		return err
	}
	var options []string
	if c.IsSet("options") {
		options = splitList(c.String("options"))
	}
	if d, err = d.With(options, c.Int("players")); err != nil {
		return fail(exitUsage, err)
	}
	if c.Bool("json") {
		return writeJSON(env.Stdout, valuesOf(d))
	}
	var game *engine.Game
	if slices.Contains(titles.IDs(), d.ID) {
		if game, err = titles.New(d, d.Players[0].Count, nil); err != nil {
			return fail(exitInput, err)
		}
	}
	return factsheet.New(d, game).Write(env.Stdout)
}

// valuesOf is every value of a title by its path.
func valuesOf(d *title.Definition) map[string]any {
	values := map[string]any{}
	plain.Walk(d, func(l plain.Leaf) {
		if !l.Zero() {
			values[l.Path] = l.Value.Interface()
		}
	})
	return values
}

func titlesDiff(env *Env, c *cli.Context) error {
	args, err := arguments(c, 2, 2, "two titles, each by its id or folder")
	if err != nil {
		return err
	}
	a, errA := openTitle(args[0])
	b, errB := openTitle(args[1])
	if err := errors.Join(errA, errB); err != nil {
		return err
	}
	diff := title.Diff(a, b)
	if c.Bool("json") {
		type entry struct {
			Path string `json:"path"`
			A    string `json:"a"`
			B    string `json:"b"`
		}
		out := []entry{}
		for _, x := range diff {
			out = append(out, entry{x.Path, x.A, x.B})
		}
		return writeJSON(env.Stdout, out)
	}
	if len(diff) == 0 {
		fmt.Fprintf(env.Stdout, "%s and %s do not differ.\n", args[0], args[1])
		return nil
	}
	for _, x := range diff {
		fmt.Fprintln(env.Stdout, x)
	}
	fmt.Fprintf(env.Stdout, "%s and %s differ in %s.\n", args[0], args[1], count(len(diff), "value"))
	return nil
}

// writeJSON writes a value for programs, indented, with & and < as they are.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
