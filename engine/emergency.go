package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/shares"
	"github.com/trainrush/trainrush/engine/title"
)

// trainNeed is how much money treasury and president lack for the train that the corporation
// must buy.
//
// Rule: common rules 17.3, 22.4.
func (s *State) trainNeed(c id.CorpID) id.Money {
	price := id.Money(0)
	if s.game.Rules.EmergencyCheapest {
		t := s.cheapestFor(c)
		if t == id.NoTrain {
			return 0
		}
		price = s.depotPrice(t)
	} else {
		for _, t := range s.OnSale() {
			price = max(price, s.depotPrice(t))
		}
	}
	return price - s.Cash.Cash(id.OfCorp(c)) - s.Cash.Cash(s.Corps[c].President)
}

// checkEmergencySale is the rule that keeps a president from selling a bundle to pay for a
// train of corporation c, with so much money needed.
//
// Rule: common rules 17.3.
func (s *State) checkEmergencySale(p id.PlayerID, c id.CorpID, u shares.Bundle, need id.Money) id.Rule {
	if r := s.canEmergencySell(p, c, u); r != id.NoRule {
		return r
	}
	if s.game.Rules.SellInBlocks && s.Round.Op.Sold&(1<<u.Corp) != 0 {
		return id.RuleSellBlocks
	}
	if !s.game.Rules.EmergencySellMore && s.MoreThanNeeded(u, need) {
		return id.RuleEmergencyNeed
	}
	return id.NoRule
}

// MoreThanNeeded reports whether a bundle without its smallest certificate would bring the money
// that is needed.
//
// Rule: common rules 17.3.
func (s *State) MoreThanNeeded(u shares.Bundle, need id.Money) bool {
	least := 100
	for i := 0; i < u.List.Len(); i++ {
		least = min(least, s.Shares.Size(s.Shares.Cert(u.Corp, u.List.At(i))))
	}
	price := s.Price(u.Corp)
	return s.Shares.PriceOf(u.Corp, int(u.Percent), price)-s.Shares.PriceOf(u.Corp, least, price) >= need
}

// CanRaise is the rule that keeps a player from selling a bundle in an operating round, whatever
// it brings; he must stay president of corporation c, if it is one.
func (s *State) CanRaise(p id.PlayerID, c id.CorpID, u shares.Bundle) id.Rule {
	if r := s.checkBundle(id.OfPlayer(p), u); r != id.NoRule {
		return r
	}
	return s.canEmergencySell(p, c, u)
}

// Raise sells a bundle in an operating round and puts the operators that follow in order again.
func (s *State) Raise(p id.PlayerID, u shares.Bundle, j *Journal) {
	s.sell(id.OfPlayer(p), u, j)
	j.Note(EventEmergencySale, u.Corp, p, id.Money(u.Percent))
	s.resortOperators()
}

// canEmergencySell leaves out how much is needed: it is what a bankrupt player sells by.
func (s *State) canEmergencySell(p id.PlayerID, c id.CorpID, u shares.Bundle) id.Rule {
	if !s.Corps[u.Corp].Started || !s.saleTiming(p, u.Corp) {
		return id.RuleSellTiming
	}
	if r := s.canDump(p, u); r != id.NoRule {
		return r
	}
	if u.Corp == c || !s.game.Rules.EmergencyPresidencies {
		rest := s.Shares.Percent(u.Corp, id.OfPlayer(p)) - int(u.Percent)
		for _, q := range s.SeatOrder() {
			if q != p && s.Shares.Percent(u.Corp, id.OfPlayer(q)) > rest && s.Corps[u.Corp].President == id.OfPlayer(p) {
				return id.RuleEmergencySale
			}
		}
	}
	return id.NoRule
}

func (s *State) emergencySale(a Action, j *Journal) error {
	c := s.Operator()
	p := a.Entity.Player()
	u := shares.Bundle{Corp: a.Corp, Percent: a.Percent, List: a.Certs}
	if r := s.checkBundle(a.Entity, u); r != id.NoRule {
		return refuse(a, r)
	}
	need := s.trainNeed(c)
	if r := s.checkEmergencySale(p, c, u, need); r != id.NoRule {
		// Half a president's certificate slips through the reference's test of need.
		if r != id.RuleEmergencyNeed || s.Shares.Partial(u) == 0 {
			return refuseValues(a, r, "%d%% of %s; %d is needed", u.Percent, s.game.Corps[u.Corp].Name, need)
		}
		if err := s.Strict(a, r, j); err != nil {
			return err
		}
	}
	if !s.MustBuyTrain(c) {
		if err := s.Strict(a, id.RuleEmergencySale, j); err != nil {
			return err
		}
	}
	if !s.usual(a.Entity, u) {
		if err := s.Strict(a, id.RuleSellBundle, j); err != nil {
			return err
		}
	}
	s.Round.Op.LastSale = s.Price(a.Corp)
	s.Round.Op.Sold |= 1 << a.Corp
	s.sell(a.Entity, u, j)
	j.Note(EventEmergencySale, a.Corp, p, id.Money(a.Percent))
	s.resortOperators()
	return nil
}

