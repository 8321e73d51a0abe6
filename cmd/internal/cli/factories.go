package cli

import (
	"runtime/debug"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/strategies/registry"
)

// deps hands the titles and strategies to package sim.
func deps() sim.Deps { return sim.Deps{Game: newGame, Strategy: registry.Strategies.Parse} }

// newGame compiles a title with a variant of its rules.
func newGame(title string, v sim.Variant, players int) (*engine.Game, error) {
	d, err := configs.Title(title)
	if err != nil {
		return nil, err
	}
	return titles.New(d, players, v.Options)
}

// version is the version of the program, for manifests.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}
