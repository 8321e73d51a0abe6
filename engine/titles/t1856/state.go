package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// capital is how a corporation gets the money for its shares; fixed when it is parred, except
// that escrow becomes incremental at the destination.
//
// Rule: 1856, capital and starting.
type capital uint8

const (
	noCapital   capital = iota
	escrow              // half of the money waits until the destination is reached
	incremental         // all of it goes to the treasury
	full                // ten times par when enough has been sold
)

var capitalNames = [...]string{"", "escrow", "incremental", "full"}

// state is what a game of 1856 remembers beside the common state. It is a plain value.
type state struct {
	r *Rules // of the game; never changes

	Start  uint8   // percent that must have left the IPO before a corporation starts
	Kind   capital // of corporations parred now
	Corps  [id.MaxCorps]corp
	Supply [maxRights]uint8 // rights for sale

	Port      id.HexID  // hex of the port marker, or NoHex
	PortOwner id.CorpID // who profits: the buyer of the port's company
	NewTrack  bool      // a tile was laid since the last check of destinations
	Marked    bool      // the company of Kitchener has been used and closes with the round

	Turn     turn
	Forming  procedure // the nationalisation in progress
	National national
}

// corp is what a corporation has.
type corp struct {
	Capital capital
	Reached bool // the destination
	Loans   uint8
	Rights  uint8 // bit i: right i
	Escrow  id.Money
}

// turn is what the operating turn in progress remembers.
type turn struct {
	Charged   bool // interest
	Took      bool // a loan
	Repaid    bool // a loan, of its own accord or not
	Ran       bool // a train
	Debtor    id.PlayerID
	Protected bool // the debtor may not sell the presidency
}

// national is the state of the national railway.
type national struct {
	Formed    bool
	Permanent bool        // has owned a train that never rusts
	Homes     uint8       // its first tokens are former home stations
	Borrowed  id.TrainID  // or NoTrain
	Half      id.PlayerID // president who owns half the president's certificate, or NoPlayer
}

// of is the state of the title in a game.
func of(s *engine.State) *state { return s.Own.(*state) }

// CopyFrom makes it equal to another.
func (o *state) CopyFrom(other engine.Own) { *o = *other.(*state) }

// Clone is a copy.
func (o *state) Clone() engine.Own {
	c := *o
	return &c
}

// Equal reports whether two are equal, of whatever mode of the game.
func (o *state) Equal(other engine.Own) bool {
	a, b := *o, *other.(*state)
	a.r, b.r = nil, nil
	return a == b
}

// Trace adds what is observable.
func (o *state) Trace(s *engine.State, t *engine.Trace) {
	g := s.Game()
	pending := []string{}
	for _, c := range o.Forming.Queue[:o.Forming.NQueue] {
		pending = append(pending, g.Corps[c].Name)
	}
	t.State["percent_to_operate"] = int(o.Start)
	t.State["new_corporation_capitalization"] = capitalNames[o.Kind]
	t.State["false_national_president"] = nil
	if o.National.Half != id.NoPlayer {
		t.State["false_national_president"] = id.OfPlayer(o.National.Half)
	}
	t.State["national_owned_permanent"] = o.National.Permanent
	t.State["post_nationalization"] = o.National.Formed
	t.State["pending_nationalization"] = pending
	for i := range o.r.rights {
		t.State[o.r.rights[i].name+"_markers"] = int(o.Supply[i])
	}
	port := o.r.privateName(s, o.r.port)
	if o.Port != id.NoHex {
		t.Hexes[g.Board.Hexes[o.Port].Name] = []string{port}
	}
	for i := range g.Corps {
		c, x := &o.Corps[i], &t.Corps[i]
		if o.PortOwner == id.CorpID(i) {
			x.Assignments = []string{port}
		}
		for k := range o.r.rights {
			if c.Rights&(1<<k) != 0 {
				x.Markers = append(x.Markers, o.r.rights[k].name)
			}
		}
		x.Whole = id.CorpID(i) == o.r.cgr && !o.National.Formed
		x.More = map[string]any{"escrow": nil, "capitalization": nil, "borrowed_train": nil,
			"destinated": c.Reached || id.CorpID(i) == o.r.cgr}
		if c.Capital == escrow {
			x.More["escrow"] = int(c.Escrow)
		}
		if c.Capital != noCapital {
			x.More["capitalization"] = capitalNames[c.Capital]
		}
		if id.CorpID(i) == o.r.cgr && o.National.Borrowed != id.NoTrain {
			x.More["borrowed_train"] = g.Roster.Of(o.National.Borrowed).Name
		}
	}
}
