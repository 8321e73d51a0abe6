package routes

import "github.com/trainrush/trainrush/engine/id"

// withShift is the distance in node.marks between the bit of a bonus for its At and
// the bit for its With.
const withShift = 16

// prize is a bonus without its places, which are marks in the nodes.
type prize struct {
	kind    BonusKind
	amount  id.Money
	perTurn bool
}

// award writes the bonuses into the nodes: those per stop as extra value, the others
// as marks. Bonuses that no reached stop can earn are left out. It returns false when
// there are too many.
func (g *graph) award(bonuses []Bonus) bool {
	for i := range bonuses {
		x := &bonuses[i]
		switch {
		case x.Kind == PerStop:
			for j := range g.nodes {
				if n := &g.nodes[j]; x.earnedAt(n, x.At) {
					n.extra += x.Amount
				}
			}
		case !g.touch(x, x.At) || x.Kind == PairOf && !g.touch(x, x.With):
		case len(g.bonuses) == maxBonuses:
			return false
		default:
			g.mark(x, x.At, 1<<len(g.bonuses))
			if x.Kind == PairOf {
				g.mark(x, x.With, 1<<(len(g.bonuses)+withShift))
			}
			g.bonuses = append(g.bonuses, prize{x.Kind, x.Amount, x.PerTurn})
		}
	}
	return true
}

// earnedAt reports whether a stop is one of the places and counts for the bonus.
func (x *Bonus) earnedAt(n *node, places []Place) bool {
	return (n.token || !x.Token) && has(places, n.at.Hex, int(n.at.Stop))
}

func (g *graph) touch(x *Bonus, places []Place) bool {
	for i := range g.nodes {
		if x.earnedAt(&g.nodes[i], places) {
			return true
		}
	}
	return false
}

func (g *graph) mark(x *Bonus, places []Place, mark uint32) {
	for i := range g.nodes {
		if n := &g.nodes[i]; x.earnedAt(n, places) {
			n.marks |= mark
		}
	}
}

// mostBonus bounds what bonuses add to a run of the train.
func (p *plan) mostBonus(g *graph) (sum id.Money) {
	for i := range g.bonuses {
		if x := &g.bonuses[i]; x.kind == BestOf {
			sum += p.best
		} else {
			sum += x.amount
		}
	}
	return sum
}

// bonus is what the current run earns beside its stops: by itself, and the bonuses
// of which the turn has only one, as a set and as a sum.
func (s *search) bonus(marks uint32) (own id.Money, turn uint32, open id.Money) {
	for i := range s.g.bonuses {
		x := &s.g.bonuses[i]
		at := uint32(1) << i
		switch {
		case !x.met(i, marks):
		case x.kind == BestOf:
			most := id.Money(0)
			for _, st := range s.path[:s.length] {
				if s.g.nodes[st.node].marks&at == 0 {
					most = max(most, s.p.value[st.node]-s.g.nodes[st.node].extra)
				}
			}
			own += most
		case x.perTurn:
			turn |= at
			open += x.amount
		default:
			own += x.amount
		}
	}
	return own, turn, open
}

// met reports whether marks are those of a run that earns the bonus with number j.
func (x *prize) met(j int, marks uint32) bool {
	return marks&(1<<j) != 0 && (x.kind != PairOf || marks&(1<<(j+withShift)) != 0)
}
