package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// visit is a stop of a run as far as payment goes.
type visit struct {
	value id.Money // what it pays the train, if it pays
	kind  board.StopKind
	token bool // a stop of which the train needs one
}

// selective reports whether the train is paid for some of the stops it visits only.
func (t *Train) selective() bool { return t.nEntries > 0 }

// pay is what a run of a selective train earns: the dearest stops that fit its
// entries, one with a token among them. As entries contain or exclude each other,
// taking the dearest stop that still fits is best.
//
// Rule: common rules 14.4.
func (t *Train) pay(stops []visit) id.Money {
	best := id.Money(0)
	for i := range stops {
		if t.tokenless || stops[i].token {
			best = max(best, t.payWith(stops, i))
		}
	}
	return best
}

// payWith is pay when one stop is taken first.
func (t *Train) payWith(stops []visit, first int) id.Money {
	free := t.entries
	if !t.take(&free, stops[first].kind) {
		return 0
	}
	sum := stops[first].value
	done := nodeSet{}
	done.add(first)
	for range len(stops) - 1 {
		next := -1
		for i := range stops {
			if !done.has(i) && (next < 0 || stops[i].value > stops[next].value) {
				next = i
			}
		}
		done.add(next)
		if t.take(&free, stops[next].kind) {
			sum += stops[next].value
		}
	}
	return sum
}

// take uses the first entry that still pays for a stop.
func (t *Train) take(free *[maxEntries]entry, kind board.StopKind) bool {
	for i := range free[:t.nEntries] {
		if e := &free[i]; e.kinds&(1<<kind) != 0 && e.pay > 0 {
			e.pay--
			return true
		}
	}
	return false
}

// selected is what the current run of a selective train earns by its stops, bonuses
// per stop included.
func (s *search) selected() id.Money {
	extra := id.Money(0)
	for i, st := range s.path[:s.length] {
		n := &s.g.nodes[st.node]
		s.visits[i] = visit{s.p.value[st.node] - n.extra, n.kind, s.p.starts.has(int(st.node))}
		extra += n.extra
	}
	return s.p.train.pay(s.visits[:s.length]) + extra
}
