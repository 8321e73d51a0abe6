package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// borrower is a game in which the national railway, without a train, is at its track step.
func borrower(t testing.TB, changes ...title.Patch) *table {
	t.Helper()
	x := sixes(t, changes...)
	x.borrower()
	return x
}

func (x *table) borrower() {
	x.Helper()
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.tile("O16", "57", 2) // towards Buffalo and Hamilton
	x.tile("N17", "59", 0)
	for x.actor() != x.entity("CGR") {
		x.play(x.name(x.actor()) + " pass")
	}
}

// Rule: 1856, running CGR: it borrows a train, runs it, keeps the money and gives the train back; its
// price stays.
func TestBorrow(t *testing.T) {
	x := borrower(t)
	x.play("CGR pass")
	x.offers("CGR borrow D", "CGR pass")
	x.play("CGR borrow D")
	x.want("CGR trains D", "CGR price 100")
	if x.s.PhaseNow().Name != "6" {
		t.Errorf("phase %s begins", x.s.PhaseNow().Name)
	}
	x.play("CGR run")
	x.want("CGR cash 130", "CGR price 100", "CGR trains D") // Niagara Falls 20, Buffalo 40
	x.offers("-CGR pay", "CGR pass")
	x.play("CGR pass")
	x.want("CGR trains none", "CGR price 100")
	d := x.s.Trains.Of(id.ThePool, nil)
	if len(d) != 1 || x.g.Roster.Cards[d[0]].Index != 0 || x.g.Roster.Cards[x.onSale("D")].Index != 1 {
		t.Errorf("pool %v, the row begins with D-%d", d, x.g.Roster.Cards[x.onSale("D")].Index)
	}
	if !x.s.Corps[x.corp("CGR")].Operated || x.own().National.Permanent {
		t.Error("it has not operated, or the D counts as its own")
	}
}

// Rule: 1856, running CGR: it buys trains that never rust only, trades at face value, must buy when
// it is rich.
func TestNationalPurchases(t *testing.T) {
	x := borrower(t)
	c := x.corp("CGR")
	price := x.s.Price(c)
	x.s.Trains.Move(x.trainIn("4", 0), id.ThePool)
	x.cash("CGR", 1000)
	if x.s.MustBuyTrain(c) {
		t.Error("it must buy with 1,000 and no train")
	}
	x.s.Trains.Move(x.trainIn("4", 1), x.entity("CGR"))
	if !x.s.MustBuyTrain(c) {
		t.Error("it need not buy with 1,000 and a 4 to trade in")
	}
	x.s.Trains.Move(x.trainIn("4", 1), id.Removed)
	x.cash("CGR", 1101)
	if !x.s.MustBuyTrain(c) {
		t.Error("it need not buy with 1,101")
	}
	x.play("CGR pass")
	for x.s.Waiting() != nil && !x.s.Round.IsOver(stepBorrow) {
		x.play("CGR pass")
	}
	x.offers("-CGR train 4 350", "CGR train 6 700 GT", "-CGR train 6 699 GT", "CGR train D 1100", "-CGR pass")
	x.refuse("CGR train 4 350", id.RuleNationalTrain)
	x.refuse("CGR train 6 5 GT", id.RuleFaceValue)
	if x.s.Price(c) != price {
		t.Errorf("the price went from %d to %d", price, x.s.Price(c))
	}
	x.play("CGR train D 1100")
	if !x.own().National.Permanent || x.s.PhaseNow().Name != "D" {
		t.Error("the D is not its own, or begins no phase")
	}
}

// Rule: 1856, running CGR: others buy from it at face value; its trains are for sale to all.
func TestBuyingFromTheNational(t *testing.T) {
	x := borrower(t)
	x.s.Trains.Move(x.trainIn("5", 0), x.entity("CGR"))
	x.s.Trains.Move(x.trainIn("4", 0), x.entity("CGR"))
	x.play("CGR pass")
	for x.s.Operator() != x.corp("GT") {
		x.goOn()
	}
	x.cash("GT", 1000)
	x.play("GT pass")
	x.offers("GT train 5 550 CGR", "-GT train 5 500 CGR", "GT train 4 350 CGR", "-GT train 4 1 CGR")
	x.refuse("GT train 5 549 CGR", id.RuleFaceValue)
	x.cash("CGR", 0)
	x.play("GT train 5 550 CGR")
	x.want("CGR trains 4", "CGR cash 550")
}

