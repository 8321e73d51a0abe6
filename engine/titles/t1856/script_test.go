package t1856

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/id"
)

// script reads lines in the present position.
func (x *table) script() enginetest.Script { return enginetest.Script{TB: x.TB, State: x.s} }

func (x *table) action(line string) engine.Action { x.Helper(); return x.script().Action(line) }
func (x *table) entity(name string) id.Entity     { x.Helper(); return x.script().Entity(name) }
func (x *table) corp(name string) id.CorpID       { x.Helper(); return x.script().Corp(name) }
func (x *table) name(e id.Entity) string          { return x.script().Name(e) }
func (x *table) offered(line string) bool         { x.Helper(); return x.script().Offers(line) }
func (x *table) refuse(line string, want id.Rule) { x.Helper(); x.script().Refuse(line, want) }
func (x *table) onSale(typ string) id.TrainID     { x.Helper(); return x.script().Train(typ, id.TheBank) }

// play takes actions that must be accepted; see enginetest.Script for the lines.
func (x *table) play(lines ...string) {
	x.Helper()
	for _, line := range lines {
		x.j.Reset()
		if err := x.s.Apply(x.action(line), &x.j); err != nil {
			x.Fatalf("%s: %v; %v must act", line, err, x.actor())
		}
	}
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
