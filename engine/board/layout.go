package board

import "github.com/trainrush/trainrush/engine/id"

// Layout is the state of the map. It is a plain value; the zero Layout is not valid, see Board.Start.
type Layout struct {
	Hash   uint64 // of board, tiles, tokens and reservations: equal layouts have equal hashes
	Tile   [id.MaxHexes]id.TileID
	Rot    [id.MaxHexes]uint8
	Left   [id.MaxTiles]uint8                           // copies left in the supply
	Slots  [id.MaxHexes][id.MaxStops][id.MaxSlots]uint8 // corporation + 1, Blocking, Neutral, or 0 for an empty slot
	Extra  [id.MaxTokens]ExtraToken                     // tokens that found no slot
	Homes  [2 * id.MaxCorps]Reservation                 // open reservations
	NExtra uint8
	NHomes uint8
	Tokens HexSet // hexes in which some slot is taken
}

// Tokens that belong to nobody, as they stand in Layout.Slots.
const (
	// Blocking fills a slot for good like a token of some other corporation (1828).
	Blocking uint8 = 254
	// Neutral fills a slot, but a city with it blocks nobody (common rules 12.1).
	Neutral uint8 = 255
)

// Reservation keeps a slot for the home token of a corporation.
type Reservation struct {
	Corp id.CorpID
	Hex  id.HexID
	City int8 // stop index; -1: the hex as a whole
	Slot int8
}

// Token is the place of a token.
type Token struct {
	Hex  id.HexID
	City int8 // stop index
	Slot int8
}

// ExtraToken is a token that stands beside the slots of a city.
type ExtraToken struct {
	Corp id.CorpID
	Hex  id.HexID
	City int8
}

// Start makes l the layout at the beginning of a game: printed tiles, the whole supply, the
// reservations of the homes.
//
// Rule: common rules 3, item 4.
func (b *Board) Start(l *Layout) {
	*l = Layout{Hash: b.seed}
	for h := range b.Hexes {
		l.Tile[h] = b.Hexes[h].Printed
		l.Hash ^= tileHash(id.HexID(h), l.Tile[h], 0)
	}
	for t := range b.Supply {
		l.Left[t] = b.Tiles[t].Copies
	}
	for c := range b.homes {
		for _, r := range b.homes[c] {
			if b.Tiles[l.Tile[r.Hex]].Cities > 0 {
				l.Reserve(r)
			}
		}
	}
}

// Reserve adds a reservation.
func (l *Layout) Reserve(r Reservation) {
	l.Homes[l.NHomes] = r
	l.NHomes++
	l.Hash ^= homeHash(r)
}

// Unreserve removes the reservations of a corporation in a hex; everywhere when h is NoHex.
func (l *Layout) Unreserve(corp id.CorpID, h id.HexID) {
	n := uint8(0)
	for i := range l.NHomes {
		r := l.Homes[i]
		if r.Corp == corp && (h == id.NoHex || r.Hex == h) {
			l.Hash ^= homeHash(r)
			continue
		}
		l.Homes[n] = r
		n++
	}
	for i := n; i < l.NHomes; i++ {
		l.Homes[i] = Reservation{}
	}
	l.NHomes = n
}

// The parts of Layout.Hash. Each fact that holds contributes one word by exclusive or, so
// that a change costs two of them and the order of changes does not matter.

func tileHash(h id.HexID, t id.TileID, rot uint8) uint64 {
	return mix(1<<56 | uint64(h)<<32 | uint64(t)<<8 | uint64(rot))
}

func slotHash(h id.HexID, city, slot int, code uint8) uint64 {
	return mix(2<<56 | uint64(h)<<32 | uint64(city)<<24 | uint64(slot)<<16 | uint64(code))
}

func extraHash(x ExtraToken) uint64 {
	return mix(3<<56 | uint64(x.Hex)<<32 | uint64(x.City)<<24 | uint64(x.Corp))
}

func homeHash(r Reservation) uint64 {
	return mix(4<<56 | uint64(r.Hex)<<32 | uint64(uint8(r.City))<<24 | uint64(uint8(r.Slot))<<16 | uint64(uint8(r.Corp)))
}

// mix is the finisher of the splitmix64 generator: every bit of x changes half of the result.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
