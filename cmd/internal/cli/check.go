package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/engine/titles"
)

func checkCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "check", Usage: "check a title, plan or house rule of your own, or a game record, and say what it is", ArgsUsage: "FOLDER|FILE...",
		Description: "A title is a folder of .yaml files; one file of it can be checked alone while it is written.\n" +
			"Everything that is wrong is listed with file, line and column.\n\n" +
			examples("trainrush check my/1830-with-a-small-bank", "trainrush check my/1830-with-a-small-bank/trains.yaml", "trainrush check my/plan.yaml", "trainrush check game.json"),
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, -1, "a folder or file")
			if err != nil {
				return err
			}
			if len(args) > 1 {
				return checkAll(env, args)
			}
			text, err := checkOne(args[0])
			if err != nil {
				return err
			}
			fmt.Fprintf(env.Stdout, "%s: %s\n", args[0], text)
			return nil
		},
	}
}

// checkAll checks several things; what is wrong with one does not keep the others from being
// checked.
func checkAll(env *Env, names []string) error {
	var first error
	faults := 0
	for _, name := range names {
		text, err := checkOne(name)
		if err == nil {
			fmt.Fprintf(env.Stdout, "%s: %s\n", name, text)
			continue
		}
		report(env.Stderr, err)
		if faults++; first == nil {
			first = err
		}
	}
	if first == nil {
		return nil
	}
	return fail(codeOf(first), fmt.Errorf("%d of %d are wrong", faults, len(names)))
}

// checkOne checks a folder or file and says what it is.
func checkOne(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil {
		return "", inputError(name, err)
	}
	switch {
	case info.IsDir():
		return checkTitle(name)
	case slices.Contains([]string{".yaml", ".yml"}, filepath.Ext(name)):
		return checkPart(name)
	case strings.HasSuffix(strings.TrimSuffix(name, ".gz"), ".json"):
		return checkRecord(name)
	}
	return "", fail(exitInput, fmt.Errorf("%s: neither a folder with a title, nor a .yaml file of one, nor a plan or house rule, nor a game record (.json or .json.gz)", name))
}

func checkTitle(folder string) (string, error) {
	d, err := configs.LoadTitle(folder)
	if err != nil {
		return "", inputError(folder, err)
	}
	text := fmt.Sprintf("a title, %s (%s), for %s players", d.ID, d.Name, span(infoOf(d).Players))
	if err := playable(folder, d); err != nil {
		return "", err
	}
	own, err := configs.Title(d.ID)
	if err != nil {
		return "", err
	}
	diff := title.Diff(own, d)
	if len(diff) == 0 {
		return text + ", the same as the one built in", nil
	}
	text += fmt.Sprintf(", with %s changed:", count(len(diff), "value"))
	for _, x := range diff {
		text += "\n  " + x.String()
	}
	return text, nil
}

// playable finds what keeps the title of a folder from being played.
func playable(folder string, d *title.Definition) error {
	if !slices.Contains(titles.IDs(), d.ID) {
		return fail(exitInput, fmt.Errorf("%s: id: there are no rules for %q; the id says whose rules a title follows: %s", folder, d.ID, list(titles.IDs())))
	}
	if err := buildable(d, infoOf(d).Players, nil); err != nil {
		return fail(exitInput, fmt.Errorf("%s: %w", folder, err))
	}
	return nil
}

// checkPart checks a plan, a house rule, one file of a title, or a tile catalogue.
func checkPart(name string) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", inputError(name, err)
	}
	file := configs.File{Name: filepath.ToSlash(name), Data: data}
	if filepath.Base(name) == "tiles.yaml" {
		c, err := configs.Decode[title.Catalogue](file)
		if err == nil {
			return fmt.Sprintf("a tile catalogue with %s", count(len(c.Tiles), "tile")), nil
		}
		return "", fail(exitInput, err)
	}
	switch configs.Kind(file) {
	case "plan":
		p, err := openPlan(name)
		if err != nil {
			return "", err
		}
		return describePlan(p), nil
	case "profile":
		p, err := openProfile(name)
		if err != nil {
			return "", err
		}
		return fmt.Sprintf("a profile of a player, %s: %s", p.Name, p.Spec()), nil
	case "variant":
		return checkVariant(name)
	}
	d, err := configs.DecodePart[title.Definition](file)
	if err != nil {
		return "", fail(exitInput, err)
	}
	var keys []string
	plain.Walk(d, func(l plain.Leaf) {
		if key, _, _ := strings.Cut(l.Path, "."); !l.Zero() && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	})
	return "a part of a title: " + list(keys), nil
}

func checkRecord(name string) (string, error) {
	f, err := readRecord(name)
	if err != nil {
		return "", err
	}
	actions, err := f.Effective()
	if err != nil {
		return "", fail(exitInput, fmt.Errorf("%s: %w", name, err))
	}
	_, unknown, err := openGame(f)
	if err != nil {
		return "", fail(exitInput, fmt.Errorf("%s: %w", name, err))
	}
	text := fmt.Sprintf("a game record of %s with %s and %s", f.Title, count(len(f.Players), "player"), count(len(actions), "action"))
	if unknown != nil {
		text += "; without effect: " + list(unknown)
	}
	return text, nil
}
