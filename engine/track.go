package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// Track is the laying and upgrading of tiles.
//
// Rule: common rules 10.5, 11.
type Track struct {
	noSkip
	operatorActs
}

// Mode of the step.
func (Track) Mode() StepMode { return Ordered }

// Time of the step for powers of privates.
func (Track) Time() title.PowerTime { return title.WhenTrack }

// timed is a step that powers of privates refer to by its time.
type timed interface{ Time() title.PowerTime }

// timeNow is the time of the first of the timed steps that is not over, or empty.
//
// Rule: common rules 5.
func (s *State) timeNow() title.PowerTime {
	for i, step := range s.game.steps[s.Round.Kind] {
		if t, ok := step.(timed); ok && !s.Round.IsOver(i) {
			return t.Time()
		}
	}
	return ""
}

// tileAction is the entry for the next tile action of the turn, or nil when none is left.
func (s *State) tileAction() *title.TileLay {
	if n := int(s.Round.Op.Lays); n < len(s.game.Rules.TileLays) {
		return &s.game.Rules.TileLays[n]
	}
	return nil
}

func (s *State) layAllowed(k title.LayKind) bool {
	return k == title.LayYes || (k == title.LayNotIfUpgraded && !s.Round.Op.Upgraded)
}

// Demands a decision while a tile action is left.
func (Track) Demands(s *State) bool {
	c := s.Operator()
	t := s.tileAction()
	if t == nil || s.Corps[c].Placed == 0 || (!s.layAllowed(t.Lay) && !s.layAllowed(t.Upgrade)) {
		return false
	}
	return s.Round.Op.Lays == 0 || s.Cash.Cash(id.OfCorp(c)) >= t.Cost
}

// Offers of the step.
func (k Track) Offers(s *State, e id.Entity) ActionSet {
	if c := s.Operator(); c != id.NoCorp && e == id.OfCorp(c) && k.Demands(s) {
		return Set(LayTile, Pass)
	}
	return 0
}

// layMoney is what a lay costs: printed terrain and the extra cost of the tile action.
//
// Rule: common rules 11.6.
func (s *State) layMoney(h id.HexID, t id.TileID) id.Money {
	cost := s.game.Board.Cost(&s.Board, h)
	if a := s.tileAction(); a != nil {
		if s.game.Board.Tiles[t].Colour == board.Yellow {
			cost += a.Cost
		} else if a.UpgradeCost > 0 {
			cost += a.UpgradeCost
		} else {
			cost += a.Cost
		}
	}
	return cost
}

// blockedHexes is the hexes that privates keep everybody off: those of privates that a player
// owns, or nobody.
//
// Rule: common rules 18.2.
func (s *State) blockedHexes(c id.CorpID) board.HexSet {
	set := &s.work.blocked
	*set = board.HexSet{}
	for i := range s.game.Privates {
		if q := &s.Priv[i]; q.Closed || q.Owner.Kind == id.Corporation {
			continue
		}
		for k := range s.game.Privates[i].Powers {
			if w := &s.game.Privates[i].Powers[k]; w.Type == title.PowerBlockHexes {
				for _, h := range w.Hexes {
					set.Add(h)
				}
			}
		}
	}
	s.game.variant.Block(s, c, set)
	return *set
}

// checkAction is the rule of the turn that keeps a corporation from a lay: the tile action,
// the hex used before, the money.
func (s *State) checkAction(c id.CorpID, h id.HexID, t id.TileID) id.Rule {
	a := s.tileAction()
	if a == nil {
		return id.RuleTileAction
	}
	old, _ := s.game.Board.At(&s.Board, h)
	if s.game.Board.Tiles[t].Colour == board.Yellow && !s.layAllowed(a.Lay) {
		return id.RuleTileAction
	}
	if old.Colour != board.White && !s.layAllowed(a.Upgrade) {
		return id.RuleTileAction
	}
	if a.OtherHex {
		for _, x := range s.Round.Op.Laid[:s.Round.Op.Lays] {
			if x == h {
				return id.RuleTileAction
			}
		}
	}
	if s.layMoney(h, t) > s.Cash.Cash(id.OfCorp(c)) {
		return id.RuleCash
	}
	return id.NoRule
}

