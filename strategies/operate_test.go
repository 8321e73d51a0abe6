package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// withNYC is a position in which NYC has floated and it is its turn.
func withNYC(t *testing.T, treasury id.Money) (*fixture, id.CorpID) {
	f := newFixture(t)
	c := f.start("NYC", 67, 0, 4)
	f.float(c, treasury)
	f.operating(c)
	return f, c
}

func TestBestLay(t *testing.T) {
	f, c := withNYC(t, 600)
	f.trains("2", 1, id.OfCorp(c))
	lays := f.only(id.OfCorp(c), engine.LayTile)
	l, ok := f.view().BestLay(c, lays, Taste{Later: 1}, exact)
	if !ok || l.Gain <= 0 {
		t.Fatalf("first lay of NYC: none gains anything (%d lays)", len(lays))
	}
	before := *f.s
	f.view().BestLay(c, lays, Taste{Later: 1}, exact)
	if *f.s != before {
		t.Error("looking for the best lay has changed the game")
	}
	if _, ok := f.view().BestLay(c, nil, Taste{Later: 1}, exact); ok {
		t.Error("no lay at all: want none")
	}
}

func TestLayPromise(t *testing.T) {
	f, c := withNYC(t, 600)
	v := f.view()
	reach := f.m.reach.Reach(f.g.Board, &f.s.Board, c)
	at := f.g.Board.HexNamed("E19")
	gain := map[bool]float64{}
	for _, a := range f.only(id.OfCorp(c), engine.LayTile) {
		home := a.Hex == at
		gain[home] = max(gain[home], v.layPromise(reach, a))
	}
	if gain[true] <= 0 {
		t.Errorf("a tile on the home: promise %g, want more than nothing", gain[true])
	}
}

func TestTrainGain(t *testing.T) {
	f, c := withNYC(t, 600)
	a := engine.Action{Type: engine.BuyTrain, Entity: id.OfCorp(c), Train: f.g.Roster.Types[f.kind("2")].First, Price: 80}
	v := f.view()
	if g := v.TrainGain(c, &a); g <= 0 {
		t.Errorf("a first train: gain %g, want more than nothing", g)
	}
	f.trains("2", 5, id.Removed)
	f.trains("3", 5, id.Removed)
	a.Train = f.g.Roster.Types[f.kind("2")].First + 5
	if last := f.view().TrainGain(c, &a); last >= v.TrainGain(c, &a) {
		t.Errorf("a train that rusts at once gains %g, not less than one that lasts", last)
	}
}

func TestLeastTrain(t *testing.T) {
	f, c := withNYC(t, 0)
	f.trains("2", 1, id.OfCorp(c))
	f.trains("5", 1, id.OfCorp(c))
	two := f.g.Roster.Types[f.kind("2")].First
	five := f.g.Roster.Types[f.kind("5")].First
	a := f.view().LeastTrain(c, []engine.Action{{Type: engine.DiscardTrain, Train: five}, {Type: engine.DiscardTrain, Train: two}})
	if a.Train != two {
		t.Error("a 2 and a 5: want the 2 discarded")
	}
	if loss := f.view().TrainLoss(c, five); loss < 0 {
		t.Errorf("loss of a train: %g, want none below 0", loss)
	}
}

func TestKeeps(t *testing.T) {
	f, c := withNYC(t, 40)
	for _, x := range []struct {
		revenue, cash id.Money
		want          bool
		say           string
	}{
		{40, 600, true, "the run pays for the train that is needed"},
		{10, 600, false, "the president can pay the rest"},
		{10, 30, true, "nobody can pay for the train"},
	} {
		f.cash(id.OfPlayer(0), x.cash)
		if got := f.view().Keeps(c, x.revenue, 2); got != x.want {
			t.Errorf("gap of 40, revenue %d, president with %d: keeps is %v, but %s", x.revenue, x.cash, got, x.say)
		}
	}
	f.trains("2", 4, id.OfCorp(c))
	if f.view().Keeps(c, 100, 2) {
		t.Error("a company full of trains that last keeps its revenue")
	}
}

func TestBestToken(t *testing.T) {
	f, c := withNYC(t, 600)
	if _, ok := f.view().BestToken(c, nil, 1, exact); ok {
		t.Error("nowhere to go: want no token")
	}
	places := []engine.Action{{Type: engine.PlaceToken, Hex: f.g.Board.HexNamed("E19")}, {Type: engine.PlaceToken, Hex: f.g.Board.HexNamed("H12")}}
	sorted := f.view().byValue(places)
	if v := f.m.field.value; v[sorted[0].Hex] < v[sorted[1].Hex] {
		t.Error("places are not in order of their worth")
	}
}

func TestTryLeavesTheGameAlone(t *testing.T) {
	f := newFixture(t)
	v := f.view()
	before := *f.s
	next, ok := v.Try(f.s.Legal(id.OfPlayer(0), nil)[0])
	if !ok {
		t.Fatal("the first purchase of the auction is refused")
	}
	if *f.s != before {
		t.Error("trying an action has changed the game")
	}
	if next.Owner(0) != id.OfPlayer(0) || next.MyCash() != v.MyCash()-20 {
		t.Error("the view ahead does not show the purchase")
	}
	deep := next
	for n := 1; n < maxDepth; n++ {
		if deep, ok = deep.Try(engine.Action{Type: engine.Pass, Entity: id.OfPlayer(id.PlayerID(n))}); !ok {
			t.Fatalf("step %d ahead is refused", n+1)
		}
	}
	if _, ok := deep.Try(engine.Action{Type: engine.Pass, Entity: id.OfPlayer(3)}); ok {
		t.Error("one can look ahead without end")
	}
	if _, ok := v.Try(engine.Action{Type: engine.Pass, Entity: id.OfPlayer(2)}); ok {
		t.Error("an illegal action can be tried")
	}
}
