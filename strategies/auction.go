package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// PrivateWorth is what a private is worth to a player: its income until privates close, the
// certificates that come with it or for which it can be exchanged, and what a corporation
// will pay for it.
func (v *View) PrivateWorth(p id.PrivateID) float64 {
	g := v.Game()
	x := &g.Privates[p]
	rounds := v.PrivateLife()
	worth := float64(x.Income) * rounds
	sold := false
	middle := float64(g.Grid.Cells[g.Grid.Pars[len(g.Grid.Pars)/2]].Price)
	for i := range x.Powers {
		w := &x.Powers[i]
		switch w.Type {
		case title.PowerCertificates:
			for _, index := range w.Certs {
				k := v.s.Shares.Cert(w.Corp, index)
				worth += middle * float64(v.s.Shares.Size(k)) / float64(v.Unit(w.Corp))
			}
		case title.PowerExchange:
			worth += middle
			sold = true
		}
	}
	if !x.NoSale && !sold {
		// A corporation of the owner pays for it with money that the owner could not touch.
		const touch = 0.5
		worth += touch * float64(x.MaxPrice)
	}
	return worth
}

// ExchangeWorth is what the certificate is worth for which a private can be exchanged, 0 if
// there is none.
func (v *View) ExchangeWorth(p id.PrivateID) float64 {
	g := v.Game()
	for i := range g.Privates[p].Powers {
		w := &g.Privates[p].Powers[i]
		switch {
		case w.Type != title.PowerExchange:
		case v.Started(w.Corp):
			return v.ShareWorth(w.Corp)
		default:
			const grown = 2 // a share is worth more than its par once the company runs
			return grown * float64(g.Grid.Min)
		}
	}
	return 0
}

// PrivateLife is in how many operating rounds privates are expected to pay.
func (v *View) PrivateLife() float64 {
	r := v.Game().Roster
	for k := range r.Types {
		for _, e := range r.Types[k].Events {
			if e.Type != "close_privates" {
				continue
			}
			before := 0
			for j := range k {
				before += max(0, v.Unsold(id.TrainTypeID(j)))
			}
			const pace = 2.5
			return float64(before) / pace
		}
	}
	return v.RoundsLeft()
}

// BidLimit is the most that a player should pay for a private in the auction: its worth, but
// only so much above its face value. The face value itself is never too much: somebody has to
// buy the private before the game goes on.
func (v *View) BidLimit(p id.PrivateID, premium float64) id.Money {
	face := float64(v.Game().Privates[p].Value)
	return id.Money(max(face, min(v.PrivateWorth(p), face*(1+premium))))
}

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

// Affords reports whether a bid leaves the player enough to take part in the game: what the
// first company costs him at the lowest par until it floats, or most of his money if that is
// less, apart from the bids that he leads. The last private is taken by whoever can pay for
// it, or the auction would never end.
func (v *View) Affords(a engine.Action) bool {
	g := v.Game()
	left := 0
	committed, brought := a.Price, v.brings(a.Private)
	for i := range g.Privates {
		p := id.PrivateID(i)
		owner := v.Owner(p)
		switch {
		case v.Closed(p):
		case owner == id.OfPlayer(v.me):
			brought = max(brought, v.brings(p))
		case owner == id.Nobody:
			left++
			if p != a.Private && v.Leads(p) {
				committed += v.Bid(p, v.me)
				brought = max(brought, v.brings(p))
			}
		}
	}
	const most = 2.0 / 3 // of the starting cash
	shares := id.Money(0)
	for i := range g.Corps {
		if c := id.CorpID(i); !g.Corps[c].NoPar {
			shares = max(shares, id.Money(v.StartsAt(c)/v.Unit(c)))
		}
	}
	keep := min((shares-brought)*g.Grid.Min, id.Money(most*float64(g.Seats.Cash)))
	return left == 1 || v.MyCash()-committed >= keep
}

// brings is how many shares of a company a private brings, which its owner need not buy.
func (v *View) brings(p id.PrivateID) (shares id.Money) {
	for i := range v.Game().Privates[p].Powers {
		w := &v.Game().Privates[p].Powers[i]
		if w.Type != title.PowerCertificates {
			continue
		}
		for _, index := range w.Certs {
			shares += id.Money(v.s.Shares.Size(v.s.Shares.Cert(w.Corp, index)) / v.Unit(w.Corp))
		}
	}
	return shares
}
