package basic

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// train buys what pays; a company that must buy takes the train that costs its president
// least, and only then he sells shares or is bankrupt.
func (p *player) train(d *strategies.Decision) engine.Action {
	c := d.Operator()
	must := d.MustBuyTrain(c)
	p.buf = p.buf[:0]
	for _, a := range d.Legal {
		if a.Type != engine.BuyTrain {
			continue
		}
		if owner := d.TrainOwner(a.Train); owner.Kind == id.Corporation {
			a, ok := p.deal(d, a, owner.Corp(), must)
			if ok {
				p.buf = append(p.buf, a)
			}
			continue
		}
		p.buf = append(p.buf, a)
	}
	if len(p.buf) > 0 {
		if a, gain := d.BestTrain(c, p.buf); must || gain > 0 && p.spends(d, c, &a) {
			return a
		}
	}
	if _, ok := d.Pass(); ok && !must {
		return pass(d)
	}
	p.buf = d.Only(engine.SellShares, p.buf[:0])
	if len(p.buf) > 0 {
		sales := *d
		sales.Legal = p.buf
		return p.leastSale(&sales)
	}
	for _, t := range [...]engine.ActionType{engine.BuyTrain, engine.DeclareBankrupt} {
		if p.buf = d.Only(t, p.buf[:0]); len(p.buf) > 0 {
			a := p.buf[0]
			a.Max, a.Step = 0, 0
			return a
		}
	}
	return pass(d)
}

// spends reports whether a company that need not buy should: not the money for a train that
// lasts, if it has one that runs.
func (p *player) spends(d *strategies.Decision, c id.CorpID, a *engine.Action) bool {
	kind := d.Game().Roster.Cards[a.Train].Type
	return d.TrainCount(c) == 0 || d.TrainLife(kind) >= 1
}

// deal is the purchase of a train of another company: of the player's own for one unit of
// money if that one has others, of another player's for the printed price.
func (p *player) deal(d *strategies.Decision, a engine.Action, seller id.CorpID, must bool) (engine.Action, bool) {
	if p.never.Has(noTrainDeals) {
		return a, false
	}
	low, high := a.Price, max(a.Price, a.Max)
	a.Max, a.Step = 0, 0
	if d.Mine(seller) {
		return a, must && d.TrainCount(seller) > 1
	}
	price := d.Game().Roster.Of(a.Train).Price
	a.Price = price
	return a, must && price >= low && price <= high && d.TrainCount(seller) > 1
}
