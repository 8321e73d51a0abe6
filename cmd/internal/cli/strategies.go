package cli

import (
	"fmt"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/strategies"
	"github.com/trainrush/trainrush/strategies/registry"
)

func strategiesCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "strategies", Usage: "list the strategies, or show the parameters of one",
		Description: "A strategy is written name or name(parameter=value, …).\n\n" +
			examples("trainrush strategies list", "trainrush strategies show basic"),
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
				Name: "show", Usage: "show the parameters of a strategy", ArgsUsage: "NAME", Flags: []cli.Flag{jsonFlag("the strategy")},
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
	Params []paramInfo `json:"parameters"`
}

type paramInfo struct {
	Name    string `json:"name"`
	Default string `json:"default"`
	Values  string `json:"values"`
	Doc     string `json:"doc"`
}

func describeStrategy(k *strategies.Kind) strategyInfo {
	i := strategyInfo{Name: k.Name, Doc: k.Doc, Params: []paramInfo{}}
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
	fmt.Fprintln(w, "strategy\tparameters\twhat it does")
	for _, i := range infos {
		var names []string
		for _, p := range i.Params {
			names = append(names, p.Name)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", i.Name, list(names), i.Doc)
	}
	return w.Flush()
}

func strategiesShow(env *Env, name string, asJSON bool) error {
	k, err := registry.Strategies.Find(name)
	if err != nil {
		return fail(exitUsage, err)
	}
	i := describeStrategy(k)
	if asJSON {
		return writeJSON(env.Stdout, i)
	}
	fmt.Fprintf(env.Stdout, "%s: %s\n", i.Name, i.Doc)
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
