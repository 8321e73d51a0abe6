package t1856

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// companies is a game in phase 3 in which p1 owns the companies and GT of p0 operates, CPR after it.
func companies(t testing.TB) *table {
	t.Helper()
	x := sit(t, 3)
	for i := range x.g.Privates {
		x.s.Priv[i].Owner = x.entity("p1")
	}
	x.begin()
	x.found("GT", 100, incremental, "p0 60")
	x.found("CPR", 90, incremental, "p2 60")
	x.phase("3")
	x.gone("2")
	x.cash("GT", 600)
	x.cash("CPR", 600)
	x.operate()
	return x
}

// Rule: 1856, TCC: an extra tile in H11, before or after the normal lay; the track step waits for it.
func TestCanadaCompany(t *testing.T) {
	x := companies(t)
	x.refuse("TCC lay H11 58 0", id.RuleTurn)
	x.play("GT private TCC 100")
	x.want("GT cash 500", "p1 cash 680") // income of 80
	x.offers("TCC lay H11 58 0", "TCC lay H11 3 1", "-TCC lay J9 58 0")
	x.play("GT lay P9 5 1")
	x.want("actor GT") // Waterloo can be bought, and Canada has its tile
	x.offers("GT pass", "-GT lay O8 8 0")
	x.play("TCC lay H11 58 0")
	x.refuse("TCC lay H11 58 0", id.RuleTurn)
	if x.s.Priv[x.g.PrivateNamed("TCC")].Closed {
		t.Error("the company has closed")
	}
}

// Rule: 1856, WSRC: tile 59 in Kitchener as the lay of the turn, and a free station, in one turn; it
// closes with the round.
func TestWaterloo(t *testing.T) {
	x := companies(t)
	x.play("GT private WSRC 20")
	x.offers("WSRC lay I12 59 0", "-WSRC token I12 0", "-WSRC lay H11 58 0")
	x.play("WSRC lay I12 59 0")
	x.offers("-GT lay P9 5 1", "GT pass") // the companies still to be had
	x.play("GT pass")
	x.offers("WSRC token I12 0", "WSRC token I12 1")
	x.play("WSRC token I12 1")
	x.want("GT tokens P9.0,I12.1", "GT cash 580")
	x.refuse("WSRC token I12 0", id.RuleTurn)
	if p := x.g.PrivateNamed("WSRC"); x.s.Priv[p].Closed {
		t.Error("closed within the round")
	} else {
		for x.s.Round.Kind == engine.OperatingRound && x.s.OR == 1 {
			x.play(x.name(x.actor()) + " pass")
		}
		if !x.s.Priv[p].Closed {
			t.Error("open after the round")
		}
	}
}

// Rule: 1856, Q1: an ordinary station of the owner in Kitchener is free and does not close it.
func TestWaterlooOrdinaryStation(t *testing.T) {
	x := companies(t)
	x.play("GT private WSRC 20")
	x.tile("I12", "59", 0)
	x.token("GT", "I12", 0)
	x.s.DropToken(x.corp("GT"), 1)
	x.tile("P9", "57", 0)
	if !x.rules().freeStation(x.s, x.corp("GT"), x.g.Board.HexNamed("I12")) || x.own().Marked {
		t.Error("the station is not free, or the company is marked")
	}
}

// Rule: 1856, GLSC: the port, at any moment of the owner's turn; the last call waits for it.
func TestPort(t *testing.T) {
	x := companies(t)
	x.play("GT private GLSC 140")
	x.offers("GLSC marker H17", "GLSC marker F9", "-GLSC marker P9")
	x.refuse("GLSC marker P9", id.RulePrivatePower)
	x.play("GLSC marker H17")
	if o := x.own(); o.Port != x.g.Board.HexNamed("H17") || o.PortOwner != x.corp("GT") || !x.s.Priv[x.g.PrivateNamed("GLSC")].Closed {
		t.Error("the port is not placed, or the company is open")
	}
	x.rules().TrainEvent(x.s, "remove_port", 0, nil)
	if x.own().Port != id.NoHex {
		t.Error("the first 6 leaves the port")
	}
}

// Rule: 1856, NFSBC, SCFTC: the buyer has the right, others buy it from him; two more of a kind.
func TestRights(t *testing.T) {
	x := companies(t)
	x.offers("-GT right bridge")
	x.play("GT private NFSBC 200")
	x.offers("-GT right bridge", "-GT right tunnel")
	x.play("GT pass", "GT pass", "GT pass", "GT pass") // track, trains, loans, companies
	x.want("actor CPR", "GT cash 400")
	x.play("CPR right bridge")
	x.want("GT cash 450", "CPR cash 550")
	x.refuse("CPR right bridge", id.RuleStep)
	if x.own().Supply != [maxRights]uint8{1, 2} {
		t.Errorf("supply %v", x.own().Supply)
	}
	x.rules().PrivatesClose(x.s, nil)
	if x.own().Supply != [maxRights]uint8{1, 3} {
		t.Errorf("supply %v after the companies have closed", x.own().Supply)
	}
}

// Rule: 1856, options: the rights never run out.
func TestUnlimitedRights(t *testing.T) {
	x := sitWith(t, 3, []string{"unlimited_bonus_tokens"})
	x.begin()
	x.found("GT", 100, incremental, "p0 60")
	x.cash("GT", 600)
	x.own().Supply = [maxRights]uint8{}
	x.operate()
	x.play("GT right bridge", "GT right tunnel")
	x.want("GT cash 500")
}

// Rule: 1856, stock round: in the turn in which he bought of a corporation a player keeps a share.
func TestVesting(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 65, incremental, "p1 20 pool 10")
	x.found("CPR", 65, incremental, "p1 20 p0 10")
	x.play("p0 buy GT pool")
	x.refuse("p0 sell GT 10", id.RuleVesting)
	x.offers("p0 sell CPR 10", "-p0 sell GT 10")
	x.play("p0 pass", "p1 pass", "p2 pass")
	x.offers("p0 sell GT 10")
}

// Rule: 1856, stock round: no shares of the IPO while the pool has more than half.
func TestPoolFirst(t *testing.T) {
	x := stockRound(t, 3)
	x.found("GT", 65, incremental, "p1 20 pool 60")
	x.offers("p0 buy GT pool", "-p0 buy GT ipo")
	x.refuse("p0 buy GT ipo", id.RulePoolFirst)
	x.at("GT", 40)
	x.offers("p0 buy GT ipo")
}
