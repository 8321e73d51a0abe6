package engine_test

import (
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

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
