package t1856

import (
	"fmt"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// sixes is a game in which GT is about to buy the first 6. CPR of p1 and WR of p0 have loans.
func sixes(t testing.TB, changes ...title.Patch) *table {
	t.Helper()
	x := stockRound(t, 3, changes...)
	x.sixes()
	return x
}

func (x *table) sixes() {
	x.Helper()
	x.found("GT", 100, incremental, "p0 60")
	x.found("CPR", 90, incremental, "p1 40 p2 30 pool 10")
	x.found("WR", 80, incremental, "p0 30 p1 30 p2 20")
	x.gone("2", "3", "4", "5")
	x.phase("5")
	x.own().Start, x.own().Kind = 20, full
	x.token("GT", "P9", 0)
	x.token("CPR", "M4", 0)
	x.token("WR", "O16", 0)
	x.cash("GT", 700)
	x.cash("p1", 200)
	x.loans("CPR", 3)
	x.cash("CPR", 150)
	x.loans("WR", 2)
	x.cash("WR", 20)
	x.operate()
	x.play("GT pass")
}

// Rule: 1856, merging: trains, cash and rights go to the national railway, a second right back to
// the supply; a train that never rusts ends its right to borrow.
func TestMerging(t *testing.T) {
	x := sixes(t)
	x.train("WR", "D")
	x.own().Corps[x.corp("WR")].Rights = 3
	x.own().Corps[x.corp("CPR")].Rights = 1
	x.own().Supply[0] = 0
	x.play("GT train 6 700", "WR merge")
	x.want("CGR trains D", "CGR cash 20", "WR loans 0", "WR closed false", "WR tokens O16.0")
	if o := x.own(); !o.National.Permanent || o.Corps[x.corp("CGR")].Rights != 3 || x.g.Board.HasToken(&x.s.Board, x.corp("WR"), x.g.Board.HexNamed("O16")) {
		t.Error("the D, the rights or the token of WR")
	}
	x.play("CPR merge")
	if x.own().Supply[0] != 1 {
		t.Errorf("%d rights for sale, want 1", x.own().Supply[0])
	}
	x.want("CGR cash 70", "CGR tokens O16.0,M4.0", "WR closed true", "CPR closed true")
}

// Rule: 1856, price.
func TestNationalPrice(t *testing.T) {
	for _, c := range []struct {
		prices []id.Money
		want   id.Money
		plain  id.Money
	}{
		{[]id.Money{60, 65}, 100, 100},
		{[]id.Money{90, 125}, 110, 110},
		{[]id.Money{175, 150, 300}, 225, 200},
		{[]id.Money{275, 300}, 275, 275},
		{[]id.Money{100, 110}, 110, 110},
		{[]id.Money{125, 110}, 110, 110},
		{[]id.Money{125, 125, 100}, 125, 110},
		{[]id.Money{450, 450, 450, 450}, 450, 450},
	} {
		for _, plain := range []bool{false, true} {
			var change []title.Patch
			want := c.want
			if plain {
				change, want = []title.Patch{own("cgr_price", "plain")}, c.plain
			}
			x := sit(t, 3, change...)
			var merged []id.CorpID
			for i, p := range c.prices {
				x.at(x.g.Corps[i].Name, p)
				merged = append(merged, id.CorpID(i))
			}
			cell := x.g.Grid.Cells[x.rules().price(x.s, merged)]
			if cell.Price != want || cell.Row != 0 {
				t.Errorf("prices %v, plain %v: %d in row %d, want %d", c.prices, plain, cell.Price, cell.Row, want)
			}
		}
	}
}

// Rule: 1856, shares: one for two; odd tens count with those of the pool; more than ten are shares of 5%.
func TestNationalShares(t *testing.T) {
	for _, c := range []struct {
		name     string
		holdings [3]string // of three merged corporations
		want     []string
		unit     int
	}{
		{"ten shares", [3]string{"p0 40 p1 30", "p1 20 pool 50", "p2 20 p0 10"},
			[]string{"p0 holds CGR 20", "p1 holds CGR 20", "p2 holds CGR 10", "pool holds CGR 30", "CGR ipo 20", "CGR president p0"}, 10},
		{"a tie goes to the earlier seat from the starter", [3]string{"p1 40", "p2 40", "p0 20"},
			[]string{"p1 holds CGR 20", "p2 holds CGR 20", "p0 holds CGR 10", "CGR president p1"}, 10},
		{"twenty shares", [3]string{"p0 60 p1 40", "p1 60 p2 40", "p2 60 pool 40"},
			[]string{"p0 holds CGR 15", "p1 holds CGR 25", "p2 holds CGR 25", "pool holds CGR 10", "CGR ipo 25", "CGR president p1"}, 5},
		{"half a presidency", [3]string{"p0 20 p1 20", "p2 20", "p1 10 p2 10"}, nil, 10},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := stockRound(t, 3)
			var merged []id.CorpID
			for i, name := range []string{"BBG", "CA", "CPR"} {
				if c.holdings[i] == "p1 10 p2 10" {
					k := x.found(name, 100, incremental, "p1 20")
					x.s.Shares.Move(x.s.Shares.Cert(k, 0), id.OfCorp(k), true)
					x.s.Shares.Move(x.s.Shares.Cert(k, 1), x.entity("p1"), false)
					x.s.Shares.Move(x.s.Shares.Cert(k, 2), x.entity("p2"), false)
				} else {
					x.found(name, 100, incremental, c.holdings[i])
				}
				merged = append(merged, x.corp(name))
			}
			x.own().Forming.Starter = 0
			x.rules().share(x.s, merged, nil)
			if u := x.s.Shares.Unit(x.corp("CGR")); u != c.unit {
				t.Errorf("shares of %d%%, want %d%%", u, c.unit)
			}
			x.want(c.want...)
			if c.want == nil {
				x.want("p0 holds CGR 10", "p1 holds CGR 10", "p2 holds CGR 10", "pool holds CGR 10", "CGR president p0", "CGR ipo 50")
				if x.own().National.Half != 0 || x.s.Shares.Unowned(x.corp("CGR")) != 10 {
					t.Error("the president owns the whole certificate")
				}
			}
		})
	}
}

