package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/shares"
)

// stock is a player's turn of a stock round. The president who owns only half the president's
// certificate of the national railway has to buy the other half before anything else.
//
// Rule: 1856, stock round; half president in the stock round.
type stock struct {
	engine.StockTurn
	r *Rules
}

// half reports whether a player owns half a president's certificate.
func half(s *engine.State, p id.PlayerID) bool {
	return p != id.NoPlayer && of(s).National.Half == p
}

func onTurn(s *engine.State) id.PlayerID { return s.Round.Order[s.Round.At].Player() }

// Offers of the step.
func (x stock) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	p := e.Player()
	if e != s.Round.Order[s.Round.At] || !half(s, p) {
		return x.StockTurn.Offers(s, e)
	}
	var k engine.ActionSet
	if s.CanSellAny(p) {
		k |= engine.Set(engine.SellShares)
	}
	if x.r.canCompleteAny(s, p) {
		k |= engine.Set(engine.BuyShares)
	}
	return k
}

// Demands a decision while the player can do anything but pass.
func (x stock) Demands(s *engine.State) bool {
	p := onTurn(s)
	if !half(s, p) {
		return x.StockTurn.Demands(s)
	}
	return s.CanSellAny(p) || x.r.canCompleteAny(s, p)
}

// Skip ends the game when the half president can never pay the other half.
//
// Rule: 1856, half president in the stock round.
func (x stock) Skip(s *engine.State, j *engine.Journal) {
	if p := onTurn(s); half(s, p) && x.r.neverCompletes(s, p) {
		s.Finish(engine.Bankruptcy, j)
	}
}

// Legal lists sales, purchases, starts and the pass.
func (x stock) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	if p := e.Player(); half(s, p) {
		if kinds.Has(engine.SellShares) {
			buf = x.StockTurn.Legal(s, e, engine.Set(engine.SellShares), buf)
		}
		if kinds.Has(engine.BuyShares) {
			buf = x.r.completions(s, p, buf)
		}
		return buf
	}
	from := len(buf)
	buf = x.StockTurn.Legal(s, e, kinds, buf)
	n := from
	for _, a := range buf[from:] {
		if a.Type == engine.BuyShares && x.r.poolFirst(s, a) {
			continue
		}
		buf[n] = a
		n++
	}
	return buf[:n]
}

// poolFirst reports whether a certificate of the IPO is not sold because the pool holds more than
// its limit.
//
// Rule: 1856, stock round.
func (r *Rules) poolFirst(s *engine.State, a engine.Action) bool {
	return a.Source.Kind == id.Corporation && s.Shares.Percent(a.Corp, id.ThePool) > s.Game().Rules.PoolLimit &&
		!s.Game().Grid.FreeHolding(s.Market.Cell(a.Corp))
}

// Apply an action of the turn.
func (x stock) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	p := a.Entity.Player()
	if a.Type != engine.BuyShares {
		return x.StockTurn.Apply(s, a, j)
	}
	if half(s, p) {
		return x.r.complete(s, a, p, j)
	}
	if a.Corp >= 0 && int(a.Corp) < len(s.Game().Corps) && x.r.poolFirst(s, a) {
		return engine.Refuse(a, id.RulePoolFirst)
	}
	overtakes := a.Corp == x.r.cgr && of(s).National.Half != id.NoPlayer && s.Shares.Percent(a.Corp, a.Entity) >= s.Shares.Unit(a.Corp)
	if !overtakes {
		return x.StockTurn.Apply(s, a, j)
	}
	return x.r.overtake(s, a, p, j)
}

// MaySell keeps a player from selling the last share of a corporation in the turn in which he
// bought of it.
//
// Rule: 1856, vesting.
func (r *Rules) MaySell(s *engine.State, p id.PlayerID, u shares.Bundle) id.Rule {
	t := &s.Round.Stock
	if (t.Bought > 0 || t.Parred) && t.BoughtOf == u.Corp && s.Shares.Percent(u.Corp, id.OfPlayer(p))-int(u.Percent) < s.Shares.Unit(u.Corp) {
		return id.RuleVesting
	}
	return id.NoRule
}

