package engine

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// purse is what the president can add to the treasury for a train: all his cash if the
// corporation must buy, else nothing.
func (s *State) purse(c id.CorpID) id.Money {
	if p := s.Corps[c].President; p.Kind == id.Player && s.MustBuyTrain(c) {
		return s.Cash.Cash(p)
	}
	return 0
}

// buyTrain buys a train from the bank or from another corporation.
//
// Rule: common rules 16.4 to 16.6, 17.1, 17.2.
func (s *State) buyTrain(a Action, j *Journal) error {
	c := a.Entity.Corp()
	old := a.TradedIn()
	if r := s.checkTrain(c, a.Train, old, a.Price); r != id.NoRule {
		if !s.game.tolerates.Has(r) || (r != id.RuleTrainRoom && r != id.RuleTrainPrice) {
			return s.refuseTrain(a, r)
		}
		if err := s.Strict(a, r, j); err != nil {
			return err
		}
	}
	seller := s.Trains.Owner(a.Train)
	cash := s.Cash.Cash(a.Entity)
	if a.Price > cash {
		p := s.Corps[c].President
		if p.Kind != id.Player || s.Cash.Cash(p) < a.Price-cash {
			return s.refuseTrain(a, id.RuleCash)
		}
		s.Cash.Transfer(p, a.Entity, a.Price-cash, ledger.PresidentHelp, j.Log())
		j.Note(EventPresidentHelp, c, p.Player(), a.Price-cash)
	}
	if seller.Kind == id.Corporation {
		s.Cash.Transfer(a.Entity, seller, a.Price, ledger.TrainFromOther, j.Log())
	} else {
		s.Cash.Transfer(a.Entity, id.TheBank, a.Price, ledger.TrainFromDepot, j.Log())
	}
	if old != id.NoTrain {
		s.discard(old)
		j.NoteTrain(EventTrainTraded, c, old, 0)
	}
	s.Trains.Move(a.Train, a.Entity)
	j.NoteTrain(EventTrainBought, c, a.Train, a.Price)
	s.Round.Op.Bought++
	s.afterTrain(c, a.Train, seller, j)
	return nil
}

func (s *State) refuseTrain(a Action, r id.Rule) error {
	asked := ""
	if owner := s.Trains.Owner(a.Train); r == id.RuleTrainPrice && owner.Kind != id.Corporation {
		asked = fmt.Sprintf("the bank asks %d; ", s.depotPrice(a.Train))
	}
	return refuseValues(a, r, "%s for %d; %s%s has %d", s.game.Roster.Of(a.Train).Name, a.Price, asked, s.game.Corps[a.Entity.N].Name, s.Cash.Cash(a.Entity))
}

// checkTrain is the rule that keeps a corporation from buying a train at a price. Rules that
// the reference does not check come last.
func (s *State) checkTrain(c id.CorpID, t, old id.TrainID, price id.Money) id.Rule {
	switch owner := s.Trains.Owner(t); owner.Kind {
	case id.Bank, id.Pool:
		if r := s.game.variant.MayBuyTrain(s, c, t, price); r != id.NoRule {
			return r
		}
		return s.checkDepotTrain(c, t, old, price)
	case id.Corporation:
		if old != id.NoTrain {
			return id.RuleTrainTrade
		}
		if r := s.game.variant.MayBuyTrain(s, c, t, price); r != id.NoRule {
			return r
		}
		return s.checkOtherTrain(c, owner.Corp(), t, price)
	}
	return id.RuleTrainOnSale
}

func (s *State) checkDepotTrain(c id.CorpID, t, old id.TrainID, price id.Money) id.Rule {
	offered := false
	for _, x := range s.OnSale() {
		offered = offered || x == t
	}
	if !offered {
		return id.RuleTrainOnSale
	}
	printed := s.depotPrice(t)
	cash := s.Cash.Cash(id.OfCorp(c))
	if old != id.NoTrain {
		if s.Trains.Owner(old) != id.OfCorp(c) || s.tradeDiscount(t, old) == 0 {
			return id.RuleTrainTrade
		}
		if price > cash {
			return id.RuleCash
		}
		if price != printed-s.tradeDiscount(t, old) {
			return id.RuleTrainPrice
		}
		return id.NoRule
	}
	if price > cash+s.purse(c) {
		return id.RuleCash
	}
	least := s.cheapestFor(c) // at least t is among them
	if s.game.Rules.EmergencyCheapest && s.MustBuyTrain(c) && cash < s.depotPrice(least) && t != least {
		return id.RuleEmergencyCheapest
	}
	if price > cash && s.game.Rules.EmergencyCheapest && s.game.Roster.Cards[t].Type != s.game.Roster.Cards[least].Type {
		return id.RuleEmergencyCheapest
	}
	if !s.HasRoom(c) {
		return id.RuleTrainRoom
	}
	if price != printed {
		return id.RuleTrainPrice
	}
	return id.NoRule
}

func (s *State) checkOtherTrain(c, seller id.CorpID, t id.TrainID, price id.Money) id.Rule {
	if !s.mayBuyFrom(c, seller) {
		return id.RuleTrainSeller
	}
	if price < 1 {
		return id.RuleTrainPrice
	}
	if r := s.checkHelp(c, t, price); r != id.NoRule {
		return r
	}
	if !s.HasRoom(c) {
		return id.RuleTrainRoom
	}
	if s.game.Rules.TrainsAtFaceValue && price != s.game.Roster.Of(t).Price {
		return id.RuleTrainPrice
	}
	return id.NoRule
}

