package strategies

import (
	"github.com/trainrush/trainrush/engine/id"
)

// Prospect is what a corporation is expected to earn until the end of the game: so much in
// each turn with the trains that it has or buys first, and so much with the train that lasts.
type Prospect struct {
	Now   float64  // revenue of a turn with its trains
	Life  float64  // operating rounds until those have rusted
	Later float64  // revenue of a turn after that
	Gap   id.Money // money that it lacks for a train that never rusts
	Sinks bool     // it can leave its debts, and the duty to buy a train, to another railway
}

// shopping is how many trains a company without any is expected to buy at once.
const shopping = 2

// Prospect is that of a corporation; one that has not floated yet has its capital to come.
func (v *View) Prospect(c id.CorpID) Prospect {
	money := v.Cash(id.OfCorp(c))
	if !v.Floated(c) && v.Cell(c) != id.NoCell {
		money = v.Funds(c, v.ParPrice(c), 100-v.IPO(c))
	}
	return v.prospect(c, money, v.Coming(c, v.ParPrice(c), 100-v.IPO(c)))
}

// prospect is that of a corporation with so much money now, and so much to come.
func (v *View) prospect(c id.CorpID, money, coming id.Money) (p Prospect) {
	var all, kept [id.MaxTrains]id.TrainTypeID
	trains := v.Trains(c, all[:0])
	if price, kind, ok := v.NextTrain(); ok && len(trains) == 0 {
		for len(trains) < shopping && len(trains) < v.TrainLimit(c) && money >= price && !v.crowds(c, trains, kind) {
			trains = append(trains, kind)
			money -= price
		}
	}
	p.Now = max(float64(v.Run(c, trains)), youth*v.hope(c, trains))
	lasting := kept[:0]
	for _, t := range trains {
		if v.Game().Roster.Types[t].RustsOn == id.NoTrainType {
			lasting = append(lasting, t)
		} else {
			p.Life = max(p.Life, v.TrainLife(t))
		}
	}
	p.Sinks = v.owes(c, money) && v.lastsUntilDue(c, trains)
	if len(lasting) == 0 {
		gap, kind, ok := v.lastingGap(c, trains, money, coming)
		if !ok {
			return p
		}
		p.Gap = gap
		lasting = append(lasting, kind)
	}
	p.Later = max(float64(v.Run(c, lasting)), grown*v.hope(c, lasting))
	if p.Sinks {
		const kept = 0.5 // of what its shares earn is left to their holders in the other railway
		p.Later *= kept
	}
	if p.Life == 0 && p.Gap == 0 {
		p.Now = p.Later
	}
	return p
}

// How much of what trains can fill they find in the first rounds, and later.
const (
	youth = 0.5
	grown = 0.8
)

// hope is what trains would earn on track that fills them, near the homes of a corporation.
func (v *View) hope(c id.CorpID, trains []id.TrainTypeID) (sum float64) {
	const far = 7 // stops that even the longest train finds
	for n, t := range trains {
		sum += float64(min(v.Game().Def.Trains[t].Distance, far)) * v.stopWorth(t) / float64(1+n/2)
	}
	return sum * v.quality(c)
}

// stopWorth is what a stop pays in the phase of a train: track has become better by then.
func (v *View) stopWorth(t id.TrainTypeID) float64 {
	const least, perColour = 20, 10
	g := v.Game()
	stage := g.Phases[g.Roster.Types[t].Begins].Stage
	return least + perColour*float64(stage-g.Phases[0].Stage)
}

// quality is how good the homes of a corporation are beside those of others, around 1.
func (v *View) quality(c id.CorpID) float64 {
	const least, most = 0.9, 1.1
	sum, n := 0.0, 0
	for i := range v.Game().Corps {
		sum += v.HomeWorth(id.CorpID(i))
		n++
	}
	if sum == 0 {
		return 1
	}
	return min(most, max(least, v.HomeWorth(c)*float64(n)/sum))
}

