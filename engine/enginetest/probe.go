package enginetest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// samples is how many offers of one kind are tried in a position, and mutants how many wrong
// versions of each.
const (
	samples = 6
	mutants = 3
)

// probe tries in copies of a position what can be done there and what cannot.
type probe struct {
	source
	entities []id.Entity
	offers   [][]engine.Action // by entity, as in entities
	again    []engine.Action
	trial    *engine.State // of the workspace of the game
	before   *engine.State // the position as it was
	apart    *engine.State // of a workspace of its own
	ahead    *player
}

func newProbe(s *engine.State, w *engine.Workspace, seed int64) *probe {
	p := &probe{source: source(seed), before: s.Clone(w), trial: s.Clone(w), apart: s.Clone(engine.NewWorkspace()), ahead: newPlayer(seed)}
	g := s.Game()
	for i := range g.Players {
		p.entities = append(p.entities, id.OfPlayer(id.PlayerID(i)))
	}
	for i := range g.Corps {
		p.entities = append(p.entities, id.OfCorp(id.CorpID(i)))
	}
	for i := range g.Privates {
		p.entities = append(p.entities, id.OfPrivate(id.PrivateID(i)))
	}
	p.offers = make([][]engine.Action, len(p.entities))
	return p
}

// look tries a position.
func (p *probe) look(s *engine.State) error {
	p.before.CopyFrom(s)
	if err := p.list(s); err != nil {
		return err
	}
	p.ask(s)
	if !s.Equal(p.before) {
		return errors.New("looking at the state has changed it")
	}
	for _, list := range p.offers {
		if err := p.try(s, list); err != nil {
			return err
		}
	}
	if err := p.playAhead(s); err != nil {
		return err
	}
	if !s.Equal(p.before) {
		return errors.New("playing on in a copy has changed the original")
	}
	return nil
}

// list asks everybody for his actions. Only those who must or may act have any; asked again, in
// other memory, the answer is the same.
func (p *probe) list(s *engine.State) error {
	called := s.MayAct(s.Actors(nil))
	p.apart.CopyFrom(s)
	for i, e := range p.entities {
		p.offers[i] = s.Legal(e, p.offers[i][:0])
		p.again = p.apart.Legal(e, p.again[:0])
		if !slices.Equal(p.offers[i], p.again) {
			return fmt.Errorf("asked twice, %v may do different things", e)
		}
		if len(p.offers[i]) > 0 && !slices.Contains(called, e) {
			return fmt.Errorf("%v is not called and may act: %+v", e, p.offers[i][0])
		}
		if err := inOrder(s, e, p.offers[i]); err != nil {
			return err
		}
	}
	return nil
}

// inOrder reports what is wrong with a list of actions: one of somebody else, kinds in disorder,
// or two entries of which one stands for the other.
func inOrder(s *engine.State, e id.Entity, list []engine.Action) error {
	var seen engine.ActionSet
	for i, a := range list {
		if a.Entity != e || !s.Kinds(e).Has(a.Type) {
			return fmt.Errorf("%v is offered %+v", e, a)
		}
		if seen.Has(a.Type) && list[i-1].Type != a.Type {
			return fmt.Errorf("the actions of %v are not sorted: %s in two places", e, a.Type)
		}
		seen |= engine.Set(a.Type)
		single := a
		single.Max, single.Step = 0, 0
		for k, o := range list {
			if covers := s.Covers(o, single); covers != (k == i) {
				return fmt.Errorf("entry %d %+v of %v stands for entry %d %+v: %v", k, o, e, i, a, covers)
			}
		}
		if i > 0 && a.Type == engine.LayTile && list[i-1].Type == a.Type {
			if o := list[i-1]; o.Hex > a.Hex || o.Hex == a.Hex && o.Tile > a.Tile || o.Hex == a.Hex && o.Tile == a.Tile && o.Rot >= a.Rot {
				return fmt.Errorf("lays in disorder: %+v before %+v", o, a)
			}
		}
	}
	return nil
}

