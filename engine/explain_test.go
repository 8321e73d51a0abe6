package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
)

// A refusal gives the values that broke the rule.
func TestRefusalsGiveValues(t *testing.T) {
	x := stock(t, 3, 200)
	x.found("B&M", 67, "p2 0 1; p0 2; p1 3")
	x.cash("p0", 199)
	for line, want := range map[string]string{
		"p0 par PRR 100":   "par: the buyer must have the cash (200 is due, player 1 has 199)",
		"p0 buy PRR ipo":   "buy_shares: the company is not started (PRR)",
		"p0 sell B&M_3 10": "sell_shares: the certificate must be for sale where it lies (B&M_3 is with player 2)",
	} {
		if err := x.s.Apply(x.action(line), nil); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
	for i := range 19 { // one below the limit of three players
		x.s.Shares.Move(x.s.Shares.Cert(id.CorpID(1+i/8), 1+i%8), id.OfPlayer(0), false)
	}
	if err := x.s.Apply(x.action("p0 buy B&M ipo"), nil); err == nil ||
		err.Error() != "buy_shares: a player may not hold more certificates than the limit (player 1 has 20 certificates, the limit is 20)" {
		t.Error(err)
	}
}
