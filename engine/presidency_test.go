package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
)

// Rule: common rules 8.4, the first worked example: a takeover by purchase.
func TestTakeoverByPurchase(t *testing.T) {
	x := stock(t, 2, 300)
	x.found("NYC", 100, "p1 0 3; p0 1 4 6; pool 2 5")
	x.want("NYC president p1", "NYC certs NYC 7 8")
	x.play("p0 buy NYC ipo")
	x.want("NYC president p0", "p1 certs NYC 3 1 4", "p0 certs NYC 6 7 0", "NYC certs NYC 8")
	x.same("event", x.happened(engine.EventPresident), true)
}

// Rule: common rules 8.4, the second worked example: the president sells half his certificate.
func TestHalfPresidentSale(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("NYC", 100, "p0 0; p1 1 3; p2 2 4")
	x.play("p0 sell NYC_0 10")
	x.want("NYC president p1", "p0 certs NYC 1", "p1 certs NYC 0", "p2 certs NYC 2 4", "pool certs NYC 3", "NYC cell 90,1,6", "p0 cash 400")
	x.sound()
}

// Rule: common rules 8.4.2: a challenger with as much does not become president.
func TestPresidencyNeedsMore(t *testing.T) {
	x := stock(t, 2, 300)
	x.found("NYC", 100, "p1 0 3; p0 1 4; pool 2 5")
	x.play("p0 buy NYC ipo")
	x.want("NYC president p1", "p0 certs NYC 1 4 6")
}

// Rule: common rules 8.4.3: among those who hold most, the one nearest behind the president.
func TestPresidencyTies(t *testing.T) {
	for _, c := range []struct {
		seller string
		spread string
		want   string
	}{
		{"p0", "p0 0 1; p1 2 3; p2 4 5; p3 6 7", "p1"},
		{"p0", "p0 0 1; p1 2; p2 4 5; p3 6 7", "p2"},
		{"p0", "p0 0 1; p1 2; p2 4 5; p3 3 6 7", "p3"},
	} {
		x := stock(t, 4, 300)
		x.found("PRR", 100, c.spread)
		x.play(c.seller + " sell PRR 30")
		x.want("PRR president " + c.want)
	}
	// Seat order, not order of numbers: p2 sells, p3 sits behind him.
	x := stock(t, 4, 300)
	x.found("PRR", 100, "p2 0 1; p0 2 3; p1 4 5; p3 6 7")
	x.play("p0 pass", "p1 pass", "p2 sell PRR 30")
	x.want("PRR president p3")
}

// Rule: common rules 8.4: the seller who keeps at least 20% gets the certificates of the new
// president, else they go to the pool.
func TestPresidencySwap(t *testing.T) {
	x := stock(t, 2, 300)
	x.found("PRR", 100, "p0 0 1 2 3; p1 4 5 6 7")
	x.play("p0 sell PRR 20")
	x.want("PRR president p1", "p0 certs PRR 3 4 5", "p1 certs PRR 6 7 0", "pool certs PRR 1 2")
	if x.s.Shares.Percent(x.corp("PRR"), x.who("p0")) != 30 {
		t.Error("the seller does not hold 30%")
	}
}

// Rule: common rules 8.4: without somebody who holds a president's certificate in percent nothing
// changes.
func TestPresidencyStays(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 100, "p0 0 1; p1 2; p2 3")
	x.play("p0 sell PRR 10")
	x.want("PRR president p0", "p0 certs PRR 0")
}
