package cli

import (
	"errors"
	"fmt"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
)

func variantsCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "variants", Usage: "list the house rules, or show what one changes",
		Description: "A house rule is a patch of a title. A plan names it, or the file of one of your own, among its variants.\n\n" +
			examples("trainrush variants list", "trainrush variants show start-400"),
		Subcommands: []*cli.Command{
			{
				Name: "list", Usage: "list the house rules", Flags: []cli.Flag{jsonFlag("the list")},
				Description: examples("trainrush variants list"),
				Action: func(c *cli.Context) error {
					if _, err := arguments(c, 0, 0, ""); err != nil {
						return err
					}
					return variantsList(env, c.Bool("json"))
				},
			},
			{
				Name: "show", Usage: "show what a house rule changes", ArgsUsage: "NAME|FILE", Flags: []cli.Flag{jsonFlag("the house rule")},
				Description: examples("trainrush variants show start-400", "trainrush variants show my/rule.yaml --json"),
				Action: func(c *cli.Context) error {
					args, err := arguments(c, 1, 1, "the name of a house rule, or its file")
					if err != nil {
						return err
					}
					return variantsShow(env, args[0], c.Bool("json"))
				},
			},
		},
	}
}

// variantInfo is a house rule for programs.
type variantInfo struct {
	Name    string       `json:"name"`
	Title   string       `json:"title"`
	Summary string       `json:"summary"`
	Changes []changeInfo `json:"changes"`

	diff []title.Difference
}

// changeInfo is a value that a house rule changes; a value that is not there is empty.
type changeInfo struct {
	Path   string `json:"path"`
	Before string `json:"before"`
	After  string `json:"after"`
}

// openVariant reads a house rule and applies it to its title.
func openVariant(name string) (*variantInfo, error) {
	v, err := configs.Variant(name)
	if err != nil {
		return nil, namedError(name, err)
	}
	d, err := configs.Title(v.Title)
	if err != nil {
		return nil, fail(exitInput, fmt.Errorf("%s: title: %w", name, err))
	}
	changed, err := d.Apply(v.Set)
	var inside plain.Problems
	if err != nil && !errors.As(err, &inside) {
		err = fmt.Errorf("%s: set: %w", name, err)
	}
	if err == nil {
		if err = buildable(changed, infoOf(d).Players, nil); err != nil {
			err = fmt.Errorf("%s: %w", name, err)
		}
	}
	if err != nil {
		return nil, fail(exitInput, err)
	}
	info := &variantInfo{Name: v.Name, Title: v.Title, Summary: v.Summary, diff: title.Diff(d, changed), Changes: []changeInfo{}}
	for _, x := range info.diff {
		info.Changes = append(info.Changes, changeInfo{x.Path, x.A, x.B})
	}
	return info, nil
}

func variantsList(env *Env, asJSON bool) error {
	infos := []*variantInfo{}
	for _, name := range configs.VariantNames() {
		v, err := openVariant(name)
		if err != nil {
			return err
		}
		infos = append(infos, v)
	}
	if asJSON {
		return writeJSON(env.Stdout, infos)
	}
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "house rule\ttitle\tchanges\twhat it is")
	for _, v := range infos {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", v.Name, v.Title, count(len(v.diff), "value"), v.Summary)
	}
	return w.Flush()
}

func variantsShow(env *Env, name string, asJSON bool) error {
	v, err := openVariant(name)
	if err != nil {
		return err
	}
	if asJSON {
		return writeJSON(env.Stdout, v)
	}
	fmt.Fprintf(env.Stdout, "%s, a house rule of %s: %s\n\n", v.Name, v.Title, v.Summary)
	for _, x := range v.diff {
		fmt.Fprintf(env.Stdout, "  %s\n", x)
	}
	return nil
}

// checkVariant checks a house rule and says what it changes.
func checkVariant(name string) (string, error) {
	v, err := openVariant(name)
	if err != nil {
		return "", err
	}
	text := fmt.Sprintf("a house rule of %s, %s, with %s changed:", v.Title, v.Name, count(len(v.diff), "value"))
	for _, x := range v.diff {
		text += "\n  " + x.String()
	}
	return text, nil
}
