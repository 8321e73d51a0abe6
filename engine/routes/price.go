package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

const (
	// priceScale is how many units of price make up one unit of money.
	priceScale = 16

	// fewPairs is the number of combinations that are tried without prices.
	fewPairs = 1 << 14

	priceRounds = 60
)

// prices are prices of the track that only one run may use. The net worth of a route
// is its worth less the prices of its track. As no track is used twice, no turn is
// worth more than the net worth of its routes and all prices together; with good
// prices this comes close, and few routes can be part of a better turn.
type prices struct {
	of    [setWords * 64]id.Money
	kept  [setWords * 64]id.Money // of the round with the lowest bound
	sum   id.Money
	use   [setWords * 64]id.Money // how often the routes of highest net worth use a track
	bound id.Money                // what no turn exceeds
	ease  int                     // the step is the gap divided by 2^ease
	stale int                     // rounds without a lower bound
}

// settlePrices finds prices if there are many combinations, drops every route that
// cannot be part of a better turn, and sorts the others. It returns the sum of all prices.
func (f *Finder) settlePrices() id.Money {
	x := &f.c.prices
	*x = prices{}
	f.findUnit()
	f.value()
	if f.pairs() > fewPairs {
		x.bound = f.bound()
		lowest := x.bound
		for round := 0; round < priceRounds && f.pairs() > fewPairs; round++ {
			f.raise()
			f.value()
			f.guess()
			x.bound = f.bound()
			f.discard()
			if x.bound < lowest {
				lowest, x.kept, x.stale = x.bound, x.of, 0
			} else if x.stale++; x.stale == 3 {
				x.ease++
				x.stale = 0
			}
			if x.bound < f.c.goal() {
				break
			}
		}
		x.of = x.kept
		f.value()
	}
	c := &f.c
	c.rest[c.n] = 0
	for i := c.n - 1; i >= 0; i-- {
		c.rest[i] = c.rest[i+1] + f.plans[c.slot[i]].topNet
	}
	for i := range f.plans[:f.n] {
		sortRoutes(f.plans[i].routes)
	}
	return x.sum
}

// findUnit finds the largest amount of which all revenues are multiples.
func (f *Finder) findUnit() {
	unit := id.Money(0)
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		for j := range f.g.nodes {
			unit = gcd(gcd(unit, p.value[j]), f.g.nodes[j].extra)
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

// pairs estimates the combinations of routes.
func (f *Finder) pairs() int {
	product := 1
	for i := range f.c.n {
		product = min(product*(1+len(f.plans[f.c.slot[i]].routes)), 1<<30)
	}
	return product
}

// value computes the net worth of all routes.
func (f *Finder) value() {
	x := &f.c.prices
	x.sum = 0
	for _, p := range x.of {
		x.sum += p
	}
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		p.topNet, p.topBits = 0, trackSet{}
		for j := range p.routes {
			r := &p.routes[j]
			r.net = r.worth * priceScale
			if x.sum > 0 {
				for w, word := range r.bits {
					for ; word != 0; word &= word - 1 {
						r.net -= x.of[w<<6|bits.TrailingZeros64(word)]
					}
				}
			}
			if r.net > p.topNet {
				p.topNet, p.topBits = r.net, r.bits
			}
		}
	}
}

// guess gives each train the route of highest net worth that is left; with good prices
// that is often a better turn.
func (f *Finder) guess() {
	c := &f.c
	used, turn, paid := trackSet{}, uint32(0), id.Money(0)
	for i := range c.n {
		p := &f.plans[c.slot[i]]
		k := -1
		for j := range p.routes {
			r := &p.routes[j]
			if (k < 0 || r.net > p.routes[k].net) && !r.bits.meets(&used) {
				k = j
			}
		}
		if c.pick[i] = k; k >= 0 {
			r := &p.routes[k]
			used, turn, paid = used.plus(&r.bits), turn|r.shared, paid+r.paid
		}
	}
	if total := paid + f.shared(turn); total > c.best {
		c.best = total
		f.settle()
	}
}

// bound is what no turn exceeds with the present prices.
func (f *Finder) bound() id.Money {
	sum := f.c.prices.sum
	for i := range f.plans[:f.n] {
		sum += f.plans[i].topNet * id.Money(f.plans[i].count)
	}
	return sum
}

// discard drops the routes that are in no better turn even if all other trains have
// their best.
func (f *Finder) discard() {
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		least := f.c.goal() - (f.c.prices.bound - p.topNet)
		n := 0
		for j := range p.routes {
			if p.routes[j].net >= least {
				p.routes[n] = p.routes[j]
				n++
			}
		}
		p.routes = p.routes[:n]
	}
}

// raise raises the price of track that the best routes share and lowers that of
// track that none of them uses (a step of the subgradient method).
func (f *Finder) raise() {
	x := &f.c.prices
	x.use = [setWords * 64]id.Money{}
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		for w, word := range p.topBits {
			for ; word != 0; word &= word - 1 {
				x.use[w<<6|bits.TrailingZeros64(word)] += id.Money(p.count)
			}
		}
	}
	slope := id.Money(0)
	for b, n := range x.use {
		if n > 1 || n == 0 && x.of[b] > 0 {
			slope += (n - 1) * (n - 1)
		}
	}
	if slope == 0 {
		return
	}
	step := max((x.bound-f.c.best*priceScale)/slope>>x.ease, 1)
	for b, n := range x.use {
		x.of[b] = max(x.of[b]+(n-1)*step, 0)
	}
}
