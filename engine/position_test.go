package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// auctioned is a game after the auction: every private goes for its face value to the players
// in turn, B&O starts at 100.
func auctioned(t testing.TB, players int, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := sit(t, players, changes...)
	for i := range x.g.Privates {
		p := &x.g.Privates[i]
		x.play(fmt.Sprintf("p%d bid %s %d", i%players, p.Name, p.Value))
	}
	x.play(fmt.Sprintf("p%d par B&O 100", (len(x.g.Privates)-1)%players))
	return x
}

// stock is a game in SR 2, player 0 on turn, without privates and with no corporation started;
// everybody has so much cash.
func stock(t testing.TB, players int, cash id.Money, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := auctioned(t, players, changes...)
	for i := range x.g.Privates {
		x.s.Priv[i].Closed, x.s.Priv[i].Owner = true, id.Nobody
	}
	for i := range x.g.Corps {
		c := id.CorpID(i)
		x.s.Corps[c] = engine.Corp{Par: id.NoCell, Stations: uint8(len(x.g.Corps[i].Tokens))}
		x.s.Market.Remove(c)
		for n := range x.s.Shares.Count(c) {
			x.s.Shares.Move(x.s.Shares.Cert(c, n), id.OfCorp(c), true)
		}
	}
	x.s.Turn = 2
	x.s.Round.At = 0
	for p := range id.PlayerID(players) {
		x.s.Seats[p] = p
		x.s.Round.Order[p] = id.OfPlayer(p)
		x.cash(fmt.Sprintf("p%d", p), cash)
	}
	return x
}

// cash gives somebody so much money, from the bank or to it.
func (x *table) cash(who string, amount id.Money) {
	x.Helper()
	e := x.who(who)
	if d := amount - x.s.Cash.Cash(e); d > 0 {
		x.s.Cash.Transfer(id.TheBank, e, d, ledger.StartingCash, nil)
	} else {
		x.s.Cash.Transfer(e, id.TheBank, -d, ledger.StartingCash, nil)
	}
}

// found starts a corporation at a par price, with its certificates spread as the text says, e.g.
// "p0 0 3; p1 1 4; pool 2": holder and indices in order of arrival. Whoever has certificate 0 is
// president; with 60% sold it is floated, with an empty treasury.
func (x *table) found(name string, par id.Money, spread string) {
	x.Helper()
	c := x.corp(name)
	k := &x.s.Corps[c]
	k.Started, k.Par = true, x.parCell(fmt.Sprint(par))
	x.s.Market.Put(c, k.Par)
	for _, part := range strings.Split(spread, ";") {
		f := strings.Fields(part)
		for _, n := range f[1:] {
			x.s.Shares.Move(x.s.Shares.Cert(c, int(x.money(n))), x.who(f[0]), false)
		}
	}
	k.President = x.s.Shares.Holder(x.s.Shares.Cert(c, 0))
	k.Floated = x.s.Shares.IPO(c) <= 100-x.g.Corps[c].Float
	x.sound()
}

// at puts the price of a corporation to a row and column of the grid.
func (x *table) at(name string, row, col int) {
	x.Helper()
	k := x.g.Grid.At(row, col)
	if k == id.NoCell {
		x.Fatalf("no cell in row %d, column %d", row, col)
	}
	x.s.Market.Put(x.corp(name), k)
}

// own gives a corporation trains of the bank without paying.
func (x *table) own(name string, trains ...string) {
	x.Helper()
	for _, t := range trains {
		x.s.Trains.Move(x.train(t, id.TheBank), x.who(name))
	}
}

// sound fails the test if the position is not one of the game.
func (x *table) sound() {
	x.Helper()
	if err := enginetest.Check(x.s); err != nil {
		x.Fatal(err)
	}
}

// operate lets everybody pass until a corporation is on turn.
func (x *table) operate(name string) {
	x.Helper()
	x.sound()
	for range 200 {
		if x.s.Operator() == x.corp(name) || x.s.End.Over {
			break
		}
		e := x.s.Actors(nil)[0]
		if err := x.s.Apply(engine.Action{Type: engine.Pass, Entity: e}, nil); err != nil {
			x.Fatalf("%v cannot pass: %v", e, err)
		}
	}
	if x.s.Operator() != x.corp(name) {
		x.Fatalf("%s does not come to operate", name)
	}
}

