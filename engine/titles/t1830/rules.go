package t1830

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Rules are the rules of 1830.
type Rules struct{ engine.Standard }

// PrivateBought grants the certificate that came with a private again to a player who buys it
// from a player: it comes free from the pool, and the trade is impossible while somebody
// holds it. The printed game knows no second certificate; games on 18xx.games depend on it.
//
// Rule: 1830, quirk 3 (Camden & Amboy traded between players).
func (Rules) PrivateBought(s *engine.State, a engine.Action, j *engine.Journal) error {
	if a.Entity.Kind != id.Player {
		return nil
	}
	for _, w := range s.Game().Privates[a.Private].Powers {
		if w.Type != title.PowerCertificates {
			continue
		}
		for _, index := range w.Certs {
			k := s.Shares.Cert(w.Corp, index)
			if s.Shares.Holder(k).Kind == id.Player {
				return &engine.Refusal{Action: a, Rule: id.RulePrivateSale, Detail: "its certificate is in a player's hands"}
			}
			s.Acquire(w.Corp, k, a.Entity, j)
		}
	}
	return nil
}
