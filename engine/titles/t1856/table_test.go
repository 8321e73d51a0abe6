package t1856

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/shares"
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

func (x *table) corp(name string) id.CorpID {
	x.Helper()
	c := x.g.CorpNamed(name)
	if c == id.NoCorp {
		x.Fatalf("no corporation %s", name)
	}
	return c
}

// entity is p0, p1, … for players, a corporation, a private, ipo of none, or pool.
func (x *table) entity(name string) id.Entity {
	x.Helper()
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "p")); err == nil && name[0] == 'p' {
		return id.OfPlayer(id.PlayerID(n))
	}
	if p := x.g.PrivateNamed(name); p != id.NoPrivate {
		return id.OfPrivate(p)
	}
	switch name {
	case "pool":
		return id.ThePool
	case "bank":
		return id.TheBank
	}
	return id.OfCorp(x.corp(name))
}

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

func (x *table) actor() id.Entity {
	list := x.s.Actors(nil)
	if len(list) == 0 {
		return id.Nobody
	}
	return list[0]
}

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
