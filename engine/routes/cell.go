package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// cell is what a train has done up to a place of the sweep, as far as it matters to what
// follows. Its track so far is a number of arms, each with an open link at one end at
// least; in the end they are one route.
type cell struct {
	used    trackSet      // track that later links need
	room    uint64        // allowances that are left
	groups  uint64        // visited
	open    uint32        // slots of the open links that the train uses
	marks   uint32        // met
	turn    uint32        // bonuses of the turn that the route earns
	doubled uint32        // BestOf bonuses that pay for one of the stops
	mate    [maxCut]uint8 // the open link at the other end of the arm; itself if the route ends there
	ends    uint8         // ends of the route that are known
	counted uint8         // stops of the two that a run needs
	token   bool          // the route touches a stop of which the train needs one
}

// idle reports whether the train has done nothing.
func (c *cell) idle() bool { return c.ends == 0 && c.open == 0 }

// done reports whether the route is finished.
func (c *cell) done() bool { return c.ends == 2 && c.open == 0 }

// expand finds what the train can do at the stop in place i.
func (t *trellis) expand(i int, c *cell) {
	v := int(t.w.order[i])
	in := c.open & t.w.ends[i]
	if in == 0 {
		next := *c
		t.emit(i, &next, 0, 0, 0)
	}
	if bits.OnesCount32(in) > 2 || c.done() || !t.p.open.has(v) {
		return
	}
	next := *c
	gain, ok := t.visit(v, &next)
	if !ok {
		return
	}
	next.open &^= in
	// Which of its stops a BestOf bonus pays for is chosen freely: the best choice is right.
	may := t.best &^ (next.doubled | t.g.nodes[v].marks)
	for doubled := may; ; doubled = (doubled - 1) & may {
		c := next
		c.doubled |= doubled
		more := id.Money(bits.OnesCount32(doubled)) * (t.p.value[v] - t.g.nodes[v].extra)
		switch bits.OnesCount32(in) {
		case 0:
			t.begin(i, v, &c, gain+more)
		case 1:
			t.follow(i, v, uint8(bits.TrailingZeros32(in)), &c, gain+more)
		default:
			t.join(i, v, uint8(bits.TrailingZeros32(in)), uint8(31-bits.LeadingZeros32(in)), &c, gain+more)
		}
		if doubled == 0 {
			return
		}
	}
}

// visit adds a stop to a route. It returns what that adds to its worth.
func (t *trellis) visit(v int, c *cell) (gain id.Money, ok bool) {
	n := &t.g.nodes[v]
	group := groupBit(n.group)
	if c.room -= t.p.cost[v]; !fits(c.room) || c.groups&group != 0 {
		return 0, false
	}
	c.groups |= group
	c.token = c.token || t.p.starts.has(v)
	if n.counts || t.allCount {
		c.counted = min(c.counted+1, 2)
	}
	gain = t.p.value[v]
	if before := c.marks; n.marks != 0 {
		c.marks |= n.marks
		for j := range t.g.bonuses {
			x := &t.g.bonuses[j]
			if x.kind == BestOf || x.met(j, before) || !x.met(j, c.marks) {
				continue
			}
			gain += x.amount
			if x.perTurn {
				c.turn |= 1 << j
			}
		}
	}
	return gain, true
}

// begin starts an arm at a stop: one that ends here, or one that goes on in two directions.
func (t *trellis) begin(i, v int, c *cell, gain id.Money) {
	exits := t.w.exits[t.w.first[i]:t.w.first[i+1]]
	for x, a := range exits {
		one := *c
		if !t.take(&one, a) {
			continue
		}
		if c.ends < 2 {
			end := one
			end.ends++
			end.mate[a.slot] = a.slot
			t.emit(i, &end, gain, a.link+1, 0)
		}
		if !t.g.nodes[v].pass {
			continue
		}
		for _, b := range exits[x+1:] {
			two := one
			if t.take(&two, b) {
				two.mate[a.slot], two.mate[b.slot] = b.slot, a.slot
				t.emit(i, &two, gain, a.link+1, b.link+1)
			}
		}
	}
}

