package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Loans is the number of loans of a corporation.
func (v *View) Loans(c id.CorpID) int { return v.s.Loans(c) }

// creditTurns is how many turns with a loan are counted on.
const creditTurns = 4

// Credit is the money that a corporation can borrow before long.
func (v *View) Credit(c id.CorpID) id.Money {
	x := v.s.Credit(c)
	return x.Amount * id.Money(min(x.Left, creditTurns))
}

// interest is what the loans of a corporation cost it in every turn.
func (v *View) interest(c id.CorpID) id.Money {
	return v.s.Credit(c).Interest * id.Money(v.s.Loans(c))
}

// LoanCost is what a further loan costs until it must be repaid: its interest, and the part of
// its amount that the company is expected to repay.
func (v *View) LoanCost(c id.CorpID, repaid float64) float64 {
	x := v.s.Credit(c)
	return treasuryMoney*float64(x.Interest)*v.LoanLife() + repaid*float64(x.Amount)
}

// LoanLife is in how many operating rounds interest is expected to be due: until the phase
// without loans.
func (v *View) LoanLife() float64 {
	end := v.s.Credit(0).Until
	if end == id.NoTrainType {
		return v.RoundsLeft()
	}
	return min(v.RoundsLeft(), (float64(v.before(end))+0.5)/v.trainPace())
}

// treasuryMoney is what money of a company is worth to its president, who cannot take it out.
const treasuryMoney = 0.4

// LoanGain is what a loan brings a corporation: the train that it can buy with it and not
// without, above its price; and the president's own money, if he would have to help it to one.
func (v *View) LoanGain(c id.CorpID) (gain float64) {
	const dear = 1.5 // the president's money against that of the company
	x := v.s.Credit(c)
	gain = dear * float64(min(x.Amount, v.TrainGap(c)))
	cash := v.Cash(id.OfCorp(c))
	var sale [2 * id.MaxTrainTypes]id.TrainID
	for _, t := range v.OnSale(sale[:0]) {
		k := v.Game().Roster.Of(t)
		if k.Price <= cash || v.TrainCount(c) >= v.TrainLimit(c) {
			continue
		}
		turns := float64((k.Price - cash + x.Amount - 1) / x.Amount)
		if turns > creditTurns {
			continue
		}
		kind := v.Game().Roster.Cards[t].Type
		if life := v.TrainLife(kind); life > turns {
			const treasury = 0.1
			worth := v.TrainGain(c, &engine.Action{Train: t})*(life-turns+1)/life - treasury*float64(k.Price)
			gain = max(gain, worth/turns)
		}
	}
	return gain
}

// LoanSize is the amount of one loan of a corporation.
func (v *View) LoanSize(c id.CorpID) id.Money { return v.s.Credit(c).Amount }

// borrows reports whether a corporation is one that takes loans in this phase of the game.
func (v *View) borrows(c id.CorpID) bool { return v.s.Credit(c).Until != id.NoTrainType }

// owes reports whether a corporation with so much money could not repay all of its loans, and those
// who cannot are taken over by another railway one day.
func (v *View) owes(c id.CorpID, money id.Money) bool {
	x := v.s.Credit(c)
	return x.Until != id.NoTrainType && x.Amount > 0 && max(0, money)/x.Amount < id.Money(v.s.Loans(c))
}

// lastsUntilDue reports whether one of some trains does not rust before loans are due.
func (v *View) lastsUntilDue(c id.CorpID, trains []id.TrainTypeID) bool {
	due := v.s.Credit(c).Until
	for _, t := range trains {
		if killer := v.Game().Roster.Types[t].RustsOn; killer == id.NoTrainType || killer >= due {
			return true
		}
	}
	return false
}

// runsUntilDue reports whether a corporation has such a train.
func (v *View) runsUntilDue(c id.CorpID) bool {
	var trains [id.MaxTrains]id.TrainTypeID
	return v.lastsUntilDue(c, v.Trains(c, trains[:0]))
}
