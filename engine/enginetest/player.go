package enginetest

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// player is who decides for everybody: at random, with habits that differ from seed to seed so
// that games differ in kind and not only in detail.
type player struct {
	source
	idle      int // passes once in so many turns in which something else is possible
	interrupt int // once in so many decisions, somebody acts in the turn of others
	withhold  int // once in so many dividends, keeps the revenue
	spend     int // once in so many prices, pays more than the least
	deal      int // once in so many chances, buys from others
	sell      int // once in so many chances, sells shares
	legal     []engine.Action
	actors    []id.Entity
}

func newPlayer(seed int64) *player {
	p := &player{source: source(seed)}
	p.idle = 2 + p.below(8)
	p.interrupt = 4 + p.below(28)
	p.withhold = 2 + p.below(6)
	p.spend = 1 + p.below(6)
	p.deal = 2 + p.below(12)
	p.sell = 1 + p.below(12)
	return p
}

// choose is one action among all that may be taken now. The decision belongs to whoever decides
// for the first actor, who may also act for others of his entities.
func (p *player) choose(s *engine.State) (engine.Action, bool) {
	p.actors = s.Actors(p.actors[:0])
	if len(p.actors) == 0 {
		return engine.Action{}, false
	}
	who := s.Controller(p.actors[0])
	p.actors = s.MayAct(p.actors[:1])
	if p.oneIn(p.interrupt) {
		p.gather(s, func(e id.Entity) bool { return s.Controller(e) != who })
		if len(p.legal) > 0 {
			return p.pick(s), true
		}
	}
	p.gather(s, func(e id.Entity) bool { return s.Controller(e) == who })
	if len(p.legal) == 0 {
		return engine.Action{}, false
	}
	return p.pick(s), true
}

func (p *player) gather(s *engine.State, mine func(id.Entity) bool) {
	p.legal = p.legal[:0]
	for _, e := range p.actors {
		if mine(e) {
			p.legal = s.Legal(e, p.legal)
		}
	}
}

// pick draws a kind of action first and then one of that kind, because there are many more
// lays than anything else. The pass is drawn apart.
func (p *player) pick(s *engine.State) engine.Action {
	if !p.oneIn(p.deal) {
		p.leave(func(a *engine.Action) bool { return isDeal(s, a) })
	}
	if !p.oneIn(p.sell) {
		p.leave(func(a *engine.Action) bool { return a.Type == engine.SellShares })
	}
	var kinds engine.ActionSet
	for i := range p.legal {
		kinds |= engine.Set(p.legal[i].Type)
	}
	want := engine.Pass
	if rest := kinds &^ engine.Set(engine.Pass); rest != 0 && (!kinds.Has(engine.Pass) || !p.oneIn(p.idle)) {
		want = p.kind(rest)
	}
	n := 0
	for i := range p.legal {
		if p.legal[i].Type == want {
			p.legal[n] = p.legal[i]
			n++
		}
	}
	a := p.legal[p.below(n)]
	if a.Type == engine.PayDividend {
		a = p.legal[0]
		if p.oneIn(p.withhold) {
			a = p.legal[p.below(n)]
		}
	}
	return p.price(s, a)
}

// leave forgets the actions of a sort, unless there is nothing else.
func (p *player) leave(sort func(a *engine.Action) bool) {
	n := 0
	for i := range p.legal {
		if !sort(&p.legal[i]) || (n == 0 && i == len(p.legal)-1) {
			p.legal[n] = p.legal[i]
			n++
		}
	}
	p.legal = p.legal[:n]
}

// isDeal reports whether something is bought from another player: trains and privates that go
// around for little money would keep a game from getting on.
func isDeal(s *engine.State, a *engine.Action) bool {
	return a.Type == engine.BuyTrain && s.Trains.Owner(a.Train).Kind == id.Corporation ||
		a.Type == engine.BuyPrivate && a.Entity.Kind == id.Player
}

func (p *player) kind(set engine.ActionSet) engine.ActionType {
	var list []engine.ActionType
	for t := engine.Bid; t <= engine.EndGame; t++ {
		if set.Has(t) {
			list = append(list, t)
		}
	}
	return list[p.below(len(list))]
}

// bidSteps is how many increments a bid may be above the least, so that others can answer.
const bidSteps = 4

// price settles on one price of a range.
func (p *player) price(s *engine.State, a engine.Action) engine.Action {
	if a.Max == 0 {
		return a
	}
	step := max(a.Step, 1)
	if a.Type == engine.Bid {
		step = max(step, s.Game().Rules.MinBidIncrement)
		a.Max = min(a.Max, a.Price+bidSteps*step)
	}
	if p.oneIn(p.spend) {
		a.Price += step * id.Money(p.below(int((a.Max-a.Price)/step)+1))
	}
	a.Max, a.Step = 0, 0
	return a
}
