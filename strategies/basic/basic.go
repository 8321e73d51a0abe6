// Package basic is a player who does the obvious: buys what pays, starts companies that float,
// lays track towards better runs, buys trains while they are to be had, pays out unless a
// train must be saved for.
package basic

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// Kind is the entry for the table of strategies.
var Kind = strategies.Kind{
	Name: "basic",
	Doc:  "does the obvious: buys what pays, improves its runs, pays out, saves for trains it needs",
	New: func() (strategies.Strategy, []strategies.Param) {
		p := &player{noise: 0.15, premium: 0.1, reserve: 50, companies: 3}
		return p, p.params()
	},
}

// What the parameter never can forbid.
const (
	noTokens = iota
	noPrivates
	noSales
	noTrainDeals
	noExchange
)

var forbidden = []string{"tokens", "privates", "sales", "train_deals", "exchange"}

type player struct {
	noise     float64
	premium   float64
	companies float64
	reserve   id.Money
	never     strategies.WordSet

	rand      *strategies.Rand
	buf, rest []engine.Action
	cells     []id.CellID
}

func (p *player) params() []strategies.Param {
	return []strategies.Param{
		strategies.Number("noise", &p.noise, 0, 1, "part by which every judgment may be off"),
		strategies.Number("premium", &p.premium, 0, 2, "most that it bids for a private above its face value, as a part of it"),
		strategies.Number("companies", &p.companies, 0, 8, "companies of which it wants to be president"),
		strategies.Amount("reserve", &p.reserve, 0, 5000, "cash that it does not spend on further shares"),
		strategies.Words("never", &p.never, forbidden, "what it never does"),
	}
}

func (p *player) blur(x float64) float64 { return p.rand.Blur(x, p.noise) }

// Choose answers a decision.
func (p *player) Choose(d *strategies.Decision) engine.Action {
	p.rand = d.Rand
	if a, ok := p.exchange(d); ok {
		return a
	}
	switch d.Round() {
	case engine.AuctionRound:
		return p.auction(d)
	case engine.StockRound:
		return p.stock(d)
	}
	return p.operate(d)
}

// Interrupt exchanges a private when that pays.
func (p *player) Interrupt(d *strategies.Decision) (engine.Action, bool) {
	p.rand = d.Rand
	return p.exchange(d)
}

// Consents to sell a private for what it is still worth, and a train for more than it earns.
func (p *player) Consents(o *strategies.Offer) bool {
	switch o.Action.Type {
	case engine.BuyPrivate:
		return float64(o.Action.Price) >= o.PrivateWorth(o.Action.Private)
	case engine.BuyTrain:
		seller := o.TrainOwner(o.Action.Train).Corp()
		return o.TrainCount(seller) > 1 && float64(o.Action.Price) >= o.TrainLoss(seller, o.Action.Train)
	}
	return false
}

// exchange takes a certificate for a private once the certificate is worth more.
func (p *player) exchange(d *strategies.Decision) (engine.Action, bool) {
	if p.never.Has(noExchange) {
		return engine.Action{}, false
	}
	for _, a := range d.Legal {
		if a.Type != engine.BuyShares || a.Entity.Kind != id.Private || !d.Floated(a.Corp) {
			continue
		}
		income := float64(d.Game().Privates[a.Entity.Private()].Income) * d.PrivateLife()
		if d.ShareWorth(a.Corp) > income {
			return a, true
		}
	}
	return engine.Action{}, false
}

// pass passes, or does whatever is first where there is no pass.
func pass(d *strategies.Decision) engine.Action {
	if a, ok := d.Pass(); ok {
		return a
	}
	return d.Legal[0]
}
