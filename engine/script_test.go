package engine_test

import (
	"errors"
	"sync"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
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

// play takes actions that must be accepted. A line is who acts, a verb and what it needs:
//
//	p0 bid SV 20              a bid, or the purchase of the front private
//	p0 par PRR 100            start a corporation
//	p0 buy PRR ipo            a 10% certificate; pool for the bank pool
//	p0 sell PRR 20            the bundle of so many percent; "PRR_1,PRR_4 20" for certain certificates
//	PRR private CS 40         buy a private from a player
//	PRR lay H10 57 0          hex, tile, rotation
//	PRR token H10 0           hex, city
//	PRR run                   the best run; "run 0" for a stated revenue
//	PRR pay                   or withhold, half
//	PRR train 2 80            from the bank; "2 80 NYC" from another corporation; "D 800 for 4" with a trade
//	PRR discard 2
//	PRR bankrupt
//	p0 pass
//	p0 end                    the players agree to stop
func (x *table) play(lines ...string) {
	x.Helper()
	for _, line := range lines {
		x.j.Reset()
		if err := x.s.Apply(x.action(line), &x.j); err != nil {
			x.Fatalf("%s: %v", line, err)
		}
	}
}

// refuse takes an action that must be refused for a rule and change nothing.
func (x *table) refuse(line string, want id.Rule) {
	x.Helper()
	before := x.s.Clone(x.w)
	err := x.s.Apply(x.action(line), nil)
	var r *engine.Refusal
	switch {
	case err == nil:
		x.Fatalf("%s: accepted, want %q", line, want)
	case !errors.As(err, &r):
		x.Fatalf("%s: %v is no refusal", line, err)
	case r.Rule != want:
		x.Errorf("%s: refused by %q (%s), want %q", line, r.Rule, r.Detail, want)
	}
	if !before.Equal(x.s) {
		x.Errorf("%s: refused, and the state has changed", line)
	}
}

// offers reports whether an action is among the legal ones.
func (x *table) offers(line string) bool {
	x.Helper()
	a := x.action(line)
	for _, o := range x.s.Legal(a.Entity, nil) {
		if x.s.Covers(o, a) {
			return true
		}
	}
	return false
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
