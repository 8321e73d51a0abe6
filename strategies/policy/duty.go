package policy

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/strategies"
)

// duty is a turn of a stock round in which a player must buy before anything else and cannot pass: he
// buys the cheapest share on offer. ok is false if he has no such duty, or can only sell for it.
func (p *player) duty(d *strategies.Decision) (best engine.Action, ok bool) {
	if _, free := d.Pass(); free {
		return best, false
	}
	for _, a := range d.Legal {
		if a.Type == engine.BuyShares && (!ok || d.CertPrice(&a) < d.CertPrice(&best)) {
			best, ok = a, true
		}
	}
	return best, ok
}