// ask asks for everything else that can be asked.
func (p *probe) ask(s *engine.State) {
	s.Outcome()
	s.PriorityDeal()
	s.Waiting()
	s.BestRun(id.CorpID(p.below(len(s.Game().Corps))), nil) // of one only: it is dear on a large map
	for _, e := range p.entities {
		s.Kinds(e)
		s.Controller(e)
		if c := e.Corp(); c != id.NoCorp {
			s.MustBuyTrain(c)
			s.EmergencyFunds(c, true)
			s.NextToken(c)
		}
	}
}

// try carries out a sample of offers of each kind, and wrong versions of them.
func (p *probe) try(s *engine.State, list []engine.Action) error {
	for from := 0; from < len(list); {
		to := from + 1
		for to < len(list) && list[to].Type == list[from].Type {
			to++
		}
		for n := range min(samples, to-from) {
			at := from + n
			if to-from > samples {
				at = from + p.below(to-from)
			}
			if err := p.tryOffer(s, list[at]); err != nil {
				return err
			}
			for range mutants {
				if err := p.tryMutant(s, p.mutate(s.Game(), list[at])); err != nil {
					return err
				}
			}
		}
		from = to
	}
	return nil
}

// tryOffer holds an offer against what happens: with a range of prices, at both ends and between.
func (p *probe) tryOffer(s *engine.State, offer engine.Action) error {
	a := offer
	a.Max, a.Step = 0, 0
	for _, price := range pricesOf(offer) {
		a.Price = price
		if !s.Covers(offer, a) {
			return fmt.Errorf("offer %+v does not stand for %+v", offer, a)
		}
		p.trial.CopyFrom(s)
		if err := p.trial.Apply(a, nil); err != nil {
			return fmt.Errorf("%+v is offered and refused: %w", a, err)
		}
		if err := Check(p.trial); err != nil {
			return fmt.Errorf("after %+v: %w", a, err)
		}
	}
	return nil
}

func pricesOf(offer engine.Action) []id.Money {
	if offer.Max <= offer.Price {
		return []id.Money{offer.Price}
	}
	step := max(offer.Step, 1)
	steps := (offer.Max - offer.Price) / step
	return []id.Money{offer.Price, offer.Price + steps/2*step, offer.Price + steps*step}
}

// tryMutant tries an action that may be anything: it is accepted if it is offered, else it is
// refused with a rule and changes nothing.
func (p *probe) tryMutant(s *engine.State, a engine.Action) error {
	offered := false
	if i := slices.Index(p.entities, a.Entity); i >= 0 {
		offered = slices.ContainsFunc(p.offers[i], func(o engine.Action) bool { return s.Covers(o, a) })
	}
	if a.Type == engine.RunRoutes && a.Price != engine.BestRun {
		offered = a.Price == 0 && offered // a stated revenue needs its runs, which are not in the action
	}
	p.trial.CopyFrom(s)
	err := p.trial.Apply(a, nil)
	switch {
	case err == nil && !offered:
		return fmt.Errorf("%+v is not offered and accepted", a)
	case err == nil:
		return nil
	case offered:
		return fmt.Errorf("%+v is offered and refused: %w", a, err)
	}
	return checkRefusal(s, p.trial, err)
}

func checkRefusal(before, after *engine.State, err error) error {
	var r *engine.Refusal
	if !errors.As(err, &r) || r.Rule == id.NoRule {
		return fmt.Errorf("a refusal names no rule: %w", err)
	}
	if !before.Equal(after) {
		return fmt.Errorf("a refused action has changed the state: %w", err)
	}
	return nil
}

// lookahead is how far a copy is played on.
const lookahead = 10

// playAhead plays on in a copy with a memory of its own.
func (p *probe) playAhead(s *engine.State) error {
	p.apart.CopyFrom(s)
	for range lookahead {
		if p.apart.End.Over {
			return nil
		}
		a, ok := p.ahead.choose(p.apart)
		if !ok {
			return errors.New("nobody can act in a copy")
		}
		if err := p.apart.Apply(a, nil); err != nil {
			return fmt.Errorf("in a copy: %w", err)
		}
	}
	return Check(p.apart)
}
