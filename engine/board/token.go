package board

import "github.com/trainrush/trainrush/engine/id"

// CanToken returns the first rule that keeps a token of a corporation out of a city (stop
// index), or NoRule. Price and connection are not checked here.
//
// Rule: common rules 13.1.
func (b *Board) CanToken(l *Layout, corp id.CorpID, h id.HexID, city int) id.Rule {
	if city < 0 || city >= int(b.Tiles[l.Tile[h]].NStops) {
		return id.RuleTokenSlot
	}
	slot, reserved := b.freeSlot(l, corp, h, city)
	switch {
	case slot < 0 && reserved:
		return id.RuleTokenReserved
	case slot < 0:
		return id.RuleTokenSlot
	case b.HasToken(l, corp, h):
		return id.RuleTokenHex
	case l.reservation(corp, h, city) < 0 && b.hexReserved(l, corp, h):
		return id.RuleTokenReserved
	}
	return id.NoRule
}

// PlaceToken puts a token into a city and returns its slot. The reservations of the corporation
// in the hex disappear. Without a free slot the token stands beside the slots (-1).
//
// Rule: common rules 13.1.
func (b *Board) PlaceToken(l *Layout, corp id.CorpID, h id.HexID, city int) int {
	slot, _ := b.freeSlot(l, corp, h, city)
	l.Unreserve(corp, h)
	if slot < 0 {
		l.addExtra(ExtraToken{Corp: corp, Hex: h, City: int8(city)})
		return slot
	}
	l.setSlot(h, city, slot, uint8(corp)+1)
	return slot
}

// PlaceNeutral puts a token of nobody (Blocking or Neutral) into a slot of a city, whether or not
// the slot is reserved; the first empty one when slot is negative. It reports whether there was room.
func (b *Board) PlaceNeutral(l *Layout, h id.HexID, city, slot int, code uint8) bool {
	for s := range int(b.Tiles[l.Tile[h]].Stops[city].Slots) {
		if (slot < 0 || slot == s) && l.Slots[h][city][s] == 0 {
			l.setSlot(h, city, s, code)
			return true
		}
	}
	return false
}

// RemoveToken takes a corporation's token out of a city and reports whether there was one.
func (b *Board) RemoveToken(l *Layout, corp id.CorpID, h id.HexID, city int) bool {
	for s, code := range l.Slots[h][city] {
		if code == uint8(corp)+1 {
			l.setSlot(h, city, s, 0)
			return true
		}
	}
	for i := range l.NExtra {
		if l.Extra[i] == (ExtraToken{Corp: corp, Hex: h, City: int8(city)}) {
			l.Hash ^= extraHash(l.Extra[i])
			l.NExtra--
			copy(l.Extra[i:], l.Extra[i+1:])
			l.Extra[l.NExtra] = ExtraToken{}
			return true
		}
	}
	return false
}

// RemoveTokens takes all tokens and reservations of a corporation off the map.
func (b *Board) RemoveTokens(l *Layout, corp id.CorpID) {
	for h := range b.Hexes {
		for b.HasToken(l, corp, id.HexID(h)) {
			for c := range id.MaxStops {
				b.RemoveToken(l, corp, id.HexID(h), c)
			}
		}
	}
	l.Unreserve(corp, id.NoHex)
}

// HasToken reports whether a corporation has a token in some city of a hex.
func (b *Board) HasToken(l *Layout, corp id.CorpID, h id.HexID) bool {
	for c := range l.Slots[h] {
		for _, code := range l.Slots[h][c] {
			if code == uint8(corp)+1 {
				return true
			}
		}
	}
	for i := range l.NExtra {
		if l.Extra[i].Corp == corp && l.Extra[i].Hex == h {
			return true
		}
	}
	return false
}

// Home is a printed home of a corporation: the hex and the stop index of the city, -1 when it
// may be any city of the hex.
func (b *Board) Home(corp id.CorpID, n int) (h id.HexID, city int8, ok bool) {
	if n >= len(b.homes[corp]) {
		return id.NoHex, -1, false
	}
	r := b.homes[corp][n]
	return r.Hex, r.City, true
}

