package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// Rule: 1856, capital: five shares' money goes to the treasury, that of the others waits for the
// destination.
func TestEscrow(t *testing.T) {
	x := stockRound(t, 3)
	x.cash("p0", 2000)
	x.play("p0 par GT 100", "p1 pass", "p2 pass")
	x.want("GT capital escrow", "GT cash 200")
	for range 4 {
		x.play("p0 buy GT ipo", "p0 pass", "p1 pass", "p2 pass")
	}
	// The sixth share was bought with 50% in the IPO.
	x.want("p0 holds GT 60", "GT cash 500", "GT escrow 100", "p0 cash 1400")
	x.own().Corps[x.corp("GT")].Reached = false
	x.rules().release(x.s, 1<<x.corp("GT"), nil)
	x.want("GT capital incremental", "GT cash 600", "GT escrow 0")
	if got := x.s.Cash.Total(); got != 12000 {
		t.Errorf("%d money in the game", got)
	}
}

// Rule: 1856, capital: the last trains of their types change the kind of new corporations, and how
// much must be sold before a corporation starts.
func TestKindsOfCapital(t *testing.T) {
	x := stockRound(t, 3)
	for _, c := range []struct {
		event string
		kind  capital
		start string
	}{
		{"more_to_start", escrow, "start 30"},
		{"more_to_start", escrow, "start 40"},
		{"end_escrow", incremental, "start 40"},
		{"more_to_start", incremental, "start 50"},
		{"end_incremental", full, "start 50"},
		{"more_to_start", full, "start 60"},
	} {
		x.rules().TrainEvent(x.s, c.event, 0, nil)
		if x.own().Kind != c.kind {
			t.Errorf("%s: %s", c.event, capitalNames[x.own().Kind])
		}
		x.want(c.start)
	}
	x.cash("p0", 500)
	x.own().Corps[x.corp("GT")].Reached = true
	x.play("p0 par GT 100")
	x.want("GT capital full", "GT cash 0") // its destination makes no difference any more
}

// Rule: 1856, capital: a corporation whose destination is reached before it is parred is incremental.
func TestReachedBeforePar(t *testing.T) {
	x := stockRound(t, 3)
	x.own().Corps[x.corp("GT")].Reached = true
	x.cash("p0", 500)
	x.play("p0 par GT 100")
	x.want("GT capital incremental", "GT cash 200")
}

// Rule: 1856, destinations: any track of the destination counts, tokens do not block, several are paid at once.
func TestDestinations(t *testing.T) {
	x := stockRound(t, 3)
	x.found("BBG", 100, escrow, "p0 30")
	x.found("LPS", 90, escrow, "p1 30")
	x.own().Corps[x.corp("LPS")].Escrow = 180
	x.operate()
	lps, bbg := x.corp("LPS"), x.corp("BBG")
	if x.rules().reached(x.s) != 0 {
		t.Error("reached without track")
	}
	x.tile("C14", "6", 5) // to D15 and B15
	x.tile("D15", "9", 2) // on to E16
	x.tile("E16", "9", 2) // and F17
	x.tile("F17", "57", 2)
	x.own().NewTrack = true
	if got := x.rules().reached(x.s); got&(1<<lps) == 0 || got&(1<<bbg) != 0 {
		t.Errorf("reached %b", got)
	}
	x.play("BBG pass")
	x.want("LPS cash 180", "LPS capital incremental", "BBG capital escrow")
	if len(x.j.Auto) != 1 || x.j.Auto[0].Set&(1<<lps) == 0 || x.j.Auto[0].Entity != x.entity("BBG") {
		t.Errorf("the record is told %+v", x.j.Auto)
	}
}

