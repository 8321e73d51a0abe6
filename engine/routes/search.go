package routes

import "github.com/trainrush/trainrush/engine/id"

// route is a run that was found, reduced to what combining runs needs.
type route struct {
	bits   trackSet
	worth  id.Money // revenue and every bonus of the turn that it could earn
	paid   id.Money // revenue without the bonuses of the turn
	shared uint32   // the bonuses of the turn
	at     int32    // in plan.steps
	stops  int32
}

// step is a stop of a route and the link that leads to it from the stop before.
type step struct {
	node uint8
	link uint16
}

// head is what a growing run carries along.
type head struct {
	bits    trackSet
	room    uint64
	groups  uint64
	value   id.Money // of its stops
	marks   uint32
	counted int32
}

// search enumerates the runs of one train. Every run is found once: from the first
// of its starting stops, in two arms, of which the first uses the earlier link
// there. The second arm may be missing.
type search struct {
	g    *graph
	p    *plan
	adj  [maxNodes]nodeSet // neighbours over links that are free
	pass nodeSet           // stops that runs go through
	seen nodeSet           // stops on the run, and starting stops done before

	start    int
	firstArc int32 // of the first arm
	turn     int   // stops of the first arm and the start, once the second has begun
	path     [maxNodes]step
	visits   [maxNodes]visit
	length   int
	chains   chains

	floor   id.Money // only runs that are worth more matter
	collect bool     // keep all of them; otherwise each one raises the floor
	list    []route
	steps   []step
	max     int  // of len(list)
	full    bool // there are more than max
	work    int  // since the turn was asked for
	limit   int  // of it
	until   int  // work at which the present task stops
	stopped bool // the present task stopped early
}

// run enumerates the runs of p that avoid the track in used.
func (s *search) run(p *plan, used *trackSet) {
	s.p = p
	s.free(used)
	s.seen = nodeSet{}
	for n := range s.g.nodes {
		if !p.starts.has(n) || !p.open.has(n) || s.stopped {
			continue
		}
		node := &s.g.nodes[n]
		s.start, s.turn, s.length = n, 0, 1
		s.path[0] = step{node: uint8(n)}
		s.seen.add(n)
		h := head{
			bits: *used, room: p.train.room - p.cost[n], groups: groupBit(node.group),
			value: p.value[n], marks: node.marks,
		}
		if node.counts {
			h.counted = 1
		}
		if fits(h.room) && s.hope(&h, n, s.twoArms(n)) {
			for a := s.g.first[n]; a < s.g.first[n+1]; a++ {
				s.firstArc = a
				s.try(&h, a)
			}
		}
	}
}

// begin gives the allowance of work for a task.
func (s *search) begin(allowance int) {
	s.until, s.stopped, s.full = min(s.work+allowance, s.limit), false, false
}

// spend counts work.
func (s *search) spend(n int) {
	s.work += n
	if s.work > s.until {
		s.stopped = true
	}
}

// twoArms is the other end from which a run of one stop grows, or -1.
func (s *search) twoArms(start int) int {
	if s.g.nodes[start].pass {
		return start
	}
	return -1
}

// free finds the neighbours of every stop over links that do not touch used track.
func (s *search) free(used *trackSet) {
	g := s.g
	s.pass = nodeSet{}
	for n := range g.nodes {
		set := nodeSet{}
		for _, a := range g.arcs[g.first[n]:g.first[n+1]] {
			if s.p.open.has(int(a.to)) && !g.links[a.link].bits.meets(used) {
				set.add(int(a.to))
			}
		}
		s.adj[n] = set
		if g.nodes[n].pass {
			s.pass.add(n)
		}
	}
}

func groupBit(group uint8) uint64 {
	if group == 0 {
		return 0
	}
	return 1 << (group & 63)
}

// grow extends the current arm from its last stop.
func (s *search) grow(h *head) {
	n := s.path[s.length-1].node
	for a := s.g.first[n]; a < s.g.first[n+1]; a++ {
		s.try(h, a)
	}
}

// try extends the current arm by a link, and everything beyond it.
func (s *search) try(h *head, a int32) {
	arc := s.g.arcs[a]
	to := int(arc.to)
	if s.seen.has(to) || s.stopped {
		return
	}
	k := &s.g.links[arc.link]
	node := &s.g.nodes[to]
	next := head{
		room:    h.room - s.p.cost[to],
		groups:  h.groups | groupBit(node.group),
		value:   h.value + s.p.value[to],
		marks:   h.marks | node.marks,
		counted: h.counted,
	}
	if k.bits.meets(&h.bits) || !fits(next.room) || !s.p.open.has(to) || node.group != 0 && next.groups == h.groups {
		return
	}
	if s.spend(1); s.stopped {
		return
	}
	next.bits = h.bits.plus(&k.bits)
	if node.counts {
		next.counted++
	}
	s.seen.add(to)
	s.path[s.length] = step{arc.to, arc.link}
	s.length++
	s.found(&next)
	s.beyond(&next, to)
	s.length--
	s.seen.drop(to)
}

// beyond extends a run whose current arm ends at a stop: this arm, or a second one.
func (s *search) beyond(h *head, end int) {
	g := s.g
	second := s.turn == 0 && g.nodes[s.start].pass
	on := g.nodes[end].pass
	switch {
	case on && second:
		if s.hope(h, end, s.start) {
			s.grow(h)
			s.second(h)
		}
	case on:
		if s.hope(h, end, -1) {
			s.grow(h)
		}
	case second:
		s.second(h)
	}
}

// second begins the second arm.
func (s *search) second(h *head) {
	if !s.hope(h, s.start, -1) {
		return
	}
	s.turn = s.length
	for a := s.firstArc + 1; a < s.g.first[s.start+1]; a++ {
		s.try(h, a)
	}
	s.turn = 0
}

// found keeps the current run if it is legal and worth enough.
func (s *search) found(h *head) {
	if h.counted < 2 {
		return
	}
	r := route{bits: h.bits, paid: h.value}
	if s.p.train.selective() {
		r.paid = s.selected()
	}
	r.worth = r.paid
	if h.marks != 0 {
		own, turn, open := s.bonus(h.marks)
		r.paid += own
		r.worth += own + open
		r.shared = turn
	}
	switch {
	case r.worth <= s.floor:
		return
	case !s.collect:
		s.floor = r.worth
		s.list, s.steps = s.list[:0], s.steps[:0]
	case len(s.list) == s.max:
		s.stopped, s.full = true, true
		return
	}
	r.at, r.stops = int32(len(s.steps)), int32(s.length)
	s.list = append(s.list, r)
	s.unroll()
}

// unroll keeps the path of the current run: from the end of the first arm to the
// start, then along the second arm. A step has the link that leads to it; on the
// first arm that is the link of the stop before.
func (s *search) unroll() {
	first := s.length
	if s.turn != 0 {
		first = s.turn
	}
	link := uint16(0)
	for i := first - 1; i >= 0; i-- {
		s.steps = append(s.steps, step{s.path[i].node, link})
		link = s.path[i].link
	}
	s.steps = append(s.steps, s.path[first:s.length]...)
}
