package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/shares"
	"github.com/trainrush/trainrush/engine/title"
)

// StockTurn is a player's turn of a stock round: sales, one purchase, sales.
//
// Rule: common rules 7.
type StockTurn struct{ noSkip }

// Mode of the step.
func (StockTurn) Mode() StepMode { return Ordered }

// Actors is the player on turn.
func (StockTurn) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, s.Round.current())
}

// Offers of the step; a player who must sell may do nothing else.
func (StockTurn) Offers(s *State, e id.Entity) ActionSet {
	if e != s.Round.current() {
		return 0
	}
	p := e.Player()
	if s.mustSell(p) {
		return Set(SellShares)
	}
	var k ActionSet
	if s.CanSellAny(p) {
		k |= Set(SellShares)
	}
	if s.canBuyAny(p) {
		k |= Set(BuyShares)
	}
	if s.canParAny(p) {
		k |= Set(Par)
	}
	if s.canBuyPrivateAny(p) {
		k |= Set(BuyPrivate)
	}
	if k != 0 {
		k |= Set(Pass)
	}
	return k
}

// Demands a decision while the player can do anything but pass.
//
// Rule: common rules 7.9.
func (StockTurn) Demands(s *State) bool {
	p := s.Round.current().Player()
	return p != id.NoPlayer && (s.canBuyAny(p) || s.canParAny(p) || s.CanSellAny(p) || s.canBuyPrivateAny(p))
}

// Legal lists sales, purchases, starts, privates of other players and the pass.
func (StockTurn) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	p := e.Player()
	if kinds.Has(SellShares) {
		buf = s.legalSales(p, buf)
	}
	if kinds.Has(BuyShares) {
		buf = s.legalPurchases(p, buf)
	}
	if kinds.Has(Par) {
		buf = s.legalPars(p, buf)
	}
	if kinds.Has(BuyPrivate) {
		for i := range s.game.Privates {
			if a := (Action{Type: BuyPrivate, Entity: e, Private: id.PrivateID(i), Price: 1, Max: s.Cash.Cash(e)}); s.checkPrivateFromPlayer(a) == id.NoRule {
				buf = append(buf, a)
			}
		}
	}
	if kinds.Has(Pass) {
		buf = append(buf, Action{Type: Pass, Entity: e})
	}
	return buf
}

// Apply an action of the turn.
func (StockTurn) Apply(s *State, a Action, j *Journal) error {
	t := &s.Round.Stock
	e := a.Entity
	p := e.Player()
	switch a.Type {
	case SellShares:
		u := shares.Bundle{Corp: a.Corp, Percent: a.Percent, List: a.Certs}
		if r := s.checkSale(p, u); r != id.NoRule {
			return refuse(a, r)
		}
		if !s.usual(e, u) {
			if err := s.Strict(a, id.RuleSellBundle, j); err != nil {
				return err
			}
		}
		s.sell(e, u, j)
		j.Note(EventSharesSold, a.Corp, p, id.Money(a.Percent))
		t.Sold[p] |= 1 << a.Corp
		t.SoldTurn |= 1 << a.Corp
		t.SoldPct[a.Corp] += a.Percent
		t.SoldAny, t.BuyLast = true, false
	case BuyShares:
		k, r := s.checkPurchase(p, a)
		if r != id.NoRule {
			return refuse(a, r)
		}
		s.buyCert(p, a.Corp, k, a.Source, j)
		t.OtherCorp = t.OtherCorp || (t.Bought > 0 && t.BoughtOf != a.Corp)
		t.Bought++
		t.BoughtOf = a.Corp
		t.FromIPO = t.FromIPO || a.Source.Kind == id.Corporation
		t.BuyLast = true
	case Par:
		if r := s.checkPar(p, a.Corp, a.Cell); r != id.NoRule {
			return refuse(a, r)
		}
		price := s.Shares.PriceOf(a.Corp, s.Shares.PresidentSize(a.Corp), s.game.Grid.Cells[a.Cell].Price)
		s.Cash.Transfer(e, s.game.variant.IPOPayee(s, a.Corp, price), price, ledger.ShareFromIPO, j.Log())
		s.startCorp(a.Corp, a.Cell, e, j)
		t.Parred, t.BoughtOf, t.BuyLast = true, a.Corp, true
	case BuyPrivate:
		if r := s.checkPrivateFromPlayer(a); r != id.NoRule {
			return refuse(a, r)
		}
		s.transferPrivate(a, j)
		t.Private, t.BuyLast = true, true
	case Pass:
		return nil
	}
	t.DidAct = true
	if a.Type != BuyPrivate {
		t.Acted, t.Last = true, p
	}
	return nil
}

