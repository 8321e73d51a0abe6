package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// buyRight is the purchase of a bonus right.
//
// Rule: 1856, NFSBC, SCFTC.
type buyRight struct {
	optional
	r *Rules
}

// sold reports whether a corporation may buy a right now.
func (r *Rules) sold(s *engine.State, c id.CorpID, i int) bool {
	o := of(s)
	q := &s.Priv[r.rights[i].company]
	return o.Corps[c].Rights&(1<<i) == 0 && (o.Supply[i] > 0 || r.p.UnlimitedRights) &&
		(q.Closed || q.Owner.Kind == id.Corporation) && s.Cash.Cash(id.OfCorp(c)) >= r.p.RightPrice
}

// Offers of the step.
func (x buyRight) Offers(s *engine.State, e id.Entity) engine.ActionSet {
	if c, ok := isOperator(s, e); ok {
		for i := range x.r.rights {
			if x.r.sold(s, c, i) {
				return engine.Set(engine.SpecialBuy)
			}
		}
	}
	return 0
}

// Legal lists the rights.
func (x buyRight) Legal(s *engine.State, e id.Entity, _ engine.ActionSet, buf []engine.Action) []engine.Action {
	for i := range x.r.rights {
		if x.r.sold(s, e.Corp(), i) {
			buf = append(buf, engine.Action{Type: engine.SpecialBuy, Entity: e, Item: uint8(i), Price: x.r.p.RightPrice})
		}
	}
	return buf
}

// Apply pays the owner of the company, or the bank once it has closed.
func (x buyRight) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	c := a.Entity.Corp()
	if int(a.Item) >= len(x.r.rights) || !x.r.sold(s, c, int(a.Item)) {
		return engine.Refuse(a, id.RuleRight)
	}
	o := of(s)
	payee := id.TheBank
	if q := &s.Priv[x.r.rights[a.Item].company]; !q.Closed {
		payee = q.Owner
	}
	s.Cash.Transfer(a.Entity, payee, x.r.p.RightPrice, ledger.Right, j.Log())
	o.Corps[c].Rights |= 1 << a.Item
	if !x.r.p.UnlimitedRights {
		o.Supply[a.Item]--
	}
	j.Note(engine.EventRightBought, c, id.NoPlayer, x.r.p.RightPrice)
	return nil
}
