package policy

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/strategies"
)

// board is a game of 1856 in which a company of one player is about to run.
type board struct {
	*testing.T
	g *engine.Game
	s *engine.State
	w *engine.Workspace
	c id.CorpID
}

// about starts a company, sells 60 % of it, and gives it money, a 2-train and a tile on its home.
func about(t *testing.T, name, home string, rot int) *board {
	t.Helper()
	def, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(def, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	x := &board{T: t, g: g, w: engine.NewWorkspace(), c: g.CorpNamed(name)}
	x.s = g.NewState(1, x.w)
	for x.s.Round.Kind == engine.AuctionRound {
		x.act(engine.Bid, engine.Pass)
	}
	for p := range g.Players {
		x.cash(id.OfPlayer(id.PlayerID(p)), 1000)
	}
	x.act(engine.Par)
	for x.s.Shares.IPO(x.c) > 40 {
		x.act(engine.BuyShares)
	}
	for x.s.Round.Kind == engine.StockRound {
		x.act(engine.Pass)
	}
	h := g.Board.HexNamed(home)
	g.Board.Lay(&x.s.Board, h, g.Board.TileNamed("57"), rot)
	x.s.Trains.Move(0, id.OfCorp(x.c))
	x.s.Phase = 1 // companies may buy privates
	return x
}

// act applies the first legal action of the first of some kinds that is on offer; of several companies
// the one of the board.
func (x *board) act(kinds ...engine.ActionType) {
	x.Helper()
	e := x.s.Actors(nil)[0]
	for _, k := range kinds {
		for _, a := range x.s.Legal(e, nil) {
			if a.Type != k || (k == engine.Par || k == engine.BuyShares) && a.Corp != x.c {
				continue
			}
			a.Max, a.Step = 0, 0
			if err := x.s.Apply(a, nil); err != nil {
				x.Fatal(err)
			}
			return
		}
	}
	x.Fatalf("%v cannot do any of %v", e, kinds)
}

// cash sets the money of somebody.
func (x *board) cash(e id.Entity, m id.Money) {
	have := x.s.Cash.Cash(e)
	x.s.Cash.Transfer(e, id.TheBank, have, ledger.Capital, nil)
	x.s.Cash.Transfer(id.TheBank, e, m, ledger.Capital, nil)
}

// chosen is what a player of a style, who never does some things, does now.
func (x *board) chosen(never ...int) engine.Action {
	x.Helper()
	e := x.s.Actors(nil)[0]
	v := strategies.NewView(x.s, x.s.Controller(e), strategies.NewScratch(x.w))
	rand := strategies.Stream(1)
	d := &strategies.Decision{View: &v, Actor: e, Rand: &rand, Legal: x.s.Legal(e, nil)}
	for _, m := range x.s.MayAct(nil) {
		if m != e && x.s.Controller(m) == v.Me() {
			d.Legal = x.s.Legal(m, d.Legal)
		}
	}
	p := player{style: balanced}
	p.noise = 0
	for _, n := range never {
		p.never |= 1 << n
	}
	return p.Choose(d)
}

// until passes until trains may run.
func (x *board) until(t engine.ActionType) {
	x.Helper()
	for range 20 {
		for _, a := range x.s.Legal(id.OfCorp(x.c), nil) {
			if a.Type == t {
				return
			}
		}
		x.act(engine.Pass)
	}
	x.Fatalf("%v is never on offer", t)
}

func (x *board) owns(private string) id.PrivateID {
	x.Helper()
	p := x.g.PrivateNamed(private)
	x.s.Priv[p].Owner = id.OfPlayer((x.s.Controller(id.OfCorp(x.c)) + 1) % 4)
	a := engine.Action{Type: engine.BuyPrivate, Entity: id.OfCorp(x.c), Private: p, Price: x.g.Privates[p].MinPrice}
	if err := x.s.Apply(a, nil); err != nil {
		x.Fatal(err)
	}
	return p
}

func TestPort(t *testing.T) {
	// LPS stands in a port and runs to Sarnia.
	x := about(t, "LPS", "C14", 2)
	x.owns("GLSC")
	x.until(engine.RunRoutes)
	if a := x.chosen(); a.Type != engine.Assign || x.g.Board.Hexes[a.Hex].Name != "C14" {
		t.Errorf("owner of the port does %v in hex %v before its run; want the marker in C14", a.Type, a.Hex)
	}
	if a := x.chosen(noPort); a.Type != engine.RunRoutes {
		t.Errorf("who never places the port does %v, want the run", a.Type)
	}
}

func TestRights(t *testing.T) {
	// WR runs from Niagara Falls to Buffalo.
	x := about(t, "WR", "O16", 2)
	x.s.Priv[x.g.PrivateNamed("NFSBC")].Closed = true
	x.cash(id.OfCorp(x.c), 1000)
	x.until(engine.RunRoutes)
	if a := x.chosen(); a.Type != engine.SpecialBuy {
		t.Errorf("a company that runs to Buffalo does %v, want the bridge right", a.Type)
	}
	if a := x.chosen(noRights); a.Type != engine.RunRoutes {
		t.Errorf("who never buys rights does %v, want the run", a.Type)
	}
	x.cash(id.OfCorp(x.c), 60)
	if a := x.chosen(); a.Type != engine.RunRoutes {
		t.Errorf("a company that needs its 60 for a train does %v, want the run", a.Type)
	}
}

func TestPrivateLays(t *testing.T) {
	x := about(t, "WGB", "J11", 1)
	p := x.owns("TCC")
	x.until(engine.LayTile)
	for range 2 {
		a := x.chosen()
		if a.Type != engine.LayTile {
			t.Fatalf("does %v, want a lay while there is one of the company and one of the power", a.Type)
		}
		if a.Entity == id.OfPrivate(p) {
			return
		}
		if b := x.chosen(noPrivateLays); b.Entity == id.OfPrivate(p) {
			t.Error("who never lays by powers does")
		}
		if err := x.s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("the extra tile is never laid")
}

func TestForeignPrivate(t *testing.T) {
	// WR runs to Buffalo, and the first 5 is near: the bridge is worth more to it than to another player.
	x := about(t, "WR", "O16", 2)
	for i := range 9 {
		x.s.Trains.Move(id.TrainID(i+1), id.Removed)
	}
	x.cash(id.OfCorp(x.c), 3000)
	other := (x.s.Controller(id.OfCorp(x.c)) + 1) % 4
	for i := range x.g.Privates {
		x.s.Priv[i].Closed = true
	}
	p := x.g.PrivateNamed("NFSBC")
	x.s.Priv[p].Closed, x.s.Priv[p].Owner = false, id.OfPlayer(other)
	x.until(engine.RunRoutes)
	x.act(engine.RunRoutes)
	x.act(engine.PayDividend)
	x.until(engine.BuyPrivate)
	for x.s.Round.Kind == engine.OperatingRound {
		a := x.chosen(noLoans)
		if a.Type == engine.BuyPrivate {
			v := strategies.NewView(x.s, other, strategies.NewScratch(x.w))
			rand := strategies.Stream(1)
			seller := player{style: balanced}
			if !seller.Consents(&strategies.Offer{View: &v, Action: a, Buyer: v.Me(), Rand: &rand}) {
				t.Errorf("%d is offered for the bridge, and its owner refuses", a.Price)
			}
			if b := x.chosen(noPrivates); b.Type == engine.BuyPrivate {
				t.Error("who never buys privates does")
			}
			return
		}
		if err := x.s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("the bridge on its run is not bought from another player")
}

func TestOwnPrivate(t *testing.T) {
	// LPS may buy Flos Tramway of its president, face value 20; a train that lasts costs 550.
	x := about(t, "LPS", "C14", 2)
	for i := range x.g.Privates {
		x.s.Priv[i].Closed = true
	}
	p := x.g.PrivateNamed("FT")
	x.s.Priv[p].Closed, x.s.Priv[p].Owner = false, x.s.Corps[x.c].President
	x.until(engine.BuyPrivate)
	v := strategies.NewView(x.s, x.s.Controller(id.OfCorp(x.c)), strategies.NewScratch(x.w))
	offer := engine.Action{Type: engine.BuyPrivate, Entity: id.OfCorp(x.c), Private: p, Price: 10, Max: 40, Step: 1}
	stay := engine.Action{Type: engine.Pass, Entity: id.OfCorp(x.c)}
	d := &strategies.Decision{View: &v, Actor: id.OfCorp(x.c), Legal: []engine.Action{offer, stay}}
	pl := player{style: balanced}
	for _, y := range []struct {
		cash id.Money
		want engine.ActionType
		say  string
	}{
		{569, engine.Pass, "a train that lasts would be out of reach"},
		{570, engine.BuyPrivate, "money for a train that lasts stays"},
	} {
		x.cash(id.OfCorp(x.c), y.cash)
		if a := pl.private(d); a.Type != y.want || a.Type == engine.BuyPrivate && a.Price != 20 {
			t.Errorf("with %d, when %s: does %v for %d, want %v", y.cash, y.say, a.Type, a.Price, y.want)
		}
	}
	for n := 1; x.s.Shares.IPO(x.c) < 60; n++ {
		x.s.Shares.Move(x.s.Shares.Cert(x.c, n), id.OfCorp(x.c), true)
	}
	x.cash(id.OfCorp(x.c), 100)
	if a := pl.private(d); a.Type != engine.BuyPrivate || a.Price != 40 {
		t.Errorf("who can give the money back for shares does %v for %d, want to sell it for 40", a.Type, a.Price)
	}
	survey := x.g.PrivateNamed("WSRC")
	x.s.Priv[survey].Closed, x.s.Priv[survey].Owner = false, id.OfPlayer((v.Me()+1)%4)
	for i := 1; i < 11; i++ { // the 2s and 3s that are left
		x.s.Trains.Move(id.TrainID(i), id.Removed)
	}
	x.s.Trains.Move(11, id.OfCorp(x.c)) // a 4
	v = strategies.NewView(x.s, v.Me(), strategies.NewScratch(x.w))
	d.Legal[0].Private, d.Legal[0].Price, d.Legal[0].Max = survey, 20, 80
	x.cash(id.OfCorp(x.c), 1000)
	if a := pl.private(d); a.Type != engine.BuyPrivate {
		t.Fatal("does not buy a private of another player with money that the company can spare")
	}
	x.cash(id.OfCorp(x.c), 100)
	if a := pl.private(d); a.Type != engine.Pass {
		t.Errorf("buys a private of another player for %d with money that the company needs; he gives nothing back", a.Price)
	}
}

func TestKeeps(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	x.until(engine.TakeLoan)
	x.act(engine.TakeLoan)
	v := strategies.NewView(x.s, 0, strategies.NewScratch(x.w))
	d := &strategies.Decision{View: &v, Actor: id.OfCorp(x.c)}
	p := player{style: balanced}
	next, _, _ := v.NextTrain()
	last, _, _ := v.LastingTrain()
	for cash, want := range map[id.Money]id.Money{99: next, 100: last} {
		x.cash(id.OfCorp(x.c), cash)
		if got := p.keeps(d, x.c); got != want {
			t.Errorf("%d in the treasury and a loan of 100: keeps %d, want %d", cash, got, want)
		}
	}
}
