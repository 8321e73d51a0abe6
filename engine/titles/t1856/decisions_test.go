package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Rule: 1856, trigger and decisions: whole loans are repaid without a choice, then presidents pay or
// merge in seat order from the president of the buyer.
func TestDecisions(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700")
	x.want("CPR loans 2", "CPR cash 50", "WR loans 2", "WR cash 20", "actor WR")
	x.offers("WR merge", "WR pass", "-CPR merge", "-GT pass")
	x.refuse("CPR merge", id.RuleTurn)
	x.refuse("CPR pass", id.RuleTurn)
	x.cash("p0", 179)
	x.offers("-WR pass")
	x.cash("p0", 180)
	x.play("WR pass")
	x.want("p0 cash 0", "WR loans 0", "WR cash 0", "actor CPR")
	x.cash("p1", 149)
	x.offers("-CPR pass", "CPR merge")
	x.play("CPR merge")
	x.want("CPR closed true", "CGR floated true", "CGR cash 50")
}

// Rule: 1856, decisions: if nobody merges, the national railway never appears.
func TestNobodyMerges(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700", "WR pass", "CPR pass")
	x.want("CGR closed true", "limit 20", "actor CPR", "p1 cash 50")
	if x.own().National.Formed {
		t.Error("the national railway has formed")
	}
}

// Rule: 1856, trigger: without loans left nothing happens.
func TestNobodyOwes(t *testing.T) {
	x := sixes(t)
	x.loans("CPR", 1)
	x.loans("WR", 0)
	x.play("GT train 6 700")
	x.want("CPR loans 0", "CPR cash 50", "CGR closed false", "CGR floated false")
}

// Rule: 1856, decisions: seat order from the president of the buyer; those of one president in the
// operating order of the round.
func TestDecisionOrder(t *testing.T) {
	x := stockRound(t, 4)
	x.found("GT", 100, incremental, "p2 60")
	for _, c := range []struct {
		name, holders string
		par           id.Money
	}{{"BBG", "p1 60", 65}, {"CA", "p0 60", 90}, {"CPR", "p3 60", 70}, {"CV", "p3 60", 80}, {"GW", "p2 60", 75}, {"LPS", "p0 60", 65}} {
		x.found(c.name, c.par, incremental, c.holders)
		x.loans(c.name, 1)
	}
	x.gone("2", "3", "4", "5")
	x.phase("5")
	x.own().Start = 20
	x.cash("GT", 700)
	x.cash("LPS", 100) // one loan that it repays by itself
	x.operate()
	x.want("actor GT")
	x.play("GT pass", "GT train 6 700")
	x.want("LPS loans 0", "LPS cash 0")
	for _, c := range []string{"GW", "CV", "CPR", "CA", "BBG"} {
		x.want("actor " + c)
		president := x.name(x.s.Corps[x.corp(c)].President)
		x.cash(president, 100)
		x.offers(c+" merge", c+" pass")
		x.cash(president, 99)
		x.offers("-" + c + " pass")
		x.refuse(c+" pass", id.RuleStep)
		x.play(c + " merge")
	}
	x.want("CGR floated true", "CGR president p3") // of CV and CPR
}

// Rule: 1856, decisions: the rest comes from the president's cash; nobody sells shares for it, and
// nothing else happens before all have decided.
func TestPayingLoans(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700")
	for _, line := range []string{"p0 sell GT 10", "GT pass", "GT train D 1100", "p1 sell CPR 10", "CGR pass"} {
		x.refuse(line, id.RuleTurn)
	}
	x.refuse("WR repay", id.RuleStep)
	x.cash("p0", 200)
	x.play("WR pass")
	x.want("WR loans 0", "WR cash 0", "p0 cash 20", "WR closed false")
}

// Rule: 1856, decisions: a record may let candidates merge out of turn; live play does not.
func TestMergingOutOfTurn(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700")
	a := x.action("WR merge")
	a.Corp = x.corp("CPR")
	if err := x.s.Apply(a, nil); err == nil || err.(*engine.Refusal).Rule != id.RuleMerge {
		t.Errorf("WR decides for CPR: %v", err)
	}
	x.offers("-CPR merge")
	x.s.SetGame(x.g.Replaying())
	x.play("CPR merge")
	if len(x.j.Tolerated) != 1 || x.j.Tolerated[0] != id.RuleMerge {
		t.Errorf("tolerated %v", x.j.Tolerated)
	}
	x.want("actor WR", "CPR closed false")
	x.play("WR merge")
	x.want("CGR tokens M4.0,O16.0") // in the order of merging
}

// Rule: 1856, decisions, Q8: whoever passes in a record, the first candidate pays.
func TestPassingOutOfTurn(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700")
	x.cash("p0", 200)
	x.refuse("CPR pass", id.RuleTurn)
	x.s.SetGame(x.g.Replaying())
	x.play("CPR pass")
	if len(x.j.Tolerated) != 1 || x.j.Tolerated[0] != id.RuleMerge {
		t.Errorf("tolerated %v", x.j.Tolerated)
	}
	x.want("WR loans 0", "p0 cash 20", "actor CPR")
}