// Rule: 1856, running CGR: with more than 750 and a train that rusts it must buy; its president
// may add to the treasury for the cheapest train of the bank, or it trades the old one in.
func TestNationalMustBuy(t *testing.T) {
	x := borrower(t)
	x.gone("6")
	x.s.Trains.Move(x.trainIn("4", 0), x.entity("CGR"))
	x.cash("CGR", 750)
	c := x.corp("CGR")
	if x.s.MustBuyTrain(c) {
		t.Error("it must buy with 750")
	}
	x.cash("CGR", 760)
	x.cash("p1", 400) // president of CGR
	x.want("CGR president p1")
	x.play("CGR pass", "CGR run")
	x.offers("CGR train D 750 for 4", "CGR train D 1100", "-CGR pass")
	x.refuse("CGR pass", id.RuleTrainMust)
	x.want("CGR cash 820") // it has run for 60
	x.play("CGR train D 1100")
	x.want("p1 cash 120", "CGR cash 0", "CGR trains D") // the 4 rusts
}

// Rule: 1856, running CGR: once it has owned a train that never rusts it borrows none, chooses its
// dividend, and its price moves.
func TestNationalWithPermanentTrain(t *testing.T) {
	x := borrower(t)
	x.own().National.Permanent = true
	x.s.Trains.Move(x.trainIn("5", 0), x.entity("CGR"))
	x.play("CGR pass", "CGR run")
	x.offers("CGR pay", "CGR withhold", "-CGR pass")
	x.play("CGR pay")
	x.want("CGR price 110")

	y := borrower(t)
	y.own().National.Permanent = true
	y.cash("CGR", 2000)
	y.play("CGR pass")
	y.offers("-CGR borrow D", "CGR train D 1100", "-CGR pass") // it has a route, and no train
	y.want("CGR price 90")
}

// Rule: 1856, options: with 8-trains the national railway borrows an 8; what makes it buy stays.
func TestBorrowsAnEight(t *testing.T) {
	x := sitWith(t, 3, []string{"eight_train_variant"})
	x.begin()
	x.sixes()
	x.borrower()
	x.cash("CGR", 1100)
	if x.s.MustBuyTrain(x.corp("CGR")) {
		t.Error("it must buy with 1,100")
	}
	x.play("CGR pass")
	x.offers("CGR borrow 8", "CGR pass")
	x.play("CGR borrow 8", "CGR run")
	x.want("CGR trains 8", "CGR cash 1160")
}

// Rule: 1856, running CGR: the cheapest train that its president helps to buy is one that it may have,
// whatever lies in the pool.
func TestNationalIsHelpedToAPermanentTrain(t *testing.T) {
	x := borrower(t)
	x.own().National.Permanent = true
	x.s.Trains.Move(x.trainIn("4", 0), id.ThePool)
	x.cash("CGR", 400) // enough for the 4, not for a 6
	x.cash("p1", 300)
	x.play("CGR pass")
	x.offers("CGR train 6 700", "-CGR train 4 350", "-CGR train D 1100", "-CGR pass", "-CGR bankrupt")
	x.refuse("CGR train D 1100", id.RuleCash)
	x.play("CGR train 6 700")
	x.want("p1 cash 0", "CGR trains 6")

	y := borrower(t)
	y.own().National.Permanent = true
	y.s.Trains.Move(y.trainIn("4", 0), id.ThePool)
	y.cash("CGR", 400)
	y.cash("p1", 299)
	y.play("CGR pass")
	y.offers("p1 sell CGR 10", "-CGR train 6 700", "-CGR pass", "-CGR bankrupt")
}
