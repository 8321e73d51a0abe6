package routes

import "github.com/trainrush/trainrush/engine/id"

// maxWalk is the largest number of stops for which walks are tabulated.
const maxWalk = 8

// plan is what the search needs to know about the trains of one kind on a graph.
type plan struct {
	train  Train
	count  int                // trains
	value  [maxNodes]id.Money // what a stop pays this train
	cost   [maxNodes]uint64   // what it takes from the allowances
	order  [maxNodes]uint8    // stops that it may visit, by falling value
	stops  int                // how many those are
	starts nodeSet            // one of which a run must touch
	open   nodeSet            // stops that the train may visit
	full   nodeSet            // stops that take from every allowance
	best   id.Money           // largest value of a stop without bonuses
	bonus  id.Money           // most that bonuses add to a run
	short  bool               // an allowance counts every stop, and walks are tabulated
	shift  uint8              // position of that allowance

	// walk[r][n] bounds what r more stops behind n add to the worth of a run.
	walk [maxWalk + 1][maxNodes]id.Money

	top    id.Money // worth of the best route
	routes []route
	steps  []step // of the routes
}

// prepare fills the plan for its train.
func (p *plan) prepare(g *graph, terms *Terms) {
	train := &p.train
	p.starts, p.open, p.full = nodeSet{}, nodeSet{}, nodeSet{}
	p.best, p.stops = 0, 0
	all := uint64(0)
	for _, c := range train.cost {
		all |= c
	}
	for i := range g.nodes {
		n := &g.nodes[i]
		paid := n.value * train.times[n.kind]
		p.value[i], p.cost[i] = paid+n.extra, train.cost[n.kind]
		if !train.visits(n.kind) {
			continue
		}
		p.best = max(p.best, paid)
		p.open.add(i)
		if p.cost[i] == all {
			p.full.add(i)
		}
		if isAnchor(train, terms, n.at, n.token) {
			p.starts.add(i)
		}
		j := p.stops
		p.stops++
		for ; j > 0 && p.value[p.order[j-1]] < p.value[i]; j-- {
			p.order[j] = p.order[j-1]
		}
		p.order[j] = uint8(i)
	}
	p.bonus = p.mostBonus(g)
	if p.findShort(); p.short {
		p.tabulate(g)
	}
}

// findShort finds out whether an allowance counts every stop, and few of them.
func (p *plan) findShort() {
	p.short = false
	for i := uint8(0); i < maxLimits*fieldBits; i += fieldBits {
		every := true
		for k, c := range p.train.cost {
			if p.train.kinds&(1<<k) != 0 && c>>i&1 == 0 {
				every = false
			}
		}
		if every && p.left(p.train.room, i) <= maxWalk {
			p.short, p.shift = true, i
		}
	}
}

// tabulate fills walk. A walk may visit a stop twice, so it bounds a run.
func (p *plan) tabulate(g *graph) {
	for r := 1; r <= p.left(p.train.room, p.shift); r++ {
		for n := range g.nodes {
			most := id.Money(0)
			for _, a := range g.arcs[g.first[n]:g.first[n+1]] {
				if !p.open.has(int(a.to)) {
					continue
				}
				v := p.value[a.to]
				if g.nodes[a.to].pass {
					v += p.walk[r-1][a.to]
				}
				most = max(most, v)
			}
			p.walk[r][n] = most
		}
	}
}

// left is what an allowance still has.
func (p *plan) left(room uint64, shift uint8) int { return int(room >> shift & 0x7fff) }