// checkHelp is the rule that keeps a corporation from paying so much for another
// corporation's train, with or without its president's help.
//
// Rule: common rules 16.5, 17.1, 17.3.
func (s *State) checkHelp(c id.CorpID, t id.TrainID, price id.Money) id.Rule {
	cash := s.Cash.Cash(id.OfCorp(c))
	if price > cash {
		purse := s.purse(c)
		switch s.game.Rules.EmergencyFrom {
		case title.HelpNever:
			return id.RuleEmergencyHelp
		case title.HelpValue:
			if price > s.game.Roster.Of(t).Price {
				return id.RuleEmergencyHelp
			}
		}
		if price > cash+purse {
			return id.RuleCash
		}
	}
	if s.Round.Op.LastSale > 0 && s.game.Rules.EmergencyFrom == title.HelpNever {
		return id.RuleEmergencyHelp
	}
	if price < s.leastAfterSale(c, t) {
		return id.RuleEmergencyNeed
	}
	return id.NoRule
}

// leastAfterSale is the least that a train of another corporation must cost after its
// president has sold certificates: so much that the last sale was necessary. It does not
// matter when the treasury has the printed price.
//
// Rule: common rules 17.3.
func (s *State) leastAfterSale(c id.CorpID, t id.TrainID) id.Money {
	cash, last := s.Cash.Cash(id.OfCorp(c)), s.Round.Op.LastSale
	p := s.Corps[c].President
	if last == 0 || p.Kind != id.Player || cash >= s.game.Roster.Of(t).Price {
		return 1
	}
	return max(1, cash+s.Cash.Cash(p)-last+1)
}

// legalTrains lists what a corporation may buy: trains of the bank, trades, and one train of
// each type of each other corporation with its range of prices.
func (s *State) legalTrains(c id.CorpID, buf []Action) []Action {
	e := id.OfCorp(c)
	var sale [id.MaxTrainTypes * 2]id.TrainID
	n := copy(sale[:], s.OnSale())
	for _, t := range sale[:n] {
		if p := s.depotPrice(t); s.checkTrain(c, t, id.NoTrain, p) == id.NoRule {
			buf = append(buf, Action{Type: BuyTrain, Entity: e, Train: t, Price: p})
		}
	}
	var own [id.MaxTrains]id.TrainID
	mine := s.Trains.Of(e, own[:0])
	for _, t := range sale[:n] {
		var seen [id.MaxTrainTypes]bool
		for _, old := range mine {
			k := s.game.Roster.Cards[old].Type
			d := s.tradeDiscount(t, old)
			if seen[k] || d == 0 {
				continue
			}
			seen[k] = true
			if p := s.depotPrice(t) - d; s.checkTrain(c, t, old, p) == id.NoRule {
				buf = append(buf, Action{Type: BuyTrain, Entity: e, Train: t, Price: p, Trade: old + 1})
			}
		}
	}
	if !s.HasRoom(c) {
		return buf
	}
	for i := range s.game.Corps {
		if o := id.CorpID(i); s.mayBuyFrom(c, o) {
			buf = s.legalTrainsOf(c, o, buf)
		}
	}
	return buf
}

func (s *State) legalTrainsOf(c, seller id.CorpID, buf []Action) []Action {
	var seen [id.MaxTrainTypes]bool
	var own [id.MaxTrains]id.TrainID
	for _, t := range s.Trains.Of(id.OfCorp(seller), own[:0]) {
		k := s.game.Roster.Cards[t].Type
		if seen[k] {
			continue
		}
		seen[k] = true
		low, high := s.trainPrices(c, t)
		if low <= high && s.game.variant.MayBuyTrain(s, c, t, low) != id.NoRule {
			// Some titles let this train change hands at its printed price only.
			low = max(low, s.game.Roster.Of(t).Price)
			high = min(high, low)
			if s.game.variant.MayBuyTrain(s, c, t, low) != id.NoRule {
				continue
			}
		}
		if low <= high {
			buf = append(buf, Action{Type: BuyTrain, Entity: id.OfCorp(c), Train: t, Price: low, Max: high})
		}
	}
	return buf
}

// trainPrices is the range of prices a corporation may pay for a train of another.
func (s *State) trainPrices(c id.CorpID, t id.TrainID) (low, high id.Money) {
	cash, printed := s.Cash.Cash(id.OfCorp(c)), s.game.Roster.Of(t).Price
	high = cash
	switch s.game.Rules.EmergencyFrom {
	case title.HelpValue:
		if cash < printed {
			high = min(printed, cash+s.purse(c))
		}
	case title.HelpAlways:
		high = cash + s.purse(c)
	}
	if s.Round.Op.LastSale > 0 && s.game.Rules.EmergencyFrom == title.HelpNever {
		return 1, 0
	}
	low = s.leastAfterSale(c, t)
	if s.game.Rules.TrainsAtFaceValue {
		if low > printed || high < printed {
			return 1, 0
		}
		return printed, printed
	}
	return low, high
}
