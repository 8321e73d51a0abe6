package t1856

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// table is a game at some moment of a test, moved on by lines of a small script.
type table struct {
	testing.TB
	g *engine.Game
	s *engine.State
	w *engine.Workspace
	j engine.Journal // of the last action
}

// own changes one of the title's own values.
func own(key string, value any) title.Patch { return title.Patch{Path: "own." + key, Value: value} }

// sit begins a game with some values changed.
func sit(t testing.TB, players int, changes ...title.Patch) *table {
	t.Helper()
	return sitWith(t, players, nil, changes...)
}

// sitWith begins a game with official options.
func sitWith(t testing.TB, players int, options []string, changes ...title.Patch) *table {
	t.Helper()
	d, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	if d, err = d.With(options, players); err != nil {
		t.Fatal(err)
	}
	if d, err = d.Apply(changes); err != nil {
		t.Fatal(err)
	}
	v, err := New(d)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.New(d, players, v)
	if err != nil {
		t.Fatal(err)
	}
	w := engine.NewWorkspace()
	return &table{TB: t, g: g, s: g.NewState(0, w), w: w}
}

// rules of the game.
func (x *table) rules() *Rules { return x.g.Variant().(*Rules) }

// own state of the game.
func (x *table) own() *state { return of(x.s) }

// cash gives somebody a balance.
func (x *table) cash(who string, money id.Money) {
	e := x.entity(who)
	if have := x.s.Cash.Cash(e); have < money {
		x.s.Cash.Transfer(id.TheBank, e, money-have, ledger.Capital, nil)
	} else {
		x.s.Cash.Transfer(e, id.TheBank, have-money, ledger.Capital, nil)
	}
}

// stock goes to the first turn of a stock round; privates have no owner and are closed.
func stockRound(t testing.TB, players int, changes ...title.Patch) *table {
	t.Helper()
	x := sit(t, players, changes...)
	x.begin()
	return x
}

// begin ends the auction, so that p0 begins the stock round: privates without an owner close.
func (x *table) begin() {
	x.Helper()
	last := len(x.g.Privates) - 1
	for i := range last {
		if q := &x.s.Priv[i]; q.Owner == id.Nobody {
			q.Closed = true
		}
	}
	x.s.Round.Auction.Turn = uint8(x.g.Players - 1)
	kept := x.s.Priv[last]
	x.s.Priv[last].Owner = id.Nobody
	x.play(fmt.Sprintf("p%d bid SCFTC 100", x.g.Players-1))
	x.s.Cash.Transfer(id.TheBank, id.OfPlayer(id.PlayerID(x.g.Players-1)), 100, ledger.PrivateBid, nil)
	if x.s.Priv[last] = kept; kept.Owner == id.Nobody {
		x.s.Priv[last].Closed = true
	}
	x.s.Turn = 2 // so that sales are allowed
}

// found starts a corporation at a par in a kind of capital, with percentages of holders: the first
// has the president's certificate. "p0 20 p1 10 pool 10".
func (x *table) found(name string, par id.Money, kind capital, holders string) id.CorpID {
	x.Helper()
	c := x.corp(name)
	for _, k := range x.g.Grid.Pars {
		if x.g.Grid.Cells[k].Price == par {
			x.s.Corps[c].Par = k
			x.s.Market.Put(c, k)
		}
	}
	x.s.Corps[c].Started = true
	x.own().Corps[c].Capital = kind
	words := strings.Fields(holders)
	for i := 0; i < len(words); i += 2 {
		e := x.entity(words[i])
		percent, _ := strconv.Atoi(words[i+1])
		if i == 0 {
			x.s.Corps[c].President = e
			x.s.Shares.Move(x.s.Shares.Cert(c, 0), e, false)
			percent -= 20
		}
		for ; percent > 0; percent -= 10 {
			x.s.Shares.Move(x.s.Shares.FirstOf(c, id.OfCorp(c), 10, true), e, false)
		}
	}
	return c
}

// train gives a corporation the next train of a type.
func (x *table) train(name, typ string) id.TrainID {
	x.Helper()
	for i := range x.g.Roster.Cards {
		t := id.TrainID(i)
		if x.g.Roster.Of(t).Name == typ && x.s.Trains.Owner(t) == id.TheBank {
			x.s.Trains.Move(t, x.entity(name))
			return t
		}
	}
	x.Fatalf("no %s is left", typ)
	return id.NoTrain
}

// gone takes all trains of the types out of the row.
func (x *table) gone(types ...string) {
	for i := range x.g.Roster.Cards {
		t := id.TrainID(i)
		for _, typ := range types {
			if x.g.Roster.Of(t).Name == typ && x.s.Trains.Owner(t) == id.TheBank {
				x.s.Trains.Move(t, id.Removed)
			}
		}
	}
}

// phase puts a phase in force.
func (x *table) phase(name string) {
	for i := range x.g.Phases {
		if x.g.Phases[i].Name == name {
			x.s.Phase = id.PhaseID(i)
		}
	}
}

// tile lies on a hex.
func (x *table) tile(hex, tile string, rot int) {
	x.Helper()
	h, t := x.g.Board.HexNamed(hex), x.g.Board.TileNamed(tile)
	if h == id.NoHex || t == id.NoTile {
		x.Fatalf("no hex %s or tile %s", hex, tile)
	}
	x.g.Board.Lay(&x.s.Board, h, t, rot)
}

// token stands in a city; the first one of a corporation is its home token.
func (x *table) token(corp, hex string, city int) {
	x.s.FreeToken(x.corp(corp), x.g.Board.HexNamed(hex), uint8(city), nil)
}

// operate passes through the stock round to the first turn of the operating round.
func (x *table) operate() {
	x.Helper()
	for x.s.Round.Kind == engine.StockRound {
		x.play(fmt.Sprintf("p%d pass", x.actor().N))
	}
}

// goOn runs and pays out, or passes, whatever is to be decided now.
func (x *table) goOn() {
	x.Helper()
	who := x.name(x.actor())
	switch kinds := x.s.Kinds(x.actor()); {
	case kinds.Has(engine.RunRoutes):
		x.play(who + " run")
	case kinds.Has(engine.PayDividend):
		x.play(who + " pay")
	default:
		x.play(who + " pass")
	}
}

func (x *table) actor() id.Entity {
	list := x.s.Actors(nil)
	if len(list) == 0 {
		return id.Nobody
	}
	return list[0]
}
