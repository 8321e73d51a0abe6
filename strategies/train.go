package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// TrainGain is what buying a train brings a corporation until the train rusts or the game
// ends: beside the trains that it has, and for one that can borrow in the place of those that rust
// before; others must keep their money for that. A company with room grows into a train that its
// track does not fill yet.
func (v *View) TrainGain(c id.CorpID, a *engine.Action) float64 {
	r := v.Game().Roster
	kind := r.Cards[a.Train].Type
	var all, rest [id.MaxTrains]id.TrainTypeID
	have := v.Trains(c, all[:0])
	now := v.Run(c, have)
	if old := a.TradedIn(); old != id.NoTrain {
		have = without(have, r.Cards[old].Type)
	}
	life := v.TrainLife(kind)
	kept, first := v.outlasting(have, kind, life, rest[:0])
	beside := v.trainMore(c, have, kind, now)
	if len(kept) == len(have) || !v.borrows(c) {
		return beside * life
	}
	return beside*first + v.trainMore(c, kept, kind, v.Run(c, kept))*(life-first)
}

// trainMore is how much more than now a train earns beside others in a turn.
func (v *View) trainMore(c id.CorpID, have []id.TrainTypeID, kind id.TrainTypeID, now id.Money) float64 {
	more := float64(v.Run(c, append(have, kind)) - now)
	const each, far = 14, 5 // revenue for each stop, stops
	stops := float64(min(v.Game().Def.Trains[kind].Distance, far))
	switch {
	case len(have) >= v.TrainLimit(c):
	case v.borrows(c):
		const found = 0.45 // of the stops of a train, before long
		more = max(more, found*stops*v.stopWorth(kind)/float64(1+len(have)/2))
	default:
		more = max(more, stops*each/float64(1+len(have)))
	}
	return more
}

// outlasting appends those of some trains that a train of a type with such a life does not
// outlast, and says how long the others last.
func (v *View) outlasting(have []id.TrainTypeID, kind id.TrainTypeID, life float64, buf []id.TrainTypeID) (kept []id.TrainTypeID, first float64) {
	r := v.Game().Roster
	first = life
	for _, t := range have {
		switch left := v.TrainLife(t); {
		case r.Types[t].RustsOn == kind && v.Unsold(kind) == r.Types[kind].Copies:
			first = 0
		case left < life:
			first = min(first, left)
		default:
			buf = append(buf, t)
		}
	}
	return buf, first
}

func without(list []id.TrainTypeID, t id.TrainTypeID) []id.TrainTypeID {
	for i, x := range list {
		if x == t {
			return append(list[:i], list[i+1:]...)
		}
	}
	return list
}

// LeastTrain is the discard that costs a corporation least.
func (v *View) LeastTrain(c id.CorpID, discards []engine.Action) (best engine.Action) {
	r := v.Game().Roster
	most := -1.0
	for i, a := range discards {
		var buf [id.MaxTrains]id.TrainTypeID
		kind := r.Cards[a.Train].Type
		rest := without(v.Trains(c, buf[:0]), kind)
		// A train that rusts soon is the first to go.
		keeps := float64(v.Run(c, rest)) - v.TrainLife(kind)
		if i == 0 || keeps > most {
			best, most = a, keeps
		}
	}
	return best
}

// TrainLoss is what a corporation loses with a train until it would have rusted.
func (v *View) TrainLoss(c id.CorpID, t id.TrainID) float64 {
	kind := v.Game().Roster.Cards[t].Type
	var buf [id.MaxTrains]id.TrainTypeID
	have := v.Trains(c, buf[:0])
	now := v.Run(c, have)
	return float64(now-v.Run(c, without(have, kind))) * v.TrainLife(kind)
}

// RushGain is what a purchase takes from the corporations of others more than from those of
// the player, because trains rust: at once if the train is the first of its type, or sooner
// by one train of those that are sold before.
func (v *View) RushGain(c id.CorpID, a *engine.Action) (gain float64) {
	r := v.Game().Roster
	kind := r.Cards[a.Train].Type
	if v.TrainOwner(a.Train).Kind == id.Corporation {
		return 0
	}
	for k := range r.Types {
		killer := id.TrainTypeID(k)
		if first := r.Types[k].Unlimited && v.Phase() < r.Types[k].Begins || v.Unsold(killer) == r.Types[k].Copies; !first {
			continue
		}
		if n := v.before(killer); kind == killer {
			gain += v.rusted(killer)
		} else if n > 0 && kind < killer {
			gain += v.rusted(killer) / float64(n+1)
		}
	}
	return gain
}

// rusted is what others lose more than the player when a type is sold for the first time: the
// runs of the trains that rust until those would have rusted anyway, and what a president
// has to pay whose company has no other.
func (v *View) rusted(killer id.TrainTypeID) (gain float64) {
	r := v.Game().Roster
	for i := range v.Game().Corps {
		o := id.CorpID(i)
		if !v.Floated(o) {
			continue
		}
		var all, rest [id.MaxTrains]id.TrainTypeID
		trains := v.Trains(o, all[:0])
		kept, life := rest[:0], 0.0
		for _, t := range trains {
			if r.Types[t].RustsOn == killer {
				life = max(life, v.TrainLife(t))
			} else {
				kept = append(kept, t)
			}
		}
		if len(kept) == len(trains) {
			continue
		}
		lost := float64(v.Run(o, trains)-v.Run(o, kept)) * (1 + life)
		if len(kept) == 0 {
			lost += v.Liability(o)
		}
		if v.Mine(o) {
			gain -= lost
		} else {
			gain += lost
		}
	}
	return gain
}

// GapCost is by how much a purchase takes a corporation further from a train that lasts; below
// zero if it is one.
func (v *View) GapCost(c id.CorpID, a *engine.Action) float64 {
	if v.HasLasting(c) {
		return 0
	}
	r := v.Game().Roster
	kind := r.Cards[a.Train].Type
	price, _, ok := v.LastingTrain()
	if !ok {
		return 0
	}
	if r.Types[kind].RustsOn == id.NoTrainType {
		return -float64(price)
	}
	cash := v.Cash(id.OfCorp(c))
	coming := v.Coming(c, v.ParPrice(c), 100-v.IPO(c))
	cost := float64(max(0, price-(cash+coming-a.Price)) - max(0, price-(cash+coming)))
	if v.owes(c, cash-a.Price) {
		const own = 0.3 // of it is not borrowed in the end
		cost *= own
	}
	return cost
}