// LastingTrain is the cheapest train that never rusts and that the bank still has, on sale
// now or later; ok is false if there is none.
func (v *View) LastingTrain() (price id.Money, kind id.TrainTypeID, ok bool) {
	r := v.Game().Roster
	for k := range r.Types {
		t := id.TrainTypeID(k)
		if r.Types[k].RustsOn == id.NoTrainType && v.Unsold(t) != 0 && (!ok || r.Types[k].Price < price) {
			price, kind, ok = r.Types[k].Price, t, true
		}
	}
	return price, kind, ok
}

// Liability is how much of a lasting train the president may have to pay himself: what is
// missing, less what the company can keep of its revenue before its trains rust.
func (v *View) Liability(c id.CorpID) float64 {
	p := v.Prospect(c)
	if p.Life >= v.RoundsLeft() || p.Sinks {
		return 0
	}
	const kept = 2 // turns in which the revenue is kept, at most
	return max(0, float64(p.Gap)-p.Now*min(kept, p.Life))
}

// Exposure is the money that the player may have to put into the trains of his corporations:
// in full where they rust soon, less where there is time.
func (v *View) Exposure() (sum float64) {
	const far = 3 // operating rounds after which the danger is half as great
	for i := range v.Game().Corps {
		if c := id.CorpID(i); v.Floated(c) && v.Mine(c) {
			sum += v.Liability(c) * far / (far + v.Prospect(c).Life)
		}
	}
	return sum
}

// Imminent is the money that the player may have to put in the operating rounds that come next into the
// trains of his corporations that are paid share by share: he can give it to them for shares before.
func (v *View) Imminent() (sum float64) {
	for i := range v.Game().Corps {
		if c := id.CorpID(i); v.Floated(c) && v.Mine(c) && v.collects(c) {
			sum += v.imminent(c)
		}
	}
	return sum
}

// imminent is what a corporation whose last train rusts in the next operating rounds will lack for the
// one that rusts it: it takes a loan in every turn, and keeps its revenue in one.
func (v *View) imminent(c id.CorpID) float64 {
	p := v.Prospect(c)
	if p.Sinks || p.Life >= float64(v.s.PhaseNow().ORs) {
		return 0
	}
	price, kind, ok := v.NextTrain()
	types := v.Game().Roster.Types
	var buf [id.MaxTrains]id.TrainTypeID
	for _, t := range v.Trains(c, buf[:0]) {
		switch killer := types[t].RustsOn; {
		case killer == id.NoTrainType:
			return 0
		case killer > kind:
			kind, price = killer, types[killer].Price
		}
	}
	if !ok {
		return 0
	}
	x := v.s.Credit(c)
	lack := price - v.Cash(id.OfCorp(c)) - x.Amount*id.Money(min(x.Left, int(p.Life)+1))
	return max(0, float64(lack)-p.Now*min(1, p.Life))
}

// Distress is the money that the companies of the player lack: for trains at once, and once those
// that last come on sale soon, for one of these, unless they can leave that to another railway.
func (v *View) Distress() (sum id.Money) {
	for i := range v.Game().Corps {
		if c := id.CorpID(i); v.Floated(c) && v.Mine(c) {
			sum += v.distress(c)
		}
	}
	return sum
}

func (v *View) distress(c id.CorpID) id.Money {
	p := v.Prospect(c)
	if p.Sinks {
		return 0
	}
	gap := v.TrainGap(c)
	if v.lastingSoon() {
		gap = max(gap, p.Gap)
	}
	return gap
}

// HasLasting reports whether a corporation has a train that never rusts.
func (v *View) HasLasting(c id.CorpID) bool {
	var buf [id.MaxTrains]id.TrainTypeID
	for _, t := range v.Trains(c, buf[:0]) {
		if v.Game().Roster.Types[t].RustsOn == id.NoTrainType {
			return true
		}
	}
	return false
}
