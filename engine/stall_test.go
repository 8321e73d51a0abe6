package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
)

// Three sets of operating rounds without a train bought, a tile laid or a price changed.
func TestStall(t *testing.T) {
	s := sit(t, 3).s
	quiet := &engine.Journal{}
	happened := func(e engine.EventType) *engine.Journal { return &engine.Journal{Events: []engine.Event{{Type: e}}} }
	var w engine.Stall
	w.Begin(s)
	set := func(j *engine.Journal) bool {
		if w.Note(s, j); w.Over() {
			t.Fatal("stalled within a set")
		}
		s.Turn++
		w.Note(s, quiet)
		return w.Over()
	}
	for i, j := range []*engine.Journal{quiet, quiet, happened(engine.EventTileLaid), quiet, quiet, happened(engine.EventTrainBought), quiet, quiet} {
		if set(j) {
			t.Fatalf("stalled after set %d", i+1)
		}
	}
	s.Market.Put(0, s.Game().Grid.Pars[0])
	if set(quiet) || set(happened(engine.EventTokenPlaced)) || set(quiet) {
		t.Fatal("stalled although a price has changed two sets ago")
	}
	if !set(quiet) {
		t.Error("not stalled after three sets without anything")
	}
}
