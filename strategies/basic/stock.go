package basic

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// stock is a player's turn of a stock round: the best purchase, or a sale that makes a better
// one possible, or a sale of what will lose its worth.
func (p *player) stock(d *strategies.Decision) engine.Action {
	kinds := d.Kinds()
	if kinds == engine.Set(engine.SellShares) {
		return p.leastSale(d)
	}
	if a, gain := p.purchase(d); gain > 0 {
		return a
	}
	if a, gain := p.sale(d); gain > 0 && !p.never.Has(noSales) {
		return a
	}
	return pass(d)
}

// purchase is the best purchase or start, with its gain.
func (p *player) purchase(d *strategies.Decision) (best engine.Action, most float64) {
	free := d.MyCash() - p.reserve - d.Help()
	for _, a := range d.Legal {
		if a.Type != engine.BuyShares || a.Entity.Kind != id.Player {
			continue
		}
		price := d.CertPrice(&a)
		own := d.Mine(a.Corp) && !d.Floated(a.Corp)
		if price > free && !own {
			continue
		}
		units := float64(a.Percent) / float64(d.Unit(a.Corp))
		gain := p.blur(d.ShareWorth(a.Corp))*units - float64(price)
		if own {
			// Nothing that is bought pays before the company floats.
			gain += float64(price)
		}
		if gain > most {
			best, most = a, gain
		}
	}
	if a, gain := p.start(d, free); gain > most {
		return a, gain
	}
	return best, most
}

// control is the part of a company's capital that it is worth to decide over it.
const control = 0.05

// start is the best company to start, at the par at which it floats.
func (p *player) start(d *strategies.Decision, free id.Money) (best engine.Action, most float64) {
	mine := 0
	for i := range d.Game().Corps {
		if c := id.CorpID(i); d.Started(c) && d.Mine(c) {
			mine++
			if !d.Floated(c) {
				return best, 0
			}
		}
	}
	if float64(mine) >= p.companies {
		return best, 0
	}
	p.buf = d.Only(engine.Par, p.buf[:0])
	for from := 0; from < len(p.buf); {
		to := from + 1
		for to < len(p.buf) && p.buf[to].Corp == p.buf[from].Corp {
			to++
		}
		a := p.chooseCell(d, p.buf[from:to], false)
		from = to
		if gain := p.blur(d.StartGain(&a, float64(d.PresidentSize(a.Corp)/d.Unit(a.Corp)), control)); gain > most && d.StartFloats(&a, free) {
			best, most = a, gain
		}
	}
	return best, most
}

// sale is the sale that avoids the greatest loss, or makes room for what is clearly better.
func (p *player) sale(d *strategies.Decision) (best engine.Action, most float64) {
	for _, a := range d.Legal {
		if a.Type != engine.SellShares {
			continue
		}
		if d.Mine(a.Corp) && !d.SafeSale(&a) {
			continue
		}
		units := float64(a.Percent) / float64(d.Unit(a.Corp))
		if gain := (float64(d.Price(a.Corp)) - p.blur(d.ShareWorth(a.Corp))) * units; gain > most {
			best, most = a, gain
		}
	}
	return best, most
}

// leastSale is the sale that costs least when something must be sold.
func (p *player) leastSale(d *strategies.Decision) engine.Action {
	best, most := d.Legal[0], 0.0
	for i, a := range d.Legal {
		if gain := p.saleGain(d, &a); i == 0 || gain > most {
			best, most = a, gain
		}
	}
	return best
}

// saleGain is what a sale brings above the worth of what is sold; losing a company counts
// like losing part of its worth.
func (p *player) saleGain(d *strategies.Decision, a *engine.Action) float64 {
	units := float64(a.Percent) / float64(d.Unit(a.Corp))
	gain := (float64(d.Price(a.Corp)) - p.blur(d.ShareWorth(a.Corp))) * units
	if d.Mine(a.Corp) && !d.SafeSale(a) {
		gain -= 2 * float64(d.Price(a.Corp))
	}
	return gain
}
