package routes

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// choice is the route that a train has in the best turn so far.
type choice struct {
	plan   int
	at     int32 // in combiner.steps
	stops  int32 // 0 for an idle train
	paid   id.Money
	shared uint32 // bonuses of the turn that it earns
}

// combiner chooses routes for all trains of a turn.
type combiner struct {
	n      int                     // trains
	slot   [maxTrains]int          // plan of each train, the most valuable first
	rest   [maxTrains + 1]id.Money // net of this and the following trains at most
	pick   [maxTrains]int
	best   id.Money
	unit   id.Money // all revenues are multiples of it
	chosen [maxTrains]choice
	steps  []step
	prices prices
}

// combine finds the best turn.
func (f *Finder) combine() id.Money {
	c := &f.c
	c.best, c.n, c.steps = 0, 0, c.steps[:0]
	most := id.Money(0)
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		f.top(p)
		most += p.top * id.Money(p.count)
	}
	f.line()
	f.greedy()
	if c.n < 2 || c.best == most && !f.s.cut {
		return c.best
	}
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		f.collect(p, c.best-(most-p.top))
	}
	f.s.begin()
	f.choose(0, 0, f.settlePrices(), 0, 0, trackSet{})
	return c.best
}

// top finds the best route of a plan.
func (f *Finder) top(p *plan) {
	f.s.into(p, 0, false)
	f.s.run(p, &trackSet{})
	p.routes, p.steps = f.s.list, f.s.steps
	p.top = f.s.floor
}

// into prepares the search for routes worth more than a floor, kept in a plan.
func (s *search) into(p *plan, floor id.Money, collect bool) {
	s.list, s.steps, s.floor, s.collect, s.max = p.routes[:0], p.steps[:0], floor, collect, maxRoutes
}

// line orders the trains, the most valuable first.
func (f *Finder) line() {
	c := &f.c
	for i := range f.plans[:f.n] {
		for range f.plans[i].count {
			j := c.n
			for ; j > 0 && f.plans[c.slot[j-1]].top < f.plans[i].top; j-- {
				c.slot[j] = c.slot[j-1]
			}
			c.slot[j] = i
			c.n++
		}
	}
}

// greedy gives each train in turn the best route that is left.
func (f *Finder) greedy() {
	c := &f.c
	used, turn := trackSet{}, uint32(0)
	for i := range c.n {
		p := &f.plans[c.slot[i]]
		if i > 0 {
			f.s.into(p, 0, false)
			f.s.run(p, &used)
			p.routes, p.steps = f.s.list, f.s.steps
		}
		c.chosen[i] = choice{plan: c.slot[i]}
		if len(p.routes) == 0 {
			continue
		}
		r := &p.routes[0]
		used, turn = used.plus(&r.bits), turn|r.shared
		c.keep(&c.chosen[i], p, r)
		c.best += r.paid
	}
	c.best += f.shared(turn)
}

// keep copies a route into a choice.
func (c *combiner) keep(ch *choice, p *plan, r *route) {
	ch.at, ch.stops, ch.paid, ch.shared = int32(len(c.steps)), r.stops, r.paid, r.shared
	c.steps = append(c.steps, p.steps[r.at:r.at+r.stops]...)
}

// shared is the sum of bonuses that the turn has once.
func (f *Finder) shared(turn uint32) (sum id.Money) {
	for i := range f.g.bonuses {
		if turn&(1<<i) != 0 {
			sum += f.g.bonuses[i].amount
		}
	}
	return sum
}

// collect lists the routes of a plan that are worth more than a floor.
func (f *Finder) collect(p *plan, floor id.Money) {
	f.s.into(p, max(0, floor), true)
	f.s.run(p, &trackSet{})
	p.routes, p.steps = f.s.list, f.s.steps
}

// choose tries the routes of the trains from slot i on, in order of their net worth;
// net is what those chosen before add to the free prices. Equal trains take routes in
// the order of the list.
func (f *Finder) choose(i, from int, net, paid id.Money, turn uint32, used trackSet) {
	c := &f.c
	if i == c.n {
		if total := paid + f.shared(turn); total > c.best {
			c.best = total
			f.settle()
		}
		return
	}
	p := &f.plans[c.slot[i]]
	same := i + 1
	for same < c.n && c.slot[same] == c.slot[i] {
		same++
	}
	for k := from; k < len(p.routes); k++ {
		r := &p.routes[k]
		if net+r.net*id.Money(same-i)+c.rest[same] < c.goal() {
			break
		}
		if f.s.spend(); f.s.stopped {
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
		f.choose(i+1, next, net+r.net, paid+r.paid, turn|r.shared, used.plus(&r.bits))
	}
	if net+c.rest[same] >= c.goal() {
		for j := i; j < same; j++ {
			c.pick[j] = -1
		}
		f.choose(same, 0, net, paid, turn, used)
	}
}

// goal is the least net worth of a better turn.
func (c *combiner) goal() id.Money { return (c.best + c.unit) * priceScale }

// settle keeps the picked routes as the best turn.
func (f *Finder) settle() {
	c := &f.c
	c.steps = c.steps[:0]
	for i := range c.n {
		c.chosen[i] = choice{plan: c.slot[i]}
		if k := c.pick[i]; k >= 0 {
			p := &f.plans[c.slot[i]]
			c.keep(&c.chosen[i], p, &p.routes[k])
		}
	}
}

// sortRoutes puts the routes with the highest net worth first, among equals the one
// that was found first.
func sortRoutes(list []route) {
	slices.SortFunc(list, func(a, b route) int {
		if a.net != b.net {
			return cmp.Compare(b.net, a.net)
		}
		return cmp.Compare(a.at, b.at)
	})
}
