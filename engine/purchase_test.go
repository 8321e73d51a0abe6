package engine_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rule: common rules 7.3, starting a corporation.
func TestPar(t *testing.T) {
	x := stock(t, 3, 200)
	x.found("B&M", 67, "p2 0 1; p0 2; p1 3") // something to sell, so that no turn ends by itself
	x.refuse("p1 par PRR 67", id.RuleTurn)
	x.refuse("p0 par PRR 70", id.RuleParCell)
	x.refuse("p0 buy PRR ipo", id.RuleNotStarted)
	x.cash("p0", 199)
	x.refuse("p0 par PRR 100", id.RuleCash)
	x.offered("p0 par PRR 90", "p0 par ERIE 67")
	x.notOffered("p0 par PRR 100", "p0 buy PRR ipo")
	x.cash("p0", 200)
	x.play("p0 par PRR 100")
	x.want("p0 cash 0", "PRR president p0", "PRR cell 100,0,6", "PRR cash 0", "PRR floated false", "p0 certs PRR 0")
	x.refuse("p0 par CPR 67", id.RuleOnePurchase)
	x.play("p0 pass")
	x.refuse("p1 par PRR 67", id.RuleParOnce)
	x.play("p1 par NYC 100")
	if x.g.Grid.Before(&x.s.Market, x.corp("NYC"), x.corp("PRR")) {
		t.Error("the marker of NYC is not behind that of PRR in their cell")
	}
}

// Rule: common rules 7.3, 7.4.6: a start needs room under the certificate limit; 1.4: the least
// that it costs is twice the lowest par.
func TestParLimits(t *testing.T) {
	x := stock(t, 2, 134)
	x.offered("p0 par PRR 67")
	x.notOffered("p0 par PRR 71")
	x.cash("p0", 133)
	x.notOffered("p0 par PRR 67")
	x.cash("p0", 1000)
	for i := range 28 { // the limit of two players; certificates of unstarted corporations count
		c := id.CorpID(1 + i/8)
		x.s.Shares.Move(x.s.Shares.Cert(c, 1+i%8), id.OfPlayer(0), false)
	}
	x.notOffered("p0 par PRR 67")
	x.s.Shares.Move(x.s.Shares.Cert(1, 1), id.OfCorp(1), true)
	x.offered("p0 par PRR 67")
}

// Rule: common rules 7.2, 7.4: one purchase in a turn, from IPO at par or pool at the market price.
func TestBuyCertificate(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 100, "p1 0 1; pool 3")
	x.at("PRR", 0, 5)                        // 90, white
	x.found("B&M", 67, "p2 0 1; p0 2; p1 3") // something to sell, so that no turn ends by itself
	x.refuse("p0 buy B&M pool", id.RuleCertSource)
	x.refuse("p0 buy NYC pool", id.RuleNotStarted)
	x.offered("p0 buy PRR ipo", "p0 buy PRR pool")
	y := x.s.Clone(x.w)
	x.play("p0 buy PRR ipo")
	x.want("p0 cash 200", "p0 certs PRR 2", "PRR cash 0")
	x.refuse("p0 buy PRR pool", id.RuleOnePurchase)
	x.notOffered("p0 buy PRR pool", "p0 buy PRR ipo", "p0 par NYC 67")

	x.s.CopyFrom(y)
	x.play("p0 buy PRR pool")
	x.want("p0 cash 210", "p0 certs PRR 3", "pool certs PRR")

	x.s.CopyFrom(y)
	x.cash("p0", 99)
	x.refuse("p0 buy PRR ipo", id.RuleCash)
	x.play("p0 buy PRR pool")
}

