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
	rest   [maxTrains + 1]id.Money // what this and the following trains are worth at most
	pick   [maxTrains]int
	best   id.Money
	chosen [maxTrains]choice
	steps  []step
}

// combine finds the best turn.
func (f *Finder) combine() id.Money {
	c := &f.c
	c.best, c.n, c.steps = 0, 0, c.steps[:0]
	for i := range f.plans[:f.n] {
		f.top(&f.plans[i])
	}
	f.line()
	f.greedy()
	if c.n > 1 && c.best < c.rest[0] && !f.s.cut {
		for i := range f.plans[:f.n] {
			f.collect(&f.plans[i])
		}
		if !f.s.cut {
			f.s.begin()
			f.choose(0, 0, 0, 0, 0, &trackSet{})
		}
	}
	return c.best
}

// top finds the best route of a plan.
func (f *Finder) top(p *plan) {
	f.s.into(p, 0, false)
	f.s.run(p, &trackSet{})
	p.routes, p.steps = f.s.list, f.s.steps
	p.worth = f.s.floor
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
			for ; j > 0 && f.plans[c.slot[j-1]].worth < f.plans[i].worth; j-- {
				c.slot[j] = c.slot[j-1]
			}
			c.slot[j] = i
			c.n++
		}
	}
	c.rest[c.n] = 0
	for i := c.n - 1; i >= 0; i-- {
		c.rest[i] = c.rest[i+1] + f.plans[c.slot[i]].worth
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
			sum += f.g.bonuses[i].Amount
		}
	}
	return sum
}

// collect lists the routes of a plan that can be part of a better turn.
func (f *Finder) collect(p *plan) {
	f.s.into(p, max(0, f.c.best-(f.c.rest[0]-p.worth)), true)
	f.s.run(p, &trackSet{})
	p.routes, p.steps = f.s.list, f.s.steps
	slices.SortFunc(p.routes, func(a, b route) int {
		if a.worth != b.worth {
			return cmp.Compare(b.worth, a.worth)
		}
		return cmp.Compare(a.at, b.at)
	})
}

// choose tries the routes of the trains from slot i on. Equal trains take routes in
// the order of the list.
func (f *Finder) choose(i, from int, worth, paid id.Money, turn uint32, used *trackSet) {
	c := &f.c
	if i == c.n {
		if total := paid + f.shared(turn); total > c.best {
			c.best = total
			f.settle()
		}
		return
	}
	p := &f.plans[c.slot[i]]
	same := i
	for same < c.n && c.slot[same] == c.slot[i] {
		same++
	}
	for k := from; k < len(p.routes); k++ {
		r := &p.routes[k]
		if worth+r.worth*id.Money(same-i)+c.rest[same] <= c.best {
			break
		}
		if f.s.spend(); f.s.stopped {
			return
		}
		if r.bits.meets(used) {
			continue
		}
		next := 0
		if same > i+1 {
			next = k + 1
		}
		all := used.plus(&r.bits)
		c.pick[i] = k
		f.choose(i+1, next, worth+r.worth, paid+r.paid, turn|r.shared, &all)
	}
	if worth+c.rest[same] > c.best {
		for j := i; j < same; j++ {
			c.pick[j] = -1
		}
		f.choose(same, 0, worth, paid, turn, used)
	}
}

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
