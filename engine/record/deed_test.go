package record_test

import (
	"reflect"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// deed is one action of a game, with the state before it and what came of it.
type deed struct {
	before, after   *engine.State
	a               engine.Action
	j               *engine.Journal
	ownWas, ownIs   map[string]any // what only the title has
	corpWas, corpIs []engine.CorpTrace
	step            string // that waited
}

func newDeed(before, after *engine.State, a engine.Action, j *engine.Journal) *deed {
	d := &deed{before: before, after: after, a: a, j: j}
	d.ownWas, d.corpWas = ownOf(before)
	d.ownIs, d.corpIs = ownOf(after)
	if step := before.Waiting(); step != nil {
		d.step = reflect.TypeOf(step).Name()
	}
	return d
}

// eachDeed replays a game with the checks of live play.
func eachDeed(t *testing.T, file string, f func(d *deed)) {
	t.Helper()
	_, r := open(t, file, true)
	before := r.State().Clone(engine.NewWorkspace())
	r.AfterAction = func(a engine.Action, j *engine.Journal) {
		f(newDeed(before, r.State(), a, j))
		before.CopyFrom(r.State())
	}
	if err := toEnd(r); err != nil {
		t.Fatal(err)
	}
}

func ownOf(s *engine.State) (map[string]any, []engine.CorpTrace) {
	t := engine.Trace{State: map[string]any{}, Corps: make([]engine.CorpTrace, len(s.Game().Corps)), Hexes: map[string][]string{}}
	if s.Own != nil {
		s.Own.Trace(s, &t)
	}
	return t.State, t.Corps
}

// nation is the national railway of 1856.
func (d *deed) nation() id.CorpID { return id.CorpID(len(d.after.Game().Corps) - 1) }

func (d *deed) did(t engine.ActionType) bool { return d.a.Type == t }

func (d *deed) saw(t engine.EventType) bool {
	for _, e := range d.j.Events {
		if e.Type == t {
			return true
		}
	}
	return false
}

// paid is what flowed from one kind to another for a reason.
func (d *deed) paid(from, to id.Kind, why ledger.Reason) (sum id.Money) {
	for _, x := range d.j.Transfers {
		if x.From.Kind == from && x.To.Kind == to && x.Reason == why {
			sum += x.Amount
		}
	}
	return sum
}

func (d *deed) has(option string) bool {
	for _, o := range d.after.Game().Def.Chosen {
		if o == option {
			return true
		}
	}
	return false
}

// deciding reports whether presidents were paying or merging.
func (d *deed) deciding() bool {
	pending, _ := d.ownWas["pending_nationalization"].([]string)
	return len(pending) > 0
}

// stops counts the towns and cities on a hex.
func stops(s *engine.State, h id.HexID) (towns, cities int) {
	t := &s.Game().Board.Tiles[s.Board.Tile[h]]
	for _, x := range t.Stops[:t.NStops] {
		switch x.Kind {
		case board.Town:
			towns++
		case board.City:
			cities++
		}
	}
	return towns, cities
}

// upgraded reports whether a town was replaced by track without one, with or without a city.
func (d *deed) upgraded(city bool) bool {
	if !d.did(engine.LayTile) {
		return false
	}
	towns, _ := stops(d.before, d.a.Hex)
	left, cities := stops(d.after, d.a.Hex)
	return towns > 0 && left == 0 && (cities > 0) == city
}

// doubled reports whether the national railway had two stations in the hex of the action.
func (d *deed) doubled() bool {
	n := 0
	k := &d.before.Corps[d.nation()]
	for _, t := range k.Tokens[:k.Placed] {
		if t.Hex == d.a.Hex {
			n++
		}
	}
	return n > 1
}

// right reports whether the right of a name was bought, from a company or the bank.
func (d *deed) right(name string, from id.Kind) bool {
	if !d.did(engine.SpecialBuy) || d.paid(id.Corporation, from, ledger.Right) == 0 {
		return false
	}
	c := d.a.Entity.N
	return len(d.corpIs[c].Markers) > len(d.corpWas[c].Markers) && d.after.Game().Variant().Items()[d.a.Item].Name == name
}

func (d *deed) private(name string) bool {
	return d.a.Entity.Kind == id.Private && d.after.Game().Privates[d.a.Entity.N].Name == name
}

// owns reports whether the acting corporation has a private.
func (d *deed) owns(name string) bool {
	return d.before.Priv[d.after.Game().PrivateNamed(name)].Owner == d.a.Entity
}

func (d *deed) bought(train string) bool {
	return d.did(engine.BuyTrain) && d.after.Game().Roster.Of(d.a.Train).Name == train
}

// putOff reports whether a company that had been listed did not sell enough to operate after all.
func (d *deed) putOff() bool {
	r := &d.after.Round
	for i := range int(min(r.At, r.N)) {
		c := r.Order[i].Corp()
		if r.Kind == engine.OperatingRound && c != id.NoCorp && !d.after.Corps[c].Floated && !d.after.Corps[c].Closed {
			return true
		}
	}
	return false
}

// crashed reports whether a company closed because of its price.
func (d *deed) crashed() bool {
	if d.saw(engine.EventFormed) {
		return false
	}
	for _, e := range d.j.Events {
		if e.Type == engine.EventClosed && e.Corp != d.nation() {
			return true
		}
	}
	return false
}

// inserted reports whether the national railway operates in the round of its formation, and forms
// now.
func (d *deed) inserted() bool {
	for _, e := range d.after.Round.Order[:d.after.Round.N] {
		if e == id.OfCorp(d.nation()) {
			return d.saw(engine.EventFormed)
		}
	}
	return false
}

// fromRevenue is the part of the interest that the revenue of a run paid.
func (d *deed) fromRevenue() id.Money {
	owed := id.Money(0)
	for _, e := range d.j.Events {
		if e.Type == engine.EventInterest {
			owed += e.Amount
		}
	}
	return owed - d.paid(id.Corporation, id.Bank, ledger.LoanInterest) - d.paid(id.Player, id.Bank, ledger.LoanInterest)
}

// capital reports whether a company was parred with a kind of capital.
func (d *deed) capital(kind string) bool {
	return d.did(engine.Par) && d.corpIs[d.a.Corp].More["capitalization"] == kind
}

// repaid reports whether loans were repaid, and neither by choice nor because of the first 6.
func (d *deed) repaid() bool {
	return d.saw(engine.EventLoanRepaid) && !d.did(engine.PayoffLoan) && !d.deciding() && !d.first("6")
}

// first reports whether a train began its phase.
func (d *deed) first(train string) bool { return d.bought(train) && d.saw(engine.EventPhase) }

// holders is how many companies have the right that was bought.
func (d *deed) holders() (n int) {
	name := map[string]string{"Bridge Token": "bridge", "Tunnel Token": "tunnel"}[d.after.Game().Variant().Items()[d.a.Item].Name]
	for i := range d.corpIs {
		for _, m := range d.corpIs[i].Markers {
			if m == name {
				n++
			}
		}
	}
	return n
}