// Rule: 1856, destinations, in a record: its statement is obeyed.
func TestDestinationOfRecord(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, escrow, "p0 40")
	x.own().Corps[x.corp("GT")].Escrow = 100
	x.operate()
	x.s.SetGame(x.g.Replaying())
	x.play("GT pass")
	a := engine.Action{Type: engine.ReachDestination, Entity: x.entity("GT"), Set: 1 << x.corp("GT")}
	if x.actor() != a.Entity || len(x.s.Legal(a.Entity, nil)) == 0 {
		t.Fatal("the statement is not waited for")
	}
	if err := x.s.Apply(a, &x.j); err != nil {
		t.Fatal(err)
	}
	x.want("GT cash 100", "GT capital incremental")
	if len(x.j.Tolerated) != 1 || x.j.Tolerated[0] != id.RuleDestination {
		t.Errorf("tolerated %v", x.j.Tolerated)
	}
}

// Rule: 1856, interest: treasury in tens, then the run, then the president.
func TestInterest(t *testing.T) {
	for _, c := range []struct {
		treasury, revenue, president id.Money
		want                         []string
		left                         id.Money
	}{
		{57, 100, 100, []string{"GT cash 7", "p0 cash 100"}, 90},
		{0, 100, 100, []string{"GT cash 0", "p0 cash 100"}, 40},
		{5, 40, 100, []string{"GT cash 5", "p0 cash 80"}, 0},
		{0, 0, 10, []string{"GT cash 0", "p0 cash -50"}, 0},
	} {
		x := stockRound(t, 3)
		g := x.found("GT", 100, incremental, "p0 60")
		x.loans("GT", 6)
		x.operate()
		x.cash("GT", c.treasury)
		x.cash("p0", c.president)
		x.s.Round.Op.Revenue = c.revenue
		x.rules().charge(x.s, g, nil)
		x.rules().charge(x.s, g, nil) // once in a turn
		x.want(c.want...)
		if x.s.Round.Op.Revenue != c.left {
			t.Errorf("%+v: revenue %d", c, x.s.Round.Op.Revenue)
		}
	}
}

// Rule: 1856, dividends: a run of which interest takes all still waits for a decision, and the price
// falls.
func TestDividendAfterInterest(t *testing.T) {
	x := stockRound(t, 3)
	x.found("LPS", 100, incremental, "p0 60")
	x.loans("LPS", 6)
	x.train("LPS", "2")
	x.gone("2", "3", "4", "5", "6")
	x.operate()
	x.play("LPS lay C14 5 1", "LPS run")
	x.want("p0 cash 490") // Maudaumin and Sarnia 50, interest 60
	x.offers("LPS pay", "LPS withhold")
	x.play("LPS pay")
	x.want("LPS price 90", "p0 cash 490", "LPS cash 0")
}

// Rule: 1856, repaying: any number after the trains; after the first no loan may be taken.
func TestRepaying(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 60")
	x.loans("GT", 3)
	x.gone("2", "3", "4", "5", "6")
	x.cash("GT", 260)
	x.operate()
	x.play("GT pass")
	x.offers("GT repay", "GT loan", "GT pass")
	x.play("GT repay") // the action after the run, so that the interest of the two that are left is due
	x.want("GT loans 2", "GT cash 140")
	x.offers("GT repay", "-GT loan", "GT pass")
	x.play("GT repay")
	x.want("GT loans 1", "GT cash 40")
}

// Rule: 1856, forced repayment: treasury to the last dollar, then the president, into a crisis.
func TestForcedRepayment(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 30 pool 30")
	x.found("CPR", 100, incremental, "p1 30 p0 20")
	x.loans("GT", 5)
	x.gone("2", "3", "4", "5", "6")
	x.cash("GT", 107)
	x.cash("p0", 50)
	x.operate()
	x.play("GT pass")
	x.want("actor GT", "GT loans 5") // nothing to buy: the loans wait for a decision
	x.play("GT pass")
	x.want("GT loans 3", "GT cash 0", "p0 cash -93", "actor p0") // interest 50 of 107, 57 of the 200, the rest from p0
	x.play("p0 sell CPR 10")
	x.want("p0 cash 7")
}

