package sim

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine"
)

// TestWords explains every word that the tables can hold.
func TestWords(t *testing.T) {
	for _, w := range Words() {
		if len(w.List) < 10 {
			t.Errorf("%s: only %d words", w.Heading, len(w.List))
		}
		for _, x := range w.List {
			if x.Meaning == "" {
				t.Errorf("%s: %s is not explained", w.Heading, x.Word)
			}
		}
	}
	for _, e := range engine.EventTypes() {
		if (eventMeanings[e] != "") == slices.Contains(columnEvents, e) {
			t.Errorf("event %s is either a row or a column", e)
		}
	}
}
