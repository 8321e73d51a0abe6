package board

import "github.com/trainrush/trainrush/engine/id"

// Lifted lists corporations whose tokens were taken up from a hex and wait to be placed in
// a city of it again, in the order of their former cities and slots.
type Lifted struct {
	N     uint8
	Corps [id.MaxStops * id.MaxSlots]id.CorpID
}

// List is the corporations that were lifted.
func (x *Lifted) List() []id.CorpID { return x.Corps[:x.N] }

// Cost is the printed cost that falls due when the tile on a hex is covered. Discounts and the
// extra cost of a tile action belong to the engine.
//
// Rule: common rules 11.6.
func (b *Board) Cost(l *Layout, h id.HexID) id.Money { return b.Tiles[l.Tile[h]].Cost }

// Lay puts a tile on a hex and returns the tokens that were lifted: those on a hex of several
// cities that gets its first track. The caller has checked the lay.
//
// Rule: common rules 11.7.
func (b *Board) Lay(l *Layout, h id.HexID, t id.TileID, rot int) Lifted {
	var lifted Lifted
	old, o := b.At(l, h)
	tile := &b.Tiles[t]
	to := cityMap(old, o, tile, &tile.Rot[rot])
	pathless := old.NSegs == 0 && tile.NSegs > 0 && tile.Cities > 1

	b.setTile(l, h, t, rot)
	b.moveReservations(l, h, to)
	if !l.Tokens.Has(h) && l.NExtra == 0 {
		return lifted
	}
	slots, extra, nExtra := l.Slots[h], l.Extra, l.NExtra
	l.clearTokens(h)
	for i := range old.NStops {
		for s := range old.Stops[i].Slots {
			code := slots[i][s]
			switch {
			case code == 0:
			case pathless && code < Blocking:
				lifted.Corps[lifted.N] = id.CorpID(code - 1)
				lifted.N++
			default:
				b.settle(l, h, to[i], code)
			}
		}
	}
	for _, x := range extra[:nExtra] {
		if x.Hex == h {
			b.settle(l, h, to[x.City], uint8(x.Corp)+1)
		}
	}
	return lifted
}

// setTile exchanges the tile on a hex and keeps the supply right.
func (b *Board) setTile(l *Layout, h id.HexID, t id.TileID, rot int) {
	old := l.Tile[h]
	l.Hash ^= tileHash(h, old, l.Rot[h]) ^ tileHash(h, t, uint8(rot))
	if !b.Tiles[old].Printed {
		l.Left[old]++
	}
	if !b.Tiles[t].Printed {
		l.Left[t]--
	}
	l.Tile[h], l.Rot[h] = t, uint8(rot)
}

// moveReservations lets the reservations of cities follow the mapping of the cities.
func (b *Board) moveReservations(l *Layout, h id.HexID, to [id.MaxStops]int8) {
	var taken [id.MaxStops]uint8
	tile := &b.Tiles[l.Tile[h]]
	for i := range l.NHomes {
		r := &l.Homes[i]
		if r.Hex != h || r.City < 0 {
			continue
		}
		l.Hash ^= homeHash(*r)
		if r.City = to[r.City]; r.City >= 0 {
			for taken[r.City]&(1<<r.Slot) != 0 && r.Slot+1 < int8(tile.Stops[r.City].Slots) {
				r.Slot++
			}
			taken[r.City] |= 1 << r.Slot
		}
		l.Hash ^= homeHash(*r)
	}
}

// settle puts a token that was moved by a lay into a city: into the reserved slot of its owner,
// else the first slot that is free and not reserved, else beside the slots.
func (b *Board) settle(l *Layout, h id.HexID, city int8, code uint8) {
	corp := id.NoCorp
	if code < Blocking {
		corp = id.CorpID(code - 1)
	}
	if city < 0 {
		city = max(0, b.Tiles[l.Tile[h]].cityStop(0))
	}
	if slot, _ := b.freeSlot(l, corp, h, int(city)); slot >= 0 {
		l.setSlot(h, int(city), slot, code)
		return
	}
	if corp != id.NoCorp {
		l.addExtra(ExtraToken{Corp: corp, Hex: h, City: city})
	}
}

// clearTokens takes all tokens off a hex.
func (l *Layout) clearTokens(h id.HexID) {
	for c := range l.Slots[h] {
		for s := range l.Slots[h][c] {
			l.setSlot(h, c, s, 0)
		}
	}
	n := uint8(0)
	for i := range l.NExtra {
		if x := l.Extra[i]; x.Hex == h {
			l.Hash ^= extraHash(x)
		} else {
			l.Extra[n] = x
			n++
		}
	}
	for i := n; i < l.NExtra; i++ {
		l.Extra[i] = ExtraToken{}
	}
	l.NExtra = n
}