// mayComplete is the price of a certificate that completes half a president's certificate, or the
// rule that keeps the half president from it. He must be allowed to buy it as any other, though
// it stays where it is.
func (r *Rules) mayComplete(s *engine.State, p id.PlayerID, a engine.Action) (id.Money, id.Rule) {
	switch {
	case a.Corp != r.cgr:
		return 0, id.RuleCertSource
	case r.poolFirst(s, a):
		return 0, id.RulePoolFirst
	}
	return s.MayPurchase(p, a)
}

// completions lists the purchases that complete the certificate.
func (r *Rules) completions(s *engine.State, p id.PlayerID, buf []engine.Action) []engine.Action {
	for _, source := range [...]id.Entity{id.OfCorp(r.cgr), id.ThePool} {
		k := s.Shares.FirstOf(r.cgr, source, 0, source.Kind == id.Corporation)
		if k == id.NoCert {
			continue
		}
		a := engine.Action{Type: engine.BuyShares, Entity: id.OfPlayer(p), Corp: r.cgr, Source: source, Percent: uint8(s.Shares.Size(k))}
		a.Certs = a.Certs.With(s.Shares.Index(r.cgr, k))
		if _, rule := r.mayComplete(s, p, a); rule == id.NoRule {
			buf = append(buf, a)
		}
	}
	return buf
}

func (r *Rules) canCompleteAny(s *engine.State, p id.PlayerID) bool {
	var buf [2]engine.Action
	return len(r.completions(s, p, buf[:0])) > 0
}

// neverCompletes reports whether the half president, who has nothing that he may sell, could not
// pay the other half.
func (r *Rules) neverCompletes(s *engine.State, p id.PlayerID) bool {
	price := s.Price(r.cgr)
	if !r.poolFirst(s, engine.Action{Corp: r.cgr, Source: id.OfCorp(r.cgr)}) {
		price = min(price, s.ParPrice(r.cgr))
	}
	return s.Cash.Cash(id.OfPlayer(p)) < price
}

// complete lets the half president pay a certificate, which stays where it is; his own grows to
// its full size.
//
// Rule: 1856, half president in the stock round.
func (r *Rules) complete(s *engine.State, a engine.Action, p id.PlayerID, j *engine.Journal) error {
	price, rule := r.mayComplete(s, p, a)
	if rule != id.NoRule {
		return engine.Refuse(a, rule)
	}
	r.payHalf(s, a, p, price, j)
	return nil
}

// payHalf pays for the missing half and makes the president's certificate whole.
func (r *Rules) payHalf(s *engine.State, a engine.Action, p id.PlayerID, price id.Money, j *engine.Journal) {
	why := ledger.ShareFromPool
	if a.Source.Kind == id.Corporation {
		why = ledger.ShareFromIPO
	}
	s.Cash.Transfer(a.Entity, id.TheBank, price, why, j.Log())
	s.Shares.Resize(r.cgr, 2*s.Shares.Unit(r.cgr))
	of(s).National.Half = id.NoPlayer
	t := &s.Round.Stock
	t.Bought++
	t.BoughtOf = r.cgr
	t.FromIPO = t.FromIPO || a.Source.Kind == id.Corporation
	t.BuyLast, t.DidAct, t.Acted, t.Last = true, true, true, p
}

// overtake lets another player who buys his second share take the presidency: he pays, the
// certificate stays, he exchanges his single share for the president's certificate.
//
// Rule: 1856, half president in the stock round.
func (r *Rules) overtake(s *engine.State, a engine.Action, p id.PlayerID, j *engine.Journal) error {
	price, rule := s.MayPurchase(p, a)
	if rule != id.NoRule {
		return engine.Refuse(a, rule)
	}
	if half, was := s.Shares.Cert(r.cgr, 0), s.Corps[r.cgr].President; was != a.Entity {
		s.Shares.Move(s.Shares.FirstOf(r.cgr, a.Entity, 0, false), was, false)
		s.Shares.Move(half, a.Entity, false)
		s.Corps[r.cgr].President = a.Entity
		j.Note(engine.EventPresident, r.cgr, p, 0)
	}
	r.payHalf(s, a, p, price, j)
	return nil
}
