package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// TrainStep is the purchase of trains, with the president's help in an emergency.
//
// Rule: common rules 16, 17.
type TrainStep struct {
	noSkip
	operatorActs
}

// Mode of the step.
func (TrainStep) Mode() StepMode { return Ordered }

// Time of the step for powers of privates.
func (TrainStep) Time() title.PowerTime { return title.WhenBuyTrain }

// OnSale is the trains that the bank sells now. The slice is valid until the next call.
func (s *State) OnSale() []id.TrainID {
	return s.Trains.OnSale(s.game.Roster, s.Phase, s.work.onSale[:0])
}

// depotPrice is the price of a train of the bank without trading in.
func (s *State) depotPrice(t id.TrainID) id.Money {
	p := s.game.Roster.Of(t).Price
	if s.Trains.Owner(t) == id.ThePool {
		p -= s.game.Rules.DiscardDiscount
	}
	return p
}

// cheapest is the first of the cheapest trains of the bank, or NoTrain.
//
// Rule: common rules 1.7.
func (s *State) cheapest() id.TrainID {
	best := id.NoTrain
	for _, t := range s.OnSale() {
		if best == id.NoTrain || s.depotPrice(t) < s.depotPrice(best) {
			best = t
		}
	}
	return best
}

// cheapestFor is the first of the cheapest trains of the bank that a corporation may have, or
// NoTrain: what it is helped to buy when it must have one.
func (s *State) cheapestFor(c id.CorpID) id.TrainID {
	best := id.NoTrain
	for _, t := range s.OnSale() {
		price := s.depotPrice(t)
		if (best == id.NoTrain || price < s.depotPrice(best)) && s.game.variant.MayBuyTrain(s, c, t, price) == id.NoRule {
			best = t
		}
	}
	return best
}

// TrainLimit is how many trains a corporation may own now.
func (s *State) TrainLimit(c id.CorpID) int {
	k := &s.game.Corps[c]
	if k.Minor {
		return s.PhaseNow().Limit[1] + k.MoreTrains
	}
	return s.PhaseNow().Limit[0] + k.MoreTrains
}

// HasRoom reports whether a corporation is below its train limit.
func (s *State) HasRoom(c id.CorpID) bool {
	return s.Trains.Count(id.OfCorp(c)) < s.TrainLimit(c)
}

// MustBuyTrain reports whether a corporation has to buy a train in its turn.
//
// Rule: common rules 16.2.
func (s *State) MustBuyTrain(c id.CorpID) bool { return s.game.variant.MustBuyTrain(s, c) }

// mustBuyTrain is the common rule of the duty.
func (s *State) mustBuyTrain(c id.CorpID) bool {
	if s.game.Rules.MustBuyTrain == title.BuyNever || s.Trains.Count(id.OfCorp(c)) > 0 || s.cheapestFor(c) == id.NoTrain {
		return false
	}
	return s.game.Rules.MustBuyTrain == title.BuyAlways || s.hasRoute(c)
}

// mayBuyFrom reports whether a corporation may buy trains of another.
func (s *State) mayBuyFrom(c, seller id.CorpID) bool {
	if seller == c || s.Corps[seller].Closed {
		return false
	}
	switch s.game.Rules.TrainsFrom {
	case title.TrainsDepot:
		return false
	case title.TrainsSamePresident:
		return s.Corps[c].President == s.Corps[seller].President
	}
	return true
}

// canBuyTrain reports whether a corporation can buy any train with its own money.
//
// Rule: common rules 16.3.
func (s *State) canBuyTrain(c id.CorpID) bool {
	cash := s.Cash.Cash(id.OfCorp(c))
	if s.HasRoom(c) {
		if t := s.cheapest(); t != id.NoTrain && cash >= s.depotPrice(t) {
			return true
		}
		if cash >= 1 {
			for i := range s.game.Corps {
				if o := id.CorpID(i); s.mayBuyFrom(c, o) && s.Trains.Count(id.OfCorp(o)) > 0 {
					return true
				}
			}
		}
	}
	return s.canTrade(c, cash)
}

// canTrade reports whether some train can be had by trading in another.
func (s *State) canTrade(c id.CorpID, cash id.Money) bool {
	own := s.Trains.Of(id.OfCorp(c), s.work.trains[:0])
	if len(own) == 0 {
		return false
	}
	for _, t := range s.OnSale() {
		for _, o := range own {
			if d := s.tradeDiscount(t, o); d > 0 && cash >= s.depotPrice(t)-d {
				return true
			}
		}
	}
	return false
}

