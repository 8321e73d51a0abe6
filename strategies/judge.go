package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Leads reports whether the player has the highest bid for a private.
func (v *View) Leads(p id.PrivateID) bool {
	mine := v.Bid(p, v.me)
	if mine == 0 {
		return false
	}
	for _, q := range v.s.SeatOrder() {
		if q != v.me && v.Bid(p, q) > mine {
			return false
		}
	}
	return true
}

// Affords reports whether a bid leaves the player enough to take part in the game: as much as
// half a company costs at the lowest par. The last private is taken by whoever can pay for
// it, or the auction would never end.
func (v *View) Affords(a engine.Action) bool {
	left := 0
	for i := range v.Game().Privates {
		if p := &v.s.Priv[i]; p.Owner == id.Nobody && !p.Closed {
			left++
		}
	}
	if left == 1 {
		return true
	}
	committed := a.Price
	for i := range v.Game().Privates {
		if p := id.PrivateID(i); p != a.Private {
			committed += v.Bid(p, v.me)
		}
	}
	const shares = 3
	return v.MyCash()-committed >= shares*v.Game().Grid.Min
}

// CertPrice is what a purchase costs.
func (v *View) CertPrice(a *engine.Action) id.Money {
	per := v.Price(a.Corp)
	if a.Source.Kind == id.Corporation {
		per = v.ParPrice(a.Corp)
	}
	return v.s.Shares.PriceOf(a.Corp, int(a.Percent), per)
}

// StartGain is what starting a corporation brings: what its shares that the player can buy
// will be worth above their price.
func (v *View) StartGain(a *engine.Action) float64 {
	par := float64(v.Game().Grid.Cells[a.Cell].Price)
	_, kind, _ := v.NextTrain()
	per := v.promised(a.Corp, kind) / float64(v.s.Shares.Total(a.Corp))
	shares := float64(v.PresidentSize(a.Corp)) / float64(v.Unit(a.Corp))
	const control = 0.5 // of a share price: what it is worth to decide
	return shares*v.RoundsLeft()*per + control*par
}

// StartFloats reports whether a corporation started by the action would float, and whether
// the player has the money that he may spend on its president's certificate.
func (v *View) StartFloats(a *engine.Action, free id.Money) bool {
	price := v.Game().Grid.Cells[a.Cell].Price
	if v.s.Shares.PriceOf(a.Corp, v.PresidentSize(a.Corp), price) > free {
		return false
	}
	_, ok := v.ParPriceFor(a.Corp, []id.CellID{a.Cell}, false)
	return ok
}

// SafeSale reports whether the player stays president after selling a bundle.
func (v *View) SafeSale(a *engine.Action) bool {
	rest := v.Percent(a.Corp, id.OfPlayer(v.me)) - int(a.Percent)
	for _, q := range v.s.SeatOrder() {
		if q != v.me && v.Percent(a.Corp, id.OfPlayer(q)) > rest {
			return false
		}
	}
	return true
}

// TrainLoss is what a corporation loses with a train until it would have rusted.
func (v *View) TrainLoss(c id.CorpID, t id.TrainID) float64 {
	kind := v.Game().Roster.Cards[t].Type
	var buf [id.MaxTrains]id.TrainTypeID
	have := v.Trains(c, buf[:0])
	now := v.Run(c, have)
	return float64(now-v.Run(c, without(have, kind))) * v.TrainLife(kind)
}
