package enginetest

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
)

// Entity is p0, p1, … for players, bank, pool, a private or a corporation.
func (x Script) Entity(name string) id.Entity {
	x.Helper()
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "p")); err == nil && name[0] == 'p' {
		return id.OfPlayer(id.PlayerID(n))
	}
	switch name {
	case "bank":
		return id.TheBank
	case "pool":
		return id.ThePool
	}
	if p := x.State.Game().PrivateNamed(name); p != id.NoPrivate {
		return id.OfPrivate(p)
	}
	return id.OfCorp(x.Corp(name))
}

// Name is an entity as lines name it.
func (x Script) Name(e id.Entity) string {
	switch e.Kind {
	case id.Player:
		return fmt.Sprintf("p%d", e.N)
	case id.Corporation:
		return x.State.Game().Corps[e.N].Name
	case id.Private:
		return x.State.Game().Privates[e.N].Name
	}
	return "nobody"
}

// Corp is a corporation by its name.
func (x Script) Corp(name string) id.CorpID {
	x.Helper()
	return known(x, x.State.Game().CorpNamed(name), id.NoCorp, "corporation", name)
}

// Private is a private by its name.
func (x Script) Private(name string) id.PrivateID {
	x.Helper()
	return known(x, x.State.Game().PrivateNamed(name), id.NoPrivate, "private", name)
}

// Hex is a hex by its name.
func (x Script) Hex(name string) id.HexID {
	x.Helper()
	return known(x, x.State.Game().Board.HexNamed(name), id.NoHex, "hex", name)
}

// Tile is a tile by its number.
func (x Script) Tile(name string) id.TileID {
	x.Helper()
	return known(x, x.State.Game().Board.TileNamed(name), id.NoTile, "tile", name)
}

// known is what a name stands for; the test fails if that is nothing.
func known[T comparable](x Script, named, nothing T, kind, name string) T {
	x.Helper()
	if named == nothing {
		x.Fatalf("no %s %s", kind, name)
	}
	return named
}

// ParCell is the par cell of a price; for another price, some cell that has it.
func (x Script) ParCell(price string) id.CellID {
	x.Helper()
	g := x.State.Game().Grid
	for _, k := range g.Pars {
		if g.Cells[k].Price == x.Money(price) {
			return k
		}
	}
	for i := range g.Cells {
		if g.Cells[i].Price == x.Money(price) {
			return id.CellID(i)
		}
	}
	x.Fatalf("no cell of %s", price)
	return id.NoCell
}

// Train is the first train of a type that somebody has; for the bank, if there is none in the row,
// one of the pool. Otherwise it is the first of the type, which cannot be had.
func (x Script) Train(name string, owner id.Entity) id.TrainID {
	x.Helper()
	r := x.State.Game().Roster
	held := x.State.Trains.Of(owner, nil)
	if owner == id.TheBank {
		for t := range r.Cards {
			if x.State.Trains.Owner(id.TrainID(t)) == id.TheBank {
				held = append(held, id.TrainID(t))
			}
		}
		held = append(held, x.State.OnSale()...)
	}
	for _, t := range held {
		if r.Of(t).Name == name {
			return t
		}
	}
	for i := range r.Types {
		if k := &r.Types[i]; k.Name == name {
			return k.First
		}
	}
	x.Fatalf("no train %s", name)
	return id.NoTrain
}
