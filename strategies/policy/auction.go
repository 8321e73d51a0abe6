package policy

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/strategies"
)

// auction buys or bids for the private that is the best bargain, as long as enough is left to
// start a company with.
func (p *player) auction(d *strategies.Decision) engine.Action {
	if p.buf = d.Only(engine.Par, p.buf[:0]); len(p.buf) > 0 {
		return p.freePar(d)
	}
	best, most := pass(d), 0.0
	for _, a := range d.Legal {
		if a.Type != engine.Bid || d.Leads(a.Private) || !d.Affords(a) {
			continue
		}
		limit := p.blur(float64(d.BidLimit(a.Private, p.premium)))
		if g := limit - float64(a.Price); g > most {
			a.Max, a.Step = 0, 0
			best, most = a, g
		}
	}
	return best
}

// freePar is the par of a company whose president's certificate came with a private: one at
// which he can float it alone, if there is any.
func (p *player) freePar(d *strategies.Decision) engine.Action {
	best, most := p.buf[0], 0.0
	for i := range p.buf {
		a := &p.buf[i]
		gain := 1 / float64(d.Game().Grid.Cells[a.Cell].Price) // the lowest par, if none is within reach
		if shares, alone := d.StartShares(a, d.MyCash(), true, false); alone {
			gain += 1 + max(0, p.blur(d.StartGain(a, shares, p.control)))
		}
		if gain > most {
			best, most = *a, gain
		}
	}
	return best
}
