package engine_test

import (
	"sync"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles"
)

// table is a game of 1830 at some moment of a test, moved on by lines of a small script.
type table struct {
	testing.TB
	g *engine.Game
	s *engine.State
	w *engine.Workspace
	j engine.Journal // of the last action
}

var plain1830 = sync.OnceValues(func() (map[int]*engine.Game, error) {
	games := map[int]*engine.Game{}
	for n := 2; n <= 6; n++ {
		d, err := configs.Title("1830")
		if err != nil {
			return nil, err
		}
		if games[n], err = titles.New(d, n, nil); err != nil {
			return nil, err
		}
	}
	return games, nil
})

// sit begins a game of 1830; with changes, of a copy of the title that they have been made in.
func sit(t testing.TB, players int, changes ...func(*title.Definition)) *table {
	t.Helper()
	games, err := plain1830()
	if err != nil {
		t.Fatal(err)
	}
	g := games[players]
	if len(changes) > 0 {
		d, err := configs.Title("1830")
		if err != nil {
			t.Fatal(err)
		}
		for _, change := range changes {
			change(d)
		}
		if g, err = titles.New(d, players, nil); err != nil {
			t.Fatal(err)
		}
	}
	w := engine.NewWorkspace()
	return &table{TB: t, g: g, s: g.NewState(0, w), w: w}
}

// rule is a change of one switch of a title.
func rule(set func(*title.Rules)) func(*title.Definition) {
	return func(d *title.Definition) { set(&d.Rules) }
}

// play takes actions that must be accepted; see enginetest.Script for the lines.
func (x *table) play(lines ...string) {
	x.Helper()
	for _, line := range lines {
		x.j.Reset()
		if err := x.s.Apply(x.action(line), &x.j); err != nil {
			x.Fatalf("%s: %v", line, err)
		}
	}
}

func (x *table) offered(lines ...string) {
	x.Helper()
	for _, line := range lines {
		if !x.offers(line) {
			x.Errorf("%s: not offered", line)
		}
	}
}

func (x *table) notOffered(lines ...string) {
	x.Helper()
	for _, line := range lines {
		if x.offers(line) {
			x.Errorf("%s: offered", line)
		}
	}
}
