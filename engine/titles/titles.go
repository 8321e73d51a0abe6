package titles

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles/t1830"
	"github.com/trainrush/trainrush/engine/titles/t1856"
)

// table lists the rules of each title by its id.
var table = []struct {
	id    string
	rules func(*title.Definition) (engine.Variant, error)
}{
	{"1830", t1830.New},
	{"1856", t1856.New},
}

// IDs lists the titles whose rules are implemented.
func IDs() []string {
	var ids []string
	for _, t := range table {
		ids = append(ids, t.id)
	}
	return ids
}

// New compiles a definition for a number of players with the rules of its title and the given
// options.
func New(d *title.Definition, players int, options []string) (*engine.Game, error) {
	for _, t := range table {
		if t.id != d.ID {
			continue
		}
		d, err := d.With(options, players)
		if err != nil {
			return nil, err
		}
		rules, err := t.rules(d)
		if err != nil {
			return nil, err
		}
		return engine.New(d, players, rules)
	}
	return nil, fmt.Errorf("no rules for title %q; there are rules for %s", d.ID, strings.Join(IDs(), ", "))
}
