package policy

import (
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// stock is a player's turn of a stock round: finish what was started, get rid of what will
// lose its worth, start a company or buy the share that yields most, and sell for it if
// what is sold yields less.
func (p *player) stock(d *strategies.Decision) engine.Action {
	p.surveySales(d)
	if d.Kinds() == engine.Set(engine.SellShares) {
		return p.cheapestSale()
	}
	if a, ok := p.riddance(); ok {
		return a
	}
	const near = 2 // what is lacking next against what may be lacking one day
	free := d.MyCash() - p.reserve - id.Money(p.safety*max(d.Exposure(), near*d.Imminent()))
	buy, buyYield := p.purchase(d, free)
	start, sell, startYield := p.start(d, free)
	switch {
	case startYield > buyYield && sell.Type == engine.SellShares:
		return sell
	case startYield > buyYield:
		return start
	case buyYield > 0:
		return buy
	}
	return pass(d)
}

// unfloated is the company that the player has started and that waits for its capital, or for
// enough of it to buy a train.
func unfloated(d *strategies.Decision) id.CorpID {
	for i := range d.Game().Corps {
		if c := id.CorpID(i); d.Mine(c) && (d.Waits(c) || d.Hungry(c)) {
			return c
		}
	}
	return id.NoCorp
}

// purchase is the share that gains most for its price, and how much that is.
func (p *player) purchase(d *strategies.Decision, free id.Money) (best engine.Action, most float64) {
	own := unfloated(d)
	for _, a := range d.Legal {
		if a.Type != engine.BuyShares || a.Entity.Kind != id.Player {
			continue
		}
		price := d.CertPrice(&a)
		feeds := d.FeedGain(&a)
		if price > free && a.Corp != own && feeds == 0 || price == 0 {
			continue
		}
		units := float64(a.Percent) / float64(d.Unit(a.Corp))
		yield := (p.gain(d, a.Corp)+float64(d.Price(a.Corp)))*units/float64(price) - 1
		yield += p.control * feeds / float64(price)
		if a.Corp == own {
			// Nothing that was paid for it earns anything before it floats.
			const urgent = 10
			yield += urgent
		}
		if yield > most {
			best, most = a, yield
		}
	}
	return best, most
}

// swap is the sale of the certificate that is missed least by a player who may not hold more and whose
// company waits for its capital.
func (p *player) swap(d *strategies.Decision) (engine.Action, bool) {
	own := unfloated(d)
	if own == id.NoCorp || d.CertRoom() > 0 || d.IPO(own) == 0 || d.MyCash() < d.ParPrice(own) {
		return engine.Action{}, false
	}
	a, _, ok := p.makeRoom(d, 1, own)
	return a, ok
}

// start is the best company to start at its best par, the sale that must come first if there
// is one, and the gain for the money that it takes.
func (p *player) start(d *strategies.Decision, free id.Money) (best, sell engine.Action, most float64) {
	equal := float64(len(d.Game().Corps)) / float64(d.Game().Players)
	if float64(presidencies(d)) >= math.Ceil(p.companies*equal) || unfloated(d) != id.NoCorp {
		return best, sell, 0
	}
	for _, a := range d.Legal {
		if a.Type != engine.Par {
			continue
		}
		shares, ok := d.StartShares(&a, free+p.proceeds(), false, true)
		if !ok {
			continue
		}
		cost := id.Money(shares * float64(d.Game().Grid.Cells[a.Cell].Price))
		first, loss := p.raise(cost - free)
		// The president's certificate is one, whatever its size.
		if over := shares - float64(d.PresidentSize(a.Corp)/d.Unit(a.Corp)) + 1 - float64(d.CertRoom()); over > 0 {
			sale, lost, ok := p.makeRoom(d, over, a.Corp)
			if !ok {
				continue
			}
			loss += lost
			if first.Type == engine.NoAction {
				first = sale
			}
		}
		if yield := (p.blur(d.StartGain(&a, shares, p.control)) - loss) / float64(cost); yield > most {
			best, sell, most = a, first, yield
		}
	}
	return best, sell, most
}

func presidencies(d *strategies.Decision) (n int) {
	for i := range d.Game().Corps {
		if c := id.CorpID(i); d.Started(c) && d.Mine(c) {
			n++
		}
	}
	return n
}
