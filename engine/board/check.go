package board

import "github.com/trainrush/trainrush/engine/id"

// LayOptions says how a tile is laid. The zero value is a corporation's ordinary tile action.
type LayOptions struct {
	Private  bool  // laid by the power of a private: labels, numbers of stops and the track restriction do not count
	Anywhere bool  // no connection needed, only an exit to a passable neighbour; no track restriction
	Extras   uint8 // groups of Replacements that are allowed now, one bit each

	// For the track restriction, unless it is Permissive: who lays, in which network.
	Corp    id.CorpID
	Perm    *Permissions
	Scratch *Scratch
}

// CheckLay returns the first rule that keeps a tile from being laid on a hex in a rotation, or
// NoRule. The reach is that of the corporation that lays before the lay; nil when it is not needed
// (opt.Anywhere). Colour by phase, blocked hexes, turn order and money are not checked here.
//
// Rule: common rules 11.1 (2), 11.2 to 11.4.
func (b *Board) CheckLay(l *Layout, r *Reach, h id.HexID, t id.TileID, rot int, opt *LayOptions) id.Rule {
	if rule := b.CheckReplace(l, h, t, opt); rule != id.NoRule {
		return rule
	}
	return b.CheckRotation(l, r, h, t, rot, opt)
}

// CheckReplace checks the part of the rules that is never tolerated: supply, colour, old track in
// some rotation, label, numbers of towns and cities, exits of the cities.
//
// Rule: common rules 11.1 (2) and 11.2.
func (b *Board) CheckReplace(l *Layout, h id.HexID, t id.TileID, opt *LayOptions) id.Rule {
	if int(t) < 0 || int(t) >= b.Supply || l.Left[t] == 0 {
		return id.RuleTileSupply
	}
	old, tile := &b.Tiles[l.Tile[h]], &b.Tiles[t]
	p := b.pairOf(l.Tile[h], t, opt.Extras)
	switch {
	case p == nil && tile.Colour != old.Colour+1:
		return id.RuleTileColour
	case p == nil:
		return id.RuleTileTrack
	case p.extra != 0 || opt.Private:
		return id.NoRule
	case tile.Label != b.labelFor(l, h, tile.Colour):
		return id.RuleTileLabel
	}
	return p.rule
}

// CheckRotation checks the part of the rules that a stored record may break: exits, connection,
// track kept in this rotation, stops kept, track restriction. The tile must pass CheckReplace.
//
// Rule: common rules 11.3 and 11.4.
func (b *Board) CheckRotation(l *Layout, r *Reach, h id.HexID, t id.TileID, rot int, opt *LayOptions) id.Rule {
	if rot < 0 || rot > 5 {
		return id.RuleTileRotation
	}
	hex := &b.Hexes[h]
	exits := b.Tiles[t].Rot[rot].Exits
	if exits&^hex.Open != 0 {
		return id.RuleTileExits
	}
	sides := hex.Open
	if !opt.Anywhere {
		sides = r.Sides(h)
	}
	if exits&sides == 0 {
		return id.RuleTileReach
	}
	p := b.pairOf(l.Tile[h], t, opt.Extras)
	if p == nil {
		return id.RuleTileTrack
	}
	bit := uint8(1) << ((rot + 6 - int(l.Rot[h])) % 6)
	switch {
	case p.keep&bit == 0:
		return id.RuleTileRotation
	case p.stops&bit == 0:
		return id.RuleTileNewStops
	case p.cities&bit == 0:
		return id.RuleTileCityKept
	case p.slots&bit == 0:
		return id.RuleTileSlots
	case opt.Private:
		return id.NoRule
	case p.towns&bit == 0:
		return id.RuleTileTowncut
	case !opt.Anywhere && !b.unrestricted(l, h, t, rot, opt):
		return id.RuleTrackRestriction
	}
	return id.NoRule
}

// pairOf returns the entry for a tile that replaces another; nil if there is none or its
// group of Replacements is not allowed.
func (b *Board) pairOf(old, t id.TileID, extras uint8) *pair {
	for i := range b.pairs[old] {
		if p := &b.pairs[old][i]; p.tile == t && (p.extra == 0 || p.extra&extras != 0) {
			return p
		}
	}
	return nil
}

// labelFor is the label that a tile of a colour needs on a hex.
func (b *Board) labelFor(l *Layout, h id.HexID, c Colour) uint8 {
	return b.labelAfter(b.Hexes[h].Printed, l.Tile[h], c)
}

// labelAfter is the label that a tile of a colour needs after another one: that of the tile it replaces, or the
// future label that is printed on the hex for that colour.
//
// Rule: common rules 11.2 (7).
func (b *Board) labelAfter(printed, old id.TileID, c Colour) uint8 {
	if p := &b.Tiles[printed]; p.Future != 0 && p.FutureOn == c {
		return p.Future
	}
	return b.Tiles[old].Label
}
