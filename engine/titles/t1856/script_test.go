package t1856

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// play takes actions that must be accepted; see action for the lines.
func (x *table) play(lines ...string) {
	x.Helper()
	for _, line := range lines {
		x.j.Reset()
		if err := x.s.Apply(x.action(line), &x.j); err != nil {
			x.Fatalf("%s: %v; %v must act", line, err, x.actor())
		}
	}
}

// refuse takes an action that must be refused for a rule and change nothing.
func (x *table) refuse(line string, want id.Rule) {
	x.Helper()
	before := x.s.Clone(x.w)
	err := x.s.Apply(x.action(line), nil)
	var r *engine.Refusal
	if !errors.As(err, &r) || r.Rule != want {
		x.Errorf("%s: %v, want %q", line, err, want)
	}
	if !before.Equal(x.s) {
		x.Errorf("%s: refused, and the state has changed", line)
	}
}

// offered says whether an action is among the legal ones.
func (x *table) offered(line string) bool {
	x.Helper()
	a := x.action(line)
	for _, o := range x.s.Legal(a.Entity, nil) {
		if x.s.Covers(o, a) {
			return true
		}
	}
	return false
}

// offers checks that actions are among the legal ones, or with a minus in front that they are not.
func (x *table) offers(lines ...string) {
	x.Helper()
	for _, line := range lines {
		l, not := strings.CutPrefix(line, "-")
		if x.offered(l) == not {
			x.Errorf("%s: offered %v", l, not)
		}
	}
}

// action reads a line: who acts, a verb and what it needs.
//
//	p0 bid FT 20 | par GT 100 | buy GT ipo | buy GT pool | sell GT 20 | bankrupt | pass
//	GT private FT 10 | lay H10 57 0 | token H10 0 | run | run 0 | pay | withhold
//	GT train 2 100 | train 3 50 LPS | train D 750 for 4 | discard 2
//	GT loan | repay | merge | right bridge | remove H10 0 | borrow D | port H17
func (x *table) action(line string) engine.Action {
	x.Helper()
	w := strings.Fields(line)
	a := engine.Action{Entity: x.entity(w[0])}
	number := func(i int) id.Money {
		n, err := strconv.Atoi(w[i])
		if err != nil {
			x.Fatalf("%s: %v", line, err)
		}
		return id.Money(n)
	}
	switch w[1] {
	case "pass":
		a.Type = engine.Pass
	case "bid", "private":
		a.Type, a.Private, a.Price = engine.Bid, x.g.PrivateNamed(w[2]), number(3)
		if w[1] == "private" {
			a.Type = engine.BuyPrivate
		}
	case "par":
		a.Type, a.Corp = engine.Par, x.corp(w[2])
		for _, k := range x.g.Grid.Pars {
			if x.g.Grid.Cells[k].Price == number(3) {
				a.Cell = k
			}
		}
	case "buy":
		a.Type, a.Corp, a.Source = engine.BuyShares, x.corp(w[2]), id.OfCorp(x.corp(w[2]))
		if w[3] == "pool" {
			a.Source = id.ThePool
		}
		a.Percent = uint8(x.s.Shares.Unit(a.Corp))
	case "sell":
		a.Type, a.Corp, a.Percent = engine.SellShares, x.corp(w[2]), uint8(number(3))
		for _, u := range x.s.Shares.Bundles(a.Corp, a.Entity, nil) {
			if u.Percent == a.Percent {
				a.Certs = u.List
			}
		}
		if a.Certs == 0 {
			a.Certs = shares.ListOf(0)
		}
	case "lay":
		a.Type, a.Hex, a.Tile, a.Rot = engine.LayTile, x.g.Board.HexNamed(w[2]), x.g.Board.TileNamed(w[3]), uint8(number(4))
	case "token", "remove":
		a.Type, a.Hex, a.City = engine.PlaceToken, x.g.Board.HexNamed(w[2]), uint8(number(3))
		if w[1] == "remove" {
			a.Type = engine.RemoveToken
		}
	case "run":
		a.Type, a.Price = engine.RunRoutes, engine.BestRun
		if len(w) > 2 {
			a.Price = number(2)
		}
	case "pay", "withhold":
		a.Type, a.Kind = engine.PayDividend, engine.PayOut
		if w[1] == "withhold" {
			a.Kind = engine.Withhold
		}
	case "train":
		x.trainAction(&a, w, number)
	case "discard", "borrow":
		a.Type, a.Train = engine.DiscardTrain, x.trainOf(a.Entity, w[2])
		if w[1] == "borrow" {
			a.Type, a.Train = engine.BorrowTrain, x.onSale(w[2])
		}
	case "right":
		a.Type = engine.SpecialBuy
		for i := range x.rules().rights {
			if x.rules().rights[i].name == w[2] {
				a.Item = uint8(i)
			}
		}
	case "port":
		a.Type, a.Hex = engine.Assign, x.g.Board.HexNamed(w[2])
	case "merge":
		a.Type, a.Corp = engine.Merge, a.Entity.Corp()
	default:
		a.Type = map[string]engine.ActionType{"bankrupt": engine.DeclareBankrupt, "loan": engine.TakeLoan, "repay": engine.PayoffLoan}[w[1]]
	}
	return a
}

