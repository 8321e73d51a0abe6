package engine

import (
	"slices"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// PrivateTile is a tile laid by the power of a private that the operating corporation owns: an
// extra lay, or one in place of the turn's lay with a token to follow.
//
// Rule: common rules 18.7, 18.8.
type PrivateTile struct{ optional }

// tilePower is the power by which a private may lay a tile now, with its index; nil if there is
// none.
func (s *State) tilePower(p id.PrivateID) (*Power, int) {
	c := s.Operator()
	if c == id.NoCorp || s.Priv[p].Owner != id.OfCorp(c) {
		return nil, 0
	}
	if w, i := s.PowerOf(p, title.PowerTileLay); w != nil && (w.When == title.WhenOwningCorpOrTurn || w.When == s.timeNow()) && !(w.Consume && s.Round.Op.Lays > 0) {
		return w, i
	}
	if w, i := s.PowerOf(p, title.PowerTeleport); w != nil && s.Priv[p].Used[i] == 0 && s.timeNow() == title.WhenTrack && s.Round.Op.Lays == 0 {
		return w, i
	}
	return nil, 0
}

// Offers of the step.
func (PrivateTile) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind != id.Private {
		return 0
	}
	if w, _ := s.tilePower(e.Private()); w != nil {
		return Set(LayTile)
	}
	return 0
}

// Legal lists the lays that the power allows.
func (PrivateTile) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	w, _ := s.tilePower(e.Private())
	for _, h := range w.Hexes {
		for _, t := range w.Tiles {
			var seen [6]bool
			for rot := uint8(0); rot < 6; rot++ {
				a := Action{Type: LayTile, Entity: e, Hex: h, Tile: t, Rot: rot}
				if s.checkPrivateLay(a, w) != id.NoRule {
					continue
				}
				if k := s.game.Board.Tiles[t].Canon[rot]; !seen[k] {
					seen[k] = true
					buf = append(buf, a)
				}
			}
		}
	}
	return buf
}

// privateLay is how the map judges lays by a power.
var privateLay = board.LayOptions{Private: true, Anywhere: true}

func (s *State) checkPrivateLay(a Action, w *Power) id.Rule {
	if r := s.checkPrivateMoney(a, w); r != id.NoRule {
		return r
	}
	if r := s.game.Board.CheckReplace(&s.Board, a.Hex, a.Tile, &privateLay); r != id.NoRule {
		return r
	}
	if !s.PhaseNow().Tiles.Has(s.game.Board.Tiles[a.Tile].Colour) {
		return id.RuleTilePhase
	}
	return s.game.Board.CheckRotation(&s.Board, nil, a.Hex, a.Tile, int(a.Rot), &privateLay)
}

func (s *State) checkPrivateMoney(a Action, w *Power) id.Rule {
	if (len(w.Hexes) > 0 && !slices.Contains(w.Hexes, a.Hex)) || (len(w.Tiles) > 0 && !slices.Contains(w.Tiles, a.Tile)) {
		return id.RulePrivatePower
	}
	if s.powerCost(a, w) > s.Cash.Cash(s.Priv[a.Entity.N].Owner) {
		return id.RuleCash
	}
	return id.NoRule
}

func (s *State) powerCost(a Action, w *Power) id.Money {
	if w.Free {
		return 0
	}
	return s.game.Board.Cost(&s.Board, a.Hex)
}

// Apply the lay.
func (PrivateTile) Apply(s *State, a Action, j *Journal) error {
	w, i := s.tilePower(a.Entity.Private())
	if r := s.checkPrivateMoney(a, w); r != id.NoRule {
		return refuse(a, r)
	}
	if err := s.checkLay(a, nil, &privateLay, j); err != nil {
		return err
	}
	c := s.Operator()
	s.Cash.Transfer(id.OfCorp(c), id.TheBank, s.powerCost(a, w), ledger.TileCost, j.Log())
	s.Priv[a.Entity.N].Used[i]++
	if w.Type != title.PowerTeleport && !w.Consume {
		s.putTile(a, j)
		return nil
	}
	s.layTile(a, j)
	if w.Type != title.PowerTeleport {
		return nil
	}
	if _, ok := s.NextToken(c); ok {
		s.Round.Op.Power = a.Entity.Private()
		s.Round.Op.PowerHex = a.Hex
	}
	return nil
}

// PrivateToken is the token that a private places, or declines, right after its tile.
//
// Rule: common rules 18.8.
type PrivateToken struct{ noSkip }

// Mode of the step.
func (PrivateToken) Mode() StepMode { return Conditional }

// Demands a decision while a private may place its token.
func (PrivateToken) Demands(s *State) bool { return s.Round.Op.Power != id.NoPrivate }

// Actors is the private.
func (PrivateToken) Actors(s *State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfPrivate(s.Round.Op.Power))
}

// Offers of the step.
func (PrivateToken) Offers(s *State, e id.Entity) ActionSet {
	if e.Kind == id.Private && e.Private() == s.Round.Op.Power {
		return Set(PlaceToken, Pass)
	}
	return 0
}

// Legal lists the cities of the hex and the refusal.
func (PrivateToken) Legal(s *State, e id.Entity, _ ActionSet, buf []Action) []Action {
	h := s.Round.Op.PowerHex
	t, _ := s.game.Board.At(&s.Board, h)
	for i := 0; i < int(t.NStops); i++ {
		if s.IsCity(h, uint8(i)) && s.game.Board.CanToken(&s.Board, s.Operator(), h, i) == id.NoRule {
			buf = append(buf, Action{Type: PlaceToken, Entity: e, Hex: h, City: uint8(i)})
		}
	}
	return append(buf, Action{Type: Pass, Entity: e})
}

// Apply the token, which is free and counts as the turn's token, or the refusal.
func (PrivateToken) Apply(s *State, a Action, j *Journal) error {
	c := s.Operator()
	if a.Type == PlaceToken {
		if a.Hex != s.Round.Op.PowerHex || !s.IsCity(a.Hex, a.City) {
			return refuse(a, id.RulePrivatePower)
		}
		if r := s.game.Board.CanToken(&s.Board, c, a.Hex, int(a.City)); r != id.NoRule {
			return refuse(a, r)
		}
		s.FreeToken(c, a.Hex, a.City, j)
		s.Round.Op.Tokened = true
	}
	s.Round.Op.Power = id.NoPrivate
	return nil
}
