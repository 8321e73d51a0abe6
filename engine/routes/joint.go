package routes

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
)

// joint finds the best turn by going along a sweep with all trains at once. What a set of
// trains can do is known by the state of each in its trellis; no set is worth more than it
// has gained and its trains may hope for, and only those that may become a better turn are
// followed.
type joint struct {
	f    *Finder
	n    int // trains
	tr   [maxTrains]*trellis
	last [maxTrains]int32        // move of a train in the step that is tried
	used [maxTrains + 1]trackSet // track that the trains before this one take from later links
	due  trackSet                // track that no link needs after the step

	at    []int32    // states of a set: n numbers each. Equal trains by rising number
	by    []int32    // moves that led there: the number, and which train made it
	from  []int32    // the set before
	gain  []id.Money // the highest worth of the routes so far
	slack []id.Money // what the set may lose of its hopes, in units of price
	first [maxNodes + 2]int32
	place int
	index index
	list  []int32  // sets of a layer that are followed
	links []uint16 // of a route that is traced
}

// maxSets keeps the sets within some tens of megabytes.
const maxSets = 1 << 20

// trainBits is how many bits of joint.by tell the train.
const trainBits = 4

// run finds the best turn that is better than the one so far, following at most so many
// sets of each layer, the most promising ones. It returns false when there may be a better
// turn still.
func (j *joint) run(width int) bool {
	w := &j.f.w
	j.at, j.by, j.from, j.gain = j.at[:0], j.by[:0], j.from[:0], j.gain[:0]
	for range j.n {
		j.at, j.by = append(j.at, 0), append(j.by, 0)
	}
	j.from, j.gain, j.slack = append(j.from, 0), append(j.gain, 0), append(j.slack[:0], j.f.slack())
	j.first[0], j.first[1] = 0, 1
	all := true
	for j.place = 0; j.place < w.n; j.place++ {
		j.index.clear()
		all = j.choose(width) && all
		j.due = w.track[j.place].less(&w.track[j.place+1])
		for _, k := range j.list {
			j.used[0] = trackSet{}
			for i, s := range j.states(k) {
				j.used[0] = j.used[0].plus(&j.tr[i].used[s])
			}
			j.extend(k, 0, j.slack[k], j.gain[k])
			if j.f.s.stopped || len(j.from) > maxSets {
				return false
			}
		}
		j.first[j.place+2] = int32(len(j.from))
	}
	j.finish()
	return all || j.f.slack() < 0
}

// choose lists the sets of a layer that are followed, and reports whether it is all.
func (j *joint) choose(width int) bool {
	j.list = j.list[:0]
	for k := j.first[j.place]; k < j.first[j.place+1]; k++ {
		j.list = append(j.list, k)
	}
	if len(j.list) <= width {
		return true
	}
	slices.SortFunc(j.list, func(a, b int32) int {
		if j.slack[a] != j.slack[b] {
			return cmp.Compare(j.slack[b], j.slack[a])
		}
		return cmp.Compare(a, b)
	})
	j.list = j.list[:width]
	return false
}

func (j *joint) states(k int32) []int32 { return j.at[int(k)*j.n : int(k+1)*j.n] }

// extend tries the moves of the trains from i on, that may still lose so much of what they
// hope for. Of equal trains in the same state the first makes the earlier move.
func (j *joint) extend(k int32, i int, slack, gain id.Money) {
	if i == j.n {
		unused := j.due.less(&j.used[i])
		if slack -= j.f.prices.ofSet(&unused); slack >= 0 {
			j.arrive(k, slack, gain)
		}
		return
	}
	t := j.tr[i]
	s := j.at[int(k)*j.n+i]
	from := t.first[s]
	if i > 0 && j.tr[i-1] == t && j.at[int(k)*j.n+i-1] == s {
		from = j.last[i-1]
	}
	for x := from; x < t.first[s+1]; x++ {
		m := &t.moves[x]
		loss := t.hope[s] - m.net - t.hope[m.to]
		if loss > slack {
			break
		}
		if j.f.s.spend(1); j.f.s.stopped {
			return
		}
		if t.g.free(m, &j.used[i], &j.used[i+1]) {
			j.last[i] = x
			j.extend(k, i+1, slack-loss, gain+m.gain)
		}
	}
}

