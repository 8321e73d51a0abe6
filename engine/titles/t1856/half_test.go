package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

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

// Rule: 1856, half president, stock round: at the certificate limit he has to sell first.
func TestHalfPresidentAtTheLimit(t *testing.T) {
	x := halfway(t)
	x.found("GT", 65, incremental, "p0 40 p1 20")
	x.s.CertMax = 4 // three of GT, and the president's
	x.offers("-p0 buy CGR ipo", "p0 sell GT 10")
	x.refuse("p0 buy CGR ipo", id.RuleCertLimit)
	x.play("p0 sell GT 10")
	x.offers("p0 buy CGR ipo")
	x.play("p0 buy CGR ipo")
	x.want("p0 holds CGR 20", "p0 cash 465")
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

// Rule: 1856, half president: a certificate of the pool costs the price and stays there.
func TestHalfPresidentBuysFromThePool(t *testing.T) {
	x := halfway(t)
	c := x.corp("CGR")
	x.s.Shares.Move(x.s.Shares.Cert(c, 7), id.ThePool, false)
	x.at("CGR", 125)
	x.play("p0 buy CGR pool")
	x.want("p0 holds CGR 20", "p0 cash 375", "pool holds CGR 10")
}

// Rule: 1856, half president: with the money, but not allowed to buy, he passes silently.
func TestHalfPresidentFindsNothing(t *testing.T) {
	x := halfway(t)
	c := x.corp("CGR")
	x.s.Shares.Move(x.s.Shares.Cert(c, 8), id.OfCorp(c), true) // nobody could take CGR over
	x.s.Round.Stock.Sold[0] |= 1 << c
	x.s.Round.At = 2
	x.play("p2 pass")
	x.want("actor p1")
	if x.s.End.Over || x.own().National.Half != 0 {
		t.Error("the game is over, or his duty")
	}
}

// Rule: 1856, half president: the game may end with his own sale, when it leaves him without the
// means.
func TestHalfPresidentSellsInVain(t *testing.T) {
	x := halfway(t)
	x.found("GT", 65, incremental, "p1 30 p0 10")
	x.s.Shares.Move(x.s.Shares.Cert(x.corp("CGR"), 8), id.OfCorp(x.corp("CGR")), true)
	x.cash("p0", 20)
	x.want("actor p0")
	x.play("p0 sell GT 10")
	x.want("p0 cash 85")
	if !x.s.End.Over || x.s.End.Reason != engine.Bankruptcy || x.s.Players[0].Bankrupt {
		t.Errorf("%+v, bankrupt %v", x.s.End, x.s.Players[0].Bankrupt)
	}
}
