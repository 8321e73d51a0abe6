package routes

import (
	"math"

	"github.com/trainrush/trainrush/engine/id"
)

// effort says when the search for a turn changes its method.
type effort struct {
	work   int // on one enumeration of routes
	routes int // of one kind of train that are listed
	pairs  int // combinations that are simply tried
	few    int // sets of states that are followed to find a good turn
	many   int // sets of states in a layer that are followed without prices
	rounds int // of prices
}

// patience is the effort when there is no other method.
var patience = effort{work: math.MaxInt / 2, routes: 1 << 16, pairs: math.MaxInt}

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
	n      int            // trains
	slot   [maxTrains]int // plan of each train, the most valuable first; equal ones in a row
	pick   [maxTrains]int // route of each train in the turn that is tried
	best   id.Money
	most   id.Money // what no turn exceeds: every train has its best route
	unit   id.Money // all revenues are multiples of it
	chosen [maxTrains]choice
	steps  []step                  // of the chosen routes
	trial  []step                  // of those of greedy
	rest   [maxTrains + 1]id.Money // worth of this and the following trains at most
}

// combine finds the best turn: a good one first, then the best combination of all routes
// that could be part of a better one. Where there are too many of them it goes along a
// sweep with all trains. It returns false when a better turn may exist.
func (f *Finder) combine() bool {
	c := &f.c
	c.best, c.n, c.steps, c.chosen = 0, 0, c.steps[:0], [maxTrains]choice{}
	f.findUnit()
	return f.enumerate(&f.effort) || f.weave() || f.enumerate(&patience)
}

// enumerate finds the best turn by lists of routes.
func (f *Finder) enumerate(e *effort) bool {
	c := &f.c
	if !f.scout(e) {
		return false
	}
	if c.n < 2 || c.best == c.most {
		return true
	}
	return f.collect(e) && f.pairs() <= e.pairs && f.tryAll()
}

// scout finds the best route of each train, and a good turn.
func (f *Finder) scout(e *effort) bool {
	c := &f.c
	known := true
	c.most = 0
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		known = f.seek(p, &trackSet{}, e) && known
		p.top = 0
		if len(p.routes) > 0 {
			p.top = p.routes[0].worth
		}
		c.most += p.top * id.Money(p.count)
	}
	f.line()
	f.greedy(e)
	return known
}

// seek finds the route of a plan that is worth most and avoids used track.
func (f *Finder) seek(p *plan, used *trackSet, e *effort) bool {
	f.s.begin(e.work)
	f.s.into(p, 0, 0)
	f.s.run(p, used)
	p.routes, p.steps = f.s.list, f.s.steps
	return !f.s.stopped
}

// into prepares the search for routes of a plan that are worth more than a floor: all of
// them up to a number, or the best one when that is 0.
func (s *search) into(p *plan, floor id.Money, most int) {
	s.list, s.steps, s.floor, s.collect, s.max = p.routes[:0], p.steps[:0], max(floor, 0), most > 0, most
}

// collect lists the routes that are part of a better turn if all other trains have their
// best.
func (f *Finder) collect(e *effort) bool {
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		f.s.begin(e.work)
		f.s.into(p, f.c.least(p.top)-1, e.routes)
		f.s.run(p, &trackSet{})
		if p.routes, p.steps = f.s.list, f.s.steps; f.s.stopped {
			return false
		}
	}
	return true
}

// goal is the least worth of a better turn.
func (c *combiner) goal() id.Money { return c.best + c.unit }

// least is what a route of a train needs to be worth for a better turn, when the best one
// is known.
func (c *combiner) least(top id.Money) id.Money { return c.goal() - (c.most - top) }

// pairs counts the combinations of routes, up to a large number.
func (f *Finder) pairs() int {
	product := 1
	for _, i := range f.c.slot[:f.c.n] {
		product = min(product*(1+len(f.plans[i].routes)), 1<<40)
	}
	return product
}

// line orders the trains, the most valuable first.
func (f *Finder) line() {
	c := &f.c
	c.n = 0
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

// greedy gives each train in turn the route that is worth most of what is left, and keeps
// the turn if it is better.
func (f *Finder) greedy(e *effort) {
	c := &f.c
	c.trial = c.trial[:0]
	used, turn, total := trackSet{}, uint32(0), id.Money(0)
	var chosen [maxTrains]choice
	for i := range c.n {
		p := &f.plans[c.slot[i]]
		if i > 0 {
			f.seek(p, &used, e)
		}
		chosen[i] = choice{plan: c.slot[i]}
		if len(p.routes) == 0 {
			continue
		}
		r := &p.routes[0]
		used, turn, total = used.plus(&r.bits), turn|r.shared, total+r.paid
		chosen[i].copy(&c.trial, p, r)
	}
	if total += f.shared(turn); total > c.best {
		c.best, c.chosen = total, chosen
		c.steps, c.trial = c.trial, c.steps
	}
}

// settle keeps the picked routes as the best turn.
func (f *Finder) settle(total id.Money) {
	c := &f.c
	c.best, c.steps = total, c.steps[:0]
	for i := range c.n {
		next := choice{plan: c.slot[i]}
		if k := c.pick[i]; k >= 0 {
			p := &f.plans[c.slot[i]]
			next.copy(&c.steps, p, &p.routes[k])
		}
		c.keep(i, next)
	}
}

// keep adds a choice to those of the i trains before; of equal trains the first one gets the
// best.
func (c *combiner) keep(i int, next choice) {
	for ; i > 0 && c.chosen[i-1].plan == next.plan && c.chosen[i-1].paid < next.paid; i-- {
		c.chosen[i] = c.chosen[i-1]
	}
	c.chosen[i] = next
}

// copy copies a route into a choice.
func (ch *choice) copy(steps *[]step, p *plan, r *route) {
	ch.at, ch.stops, ch.paid, ch.shared = int32(len(*steps)), r.stops, r.paid, r.shared
	*steps = append(*steps, p.steps[r.at:r.at+r.stops]...)
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
