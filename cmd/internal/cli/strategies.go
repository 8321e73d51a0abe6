package cli

import (
	"fmt"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/strategies"
	"github.com/trainrush/trainrush/strategies/registry"
)

func strategiesCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "strategies", Usage: "list the strategies and profiles, or show one in words",
		Description: "A strategy is written name or name(parameter=value, …); a profile, by its name or that of its file, is one with\n" +
			"parameters set.\n\n" +
			examples("trainrush strategies", "trainrush strategies show balanced", "trainrush strategies show vulture"),
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return noSubcommand(c)
			}
			return strategiesList(env, false)
		},
		Subcommands: []*cli.Command{
			{
				Name: "list", Usage: "list the strategies", Flags: []cli.Flag{jsonFlag("the list")},
				Description: examples("trainrush strategies list"),
				Action: func(c *cli.Context) error {
					if _, err := arguments(c, 0, 0, ""); err != nil {
						return err
					}
					return strategiesList(env, c.Bool("json"))
				},
			},
			{
				Name: "show", Usage: "show a strategy or profile in words, with its parameters", ArgsUsage: "NAME|FILE", Flags: []cli.Flag{jsonFlag("the strategy")},
				Description: examples("trainrush strategies show basic", "trainrush strategies show basic --json"),
				Action: func(c *cli.Context) error {
					args, err := arguments(c, 1, 1, "the name of a strategy")
					if err != nil {
						return err
					}
					return strategiesShow(env, args[0], c.Bool("json"))
				},
			},
		},
	}
}

// strategyInfo is a strategy for programs.
type strategyInfo struct {
	Name   string      `json:"name"`
	Doc    string      `json:"doc"`
	About  string      `json:"about,omitempty"`
	Params []paramInfo `json:"parameters"`
}

type paramInfo struct {
	Name    string `json:"name"`
	Default string `json:"default"`
	Values  string `json:"values"`
	Doc     string `json:"doc"`
}

func describeStrategy(k *strategies.Kind) strategyInfo {
	i := strategyInfo{Name: k.Name, Doc: k.Doc, About: k.About, Params: []paramInfo{}}
	for _, p := range k.Params() {
		i.Params = append(i.Params, paramInfo{p.Name, p.Default, p.Values, p.Doc})
	}
	return i
}

func strategiesList(env *Env, asJSON bool) error {
	var infos []strategyInfo
	for i := range registry.Strategies {
		infos = append(infos, describeStrategy(&registry.Strategies[i]))
	}
	if asJSON {
		return writeJSON(env.Stdout, infos)
	}
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "strategy\twhat it does")
	for _, i := range infos {
		fmt.Fprintf(w, "%s\t%s\n", i.Name, i.Doc)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(env.Stdout, "strategies show NAME tells its parameters.")
	fmt.Fprintln(env.Stdout)
	fmt.Fprintln(w, "profile\tstrategy\twhat it does")
	for _, name := range configs.ProfileNames() {
		p, err := openProfile(name)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", p.Name, p.Spec(), p.Summary)
	}
	return w.Flush()
}

// profileShow shows a profile.
func profileShow(env *Env, name string, asJSON bool) error {
	p, err := openProfile(name)
	if err != nil {
		return err
	}
	if asJSON {
		return writeJSON(env.Stdout, p)
	}
	_, err = fmt.Fprintf(env.Stdout, "%s: %s\n\nA profile: it plays %s; see trainrush strategies show %s.\n", p.Name, p.Summary, p.Spec(), p.Strategy)
	return err
}

func strategiesShow(env *Env, name string, asJSON bool) error {
	if configs.IsProfile(name) {
		return profileShow(env, name, asJSON)
	}
	if err := known(name); err != nil {
		return fail(exitUsage, err)
	}
	k, err := registry.Strategies.Find(name)
	if err != nil {
		return err
	}
	i := describeStrategy(k)
	if asJSON {
		return writeJSON(env.Stdout, i)
	}
	fmt.Fprintf(env.Stdout, "%s: %s\n", i.Name, i.Doc)
	if i.About != "" {
		fmt.Fprintf(env.Stdout, "\n%s\n", i.About)
	}
	if len(i.Params) == 0 {
		return nil
	}
	fmt.Fprintln(env.Stdout)
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "  parameter\tdefault\tpossible\tmeaning")
	for _, p := range i.Params {
		fmt.Fprintf(w, "  %s\t%s\t%s\t%s\n", p.Name, p.Default, p.Values, p.Doc)
	}
	return w.Flush()
}