// Reason is the rule that keeps the player on turn from an action of a kind that he has none of.
func (StockTurn) Reason(s *State, a Action) (r id.Rule) {
	p := a.Entity.Player()
	if a.Type != SellShares && s.mustSell(p) {
		return id.RuleMustSell
	}
	switch a.Type {
	case SellShares:
		r = s.checkSale(p, shares.Bundle{Corp: a.Corp, Percent: a.Percent, List: a.Certs})
	case BuyShares:
		_, r = s.checkPurchase(p, a)
	case Par:
		r = s.checkPar(p, a.Corp, a.Cell)
	case BuyPrivate:
		r = s.checkPrivateFromPlayer(a)
	}
	return r
}

// after is the solvent player who sits behind p.
func (s *State) after(p id.PlayerID) id.PlayerID {
	seats := s.SeatOrder()
	at := 0
	for i, q := range seats {
		if q == p {
			at = i
		}
	}
	for i := 1; i <= len(seats); i++ {
		if q := seats[(at+i)%len(seats)]; !s.Players[q].Bankrupt {
			return q
		}
	}
	return p
}

// purchased reports whether the turn's purchase has been made.
func (t *StockState) purchased() bool { return t.Bought > 0 || t.Parred || t.Private }

// endStockTurn sets or clears the player's mark and goes to the next player, or ends the
// round when all marks are set.
//
// Rule: common rules 7.1.
func (s *State) endStockTurn() {
	r := &s.Round
	t := &r.Stock
	if r.N == 0 {
		r.Over = true
		return
	}
	p := r.current().Player()
	if t.DidAct {
		t.Passed &^= 1 << p
		t.PassedAt[p] = 0
	} else {
		t.Passed |= 1 << p
		if t.PassedAt[p] == 0 {
			t.Passes++
			t.PassedAt[p] = t.Passes
		}
	}
	all := true
	for _, e := range r.Order[:r.N] {
		all = all && t.Passed&(1<<e.N) != 0
	}
	if all {
		r.Over = true
		return
	}
	r.At = (r.At + 1) % r.N
	s.beginStockTurn()
}

// endStockRound moves the prices of sold-out corporations and fixes the order of players for
// the following rounds.
//
// Rule: common rules 7.8, 22.2.
func (s *State) endStockRound(j *Journal) {
	ops := s.operators()
	for _, c := range ops.list() {
		if s.game.Rules.SoldOutRises && s.Shares.InPlayers(c) == 100 {
			s.up(c)
		}
		s.poolDrop(c)
	}
	s.reorderSeats()
}

func (s *State) poolDrop(c id.CorpID) {
	pool := s.Shares.Percent(c, id.ThePool)
	if pool == 0 {
		return
	}
	switch s.game.Rules.PoolDrop {
	case title.PoolDropDownBlock:
		s.down(c, 1)
	case title.PoolDropDownShare:
		s.down(c, pool/s.Shares.Unit(c))
	case title.PoolDropLeftBlock:
		s.left(c, 1)
	}
}

func (s *State) reorderSeats() {
	t := &s.Round.Stock
	seats := s.SeatOrder()
	richest := func() id.PlayerID {
		best := seats[0]
		for _, p := range seats {
			if s.Cash.Cash(id.OfPlayer(p)) > s.Cash.Cash(id.OfPlayer(best)) {
				best = p
			}
		}
		return best
	}
	switch s.game.Rules.NextOrder {
	case title.OrderAfterLastToAct:
		// Everybody has just passed once in a row: the last who acted is the last to pass.
		s.rotateSeats(s.after(s.Round.current().Player()))
	case title.OrderNextClockwise:
		s.rotateSeats(seats[1%len(seats)])
	case title.OrderMostCashKeepOrder:
		s.rotateSeats(richest())
	case title.OrderFirstToPass:
		s.sortSeats(func(p id.PlayerID) int { return int(t.PassedAt[p]) })
	case title.OrderMostCash:
		s.sortSeats(func(p id.PlayerID) int { return -int(s.Cash.Cash(id.OfPlayer(p))) })
	case title.OrderLeastCash:
		s.sortSeats(func(p id.PlayerID) int { return int(s.Cash.Cash(id.OfPlayer(p))) })
	}
}

// sortSeats puts the seats in ascending order of a key; equal ones keep their order.
func (s *State) sortSeats(key func(id.PlayerID) int) {
	seats := s.SeatOrder()
	for i := 1; i < len(seats); i++ {
		for k := i; k > 0 && key(seats[k]) < key(seats[k-1]); k-- {
			seats[k], seats[k-1] = seats[k-1], seats[k]
		}
	}
}
