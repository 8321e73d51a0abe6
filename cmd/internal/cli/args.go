package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// flagsFirst moves the flags of a command in front of its arguments. The flag package stops
// at the first argument and would ignore every flag behind it without a word; people write
// "plot out/first --format svg" all the same.
func flagsFirst(commands []*cli.Command, args []string) []string {
	var head []string
	var cmd *cli.Command
	for len(args) > 0 {
		next := find(commands, args[0])
		if next == nil {
			break
		}
		cmd, commands = next, next.Subcommands
		head, args = append(head, args[0]), args[1:]
	}
	if cmd == nil {
		return args
	}
	var flags, rest []string
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			rest = append(rest, args[i+1:]...)
			break
		}
		if len(a) < 2 || a[0] != '-' {
			rest = append(rest, a)
			continue
		}
		flags = append(flags, a)
		if takesValue(cmd, a) && i+1 < len(args) {
			i++
			flags = append(flags, args[i])
		}
	}
	if len(rest) > 0 {
		rest = append([]string{"--"}, rest...)
	}
	return append(append(head, flags...), rest...)
}

func find(commands []*cli.Command, name string) *cli.Command {
	for _, c := range commands {
		if c.HasName(name) {
			return c
		}
	}
	return nil
}

// takesValue reports whether the word behind a flag belongs to it.
func takesValue(cmd *cli.Command, arg string) bool {
	name := strings.TrimLeft(arg, "-")
	if strings.Contains(name, "=") {
		return false
	}
	for _, f := range cmd.Flags {
		for _, n := range f.Names() {
			if n == name {
				_, isBool := f.(*cli.BoolFlag)
				return !isBool
			}
		}
	}
	return false
}

// usageError puts an error of the flag package into words.
func usageError(c *cli.Context, err error, _ bool) error {
	text := err.Error()
	if flag, ok := strings.CutPrefix(text, "flag provided but not defined: -"); ok {
		flag = strings.TrimLeft(flag, "-")
		var names []string
		for _, f := range c.Command.Flags {
			names = append(names, "--"+f.Names()[0])
		}
		return usage("%s has no flag --%s; %s", verb(c), flag, plain.Suggest("--"+flag, names))
	}
	if flag, ok := strings.CutPrefix(text, "flag needs an argument: -"); ok {
		return usage("%s: the flag --%s needs a value behind it", verb(c), strings.TrimLeft(flag, "-"))
	}
	if rest, ok := strings.CutPrefix(text, "invalid value "); ok {
		value, rest, _ := strings.Cut(rest, " for flag -")
		flag, _, _ := strings.Cut(rest, ":")
		expected := ""
		if isNumber(c.Command, flag) {
			expected = "expected a whole number; "
		}
		return usage("%s: --%s cannot be %s; %ssee trainrush %s --help", verb(c), flag, value, expected, verb(c))
	}
	return usage("%s: %s", verb(c), text)
}

// isNumber reports whether a flag takes a whole number.
func isNumber(cmd *cli.Command, name string) bool {
	return slices.ContainsFunc(cmd.Flags, func(f cli.Flag) bool {
		switch f.(type) {
		case *cli.IntFlag, *cli.Int64Flag:
			return slices.Contains(f.Names(), name)
		}
		return false
	})
}

// verb is the name of the command in hand.
func verb(c *cli.Context) string { return strings.TrimPrefix(c.Command.HelpName, c.App.Name+" ") }

// arguments returns the arguments of a command, of which it takes from least to most; what
// says which, as "DIR". A negative most means any number.
func arguments(c *cli.Context, least, most int, what string) ([]string, error) {
	args := c.Args().Slice()
	switch {
	case most == 0 && len(args) > 0:
		return nil, usage("%s takes flags only; nothing can be done with %q", verb(c), args[0])
	case most >= 0 && len(args) > most:
		return nil, usage("%s takes %s; nothing can be done with %q", verb(c), what, args[most])
	case len(args) < least:
		return nil, usage("%s needs %s; see trainrush %s --help", verb(c), what, verb(c))
	}
	return args, nil
}

// examples formats command lines for a help text.
func examples(lines ...string) string {
	return "   " + strings.Join(lines, "\n   ")
}

// firstSet is the first of some flags that is given; empty if none is.
func firstSet(c *cli.Context, flags ...string) string {
	for _, f := range flags {
		if c.IsSet(f) {
			return f
		}
	}
	return ""
}

// list joins words for a sentence.
func list(words []string) string { return strings.Join(words, ", ") }

// count is a number of things in words: 1 game, 2 games.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// splitList cuts a list at its commas, but not inside parentheses.
func splitList(text string) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			out = append(out, strings.TrimSpace(text[from:i]))
			from = i + 1
		}
	}
	return append(out, strings.TrimSpace(text[from:]))
}

func boolFlag(name, usage string) cli.Flag {
	return &cli.BoolFlag{Name: name, Usage: usage, DisableDefaultText: true}
}

func jsonFlag(what string) cli.Flag { return boolFlag("json", what+" as JSON") }

func optionsFlag() cli.Flag {
	return &cli.StringFlag{Name: "options", Usage: "official options in force, joined by commas"}
}
