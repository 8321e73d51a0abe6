package routes

import "math/bits"

// maxCut is how many links of a sweep can be open at a time.
const maxCut = 32

// sweep is an order in which all stops are passed, once. A link begins at the first of its
// stops, where the trains decide about it, and is open until the other. Two ways to come to
// a place in the order are the same to what follows if they agree on the open links, so a
// good order has few of them.
type sweep struct {
	n     int
	order [maxNodes]uint8
	place [maxNodes]uint8     // of a stop in the order
	ends  [maxNodes]uint32    // slots of the links that end at a place
	exits []exit              // links that begin at a place
	first [maxNodes + 1]int32 // exits of place i: first[i] to first[i+1]
	slot  []uint8             // of a link

	// What comes at a place or later, and so matters.
	track  [maxNodes + 1]trackSet // of the links that begin
	groups [maxNodes + 1]uint64
	marks  [maxNodes + 1]uint32
}

// exit is a link that begins; while it is open it has a slot.
type exit struct {
	link uint16
	slot uint8
}

// find finds an order for a graph. It returns false when too many links would be open.
func (w *sweep) find(g *graph) bool {
	w.n = len(g.nodes)
	least := uint64(1<<64 - 1)
	var order [maxNodes]uint8
	for from := range w.n {
		if cost := w.arrange(g, from, &order, least); cost < least {
			least, w.order = cost, order
		}
	}
	for i, v := range w.order[:w.n] {
		w.place[v] = uint8(i)
	}
	if !w.open(g) {
		return false
	}
	w.lookAhead(g)
	return true
}

// arrange orders the stops from one on: next always comes the neighbour that leaves the
// fewest links open. The cost is about the number of sets of open links that trains use;
// it need not be found beyond the limit.
func (w *sweep) arrange(g *graph, from int, order *[maxNodes]uint8, limit uint64) (cost uint64) {
	var done, edge nodeSet
	edge.add(from)
	open := 0
	for i := range w.n {
		next, more := w.cheapest(g, &edge, &done)
		if next < 0 { // nothing of the rest is connected with what is done
			for v := range w.n {
				if !done.has(v) {
					edge.add(v)
				}
			}
			next, more = w.cheapest(g, &edge, &done)
			edge = nodeSet{}
		}
		order[i] = uint8(next)
		done.add(next)
		edge.drop(next)
		for _, a := range g.arcs[g.first[next]:g.first[next+1]] {
			if !done.has(int(a.to)) {
				edge.add(int(a.to))
			}
		}
		open += more
		if cost += 1 << min(open, maxCut); cost >= limit {
			break
		}
	}
	return cost
}

// cheapest finds the stop of a set that adds the fewest open links to those of the stops
// that are done.
func (w *sweep) cheapest(g *graph, set, done *nodeSet) (stop, more int) {
	stop = -1
	for x, word := range set {
		for ; word != 0; word &= word - 1 {
			v := x<<6 | bits.TrailingZeros64(word)
			n := 0
			for _, a := range g.arcs[g.first[v]:g.first[v+1]] {
				if done.has(int(a.to)) {
					n--
				} else {
					n++
				}
			}
			if stop < 0 || n < more {
				stop, more = v, n
			}
		}
	}
	return stop, more
}

// open finds the links that begin and end at each place.
func (w *sweep) open(g *graph) bool {
	w.exits = w.exits[:0]
	for len(w.slot) < len(g.links) {
		w.slot = append(w.slot, 0)
	}
	free := ^uint32(0)
	for i, v := range w.order[:w.n] {
		arcs := g.arcs[g.first[v]:g.first[v+1]]
		w.first[i], w.ends[i] = int32(len(w.exits)), 0
		for _, a := range arcs {
			if int(w.place[a.to]) < i {
				w.ends[i] |= 1 << w.slot[a.link]
			}
		}
		free |= w.ends[i]
		for _, a := range arcs {
			if int(w.place[a.to]) < i {
				continue
			}
			if free == 0 {
				return false
			}
			w.slot[a.link] = uint8(bits.TrailingZeros32(free))
			free &= free - 1
			w.exits = append(w.exits, exit{a.link, w.slot[a.link]})
		}
	}
	w.first[w.n] = int32(len(w.exits))
	return true
}

// lookAhead finds what matters from each place on. Marks matter as long as the bonus can
// still be earned; those of the best stop matter to the end.
func (w *sweep) lookAhead(g *graph) {
	w.track[w.n], w.groups[w.n], w.marks[w.n] = trackSet{}, 0, 0
	for i := range g.bonuses {
		if g.bonuses[i].kind == BestOf {
			w.marks[w.n] |= 1 << i
		}
	}
	for i := w.n - 1; i >= 0; i-- {
		n := &g.nodes[w.order[i]]
		w.track[i], w.groups[i] = w.track[i+1], w.groups[i+1]|groupBit(n.group)
		for _, e := range w.exits[w.first[i]:w.first[i+1]] {
			w.track[i] = w.track[i].plus(&g.links[e.link].bits)
		}
		w.marks[i] = w.marks[i+1] | n.marks | n.marks<<withShift | n.marks>>withShift
	}
}
