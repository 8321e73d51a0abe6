package basic

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// operate is a decision in the turn of a company, step by step: which one it is shows from
// the kinds of actions.
func (p *player) operate(d *strategies.Decision) engine.Action {
	kinds := d.Kinds()
	switch {
	case kinds.Has(engine.DiscardTrain):
		p.buf = d.Only(engine.DiscardTrain, p.buf[:0])
		return d.LeastTrain(d.Actor.Corp(), p.buf)
	case kinds.Has(engine.LayTile):
		return p.lay(d)
	case kinds.Has(engine.PlaceToken):
		return p.token(d)
	case kinds.Has(engine.RunRoutes):
		p.buf = d.Only(engine.RunRoutes, p.buf[:0])
		return p.buf[0]
	case kinds.Has(engine.PayDividend):
		return p.dividend(d)
	case kinds.Has(engine.BuyTrain), kinds.Has(engine.DeclareBankrupt), kinds.Has(engine.SellShares):
		return p.train(d)
	case kinds.Has(engine.BuyPrivate):
		return p.private(d)
	}
	return pass(d)
}

func (p *player) lay(d *strategies.Decision) engine.Action {
	p.buf = d.Only(engine.LayTile, p.buf[:0])
	if l, ok := d.BestLay(d.Operator(), p.buf, strategies.Taste{Later: 1}, p.blur); ok {
		return l.Action
	}
	return p.afterOptional(d)
}

// afterOptional is what is left when no tile is worth laying: the lay may have been on offer
// only by the power of a private, in the middle of another step.
func (p *player) afterOptional(d *strategies.Decision) engine.Action {
	if a, ok := d.Pass(); ok && !d.Kinds().Has(engine.BuyTrain) {
		return a
	}
	kept := *d
	kept.Legal = p.rest[:0]
	for _, a := range d.Legal {
		if a.Type != engine.LayTile {
			kept.Legal = append(kept.Legal, a)
		}
	}
	p.rest = kept.Legal
	return p.operate(&kept)
}

func (p *player) token(d *strategies.Decision) engine.Action {
	p.buf = d.Only(engine.PlaceToken, p.buf[:0])
	c := d.Operator()
	if _, ok := d.Pass(); !ok {
		return d.CityChoice(p.buf)
	}
	price, _ := d.NextToken(c)
	if p.never.Has(noTokens) || d.TrainGap(c) > 0 || d.Cash(id.OfCorp(c)) < price+p.keeps(d, c) {
		return pass(d)
	}
	if a, ok := d.BestToken(c, p.buf, 1, p.blur); ok {
		return a
	}
	return pass(d)
}

// keeps is the money that a company must not spend on tokens and privates: that for a train
// it could still use.
func (p *player) keeps(d *strategies.Decision, c id.CorpID) id.Money {
	if d.TrainCount(c) >= d.TrainLimit(c) {
		return 0
	}
	price, _, _ := d.NextTrain()
	return price
}

// patience is how many runs a company keeps to buy a train that it does not need.
const patience = 2

func (p *player) dividend(d *strategies.Decision) engine.Action {
	kind := engine.PayOut
	if d.Keeps(d.Operator(), d.Revenue(), patience) {
		kind = engine.Withhold
	}
	for _, a := range d.Legal {
		if a.Type == engine.PayDividend && a.Kind == kind {
			return a
		}
	}
	return pass(d)
}

// private lets a company buy a private of its president at the highest price that leaves it
// the money for a train: that money would not be his otherwise.
func (p *player) private(d *strategies.Decision) engine.Action {
	c := d.Operator()
	spare := d.Cash(id.OfCorp(c)) - p.keeps(d, c)
	best, most := pass(d), id.Money(0)
	for _, a := range d.Legal {
		if a.Type != engine.BuyPrivate || p.never.Has(noPrivates) || d.Controller(d.Owner(a.Private)) != d.Me() {
			continue
		}
		price := min(max(a.Price, a.Max), spare)
		if price >= max(a.Price, d.Game().Privates[a.Private].Value) && price > most {
			a.Price, a.Max = price, 0
			best, most = a, price
		}
	}
	return best
}
