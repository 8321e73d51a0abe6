package record

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// loanNumbers is which loans a record that is written has given to each corporation. Loans are
// all alike: the engine counts them, records number them from 0.
type loanNumbers struct {
	of [id.MaxCorps][]int
}

// take gives a corporation the lowest free number.
func (l *loanNumbers) take(c id.CorpID) int {
	n := 0
	for slices.ContainsFunc(l.of[:], func(held []int) bool { return slices.Contains(held, n) }) {
		n++
	}
	l.of[c] = append(l.of[c], n)
	return n
}

// pay takes a corporation its newest loan.
func (l *loanNumbers) pay(c id.CorpID) int {
	last := len(l.of[c]) - 1
	n := l.of[c][last]
	l.of[c] = l.of[c][:last]
	return n
}

// follow lets loans go that vanished by themselves, the newest first.
func (l *loanNumbers) follow(s *engine.State) {
	g := s.Game()
	for i := range g.Corps {
		for n := g.Variant().Loans(s, id.CorpID(i)); len(l.of[i]) > n; {
			l.pay(id.CorpID(i))
		}
	}
}
