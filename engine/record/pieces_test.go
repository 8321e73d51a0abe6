package record_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
)

// TestPieces changes what a golden game says of tile copies and slots.
//
// Rule: record format 3.2, 4.4.
func TestPieces(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "1830-bank.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		change  []string
		strict  bool
		want    id.Rule // NoRule if it is accepted
		counted bool
	}{
		{"as it is", nil, true, id.NoRule, false},
		{"other copies", []string{`"57-0`, `"57-3`, `"57-3`, `"57-0`}, true, id.NoRule, false},
		{"a copy too many", []string{`"57-0`, `"57-4`}, true, id.RuleTileSupply, false},
		{"a copy too many in a record that is obeyed", []string{`"57-0`, `"57-4`}, false, id.RuleTileSupply, false},
		{"a copy that lies elsewhere", []string{`"57-0`, `"57-3`}, true, id.RuleTileSupply, false},
		{"a slot that is not there", []string{`"slot":0`, `"slot":4`}, true, id.RuleTokenSlot, false},
		{"a slot that is not there in a record that is obeyed", []string{`"slot":0`, `"slot":4`}, false, id.NoRule, true},
		{"a slot below the first", []string{`"slot":0`, `"slot":-1`}, true, id.RuleTokenSlot, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := record.Parse([]byte(strings.NewReplacer(c.change...).Replace(string(data))))
			if err != nil {
				t.Fatal(err)
			}
			r, err := record.NewReplay(gameOf(t, f), f, c.strict)
			if err != nil {
				t.Fatal(err)
			}
			err = toEnd(r)
			var refused *engine.Refusal
			switch {
			case c.want == id.NoRule && err != nil:
				t.Error(err)
			case c.want != id.NoRule && (!errors.As(err, &refused) || refused.Rule != c.want):
				t.Errorf("%v, want %q", err, c.want)
			case (r.Tolerated[id.RuleTokenSlot] > 0) != c.counted:
				t.Errorf("tolerated %v", r.Tolerated)
			}
		})
	}
}
