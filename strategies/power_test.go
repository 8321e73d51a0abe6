package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// running is a corporation of 1856 in its turn, with a 2-train that runs from its home over the given lays.
func running(t *testing.T, name string, lays ...func(*fixture)) (*fixture, id.CorpID, *View) {
	t.Helper()
	f := newBorrowers(t)
	c := f.founded(name, 60)
	for _, lay := range lays {
		lay(f)
	}
	f.trains("2", 1, id.OfCorp(c))
	f.operating(c)
	return f, c, f.viewOf(f.s.Controller(id.OfCorp(c)))
}

func tile(hex, name string, rot int) func(*fixture) {
	return func(f *fixture) { f.lay(hex, name, rot) }
}

// own gives a private to somebody.
func (f *fixture) own(name string, e id.Entity) id.PrivateID {
	f.Helper()
	p := f.g.PrivateNamed(name)
	f.s.Priv[p].Owner = e
	return p
}

// bought lets a corporation buy a private of a player.
func (f *fixture) bought(name string, c id.CorpID) id.PrivateID {
	f.Helper()
	f.s.Phase = 1
	p := f.own(name, id.OfPlayer(2))
	a := engine.Action{Type: engine.BuyPrivate, Entity: id.OfCorp(c), Private: p, Price: f.g.Privates[p].MinPrice}
	if err := f.s.Apply(a, nil); err != nil {
		f.Fatal(err)
	}
	return p
}

func TestRightGain(t *testing.T) {
	// WR runs from Niagara Falls to Buffalo, where the bridge earns 10.
	f, c, v := running(t, "WR", tile("O16", "57", 2))
	f.s.Priv[f.g.PrivateNamed("NFSBC")].Closed = true
	f.s.Priv[f.g.PrivateNamed("SCFTC")].Closed = true
	rights := f.only(id.OfCorp(c), engine.SpecialBuy)
	if len(rights) != 2 {
		t.Fatalf("%d rights for sale, want 2", len(rights))
	}
	for _, a := range rights {
		want := -50.0
		if a.Item == 0 { // the bridge, the other is the tunnel
			want += 10 * v.RoundsLeft()
		}
		if got := v.RightGain(c, a); got != want {
			t.Errorf("right %d gains %g, want %g", a.Item, got, want)
		}
	}
}

func TestBestMarker(t *testing.T) {
	// LPS runs from Maudaumin, a port, to Sarnia.
	f, c, v := running(t, "LPS", tile("C14", "57", 2))
	p := f.bought("GLSC", c)
	places := f.only(id.OfPrivate(p), engine.Assign)
	a, gain, ok := v.BestMarker(c, places)
	if !ok || gain != 20-15 || f.g.Board.Hexes[a.Hex].Name != "C14" {
		t.Errorf("of %d ports %v for %g, %v; want C14, on the run, for 5 more than the private earns", len(places), a.Hex, gain, ok)
	}
	if more := v.RunMore(c, a); more != 20 {
		t.Errorf("the port earns %g more, want 20", more)
	}
	far, c, v := running(t, "BBG")
	p = far.bought("GLSC", c)
	if _, _, ok := v.BestMarker(c, far.only(id.OfPrivate(p), engine.Assign)); ok {
		t.Error("no port is on the run of BBG: want none")
	}
}

func TestPrivateUse(t *testing.T) {
	f, c, v := running(t, "LPS", tile("C14", "57", 2))
	f.s.Phase = 1 // privates are for sale
	use := func(name string) float64 {
		p := f.own(name, id.OfPlayer(2))
		return v.PrivateUse(c, engine.Action{Type: engine.BuyPrivate, Entity: id.OfCorp(c), Private: p, Price: f.g.Privates[p].MinPrice})
	}
	life := v.PrivateLife()
	if got, want := use("FT"), 5*life; got != want {
		t.Errorf("a private without a power is worth %g, want its income of %g", got, want)
	}
	if got := use("GLSC"); got <= 15*life {
		t.Errorf("the port is worth %g to a company on a port, want more than its income of %g", got, 15*life)
	}
	if got := use("SCFTC"); got != 20*life+10*v.RoundsLeft() {
		t.Errorf("the tunnel is worth %g to a company that runs to Sarnia, want its income and 10 a turn", got)
	}
	if got := use("NFSBC"); got != 20*life {
		t.Errorf("the bridge is worth %g to a company far from it, want its income", got)
	}
	if got := use("TCC"); got <= 10*life {
		t.Errorf("an extra lay is worth %g, want more than the income", got)
	}
}

func TestCityChoice(t *testing.T) {
	f, c, v := running(t, "THB")
	h := f.g.Board.HexNamed("L15")
	f.s.Round.Op.NPending = 1
	f.s.Round.Op.Pending[0] = engine.PendingToken{Corp: c, Hex: h, By: id.OfCorp(c), Home: true}
	places := []engine.Action{{Type: engine.PlaceToken, Entity: id.OfCorp(c), Hex: h, City: 0}, {Type: engine.PlaceToken, Entity: id.OfCorp(c), Hex: h, City: 1}}
	f.lay("L15", "59", 0) // one exit to K16's side, one to the lake's
	mine := v.CityChoice(places)
	theirs := f.viewOf((v.Me() + 1) % 4).CityChoice(places)
	if mine.City == theirs.City {
		t.Errorf("both choose city %d; want the owner the one that reaches more, another the other", mine.City)
	}
}
