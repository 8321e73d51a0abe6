package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/titles"
)

// fixture is a game of 1830 for four players that tests put into positions.
type fixture struct {
	*testing.T
	g *engine.Game
	s *engine.State
	m *Scratch
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := engine.NewWorkspace()
	return &fixture{T: t, g: g, s: g.NewState(1, w), m: NewScratch(w)}
}

// view is what the first player sees.
func (f *fixture) view() *View { return f.viewOf(0) }

func (f *fixture) viewOf(p id.PlayerID) *View {
	v := NewView(f.s, p, f.m)
	return &v
}

func (f *fixture) corp(name string) id.CorpID {
	f.Helper()
	c := f.g.CorpNamed(name)
	if c == id.NoCorp {
		f.Fatalf("no corporation %s", name)
	}
	return c
}

func (f *fixture) kind(name string) id.TrainTypeID {
	f.Helper()
	for i := range f.g.Roster.Types {
		if f.g.Roster.Types[i].Name == name {
			return id.TrainTypeID(i)
		}
	}
	f.Fatalf("no train %s", name)
	return 0
}

// cell is the par cell with a price.
func (f *fixture) cell(price id.Money) id.CellID {
	f.Helper()
	for _, k := range f.g.Grid.Pars {
		if f.g.Grid.Cells[k].Price == price {
			return k
		}
	}
	f.Fatalf("no par %d", price)
	return 0
}

// start lets a player start a corporation and hold so many single shares besides.
func (f *fixture) start(name string, par id.Money, p id.PlayerID, shares int) id.CorpID {
	f.Helper()
	c := f.corp(name)
	k := &f.s.Corps[c]
	k.Started, k.Par, k.President = true, f.cell(par), id.OfPlayer(p)
	f.s.Market.Put(c, f.cell(par))
	for n := 0; n <= shares; n++ {
		f.s.Shares.Move(f.s.Shares.Cert(c, n), id.OfPlayer(p), false)
	}
	return c
}

// float lets a started corporation operate with a treasury and its home token.
func (f *fixture) float(c id.CorpID, treasury id.Money) {
	f.s.Corps[c].Floated = true
	f.cash(id.OfCorp(c), treasury)
	if h, city, choose := f.g.Board.HomeCity(&f.s.Board, c, 0); !choose {
		slot := f.g.Board.PlaceToken(&f.s.Board, c, h, city)
		f.s.Corps[c].Placed = 1
		f.s.Corps[c].Tokens[0] = board.Token{Hex: h, City: int8(city), Slot: int8(slot)}
	}
}

// cash sets the money of somebody, with the bank on the other side.
func (f *fixture) cash(e id.Entity, amount id.Money) {
	if have := f.s.Cash.Cash(e); have < amount {
		f.s.Cash.Transfer(id.TheBank, e, amount-have, ledger.Capital, nil)
	} else {
		f.s.Cash.Transfer(e, id.TheBank, have-amount, ledger.Capital, nil)
	}
}

// trains moves unsold trains of a type to somebody.
func (f *fixture) trains(name string, n int, to id.Entity) {
	f.Helper()
	k := f.g.Roster.Types[f.kind(name)]
	for t := k.First; n > 0; t++ {
		if f.s.Trains.Owner(t) == id.TheBank {
			f.s.Trains.Move(t, to)
			n--
		}
	}
}

// lay puts a tile on the map.
func (f *fixture) lay(hex, tile string, rot int) {
	f.Helper()
	f.g.Board.Lay(&f.s.Board, f.g.Board.HexNamed(hex), f.g.Board.TileNamed(tile), rot)
}

// operating makes it the turn of a corporation.
func (f *fixture) operating(c id.CorpID) {
	f.s.Round = engine.Round{Kind: engine.OperatingRound, N: 1}
	f.s.Round.Order[0] = id.OfCorp(c)
	f.s.Round.Op.Power = id.NoPrivate
	f.s.OR, f.s.ORs = 1, 1
}

// only is the legal actions of one kind.
func (f *fixture) only(e id.Entity, t engine.ActionType) (out []engine.Action) {
	for _, a := range f.s.Legal(e, nil) {
		if a.Type == t {
			out = append(out, a)
		}
	}
	return out
}

func exact(x float64) float64 { return x }
