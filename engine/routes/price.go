package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// priceScale is how many units of price make up one unit of money.
const priceScale = 16

// prices are prices of the track that only one run may use. The net worth of a route
// is its worth less the prices of its track. As no track is used twice, no turn is
// worth more than the net worth of its routes and all prices together; with good
// prices this comes close, and few routes can be part of a better turn.
type prices struct {
	of    [setWords * 64]id.Money
	sum   id.Money
	bound id.Money // what no turn exceeds, in units of price

	kept   [setWords * 64]id.Money // of the round with the lowest bound
	lowest id.Money
	use    [setWords * 64]id.Money // how often the routes of highest net worth use a track
	ease   int                     // the step is the gap divided by 2^ease
	stale  int                     // rounds without a lower bound
}

func (x *prices) reset() { *x = prices{} }

// begin starts a series of rounds from the present prices.
func (x *prices) begin() { x.lowest, x.ease, x.stale = 1<<31-1, 0, 0 }

// note keeps the prices if their bound is the lowest. Steps become smaller when they
// do not help.
func (x *prices) note() {
	if x.bound < x.lowest {
		x.lowest, x.kept, x.stale = x.bound, x.of, 0
	} else if x.stale++; x.stale == 3 {
		x.ease, x.stale = x.ease+1, 0
	}
}

// ofSet is the price of a set of track.
func (x *prices) ofSet(set *trackSet) (sum id.Money) {
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			sum += x.of[w<<6|bits.TrailingZeros64(word)]
		}
	}
	return sum
}

// count adds the track of a route to use.
func (x *prices) count(set *trackSet, times id.Money) {
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			x.use[w<<6|bits.TrailingZeros64(word)] += times
		}
	}
}

// step raises the price of track that the counted routes share, and lowers that of
// track that none of them uses, in proportion to the gap between the bound and the
// best turn (a step of the subgradient method).
func (x *prices) step(best id.Money) {
	slope := id.Money(0)
	for b, n := range x.use {
		if n > 1 || n == 0 && x.of[b] > 0 {
			slope += (n - 1) * (n - 1)
		}
	}
	if slope == 0 {
		return
	}
	step := max((x.bound-best*priceScale)/slope>>x.ease, 1)
	x.sum = 0
	for b, n := range x.use {
		x.of[b] = max(x.of[b]+(n-1)*step, 0)
		x.sum += x.of[b]
	}
}

// restore returns to the prices with the lowest bound.
func (x *prices) restore() { x.set(&x.kept) }

func (x *prices) set(of *[setWords * 64]id.Money) {
	x.of, x.sum = *of, 0
	for _, p := range of {
		x.sum += p
	}
}

// charge applies the prices to the graph and finds the bound.
func (f *Finder) charge() {
	x := &f.c.prices
	for i := range f.g.links {
		f.g.links[i].price = x.ofSet(&f.g.links[i].bits)
	}
	x.bound = x.sum
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		p.price(&f.g)
		f.seek(p, &trackSet{})
		x.bound += p.topNet * id.Money(p.count)
	}
}

// goal is the least worth of a better turn, in units of price.
func (c *combiner) goal() id.Money { return (c.best + c.unit) * priceScale }

// least is the net worth that a route of a train needs for a better turn, when the
// highest net worth of its routes is known.
func (c *combiner) least(top id.Money) id.Money { return c.goal() - (c.prices.bound - top) }

// findUnit finds the largest amount of which all revenues are multiples.
func (f *Finder) findUnit() {
	unit := id.Money(0)
	for i := range f.plans[:f.n] {
		for j := range f.g.nodes {
			unit = gcd(gcd(unit, f.plans[i].value[j]), f.g.nodes[j].extra)
		}
	}
	for i := range f.g.bonuses {
		unit = gcd(unit, f.g.bonuses[i].amount)
	}
	f.c.unit = max(unit, 1)
}

func gcd(a, b id.Money) id.Money {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
