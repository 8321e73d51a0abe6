package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
)

// lastingNext removes the trains that the bank sells before those that last.
func (f *fixture) lastingNext() {
	f.Helper()
	for k := range f.g.Roster.Types {
		t := &f.g.Roster.Types[k]
		if t.RustsOn == id.NoTrainType {
			return
		}
		for n := range t.Copies {
			if card := t.First + id.TrainID(n); f.s.Trains.Owner(card) == id.TheBank {
				f.s.Trains.Move(card, id.Removed)
			}
		}
	}
}

// give moves a train of a type to somebody, wherever it is.
func (f *fixture) give(name string, copy int, to id.Entity) id.TrainID {
	t := f.g.Roster.Types[f.kind(name)].First + id.TrainID(copy)
	f.s.Trains.Move(t, to)
	return t
}

func TestCrowded(t *testing.T) {
	f, c := withNYC(t, 500)
	five := f.kind("5")
	for _, x := range []struct {
		trains []string
		until  string
	}{
		{nil, ""},
		{[]string{"3"}, ""},
		{[]string{"2", "2", "3"}, ""},
		{[]string{"3", "4"}, "6"},
		{[]string{"4", "4"}, "D"},
	} {
		var trains []id.TrainTypeID
		for _, n := range x.trains {
			trains = append(trains, f.kind(n))
		}
		want := id.NoTrainType
		if x.until != "" {
			want = f.kind(x.until)
		}
		if got := f.view().crowdedUntil(c, trains, five); got != want {
			t.Errorf("with %v a 5 has no place before type %d, want %d", x.trains, got, want)
		}
	}
}

func TestLastingGap(t *testing.T) {
	f, c := withNYC(t, 500)
	full := []id.TrainTypeID{f.kind("3"), f.kind("4")}
	gap := func(trains []id.TrainTypeID) id.Money {
		g, _, ok := f.view().lastingGap(c, trains, 500, 0)
		if !ok {
			t.Fatal("there is no train that lasts")
		}
		return g
	}
	if got := gap(full); got != 0 || f.view().lastingSoon() {
		t.Errorf("long before the first 5 a company with 500 lacks %d, want nothing", got)
	}
	f.lastingNext()
	if !f.view().lastingSoon() {
		t.Error("a 5 is next and not said to come soon")
	}
	if got := gap(full[:1]); got != 0 {
		t.Errorf("with 500 and a place for a 5 of 450: %d missing", got)
	}
	if got := gap(full); got != 130 {
		t.Errorf("with 500 and no place before the first 6: %d missing, want 130", got)
	}
	if v := f.view(); v.crowds(c, full[:1], full[1]) != true || v.crowds(c, nil, full[0]) || v.crowds(c, full[:1], f.kind("5")) {
		t.Error("the second train that rusts takes the last place, the first and a 5 do not")
	}
}

func TestRelieves(t *testing.T) {
	f, c := withNYC(t, 500)
	f.lastingNext()
	three := f.give("3", 0, id.OfCorp(c))
	if f.view().Relieves(c, three) {
		t.Error("a company with a place needs no relief")
	}
	f.give("4", 0, id.OfCorp(c))
	if !f.view().Relieves(c, three) {
		t.Error("without its 3 a full company with 500 could buy a 5")
	}
	f.cash(id.OfCorp(c), 100)
	if f.view().Relieves(c, three) {
		t.Error("with 100 it could not")
	}
}

func TestFear(t *testing.T) {
	f := newFixture(t)
	far := f.view().fear()
	f.lastingNext()
	if near := f.view().fear(); near <= far {
		t.Errorf("what a new company lacks is feared by %g when trains that last are next, by %g before", near, far)
	}
}
