package engine_test

import (
	"errors"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
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

// action reads a line.
func (x *table) action(line string) engine.Action {
	x.Helper()
	f := strings.Fields(line)
	if len(f) < 2 {
		x.Fatalf("%q is no line of a script", line)
	}
	a := engine.Action{Entity: x.who(f[0])}
	arg := func(i int) string {
		if i+2 >= len(f) {
			x.Fatalf("%q is too short", line)
		}
		return f[i+2]
	}
	switch verb := f[1]; verb {
	case "pass":
		a.Type = engine.Pass
	case "end":
		a.Type = engine.EndGame
	case "bankrupt":
		a.Type = engine.DeclareBankrupt
	case "bid":
		a.Type, a.Private, a.Price = engine.Bid, x.private(arg(0)), x.money(arg(1))
	case "private":
		a.Type, a.Private, a.Price = engine.BuyPrivate, x.private(arg(0)), x.money(arg(1))
	case "par":
		a.Type, a.Corp, a.Cell = engine.Par, x.corp(arg(0)), x.parCell(arg(1))
	case "buy":
		a.Type, a.Corp, a.Percent, a.Source = engine.BuyShares, x.corp(arg(0)), 10, id.ThePool
		if arg(1) == "ipo" {
			a.Source = id.OfCorp(a.Corp)
		}
	case "sell":
		x.readSale(&a, arg(0), arg(1))
	case "lay":
		a.Type, a.Hex, a.Tile, a.Rot = engine.LayTile, x.hex(arg(0)), x.tile(arg(1)), uint8(x.money(arg(2)))
	case "token":
		a.Type, a.Hex, a.City = engine.PlaceToken, x.hex(arg(0)), uint8(x.money(arg(1)))
	case "run":
		a.Type, a.Price = engine.RunRoutes, engine.BestRun
		if len(f) > 2 {
			a.Price = x.money(arg(0))
		}
	case "pay", "withhold", "half":
		a.Type = engine.PayDividend
		a.Kind = map[string]engine.Dividend{"pay": engine.PayOut, "withhold": engine.Withhold, "half": engine.Half}[verb]
	case "train":
		x.readTrain(&a, f[2:])
	case "discard":
		a.Type, a.Train = engine.DiscardTrain, x.train(arg(0), a.Entity)
	default:
		x.Fatalf("%q: unknown verb %s", line, verb)
	}
	return a
}

// readSale reads "PRR 20" or "PRR_1,PRR_4 20".
func (x *table) readSale(a *engine.Action, what, percent string) {
	x.Helper()
	a.Type, a.Percent = engine.SellShares, uint8(x.money(percent))
	if strings.Contains(what, "_") {
		for _, c := range strings.Split(what, ",") {
			name, index, _ := strings.Cut(c, "_")
			a.Corp = x.corp(name)
			a.Certs = a.Certs.With(int(x.money(index)))
		}
		return
	}
	a.Corp = x.corp(what)
	for _, u := range x.s.Shares.Bundles(a.Corp, a.Entity, nil) {
		if u.Percent == a.Percent {
			a.Certs = u.List
			return
		}
	}
	a.Certs = shares.ListOf(0)
}

// readTrain reads "2 80", "2 80 NYC" or "D 800 for 4".
func (x *table) readTrain(a *engine.Action, f []string) {
	x.Helper()
	a.Type, a.Price = engine.BuyTrain, x.money(f[1])
	seller := id.TheBank
	switch {
	case len(f) == 4:
		a.Trade = x.train(f[3], a.Entity) + 1
	case len(f) == 3 && f[2] == "pool":
		seller = id.ThePool
	case len(f) == 3:
		seller = id.OfCorp(x.corp(f[2]))
	}
	a.Train = x.train(f[0], seller)
}

// train is the first train of a type that somebody has, or the first of the type.
func (x *table) train(name string, owner id.Entity) id.TrainID {
	x.Helper()
	held := x.s.Trains.Of(owner, nil)
	if owner == id.TheBank {
		for t := range x.g.Roster.Cards {
			if x.s.Trains.Owner(id.TrainID(t)) == id.TheBank {
				held = append(held, id.TrainID(t))
			}
		}
	}
	for _, t := range held {
		if x.g.Roster.Of(t).Name == name {
			return t
		}
	}
	for i := range x.g.Roster.Types {
		if k := &x.g.Roster.Types[i]; k.Name == name {
			return k.First
		}
	}
	x.Fatalf("no train %s", name)
	return id.NoTrain
}

func (x *table) who(name string) id.Entity {
	x.Helper()
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "p")); err == nil {
		return id.OfPlayer(id.PlayerID(n))
	}
	switch name {
	case "bank":
		return id.TheBank
	case "pool":
		return id.ThePool
	}
	if p := x.g.PrivateNamed(name); p != id.NoPrivate {
		return id.OfPrivate(p)
	}
	return id.OfCorp(x.corp(name))
}

func (x *table) corp(name string) id.CorpID {
	x.Helper()
	c := x.g.CorpNamed(name)
	if c == id.NoCorp {
		x.Fatalf("no corporation %s", name)
	}
	return c
}

func (x *table) private(name string) id.PrivateID {
	x.Helper()
	p := x.g.PrivateNamed(name)
	if p == id.NoPrivate {
		x.Fatalf("no private %s", name)
	}
	return p
}

func (x *table) hex(name string) id.HexID {
	x.Helper()
	h := x.g.Board.HexNamed(name)
	if h == id.NoHex {
		x.Fatalf("no hex %s", name)
	}
	return h
}

func (x *table) tile(name string) id.TileID {
	x.Helper()
	t := x.g.Board.TileNamed(name)
	if t == id.NoTile {
		x.Fatalf("no tile %s", name)
	}
	return t
}

func (x *table) money(text string) id.Money {
	x.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		x.Fatalf("%q is no number", text)
	}
	return id.Money(n)
}

// parCell is the par cell of a price; for another price, some cell that has it.
func (x *table) parCell(price string) id.CellID {
	x.Helper()
	for _, k := range x.g.Grid.Pars {
		if x.g.Grid.Cells[k].Price == x.money(price) {
			return k
		}
	}
	for i := range x.g.Grid.Cells {
		if x.g.Grid.Cells[i].Price == x.money(price) {
			return id.CellID(i)
		}
	}
	x.Fatalf("no cell of %s", price)
	return id.NoCell
}
