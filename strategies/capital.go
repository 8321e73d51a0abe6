package strategies

import (
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// StartsAt is the percent of a corporation that must have left the IPO before it operates.
func (v *View) StartsAt(c id.CorpID) int { return v.s.StartsAt(c) }

// Waits reports whether a started corporation has not sold enough to operate.
func (v *View) Waits(c id.CorpID) bool {
	return v.Started(c) && !v.Floated(c) && 100-v.IPO(c) < v.StartsAt(c)
}

// Funds is the money that a corporation has once so many percent have left its IPO at a par
// price, and at least what it needs to operate: all of its capital, or the price of what is sold.
func (v *View) Funds(c id.CorpID, par id.Money, sold int) id.Money {
	if !v.collects(c) {
		return par * id.Money(v.s.Shares.Total(c))
	}
	sum := v.Cash(id.OfCorp(c))
	unit := v.Unit(c)
	for ipo := v.IPO(c); ipo > 100-max(sold, v.StartsAt(c)); ipo -= unit {
		if v.s.Collects(c, ipo) {
			sum += par
		}
	}
	return sum
}

// Coming is the money that a corporation can count on beyond its funds once so many percent
// have left its IPO at a par price: loans, and the price of further shares.
func (v *View) Coming(c id.CorpID, par id.Money, sold int) id.Money {
	var sum, shares id.Money
	x := v.s.Credit(c)
	unit := v.Unit(c)
	sold = max(sold, v.StartsAt(c))
	if v.borrows(c) {
		loans := max(x.Left, sold/unit-v.Loans(c))
		sum = x.Amount * id.Money(min(loans, creditTurns, int(math.Ceil(v.LoanLife()))))
	}
	for ipo := 100 - sold; ipo > 0 && v.s.Collects(c, ipo); ipo -= unit {
		shares += par
	}
	if v.Floated(c) {
		shares /= 2 // who buys them is not certain
	}
	return sum + shares
}

// collects reports whether a corporation is paid for its shares one by one.
func (v *View) collects(c id.CorpID) bool { return v.s.Collects(c, 100) }

// Feeds reports whether the price of a certificate goes into the treasury of a company.
func (v *View) Feeds(a *engine.Action) bool {
	return a.Source.Kind == id.Corporation && v.s.Collects(a.Corp, v.IPO(a.Corp))
}

// FeedGain is what the player saves as president of a company that lacks the money for a train
// when he buys a share that brings it some, and with it the right to a further loan.
func (v *View) FeedGain(a *engine.Action) float64 {
	if !v.Mine(a.Corp) || !v.Feeds(a) {
		return 0
	}
	gap := v.TrainGap(a.Corp)
	if gap == 0 && !v.HasLasting(a.Corp) {
		if price, _, ok := v.LastingTrain(); ok {
			gap = max(0, price-v.Cash(id.OfCorp(a.Corp)))
		}
	}
	return float64(min(gap, v.ParPrice(a.Corp)+v.s.Credit(a.Corp).Amount))
}

// FeedRoom is the money that the player can give a corporation for its shares in the stock round that
// comes next; 0 before the last operating round of a set, and for one that needs its money for a train
// before.
func (v *View) FeedRoom(c id.CorpID) (room id.Money) {
	var buf [id.MaxTrains]id.TrainTypeID
	if or, of := v.OR(); or < of || len(v.Lasting(c, buf[:0])) == 0 {
		return 0
	}
	unit, ipo := v.Unit(c), v.IPO(c)
	for certs := v.CertRoom(); certs > 0 && ipo > 0 && v.s.Collects(c, ipo); certs-- {
		room += v.ParPrice(c)
		ipo -= unit
	}
	return room
}

// maxOpening is how many shares of a company that is paid share by share its president buys to
// begin with: after the fifth the price of a share helps it less.
const maxOpening = 5

// openingShares is how many shares of a company that is paid share by share must be sold before
// it can operate and, with a loan, buy its first train; ok is false if it gets its capital
// otherwise.
func (v *View) openingShares(a *engine.Action) (n float64, ok bool) {
	if !v.collects(a.Corp) {
		return 0, false
	}
	price := float64(v.Game().Grid.Cells[a.Cell].Price)
	n = float64(v.StartsAt(a.Corp)) / float64(v.Unit(a.Corp))
	if train, _, ok := v.NextTrain(); ok {
		n = max(n, math.Ceil(float64(train-v.s.Credit(a.Corp).Amount)/price))
	}
	return n, true
}

// Hungry reports whether a company of its own lacks the money for a first train, loans counted,
// and gets it for its shares.
func (v *View) Hungry(c id.CorpID) bool {
	if !v.Started(c) || !v.s.Collects(c, v.IPO(c)) || v.TrainCount(c) > 0 {
		return false
	}
	train, _, ok := v.NextTrain()
	return ok && v.Cash(id.OfCorp(c))+min(v.Credit(c), v.s.Credit(c).Amount) < train
}
