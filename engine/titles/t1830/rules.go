package t1830

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Params are the values that only this title has.
type Params struct {
	CertificateOnce bool `yaml:"private_certificate_once" doc:"a private brings its certificate to its first buyer only"`
}

// Rules are the rules of 1830.
type Rules struct {
	engine.Standard
	p Params
}

// New reads the values of the title.
func New(d *title.Definition) (engine.Variant, error) {
	r := &Rules{}
	return r, d.ReadOwn(&r.p)
}

// MayBuyPrivate keeps players from trading a private that came with a certificate: its buyer
// would be granted the certificate again, see PrivateBought, and with it in the pool the bank
// would pay for it without end. A replay accepts the trade unless a player holds the certificate.
//
// Rule: common rules 23.3.
func (r *Rules) MayBuyPrivate(s *engine.State, buyer id.Entity, p id.PrivateID) id.Rule {
	rule := id.NoRule
	r.eachBonus(s, buyer, p, func(_ id.CorpID, k id.CertID) {
		switch {
		case s.Shares.Holder(k).Kind == id.Player:
			rule = id.RulePrivateSale
		case !s.Game().Tolerates(id.RulePrivateBonus):
			rule = id.RulePrivateBonus
		}
	})
	return rule
}

// PrivateBought gives a player who bought a private from a player the certificate that came
// with it. The printed game knows no second certificate; games on 18xx.games depend on it.
//
// Rule: common rules 23.3.
func (r *Rules) PrivateBought(s *engine.State, buyer id.Entity, p id.PrivateID, j *engine.Journal) {
	r.eachBonus(s, buyer, p, func(c id.CorpID, k id.CertID) {
		s.Acquire(c, k, buyer, j)
		if j != nil {
			j.Tolerated = append(j.Tolerated, id.RulePrivateBonus)
		}
	})
}

// eachBonus calls f for every certificate that came with a private, if a player buys it and is
// granted it again.
func (r *Rules) eachBonus(s *engine.State, buyer id.Entity, p id.PrivateID, f func(id.CorpID, id.CertID)) {
	if buyer.Kind != id.Player || r.p.CertificateOnce {
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
