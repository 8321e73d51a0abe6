package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
)

// Rule: common rules 7.6: the pool's limit and the president's certificate limit what could be
// sold, and nothing can in SR 1.
func TestSaleValue(t *testing.T) {
	x := stock(t, 3, 100)
	x.found("PRR", 100, "p0 1 2 3; p1 0 4; pool 5 6 7") // two more fit into the pool
	x.found("NYC", 67, "p0 0 1; p1 2; p2 3")            // nobody could take NYC over
	for p, want := range map[id.PlayerID]id.Money{0: 200 + 67, 1: 200 + 67, 2: 67} {
		if got := x.s.SaleValue(p); got != want {
			t.Errorf("p%d could sell for %d, want %d", p, got, want)
		}
	}
	x.s.Turn = 1
	if got := x.s.SaleValue(0); got != 0 {
		t.Errorf("in SR 1 p0 could sell for %d, want nothing", got)
	}
}
