package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// earning is PRR at its dividend with so much revenue, at 100 with 1000 in its treasury.
func earning(t *testing.T, revenue id.Money, spread string, changes ...func(*title.Definition)) *table {
	t.Helper()
	x := stock(t, 3, 0, changes...)
	x.found("PRR", 100, spread)
	x.cash("PRR", 1000)
	x.own("PRR", "2")
	x.operate("PRR")
	x.s.SetGame(x.g.Replaying()) // a record's revenue needs no runs
	x.play("PRR lay H10 57 1", "PRR pass")
	x.act(engine.Action{Type: engine.RunRoutes, Entity: x.who("PRR"), Price: revenue})
	x.s.SetGame(x.g)
	x.cash("PRR", 1000)
	return x
}

func (x *table) act(a engine.Action) {
	x.Helper()
	x.j.Reset()
	if err := x.s.Apply(a, &x.j); err != nil {
		x.Fatal(err)
	}
}

// Rule: common rules 15: shares of the pool pay the corporation, those of the IPO nobody; the
// price moves right for a payout, left for none.
func TestDividend(t *testing.T) {
	x := earning(t, 80, "p0 0 1 2; p1 3 4; pool 5 6")
	x.refuse("PRR half", id.RuleDividendKind)
	x.notOffered("PRR half")
	x.offered("PRR pay", "PRR withhold")
	y := x.s.Clone(x.w)
	x.play("PRR pay")
	x.want("p0 cash 32", "p1 cash 16", "p2 cash 0", "PRR cash 1016", "PRR cell 112,0,7")
	x.same("operated", x.s.Corps[x.corp("PRR")].Operated, true)

	x.s.CopyFrom(y)
	x.play("PRR withhold")
	x.want("p0 cash 0", "PRR cash 1080", "PRR cell 90,0,5")
}

// Rule: common rules 15: each holder's part is rounded up.
func TestDividendRounding(t *testing.T) {
	x := earning(t, 81, "p0 0 1 2; p1 3 4; p2 5; pool 6")
	x.play("PRR pay") // 8.1 a share
	x.want("p0 cash 33", "p1 cash 17", "p2 cash 9", "PRR cash 1009")
}

// Rule: common rules 15, half: the corporation keeps half, down to a multiple of its shares.
func TestHalfDividend(t *testing.T) {
	half := rule(func(r *title.Rules) { r.HalfDividend = true })
	x := earning(t, 90, "p0 0 1 2; p1 3 4", half)
	x.offered("PRR half")
	x.play("PRR half") // 45: it keeps 40, 5 a share
	x.want("PRR cash 1040", "p0 cash 20", "p1 cash 10", "PRR cell 112,0,7")

	x = earning(t, 10, "p0 0 1 2; p1 3 4", half)
	x.play("PRR half") // keeps nothing
	x.want("PRR cash 1000", "p0 cash 4", "p1 cash 2", "PRR cell 112,0,7")
}

// Rule: common rules 15, rounding note: exact for twenty shares too.
func TestTwentyShares(t *testing.T) {
	twenty := func(d *title.Definition) {
		for i := range d.Corporations {
			if d.Corporations[i].ID == "PRR" {
				d.Corporations[i].Shares = []int{10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5}
				d.Corporations[i].Shares = append([]int{10}, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
			}
		}
	}
	x := earning(t, 332, "p0 0 1 2 3 4 5 6 7 8 9 10; p1 11 12", twenty)
	x.play("PRR pay") // 12 shares of 16.6 are 199.2
	x.want("p0 cash 200", "p1 cash 34")
}

// Rule: common rules 15, 22: who is paid for pool and IPO is a matter of the title.
func TestDividendPayees(t *testing.T) {
	x := earning(t, 100, "p0 0 1 2; p1 3 4; pool 5", rule(func(r *title.Rules) {
		r.PoolSharesPay, r.IPOSharesPay = title.PayNobody, title.PayCorporation
	}))
	x.play("PRR pay")
	x.want("PRR cash 1030", "p0 cash 40")
}

// Rule: common rules 10.3: without revenue the price falls, and the corporation has operated.
func TestNoRevenue(t *testing.T) {
	x := earning(t, 0, "p0 0 1 2; p1 3 4")
	x.want("PRR cell 90,0,5", "PRR cash 1000", "actor PRR")
	x.same("operated", x.s.Corps[x.corp("PRR")].Operated, true)
	x.refuse("PRR pay", id.RuleStep)
}
