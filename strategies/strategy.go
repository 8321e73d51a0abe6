package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Strategy plays one place of a line-up in one game.
type Strategy interface {
	// Choose answers a decision with one concrete action: one of the list, with a price from
	// the range of the entry if it has one.
	Choose(d *Decision) engine.Action
}

// Consents is implemented by strategies that sell to other players. One that is not never
// agrees to a deal.
type Consents interface {
	// Consents reports whether the player agrees to an offer of another.
	Consents(o *Offer) bool
}

// Interrupts is implemented by strategies that use the powers of privates in the turns of
// others. They are asked once in each turn in which they could.
type Interrupts interface {
	// Interrupt answers with one of the actions of the decision, or false for none.
	Interrupt(d *Decision) (engine.Action, bool)
}

// Decision is a question to a player: what he sees, what he may do, and his random stream.
// Everything in it is valid during the call only.
type Decision struct {
	*View
	Actor id.Entity       // who must act
	Legal []engine.Action // of the actor, and of whatever else the player may act for now
	Rand  *Rand
}

// Offer is a question to a player: another one wants to buy something that he controls.
type Offer struct {
	*View
	Action engine.Action // the purchase, with its price
	Buyer  id.PlayerID
	Rand   *Rand
}

// Only appends the legal actions of a kind.
func (d *Decision) Only(t engine.ActionType, buf []engine.Action) []engine.Action {
	for _, a := range d.Legal {
		if a.Type == t {
			buf = append(buf, a)
		}
	}
	return buf
}

// Kinds is the set of kinds among the legal actions.
func (d *Decision) Kinds() (set engine.ActionSet) {
	for i := range d.Legal {
		set |= engine.Set(d.Legal[i].Type)
	}
	return set
}

// Pass is the pass of the actor, if it is among the legal actions.
func (d *Decision) Pass() (engine.Action, bool) {
	for _, a := range d.Legal {
		if a.Type == engine.Pass && a.Entity == d.Actor {
			return a, true
		}
	}
	return engine.Action{}, false
}
