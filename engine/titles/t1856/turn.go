package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// track is the track step: it also waits, after the lay, for the powers of companies that lay
// tiles.
type track struct{ engine.Track }

// Demands a decision while a tile may be laid, or a company could still help.
func (x track) Demands(s *engine.State) bool { return x.Track.Demands(s) || companiesWait(s) }

// companiesWait reports whether a company with a tile power keeps the track step open after the
// lay: the operator owns it and has not used it, or could buy it.
func companiesWait(s *engine.State) bool {
	c := s.Operator()
	if s.Round.Op.Lays == 0 {
		return false
	}
	g := s.Game()
	cash := s.Cash.Cash(id.OfCorp(c))
	for i := range g.Privates {
		w, _ := s.PowerOf(id.PrivateID(i), title.PowerTileLay)
		q := &s.Priv[i]
		switch {
		case w != nil && q.Owner == id.OfCorp(c) && !w.Consume:
			return true
		case q.Owner.Kind == id.Player && s.PhaseNow().SellPrivates && laysTiles(&g.Privates[i]) && cash >= g.Privates[i].MinPrice:
			return true
		}
	}
	return false
}

func laysTiles(p *engine.Private) bool {
	for i := range p.Powers {
		if p.Powers[i].Type == title.PowerTileLay {
			return true
		}
	}
	return false
}

// Offers of the step.
func (x track) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if k := x.Track.Offers(s, e); k != 0 {
		return k
	}
	if _, ok := isOperator(s, e); ok && companiesWait(s) {
		return engine.Set(engine.Pass)
	}
	return 0
}

// Apply a lay or the pass.
func (x track) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if err := x.Track.Apply(s, a, j); err != nil {
		return err
	}
	if !x.Demands(s) {
		s.Round.CloseStep(stepTrack)
	}
	return nil
}

// token is the token step: a loan that could be taken counts as money, and a city where the
// station is free costs nothing.
type token struct {
	engine.TokenStep
	r *Rules
}

// Demands a decision if a token could be placed somewhere.
func (x token) Demands(s *engine.State) bool {
	c := s.Operator()
	if s.Round.Op.Tokened {
		return false
	}
	price, ok := s.NextToken(c)
	if ok && x.r.ownsFreeStation(s, c) {
		price = 0
	}
	return ok && price <= s.Cash.Cash(id.OfCorp(c))+x.r.available(s, c) &&
		s.EachTokenCity(c, func(id.HexID, int) bool { return true })
}

// Offers of the step.
func (x token) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if _, ok := isOperator(s, e); ok && x.Demands(s) {
		return engine.Set(engine.PlaceToken, engine.Pass)
	}
	return 0
}

// Legal lists the cities that can be paid, and the pass.
func (x token) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	from := len(buf)
	buf = x.TokenStep.Legal(s, e, kinds, buf)
	n := from
	for _, a := range buf[from:] {
		if a.Type == engine.PlaceToken {
			if x.r.freeStation(s, e.Corp(), a.Hex) {
				a.Price = 0
			}
			if a.Price > s.Cash.Cash(e) {
				continue
			}
		}
		buf[n] = a
		n++
	}
	return buf[:n]
}

// Apply a placement or the pass.
//
// Rule: 1856, WSRC; Q1: the company stays open.
func (x token) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	c := a.Entity.Corp()
	if a.Type == engine.Pass || !s.IsCity(a.Hex, a.City) || !x.r.freeStation(s, c, a.Hex) {
		return x.TokenStep.Apply(s, a, j)
	}
	n := s.Corps[c].Placed
	if err := s.BuyToken(a, 0, j); err != nil {
		return err
	}
	s.Corps[c].Free |= 1 << n
	_, i := s.PowerOf(x.r.kitchener, title.PowerToken)
	s.Priv[x.r.kitchener].Used[i]++
	return nil
}

// dividend is the dividend step. It waits for a decision about every run, even if interest has
// taken all of it; the national railway keeps what it earns until it owns a train that never
// rusts.
type dividend struct {
	engine.DividendStep
	r *Rules
}

// Demands a decision about a run.
func (x dividend) Demands(s *engine.State) bool {
	return of(s).Turn.Ran && !s.Round.Op.Divided && (s.Operator() != x.r.cgr || of(s).National.Permanent)
}

// Offers of the step.
func (x dividend) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if _, ok := isOperator(s, e); ok && x.Demands(s) {
		return engine.Set(engine.PayDividend)
	}
	return 0
}

// lastPurchase is the last decision of a turn: a company that could be bought, with a loan if
// need be, or the port that has not been placed.
type lastPurchase struct {
	engine.LastPurchase
	r *Rules
}

// Demands a decision while there is something left to do.
func (x lastPurchase) Demands(s *engine.State) bool {
	c := s.Operator()
	if s.Priv[x.r.port].Owner == id.OfCorp(c) {
		return true
	}
	if !s.PhaseNow().SellPrivates {
		return false
	}
	money := s.Cash.Cash(id.OfCorp(c)) + x.r.available(s, c)
	for i := range s.Game().Privates {
		if s.Priv[i].Owner.Kind == id.Player && s.Game().Privates[i].MinPrice <= money {
			return true
		}
	}
	return false
}

// Offers of the step.
func (x lastPurchase) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if _, ok := isOperator(s, e); ok && x.Demands(s) {
		return engine.Set(engine.BuyPrivate, engine.Pass)
	}
	return 0
}
