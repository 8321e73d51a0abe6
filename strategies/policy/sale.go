package policy

import (
	"cmp"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// sale is a bundle that may be sold, with the money that it brings and what is lost by it.
type sale struct {
	action   engine.Action
	proceeds id.Money
	loss     float64 // worth of what is sold and fall of what is kept, less the proceeds
	safe     bool    // the player stays president, or never was
}

// surveySales looks at every sale, the cheapest for its money first.
func (p *player) surveySales(d *strategies.Decision) {
	p.sales = p.sales[:0]
	if p.never.Has(noSales) && d.Kinds() != engine.Set(engine.SellShares) {
		return
	}
	for _, a := range d.Legal {
		if a.Type == engine.SellShares {
			p.sales = append(p.sales, p.judge(d, a))
		}
	}
	slices.SortStableFunc(p.sales, func(a, b sale) int {
		return cmp.Compare(a.loss*float64(b.proceeds), b.loss*float64(a.proceeds))
	})
}

// judge is what a sale brings and costs. With a company its president loses the power to
// decide, but also the duty to pay for its trains.
func (p *player) judge(d *strategies.Decision, a engine.Action) sale {
	c := a.Corp
	units := float64(a.Percent) / float64(d.Unit(c))
	price := float64(d.Price(c))
	s := sale{action: a, proceeds: id.Money(units * price), safe: !d.Mine(c) || d.SafeSale(&a)}
	s.loss = units * p.gain(d, c)
	kept := float64(d.Percent(c, id.OfPlayer(d.Me())))/float64(d.Unit(c)) - units
	const fall = 0.07 // of the price, for each share sold
	s.loss += kept * price * fall * units
	if !s.safe {
		const power = 1.5 // in share prices
		s.loss += power*price - p.dump*d.Liability(c)
	}
	return s
}

// riddance is the sale of what declines: one that gains by itself.
func (p *player) riddance() (engine.Action, bool) {
	best := -1
	for i := range p.sales {
		s := &p.sales[i]
		if s.loss < 0 && (s.safe || !p.never.Has(noDumping)) && (best < 0 || s.loss < p.sales[best].loss) {
			best = i
		}
	}
	if best < 0 {
		return engine.Action{}, false
	}
	return p.sales[best].action, true
}

// cheapestSale is the sale that costs least when something must be sold.
func (p *player) cheapestSale() engine.Action {
	best := 0
	for i := range p.sales {
		if p.sales[i].loss < p.sales[best].loss {
			best = i
		}
	}
	return p.sales[best].action
}

// proceeds is the money that all sales together bring that cost no company.
func (p *player) proceeds() (sum id.Money) {
	var most [id.MaxCorps]id.Money
	for i := range p.sales {
		if s := &p.sales[i]; s.safe {
			most[s.action.Corp] = max(most[s.action.Corp], s.proceeds)
		}
	}
	for _, m := range most {
		sum += m
	}
	return sum
}

// raise is how to get so much money at the least loss: the first sale, and the loss of all.
func (p *player) raise(need id.Money) (first engine.Action, loss float64) {
	var used [id.MaxCorps]bool
	for need > 0 {
		at := -1
		for i := range p.sales {
			s := &p.sales[i]
			if !s.safe || used[s.action.Corp] {
				continue
			}
			// The sales are in order; of the same company the smallest that is enough.
			if at < 0 || s.action.Corp == p.sales[at].action.Corp && better(s, &p.sales[at], need) {
				at = i
			}
		}
		if at < 0 {
			return first, loss
		}
		s := &p.sales[at]
		used[s.action.Corp] = true
		if first.Type == engine.NoAction {
			first = s.action
		}
		need -= s.proceeds
		loss += s.loss
	}
	return first, loss
}

// makeRoom is how to get rid of so many certificates at the least loss, of companies other than one: the
// first sale, and the loss of all; ok is false if nothing can be sold.
func (p *player) makeRoom(d *strategies.Decision, certificates float64, except id.CorpID) (first engine.Action, loss float64, ok bool) {
	for i := range p.sales {
		s := &p.sales[i]
		if !s.safe || s.action.Corp == except {
			continue
		}
		units := float64(s.action.Percent) / float64(d.Unit(s.action.Corp))
		if l := s.loss / units * certificates; !ok || l < loss {
			first, loss, ok = s.action, l, true
		}
	}
	return first, loss, ok
}

// better reports whether a bundle fits a need better than another one of the same company.
func better(s, than *sale, need id.Money) bool {
	if than.proceeds >= need {
		return s.proceeds >= need && s.proceeds < than.proceeds
	}
	return s.proceeds > than.proceeds
}