func (s *State) legalEmergencySales(p id.PlayerID, c id.CorpID, buf []Action) []Action {
	need := s.trainNeed(c)
	if !s.MustBuyTrain(c) || need <= 0 {
		return buf
	}
	for i := range s.game.Corps {
		o := id.CorpID(i)
		if !s.Corps[o].Started || s.Corps[o].Closed {
			continue
		}
		s.work.bundles = s.Shares.Bundles(o, id.OfPlayer(p), s.work.bundles[:0])
		for _, u := range s.work.bundles {
			if s.checkEmergencySale(p, c, u, need) == id.NoRule {
				buf = append(buf, Action{Type: SellShares, Entity: id.OfPlayer(p), Corp: o, Percent: u.Percent, Certs: u.List})
			}
		}
	}
	return buf
}

// EmergencyFunds is the most that a president can raise for a train of corporation c: the
// treasury, his cash, and the dearest bundle of each corporation that he may sell.
//
// Rule: common rules 17.5.
func (s *State) EmergencyFunds(c id.CorpID, withShares bool) id.Money {
	p := s.Corps[c].President
	funds := s.Cash.Cash(id.OfCorp(c)) + s.Cash.Cash(p)
	if !withShares || p.Kind != id.Player {
		return funds
	}
	need := s.trainNeed(c)
	for i := range s.game.Corps {
		o := id.CorpID(i)
		if !s.Corps[o].Started || s.Corps[o].Closed {
			continue
		}
		best := id.Money(0)
		s.work.bundles = s.Shares.Bundles(o, p, s.work.bundles[:0])
		for _, u := range s.work.bundles {
			if s.checkEmergencySale(p.Player(), c, u, need) == id.NoRule {
				best = max(best, s.Shares.PriceOf(o, int(u.Percent), s.Price(o)))
			}
		}
		funds += best
	}
	return funds
}

// Bankrupt lets the operating corporation declare its president bankrupt.
//
// Rule: common rules 17.5.
type Bankrupt struct{ optional }

// Offers of the step.
func (Bankrupt) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind == id.Corporation && e.Corp() == s.Operator() && s.game.Rules.Bankruptcy != title.BankruptNeverAllowed {
		return Set(DeclareBankrupt)
	}
	return 0
}

// Legal is the bankruptcy, if it is the only way out.
func (Bankrupt) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	if s.MustBankrupt(e.Corp()) {
		buf = append(buf, Action{Type: DeclareBankrupt, Entity: e})
	}
	return buf
}

// MustBankrupt reports whether bankruptcy is the way out for the operating corporation.
func (s *State) MustBankrupt(c id.CorpID) bool {
	if s.timeNow() != title.WhenBuyTrain || !s.MustBuyTrain(c) || !s.cannotPay(c) {
		return false
	}
	step, ok := s.Waiting().(timed)
	return ok && step.Time() == title.WhenBuyTrain
}

// cannotPay reports whether the president of a corporation cannot raise the money for a train.
func (s *State) cannotPay(c id.CorpID) bool {
	t := s.cheapestFor(c)
	return t != id.NoTrain && s.EmergencyFunds(c, s.timeNow() == title.WhenBuyTrain) < s.depotPrice(t)
}

// Apply the bankruptcy: the president sells what he can, the rest of his cash goes to the
// bank.
func (Bankrupt) Apply(s *State, a Action, j *Journal) error {
	c := a.Entity.Corp()
	if !s.cannotPay(c) {
		return refuse(a, id.RuleBankrupt)
	}
	if s.timeNow() != title.WhenBuyTrain || !s.MustBuyTrain(c) {
		if err := s.Strict(a, id.RuleBankrupt, j); err != nil {
			return err
		}
	}
	s.Ruin(s.Corps[c].President.Player(), c, j)
	return nil
}

// Ruin makes a player bankrupt who could not pay for corporation c: he sells what he can, the
// rest of his cash goes to the bank, which takes over a debt.
//
// Rule: common rules 17.5.
func (s *State) Ruin(p id.PlayerID, c id.CorpID, j *Journal) {
	e := id.OfPlayer(p)
	var all corpList
	for i := range s.game.Corps {
		if k := &s.Corps[i]; k.Started && !k.Closed {
			all.add(id.CorpID(i))
		}
	}
	s.game.Grid.Sort(&s.Market, all.list())
	for _, o := range all.list() {
		for s.sellLargest(e, c, o, j) {
		}
	}
	s.resortOperators()
	if cash := s.Cash.Cash(e); cash > 0 {
		s.Cash.Transfer(e, id.TheBank, cash, ledger.BankruptcyCash, j.Log())
	} else {
		s.Cash.Transfer(id.TheBank, e, -cash, ledger.BankruptcyCash, j.Log())
	}
	s.Players[p].Bankrupt = true
	j.Note(EventBankrupt, c, p, 0)
}

// sellLargest sells the largest bundle of o that a bankrupt player may sell.
func (s *State) sellLargest(p id.Entity, c, o id.CorpID, j *Journal) bool {
	once := s.game.Rules.SellInBlocks
	if once && s.Round.Op.Sold&(1<<o) != 0 {
		return false
	}
	s.work.bundles = s.Shares.Bundles(o, p, s.work.bundles[:0])
	best := shares.Bundle{}
	for _, u := range s.work.bundles {
		if u.Percent > best.Percent && s.canEmergencySell(p.Player(), c, u) == id.NoRule {
			best = u
		}
	}
	if best.Percent == 0 {
		return false
	}
	if once {
		s.Round.Op.Sold |= 1 << o
	}
	s.sell(p, best, j)
	j.Note(EventEmergencySale, o, p.Player(), id.Money(best.Percent))
	return true
}
