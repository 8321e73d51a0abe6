package strategies

import (
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// StartGain is what starting a corporation brings if it floats: what so many shares will be
// worth above their price, and control over its capital, in parts of it, less what its president
// may have to pay.
func (v *View) StartGain(a *engine.Action, shares, control float64) float64 {
	par := v.Game().Grid.Cells[a.Cell].Price
	total := v.s.Shares.Total(a.Corp)
	sold := int(shares) * v.Unit(a.Corp)
	funds := v.Funds(a.Corp, par, sold)
	p := v.prospect(a.Corp, funds, v.Coming(a.Corp, par, sold))
	return shares*(v.holding(a.Cell, p, total)-float64(par)) + control*float64(funds) - v.fear()*float64(p.Gap)
}

// fear is how much of the money that a new company lacks its president fears to pay: most of it
// when the trains that last are near.
func (v *View) fear() float64 {
	const far, near = 0.3, 1
	if v.lastingSoon() {
		return near
	}
	return far
}

// awaited is the money that still has to come from players until all companies that were
// started float. Too many companies at a time, and none floats.
func (v *View) awaited() (sum id.Money) {
	for i := range v.Game().Corps {
		c := id.CorpID(i)
		if need := v.IPO(c) - (100 - v.StartsAt(c)); v.Started(c) && !v.Floated(c) && need > 0 {
			sum += v.s.Shares.PriceOf(c, need, v.ParPrice(c))
		}
	}
	return sum
}

// StartShares is how many shares the player would hold of a corporation that he starts with
// so much money: all that it needs to float, or with help as many as he can pay if the others
// may buy the rest. ok is false if it would not float.
//
// free says that the president's certificate came with a private and need not be paid for.
func (v *View) StartShares(a *engine.Action, money id.Money, free, help bool) (shares float64, ok bool) {
	unit := v.Unit(a.Corp)
	price := float64(v.Game().Grid.Cells[a.Cell].Price)
	if own, ok := v.openingShares(a); ok {
		return min(maxOpening, math.Floor(float64(money)/price)), own*price <= float64(money)
	}
	need := float64(v.StartsAt(a.Corp)-v.s.Shares.InPlayers(a.Corp)) / float64(unit)
	president := float64(v.PresidentSize(a.Corp)) / float64(unit)
	if free {
		need -= president
	}
	shares = min(need, math.Floor(float64(money)/price))
	if shares == need {
		return shares, true
	}
	if !help || !free && shares <= president {
		return shares, false
	}
	others := -float64(v.awaited())
	for _, p := range v.s.SeatOrder() {
		if p != v.me {
			others += float64(v.Cash(id.OfPlayer(p)))
		}
	}
	const interest = 0.25 // part of the others' money that may come to help
	return shares, (need-shares)*price <= interest*others
}
