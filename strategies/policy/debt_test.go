package policy

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/strategies"
)

// indebted is a decision about loans in a game of 1856 that has just begun.
func indebted(t *testing.T, kinds ...engine.ActionType) *strategies.Decision {
	t.Helper()
	def, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(def, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := engine.NewWorkspace()
	v := strategies.NewView(g.NewState(1, w), 0, strategies.NewScratch(w))
	rand := strategies.Stream(1)
	d := &strategies.Decision{View: &v, Actor: id.OfCorp(0), Rand: &rand}
	for _, k := range kinds {
		d.Legal = append(d.Legal, engine.Action{Type: k, Entity: d.Actor})
	}
	return d
}

func TestMergeOrSave(t *testing.T) {
	d := indebted(t, engine.Merge, engine.Pass)
	for word, want := range map[int]engine.ActionType{noMerging: engine.Pass, noSaving: engine.Merge} {
		p := player{style: balanced}
		p.rand, p.never = d.Rand, 1<<word
		if a, ok := p.debt(d, d.Kinds()); !ok || a.Type != want {
			t.Errorf("never %s: does %v, want %v", forbidden[word], a.Type, want)
		}
	}
	p := player{style: balanced}
	p.rand, p.never = d.Rand, 1<<noMerging
	only := indebted(t, engine.Merge)
	if a, _ := p.debt(only, only.Kinds()); a.Type != engine.Merge {
		t.Error("who cannot pay must merge, whatever he never does")
	}
}

func TestNationalDecisions(t *testing.T) {
	p := player{style: balanced}
	d := indebted(t, engine.Pass, engine.BorrowTrain)
	p.rand = d.Rand
	if a, ok := p.debt(d, d.Kinds()); !ok || a.Type != engine.BorrowTrain {
		t.Error("a train that is lent for nothing is taken")
	}
	d = indebted(t, engine.Pass, engine.LayTile)
	if _, ok := p.debt(d, d.Kinds()); ok {
		t.Error("nothing is to decide about loans")
	}
}

func TestNeverLoans(t *testing.T) {
	p := player{style: balanced}
	p.never = 1 << noLoans
	d := indebted(t, engine.TakeLoan, engine.Pass)
	p.rand = d.Rand
	if _, ok := p.debt(d, d.Kinds()); ok {
		t.Error("takes a loan though it never does")
	}
}

func TestRepays(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	x.until(engine.TakeLoan)
	x.act(engine.TakeLoan)
	x.until(engine.RunRoutes)
	x.act(engine.RunRoutes)
	x.act(engine.PayDividend)
	x.until(engine.BuyTrain)
	x.act(engine.Pass)
	_, price := lasting(x)
	for money, want := range map[id.Money]engine.ActionType{price + 99: engine.Pass, price + 100: engine.PayoffLoan} {
		x.cash(id.OfCorp(x.c), money)
		if a := x.chosen(noLoans); a.Type != want {
			t.Errorf("with %d, a lasting train costs %d: does %v, want %v", money, price, a.Type, want)
		}
	}
	x.s.Trains.Move(x.g.Roster.Types[len(x.g.Roster.Types)-2].First, id.OfCorp(x.c))
	x.cash(id.OfCorp(x.c), 100)
	if a := x.chosen(noLoans); a.Type != engine.PayoffLoan {
		t.Errorf("with a train that lasts and 100: does %v, want the loan repaid", a.Type)
	}
}

// lasting is the cheapest train that never rusts, and its price.
func lasting(x *board) (t id.TrainTypeID, price id.Money) {
	for i := range x.g.Roster.Types {
		k := &x.g.Roster.Types[i]
		if k.RustsOn == id.NoTrainType && (price == 0 || k.Price < price) {
			t, price = id.TrainTypeID(i), k.Price
		}
	}
	return t, price
}

func TestDiscardOfChoice(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	v := strategies.NewView(x.s, 0, strategies.NewScratch(x.w))
	two := engine.Action{Type: engine.DiscardTrain, Entity: id.OfCorp(x.c), Train: 0}
	d := &strategies.Decision{View: &v, Actor: id.OfCorp(x.c), Legal: []engine.Action{two, {Type: engine.Pass, Entity: id.OfCorp(x.c)}}}
	p := player{style: balanced}
	if a := p.discard(d); a != two {
		t.Errorf("a railway that could be lent a train keeps a 2: %v", a.Type)
	}
	lasts, _ := lasting(x)
	x.s.Trains.Move(x.g.Roster.Types[lasts].First, id.OfCorp(x.c))
	if a := p.discard(d); a.Type != engine.Pass {
		t.Errorf("a railway with a train that lasts does %v with a 2, want it kept", a.Type)
	}
	d.Legal = d.Legal[:1]
	if a := p.discard(d); a != two {
		t.Error("one train too many: want it discarded")
	}
}

func TestDuty(t *testing.T) {
	x := about(t, "LPS", "C14", 2)
	v := strategies.NewView(x.s, 0, strategies.NewScratch(x.w))
	ipo := engine.Action{Type: engine.BuyShares, Entity: id.OfPlayer(0), Corp: x.c, Source: id.OfCorp(x.c), Percent: 10}
	pool := ipo
	pool.Source = id.ThePool
	for i := range x.g.Grid.Cells {
		if x.g.Grid.Cells[i].Price == 45 {
			x.s.Market.Put(x.c, id.CellID(i))
		}
	}
	sale := engine.Action{Type: engine.SellShares, Entity: id.OfPlayer(0), Corp: x.c, Percent: 10}
	d := &strategies.Decision{View: &v, Actor: id.OfPlayer(0), Legal: []engine.Action{ipo, pool, sale}}
	var p player
	if a, ok := p.duty(d); !ok || a != pool {
		t.Errorf("must buy: does %v from %v, want the share of the pool for 45", a.Type, a.Source)
	}
	d.Legal = []engine.Action{sale}
	if _, ok := p.duty(d); ok {
		t.Error("nothing can be bought: want the sale to be left to others")
	}
	d.Legal = []engine.Action{ipo, {Type: engine.Pass, Entity: id.OfPlayer(0)}}
	if _, ok := p.duty(d); ok {
		t.Error("who may pass has no duty")
	}
}
