package t1830

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rules are the rules of 1830.
type Rules struct{ engine.Standard }

// MayBuyPrivate keeps a player from buying a private whose certificate somebody holds: its
// buyer is granted that certificate again, see PrivateBought.
//
// Rule: common rules 23.3.
func (Rules) MayBuyPrivate(s *engine.State, buyer id.Entity, p id.PrivateID) id.Rule {
	rule := id.NoRule
	eachBonus(s, buyer, p, func(_ id.CorpID, k id.CertID) {
		if s.Shares.Holder(k).Kind == id.Player {
			rule = id.RulePrivateSale
		}
	})
	return rule
}

// PrivateBought gives a player who bought a private from a player the certificate that came
// with it. The printed game knows no second certificate; games on 18xx.games depend on it.
//
// Rule: common rules 23.3.
func (Rules) PrivateBought(s *engine.State, buyer id.Entity, p id.PrivateID, j *engine.Journal) {
	eachBonus(s, buyer, p, func(c id.CorpID, k id.CertID) { s.Acquire(c, k, buyer, j) })
}

// eachBonus calls f for every certificate that came with a private, if a player buys it.
func eachBonus(s *engine.State, buyer id.Entity, p id.PrivateID, f func(id.CorpID, id.CertID)) {
	if buyer.Kind != id.Player {
		return
	}
	for _, w := range s.Game().Privates[p].Powers {
		if w.Type == title.PowerCertificates {
			for _, index := range w.Certs {
				f(w.Corp, s.Shares.Cert(w.Corp, index))
			}
		}
	}
}