func (x *table) trainAction(a *engine.Action, w []string, number func(int) id.Money) {
	a.Type, a.Price = engine.BuyTrain, number(3)
	switch {
	case len(w) > 5:
		a.Train, a.Trade = x.onSale(w[2]), x.trainOf(a.Entity, w[5])+1
	case len(w) > 4:
		a.Train = x.trainOf(x.entity(w[4]), w[2])
	default:
		a.Train = x.onSale(w[2])
	}
}

func (x *table) onSale(typ string) id.TrainID {
	for _, t := range x.s.OnSale() {
		if x.g.Roster.Of(t).Name == typ {
			return t
		}
	}
	return id.NoTrain
}

func (x *table) trainOf(e id.Entity, typ string) id.TrainID {
	for _, t := range x.s.Trains.Of(e, nil) {
		if x.g.Roster.Of(t).Name == typ {
			return t
		}
	}
	return id.NoTrain
}

// want compares facts: "p0 cash 205", "GT price 100", "GT loans 2", "GT floated true", "p0 holds GT 20",
// "CGR president p1", "GT trains 2,2,3", "actor GT", "limit 16", "start 30".
func (x *table) want(facts ...string) {
	x.Helper()
	for _, fact := range facts {
		w := strings.Fields(fact)
		if got := x.fact(w); got != w[len(w)-1] {
			x.Errorf("%s: %s", fact, got)
		}
	}
}

func (x *table) fact(w []string) string {
	x.Helper()
	switch w[0] {
	case "actor":
		return x.name(x.actor())
	case "limit":
		return fmt.Sprint(x.s.CertLimit())
	case "start":
		return fmt.Sprint(x.own().Start)
	}
	e := x.entity(w[0])
	switch w[1] {
	case "cash":
		return fmt.Sprint(x.s.Cash.Cash(e))
	case "holds":
		return fmt.Sprint(x.s.Shares.Percent(x.corp(w[2]), e))
	}
	c := e.Corp()
	switch w[1] {
	case "price":
		return fmt.Sprint(x.s.Price(c))
	case "loans":
		return fmt.Sprint(x.own().Corps[c].Loans)
	case "escrow":
		return fmt.Sprint(x.own().Corps[c].Escrow)
	case "capital":
		return capitalNames[x.own().Corps[c].Capital]
	case "floated":
		return fmt.Sprint(x.s.Corps[c].Floated)
	case "closed":
		return fmt.Sprint(x.s.Corps[c].Closed)
	case "ipo":
		return fmt.Sprint(x.s.Shares.IPO(c))
	case "president":
		return x.name(x.s.Corps[c].President)
	case "trains":
		var list []string
		for _, t := range x.s.Trains.Of(e, nil) {
			list = append(list, x.g.Roster.Of(t).Name)
		}
		if len(list) == 0 {
			return "none"
		}
		return strings.Join(list, ",")
	case "tokens":
		var list []string
		for _, t := range x.s.Corps[c].Tokens[:x.s.Corps[c].Placed] {
			list = append(list, fmt.Sprintf("%s.%d", x.g.Board.Hexes[t.Hex].Name, t.City))
		}
		return strings.Join(list, ",")
	case "best":
		return fmt.Sprint(x.s.BestRun(c, nil))
	}
	x.Fatalf("no fact %q", w)
	return ""
}

func (x *table) name(e id.Entity) string {
	switch e.Kind {
	case id.Player:
		return fmt.Sprintf("p%d", e.N)
	case id.Corporation:
		return x.g.Corps[e.N].Name
	case id.Private:
		return x.g.Privates[e.N].Name
	}
	return "nobody"
}

// at puts a price marker on the first cell of a price.
func (x *table) at(name string, price id.Money) {
	x.Helper()
	for i := range x.g.Grid.Cells {
		if x.g.Grid.Cells[i].Price == price {
			x.s.Market.Put(x.corp(name), id.CellID(i))
			return
		}
	}
	x.Fatalf("no cell of %d", price)
}

// loans gives a corporation loans.
func (x *table) loans(name string, n uint8) { x.own().Corps[x.corp(name)].Loans = n }