// follow ends the arm that comes to a stop, or takes it on.
func (t *trellis) follow(i, v int, in uint8, c *cell, gain id.Money) {
	far := c.mate[in]
	c.mate[in] = 0
	if c.ends < 2 && (far != in || c.open == 0) {
		end := *c
		end.ends++
		if far != in {
			end.mate[far] = far
		}
		t.emit(i, &end, gain, 0, 0)
	}
	if !t.g.nodes[v].pass {
		return
	}
	for _, a := range t.w.exits[t.w.first[i]:t.w.first[i+1]] {
		on := *c
		if !t.take(&on, a) {
			continue
		}
		if on.mate[a.slot] = a.slot; far != in {
			on.mate[a.slot], on.mate[far] = far, a.slot
		}
		t.emit(i, &on, gain, a.link+1, 0)
	}
}

// join makes one arm of two that come to a stop.
func (t *trellis) join(i, v int, a, b uint8, c *cell, gain id.Money) {
	x, y := c.mate[a], c.mate[b]
	c.mate[a], c.mate[b] = 0, 0
	switch {
	case !t.g.nodes[v].pass || x == b: // a circle
		return
	case x == a && y == b:
		if c.open != 0 {
			return
		}
	case x == a:
		c.mate[y] = y
	case y == b:
		c.mate[x] = x
	default:
		c.mate[x], c.mate[y] = y, x
	}
	t.emit(i, c, gain, 0, 0)
}

// take uses a link that begins, if its track is free.
func (t *trellis) take(c *cell, e exit) bool {
	k := &t.g.links[e.link]
	if k.bits.meets(&c.used) || !t.p.open.has(int(t.far[e.slot])) {
		return false
	}
	c.used = c.used.plus(&k.bits)
	c.open |= 1 << e.slot
	return true
}

// emit adds a move to a cell, of which only what matters after place i is kept, unless it
// leads nowhere.
func (t *trellis) emit(i int, c *cell, gain id.Money, a, b uint16) {
	switch {
	case c.done():
		if !c.token || c.counted < 2 || c.doubled&^c.marks != 0 {
			return
		}
		*c = cell{used: c.used.and(&t.w.track[i+1]), ends: 2, counted: 2, token: true, turn: c.turn}
	case !c.idle():
		if !c.token && !t.starts[i+1] || t.lost(c) {
			return
		}
		c.used = c.used.and(&t.w.track[i+1])
		c.groups &= t.w.groups[i+1]
		c.marks &= t.w.marks[i+1]
	}
	t.moves = append(t.moves, move{to: t.number(i+1, c), gain: gain, a: a, b: b})
}

// lost reports whether the stops to which the open links lead show that the arms never
// become one route.
func (t *trellis) lost(c *cell) bool {
	var once, twice nodeSet
	room, ends := c.room, c.ends
	for open := c.open; open != 0; open &= open - 1 {
		s := bits.TrailingZeros32(open)
		v := int(t.far[s])
		n := &t.g.nodes[v]
		switch mate := int(c.mate[s]); {
		case !once.has(v):
			once.add(v)
			if room -= t.p.cost[v]; !fits(room) || c.groups&groupBit(n.group) != 0 {
				return true
			}
			if !n.pass {
				ends++
			}
		case twice.has(v) || !n.pass || mate != s && int(t.far[mate]) == v:
			return true
		default:
			twice.add(v)
		}
	}
	return ends > 2
}

// hash of a cell.
func (c *cell) hash() uint64 {
	h := mix(c.room, c.groups)
	h = mix(h, uint64(c.open)<<32|uint64(c.marks))
	h = mix(h, uint64(c.turn)<<32|uint64(c.doubled))
	for i, word := range c.used {
		if word != 0 {
			h = mix(h+uint64(i), word)
		}
	}
	word := uint64(c.ends)<<3 | uint64(c.counted)<<1
	if c.token {
		word++
	}
	for open := c.open; open != 0; open &= open - 1 {
		word = word<<5 | word>>59 ^ uint64(c.mate[bits.TrailingZeros32(open)])
	}
	return mix(h, word)
}
