package strategies

import "github.com/trainrush/trainrush/engine/id"

// lastingGap is the money that a corporation with such trains, none of which lasts, lacks for one
// that does, with so much money now and so much to come; and the cheapest type of those that last. ok
// is false if the bank has none.
//
// When lasting trains come on sale soon, a corporation without a place must wait until its trains
// rust: it then pays for what is on sale, and has repaid its loans before.
func (v *View) lastingGap(c id.CorpID, trains []id.TrainTypeID, money, coming id.Money) (gap id.Money, kind id.TrainTypeID, ok bool) {
	price, kind, ok := v.LastingTrain()
	if !ok {
		return 0, kind, false
	}
	r := v.Game().Roster
	if killer := v.crowdedUntil(c, trains, kind); v.lastingSoon() && killer != id.NoTrainType {
		price = r.Types[killer].Price
		if x := v.s.Credit(c); x.Until != id.NoTrainType && killer >= x.Until {
			coming = 0
			money -= x.Amount * id.Money(v.Loans(c))
		}
	}
	return max(0, price-max(0, money)-coming), kind, true
}

// crowdedUntil is the type whose first sale makes place at a corporation with such trains for one
// of a lasting type, because trains that rust fill the limit of its phase; NoTrainType if there is a
// place.
func (v *View) crowdedUntil(c id.CorpID, trains []id.TrainTypeID, kind id.TrainTypeID) id.TrainTypeID {
	g := v.Game()
	types := g.Roster.Types
	begins := max(v.Phase(), types[kind].Begins)
	places := v.TrainLimit(c) + g.Phases[begins].Limit[0] - g.Phases[v.Phase()].Limit[0]
	first := id.NoTrainType
	for _, t := range trains {
		killer := types[t].RustsOn
		if killer != id.NoTrainType && types[killer].Begins <= begins {
			continue
		}
		places--
		if killer != id.NoTrainType && (first == id.NoTrainType || killer < first) {
			first = killer
		}
	}
	if places > 0 {
		return id.NoTrainType
	}
	return first
}

// crowds reports whether one more train would take the place for a train that lasts from a corporation
// that has none.
func (v *View) crowds(c id.CorpID, trains []id.TrainTypeID, more id.TrainTypeID) bool {
	if !v.lastingSoon() || v.Game().Roster.Types[more].RustsOn == id.NoTrainType {
		return false
	}
	_, kind, _ := v.LastingTrain()
	return v.crowdedUntil(c, append(trains, more), kind) != id.NoTrainType
}

// lastingSoon reports whether trains that last are on sale or come on sale soon.
func (v *View) lastingSoon() bool {
	_, kind, ok := v.LastingTrain()
	return ok && float64(v.before(kind)) < soon*v.trainPace()
}

// Relieves reports whether a corporation that has the money for a train that lasts, but no place,
// gets that place by giving a train away.
func (v *View) Relieves(c id.CorpID, t id.TrainID) bool {
	if v.distress(c) == 0 || v.HasLasting(c) || v.TrainCount(c) < 2 {
		return false
	}
	var buf [id.MaxTrains]id.TrainTypeID
	rest := without(v.Trains(c, buf[:0]), v.Game().Roster.Cards[t].Type)
	gap, _, ok := v.lastingGap(c, rest, v.Cash(id.OfCorp(c)), v.Coming(c, v.ParPrice(c), 100-v.IPO(c)))
	return ok && gap == 0
}
