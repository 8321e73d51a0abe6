package sim

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/strategies/registry"
)

// testDeps are the real titles and strategies, each game compiled once.
func testDeps(t testing.TB) Deps {
	t.Helper()
	type key struct {
		title, variant string
		players        int
	}
	games := map[key]*engine.Game{}
	return Deps{
		Strategy: registry.Strategies.Parse,
		Game: func(title string, v Variant, players int) (*engine.Game, error) {
			k := key{title, v.Name, players}
			if g := games[k]; g != nil {
				return g, nil
			}
			d, err := configs.Title(title)
			if err != nil {
				return nil, err
			}
			g, err := titles.New(d, players, v.Options)
			games[k] = g
			return g, err
		},
	}
}
