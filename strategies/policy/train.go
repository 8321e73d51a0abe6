package policy

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
	if a, ok := p.transfer(d); ok {
		return a
	}
	if a, ok := p.bestTrain(d, c, must); ok {
		return a
	}
	if _, ok := d.Pass(); ok && !must {
		return pass(d)
	}
	if p.buf = d.Only(engine.SellShares, p.buf[:0]); len(p.buf) > 0 {
		p.sales = p.sales[:0]
		for _, a := range p.buf {
			p.sales = append(p.sales, p.judge(d, a))
		}
		return p.cheapestSale()
	}
	return p.lastResort(d)
}

// lastResort is what a president does who must buy a train and has nothing left to sell.
func (p *player) lastResort(d *strategies.Decision) engine.Action {
	order := [...]engine.ActionType{engine.BuyTrain, engine.DeclareBankrupt}
	if p.never.Has(noTrainDeals) {
		order[0], order[1] = order[1], order[0]
	}
	for _, t := range order {
		if p.buf = d.Only(t, p.buf[:0]); len(p.buf) > 0 {
			a := p.buf[0]
			a.Max, a.Step = 0, 0
			return a
		}
	}
	return pass(d)
}

// bestTrain is the purchase that gains most; ok is false if none is worth its price, unless
// one must be.
func (p *player) bestTrain(d *strategies.Decision, c id.CorpID, must bool) (best engine.Action, ok bool) {
	most := 0.0
	for _, a := range d.Legal {
		if a.Type != engine.BuyTrain || a.TradedIn() != id.NoTrain && p.never.Has(noTrade) {
			continue
		}
		if owner := d.TrainOwner(a.Train); owner.Kind == id.Corporation {
			var deal bool
			if a, deal = p.deal(d, c, a, owner.Corp(), must); !deal {
				continue
			}
		}
		gain := p.blur(d.TrainGain(c, &a)) + p.rush*d.RushGain(c, &a) - p.cost(d, c, &a)
		if !ok && must || gain > most {
			best, most, ok = a, gain, true
		}
	}
	return best, ok
}

// transfer is the purchase of a train of another company of the player by which he stands better,
// because his companies then lack less for trains that last: the train, or the place that it takes,
// or the money is of more use on the other side.
func (p *player) transfer(d *strategies.Decision) (best engine.Action, ok bool) {
	lack := d.Distress()
	if lack == 0 || p.never.Has(noTrainDeals) {
		return best, false
	}
	now, most := d.Standing(), 0.0
	for _, a := range d.Legal {
		owner := d.TrainOwner(a.Train)
		if a.Type != engine.BuyTrain || owner.Kind != id.Corporation || !d.Mine(owner.Corp()) || a.TradedIn() != id.NoTrain {
			continue
		}
		low, high := a.Price, max(a.Price, a.Max)
		a.Max, a.Step = 0, 0
		for i, price := range [...]id.Money{low, d.Prospect(owner.Corp()).Gap} {
			if price < low || price > high || i > 0 && price == low {
				continue
			}
			a.Price = price
			next, fine := d.Try(a)
			if !fine || next.Distress() >= lack {
				continue
			}
			if gain := p.blur(next.Standing() - now); gain > most {
				best, most, ok = a, gain, true
			}
		}
	}
	return best, ok
}

// cost is what the money of a purchase is worth: the president's own in full, that of the
// company the more the further it is from a train that lasts.
func (p *player) cost(d *strategies.Decision, c id.CorpID, a *engine.Action) float64 {
	const idle = 0.1
	own := min(a.Price, d.Cash(id.OfCorp(c)))
	return float64(a.Price-own) + idle*float64(own) + p.thrift*d.GapCost(c, a)
}

// deal is the purchase of a train of another company: of the player's own for one unit of
// money if that one has others, of another player's for the printed price.
func (p *player) deal(d *strategies.Decision, c id.CorpID, a engine.Action, seller id.CorpID, must bool) (engine.Action, bool) {
	if p.never.Has(noTrainDeals) {
		return a, false
	}
	low, high := a.Price, max(a.Price, a.Max)
	a.Max, a.Step = 0, 0
	if d.Mine(seller) {
		return a, must && d.TrainCount(seller) > 1
	}
	if !must && d.Relieves(seller, a.Train) && (d.HasLasting(c) || d.Prospect(c).Sinks) {
		return a, true
	}
	price := d.Game().Roster.Of(a.Train).Price
	a.Price = price
	return a, must && price >= low && price <= high && d.TrainCount(seller) > 1
}

// Consents to sell a private for what it is still worth, and a train for more than it earns.
func (p *player) Consents(o *strategies.Offer) bool {
	switch o.Action.Type {
	case engine.BuyPrivate:
		return float64(o.Action.Price) >= o.PrivateWorth(o.Action.Private)
	case engine.BuyTrain:
		seller := o.TrainOwner(o.Action.Train).Corp()
		return o.TrainCount(seller) > 1 && (o.Relieves(seller, o.Action.Train) || float64(o.Action.Price) >= o.TrainLoss(seller, o.Action.Train))
	}
	return false
}
