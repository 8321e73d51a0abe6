package t1856

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// companyTile is the tile of a company's power. With its first power, the company of Kitchener is
// marked to close.
//
// Rule: 1856, TCC, WSRC.
type companyTile struct {
	engine.PrivateTile
	r *Rules
}

// Apply the lay.
func (x companyTile) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if err := x.PrivateTile.Apply(s, a, j); err != nil {
		return err
	}
	if a.Entity.Private() == x.r.kitchener {
		of(s).Marked = true
	}
	return nil
}

// companyToken is the free station of the company of Kitchener, joined to the owner's track or
// not. It is the station of the turn.
//
// Rule: 1856, WSRC.
type companyToken struct {
	optional
	r *Rules
}

// Offers of the step: after the track, before the interest.
func (x companyToken) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	c := s.Operator()
	if e != id.OfPrivate(x.r.kitchener) || c == id.NoCorp || !x.r.ownsFreeStation(s, c) || s.Round.Op.Tokened ||
		!s.Round.IsOver(stepTrack) || of(s).Turn.Charged {
		return 0
	}
	if _, ok := s.NextToken(c); !ok {
		return 0
	}
	return engine.Set(engine.PlaceToken)
}

// Legal lists the cities with room.
func (x companyToken) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	for _, h := range x.r.stations {
		for city := range uint8(id.MaxStops) {
			if s.CanToken(s.Operator(), h, city) {
				buf = append(buf, engine.Action{Type: engine.PlaceToken, Entity: e, Hex: h, City: city})
			}
		}
	}
	return buf
}

// Apply the placement.
func (x companyToken) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	c := s.Operator()
	if !slices.Contains(x.r.stations, a.Hex) {
		return engine.Refuse(a, id.RulePrivatePower)
	}
	if !s.CanToken(c, a.Hex, a.City) {
		return engine.Refuse(a, id.RuleTokenSlot)
	}
	s.FreeToken(c, a.Hex, a.City, j)
	s.Round.Op.Tokened = true
	_, i := s.PowerOf(x.r.kitchener, title.PowerToken)
	s.Priv[x.r.kitchener].Used[i]++
	of(s).Marked = true
	return nil
}

// ownsFreeStation reports whether a corporation owns the company of Kitchener with its station.
func (r *Rules) ownsFreeStation(s *engine.State, c id.CorpID) bool {
	if s.Priv[r.kitchener].Owner != id.OfCorp(c) {
		return false
	}
	w, _ := s.PowerOf(r.kitchener, title.PowerToken)
	return w != nil
}

// freeStation reports whether an ordinary station of a corporation in a hex is free.
//
// Rule: 1856, Q1.
func (r *Rules) freeStation(s *engine.State, c id.CorpID, h id.HexID) bool {
	return slices.Contains(r.stations, h) && r.ownsFreeStation(s, c)
}

// placePort is the port marker.
//
// Rule: 1856, GLSC.
type placePort struct {
	optional
	r *Rules
}

// Offers of the step.
func (x placePort) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	c := s.Operator()
	if e == id.OfPrivate(x.r.port) && c != id.NoCorp && s.Priv[x.r.port].Owner == id.OfCorp(c) {
		return engine.Set(engine.Assign)
	}
	return 0
}

// Legal lists the port hexes.
func (x placePort) Legal(_ *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	for _, h := range x.r.portPower.Hexes {
		buf = append(buf, engine.Action{Type: engine.Assign, Entity: e, Hex: h})
	}
	return buf
}

// Apply places the marker; the company closes.
func (x placePort) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if !slices.Contains(x.r.portPower.Hexes, a.Hex) {
		return engine.Refuse(a, id.RulePrivatePower)
	}
	of(s).Port = a.Hex
	if j != nil {
		e := engine.NewEvent(engine.EventMarkerPlaced)
		e.Corp, e.Private, e.Hex = s.Operator(), x.r.port, a.Hex
		j.Add(e)
	}
	s.ClosePrivate(x.r.port, j)
	return nil
}

// PrivateBought gives the buyer what comes with a company: a bonus right, the port.
//
// Rule: 1856, private companies.
func (r *Rules) PrivateBought(s *engine.State, buyer id.Entity, p id.PrivateID, _ *engine.Journal) {
	if buyer.Kind != id.Corporation {
		return
	}
	if p == r.port {
		of(s).PortOwner = buyer.Corp()
	}
	for i := range r.rights {
		if r.rights[i].company == p {
			of(s).Corps[buyer.Corp()].Rights |= 1 << i
		}
	}
}

// PrivatesClose puts the rights of companies that no corporation has bought up for sale.
//
// Rule: 1856, NFSBC, SCFTC.
func (r *Rules) PrivatesClose(s *engine.State, _ *engine.Journal) {
	for i := range r.rights {
		if q := &s.Priv[r.rights[i].company]; !q.Closed && q.Owner.Kind != id.Corporation {
			of(s).Supply[i]++
		}
	}
}

// RoundEnds closes the company of Kitchener once it has been used.
//
// Rule: 1856, WSRC.
func (r *Rules) RoundEnds(s *engine.State, j *engine.Journal) {
	if o := of(s); o.Marked && s.Round.Kind == engine.OperatingRound {
		o.Marked = false
		s.ClosePrivate(r.kitchener, j)
	}
}

// Block keeps others out of the hex of Flos Tramway while a corporation owns it.
//
// Rule: 1856, differences, Flos Tramway.
func (r *Rules) Block(s *engine.State, c id.CorpID, set *board.HexSet) {
	if q := &s.Priv[r.flos]; !r.p.FlosHexExclusive || q.Closed || q.Owner.Kind != id.Corporation || q.Owner == id.OfCorp(c) {
		return
	}
	for _, w := range s.Game().Privates[r.flos].Powers {
		for _, h := range w.Hexes {
			set.Add(h)
		}
	}
}

// Terms adds the bonuses of a corporation.
//
// Rule: 1856, routes.
func (r *Rules) Terms(s *engine.State, c id.CorpID, t *routes.Terms) {
	o := of(s)
	set := o.Corps[c].Rights
	if o.PortOwner == c && o.Port != id.NoHex {
		t.Bonuses = r.portBonuses[o.Port][set]
		return
	}
	t.Bonuses = r.rightBonuses[set]
}

// Items are the bonus rights.
func (r *Rules) Items() []engine.Item { return r.items }
