package depot_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/depot"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

var prr, nyc = id.OfCorp(0), id.OfCorp(1)

func roster(t *testing.T, changes ...func(*title.Definition)) *depot.Roster {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range changes {
		change(d)
	}
	r, err := depot.NewRoster(d)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func started(t *testing.T) (*depot.Roster, *depot.Trains) {
	r := roster(t)
	s := &depot.Trains{}
	s.Start(r)
	return r, s
}

// named is a card by its id in records.
func named(r *depot.Roster, name string, index int) id.TrainID {
	for i := range r.Types {
		if r.Types[i].Name == name {
			return r.Types[i].First + id.TrainID(index)
		}
	}
	return id.NoTrain
}

// sale lists what the bank sells, as ids of records.
func sale(r *depot.Roster, s *depot.Trains, phase id.PhaseID) string {
	var list []string
	for _, t := range s.OnSale(r, phase, nil) {
		list = append(list, fmt.Sprintf("%s-%d", r.Of(t).Name, r.Cards[t].Index))
	}
	return strings.Join(list, " ")
}

// buyOut sells the cards of the first types to somebody.
func buyOut(r *depot.Roster, s *depot.Trains, to id.Entity, types int) {
	for i := range types {
		k := &r.Types[i]
		for n := range k.Copies {
			s.Move(k.First+id.TrainID(n), to)
		}
	}
}

// Rule: common rules 2.6, 2.5.
func TestRoster(t *testing.T) {
	r := roster(t)
	for _, c := range []struct {
		name         string
		copies       int
		price        id.Money
		rusts        string
		begins       id.PhaseID
		unlimited    bool
		discountOf   string
		discountWith id.Money
	}{
		{"2", 6, 80, "4", 0, false, "", 0},
		{"3", 5, 180, "6", 1, false, "", 0},
		{"4", 4, 300, "D", 2, false, "", 0},
		{"5", 3, 450, "", 3, false, "", 0},
		{"6", 2, 630, "", 4, false, "", 0},
		{"D", 0, 1100, "", 5, true, "5", 300},
	} {
		k := r.Of(named(r, c.name, 0))
		rusts := ""
		if k.RustsOn != id.NoTrainType {
			rusts = r.Types[k.RustsOn].Name
		}
		if k.Price != c.price || rusts != c.rusts || k.Begins != c.begins || k.Unlimited != c.unlimited || !c.unlimited && k.Copies != c.copies {
			t.Errorf("%s: %+v", c.name, k)
		}
		if c.discountOf != "" && k.Discount[r.Cards[named(r, c.discountOf, 0)].Type] != c.discountWith {
			t.Errorf("%s for a %s: %v", c.name, c.discountOf, k.Discount)
		}
	}
}

func TestRosterTooLarge(t *testing.T) {
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	d.Trains[0].Count = id.MaxTrains
	if _, err := depot.NewRoster(d); err == nil {
		t.Error("too many cards are accepted")
	}
	for len(d.Trains) <= id.MaxTrainTypes {
		d.Trains = append(d.Trains, d.Trains[0])
	}
	if _, err := depot.NewRoster(d); err == nil {
		t.Error("too many types are accepted")
	}
}

// Rule: common rules 1.7: the first of the row, those available out of order, and of the discarded
// ones the earliest of each type.
func TestOnSale(t *testing.T) {
	r, s := started(t)
	if got := sale(r, s, 0); got != "2-0" {
		t.Errorf("at the start %s", got)
	}
	s.Move(named(r, "2", 0), prr)
	if got := sale(r, s, 0); got != "2-1" {
		t.Errorf("then %s", got)
	}
	buyOut(r, s, prr, 4)
	if got := sale(r, s, 3); got != "6-0" {
		t.Errorf("in phase 5 %s", got)
	}
	s.Move(named(r, "6", 0), prr)
	if got := sale(r, s, 4); got != "6-1 D-0" {
		t.Errorf("in phase 6 %s", got)
	}
	s.Move(named(r, "5", 2), id.ThePool)
	s.Move(named(r, "3", 1), id.ThePool)
	s.Move(named(r, "5", 0), id.ThePool)
	if got := sale(r, s, 4); got != "6-1 D-0 5-2 3-1" {
		t.Errorf("with discarded trains %s", got)
	}
	s.Move(named(r, "6", 1), prr)
	if got := sale(r, s, 4); got != "D-0 5-2 3-1" {
		t.Errorf("after the last 6 %s", got)
	}
	s.Move(named(r, "D", 0), prr)
	if got := sale(r, s, 5); got != "D-1 5-2 3-1" {
		t.Errorf("a D without end: %s", got)
	}
}

// A D that was sold before the last 6 does not hide it.
func TestOutOfOrder(t *testing.T) {
	r, s := started(t)
	buyOut(r, s, prr, 4)
	s.Move(named(r, "6", 0), prr)
	s.Move(named(r, "D", 0), prr)
	if got := sale(r, s, 5); got != "6-1 D-1" {
		t.Errorf("%s", got)
	}
	if n := s.Next(); n != named(r, "6", 1) {
		t.Errorf("next is %d", n)
	}
}

// Rule: common rules 1.7: trains are held in the order of arrival.
func TestOwners(t *testing.T) {
	r, s := started(t)
	a, b, c := named(r, "2", 0), named(r, "2", 1), named(r, "2", 2)
	s.Move(b, prr)
	s.Move(a, prr)
	s.Move(c, nyc)
	if got := s.Of(prr, nil); len(got) != 2 || got[0] != b || got[1] != a {
		t.Errorf("%v", got)
	}
	s.Move(b, nyc)
	if s.Count(prr) != 1 || s.Count(nyc) != 2 || s.Owner(b) != nyc {
		t.Errorf("%d and %d trains", s.Count(prr), s.Count(nyc))
	}
	if got := s.Of(nyc, []id.TrainID{99}); len(got) != 3 || got[0] != 99 || got[1] != c || got[2] != b {
		t.Errorf("appended %v", got)
	}
	s.SetRan(a, true)
	if !s.Ran(a) || s.Ran(b) {
		t.Error("the wrong train has run")
	}
}

// Rule: common rules 16.6.3: with corporations and in the pool, not in the row.
func TestRustedBy(t *testing.T) {
	r, s := started(t)
	four := r.Cards[named(r, "4", 0)].Type
	two := named(r, "2", 0)
	if s.RustedBy(r, two, four) {
		t.Error("an unsold train rusts")
	}
	s.Move(two, prr)
	if !s.RustedBy(r, two, four) || s.RustedBy(r, two, four-1) {
		t.Error("a 2 of a corporation rusts by the first 4 and by nothing else")
	}
	s.Move(two, id.ThePool)
	if !s.RustedBy(r, two, four) {
		t.Error("a discarded 2 does not rust")
	}
	s.Move(two, id.Removed)
	if s.RustedBy(r, two, four) {
		t.Error("a removed 2 rusts")
	}
	five := named(r, "5", 0)
	s.Move(five, prr)
	for k := range r.Types {
		if s.RustedBy(r, five, id.TrainTypeID(k)) {
			t.Errorf("a 5 rusts by a %s", r.Types[k].Name)
		}
	}
}

func TestLeft(t *testing.T) {
	r, s := started(t)
	s.Move(named(r, "2", 0), prr)
	s.Move(named(r, "2", 1), id.ThePool)
	if n := s.Left(&r.Types[0]); n != 4 {
		t.Errorf("%d left of the 2s", n)
	}
	if n := s.Left(r.Of(named(r, "D", 0))); n != -1 {
		t.Errorf("%d left of the Ds", n)
	}
}
