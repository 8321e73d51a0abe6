package cli

import (
	"slices"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
)

// datasetKind is the kind of schema that describes the tables of a run.
const datasetKind = "dataset"

func schemaCommand(env *Env) *cli.Command {
	kinds := append(configs.SchemaKinds(), datasetKind)
	return &cli.Command{
		Name: "schema", Usage: "describe a kind of file: " + list(kinds), ArgsUsage: "KIND",
		Description: "For files that people write, a JSON Schema with which an editor checks them while they are written;\n" +
			"for datasets the data dictionary, as Markdown.\n\n" +
			examples("trainrush schema title > title.schema.json", "trainrush schema dataset"),
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, 1, "a kind of file ("+list(kinds)+")")
			if err != nil {
				return err
			}
			if !slices.Contains(kinds, args[0]) {
				return usage("there is no schema of %q; %s", args[0], plain.Suggest(args[0], kinds))
			}
			if args[0] == datasetKind {
				return dataset.WriteDictionary(env.Stdout, sim.Words()...)
			}
			text, err := configs.Schema(args[0])
			if err != nil {
				return err
			}
			_, err = env.Stdout.Write(text)
			return err
		},
	}
}
