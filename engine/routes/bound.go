package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// hope reports whether a run may become worth more than the floor by stops beyond
// one end, or two.
func (s *search) hope(h *head, end, other int) bool {
	p := s.p
	need := s.floor - h.value - p.bonus
	if p.short && !p.walkHope(need, h.room, end, other) {
		return false
	}
	reach := s.adj[end]
	if other >= 0 {
		reach[0] |= s.adj[other][0]
		reach[1] |= s.adj[other][1]
	}
	reach = s.flood(reach)
	ends := 1
	if other >= 0 {
		ends = 2
	}
	around := reach
	around.add(end)
	if other >= 0 {
		around.add(other)
	}
	room, sum := h.room, id.Money(0)
	for _, v := range p.order[:p.stops] {
		n := int(v)
		if !reach.has(n) {
			continue
		}
		left := room - p.cost[n]
		if !fits(left) {
			continue
		}
		if p.full.has(n) && (!s.pass.has(n) || s.adj[n].single(&around)) {
			if ends == 0 {
				continue
			}
			ends--
		}
		room = left
		if sum += p.value[n]; sum > need {
			return p.short || reach.few() || s.chainHope(need, end, other)
		}
	}
	return false
}

// flood extends a set of stops by all that can be reached through them.
func (s *search) flood(set nodeSet) nodeSet {
	set[0] &^= s.seen[0]
	set[1] &^= s.seen[1]
	done := nodeSet{^s.pass[0], ^s.pass[1]}
	for w := 0; w < len(set); {
		todo := set[w] &^ done[w]
		if todo == 0 {
			w++
			continue
		}
		b := bits.TrailingZeros64(todo)
		done[w] |= 1 << b
		near := &s.adj[w<<6|b]
		set[0] |= near[0] &^ s.seen[0]
		set[1] |= near[1] &^ s.seen[1]
		if set[0]&^done[0] != 0 {
			w = 0
		}
	}
	return set
}

// walkHope is hope by tabulated walks.
func (p *plan) walkHope(need id.Money, room uint64, end, other int) bool {
	r := p.left(room, p.shift)
	if other < 0 {
		return p.walk[r][end] > need
	}
	for i := 0; i <= r; i++ {
		if p.walk[i][end]+p.walk[r-i][other] > need {
			return true
		}
	}
	return false
}
