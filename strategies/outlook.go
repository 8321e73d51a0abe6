package strategies

import (
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// The most and the fewest operating rounds that anybody looks ahead.
const (
	mostRounds  = 16
	fewestRound = 0.5
)

// RoundsLeft is how many operating rounds the game is expected to have left: what the bank
// holds, divided by what the companies will take out of it, which grows. A bank without end
// lasts for some rounds in each phase to come.
func (v *View) RoundsLeft() float64 {
	if v.rounds == 0 {
		v.rounds = v.roundsLeft()
	}
	return v.rounds
}

func (v *View) roundsLeft() float64 {
	set := float64(v.s.PhaseNow().ORs)
	now := set // of the present set, or of the one to come
	if or, of := v.OR(); v.Round() == engine.OperatingRound {
		now = float64(of-or) + 1
	}
	if v.Ending() {
		return v.ending(now, set)
	}
	bank, limited := v.Bank()
	if !limited {
		return min(mostRounds, float64(len(v.Game().Phases)-int(v.Phase()))*roundsPerPhase)
	}
	const start, growth = 60, 0.8
	drain := 0.0
	var trains [id.MaxTrains]id.TrainTypeID
	for i := range v.Game().Corps {
		if c := id.CorpID(i); v.Floated(c) {
			drain += float64(v.Run(c, v.Trains(c, trains[:0])))
		}
	}
	drain = start + drain*(1+growth*float64(bank)/float64(v.Game().Def.Bank.Cash))
	rounds := max(fewestRound, float64(bank)/drain)
	for _, e := range v.Game().Rules.EndConditions {
		if e.Reason == title.EndBank && e.Timing == title.AtFullOR {
			rounds = now + set*math.Ceil(max(0, rounds-now)/set)
		}
	}
	return min(mostRounds, rounds)
}

// ending is how many operating rounds are left once the end is triggered, with so many to go
// in the present set.
func (v *View) ending(now, set float64) float64 {
	switch v.s.End.Timing {
	case title.AtFullOR:
		return now
	case title.AtOneMoreFullORSet:
		if v.Turn() == int(v.s.End.Turn) {
			return now + set
		}
		return now
	}
	return fewestRound
}

// roundsPerPhase is how many operating rounds a phase lasts in a game of people.
const roundsPerPhase = 3

// TrainLife is how many operating rounds a train of a type is expected to run before it
// rusts: the trains that must be sold before, at the pace of the companies at play.
func (v *View) TrainLife(t id.TrainTypeID) float64 {
	if v.lives[t] == 0 {
		v.lives[t] = v.trainLife(t)
	}
	return v.lives[t]
}

func (v *View) trainLife(t id.TrainTypeID) float64 {
	left := v.RoundsLeft()
	r := v.Game().Roster
	killer := r.Types[t].RustsOn
	if killer == id.NoTrainType {
		return left
	}
	return min(left, (float64(v.before(killer))+0.5)/v.trainPace())
}

// before is how many trains the bank sells before the first of a type.
func (v *View) before(t id.TrainTypeID) (n int) {
	r := v.Game().Roster
	from := r.Types[t].AvailableOn
	for k := range r.Types {
		// A type that is on sale out of order comes as soon as its phase is there.
		if from > 0 && r.Types[k].Begins < from || from == 0 && id.TrainTypeID(k) < t {
			n += max(0, v.Unsold(id.TrainTypeID(k)))
		}
	}
	return n
}

// trainPace is how many trains are bought in an operating round: those that got their whole capital at
// once buy more than those that are paid share by share.
func (v *View) trainPace() (pace float64) {
	const whole, byShare = 0.6, 0.36
	for i := range v.Game().Corps {
		switch c := id.CorpID(i); {
		case !v.Floated(c):
		case v.collects(c):
			pace += byShare
		default:
			pace += whole
		}
	}
	return max(1, pace)
}

// soon is the life of a train that must be replaced now, in operating rounds.
const soon = 1.2

// Lasting appends the trains of a corporation that will not rust soon.
func (v *View) Lasting(c id.CorpID, buf []id.TrainTypeID) []id.TrainTypeID {
	from := len(buf)
	buf = v.Trains(c, buf)
	kept := buf[:from]
	for _, t := range buf[from:] {
		if v.TrainLife(t) >= soon {
			kept = append(kept, t)
		}
	}
	return kept
}

// NextTrain is the price of the cheapest train that a corporation could buy from the bank;
// ok is false if there is none.
func (v *View) NextTrain() (price id.Money, kind id.TrainTypeID, ok bool) {
	var sale [2 * id.MaxTrainTypes]id.TrainID
	for _, t := range v.OnSale(sale[:0]) {
		if k := v.Game().Roster.Of(t); !ok || k.Price < price {
			price, kind, ok = k.Price, v.Game().Roster.Cards[t].Type, true
		}
	}
	return price, kind, ok
}

// TrainGap is the money that a corporation lacks for a train that it will soon need because
// it has none that lasts; 0 if it needs none or has the money.
func (v *View) TrainGap(c id.CorpID) id.Money {
	var trains [id.MaxTrains]id.TrainTypeID
	if len(v.Lasting(c, trains[:0])) > 0 {
		return 0
	}
	price, kind, ok := v.NextTrain()
	if !ok {
		return 0
	}
	// A train that rusts at once helps nobody: think of the one after it.
	for v.TrainLife(kind) < soon && int(kind)+1 < len(v.Game().Roster.Types) {
		kind++
		price = v.Game().Roster.Types[kind].Price
	}
	return max(0, price-v.Cash(id.OfCorp(c)))
}