func (s *State) tradeDiscount(t, old id.TrainID) id.Money {
	return s.game.Roster.Of(t).Discount[s.game.Roster.Cards[old].Type]
}

// Demands a decision from a corporation that must or can buy.
func (TrainStep) Demands(s *State) bool {
	c := s.Operator()
	return s.MustBuyTrain(c) || s.canBuyTrain(c)
}

// Offers of the step.
func (TrainStep) Offers(s *State, e id.Entity) ActionSet {
	c := s.Operator()
	if c == id.NoCorp {
		return 0
	}
	if e == id.OfCorp(c) {
		if s.MustBuyTrain(c) {
			return Set(BuyTrain)
		}
		if s.canBuyTrain(c) {
			return Set(BuyTrain, Pass)
		}
		return 0
	}
	if e.Kind == id.Player && e == s.Corps[c].President && s.trainNeed(c) > 0 &&
		(s.MustBuyTrain(c) || s.game.tolerates.Has(id.RuleEmergencySale)) {
		return Set(SellShares)
	}
	return 0
}

// Legal lists trains of the bank, trades, trains of other corporations and the pass; for the
// president the bundles he may sell.
func (TrainStep) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	c := s.Operator()
	if e.Kind == id.Player {
		return s.legalEmergencySales(e.Player(), c, buf)
	}
	if kinds.Has(BuyTrain) {
		buf = s.legalTrains(c, buf)
	}
	if kinds.Has(Pass) {
		buf = append(buf, Action{Type: Pass, Entity: e})
	}
	return buf
}

// Reason is that a corporation which may not pass must buy.
func (TrainStep) Reason(_ *State, a Action) id.Rule {
	if a.Type == Pass {
		return id.RuleTrainMust
	}
	return id.NoRule
}

// Apply a purchase, an emergency sale or the pass.
func (TrainStep) Apply(s *State, a Action, j *Journal) error {
	switch a.Type {
	case BuyTrain:
		return s.buyTrain(a, j)
	case SellShares:
		return s.emergencySale(a, j)
	}
	return nil
}

// Discard lets corporations above their train limit discard, in any order, before anything
// else goes on.
//
// Rule: common rules 16.7.
type Discard struct{ noSkip }

// Mode of the step.
func (Discard) Mode() StepMode { return Conditional }

func (s *State) overLimit(c id.CorpID) bool {
	return !s.Corps[c].Closed && s.Trains.Count(id.OfCorp(c)) > s.TrainLimit(c)
}

// Demands a discard while a corporation is above its limit.
func (Discard) Demands(s *State) bool {
	for i := range s.game.Corps {
		if s.overLimit(id.CorpID(i)) {
			return true
		}
	}
	return false
}

// Actors is the first corporation above its limit, in order of the title; the others may act
// before it.
func (Discard) Actors(s *State, buf []id.Entity) []id.Entity {
	for i := range s.game.Corps {
		if s.overLimit(id.CorpID(i)) {
			return append(buf, id.OfCorp(id.CorpID(i)))
		}
	}
	return buf
}

// Offers of the step.
func (Discard) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind == id.Corporation && s.overLimit(e.Corp()) {
		return Set(DiscardTrain)
	}
	return 0
}

// Legal lists one train of each type.
func (Discard) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	var seen [id.MaxTrainTypes]bool
	for _, t := range s.Trains.Of(e, s.work.trains[:0]) {
		if k := s.game.Roster.Cards[t].Type; !seen[k] {
			seen[k] = true
			buf = append(buf, Action{Type: DiscardTrain, Entity: e, Train: t})
		}
	}
	return buf
}

// Apply the discard.
func (Discard) Apply(s *State, a Action, j *Journal) error {
	if s.Trains.Owner(a.Train) != a.Entity {
		return refuse(a, id.RuleTrainDiscard)
	}
	s.discard(a.Train)
	j.NoteTrain(EventTrainDiscarded, a.Entity.Corp(), a.Train, 0)
	return nil
}

// discard puts a train into the pool or out of the game.
func (s *State) discard(t id.TrainID) {
	if s.game.Rules.DiscardedTrains == title.TrainsRemove {
		s.Trains.Move(t, id.Removed)
		return
	}
	s.Trains.Move(t, id.ThePool)
}
