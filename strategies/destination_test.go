package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// act applies the first legal action of a kind of whoever must act, about a corporation if c is one;
// false if there is none.
func (f *fixture) act(t engine.ActionType, c id.CorpID) bool {
	f.Helper()
	for _, e := range f.s.Actors(nil) {
		for _, a := range f.s.Legal(e, nil) {
			if a.Type != t || c != id.NoCorp && a.Corp != c {
				continue
			}
			a.Max, a.Step = 0, 0
			if err := f.s.Apply(a, nil); err != nil {
				f.Fatal(err)
			}
			return true
		}
	}
	return false
}

// founded plays the auction, lets the first player of the stock round start a corporation at 100 and sells
// shares of it until so much is sold. Its home token is placed.
func (f *fixture) founded(name string, sold int) id.CorpID {
	f.Helper()
	for f.s.Round.Kind == engine.AuctionRound {
		if !f.act(engine.Bid, id.NoCorp) && !f.act(engine.Pass, id.NoCorp) {
			f.Fatal("the auction stands still")
		}
	}
	for p := range f.g.Players {
		f.cash(id.OfPlayer(id.PlayerID(p)), 1000)
	}
	c := f.corp(name)
	f.act(engine.Par, c)
	for f.s.Shares.IPO(c) > 100-sold {
		if !f.act(engine.BuyShares, c) {
			f.Fatalf("nobody buys %s", name)
		}
	}
	f.float(c, 500)
	return c
}

// bound is what the president of a corporation sees of the way to its destination.
func (f *fixture) bound(c id.CorpID) []way {
	return f.viewOf(f.s.Controller(id.OfCorp(c))).ways()
}

func TestWays(t *testing.T) {
	// From the map: the hexes without track on the way, both ends counted.
	for name, want := range map[string]int{"LPS": 4, "TGB": 3, "CA": 5, "WGB": 4} {
		f := newBorrowers(t)
		c := f.founded(name, 70)
		w := f.bound(c)
		if len(w) != 1 || w[0].left != want {
			t.Fatalf("%s: %d ways, the first %+v lays long; want one of %d", name, len(w), w[:min(len(w), 1)], want)
		}
		// Two shares were paid into the account, three more would be.
		if w[0].money != 200+300/2 {
			t.Errorf("%s: %g waits, want 200 and half of 300", name, w[0].money)
		}
	}
	f := newBorrowers(t)
	c := f.founded("LPS", 40)
	if w := f.bound(c); len(w) != 1 || w[0].money != 250 {
		t.Error("40 % sold: want half of the last five shares to wait for the destination")
	}
	other := (f.s.Controller(id.OfCorp(c)) + 1) % 4
	if w := f.viewOf(other).ways(); len(w) != 0 {
		t.Error("the destination of another player's corporation attracts")
	}
	all, nyc := withNYC(t, 600)
	if w := all.bound(nyc); len(w) != 0 {
		t.Error("1830 has destinations")
	}
}

func TestDestinationGain(t *testing.T) {
	f := newBorrowers(t)
	c := f.founded("LPS", 70)
	v := f.viewOf(f.s.Controller(id.OfCorp(c)))
	b := f.g.Board
	gain := func(hex, tile string, rot uint8) float64 {
		return v.destinationGain(v.ways(), &engine.Action{Hex: b.HexNamed(hex), Tile: b.TileNamed(tile), Rot: rot})
	}
	// LPS stands in C14 and wants to F17: by D15 and E16. Side 5 leads there.
	straight := gain("C14", "57", 2)
	if straight <= 0 || gain("C14", "57", 0) != 0 {
		t.Errorf("a tile that leads to the destination gains %g, one that does not %g; want only the first to gain", straight, gain("C14", "57", 0))
	}
	f.lay("C14", "57", 2)
	f.lay("D15", "9", 2)
	if w := f.bound(c); w[0].left != 2 {
		t.Fatalf("after two lays %d are left, want 2", w[0].left)
	}
	if near := gain("E16", "9", 2); near <= straight {
		t.Errorf("the third lay gains %g, want more than the first with %g", near, straight)
	}
	if gain("E16", "9", 0) != 0 {
		t.Error("track that does not meet the way gains something")
	}
	f.lay("E16", "9", 2)
	if last := gain("F17", "57", 2); last <= 0 {
		t.Errorf("the last lay gains %g, want more than nothing", last)
	}
	lays := []engine.Action{{Type: engine.LayTile, Hex: b.HexNamed("F17"), Tile: b.TileNamed("57"), Rot: 2}}
	without, _ := v.BestLay(c, lays, Taste{Later: 1}, exact)
	with, _ := v.BestLay(c, lays, Taste{Later: 1, Destinations: 1}, exact)
	if with.Gain <= without.Gain {
		t.Errorf("with the escrow the last lay gains %g, without %g", with.Gain, without.Gain)
	}
	f.lay("F17", "57", 2)
	if w := f.bound(c); len(w) != 0 {
		t.Errorf("connected: %d lays left", w[0].left)
	}
}
