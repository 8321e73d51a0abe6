package routes

import (
	"fmt"
	"math/bits"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

const (
	numKinds = int(board.Pass) + 1
	allKinds = kindSet(1<<board.City | 1<<board.Town | 1<<board.Offboard | 1<<board.Pass)

	// unlimited is the distance from which a train stops counting; titles write 99 or 999.
	unlimited = 99

	// A train has up to four allowances, packed into 16 bits each; the guard bit of
	// an allowance disappears when more is taken than is left.
	maxLimits  = 4
	fieldBits  = 16
	guards     = uint64(0x8000_8000_8000_8000)
	maxEntries = 4
)

// kindSet is a set of kinds of stops, bit k for kind k.
type kindSet uint8

// Train is what a run of a train may visit and what it is paid for. Equal trains
// compare equal. The zero Train cannot run.
//
// Rule: common rules 14.1 (4), 14.4.
type Train struct {
	kinds     kindSet            // kinds of stops that it may visit
	cost      [numKinds]uint64   // what a stop takes from the allowances
	room      uint64             // the allowances, guards set
	times     [numKinds]id.Money // multiplier of a stop's value; 0 where the kind is never paid
	entries   [maxEntries]entry  // of a train that is not paid for all it visits, fewest kinds first
	nEntries  uint8
	tokenless bool
}

// entry is one entry of a distance list as far as payment goes.
type entry struct {
	kinds kindSet
	pay   int16
}

// Compile translates a train type of a title. It fails when the groups of stops
// overlap without one containing the other: then the order in which stops are
// counted would matter.
func Compile(def *title.Train) (Train, error) {
	groups := make([]reach, 0, len(def.Groups))
	for _, g := range def.Groups {
		r := reach{pay: g.Pay, visit: max(g.Visit, g.Pay), times: id.Money(max(g.Multiplier, 1))}
		for _, k := range g.Stops {
			kind, err := stopKind(k)
			if err != nil {
				return Train{}, fmt.Errorf("train %s: %w", def.Name, err)
			}
			r.kinds |= 1 << kind
		}
		groups = append(groups, r)
	}
	if len(groups) == 0 {
		groups = append(groups, reach{allKinds, def.Distance, def.Distance, 1})
	}
	t, err := newTrain(groups)
	if err != nil {
		return Train{}, fmt.Errorf("train %s: %w", def.Name, err)
	}
	t.tokenless = def.WithoutToken
	return t, nil
}

func stopKind(k title.StopKind) (board.StopKind, error) {
	switch k {
	case title.City:
		return board.City, nil
	case title.Town:
		return board.Town, nil
	case title.Offboard:
		return board.Offboard, nil
	case title.Pass:
		return board.Pass, nil
	}
	return board.NoStop, fmt.Errorf("unknown kind of stop %q", k)
}

// reach is an entry of a distance list.
type reach struct {
	kinds      kindSet
	pay, visit int
	times      id.Money
}

func newTrain(groups []reach) (Train, error) {
	var t Train
	if len(groups) > maxEntries {
		return t, fmt.Errorf("%d groups of stops, at most %d are possible", len(groups), maxEntries)
	}
	selective := false
	for i, g := range groups {
		for _, h := range groups[:i] {
			if both := g.kinds & h.kinds; both != 0 && both != g.kinds && both != h.kinds {
				return t, fmt.Errorf("groups of stops overlap without one containing the other")
			}
		}
		for k := range numKinds {
			// A stop is multiplied by the first group that mentions its kind.
			if g.kinds&(1<<k) != 0 && t.kinds&(1<<k) == 0 {
				t.times[k] = g.times
			}
		}
		t.kinds |= g.kinds
		t.entries[i] = entry{g.kinds, int16(min(g.pay, unlimited))}
		selective = selective || g.pay > 0 && g.pay < min(g.visit, unlimited)
	}
	t.nEntries = uint8(len(groups))
	for i := 1; i < len(groups); i++ {
		for j := i; j > 0 && bits.OnesCount8(uint8(t.entries[j].kinds)) < bits.OnesCount8(uint8(t.entries[j-1].kinds)); j-- {
			t.entries[j], t.entries[j-1] = t.entries[j-1], t.entries[j]
		}
	}
	for k := range numKinds {
		paid := 0
		for _, g := range groups {
			if g.kinds&(1<<k) != 0 {
				paid += g.pay
			}
		}
		if paid == 0 {
			t.times[k] = 0
		}
	}
	if !selective {
		t.entries, t.nEntries = [maxEntries]entry{}, 0
	}
	return t, t.limit(groups)
}

// limit finds the allowances: visits that fit the groups are those of which every
// set of kinds stays within the groups that mention it (Hall's theorem). Only the
// conditions that do not follow from others are kept.
func (t *Train) limit(groups []reach) error {
	var caps [allKinds + 1]int
	for s := kindSet(1); s <= allKinds; s++ {
		for _, g := range groups {
			if g.kinds&s != 0 {
				caps[s] += min(g.visit, unlimited)
			}
		}
	}
	t.room = guards
	n := 0
	for s := kindSet(1); s <= allKinds; s++ {
		if s&^t.kinds != 0 || caps[s] >= unlimited || t.follows(s, &caps) {
			continue
		}
		if n == maxLimits {
			return fmt.Errorf("groups of stops need more than %d allowances", maxLimits)
		}
		t.room += uint64(caps[s]) << (n * fieldBits)
		for k := range numKinds {
			if s&(1<<k) != 0 {
				t.cost[k] += 1 << (n * fieldBits)
			}
		}
		n++
	}
	return nil
}

// follows reports whether the condition on s follows from others.
func (t *Train) follows(s kindSet, caps *[allKinds + 1]int) bool {
	for o := kindSet(1); o <= allKinds; o++ {
		switch {
		case o&^t.kinds != 0 || o == s:
		case o&s == s && caps[o] <= caps[s]:
			return true
		case o&s == o && caps[o]+caps[s&^o] <= caps[s]:
			return true
		}
	}
	return false
}

// visits reports whether the train may visit stops of a kind at all.
func (t *Train) visits(k board.StopKind) bool { return t.kinds&(1<<k) != 0 }

// fits reports whether an allowance was not overdrawn.
func fits(room uint64) bool { return room&guards == guards }
