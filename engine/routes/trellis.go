package routes

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// trellis is all that the trains of one kind can do on a sweep: a state for every cell, in
// layers by place, and moves from the states of one layer to those of the next. There are
// surprisingly few, because a cell forgets how its arms came about. State 0 has done
// nothing yet; those of the last layer are idle or have a finished route.
type trellis struct {
	g        *graph
	w        *sweep
	p        *plan
	starts   [maxNodes + 1]bool // a stop of which the train needs one comes at a place or later
	allCount bool               // a run through two stops always counts two
	best     uint32             // bonuses of kind BestOf

	layer [maxNodes + 2]int32 // states before the decision at place i: layer[i] to layer[i+1]
	first []int32             // moves from state s: first[s] to first[s+1]
	moves []move
	used  []trackSet // by a state, of the track that later links need
	turn  []uint32   // bonuses of the turn that a state has earned
	hope  []id.Money // highest net of the ways from a state to the end
	gone  []id.Money // of those to a state

	now, next []cell        // of two layers
	far       [maxCut]uint8 // stops where the open links end
	index     index
}

// move is what a train does at a place.
type move struct {
	to   int32
	gain id.Money // worth that it adds to the route
	net  id.Money // gain less the prices of its track, in units of price
	a, b uint16   // links that begin and are used, + 1
}

// maxMoves keeps a trellis within some tens of megabytes.
const maxMoves = 1 << 20

// never is the hope of a state that leads nowhere; a sum of two is still a number.
const never = id.Money(-1 << 28)

// build finds states, moves and hopes. It returns false when that is too much.
func (t *trellis) build(s *search, w *sweep, p *plan) bool {
	t.g, t.w, t.p = s.g, w, p
	t.prepare()
	t.first, t.moves, t.used, t.turn = t.first[:0], t.moves[:0], append(t.used[:0], trackSet{}), append(t.turn[:0], 0)
	t.now = append(t.now[:0], cell{room: p.train.room})
	t.layer[0], t.layer[1] = 0, 1
	for i := range w.n {
		t.next = t.next[:0]
		t.index.clear()
		for _, e := range w.exits[w.first[i]:w.first[i+1]] {
			k := &t.g.links[e.link]
			t.far[e.slot] = uint8(k.a + k.b - int16(w.order[i]))
		}
		before := len(t.moves)
		for k := range t.now {
			t.first = append(t.first, int32(len(t.moves)))
			if t.expand(i, &t.now[k]); len(t.moves) > maxMoves {
				return false
			}
		}
		if s.spend(len(t.moves) - before); s.stopped {
			return false
		}
		t.now, t.next = t.next, t.now
		t.layer[i+2] = t.layer[i+1] + int32(len(t.now))
	}
	for len(t.first) <= len(t.used) {
		t.first = append(t.first, int32(len(t.moves)))
	}
	return true
}

func (t *trellis) prepare() {
	t.allCount, t.best = true, 0
	t.starts[t.w.n] = false
	for i := t.w.n - 1; i >= 0; i-- {
		v := int(t.w.order[i])
		t.starts[i] = t.starts[i+1] || t.p.starts.has(v)
		t.allCount = t.allCount && t.g.nodes[v].counts
	}
	for j := range t.g.bonuses {
		if t.g.bonuses[j].kind == BestOf {
			t.best |= 1 << j
		}
	}
}

// number returns the state of a cell in the layer before place i.
func (t *trellis) number(i int, c *cell) int32 {
	hash := c.hash()
	k, at := t.index.probe(hash, hash)
	for k >= 0 && t.next[k] != *c {
		k, at = t.index.probe(hash, at)
	}
	if k < 0 {
		k = int32(len(t.next))
		t.index.put(hash, at, k)
		t.next = append(t.next, *c)
		t.used, t.turn = append(t.used, c.used), append(t.turn, c.turn)
	}
	return t.layer[i] + k
}

// look finds the hope of every state when links have prices.
func (t *trellis) look(price []id.Money) {
	n := len(t.used)
	t.hope = slices.Grow(t.hope[:0], n)[:n]
	for s := n - 1; s >= 0; s-- {
		t.hope[s] = never
		if s >= int(t.layer[t.w.n]) {
			t.hope[s] = 0
		}
		moves := t.moves[t.first[s]:t.first[s+1]]
		for k := range moves {
			m := &moves[k]
			m.net = m.gain*priceScale - price[m.a] - price[m.b]
			t.hope[s] = max(t.hope[s], m.net+t.hope[m.to])
		}
	}
}

// count adds the track of a best route to the use of track.
func (t *trellis) count(x *prices) {
	for s := int32(0); s < t.layer[t.w.n]; {
		k := t.first[s]
		for t.moves[k].net+t.hope[t.moves[k].to] != t.hope[s] {
			k++
		}
		m := &t.moves[k]
		for _, l := range [2]uint16{m.a, m.b} {
			if l != 0 {
				x.count(&t.g.links[l-1].bits, t.p.count)
			}
		}
		s = m.to
	}
}

// reduce drops the moves whose best route is worse by more than the slack, and orders those
// of each state, the most promising first.
func (t *trellis) reduce(slack id.Money) {
	least := t.hope[0] - slack
	n := len(t.used)
	t.gone = slices.Grow(t.gone[:0], n)[:n]
	for s := range t.gone {
		t.gone[s] = never
	}
	t.gone[0] = 0
	from, to := int32(0), 0
	for s := range n {
		begin := to
		for _, m := range t.moves[from:t.first[s+1]] {
			if gone := t.gone[s] + m.net; gone+t.hope[m.to] >= least {
				t.gone[m.to] = max(t.gone[m.to], gone)
				t.moves[to] = m
				to++
			}
		}
		from = t.first[s+1]
		t.first[s], t.first[s+1] = int32(begin), int32(to)
		slices.SortStableFunc(t.moves[begin:to], func(x, y move) int {
			return cmp.Compare(y.net+t.hope[y.to], x.net+t.hope[x.to])
		})
	}
	t.moves = t.moves[:to]
}

// free reports whether a move takes no track that is used, and adds what it takes.
func (g *graph) free(m *move, used, sum *trackSet) bool {
	*sum = *used
	for _, l := range [2]uint16{m.a, m.b} {
		if l == 0 {
			break
		}
		set := &g.links[l-1].bits
		if set.meets(used) {
			return false
		}
		*sum = sum.plus(set)
	}
	return true
}
