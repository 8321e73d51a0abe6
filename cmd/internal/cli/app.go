package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Env is all that a command sees of the world besides files.
type Env struct {
	Args           []string // without the name of the program
	Stdout, Stderr io.Writer
	Terminal       bool             // somebody watches Stderr on a terminal
	Now            func() time.Time // the clock, for progress and timings only
}

// Run carries out a command line and returns the exit code.
func Run(ctx context.Context, env Env) (code int) {
	out := bufio.NewWriter(env.Stdout)
	stderr := env.Stderr
	env.Stdout = out
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "trainrush: a fault of the program: %v\n%s", r, debug.Stack())
			code = exitFault
		}
	}()
	app := newApp(&env)
	err := helpTopic(app.Commands, env.Args)
	if err == nil {
		err = app.RunContext(ctx, append([]string{app.Name}, flagsFirst(app.Commands, env.Args)...))
	}
	if ctx.Err() != nil {
		err = fail(exitInterrupted, errors.New("interrupted"))
	}
	if e := out.Flush(); e != nil && err == nil {
		err = fail(exitOutput, e)
	}
	report(stderr, err)
	return codeOf(err)
}

// newApp is the command line of the program.
func newApp(env *Env) *cli.App {
	app := &cli.App{
		Name:      "trainrush",
		Usage:     "play 18xx railway games by the thousand and look at what happened",
		UsageText: "trainrush VERB [flags] [arguments]\ntrainrush help VERB",
		Description: "A first look, and the same with everything said:\n\n" +
			examples(
				"trainrush run --title 1830 --games 300 --seed 7 --out out/first",
				"trainrush plot out/first",
				"trainrush titles show 1830",
			) + "\n\n" + exitCodes,
		Commands: []*cli.Command{
			runCommand(env),
			summaryCommand(env),
			plotCommand(env),
			compareCommand(env),
			titlesCommand(env),
			strategiesCommand(env),
			variantsCommand(env),
			replayCommand(env),
			exportCommand(env),
			importCommand(env),
			checkCommand(env),
			schemaCommand(env),
		},
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return noVerb(c.Args().First(), c.App.Commands)
			}
			return cli.ShowAppHelp(c)
		},
		Writer: env.Stdout, ErrWriter: env.Stderr,
		Version:                   version(),
		DisableSliceFlagSeparator: true, // strategies have commas in them
		ExitErrHandler:            func(*cli.Context, error) {},
	}
	prepare(app.Commands)
	app.OnUsageError = usageError
	return app
}

// noVerb answers a word that is not a verb.
func noVerb(word string, commands []*cli.Command) error {
	var names []string
	for _, cmd := range commands {
		names = append(names, cmd.Name)
	}
	return usage("there is no verb %q; %s", word, plain.Suggest(word, names))
}

// helpTopic refuses to explain a verb that does not exist.
func helpTopic(commands []*cli.Command, args []string) error {
	if len(args) < 2 || args[0] != "help" && args[0] != "h" || strings.HasPrefix(args[1], "-") || find(commands, args[1]) != nil {
		return nil
	}
	return noVerb(args[1], commands)
}

// prepare sets what all verbs have in common.
func prepare(commands []*cli.Command) {
	for _, c := range commands {
		c.OnUsageError = usageError
		c.HideHelpCommand = len(c.Subcommands) == 0
		if len(c.Subcommands) > 0 && c.Action == nil {
			c.Action = noSubcommand
		}
		prepare(c.Subcommands)
	}
}

// noSubcommand answers a verb that needs another word behind it.
func noSubcommand(c *cli.Context) error {
	var names []string
	for _, s := range c.Command.Subcommands {
		if s.Name != "help" {
			names = append(names, s.Name)
		}
	}
	if !c.Args().Present() {
		return usage("%s needs one more word: %s", verb(c), list(names))
	}
	return usage("%s has no %q; %s", verb(c), c.Args().First(), plain.Suggest(c.Args().First(), names))
}

// report writes an error to the user. Problems in files stand at the beginning of their
// lines, where editors look for file and line.
func report(w io.Writer, err error) {
	var problems plain.Problems
	switch {
	case err == nil:
	case errors.As(err, &problems):
		fmt.Fprintln(w, err)
	default:
		fmt.Fprintf(w, "trainrush: %v\n", err)
	}
}