// Rule: 1856, shares: single shares are handed out from the end, so records name CGR_29 first.
func TestNationalCertificates(t *testing.T) {
	x := stockRound(t, 3)
	var merged []id.CorpID
	for _, name := range []string{"BBG", "CA", "CPR"} {
		merged = append(merged, x.found(name, 100, incremental, "p0 60 p1 40"))
	}
	x.rules().share(x.s, merged, nil)
	c := x.corp("CGR")
	numbers := map[string][]int{}
	for i := range x.s.Shares.Count(c) {
		h := x.name(x.s.Shares.Holder(x.s.Shares.Cert(c, i)))
		numbers[h] = append(numbers[h], x.g.Corps[c].Numbers[i])
	}
	if got := fmt.Sprint(numbers["p0"], numbers["p1"]); got != "[0 23 24 25 26 27 28 29] [6 7 8 20 21 22]" {
		t.Errorf("certificates %s", got)
	}
	if n := x.s.Shares.Halves(c, id.OfPlayer(0)); n != 2+7 {
		t.Errorf("p0 has %d halves of a certificate, want the president's as two and seven others", n)
	}
}

// Rule: 1856, tokens: homes first, no second one in their hexes, the later one in a city; one of two
// in a hex and those above ten are removed by the national railway.
func TestNationalTokens(t *testing.T) {
	x := sixes(t)
	x.tile("N11", "122", 0)
	x.tile("F15", "126", 0)
	x.token("WR", "N11", 0)
	x.token("WR", "M4", 0) // where CPR has its home
	x.tile("M4", "121", 0)
	x.token("CPR", "N11", 1)
	x.token("CPR", "F15", 0)
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.want("CGR tokens O16.0,M4.0,N11.0,N11.1,F15.0", "actor CGR")
	x.offers("CGR remove N11 0", "CGR remove N11 1", "-CGR remove F15 0", "-CGR remove O16 0")
	x.refuse("CGR remove F15 0", id.RuleTokenUsed)
	x.refuse("GT pass", id.RuleTurn)
	x.play("CGR remove N11 0")
	x.want("CGR tokens O16.0,M4.0,N11.1,F15.0")
	if k := &x.s.Corps[x.corp("CGR")]; k.Stations != 10 || k.Free != 15 {
		t.Errorf("%d stations, free ones %b", k.Stations, k.Free)
	}
	if price, ok := x.s.NextToken(x.corp("CGR")); !ok || price != 100 {
		t.Errorf("the next station costs %d (%v), want 100", price, ok)
	}
}

// Rule: 1856, tokens: one of two goes hex after hex, in the order in which the hexes were taken over.
func TestNationalTokensTwice(t *testing.T) {
	x := sixes(t)
	x.tile("N11", "122", 0)
	x.tile("I12", "64", 0)
	x.token("WR", "N11", 0)
	x.token("WR", "I12", 0)
	x.token("CPR", "I12", 1)
	x.token("CPR", "N11", 1)
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.want("CGR tokens O16.0,M4.0,N11.0,I12.0,I12.1,N11.1")
	x.offers("CGR remove N11 0", "CGR remove N11 1", "-CGR remove I12 0", "-CGR remove I12 1")
	x.play("CGR remove N11 1")
	x.offers("CGR remove I12 0", "CGR remove I12 1", "-CGR remove N11 0")
	x.play("CGR remove I12 0")
	x.want("CGR tokens O16.0,M4.0,N11.0,I12.1")
	if k := &x.s.Corps[x.corp("CGR")]; k.Stations != 10 {
		t.Errorf("%d stations, want those removed to be replaced up to ten", k.Stations)
	}
}