// want compares facts: "p0 cash 100", "PRR price 90", "PRR president p1", "p0 certs PRR 0 3",
// "actor p1", "NYC trains 2 2", "SV owner p0".
func (x *table) want(lines ...string) {
	x.Helper()
	for _, line := range lines {
		f := strings.Fields(line)
		if got := x.fact(f); got != line {
			x.Errorf("%s, want %s", got, line)
		}
	}
}

func (x *table) fact(f []string) string {
	x.Helper()
	said := f[0]
	if len(f) > 1 {
		said += " " + f[1]
	}
	switch {
	case f[0] == "actor":
		return "actor " + x.name(x.s.Actors(nil)[0])
	case f[0] == "priority":
		return "priority " + x.name(id.OfPlayer(x.s.PriorityDeal()))
	case f[0] == "round":
		return "round " + x.round()
	case f[0] == "phase":
		return "phase " + x.s.PhaseNow().Name
	case f[0] == "operators":
		var names []string
		for _, e := range x.s.Round.Order[:x.s.Round.N] {
			names = append(names, x.name(e))
		}
		return "operators " + strings.Join(names, " ")
	case f[0] == "seats":
		var names []string
		for _, p := range x.s.SeatOrder() {
			names = append(names, x.name(id.OfPlayer(p)))
		}
		return "seats " + strings.Join(names, " ")
	case f[1] == "cash":
		return fmt.Sprint(said, " ", x.s.Cash.Cash(x.who(f[0])))
	case f[1] == "price":
		return fmt.Sprint(said, " ", x.s.Price(x.corp(f[0])))
	case f[1] == "cell":
		cell := x.g.Grid.Cells[x.s.Market.Cell(x.corp(f[0]))]
		return fmt.Sprintf("%s %d,%d,%d", said, cell.Price, cell.Row, cell.Col)
	case f[1] == "president":
		return said + " " + x.name(x.s.Corps[x.corp(f[0])].President)
	case f[1] == "owner":
		return said + " " + x.name(x.s.Priv[x.private(f[0])].Owner)
	case f[1] == "closed":
		return fmt.Sprint(said, " ", x.s.Priv[x.private(f[0])].Closed)
	case f[1] == "floated":
		return fmt.Sprint(said, " ", x.s.Corps[x.corp(f[0])].Floated)
	case f[1] == "trains":
		for _, t := range x.s.Trains.Of(x.who(f[0]), nil) {
			said += " " + x.g.Roster.Of(t).Name
		}
		return said
	case f[1] == "certs":
		return x.certs(x.who(f[0]), f[2], said+" "+f[2])
	}
	x.Fatalf("no fact %q", f)
	return ""
}

// certs lists what somebody has of a corporation in order of arrival.
func (x *table) certs(e id.Entity, name, said string) string {
	c := x.corp(name)
	var bundle []int
	b := x.s.Shares // a copy: certificates are taken away one by one
	for {
		k := b.FirstOf(c, e, 0, e == id.OfCorp(c))
		if k == id.NoCert {
			break
		}
		bundle = append(bundle, b.Index(c, k))
		b.Move(k, id.Removed, false)
	}
	for _, n := range bundle {
		said += fmt.Sprint(" ", n)
	}
	return said
}

func (x *table) round() string {
	switch x.s.Round.Kind {
	case engine.StockRound:
		return fmt.Sprintf("SR %d", x.s.Turn)
	case engine.OperatingRound:
		return fmt.Sprintf("OR %d.%d", x.s.Turn, x.s.OR)
	}
	return "auction"
}

// happened reports whether the last action caused an event.
func (x *table) happened(t engine.EventType) bool {
	return slices.ContainsFunc(x.j.Events, func(e engine.Event) bool { return e.Type == t })
}

// same compares two answers to a question.
func (x *table) same(what string, got, want bool) {
	x.Helper()
	if got != want {
		x.Errorf("%s: %v, want %v", what, got, want)
	}
}
