// Package policy is the player who weighs: one policy, put together from the judgments of
// package strategies, whose parameters make the styles balanced, builder, rusher, looter, cautious, sinker
// and basic. It knows no title: what it values follows from the data of the game.
package policy

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/strategies"
)

// What the parameter never can forbid.
const (
	noTokens = iota
	noPrivates
	noSales
	noDumping
	noTrainDeals
	noExchange
	noWithholding
	noTrade
	noLoans
	noMerging
	noSaving
	noDestinations
	noPort
	noRights
	noPrivateLays
)

var forbidden = []string{
	noTokens: "tokens", noPrivates: "privates", noSales: "sales", noDumping: "dumping", noTrainDeals: "train_deals",
	noExchange: "exchange", noWithholding: "withhold", noTrade: "trade_in", noLoans: "loans", noMerging: "merging",
	noSaving: "saving", noDestinations: "destinations", noPort: "port", noRights: "rights", noPrivateLays: "private_lays",
}

// style is what tells one player from another.
type style struct {
	noise     float64
	premium   float64
	companies float64
	control   float64
	reserve   id.Money
	safety    float64
	thrift    float64
	rush      float64
	loot      float64
	dump      float64
	patience  float64
	track     float64
	repaid    float64
	sink      float64
	never     strategies.WordSet
}

func (s *style) params() []strategies.Param {
	return []strategies.Param{
		strategies.Number("noise", &s.noise, 0, 1, "how much every judgment errs: at 1 it may be off by twice its worth"),
		strategies.Number("premium", &s.premium, 0, 2, "most that it bids for a private above its face value, as a part of it"),
		strategies.Number("companies", &s.companies, 0, 4, "companies of which it wants to be president, as a multiple of an equal share of all"),
		strategies.Number("control", &s.control, 0, 1, "what the power over a company is worth, as a part of its capital"),
		strategies.Amount("reserve", &s.reserve, 0, 5000, "cash that it does not spend on shares"),
		strategies.Number("safety", &s.safety, 0, 3, "cash that it keeps for the trains of its companies, as a part of what they lack"),
		strategies.Number("thrift", &s.thrift, 0, 3, "how dear the money of a company is that lacks a train that lasts"),
		strategies.Number("rush", &s.rush, 0, 3, "weight of what a purchase takes from others because their trains rust"),
		strategies.Number("loot", &s.loot, 0, 2, "most that its companies pay for its privates, in face values, where it cannot give the money back for shares"),
		strategies.Number("dump", &s.dump, 0, 3, "how much it fears to pay for the trains of a company, and sells it before"),
		strategies.Number("patience", &s.patience, 0, 6, "turns in which a company keeps its revenue for a better train"),
		strategies.Number("track", &s.track, 0, 3, "weight of what track and tokens will be worth later"),
		strategies.Number("repaid", &s.repaid, 0, 1, "part of a loan that a company expects to repay one day; 0 never repays of its own accord"),
		strategies.Number("sink", &s.sink, 0, 3, "how much it wants its companies to owe loans that another railway takes over, in loans"),
		strategies.Words("never", &s.never, forbidden, "what it never does"),
	}
}

// kind is the entry for the table of strategies of a style.
func kind(name, doc string, s style, about string) strategies.Kind {
	return strategies.Kind{Name: name, Doc: doc, About: about, New: func() (strategies.Strategy, []strategies.Param) {
		p := &player{style: s}
		return p, p.params()
	}}
}

type player struct {
	style
	rand      *strategies.Rand
	buf, rest []engine.Action
	sales     []sale
}

func (p *player) blur(x float64) float64 { return p.rand.Blur(x, p.wide()) }

// wide is the part by which judgments may be off: at a noise of 1 a player knows next to nothing.
func (p *player) wide() float64 { return 2 * p.noise }

// gain is what a share is worth above its price, as the player sees it.
func (p *player) gain(d *strategies.Decision, c id.CorpID) float64 {
	const part = 0.2 // of the noise: about the price itself people err less
	price := float64(d.Price(c))
	return p.blur(d.ShareWorth(c)-price) + p.rand.Blur(price, part*p.wide()) - price
}

// Choose answers a decision.
func (p *player) Choose(d *strategies.Decision) engine.Action {
	p.rand = d.Rand
	if a, ok := p.exchange(d); ok {
		return a
	}
	switch d.Round() {
	case engine.AuctionRound:
		return p.auction(d)
	case engine.StockRound:
		if a, ok := p.duty(d); ok {
			return a
		}
		return p.stock(d)
	}
	return p.operate(d)
}

// Interrupt exchanges a private when that pays.
func (p *player) Interrupt(d *strategies.Decision) (engine.Action, bool) {
	p.rand = d.Rand
	return p.exchange(d)
}

// exchange takes a certificate for a private once the certificate is worth more.
func (p *player) exchange(d *strategies.Decision) (engine.Action, bool) {
	if p.never.Has(noExchange) {
		return engine.Action{}, false
	}
	for _, a := range d.Legal {
		if a.Type != engine.BuyShares || a.Entity.Kind != id.Private || !d.Floated(a.Corp) {
			continue
		}
		x := &d.Game().Privates[a.Entity.Private()]
		const chance = 0.5 // that a company buys it one day
		if d.ShareWorth(a.Corp) > float64(x.Income)*d.PrivateLife()+chance*p.loot*float64(x.Value) {
			return a, true
		}
	}
	return engine.Action{}, false
}

// pass passes, or does whatever is first where there is no pass.
func pass(d *strategies.Decision) engine.Action {
	if a, ok := d.Pass(); ok {
		return a
	}
	return d.Legal[0]
}
