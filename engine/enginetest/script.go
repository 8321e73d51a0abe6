package enginetest

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// Script reads the lines by which tests move a game on. A line is who acts, a verb and what it needs:
//
//	p0 bid SV 20              a bid, or the purchase of the front private
//	p0 par PRR 100            start a corporation
//	p0 buy PRR ipo            a certificate of one share; pool for the bank pool
//	p0 sell PRR 20            the bundle of so many percent; "PRR_1,PRR_4 20" for certain certificates
//	PRR private CS 40         buy a private from a player
//	PRR lay H10 57 0          hex, tile, rotation
//	PRR token H10 0           hex, city; remove for taking one off
//	PRR run                   the best run; "run 0" for a stated revenue
//	PRR pay                   or withhold, half
//	PRR train 2 80            from the bank; "2 80 NYC" from another corporation; "D 800 for 4" with a trade
//	PRR discard 2             or borrow
//	GT loan                   or repay, merge, bankrupt
//	GT right bridge           something that the title sells, by the first word of its name
//	GLSC marker H17           the hex for the marker of a private
//	p0 pass
//	p0 end                    the players agree to stop
type Script struct {
	testing.TB
	State *engine.State
}

// plain are the verbs that need nothing else.
var plain = map[string]engine.ActionType{
	"pass": engine.Pass, "end": engine.EndGame, "bankrupt": engine.DeclareBankrupt, "loan": engine.TakeLoan, "repay": engine.PayoffLoan,
}

// Action reads a line.
func (x Script) Action(line string) engine.Action {
	x.Helper()
	f := strings.Fields(line)
	if len(f) < 2 {
		x.Fatalf("%q is no line of a script", line)
	}
	a := engine.Action{Entity: x.Entity(f[0])}
	arg := func(i int) string {
		if i+2 >= len(f) {
			x.Fatalf("%q is too short", line)
		}
		return f[i+2]
	}
	switch verb := f[1]; verb {
	case "bid", "private":
		a.Type, a.Private, a.Price = engine.Bid, x.Private(arg(0)), x.Money(arg(1))
		if verb == "private" {
			a.Type = engine.BuyPrivate
		}
	case "par":
		a.Type, a.Corp, a.Cell = engine.Par, x.Corp(arg(0)), x.ParCell(arg(1))
	case "buy":
		a.Type, a.Corp, a.Source = engine.BuyShares, x.Corp(arg(0)), id.ThePool
		a.Percent = uint8(x.State.Shares.Unit(a.Corp))
		if arg(1) == "ipo" {
			a.Source = id.OfCorp(a.Corp)
		}
	case "sell":
		x.readSale(&a, arg(0), arg(1))
	case "lay":
		a.Type, a.Hex, a.Tile, a.Rot = engine.LayTile, x.Hex(arg(0)), x.Tile(arg(1)), uint8(x.Money(arg(2)))
	case "token", "remove":
		a.Type, a.Hex, a.City = engine.PlaceToken, x.Hex(arg(0)), uint8(x.Money(arg(1)))
		if verb == "remove" {
			a.Type = engine.RemoveToken
		}
	case "run":
		a.Type, a.Price = engine.RunRoutes, engine.BestRun
		if len(f) > 2 {
			a.Price = x.Money(arg(0))
		}
	case "pay", "withhold", "half":
		a.Type = engine.PayDividend
		a.Kind = map[string]engine.Dividend{"pay": engine.PayOut, "withhold": engine.Withhold, "half": engine.Half}[verb]
	case "train":
		x.readTrain(&a, f[2:])
	case "discard":
		a.Type, a.Train = engine.DiscardTrain, x.Train(arg(0), a.Entity)
	case "borrow":
		a.Type, a.Train = engine.BorrowTrain, x.Train(arg(0), id.TheBank)
	case "merge":
		a.Type, a.Corp = engine.Merge, a.Entity.Corp()
	case "right":
		a.Type, a.Item = engine.SpecialBuy, x.item(arg(0))
	case "marker":
		a.Type, a.Hex = engine.Assign, x.Hex(arg(0))
	default:
		var ok bool
		if a.Type, ok = plain[verb]; !ok {
			x.Fatalf("%q: unknown verb %s", line, verb)
		}
	}
	return a
}

// readSale reads "PRR 20" or "PRR_1,PRR_4 20".
func (x Script) readSale(a *engine.Action, what, percent string) {
	x.Helper()
	a.Type, a.Percent = engine.SellShares, uint8(x.Money(percent))
	if strings.Contains(what, "_") {
		for _, c := range strings.Split(what, ",") {
			name, index, _ := strings.Cut(c, "_")
			a.Corp = x.Corp(name)
			a.Certs = a.Certs.With(int(x.Money(index)))
		}
		return
	}
	a.Corp = x.Corp(what)
	for _, u := range x.State.Shares.Bundles(a.Corp, a.Entity, nil) {
		if u.Percent == a.Percent {
			a.Certs = u.List
			return
		}
	}
	a.Certs = shares.ListOf(0)
}

// readTrain reads "2 80", "2 80 NYC", "2 80 pool" or "D 800 for 4".
func (x Script) readTrain(a *engine.Action, f []string) {
	x.Helper()
	if len(f) < 2 {
		x.Fatalf("a train has a type and a price, not %q", f)
	}
	a.Type, a.Price = engine.BuyTrain, x.Money(f[1])
	seller := id.TheBank
	switch len(f) {
	case 4:
		a.Trade = x.Train(f[3], a.Entity) + 1
	case 3:
		seller = x.Entity(f[2])
	}
	a.Train = x.Train(f[0], seller)
}

func (x Script) item(word string) uint8 {
	x.Helper()
	for i, item := range x.State.Game().Variant().Items() {
		if first, _, _ := strings.Cut(strings.ToLower(item.Name), " "); first == word {
			return uint8(i)
		}
	}
	x.Fatalf("nothing called %s is sold", word)
	return 0
}

// Refuse takes an action that must be refused for a rule and change nothing.
func (x Script) Refuse(line string, want id.Rule) {
	x.Helper()
	before := x.State.Clone(engine.NewWorkspace())
	err := x.State.Apply(x.Action(line), nil)
	var r *engine.Refusal
	switch {
	case err == nil:
		x.Fatalf("%s: accepted, want %q", line, want)
	case !errors.As(err, &r):
		x.Fatalf("%s: %v is no refusal", line, err)
	case r.Rule != want:
		x.Errorf("%s: refused by %q (%s), want %q", line, r.Rule, r.Detail, want)
	}
	if !before.Equal(x.State) {
		x.Errorf("%s: refused, and the state has changed", line)
	}
}

// Offers reports whether an action is among the legal ones.
func (x Script) Offers(line string) bool {
	x.Helper()
	a := x.Action(line)
	for _, o := range x.State.Legal(a.Entity, nil) {
		if x.State.Covers(o, a) {
			return true
		}
	}
	return false
}

// Money reads a number.
func (x Script) Money(text string) id.Money {
	x.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		x.Fatalf("%q is no number", text)
	}
	return id.Money(n)
}
