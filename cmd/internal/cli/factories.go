package cli

import (
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
)

// shelf holds titles of the user's own by their ids; the others are the built-in ones.
type shelf map[string]*title.Definition

// deps hands the titles and strategies to package sim.
func (s shelf) deps() sim.Deps { return sim.Deps{Game: s.game, Strategy: parseStrategy} }

// game compiles a title with a variant of its rules.
func (s shelf) game(id string, v sim.Variant, players int) (*engine.Game, error) {
	d := s[id]
	if d == nil {
		var err error
		if d, err = configs.Title(id); err != nil {
			return nil, err
		}
	}
	if len(v.Set) > 0 {
		var err error
		if d, err = d.Apply(v.Set); err != nil {
			return nil, err
		}
	}
	return titles.New(d, players, v.Options)
}

// buildable finds what only the rules of a title see in its values: it builds the game for every
// number of players.
func buildable(d *title.Definition, players []int, options []string) error {
	for _, n := range players {
		if _, err := titles.New(d, n, options); err != nil {
			return err
		}
	}
	return nil
}

var notInName = regexp.MustCompile(`[^a-z0-9._+-]+`)

// variantOf names the variant that a title's folder stands for, so that its games are not
// taken for those of the built-in title.
func variantOf(folder string) string {
	path, err := filepath.Abs(folder)
	if err != nil {
		path = folder
	}
	return strings.Trim(notInName.ReplaceAllString(strings.ToLower(filepath.Base(path)), "-"), "-._+")
}

// version is the version of the program, for manifests.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}
