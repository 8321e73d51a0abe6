package t1856

import (
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// The examples that describe the game.

// Four players with 375 each: a bid that is overbid, two that come to the front alone.
func TestExampleAuction(t *testing.T) {
	x := sit(t, 4)
	x.want("p0 cash 375")
	x.play("p0 bid NFSBC 105", "p1 bid TCC 60", "p2 bid WSRC 45", "p3 pass")
	x.play("p0 bid TCC 65", "p1 pass", "p2 pass", "p3 bid FT 20")
	x.want("actor p1", "p2 cash 330") // Waterloo is sold, Canada is contested
	x.play("p1 pass")
	x.want("p0 cash 310", "actor p0")
	x.play("p0 pass", "p1 bid GLSC 70", "p2 bid SCFTC 100")
	x.want("p0 cash 205", "p1 cash 305", "p2 cash 230", "p3 cash 355", "actor p3")
	for company, owner := range map[string]string{"FT": "p3", "WSRC": "p2", "TCC": "p0", "GLSC": "p1", "NFSBC": "p0", "SCFTC": "p2"} {
		if got := x.s.Priv[x.g.PrivateNamed(company)].Owner; got != x.entity(owner) {
			t.Errorf("%s belongs to %v, want %s", company, got, owner)
		}
	}
}

// Three shares of a corporation at 90 bring 270; the price falls to 70.
func TestExampleSale(t *testing.T) {
	x := stockRound(t, 3)
	x.found("LPS", 90, escrow, "p1 30 p0 30")
	x.cash("p0", 0)
	x.play("p0 sell LPS 30")
	x.want("p0 cash 270", "LPS price 70")
}

// With the 3-trains next, 20% are not enough to start.
func TestExampleStart(t *testing.T) {
	x := stockRound(t, 3)
	x.found("CV", 100, escrow, "p0 20")
	x.found("LPS", 90, escrow, "p1 30")
	x.gone("2")
	x.own().Start = 30
	x.operate()
	x.want("actor LPS", "CV floated false")
	if x.s.Round.N != 1 {
		t.Errorf("%d corporations operate, want 1", x.s.Round.N)
	}
}

// Tile 5 joins Maudaumin to Sarnia for 50, tile 7 joins them a second time: two 2-trains run 100.
func TestExampleSarnia(t *testing.T) {
	x := stockRound(t, 3)
	x.found("LPS", 100, incremental, "p0 60")
	x.cash("LPS", 500)
	x.train("LPS", "2")
	x.operate()
	x.play("LPS lay C14 5 1")
	x.want("LPS best 50")
	x.play("LPS run", "LPS pay")
	x.play("LPS train 2 100", "LPS pass", "LPS pass")
	for x.actor() != x.entity("LPS") {
		x.play(x.name(x.actor()) + " pass")
	}
	x.play("LPS lay B15 7 3")
	x.want("LPS best 100")
}

// A station in a city of one slot stops the trains of others; the upgrade lets them pass. With tile
// 5 in Maudaumin and tile 7 beside Sarnia, green track cannot lead CA to LPS's station (see
// TestExampleStationGreen); brown track can.
func TestExampleStation(t *testing.T) {
	x := stockRound(t, 3)
	x.found("CA", 100, incremental, "p0 60")
	x.found("LPS", 90, incremental, "p1 60")
	x.gone("2", "4", "5", "6")
	x.train("CA", "3")
	x.train("LPS", "3")
	x.gone("3")
	x.phase("5")
	x.operate()
	lays := func(corp, lay string) {
		t.Helper()
		for x.s.Operator() != x.corp(corp) || x.s.Round.Op.Lays > 0 {
			x.goOn()
		}
		x.play(corp + " lay " + lay)
	}
	lays("LPS", "C14 5 1") // to B15 and Sarnia
	lays("LPS", "B15 7 3") // from there to Sarnia too
	lays("CA", "D17 57 2") // to C16
	lays("CA", "C16 9 2")  // on to B15
	lays("CA", "B15 29 3") // to Sarnia
	x.want("CA best 70")   // Glencoe 20, Sarnia 50
	lays("CA", "B15 39 3") // to Maudaumin
	x.want("CA best 70")
	lays("LPS", "C14 15 5")
	x.want("CA best 100") // through Maudaumin 30
}

// No green tile that may replace tile 7 beside Sarnia leads from the south or from Glencoe to
// Maudaumin: until phase 5 CA does not reach LPS's station there.
func TestExampleStationGreen(t *testing.T) {
	x := stockRound(t, 3)
	x.tile("C14", "5", 1)
	x.tile("B15", "7", 3)
	h := x.g.Board.HexNamed("B15")
	const fromMaudaumin = 4
	lays, brown := 0, 0
	for tile := range id.TileID(x.g.Board.Supply) {
		for rot := range 6 {
			s := x.s.Clone(x.w)
			opt := &board.LayOptions{Anywhere: true}
			if x.g.Board.CheckLay(&s.Board, nil, h, tile, rot, opt) != id.NoRule {
				continue
			}
			lays++
			s.Board.Tile[h], s.Board.Rot[h] = tile, uint8(rot)
			for next := range id.TileID(x.g.Board.Supply) {
				for r := range 6 {
					if x.g.Board.CheckLay(&s.Board, nil, h, next, r, opt) == id.NoRule && joins(x, next, r, fromMaudaumin, 0, 5) {
						brown++
					}
				}
			}
			if joins(x, tile, rot, fromMaudaumin, 0, 5) {
				t.Errorf("tile %s in rotation %d leads there", x.g.Board.Tiles[tile].Name, rot)
			}
		}
	}
	if lays == 0 || brown == 0 {
		t.Errorf("%d green tiles fit, and %d brown ones behind them lead there", lays, brown)
	}
}

// joins reports whether a piece of a tile leads from a side to one of others.
func joins(x *table, tile id.TileID, rot, from int, to ...board.End) bool {
	k := &x.g.Board.Tiles[tile]
	for _, seg := range k.Rot[rot].Segs[:k.NSegs] {
		if seg.A == board.End(from) && slices.Contains(to, seg.B) || seg.B == board.End(from) && slices.Contains(to, seg.A) {
			return true
		}
	}
	return false
}

// Woodstock to Drumbo: a city of 20 and a town of 10.
func TestExampleDrumbo(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GW", 100, incremental, "p0 60")
	x.train("GW", "2")
	x.token("GW", "H15", 0)
	x.tile("H15", "57", 1) // to I14
	x.tile("I14", "1", 0)  // sides 1 and 3, 0 and 4
	x.want("GW best 30")
}

// With 30% in players' hands a corporation has up to three loans, one in a turn; each brings 90
// in its round, whether it is taken before the interest or after.
func TestExampleLoans(t *testing.T) {
	x := stockRound(t, 3)
	c := x.found("GT", 100, incremental, "p0 30 pool 30")
	x.operate()
	x.play("GT loan") // 100, and the next action after the place for the run costs 10
	x.want("GT cash 100")
	x.refuse("GT loan", id.RuleStep)
	x.play("GT pass", "GT pass") // no tile, no train
	x.want("GT cash 90", "GT loans 1")

	x.cash("GT", 10) // the interest of the first loan
	x.operate()
	x.play("GT pass", "GT loan")
	x.want("GT cash 90", "GT loans 2")

	x.cash("GT", 20)
	x.operate()
	x.own().Turn.Charged = true // as after a run
	x.play("GT loan")
	x.want("GT cash 110", "GT loans 3")
	x.play("GT pass", "GT pass", "GT pass")

	x.operate()
	x.refuse("GT loan", id.RuleStep)
	if n := x.rules().available(x.s, c); n != 0 {
		t.Errorf("a fourth loan would bring %d", n)
	}
}

// At the limit of four no further train can be bought, but one can be traded in.
func TestExampleTrainLimit(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 100, incremental, "p0 60")
	for range 4 {
		x.train("GT", "2")
	}
	x.gone("2", "3")
	x.cash("GT", 2000)
	x.operate()
	x.play("GT pass")
	x.offers("-GT train 4 350")
	for _, old := range []string{"4", "5", "6"} {
		y := stockRound(t, 3)
		y.found("GT", 100, incremental, "p0 60")
		y.train("GT", old)
		y.train("GT", "5")
		y.gone("2", "3", "4", "5")
		y.phase("6")
		y.cash("GT", 750)
		y.operate()
		y.play("GT pass")
		y.offers("GT train D 750 for "+old, "-GT train 6 700")
		y.play("GT train D 750 for " + old)
		y.want("GT cash 0")
	}
}

// Under full capital a par of 100 brings 1,000 when 60% have been sold.
func TestExampleFullCapital(t *testing.T) {
	x := stockRound(t, 3)
	x.own().Kind = full
	x.cash("p0", 1000)
	x.play("p0 par GT 100", "p1 pass", "p2 pass")
	x.want("GT capital full", "GT cash 0", "p0 cash 800")
	x.s.Shares.Move(x.s.Shares.Cert(x.corp("GT"), 1), id.ThePool, false)
	for range 2 {
		x.play("p0 buy GT ipo", "p0 pass", "p1 pass", "p2 pass")
	}
	x.want("GT floated false", "GT cash 0")
	x.play("p0 buy GT ipo")
	x.want("GT floated true", "GT cash 1000", "p0 cash 500")
}