// HomeCity says where the n-th home token of a corporation goes: the city that carries its
// reservation, or the first city. When choose is true the hex as a whole is reserved and has track:
// the corporation chooses a city. The hex is NoHex when there is no such home.
//
// Rule: common rules 13.2.
func (b *Board) HomeCity(l *Layout, corp id.CorpID, n int) (h id.HexID, city int, choose bool) {
	h, _, ok := b.Home(corp, n)
	if !ok {
		return id.NoHex, 0, false
	}
	for i := range l.NHomes {
		r := &l.Homes[i]
		if r.Corp != corp || r.Hex != h {
			continue
		}
		if r.City >= 0 {
			return h, int(r.City), false
		}
		choose = b.Tiles[l.Tile[h]].NSegs > 0
	}
	return h, int(max(0, b.Tiles[l.Tile[h]].cityStop(0))), choose
}

// freeSlot is the slot of a city that a token of a corporation would take, or -1. The flag tells
// that an empty slot is there but reserved for somebody else.
func (b *Board) freeSlot(l *Layout, corp id.CorpID, h id.HexID, city int) (slot int, reserved bool) {
	slots := &l.Slots[h][city]
	if own := l.reservation(corp, h, city); own >= 0 && slots[own] == 0 {
		return own, false
	}
	var kept uint8
	for i := range l.NHomes {
		if r := &l.Homes[i]; r.Hex == h && int(r.City) == city {
			kept |= 1 << r.Slot
		}
	}
	for s := range int(b.Tiles[l.Tile[h]].Stops[city].Slots) {
		switch {
		case slots[s] != 0:
		case kept&(1<<s) != 0:
			reserved = true
		default:
			return s, false
		}
	}
	return -1, reserved
}

// reservation is the slot that is reserved for a corporation in a city, or -1.
func (l *Layout) reservation(corp id.CorpID, h id.HexID, city int) int {
	for i := range l.NHomes {
		if r := &l.Homes[i]; r.Corp == corp && r.Hex == h && int(r.City) == city {
			return int(r.Slot)
		}
	}
	return -1
}

// hexReserved reports whether reservations of the hex as a whole keep a corporation out.
func (b *Board) hexReserved(l *Layout, corp id.CorpID, h id.HexID) bool {
	others := 0
	for i := range l.NHomes {
		if r := &l.Homes[i]; r.Hex == h && r.City < 0 && r.Corp != corp {
			others++
		}
	}
	if others == 0 {
		return false
	}
	tile := &b.Tiles[l.Tile[h]]
	free, single := 0, false
	for c := range int(tile.NStops) {
		if !tile.Stops[c].Kind.TakesTokens() {
			continue
		}
		single = single || tile.Stops[c].Slots == 1
		free += b.freeSlots(l, h, c)
	}
	if !tile.Printed && (b.Rules.HexReserve == ReserveAlways || b.Rules.HexReserve == ReserveSingleSlot && single) {
		return true
	}
	return free <= others
}

// freeSlots is the number of empty slots of a city that nobody has reserved.
func (b *Board) freeSlots(l *Layout, h id.HexID, city int) int {
	n := 0
	for s := range b.Tiles[l.Tile[h]].Stops[city].Slots {
		if l.Slots[h][city][s] == 0 {
			n++
		}
	}
	for i := range l.NHomes {
		if r := &l.Homes[i]; r.Hex == h && int(r.City) == city && l.Slots[h][city][r.Slot] == 0 {
			n--
		}
	}
	return n
}

// setSlot changes one slot and keeps the hash and the set of hexes with tokens right.
func (l *Layout) setSlot(h id.HexID, city, slot int, code uint8) {
	at := &l.Slots[h][city][slot]
	if *at != 0 {
		l.Hash ^= slotHash(h, city, slot, *at)
	}
	if code != 0 {
		l.Hash ^= slotHash(h, city, slot, code)
	}
	*at = code
	if l.Slots[h] == ([id.MaxStops][id.MaxSlots]uint8{}) {
		l.Tokens.Remove(h)
	} else {
		l.Tokens.Add(h)
	}
}

func (l *Layout) addExtra(x ExtraToken) {
	l.Extra[l.NExtra] = x
	l.NExtra++
	l.Hash ^= extraHash(x)
}
