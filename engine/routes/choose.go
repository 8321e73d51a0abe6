package routes

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// tryAll tries the combinations of a branch, routes of high net worth first.
func (f *Finder) tryAll(b *branch) {
	c := &f.c
	c.rest[c.n] = 0
	for i := c.n - 1; i >= 0; i-- {
		c.rest[i] = c.rest[i+1] + b.top[i]
		if !b.twin[i] {
			slices.SortFunc(b.of[i], func(p, q item) int {
				if p.net != q.net {
					return cmp.Compare(q.net, p.net)
				}
				return cmp.Compare(p.route, q.route)
			})
		}
	}
	f.choose(b, 0, 0, c.prices.sum, 0, 0, trackSet{})
}

// choose tries the routes of the trains from i on. Net is the net worth of the routes
// chosen before, with all prices. Twins take routes in the order of their list.
func (f *Finder) choose(b *branch, i, from int, net, paid id.Money, turn uint32, used trackSet) {
	c := &f.c
	if i == c.n {
		if total := paid + f.shared(turn); total > c.best {
			f.settle(total)
		}
		return
	}
	same := i + 1
	for same < c.n && b.twin[same] {
		same++
	}
	list := f.plans[c.slot[i]].routes
	for k := from; k < len(b.of[i]); k++ {
		it := b.of[i][k]
		if net+it.net*id.Money(same-i)+c.rest[same] < c.goal() {
			break
		}
		if f.s.spend(1); f.s.stopped {
			return
		}
		r := &list[it.route]
		if r.bits.meets(&used) {
			continue
		}
		next := 0
		if same > i+1 {
			next = k + 1
		}
		c.pick[i] = int(it.route)
		f.choose(b, i+1, next, net+it.net, paid+r.paid, turn|r.shared, used.plus(&r.bits))
	}
	if net+c.rest[same] >= c.goal() {
		for j := i; j < same; j++ {
			c.pick[j] = -1
		}
		f.choose(b, same, 0, net, paid, turn, used)
	}
}
