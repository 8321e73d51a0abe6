package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// chains bounds runs without a limit of stops by the shape of the track: the stops
// ahead form blocks that hang together at single stops, and an arm goes through one
// chain of blocks only. It visits at most all stops of these blocks, and at its end one
// stop that no run goes through. This is a depth-first search for the blocks.
type chains struct {
	clock int16
	found [maxNodes]int16 // when the search came to a stop; 0 for never
	low   [maxNodes]int16 // the earliest stop that the stops behind it lead back to
	tail  [maxNodes]id.Money
	stack [maxNodes]uint8
	depth int
	root  nodeSet // neighbours of the ends of the run
	ahead nodeSet // stops ahead that runs go through
}

// block is what an arm gains in a block and behind it: one arm, or two together.
type block struct{ one, two id.Money }

// chainHope is hope by chains of blocks.
func (s *search) chainHope(need id.Money, end, other int) bool {
	c := &s.chains
	c.clock, c.depth = 1, 0
	c.root = s.adj[end]
	if other >= 0 {
		c.root[0] |= s.adj[other][0]
		c.root[1] |= s.adj[other][1]
	}
	for w := range c.root {
		c.root[w] &^= s.seen[w]
		c.ahead[w] = s.pass[w] &^ s.seen[w]
	}
	c.found = [maxNodes]int16{}
	// The two best separate arms, and the best two arms in one block.
	first, second, pair := id.Money(0), id.Money(0), id.Money(0)
	for w, word := range c.root {
		for ; word != 0; word &= word - 1 {
			n := w<<6 | bits.TrailingZeros64(word)
			arm := block{one: s.p.value[n]}
			if c.ahead.has(n) {
				if c.found[n] != 0 {
					continue
				}
				s.visit(n)
				arm = s.leave(n)
			}
			pair = max(pair, arm.two)
			if arm.one > first {
				first, second = arm.one, first
			} else if arm.one > second {
				second = arm.one
			}
		}
	}
	if other < 0 {
		return first > need
	}
	return max(first+second, pair) > need
}

// visit searches from a stop.
func (s *search) visit(n int) {
	c := &s.chains
	c.clock++
	c.found[n], c.low[n], c.tail[n] = c.clock, c.clock, 0
	if c.root.has(n) {
		c.low[n] = 1
	}
	c.stack[c.depth] = uint8(n)
	c.depth++
	for w, word := range s.adj[n] {
		for word &^= s.seen[w]; word != 0; word &= word - 1 {
			m := w<<6 | bits.TrailingZeros64(word)
			switch {
			case !c.ahead.has(m):
				c.tail[n] = max(c.tail[n], s.p.value[m])
			case c.found[m] != 0:
				c.low[n] = min(c.low[n], c.found[m])
			default:
				s.visit(m)
				c.low[n] = min(c.low[n], c.low[m])
				if c.low[m] >= c.found[n] {
					c.tail[n] = max(c.tail[n], s.leave(m).one)
				}
			}
		}
	}
}

// leave takes the stops of a block from the stack, of which n was found first.
func (s *search) leave(n int) (b block) {
	c := &s.chains
	sum, first, second := id.Money(0), id.Money(0), id.Money(0)
	for {
		c.depth--
		m := int(c.stack[c.depth])
		sum += s.p.value[m]
		if c.tail[m] > first {
			first, second = c.tail[m], first
		} else if c.tail[m] > second {
			second = c.tail[m]
		}
		if m == n {
			return block{sum + first, sum + first + second}
		}
	}
}
