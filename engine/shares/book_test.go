package shares_test

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

var (
	ten   = []int{20, 10, 10, 10, 10, 10, 10, 10, 10}
	mixed = []int{40, 20, 20, 20} // a minor of 1841
	p0    = id.OfPlayer(0)
	p1    = id.OfPlayer(1)
	p2    = id.OfPlayer(2)
)

// book is two corporations, the second of larger shares.
func book() *shares.Book {
	b := &shares.Book{}
	b.Issue(0, ten)
	b.Issue(1, mixed)
	return b
}

// give moves certificates of corporation 0 to a holder in order.
func give(b *shares.Book, to id.Entity, indices ...int) {
	for _, n := range indices {
		b.Move(b.Cert(0, n), to, false)
	}
}

// held lists the certificates of corporation 0 that somebody has, in order of arrival.
func held(b *shares.Book, e id.Entity) []int {
	c := *b
	var list []int
	for {
		k := c.FirstOf(0, e, 0, false)
		if k == id.NoCert {
			return list
		}
		list = append(list, c.Index(0, k))
		c.Move(k, id.Removed, false)
	}
}

// Rule: common rules 1.3: all certificates begin in the IPO; unit, total and president's size
// follow from the list.
func TestIssue(t *testing.T) {
	b := book()
	if b.Count(0) != 9 || b.Unit(0) != 10 || b.Total(0) != 10 || b.PresidentSize(0) != 20 || b.IPO(0) != 100 || b.Treasury(0) != 0 {
		t.Errorf("ten shares: %d %d %d %d", b.Count(0), b.Unit(0), b.Total(0), b.PresidentSize(0))
	}
	if b.Count(1) != 4 || b.Unit(1) != 20 || b.Total(1) != 5 || b.PresidentSize(1) != 40 {
		t.Errorf("five shares: %d %d %d %d", b.Count(1), b.Unit(1), b.Total(1), b.PresidentSize(1))
	}
	if k := b.Cert(1, 2); b.Index(1, k) != 2 || b.Holder(k) != id.OfCorp(1) || !b.ForSale(k) || b.Size(k) != 20 {
		t.Errorf("certificate 2 of the second corporation: %v", b.Holder(k))
	}
}

// Rule: common rules 1.3: what is derived from the holders.
func TestHoldings(t *testing.T) {
	b := book()
	give(b, p0, 0, 1)
	give(b, id.ThePool, 2)
	b.Move(b.Cert(0, 3), id.OfCorp(0), false) // a treasury share
	if b.Percent(0, p0) != 30 || b.Certs(0, p0) != 2 || b.InPlayers(0) != 30 || b.Percent(0, id.ThePool) != 10 {
		t.Errorf("p0 has %d%% in %d certificates", b.Percent(0, p0), b.Certs(0, p0))
	}
	if b.IPO(0) != 50 || b.Treasury(0) != 10 || b.Percent(0, id.OfCorp(0)) != 60 {
		t.Errorf("IPO %d, treasury %d", b.IPO(0), b.Treasury(0))
	}
	if b.Percent(1, p0) != 0 {
		t.Error("the corporations are mixed up")
	}
}

// Rule: common rules 1.3, ordered holdings: whoever arrives last is last.
func TestOrderOfArrival(t *testing.T) {
	b := book()
	give(b, p0, 5, 3, 0, 4)
	if got := held(b, p0); !slices.Equal(got, []int{5, 3, 0, 4}) {
		t.Errorf("%v", got)
	}
	give(b, p0, 5) // to himself: to the end of his list
	if got := held(b, p0); !slices.Equal(got, []int{3, 0, 4, 5}) {
		t.Errorf("%v", got)
	}
	if k := b.FirstOf(0, p0, 20, false); b.Index(0, k) != 0 {
		t.Errorf("the first of 20%% is %d", b.Index(0, k))
	}
	if k := b.FirstOf(0, p0, 30, false); k != id.NoCert {
		t.Errorf("a certificate of 30%%: %d", k)
	}
	if k := b.Smallest(0, p0, false); b.Index(0, k) != 3 {
		t.Errorf("the smallest is %d", b.Index(0, k))
	}
	if k := b.Smallest(0, id.OfCorp(0), true); b.Index(0, k) != 1 {
		t.Errorf("the smallest of the IPO is %d", b.Index(0, k))
	}
	if b.FirstOf(0, id.OfCorp(0), 10, false) != id.NoCert {
		t.Error("the IPO has a treasury share")
	}
}

// Rule: common rules 1.4: rounded up to a whole amount.
func TestPriceOf(t *testing.T) {
	b := book()
	for _, c := range []struct {
		corp    id.CorpID
		percent int
		price   id.Money
		want    id.Money
	}{{0, 10, 67, 67}, {0, 30, 67, 201}, {0, 5, 67, 34}, {0, 15, 67, 101}, {1, 20, 50, 50}, {1, 10, 51, 26}} {
		if got := b.PriceOf(c.corp, c.percent, c.price); got != c.want {
			t.Errorf("%d%% at %d: %d, want %d", c.percent, c.price, got, c.want)
		}
	}
}