// Rule: common rules 7.2: who sold a corporation in this round may not buy it, in any turn of it;
// the other way round is allowed.
func TestSoldThisRound(t *testing.T) {
	x := stock(t, 2, 300)
	x.found("PRR", 100, "p1 0 1 2; p0 3 4; pool 5")
	x.play("p0 sell PRR 10")
	x.refuse("p0 buy PRR ipo", id.RuleSoldThisRound)
	x.refuse("p0 buy PRR pool", id.RuleSoldThisRound)
	x.play("p0 par NYC 67", "p0 pass", "p1 buy PRR pool", "p1 sell PRR 10", "p1 pass")
	x.refuse("p0 buy PRR ipo", id.RuleSoldThisRound)
	x.notOffered("p0 buy PRR ipo", "p0 buy PRR pool")
	x.play("p0 pass", "p1 pass")
	x.operate("PRR")
	for x.s.Round.Kind != 2 { // SR 3
		x.play(x.name(x.s.Actors(nil)[0]) + " pass")
	}
	x.offered("p0 buy PRR ipo")
}

// Rule: common rules 7.4.5: at most 60% unless the price is in the orange or brown zone.
func TestHoldingLimit(t *testing.T) {
	for _, c := range []struct {
		zone     string
		row, col int
		want     id.Rule
	}{
		{"white", 0, 6, id.RuleHoldLimit},
		{"yellow", 3, 1, id.RuleHoldLimit},
		{"orange", 4, 0, id.NoRule},
		{"brown", 5, 0, id.NoRule},
	} {
		x := stock(t, 2, 300)
		x.found("PRR", 100, "p0 0 1 2 3 4; p1 5; pool 6")
		x.at("PRR", c.row, c.col)
		if c.want == id.NoRule {
			x.play("p0 buy PRR pool")
			continue
		}
		x.refuse("p0 buy PRR pool", c.want)
		x.refuse("p0 buy PRR ipo", c.want)
		x.notOffered("p0 buy PRR pool", "p0 buy PRR ipo")
		x.s.Shares.Move(x.s.Shares.Cert(x.corp("PRR"), 4), id.ThePool, false)
		x.play("p0 buy PRR pool") // 60% exactly
	}
}

