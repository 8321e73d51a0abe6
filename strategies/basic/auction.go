package basic

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/strategies"
)

// auction buys or bids for the private that is the best bargain, as long as enough is left to
// start a company with.
func (p *player) auction(d *strategies.Decision) engine.Action {
	p.buf = d.Only(engine.Par, p.buf[:0])
	if len(p.buf) > 0 {
		return p.chooseCell(d, p.buf, true)
	}
	best, most := pass(d), 0.0
	for _, a := range d.Legal {
		if a.Type != engine.Bid || d.Leads(a.Private) {
			continue
		}
		limit := float64(d.BidLimit(a.Private, p.premium))
		price := float64(a.Price)
		if g := p.blur(limit) - price; g > most && d.Affords(a) {
			a.Max, a.Step = 0, 0
			best, most = a, g
		}
	}
	return best
}

// chooseCell is the par among those of one company.
func (p *player) chooseCell(d *strategies.Decision, pars []engine.Action, free bool) engine.Action {
	cells := p.cells[:0]
	for _, a := range pars {
		cells = append(cells, a.Cell)
	}
	p.cells = cells
	k, _ := d.ParPriceFor(pars[0].Corp, cells, free)
	for _, a := range pars {
		if a.Cell == k {
			return a
		}
	}
	return pars[0]
}
