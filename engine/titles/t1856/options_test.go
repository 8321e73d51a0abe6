package t1856

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// both runs a test without and with a switch of the title's own.
func both(t *testing.T, key string, f func(t *testing.T, on bool, change title.Patch)) {
	t.Helper()
	for _, on := range []bool{false, true} {
		name := key + " off"
		if on {
			name = key + " on"
		}
		t.Run(name, func(t *testing.T) { f(t, on, own(key, on)) })
	}
}

// Rule: 1856, Q2: from B15 a connection may pass Sarnia to Maudaumin, but not the other way.
func TestSarniaBlocks(t *testing.T) {
	both(t, "sarnia_blocks_destination", func(t *testing.T, on bool, change title.Patch) {
		x := stockRound(t, 3, change, own("destinations", destinations(map[string][2]string{"BBG": {"C16", "D15"}, "CA": {"B19", "D13"}})))
		x.found("CA", 100, escrow, "p0 40")
		x.tile("B19", "57", 0) // up to B17
		x.tile("B17", "9", 0)
		x.tile("B15", "9", 0) // up to Sarnia
		x.tile("C14", "6", 2) // from Sarnia to D13
		x.tile("D13", "8", 1)
		if got := x.rules().connected(x.s, x.corp("CA")); got == on {
			t.Errorf("connected %v", got)
		}
	})
}

// destinations keeps everybody's and changes some.
func destinations(some map[string][2]string) map[string]any {
	d, _ := configs.Title("1856")
	out := map[string]any{}
	for name, v := range d.Own["destinations"].(map[string]any) {
		out[name] = v
		if x, ok := some[name]; ok {
			out[name] = map[string]any{"from": x[0], "to": []any{x[1]}}
		}
	}
	return out
}

// Rule: 1856, Q3: without a run, interest waits for the next action, and is not paid if there is
// none; with the switch it is due at once.
func TestInterestAlways(t *testing.T) {
	both(t, "interest_always", func(t *testing.T, on bool, change title.Patch) {
		x := stockRound(t, 3, change)
		x.found("GT", 100, incremental, "p0 30 p1 30")
		x.loans("GT", 6)
		x.cash("GT", 75)
		x.operate()
		x.play("GT pass") // no train, no route, no train to buy: the turn is over
		want := "GT cash 75"
		if on {
			want = "GT cash 15"
		}
		x.want(want)
		if x.s.Round.Kind != engine.StockRound {
			t.Errorf("the %v round goes on", x.s.Round.Kind)
		}
	})
}

// Rule: 1856, Q3: interest that puts the president into debt stops the turn before the dividend.
func TestInterestAlwaysCrisis(t *testing.T) {
	x := stockRound(t, 3, own("interest_always", true))
	x.found("GT", 100, incremental, "p0 60")
	x.found("CPR", 100, incremental, "p1 20 p0 20")
	x.loans("GT", 6)
	x.cash("p0", 0)
	x.operate()
	x.play("GT pass")
	x.want("p0 cash -60", "actor p0", "GT price 100")
	x.play("p0 sell CPR 10")
	x.want("p0 cash 40", "GT price 90")
}

// debtor is a game in which p0 owes interest for GT, of which p1 has nearly as much.
func debtor(t *testing.T, change title.Patch) *table {
	x := stockRound(t, 3, change)
	x.found("GT", 100, incremental, "p0 40 p1 30")
	x.at("GT", 65)
	x.loans("GT", 7)
	x.cash("p0", 0)
	x.operate()
	x.own().Corps[x.corp("GT")].Loans = 4
	for x.s.Cash.Cash(id.OfPlayer(0)) >= 0 {
		x.own().Turn.Charged = false
		x.s.Round.CloseStep(stepRun)
		x.rules().After(x.s, engine.Action{}, nil)
		x.own().Corps[x.corp("GT")].Loans += 20
	}
	x.own().Corps[x.corp("GT")].Loans = 0
	return x
}

// Rule: 1856, Q4: the presidency is protected in the first sale of a crisis only.
func TestCrisisKeepsPresidency(t *testing.T) {
	both(t, "crisis_keeps_presidency", func(t *testing.T, on bool, change title.Patch) {
		x := debtor(t, change)
		x.s.Cash.Owe(id.OfPlayer(0), id.TheBank, 200, 1, nil)
		x.want("actor p0")
		x.offers("p0 sell GT 10", "-p0 sell GT 20")
		x.play("p0 sell GT 10")
		if got := x.offered("p0 sell GT 10"); got == on {
			t.Errorf("a second sale, which gives the presidency away, is offered: %v", got)
		}
	})
}

// Rule: 1856, Q5: the debt is forgotten when the presidency has moved.
func TestDebtorStays(t *testing.T) {
	both(t, "debtor_stays", func(t *testing.T, on bool, change title.Patch) {
		x := debtor(t, change)
		x.s.Cash.Owe(id.OfPlayer(0), id.TheBank, 300, 1, nil)
		x.play("p0 sell GT 10", "p0 sell GT 10")
		x.want("GT president p1")
		if p, _ := debt(x.s); (p == 0) != on {
			t.Errorf("player %d is asked to pay", p)
		}
	})
}

