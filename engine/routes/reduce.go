package routes

// classes sorts numbers of shared track into classes: track used by exactly the same
// links is one thing that only one run may use, and needs one bit.
type classes struct {
	of    [numTracks]int16 // class of a number + 1; 0 while unused
	used  []uint16         // numbers in use
	class []class
	free  []int16 // classes without members
}

type class struct {
	count int32 // members
	split int32 // link + 1 that split the class last
	into  int16 // where the members that the link uses went
	bit   int16
}

// dropUseless drops every link that needs all the track of another between the same
// stops: whatever can be done with it can be done with the other.
func (g *graph) dropUseless() {
	for i := range g.links {
		k := &g.links[i]
		for p := k.parallel; p != 0 && !k.dropped; p = g.links[p-1].parallel {
			o := &g.links[p-1]
			switch {
			case o.dropped:
			case g.within(o, k):
				k.dropped = true
			case g.within(k, o):
				o.dropped = true
			}
		}
	}
}

func (g *graph) sharedOf(k *link) []uint16 { return g.shared[k.shared : k.shared+k.nShared] }

// within reports whether all shared track of a belongs to b.
func (g *graph) within(a, b *link) bool {
	if a.nShared > b.nShared {
		return false
	}
	in := g.sharedOf(b)
	for _, s := range g.sharedOf(a) {
		if !contains(in, s) {
			return false
		}
	}
	return true
}

// contains is slices.Contains without its overhead for a handful of elements.
func contains[T comparable](list []T, x T) bool {
	for _, y := range list {
		if y == x {
			return true
		}
	}
	return false
}

// classify gives every link its set of bits. It returns false when there are more
// classes than bits; the links that do not fit are dropped.
func (g *graph) classify() bool {
	c := &g.classes
	for _, n := range c.used {
		c.of[n] = 0
	}
	c.used, c.class, c.free = c.used[:0], append(c.class[:0], class{}), c.free[:0]
	for i := range g.links {
		if !g.links[i].dropped {
			c.refine(g.sharedOf(&g.links[i]), int32(i)+1)
		}
	}
	bits := int16(0)
	for i := range c.class {
		if c.class[i].count > 0 {
			c.class[i].bit = bits
			bits++
		}
	}
	for i := range g.links {
		k := &g.links[i]
		if k.dropped {
			continue
		}
		k.bits = trackSet{}
		for _, n := range g.sharedOf(k) {
			bit := c.class[c.of[n]-1].bit
			if bit >= setWords*64 {
				k.dropped = true
				break
			}
			k.bits[bit>>6] |= 1 << (bit & 63)
		}
	}
	return bits <= setWords*64
}

// refine splits every class into the members that a link uses and the others.
// Numbers not seen before come from class 0, which is never used up.
func (c *classes) refine(numbers []uint16, stamp int32) {
	for _, n := range numbers {
		from := c.of[n] - 1
		if from < 0 {
			from = 0
			c.used = append(c.used, n)
			c.class[0].count++
		}
		if c.class[from].split != stamp {
			to := c.fresh() // may move c.class
			c.class[from].split, c.class[from].into = stamp, to
		}
		to := c.class[from].into
		c.of[n] = to + 1
		c.class[to].count++
		c.class[from].count--
		if c.class[from].count == 0 && from != 0 {
			c.free = append(c.free, from)
		}
	}
}

// fresh returns a class without members.
func (c *classes) fresh() int16 {
	if n := len(c.free); n > 0 {
		k := c.free[n-1]
		c.free = c.free[:n-1]
		c.class[k] = class{}
		return k
	}
	c.class = append(c.class, class{})
	return int16(len(c.class) - 1)
}

// connect lists the links at each node, the most valuable neighbours first: good
// runs are then found early.
func (g *graph) connect() {
	n := len(g.nodes)
	var count [maxNodes + 1]int32
	for i := range g.links {
		if k := &g.links[i]; !k.dropped {
			count[k.a]++
			count[k.b]++
		}
	}
	g.first[0] = 0
	for i := range n {
		g.first[i+1] = g.first[i] + count[i]
		count[i] = g.first[i]
	}
	for len(g.arcs) < int(g.first[n]) {
		g.arcs = append(g.arcs, arc{})
	}
	for i := range g.links {
		if k := &g.links[i]; !k.dropped {
			g.place(&count, k.a, k.b, i)
			g.place(&count, k.b, k.a, i)
		}
	}
}

// place puts an arc behind the arcs of its node to stops of the same or more value.
func (g *graph) place(next *[maxNodes + 1]int32, from, to int16, link int) {
	j := next[from]
	next[from]++
	value := g.nodes[to].value
	for ; j > g.first[from] && g.nodes[g.arcs[j-1].to].value < value; j-- {
		g.arcs[j] = g.arcs[j-1]
	}
	g.arcs[j] = arc{uint8(to), uint16(link)}
}