// Rule: 1856, decisions, interest: if the purchase of the 6 is the first action after the trains of
// a buyer without any, the interest on its loans is due before anybody decides; what its president
// sells may close a candidate, which decides no more.
func TestCandidateCloses(t *testing.T) {
	x := sixes(t)
	x.loans("GT", 4)
	x.cash("GT", 720)
	x.cash("p0", 5)
	x.at("GT", 65)
	for i := range x.g.Grid.Cells {
		if k := &x.g.Grid.Cells[i]; k.Row == 8 && k.Col == 0 {
			x.s.Market.Put(x.corp("WR"), id.CellID(i))
		}
	}
	x.play("GT train 6 700")
	x.want("GT loans 4", "GT cash 0", "p0 cash -15", "actor p0")
	x.refuse("GT merge", id.RuleTurn)
	x.refuse("WR merge", id.RuleTurn)
	x.play("p0 sell WR 10")
	x.want("WR closed true", "p0 cash 15", "actor GT")
	x.offers("GT merge", "-GT pass")
	x.play("GT merge")
	x.want("actor CPR")
	x.play("CPR merge")
	x.want("CGR tokens P9.0,M4.0", "CGR floated true")
}

// The same with no other candidate: nobody is left to decide.
func TestLastCandidateCloses(t *testing.T) {
	x := sixes(t)
	x.loans("GT", 1)
	x.loans("CPR", 0)
	x.cash("GT", 700)
	x.cash("p0", 5)
	for i := range x.g.Grid.Cells {
		if k := &x.g.Grid.Cells[i]; k.Row == 8 && k.Col == 0 {
			x.s.Market.Put(x.corp("WR"), id.CellID(i))
		}
	}
	x.play("GT train 6 700")
	x.want("p0 cash -5", "actor p0")
	x.play("p0 sell WR 10")
	x.want("WR closed true", "actor GT", "CGR closed false")
	x.cash("p0", 100)
	x.play("GT pass")
	x.want("CGR closed true", "p0 cash 0", "GT loans 0")
}

// Rule: 1856, decisions: a buyer that merges ends its turn with the last decision; the national
// railway's own come before the next corporation, and it operates from the next round on.
func TestBuyerMerges(t *testing.T) {
	x := sixes(t)
	x.tile("N11", "122", 0)
	x.token("GT", "N11", 0)
	x.token("WR", "N11", 1)
	x.loans("GT", 2)
	x.play("GT train 6 700")
	x.want("GT trains 6", "actor GT")
	x.play("GT merge")
	x.want("actor WR", "CGR trains 6", "GT closed false")
	x.play("WR merge", "CPR pass")
	x.want("actor CGR", "GT closed true")
	x.refuse("CPR pass", id.RuleTurn)
	x.play("CGR remove N11 0")
	x.want("actor CPR")
	if !x.own().National.Permanent {
		t.Error("the 6 does not count as a train that never rusts")
	}
	for x.s.Round.Kind == engine.OperatingRound && x.s.OR == 1 {
		if x.s.Operator() == x.corp("CGR") {
			t.Fatal("CGR operates in the round of its formation")
		}
		x.play(x.name(x.actor()) + " pass")
	}
	x.want("actor CGR") // the highest price
}

// Rule: 1856, decisions: loans of the buyer above its player shares are due as ever when its trains
// are done, before anybody decides.
func TestBuyerRepaysExcess(t *testing.T) {
	x := sixes(t)
	x.loans("GT", 8)
	x.play("GT train 6 700")
	x.want("GT loans 6", "p0 cash 220", "actor GT") // 80 of interest, 200 of two loans
	x.offers("GT merge", "-GT pass")
}

// The procedure is a part of the state: at every decision it goes on in a copy as in the original.
func TestProcedureResumes(t *testing.T) {
	x := sixes(t)
	x.tile("N11", "122", 0)
	x.token("WR", "N11", 0)
	x.token("CPR", "N11", 1)
	x.play("GT train 6 700")
	for i := range 4 {
		x.s.Trains.Move(x.trainIn("4", i), x.entity("WR"))
	}
	lines := []string{"WR merge", "CPR merge", "CGR remove N11 1", "CGR discard 4", "CGR discard 4", "CGR pass"}
	for i, line := range lines {
		y := *x
		y.w = engine.NewWorkspace()
		y.s = x.s.Clone(y.w)
		x.play(line)
		y.play(line)
		if !y.s.Equal(x.s) {
			t.Fatalf("after %q the copy differs", lines[:i+1])
		}
		if i < len(lines)-1 && x.own().Forming.Stage == idle {
			t.Fatalf("after %q nothing is left to decide", line)
		}
	}
	x.want("CGR trains 4,4", "CGR tokens O16.0,M4.0,N11.0")
	if x.own().Forming.Stage != idle {
		t.Error("the procedure is not over")
	}
}