// Rule: 1856, Q6: a corporation that closes brings the first certificate limit back.
func TestCertLimitFollowsTable(t *testing.T) {
	both(t, "cert_limit_follows_table", func(t *testing.T, on bool, change title.Patch) {
		x := sixes(t, change)
		x.play("GT train 6 700", "WR merge", "CPR merge")
		x.want("limit 25")
		x.found("BBG", 65, full, "p0 20")
		x.s.CloseCorp(x.corp("BBG"), nil)
		if on {
			x.want("limit 22")
		} else {
			x.want("limit 20")
		}
	})
}

// Rule: 1856, Q7: the port counts once for a run, or for every stop in its hex.
func TestPortPerStop(t *testing.T) {
	both(t, "port_per_stop", func(t *testing.T, on bool, change title.Patch) {
		x := stockRound(t, 3, change)
		x.found("BBG", 100, incremental, "p0 60")
		x.train("BBG", "3")
		x.token("BBG", "J15", 0)
		x.tile("J15", "57", 0) // down to J17
		x.tile("J17", "56", 1) // towns at 1 and 3, and at 2 and 4
		x.tile("I18", "7", 3)
		x.tile("I16", "7", 5) // from one town round to the other
		x.own().Port, x.own().PortOwner = x.g.Board.HexNamed("J17"), x.corp("BBG")
		want := "BBG best 60" // Brantford 20, two towns 20, the port 20
		if on {
			want = "BBG best 80"
		}
		x.want(want)
	})
}

// Rule: 1856, differences: the hex of Flos Tramway once a corporation owns it.
func TestFlosHexExclusive(t *testing.T) {
	both(t, "ft_exclusive_hex", func(t *testing.T, on bool, change title.Patch) {
		x := stockRound(t, 3, change)
		p := x.g.PrivateNamed("FT")
		x.s.Priv[p] = engine.PrivateState{Owner: x.entity("CPR")}
		l3 := x.g.Board.HexNamed("L3")
		for _, c := range []string{"CPR", "GT"} {
			var set board.HexSet
			x.rules().Block(x.s, x.corp(c), &set)
			if got, want := set.Has(l3), on && c == "GT"; got != want {
				t.Errorf("L3 is closed to %s: %v", c, got)
			}
		}
	})
}

// Rule: 1856, differences: borrowing with trains that will rust.
func TestBorrowWithRusting(t *testing.T) {
	both(t, "cgr_borrow_with_rusting", func(t *testing.T, on bool, change title.Patch) {
		x := borrower(t, change)
		x.s.Trains.Move(x.trainIn("4", 0), x.entity("CGR"))
		x.play("CGR pass")
		if got := x.offered("CGR borrow D"); got != on {
			t.Errorf("borrowing is offered: %v", got)
		}
	})
}

// TestBounds refuses figures with which the title cannot be played.
func TestBounds(t *testing.T) {
	for _, c := range []struct {
		key   string
		value any
		want  string
	}{
		{"loan.amount", 0, "own.loan.amount: 0 lies outside 1 to 1000"},
		{"loan.interest", 101, "own.loan.interest: 101 lies outside 0 to 100"},
		{"loan.count", 256, "own.loan.count: 256 lies outside 0 to 250"},
		{"start_percent", 80, "own.start_percent: 120 lies outside 10 to 100"},
		{"escrow_from", 101, "own.escrow_from: 101 lies outside 0 to 100"},
		{"rights.tunnel.supply", -1, "own.rights.tunnel.supply: -1 lies outside 0 to 100"},
		{"national.station_price", -1, "own.national.station_price: -1 lies outside 0 to 1000"},
		{"national.lowest_price", -1, "own.national.lowest_price: -1 lies outside 0 to 1000"},
		{"national.must_buy_above", -1, "own.national.must_buy_above: -1 lies outside 0 to 100000"},
		{"national_cert_limits.11.4", 300, "own.national_cert_limits.11.4: 300 lies outside 1 to 100"},
		{"national.corporation", "XYZ", `own.national.corporation: there is no corporation "XYZ"`},
		{"destinations.CA.from", "Z9", `own.destinations.CA.from: there is no hex "Z9"`},
	} {
		d, err := configs.Title("1856")
		if err != nil {
			t.Fatal(err)
		}
		if d, err = d.Apply([]title.Patch{own(c.key, c.value)}); err != nil {
			t.Fatal(err)
		}
		if d, err = d.With(nil, 4); err != nil {
			t.Fatal(err)
		}
		v, err := New(d)
		if err == nil {
			_, err = engine.New(d, 4, v)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s = %v: %v, want %q", c.key, c.value, err, c.want)
		}
	}
}

// TestAsDescribed: the variant turns on every switch and changes nothing else.
func TestAsDescribed(t *testing.T) {
	d, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	v, err := configs.Variant("1856-as-described")
	if err != nil {
		t.Fatal(err)
	}
	out, err := d.Apply(v.Set)
	if err != nil {
		t.Fatal(err)
	}
	switches := map[string]bool{}
	for key, value := range d.Own {
		if on, ok := value.(bool); ok && !on && key != "unlimited_rights" {
			switches["own."+key] = true
		}
	}
	switches["own.cgr_price"] = true
	for _, change := range title.Diff(d, out) {
		if !switches[change.Path] {
			t.Errorf("changes %s", change)
		}
		delete(switches, change.Path)
	}
	for key := range switches {
		t.Errorf("leaves %s as it is", key)
	}
}
