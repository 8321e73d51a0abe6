package policy

import (
	"math"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// operate is a decision in the turn of a company, step by step: which one it is shows from
// the kinds of actions.
func (p *player) operate(d *strategies.Decision) engine.Action {
	kinds := d.Kinds()
	if a, ok := p.debt(d, kinds); ok {
		return a
	}
	switch {
	case kinds.Has(engine.DiscardTrain):
		return p.discard(d)
	case kinds.Has(engine.LayTile):
		return p.lay(d)
	case kinds.Has(engine.PlaceToken):
		return p.token(d)
	case kinds.Has(engine.RunRoutes):
		return p.run(d, kinds)
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
	p.buf = p.only(d, engine.LayTile)
	taste := strategies.Taste{Later: p.track, Destinations: 1}
	if p.never.Has(noDestinations) {
		taste.Destinations = 0
	}
	if l, ok := d.BestLay(d.Operator(), p.buf, taste, p.blur); ok {
		return l.Action
	}
	return p.without(d, engine.LayTile)
}

// only is the actions of a kind, without those by the powers of privates if the player never uses
// them.
func (p *player) only(d *strategies.Decision, t engine.ActionType) []engine.Action {
	list := d.Only(t, p.buf[:0])
	if p.never.Has(noPrivateLays) {
		list = slices.DeleteFunc(list, func(a engine.Action) bool { return a.Entity.Kind == id.Private })
	}
	return list
}

// without is what is left when no action of a kind is worth it: those may have been on offer only by
// the power of a private, in the middle of another step.
func (p *player) without(d *strategies.Decision, t engine.ActionType) engine.Action {
	if a, ok := d.Pass(); ok && !d.Kinds().Has(engine.BuyTrain) {
		return a
	}
	kept := *d
	kept.Legal = p.rest[:0]
	for _, a := range d.Legal {
		if a.Type != t {
			kept.Legal = append(kept.Legal, a)
		}
	}
	p.rest = kept.Legal
	return p.operate(&kept)
}

// token places a token where one must be placed, or where it gains most if the company can spare its
// price.
func (p *player) token(d *strategies.Decision) engine.Action {
	c := d.Operator()
	p.buf = p.only(d, engine.PlaceToken)
	_, optional := d.Pass()
	if !optional && len(p.buf) > 0 && p.buf[0].Entity == d.Actor {
		return d.CityChoice(p.buf)
	}
	spare := d.Cash(id.OfCorp(c)) - p.needs(d, c)
	closed := p.never.Has(noTokens) || d.TrainGap(c) > 0
	p.buf = slices.DeleteFunc(p.buf, func(a engine.Action) bool { return a.Price > 0 && (closed || a.Price > spare) })
	if a, ok := d.BestToken(c, p.buf, p.track, p.blur); ok {
		return a
	}
	return p.without(d, engine.PlaceToken)
}

// run runs the trains, after what makes them earn more.
func (p *player) run(d *strategies.Decision, kinds engine.ActionSet) engine.Action {
	c := d.Operator()
	if kinds.Has(engine.Assign) && !p.never.Has(noPort) {
		p.buf = d.Only(engine.Assign, p.buf[:0])
		if a, _, ok := d.BestMarker(c, p.buf); ok {
			return a
		}
	}
	if kinds.Has(engine.SpecialBuy) && !p.never.Has(noRights) {
		p.buf = d.Only(engine.SpecialBuy, p.buf[:0])
		for _, a := range p.buf {
			if a.Price+p.needs(d, c) <= d.Cash(id.OfCorp(c)) && p.blur(d.RightGain(c, a)) > 0 {
				return a
			}
		}
	}
	return first(d, engine.RunRoutes)
}

// discard gives up the train that is missed least. A company that need not, does so only if it has none
// that lasts: without any it may be lent a better one.
func (p *player) discard(d *strategies.Decision) engine.Action {
	c := d.Actor.Corp()
	if a, ok := d.Pass(); ok && d.HasLasting(c) {
		return a
	}
	p.buf = d.Only(engine.DiscardTrain, p.buf[:0])
	return d.LeastTrain(c, p.buf)
}

// needs is the money that a company must not spend on other things: that for the next train,
// if it has none that lasts.
func (p *player) needs(d *strategies.Decision, c id.CorpID) id.Money {
	if d.HasLasting(c) || d.TrainCount(c) >= d.TrainLimit(c) {
		return 0
	}
	price, _, _ := d.NextTrain()
	return price
}

func (p *player) dividend(d *strategies.Decision) engine.Action {
	kind := engine.PayOut
	if !p.never.Has(noWithholding) && d.Keeps(d.Operator(), d.Revenue(), p.patience) {
		kind = engine.Withhold
	}
	for _, a := range d.Legal {
		if a.Type == engine.PayDividend && a.Kind == kind {
			return a
		}
	}
	return pass(d)
}

// private lets a company buy a private with the money that it can spare: one of its president, not below
// its face value and with money that he can give back at any price, or one of another player that earns
// more than he wants for it.
func (p *player) private(d *strategies.Decision) engine.Action {
	c := d.Operator()
	cash := d.Cash(id.OfCorp(c))
	spare, back := cash, min(cash, d.FeedRoom(c))
	if p.loot < 2 {
		spare -= p.keeps(d, c)
	}
	best, most := pass(d), 0.0
	for _, a := range d.Legal {
		if a.Type != engine.BuyPrivate || p.never.Has(noPrivates) {
			continue
		}
		x := &d.Game().Privates[a.Private]
		mine := d.Controller(d.Owner(a.Private)) == d.Me()
		low, high := a.Price, max(a.Price, a.Max)
		if mine {
			low = max(low, x.Value)
			high = min(high, max(back, min(spare, id.Money(p.loot*float64(x.Value)))))
		} else {
			low = max(low, id.Money(math.Ceil(d.PrivateWorth(a.Private))))
			high = min(high, low, spare)
		}
		if high < low || float64(high) < d.ExchangeWorth(a.Private) {
			continue
		}
		a.Price, a.Max, a.Step = high, 0, 0
		gain := d.PrivateUse(c, a) - float64(high)
		if mine {
			gain += 2 * float64(high) // what the company pays is his
		}
		if gain > most {
			best, most = a, gain
		}
	}
	return best
}

// keeps is the money that a company must not spend on privates: one that borrows keeps that for a train
// that lasts, unless it owes so much that its money is lost to it anyway.
func (p *player) keeps(d *strategies.Decision, c id.CorpID) id.Money {
	owed := d.LoanSize(c) * id.Money(d.Loans(c))
	if d.LoanSize(c) == 0 || d.HasLasting(c) || owed > d.Cash(id.OfCorp(c)) {
		return p.needs(d, c)
	}
	price, _, _ := d.LastingTrain()
	return price
}