// Rule: 1856, crisis: only the debtor acts, and sells no more than he needs; bankruptcy is for those
// who cannot get out of debt.
func TestCrisis(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 30")
	x.found("CPR", 90, incremental, "p1 30 p0 30")
	x.operate()
	x.s.Cash.Owe(id.OfPlayer(0), id.TheBank, 500+100, ledger.LoanInterest, nil)
	x.own().Turn.Debtor = 0
	x.want("p0 cash -100", "actor p0")
	x.refuse("GT pass", id.RuleTurn)
	x.offers("p0 sell CPR 20", "p0 sell CPR 10", "-p0 sell CPR 30", "-p0 bankrupt", "-GT bankrupt")
	x.refuse("p0 sell CPR 30", id.RuleEmergencyNeed)
	x.refuse("p0 bankrupt", id.RuleBankrupt)
	x.play("p0 sell CPR 20")
	x.want("p0 cash 80", "CPR price 75", "actor GT")

	y := stockRound(t, 3)
	y.found("GT", 100, incremental, "p0 20")
	y.operate()
	y.s.Cash.Owe(id.OfPlayer(0), id.TheBank, 520, ledger.LoanInterest, nil)
	y.own().Turn.Debtor = 0
	y.offers("p0 bankrupt", "-p0 sell GT 10")
	y.play("p0 bankrupt")
	y.want("p0 cash 0")
	if !y.s.End.Over || y.s.Cash.Total() != 12000 {
		t.Error("the game goes on, or money is lost")
	}
}

// Rule: 1856, end of the game: 10 less for each share and loan of its corporation.
func TestWorth(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 30")
	x.loans("GT", 3)
	if got := x.s.Worth(0); got != 500+3*70 {
		t.Errorf("worth %d, want 710", got)
	}
	x.at("GT", 30)
	x.loans("GT", 5)
	if got := x.s.Worth(0); got != 500-3*20 {
		t.Errorf("worth %d, want 440", got)
	}
}

// Rule: 1856, closing: at price 0 everything is lost; the national railway does not go there.
func TestClosing(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, escrow, "p0 20 p1 20")
	x.own().Corps[x.corp("GT")].Escrow = 300
	x.cash("GT", 70)
	x.token("GT", "P9", 0)
	x.train("GT", "2")
	x.at("GT", 30) // the row above the black cells
	for i := range x.g.Grid.Cells {
		if k := &x.g.Grid.Cells[i]; k.Row == 8 && k.Col == 0 {
			x.s.Market.Put(x.corp("GT"), id.CellID(i))
		}
	}
	x.play("p0 pass", "p1 sell GT 10")
	x.want("GT closed true", "GT cash 0", "GT escrow 0", "p0 holds GT 0", "GT trains none")
	if x.s.Trains.Count(id.ThePool) != 0 || x.g.Board.HasToken(&x.s.Board, x.corp("GT"), x.g.Board.HexNamed("P9")) {
		t.Error("its train can be bought, or its token is still there")
	}
	x.refuse("p1 par GT 100", id.RuleParOnce)
}

// Rule: 1856, closing: the turn of an operator that closes is over; its privates close.
func TestOperatorCloses(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 60")
	x.found("CPR", 90, incremental, "p1 60")
	for i := range x.g.Grid.Cells {
		if k := &x.g.Grid.Cells[i]; k.Row == 8 && k.Col == 0 {
			x.s.Market.Put(x.corp("GT"), id.CellID(i))
		}
	}
	ft := x.g.PrivateNamed("FT")
	x.s.Priv[ft] = engine.PrivateState{Owner: x.entity("GT")}
	x.cash("GT", 70)
	x.cash("CPR", 50)
	x.operate()
	for x.s.Operator() == x.corp("CPR") {
		x.play("CPR pass")
	}
	x.want("actor GT")
	x.play("GT pass") // no train: the price moves down into a closing cell
	x.want("GT closed true", "GT cash 0")
	if !x.s.Priv[ft].Closed || x.s.Operator() == x.corp("GT") {
		t.Error("its private is open, or its turn goes on")
	}
}
