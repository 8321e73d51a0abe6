package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// AnyStop as the stop of a Place means every stop of the hex.
const AnyStop = -1

// Place is a stop of the map: an index among the stops of a hex, or AnyStop.
type Place struct {
	Hex  id.HexID
	Stop int8
}

// before orders places by hex and stop.
func (p Place) before(o Place) bool {
	return p.Hex < o.Hex || p.Hex == o.Hex && p.Stop < o.Stop
}

// Terms are the circumstances of one turn: what stops are worth, and what the title
// adds to the common rules for this corporation. A Finder only reads them.
type Terms struct {
	Stage   board.Colour // highest colour in force: stops pay the value of this colour
	Closed  []Place      // no run may touch them (a ferry that the corporation does not have)
	Ends    []Place      // a run may only end there
	Single  []Place      // a run may only end there, and only one run of the turn
	Anchors []Place      // a run of a tokenless train must touch one of them; none: no condition
	Bonuses []Bonus
	Limit   int // work after which Best gives up proving, see Result.Work; 0 means DefaultLimit
}

// BonusKind says when a Bonus is earned.
type BonusKind uint8

// The kinds of bonuses.
const (
	PerStop BonusKind = iota + 1 // Amount for every stop of At
	OnceIf                       // Amount when the run has a stop of At
	PairOf                       // Amount when the run has a stop of At and a stop of With
	BestOf                       // when the run has a stop of At, the largest value among its stops outside At
)

// Bonus is an addition to the revenue of a run. Amounts are never negative. The
// multiplier of a train does not apply to them.
type Bonus struct {
	Kind    BonusKind
	At      []Place
	With    []Place
	Amount  id.Money
	Token   bool // only stops with a token of the corporation count
	PerTurn bool // earned by one run of the turn only; for OnceIf and PairOf
}

// maxBonuses is how many bonuses of other kinds than PerStop a turn can have.
const maxBonuses = 16

// has reports whether the places contain a stop.
func has(places []Place, h id.HexID, stop int) bool {
	for _, p := range places {
		if p.Hex == h && (p.Stop == AnyStop || int(p.Stop) == stop) {
			return true
		}
	}
	return false
}

// Key tells terms apart that can give other runs, apart from Limit.
func (t *Terms) Key() uint64 {
	key := uint64(t.Stage)
	add := func(x uint64) { key = (key ^ x) * 0x9e3779b97f4a7c15; key ^= key >> 29 }
	list := func(places []Place) {
		add(uint64(len(places)))
		for _, p := range places {
			add(uint64(p.Hex)<<8 | uint64(uint8(p.Stop)))
		}
	}
	list(t.Closed)
	list(t.Ends)
	list(t.Single)
	list(t.Anchors)
	for i := range t.Bonuses {
		x := &t.Bonuses[i]
		flags := uint64(x.Kind) << 2
		if x.Token {
			flags |= 1
		}
		if x.PerTurn {
			flags |= 2
		}
		add(uint64(x.Amount)<<8 | flags)
		list(x.At)
		list(x.With)
	}
	return key
}
