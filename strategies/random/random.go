// Package random is the player who takes any legal action: a yardstick for other
// strategies, and the hardest tester of an engine.
package random

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// Kind is the entry for the table of strategies.
var Kind = strategies.Kind{
	Name: "random",
	Doc:  "takes any legal action, all equally likely",
	New:  func() (strategies.Strategy, []strategies.Param) { p := &player{noise: 1}; return p, p.params() },
}

type player struct{ noise float64 }

func (p *player) params() []strategies.Param {
	return []strategies.Param{
		strategies.Number("noise", &p.noise, 0, 1, "how often a price is drawn from its range instead of being the lowest"),
	}
}

// Choose takes any entry of the list.
func (p *player) Choose(d *strategies.Decision) engine.Action {
	return p.price(d, d.Legal[d.Rand.IntN(len(d.Legal))])
}

// Interrupt acts in one of four turns of others.
func (p *player) Interrupt(d *strategies.Decision) (engine.Action, bool) {
	if d.Rand.IntN(4) > 0 {
		return engine.Action{}, false
	}
	return p.Choose(d), true
}

// Consents to every second offer.
func (p *player) Consents(o *strategies.Offer) bool { return o.Rand.IntN(2) == 0 }

// bidSteps is the number of increments above the lowest bid that a bid may have.
const bidSteps = 5

// price draws a price from a range: a bid is at most a few increments above the lowest, so
// that an auction has more than one bid; any other price is equally likely.
func (p *player) price(d *strategies.Decision, a engine.Action) engine.Action {
	if a.Max == 0 {
		return a
	}
	low, high, step := a.Price, a.Max, max(a.Step, 1)
	if a.Type == engine.Bid {
		step = max(a.Step, d.Game().Rules.MinBidIncrement)
		high = min(high, low+bidSteps*step)
	}
	a.Max, a.Step = 0, 0
	if d.Rand.Float() < p.noise {
		a.Price = low + step*id.Money(d.Rand.IntN(int((high-low)/step)+1))
	}
	return a
}
