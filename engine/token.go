package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// TokenStep is the placing of a further token.
//
// Rule: common rules 13.3.
type TokenStep struct {
	noSkip
	operatorActs
}

// Mode of the step.
func (TokenStep) Mode() StepMode { return Ordered }

// Time of the step for powers of privates.
func (TokenStep) Time() title.PowerTime { return title.WhenToken }

// NextToken is the price of the next token of a corporation; ok is false when all are placed.
func (s *State) NextToken(c id.CorpID) (price id.Money, ok bool) {
	if n := s.Corps[c].Placed; n < s.Corps[c].Stations {
		return s.game.Corps[c].Tokens[n], true
	}
	return 0, false
}

// Demands a decision if a token can be placed somewhere.
func (TokenStep) Demands(s *State) bool {
	c := s.Operator()
	if s.Round.Op.Tokened {
		return false
	}
	price, ok := s.NextToken(c)
	return ok && price <= s.Cash.Cash(id.OfCorp(c)) && s.EachTokenCity(c, func(id.HexID, int) bool { return true })
}

// EachTokenCity calls f for every city that a corporation reaches and that can take its token,
// until f returns true, and reports whether it did.
func (s *State) EachTokenCity(c id.CorpID, f func(id.HexID, int) bool) bool {
	r := s.reach(c)
	b := s.game.Board
	for h := range b.Hexes {
		stops := r.Stops(id.HexID(h))
		if stops == 0 {
			continue
		}
		t, _ := b.At(&s.Board, id.HexID(h))
		for i := 0; i < int(t.NStops); i++ {
			if stops&(1<<i) != 0 && t.Stops[i].Kind == board.City && b.CanToken(&s.Board, c, id.HexID(h), i) == id.NoRule && f(id.HexID(h), i) {
				return true
			}
		}
	}
	return false
}

// Offers of the step.
func (k TokenStep) Offers(s *State, e id.Entity) ActionSet {
	if c := s.Operator(); c != id.NoCorp && e == id.OfCorp(c) && k.Demands(s) {
		return Set(PlaceToken, Pass)
	}
	return 0
}

// Legal lists the cities and the pass.
func (TokenStep) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	if kinds.Has(PlaceToken) {
		price, _ := s.NextToken(e.Corp())
		s.EachTokenCity(e.Corp(), func(h id.HexID, city int) bool {
			buf = append(buf, Action{Type: PlaceToken, Entity: e, Hex: h, City: uint8(city), Price: price})
			return false
		})
	}
	if kinds.Has(Pass) {
		buf = append(buf, Action{Type: Pass, Entity: e})
	}
	return buf
}

// Apply a placement or the pass.
func (TokenStep) Apply(s *State, a Action, j *Journal) error {
	if a.Type == Pass {
		return nil
	}
	c := a.Entity.Corp()
	if !s.IsCity(a.Hex, a.City) {
		return refuse(a, id.RuleTokenSlot)
	}
	price, ok := s.NextToken(c)
	if !ok {
		return refuse(a, id.RuleTokenUsed)
	}
	return s.BuyToken(a, price, j)
}

// BuyToken places the next token of a corporation in a reached city for a price.
//
// Rule: common rules 13.3.
func (s *State) BuyToken(a Action, price id.Money, j *Journal) error {
	c := a.Entity.Corp()
	if price > s.Cash.Cash(a.Entity) {
		return refuse(a, id.RuleCash)
	}
	if r := s.game.Board.CanToken(&s.Board, c, a.Hex, int(a.City)); r != id.NoRule {
		return refuseValues(a, r, "%s in %s", s.game.Corps[c].Name, s.game.Board.Hexes[a.Hex].Name)
	}
	if s.reach(c).Stops(a.Hex)&(1<<a.City) == 0 {
		if err := s.Strict(a, id.RuleTokenReach, j); err != nil {
			return err
		}
	}
	s.Cash.Transfer(a.Entity, id.TheBank, price, ledger.TokenCost, j.Log())
	s.placeToken(c, a.Hex, int(a.City), j)
	j.NoteHex(EventTokenPlaced, c, a.Hex, price)
	s.Round.Op.Tokened = true
	return nil
}

// CanToken reports whether a city can take a token of a corporation.
func (s *State) CanToken(c id.CorpID, h id.HexID, city uint8) bool {
	return s.IsCity(h, city) && s.game.Board.CanToken(&s.Board, c, h, int(city)) == id.NoRule
}

// FreeToken places the next token of a corporation without a price.
func (s *State) FreeToken(c id.CorpID, h id.HexID, city uint8, j *Journal) {
	s.Corps[c].Free |= 1 << s.Corps[c].Placed
	s.placeToken(c, h, int(city), j)
	j.NoteHex(EventTokenPlaced, c, h, 0)
}

// IsCity reports whether a stop exists and is a city.
func (s *State) IsCity(h id.HexID, stop uint8) bool {
	t, _ := s.game.Board.At(&s.Board, h)
	return stop < t.NStops && t.Stops[stop].Kind == board.City
}

// placeToken puts the next unused token of a corporation into a city.
func (s *State) placeToken(c id.CorpID, h id.HexID, city int, j *Journal) {
	slot := s.game.Board.PlaceToken(&s.Board, c, h, city)
	k := &s.Corps[c]
	k.Tokens[k.Placed] = board.Token{Hex: h, City: int8(city), Slot: int8(slot)}
	k.Placed++
}

// DropToken takes token i of a corporation off the map and out of its tokens; those behind it
// move up.
func (s *State) DropToken(c id.CorpID, i int) {
	k := &s.Corps[c]
	s.game.Board.RemoveToken(&s.Board, c, k.Tokens[i].Hex, int(k.Tokens[i].City))
	copy(k.Tokens[i:], k.Tokens[i+1:k.Placed])
	k.Placed--
	k.Tokens[k.Placed] = board.Token{}
	low := k.Free & (1<<i - 1)
	k.Free = low | k.Free>>1&^(1<<i-1)
}

// syncTokens lets the corporations know where their tokens stand in a hex after a lay.
func (s *State) syncTokens(h id.HexID) {
	for city := 0; city < id.MaxStops; city++ {
		for slot, code := range s.Board.Slots[h][city] {
			if code > 0 && code < board.Blocking {
				s.moveToken(id.CorpID(code-1), h, city, slot)
			}
		}
	}
	for _, x := range s.Board.Extra[:s.Board.NExtra] {
		if x.Hex == h {
			s.moveToken(x.Corp, h, int(x.City), -1)
		}
	}
}

func (s *State) moveToken(c id.CorpID, h id.HexID, city, slot int) {
	k := &s.Corps[c]
	for i := range k.Tokens[:k.Placed] {
		if k.Tokens[i].Hex == h {
			k.Tokens[i].City, k.Tokens[i].Slot = int8(city), int8(slot)
		}
	}
}

// liftToken takes a corporation's token up from a hex and returns which it is.
func (s *State) liftToken(c id.CorpID, h id.HexID) uint8 {
	k := &s.Corps[c]
	for i := range k.Tokens[:k.Placed] {
		if k.Tokens[i].Hex == h {
			k.Tokens[i].Hex = id.NoHex
			return uint8(i)
		}
	}
	return 0
}

// TokenOwner is the corporation whose token an action places.
func (s *State) TokenOwner(a Action) id.CorpID {
	if op := &s.Round.Op; op.NPending > 0 {
		return op.Pending[0].Corp
	}
	if a.Entity.Kind == id.Private {
		return s.Operator()
	}
	return a.Entity.Corp()
}
