package routes

import "github.com/trainrush/trainrush/engine/id"

// selected is what the current run pays a train that is not paid for all it visits:
// the dearest stops that fit its entries, a token of the corporation among them. As
// entries contain or exclude each other, taking the dearest stop that still fits is
// best.
//
// Rule: common rules 14.4.
func (s *search) selected() id.Money {
	best := id.Money(0)
	for _, st := range s.path[:s.length] {
		if s.p.train.tokenless || s.p.starts.has(int(st.node)) {
			best = max(best, s.selectedWith(st.node))
		}
	}
	return best
}

// selectedWith is selected with one stop taken first.
func (s *search) selectedWith(node uint8) id.Money {
	var paid nodeSet
	free := s.p.train.entries
	sum := id.Money(0)
	for next := int(node); next >= 0; {
		paid.add(next)
		kind := s.g.nodes[next].kind
		if s.p.train.take(&free, kindSet(1)<<kind) {
			sum += s.p.value[next]
		} else if next == int(node) {
			return 0
		}
		next = -1
		for _, st := range s.path[:s.length] {
			if n := int(st.node); !paid.has(n) && (next < 0 || s.p.value[n] > s.p.value[next]) {
				next = n
			}
		}
	}
	return sum
}

// take uses the first entry that still pays for a stop.
func (t *Train) take(free *[maxEntries]entry, kind kindSet) bool {
	for i := range free[:t.nEntries] {
		if e := &free[i]; e.kinds&kind != 0 && e.pay > 0 {
			e.pay--
			return true
		}
	}
	return false
}