// arrive keeps the set that the last moves lead to, unless it is there with as much gain.
func (j *joint) arrive(k int32, slack, gain id.Money) {
	var to, by [maxTrains]int32
	for i := range j.n {
		s := j.tr[i].moves[j.last[i]].to
		x := i
		for ; x > 0 && j.tr[x-1] == j.tr[i] && to[x-1] > s; x-- {
			to[x], by[x] = to[x-1], by[x-1]
		}
		to[x], by[x] = s, j.last[i]<<trainBits|int32(i)
	}
	hash := uint64(0)
	for _, s := range to[:j.n] {
		hash = mix(hash, uint64(s))
	}
	next, spot := j.index.probe(hash, hash)
	for next >= 0 && !slices.Equal(j.states(next), to[:j.n]) {
		next, spot = j.index.probe(hash, spot)
	}
	if next < 0 {
		next = int32(len(j.from))
		j.index.put(hash, spot, next)
		j.at, j.by = append(j.at, to[:j.n]...), append(j.by, by[:j.n]...)
		j.from, j.gain = append(j.from, k), append(j.gain, gain)
		j.slack = append(j.slack, slack)
	} else if gain > j.gain[next] {
		j.from[next], j.gain[next], j.slack[next] = k, gain, slack
		copy(j.by[int(next)*j.n:], by[:j.n])
	}
}

// finish keeps the best turn that was found, the first among equals.
func (j *joint) finish() {
	best, total := int32(-1), j.f.c.best
	for k := j.first[j.f.w.n]; k < j.first[j.f.w.n+1]; k++ {
		turn, sum := uint32(0), j.gain[k]
		for i, s := range j.states(k) {
			earned := j.tr[i].turn[s]
			sum -= j.f.shared(earned)
			turn |= earned
		}
		if sum += j.f.shared(turn); sum > total {
			best, total = k, sum
		}
	}
	if best >= 0 {
		c := &j.f.c
		c.best, c.steps = total, c.steps[:0]
		for i := range j.n {
			c.keep(i, j.trace(best, i))
		}
	}
}

// trace reads the route of a train that led to a set.
func (j *joint) trace(end int32, train int) choice {
	c, t := &j.f.c, j.tr[train]
	ch := choice{plan: c.slot[train], at: int32(len(c.steps)), shared: t.turn[j.states(end)[train]]}
	ch.paid = -j.f.shared(ch.shared)
	j.links = j.links[:0]
	for k := end; k > 0; k = j.from[k] {
		by := j.by[int(k)*j.n+train]
		m := &t.moves[by>>trainBits]
		ch.paid += m.gain
		for _, l := range [2]uint16{m.a, m.b} {
			if l != 0 {
				j.links = append(j.links, l-1)
			}
		}
		train = int(by & (1<<trainBits - 1))
	}
	c.steps = j.f.g.follow(c.steps, j.links)
	ch.stops = int32(len(c.steps)) - ch.at
	return ch
}

// follow appends the steps of the route that consists of some links, from one of its ends to the other.
func (g *graph) follow(steps []step, links []uint16) []step {
	for i, l := range links {
		for _, n := range [2]int16{g.links[l].a, g.links[l].b} {
			if g.another(links, n, i) < 0 {
				steps = append(steps, step{node: uint8(n)})
				for ; i >= 0; i = g.another(links, n, i) {
					k := &g.links[links[i]]
					n = k.a + k.b - n
					steps = append(steps, step{uint8(n), links[i]})
				}
				return steps
			}
		}
	}
	return steps
}

// another returns which link other than i touches a stop, or -1.
func (g *graph) another(links []uint16, n int16, i int) int {
	for j, l := range links {
		if j != i && (g.links[l].a == n || g.links[l].b == n) {
			return j
		}
	}
	return -1
}