// Rule: common rules 7.4.6: below the limit before buying; certificates in the coloured zones and
// those of privates count as the title says.
func TestCertificateLimit(t *testing.T) {
	x := stock(t, 6, 300) // the limit of six players is 11
	x.found("PRR", 100, "p0 0 1 2 3 4; p1 5")
	x.found("NYC", 100, "p0 0 1 2 3 4; p1 5")
	x.found("CPR", 100, "p1 0 1 2; pool 4")
	x.play("p0 buy CPR ipo", "p0 pass", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass")
	x.refuse("p0 buy CPR ipo", id.RuleCertLimit)
	x.refuse("p0 par ERIE 67", id.RuleCertLimit)
	x.at("CPR", 3, 1) // yellow: neither the one he has nor the next one counts
	x.play("p0 buy CPR pool")
	x.play("p0 pass", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass")
	x.at("CPR", 0, 6)
	x.s.Shares.Move(x.s.Shares.Cert(x.corp("CPR"), 4), id.ThePool, false)
	x.at("NYC", 4, 0) // orange: five certificates less
	x.offered("p0 buy CPR ipo")

	y := stock(t, 6, 300)
	y.found("PRR", 100, "p0 0 1 2 3 4; p1 5")
	y.found("NYC", 100, "p0 0 1 2 3 4; p1 5")
	y.found("CPR", 100, "p1 0 1 2; pool 4")
	sv := y.private("SV")
	y.s.Priv[sv].Closed, y.s.Priv[sv].Owner = false, id.OfPlayer(0)
	y.refuse("p0 buy CPR ipo", id.RuleCertLimit) // a private counts as a certificate
	y.s.Priv[sv].Closed, y.s.Priv[sv].Owner = true, id.Nobody
	y.play("p0 buy CPR ipo")

	z := stock(t, 6, 300, rule(func(r *title.Rules) { r.CertLimitPrivates = false }))
	z.found("PRR", 100, "p0 0 1 2 3 4; p1 5")
	z.found("NYC", 100, "p0 0 1 2 3 4; p1 5")
	z.found("CPR", 100, "p1 0 1 2; pool 4")
	z.s.Priv[sv].Closed, z.s.Priv[sv].Owner = false, id.OfPlayer(0)
	z.play("p0 buy CPR ipo")
}

// Rule: common rules 7.5: in the brown zone several certificates of one corporation from the pool.
func TestBrownZone(t *testing.T) {
	brown := func(changes ...func(*title.Definition)) *table {
		x := stock(t, 3, 400, changes...)
		x.found("PRR", 100, "p1 0 1; pool 2 3 4 5")
		x.at("PRR", 5, 0)
		x.found("NYC", 100, "p2 0 1; pool 2")
		x.at("NYC", 5, 0)
		x.found("B&M", 67, "p2 0 1; p0 2") // something to sell, so that no turn ends by itself
		return x
	}
	x := brown()
	x.play("p0 buy PRR pool")
	x.offered("p0 buy PRR pool")
	x.refuse("p0 buy PRR ipo", id.RuleOnePurchase)
	x.refuse("p0 buy NYC pool", id.RuleOnePurchase)
	x.refuse("p0 par CPR 67", id.RuleOnePurchase)
	x.play("p0 buy PRR pool", "p0 buy PRR pool")
	x.want("p0 certs PRR 2 3 4")

	x = brown() // a purchase from the IPO ends the buying
	x.play("p0 buy PRR ipo")
	x.refuse("p0 buy PRR pool", id.RuleOnePurchase)
	x.notOffered("p0 buy PRR pool", "p0 buy PRR ipo")

	x = brown() // and so does leaving the zone, whatever was bought before
	x.at("PRR", 4, 0)
	x.play("p0 buy PRR pool")
	x.refuse("p0 buy PRR pool", id.RuleOnePurchase)

	x = brown() // no further certificate after a start
	x.play("p0 par CPR 67")
	x.refuse("p0 buy PRR pool", id.RuleOnePurchase)

	x = brown(rule(func(r *title.Rules) { r.MultipleBuyFrom = title.MultipleFromIPOOrPool }))
	x.play("p0 buy PRR ipo", "p0 buy PRR pool")
	x.cash("p0", 400)
	x.play("p0 buy PRR ipo")
	x.refuse("p0 buy NYC pool", id.RuleOnePurchase)
	x.want("p0 certs PRR 6 2 7")

	x = brown(rule(func(r *title.Rules) { r.MultipleBuyZones = []title.Zone{title.ZoneUnlimited} })) // 1828, 1894: orange
	x.play("p0 buy PRR pool")
	x.refuse("p0 buy PRR pool", id.RuleOnePurchase)
	x = brown(rule(func(r *title.Rules) { r.MultipleBuyZones = []title.Zone{title.ZoneUnlimited} }))
	x.at("PRR", 4, 0)
	x.play("p0 buy PRR pool", "p0 buy PRR pool")
}

// Rule: common rules 8.1, 8.3: the bank is paid; with 60% sold the corporation floats and gets ten
// times par, also when certificates lie in the pool.
func TestFloat(t *testing.T) {
	x := stock(t, 3, 300)
	x.found("PRR", 90, "p0 0 1; pool 2 3")
	x.want("PRR floated false")
	x.at("PRR", 3, 3)
	x.play("p0 buy PRR pool")
	x.want("PRR floated false", "PRR cash 0") // the pool counts as sold already
	x.play("p0 pass", "p1 buy PRR ipo")
	x.want("PRR floated true", "PRR cash 900", "p1 cash 210") // par, not the price of 60

	y := stock(t, 3, 300, rule(func(r *title.Rules) { r.Capitalization = title.CapIncremental }))
	y.play("p0 par PRR 90")
	y.want("PRR cash 180", "p0 cash 120")
	y.play("p1 buy PRR ipo")
	y.want("PRR cash 270", "p1 cash 210")
}
