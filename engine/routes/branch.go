package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// item is a route that a train may have.
type item struct {
	net   id.Money // present net worth
	route int32    // index in the plan
}

// branch is a part of the possible turns: the routes that each train may have.
type branch struct {
	of   [maxTrains][]item
	twin [maxTrains]bool // the train is equal to the one before and has the same routes
	top  [maxTrains]id.Money
	best [maxTrains]trackSet // track of the route with the highest net worth
}

// level returns the scratch for a depth of branching.
func (c *combiner) level(depth int) *branch {
	for len(c.levels) <= depth {
		c.levels = append(c.levels, new(branch))
	}
	return c.levels[depth]
}

// plant makes the branch of all turns with the collected routes.
func (f *Finder) plant() *branch {
	c := &f.c
	c.arena = c.arena[:0]
	b := c.level(0)
	for i := range c.n {
		if b.twin[i] = i > 0 && c.slot[i] == c.slot[i-1]; b.twin[i] {
			b.of[i] = b.of[i-1]
			continue
		}
		from := len(c.arena)
		for k := range f.plans[c.slot[i]].routes {
			c.arena = append(c.arena, item{route: int32(k)})
		}
		b.of[i] = c.arena[from:]
	}
	return b
}

// explore finds the best turn of a branch if it is better than the best so far. Prices
// drop most routes; what is left is tried, or divided by a piece of track that only
// one train can use.
func (f *Finder) explore(b *branch, depth int) {
	if !f.prune(b, depth) {
		return
	}
	if f.pairs(b) <= f.effort.pairs {
		f.tryAll(b)
		return
	}
	bit := f.contested(b)
	if bit < 0 {
		f.tryAll(b)
		return
	}
	of, end := f.c.prices.of, len(f.c.arena)
	for j := range f.c.n {
		if b.twin[j] || !f.needs(b.of[j], j, bit) {
			continue
		}
		f.c.prices.set(&of)
		f.explore(f.divide(b, j, bit, depth+1), depth+1)
		f.c.arena = f.c.arena[:end]
		if f.s.stopped {
			return
		}
	}
}

// prune improves the prices and drops routes until few combinations are left. It
// returns false when the branch has no better turn.
func (f *Finder) prune(b *branch, depth int) bool {
	c := &f.c
	x := &c.prices
	x.begin()
	rounds := f.effort.rounds
	if depth == 0 {
		rounds *= 6
	}
	for range rounds {
		f.weigh(b)
		f.guess(b)
		if x.bound < c.goal() || f.s.stopped {
			return false
		}
		f.discard(b)
		if f.pairs(b) <= f.effort.pairs {
			return true
		}
		x.note()
		x.use = [setWords * 64]id.Money{}
		for i := range c.n {
			x.count(&b.best[i], 1)
		}
		x.step(c.best)
	}
	x.restore()
	f.weigh(b)
	return true
}

// weigh computes the net worth of all routes and the bound.
func (f *Finder) weigh(b *branch) {
	x := &f.c.prices
	x.bound = x.sum
	for i := range f.c.n {
		if b.twin[i] {
			b.top[i], b.best[i] = b.top[i-1], b.best[i-1]
			x.bound += b.top[i]
			continue
		}
		list := f.plans[f.c.slot[i]].routes
		b.top[i], b.best[i] = 0, trackSet{}
		for j := range b.of[i] {
			it := &b.of[i][j]
			r := &list[it.route]
			if it.net = r.worth * priceScale; x.sum > 0 {
				it.net -= x.ofSet(&r.bits)
			}
			if it.net > b.top[i] {
				b.top[i], b.best[i] = it.net, r.bits
			}
		}
		x.bound += b.top[i]
		f.s.spend(len(b.of[i]))
	}
}

// guess gives each train the route of highest net worth that is left; with good prices
// that is often a better turn.
func (f *Finder) guess(b *branch) {
	c := &f.c
	used, turn, paid := trackSet{}, uint32(0), id.Money(0)
	for i := range c.n {
		list := f.plans[c.slot[i]].routes
		k, net := -1, id.Money(0)
		for _, it := range b.of[i] {
			if it.net > net && !list[it.route].bits.meets(&used) {
				k, net = int(it.route), it.net
			}
		}
		if c.pick[i] = k; k >= 0 {
			r := &list[k]
			used, turn, paid = used.plus(&r.bits), turn|r.shared, paid+r.paid
		}
	}
	if total := paid + f.shared(turn); total > c.best {
		f.settle(total)
	}
}

// discard drops the routes that are in no better turn even if all other trains have
// their best.
func (f *Finder) discard(b *branch) {
	for i := range f.c.n {
		if b.twin[i] {
			b.of[i] = b.of[i-1]
			continue
		}
		least := f.c.least(b.top[i])
		kept := b.of[i][:0]
		for _, it := range b.of[i] {
			if it.net >= least {
				kept = append(kept, it)
			}
		}
		b.of[i] = kept
	}
}

// pairs counts the combinations of routes, up to a large number.
func (f *Finder) pairs(b *branch) int {
	product := 1
	for i := range f.c.n {
		product = min(product*(1+len(b.of[i])), 1<<30)
	}
	return product
}

// contested chooses a bit of track that several trains could use: preferably one that
// their best routes share, and the dearest of those. It returns -1 if there is none.
func (f *Finder) contested(b *branch) int {
	var users [setWords * 64]int8
	for i := range f.c.n {
		list := f.plans[f.c.slot[i]].routes
		union := trackSet{}
		for _, it := range b.of[i] {
			union = union.plus(&list[it.route].bits)
		}
		for w, word := range union {
			for ; word != 0; word &= word - 1 {
				users[w<<6|bits.TrailingZeros64(word)]++
			}
		}
	}
	chosen, most := -1, id.Money(-1)
	for bit, n := range users {
		rank := f.c.prices.of[bit]
		if shared := f.sharing(b, bit); shared > 1 {
			rank += 1 << 24
		}
		if n > 1 && rank > most {
			chosen, most = bit, rank
		}
	}
	return chosen
}

// sharing counts the trains whose best routes use a bit of track.
func (f *Finder) sharing(b *branch, bit int) (n int) {
	for i := range f.c.n {
		if b.best[i].has(bit) {
			n++
		}
	}
	return n
}

// needs reports whether some route of a train uses a bit of track.
func (f *Finder) needs(list []item, i, bit int) bool {
	for _, it := range list {
		if f.plans[f.c.slot[i]].routes[it.route].bits.has(bit) {
			return true
		}
	}
	return false
}

// divide makes the part of a branch in which only train j may use a bit of track.
func (f *Finder) divide(b *branch, j, bit, depth int) *branch {
	c := &f.c
	next := c.level(depth)
	for i := range c.n {
		if next.twin[i] = b.twin[i] && i != j+1; next.twin[i] {
			next.of[i] = next.of[i-1]
			continue
		}
		list := f.plans[c.slot[i]].routes
		from := len(c.arena)
		for _, it := range b.of[i] {
			if i == j || !list[it.route].bits.has(bit) {
				c.arena = append(c.arena, it)
			}
		}
		next.of[i] = c.arena[from:]
	}
	return next
}