// Legal lists every lay and the pass.
func (Track) Legal(s *State, e id.Entity, kinds ActionSet, buf []Action) []Action {
	c := e.Corp()
	if kinds.Has(LayTile) {
		q := board.LayQuery{LayOptions: board.LayOptions{Corp: c, Scratch: s.work.reach, Extras: s.PhaseNow().Extras}, Colours: s.PhaseNow().Tiles, Blocked: s.blockedHexes(c)}
		s.work.lays = s.game.Board.Lays(&s.Board, s.reach(c), &q, s.work.lays[:0])
		for _, y := range s.work.lays {
			if s.checkAction(c, y.Hex, y.Tile) == id.NoRule {
				buf = append(buf, Action{Type: LayTile, Entity: e, Hex: y.Hex, Tile: y.Tile, Rot: uint8(y.Rot)})
			}
		}
	}
	if kinds.Has(Pass) {
		buf = append(buf, Action{Type: Pass, Entity: e})
	}
	return buf
}

// Apply a lay or the pass.
func (Track) Apply(s *State, a Action, j *Journal) error {
	if a.Type == Pass {
		return nil
	}
	c := a.Entity.Corp()
	if r := s.checkAction(c, a.Hex, a.Tile); r != id.NoRule {
		return refuse(a, r)
	}
	opt := board.LayOptions{Corp: c, Scratch: s.work.reach, Extras: s.PhaseNow().Extras}
	if err := s.checkLay(a, s.reach(c), &opt, j); err != nil {
		return err
	}
	if blocked := s.blockedHexes(c); blocked.Has(a.Hex) {
		if err := s.Strict(a, id.RuleHexBlocked, j); err != nil {
			return err
		}
	}
	op := &s.Round.Op
	money := s.layMoney(a.Hex, a.Tile)
	old, _ := s.game.Board.At(&s.Board, a.Hex)
	op.Upgraded = op.Upgraded || old.Colour != board.White
	s.Cash.Transfer(a.Entity, id.TheBank, money, ledger.TileCost, j.Log())
	s.layTile(a, j)
	return nil
}

// checkLay is the rule of the map that keeps a tile off a hex; what the reference does not ask
// again may be tolerated.
func (s *State) checkLay(a Action, r *board.Reach, opt *board.LayOptions, j *Journal) error {
	b := s.game.Board
	if x := b.CheckReplace(&s.Board, a.Hex, a.Tile, opt); x != id.NoRule {
		return s.refuseLay(a, x)
	}
	if !s.PhaseNow().Tiles.Has(b.Tiles[a.Tile].Colour) {
		if err := s.Strict(a, id.RuleTilePhase, j); err != nil {
			return err
		}
	}
	if s.game.tolerates.Has(id.RuleTileReach) && j == nil {
		return nil // nobody asks what was tolerated
	}
	if x := b.CheckRotation(&s.Board, r, a.Hex, a.Tile, int(a.Rot), opt); x != id.NoRule {
		if !s.game.tolerates.Has(x) {
			return s.refuseLay(a, x)
		}
		return s.Strict(a, x, j)
	}
	return nil
}

func (s *State) refuseLay(a Action, r id.Rule) error {
	old, _ := s.game.Board.At(&s.Board, a.Hex)
	return refuseValues(a, r, "tile %s in rotation %d on %s, which has %s", s.game.Board.Tiles[a.Tile].Name, a.Rot, s.game.Board.Hexes[a.Hex].Name, old.Name)
}

// layTile puts the tile on the map: it uses up a tile action, and tokens that it lifts wait to
// be placed again.
//
// Rule: common rules 11.7.
func (s *State) layTile(a Action, j *Journal) {
	op := &s.Round.Op
	if int(op.Lays) < len(op.Laid) {
		op.Laid[op.Lays] = a.Hex
	}
	op.Lays++
	s.putTile(a, j)
}

func (s *State) putTile(a Action, j *Journal) {
	lifted := s.game.Board.Lay(&s.Board, a.Hex, a.Tile, int(a.Rot))
	c := s.Operator()
	for _, owner := range lifted.Corps[:lifted.N] {
		by := id.OfCorp(c)
		if s.game.Rules.TokenChoice == title.TokenByOwner {
			by = id.OfCorp(owner)
		}
		s.await(PendingToken{Corp: owner, Hex: a.Hex, By: by, Index: s.liftToken(owner, a.Hex)})
	}
	s.syncTokens(a.Hex)
	j.NoteHex(EventTileLaid, c, a.Hex, 0)
}

func (s *State) await(p PendingToken) {
	op := &s.Round.Op
	op.Pending[op.NPending] = p
	op.NPending++
}

// reach is what a corporation reaches. It is valid until the next call.
func (s *State) reach(c id.CorpID) *board.Reach {
	return s.work.reach.Reach(s.game.Board, &s.Board, c)
}

// Network is what trails reach with other permissions than those of a corporation.
func (s *State) Network(perm *board.Permissions) *board.Reach {
	return s.work.reach.ReachIn(s.game.Board, &s.Board, id.NoCorp, perm)
}
