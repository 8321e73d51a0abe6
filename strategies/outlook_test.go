package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

func TestRoundsLeft(t *testing.T) {
	f := newFixture(t)
	if got := f.view().RoundsLeft(); got != mostRounds {
		t.Errorf("a new game: %g rounds, want %d", got, mostRounds)
	}
	f.cash(id.OfPlayer(0), 9600)
	if got := f.view().RoundsLeft(); got != 10 {
		t.Errorf("a bank of 600 with nobody to pay: %g rounds, want 10", got)
	}
	f.s.Round.Kind, f.s.OR, f.s.ORs = engine.OperatingRound, 2, 3
	f.s.End.Triggered, f.s.End.Timing = true, title.AtFullOR
	if got := f.view().RoundsLeft(); got != 2 {
		t.Errorf("the end is triggered in OR 2 of 3: %g rounds, want 2", got)
	}
}

func TestTrainLife(t *testing.T) {
	f := newFixture(t)
	if got := f.view().TrainLife(f.kind("2")); got != 11.5 {
		t.Errorf("a 2-train with eleven trains before the first 4: %g rounds, want 11.5", got)
	}
	f.trains("2", 6, id.Removed)
	f.trains("3", 5, id.Removed)
	v := f.view()
	if got := v.TrainLife(f.kind("2")); got != 0.5 {
		t.Errorf("a 2-train with a 4 on sale: %g rounds, want 0.5", got)
	}
	if got := v.TrainLife(f.kind("5")); got != v.RoundsLeft() {
		t.Errorf("a 5-train: %g rounds, want all %g", got, v.RoundsLeft())
	}
	// The D is on sale with the first 6: four 4s and three 5s are sold before.
	if got := v.TrainLife(f.kind("4")); got != 7.5 {
		t.Errorf("a 4-train: %g rounds, want 7.5", got)
	}
}

func TestTrainGap(t *testing.T) {
	f := newFixture(t)
	c := f.start("NYC", 67, 0, 4)
	f.float(c, 50)
	if got := f.view().TrainGap(c); got != 30 {
		t.Errorf("no train, 50 in the treasury and a 2 for 80: gap %d, want 30", got)
	}
	f.trains("2", 1, id.OfCorp(c))
	if got := f.view().TrainGap(c); got != 0 {
		t.Errorf("a train that lasts: gap %d, want 0", got)
	}
	f.trains("2", 5, id.Removed)
	f.trains("3", 5, id.Removed)
	if got := f.view().TrainGap(c); got != 250 {
		t.Errorf("a train that rusts with the next sale: gap %d, want 250 for a 4", got)
	}
}