// Rule: 1856, tokens: above ten, tokens that were no homes go.
func TestNationalTokensAboveTen(t *testing.T) {
	x := sixes(t)
	for i, hex := range []string{"B19", "D17", "F17", "G12", "H15", "I8", "J11", "J13", "J15", "K8"} {
		who := "WR"
		if i > 5 {
			who = "CPR"
		}
		x.s.Corps[x.corp(who)].Stations = 16
		x.token(who, hex, 0)
	}
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.want("actor CGR")
	x.offers("CGR remove B19 0", "CGR remove K8 0", "-CGR remove O16 0", "-CGR remove M4 0")
	x.play("CGR remove D17 0")
	x.want("actor CGR")
	x.play("CGR remove K8 0")
	if k := &x.s.Corps[x.corp("CGR")]; k.Placed != 10 || k.Stations != 10 {
		t.Errorf("%d of %d stations placed", k.Placed, k.Stations)
	}
}

// Rule: 1856, trains: trains that rust may go, permanent ones only above three.
func TestNationalTrains(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700")
	for _, typ := range []string{"4", "5"} {
		x.s.Trains.Move(x.trainIn(typ, 0), x.entity("WR"))
		x.s.Trains.Move(x.trainIn(typ, 1), x.entity("WR"))
	}
	x.play("WR merge", "CPR pass")
	x.want("CGR trains 4,4,5,5", "actor CGR")
	x.offers("CGR discard 4", "-CGR discard 5", "-CGR pass")
	x.play("CGR discard 4")
	x.offers("CGR discard 4", "-CGR discard 5", "CGR pass")
	x.refuse("CGR discard 5", id.RuleTrainDiscard)
	y := *x
	y.s = x.s.Clone(x.w)
	x.play("CGR pass")
	x.want("CGR trains 4,5,5")
	y.play("CGR discard 4")
	y.want("CGR trains 5,5")
	if y.own().Forming.Stage != idle {
		t.Error("there is nothing left to decide")
	}
}

func (x *table) trainIn(typ string, index int) id.TrainID {
	for i, c := range x.g.Roster.Cards {
		if x.g.Roster.Types[c.Type].Name == typ && c.Index == index {
			return id.TrainID(i)
		}
	}
	return id.NoTrain
}

// Rule: 1856, when CGR operates first, and the certificate limits.
func TestNationalOrder(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700", "WR merge", "CPR merge")
	x.want("limit 25") // ten corporations and three players
	if got := x.order(); got != "GT CGR CPR WR" {
		t.Errorf("order %s", got)
	}
	y := sixes(t)
	y.loans("GT", 2)
	y.cash("GT", 700)
	y.play("GT train 6 700", "GT merge", "WR merge", "CPR pass")
	if got := y.order(); got != "GT CPR WR" || y.s.Round.At != 1 {
		t.Errorf("order %s, place %d", got, y.s.Round.At)
	}
	y.want("limit 25", "GT closed true", "actor CPR")
}

func (x *table) order() (list string) {
	for i, e := range x.s.Round.Order[:x.s.Round.N] {
		if i > 0 {
			list += " "
		}
		list += x.name(e)
	}
	return list
}

// The journal says what shareholders give, loans counted off, and what they get.
func TestFormationIsTold(t *testing.T) {
	x := sixes(t)
	x.play("GT train 6 700", "WR pass", "CPR merge") // CPR at 90 owes two loans and has 10% in the pool
	var got []string
	for _, e := range x.j.Events {
		switch e.Type {
		case engine.EventMerged, engine.EventFormed, engine.EventSharesMerged, engine.EventSharesFormed:
			into := ""
			if e.Into != id.NoCorp {
				into = " into " + x.g.Corps[e.Into].Name
			}
			got = append(got, fmt.Sprintf("%s p%d %s%s %d", e.Type, e.Player, x.g.Corps[e.Corp].Name, into, e.Amount))
		}
	}
	want := []string{
		"merged p1 CPR into CGR 90", "shares_merged p1 CPR into CGR 280", "shares_merged p2 CPR into CGR 210",
		"formed p1 CGR 100", "shares_formed p1 CGR 200", "shares_formed p2 CGR 100",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
