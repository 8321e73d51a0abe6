package routes

import "github.com/trainrush/trainrush/engine/id"

// effort says when combining runs changes its method.
type effort struct {
	routes int // routes of one kind of train that are listed
	pairs  int // combinations that are simply tried
	rounds int // rounds of prices for a branch
}

// hopeless is the work on a better turn when it cannot be proven any more.
const hopeless = 1 << 20

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
	slot   [maxTrains]int // plan of each train, the most valuable first
	pick   [maxTrains]int // route of each train in the turn that is tried
	best   id.Money
	unit   id.Money // all revenues are multiples of it
	chosen [maxTrains]choice
	steps  []step // of the chosen routes
	trial  []step // of those of greedy
	prices prices
	arena  []item // lists of the branches that are open
	levels []*branch
	rest   [maxTrains + 1]id.Money // net worth of this and the following trains at most
}

// combine finds the best turn: a good one first, then all routes that could be part
// of a better one, and the best combination of these.
func (f *Finder) combine() id.Money {
	c := &f.c
	c.best, c.n, c.steps, c.chosen = 0, 0, c.steps[:0], [maxTrains]choice{}
	most := id.Money(0)
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		f.seek(p, &trackSet{})
		p.top = p.topNet / priceScale
		most += p.top * id.Money(p.count)
	}
	f.line()
	f.greedy()
	if c.n < 2 || c.best == most && !f.s.cut {
		return c.best
	}
	f.findUnit()
	c.prices.reset()
	c.prices.bound = most * priceScale
	if !f.collect() {
		f.collectDear()
	}
	f.s.begin()
	if f.s.cut {
		f.s.until = min(f.s.until, f.s.work+hopeless)
	}
	f.explore(f.plant(), 0)
	return c.best
}

// collectDear collects when there are too many routes: prices that suit the best of
// them leave fewer that could be part of a better turn.
func (f *Finder) collectDear() {
	f.sample()
	f.s.begin()
	f.prune(f.plant(), 0)
	f.charge()
	f.greedy()
	f.s.cut = !f.collect() || f.s.cut
}

// seek finds the route of a plan with the highest net worth that avoids used track.
func (f *Finder) seek(p *plan, used *trackSet) {
	f.s.into(p, 0, 0)
	f.s.run(p, used)
	p.routes, p.steps = f.s.list, f.s.steps
	p.topNet, p.topBits = f.s.floor, trackSet{}
	if len(p.routes) > 0 {
		p.topBits = p.routes[0].bits
	}
}

// into prepares the search for routes of a plan with a net worth above a floor: all
// of them up to a number, or the best one when that is 0.
func (s *search) into(p *plan, floor id.Money, most int) {
	s.list, s.steps, s.floor, s.collect, s.max = p.routes[:0], p.steps[:0], floor, most > 0, most
}

// collect lists the routes that are part of a better turn if all other trains have
// their best. It returns false when there are too many.
func (f *Finder) collect() bool {
	complete := true
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		complete = f.list(p, f.c.least(p.topNet)-1) && complete
	}
	return complete
}

// list lists the routes of a plan with a net worth above a floor.
func (f *Finder) list(p *plan, floor id.Money) bool {
	f.s.into(p, floor, f.effort.routes)
	f.s.run(p, &trackSet{})
	p.routes, p.steps = f.s.list, f.s.steps
	return !f.s.full
}

// sample lists the best routes of every plan that has too many, as many as fit.
func (f *Finder) sample() {
	for i := range f.plans[:f.n] {
		p := &f.plans[i]
		floor := f.c.least(p.topNet) - 1
		for len(p.routes) == f.effort.routes && floor < p.topNet-1 {
			floor = (floor + p.topNet) / 2
			f.list(p, floor)
		}
	}
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

// greedy gives each train in turn the route of highest net worth that is left, and
// keeps the turn if it is better.
func (f *Finder) greedy() {
	c := &f.c
	c.trial = c.trial[:0]
	used, turn, total := trackSet{}, uint32(0), id.Money(0)
	var chosen [maxTrains]choice
	for i := range c.n {
		p := &f.plans[c.slot[i]]
		if i > 0 {
			top, bits := p.topNet, p.topBits
			f.seek(p, &used)
			p.topNet, p.topBits = top, bits
		}
		chosen[i] = choice{plan: c.slot[i]}
		if len(p.routes) == 0 {
			continue
		}
		r := &p.routes[0]
		used, turn, total = used.plus(&r.bits), turn|r.shared, total+r.paid
		chosen[i].keep(&c.trial, p, r)
	}
	if total += f.shared(turn); total > c.best {
		c.best, c.chosen = total, chosen
		c.steps, c.trial = c.trial, c.steps
	}
}

// settle keeps the picked routes as the best turn; of equal trains the first one gets
// the best.
func (f *Finder) settle(total id.Money) {
	c := &f.c
	c.best, c.steps = total, c.steps[:0]
	for i := range c.n {
		next := choice{plan: c.slot[i]}
		if k := c.pick[i]; k >= 0 {
			p := &f.plans[c.slot[i]]
			next.keep(&c.steps, p, &p.routes[k])
		}
		j := i
		for ; j > 0 && c.chosen[j-1].plan == next.plan && c.chosen[j-1].paid < next.paid; j-- {
			c.chosen[j] = c.chosen[j-1]
		}
		c.chosen[j] = next
	}
}

// keep copies a route into a choice.
func (ch *choice) keep(steps *[]step, p *plan, r *route) {
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
