package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// borrower is a game in which the national railway, without a train, is at its track step.
func borrower(t testing.TB, changes ...title.Patch) *table {
	t.Helper()
	x := sixes(t, changes...)
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.tile("O16", "57", 2) // towards Buffalo and Hamilton
	x.tile("N17", "59", 0)
	for x.actor() != x.entity("CGR") {
		x.play(x.name(x.actor()) + " pass")
	}
	return x
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
		t.Errorf("discard pile %v, the row begins with D-%d", d, x.g.Roster.Cards[x.onSale("D")].Index)
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

// halfway is a stock round in which p0 owns half the president's certificate of the national
// railway and p1 a single share.
func halfway(t testing.TB) *table {
	t.Helper()
	x := stockRound(t, 3)
	c := x.corp("CGR")
	x.s.Corps[c].Started, x.s.Corps[c].Floated = true, true
	for i := range x.g.Grid.Cells {
		if k := &x.g.Grid.Cells[i]; k.Row == 0 && k.Price == 100 {
			x.s.Corps[c].Par = id.CellID(i)
			x.s.Market.Put(c, id.CellID(i))
		}
	}
	x.s.Corps[c].President = id.OfPlayer(0)
	x.s.Shares.Move(x.s.Shares.Cert(c, 0), id.OfPlayer(0), false)
	x.s.Shares.Move(x.s.Shares.Cert(c, 8), id.OfPlayer(1), false)
	x.s.Shares.Resize(c, 10)
	x.own().National.Formed, x.own().National.Half = true, 0
	return x
}

// Rule: 1856, half president: he may only sell or buy the other half, which stays where it is.
func TestHalfPresident(t *testing.T) {
	x := halfway(t)
	x.found("GT", 65, incremental, "p0 40")
	x.offers("p0 buy CGR ipo", "p0 sell GT 10", "-p0 pass", "-p0 par BBG 65", "-p0 buy GT ipo")
	x.refuse("p0 pass", id.RuleStep)
	x.play("p0 buy CGR ipo")
	x.want("p0 holds CGR 20", "p0 cash 400", "CGR ipo 70", "CGR president p0", "actor p0")
	x.offers("p0 pass", "-p0 par BBG 65")
	if x.own().National.Half != id.NoPlayer || x.s.Shares.Unowned(x.corp("CGR")) != 0 {
		t.Error("the certificate is not whole")
	}
}

// Rule: 1856, half president: another player's second share makes him president.
func TestHalfPresidentOvertaken(t *testing.T) {
	x := halfway(t)
	x.found("GT", 65, incremental, "p0 20 p2 20")
	x.cash("p0", 60)
	x.play("p0 sell GT 10")
	x.want("actor p0", "p0 cash 125") // he can pay now, and must
	x.play("p0 buy CGR ipo")
	x.want("p0 holds CGR 20", "CGR president p0")

	y := halfway(t)
	y.found("GT", 65, incremental, "p0 30 p2 20")
	y.cash("p0", 40)
	y.own().National.Half = 0
	y.s.Round.At = 1
	y.play("p1 buy CGR ipo")
	y.want("p1 holds CGR 20", "p0 holds CGR 10", "CGR president p1", "CGR ipo 70", "p1 cash 400")
	if y.own().National.Half != id.NoPlayer {
		t.Error("the duty is still there")
	}
}

// Rule: 1856, half president: who can never pay ends the game.
func TestHalfPresidentCannotPay(t *testing.T) {
	x := halfway(t)
	x.s.Shares.Move(x.s.Shares.Cert(x.corp("CGR"), 8), id.OfCorp(x.corp("CGR")), true)
	x.s.Round.At = 2
	x.cash("p0", 99)
	x.play("p2 pass")
	if !x.s.End.Over || x.s.End.Reason != engine.Bankruptcy {
		t.Errorf("the game goes on: %+v", x.s.End)
	}
	x.want("p0 cash 99")

	y := halfway(t)
	y.found("GT", 65, incremental, "p0 20 p2 20") // its sale brings the money
	y.s.Round.At = 2
	y.cash("p0", 60)
	y.play("p2 pass")
	if y.s.End.Over {
		t.Error("the game is over")
	}
	y.want("actor p0")
}
