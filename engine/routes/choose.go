package routes

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// tryAll tries the combinations of the listed routes, those that are worth most first. It
// returns false when that is too much work.
func (f *Finder) tryAll() bool {
	c := &f.c
	f.s.begin(f.s.limit)
	for i := range f.plans[:f.n] {
		slices.SortStableFunc(f.plans[i].routes, func(a, b route) int { return cmp.Compare(b.worth, a.worth) })
	}
	c.rest[c.n] = 0
	for i := c.n - 1; i >= 0; i-- {
		c.rest[i] = c.rest[i+1] + f.plans[c.slot[i]].top
	}
	f.choose(0, 0, 0, 0, 0, trackSet{})
	return !f.s.stopped
}

// choose tries the routes of the trains from i on. Worth and paid are those of the routes
// chosen before. Equal trains take routes in the order of their list.
func (f *Finder) choose(i, from int, worth, paid id.Money, turn uint32, used trackSet) {
	c := &f.c
	if i == c.n {
		if total := paid + f.shared(turn); total > c.best {
			f.settle(total)
		}
		return
	}
	same := i + 1
	for same < c.n && c.slot[same] == c.slot[i] {
		same++
	}
	list := f.plans[c.slot[i]].routes
	for k := from; k < len(list); k++ {
		r := &list[k]
		if worth+r.worth*id.Money(same-i)+c.rest[same] < c.goal() {
			break
		}
		if f.s.spend(1); f.s.stopped {
			return
		}
		if r.bits.meets(&used) {
			continue
		}
		next := 0
		if same > i+1 {
			next = k + 1
		}
		c.pick[i] = k
		f.choose(i+1, next, worth+r.worth, paid+r.paid, turn|r.shared, used.plus(&r.bits))
	}
	if worth+c.rest[same] >= c.goal() {
		for j := i; j < same; j++ {
			c.pick[j] = -1
		}
		f.choose(same, 0, worth, paid, turn, used)
	}
}
