package board

import (
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// MaxSegs is the largest number of segments on one tile.
const MaxSegs = 8

// End is one end of a segment: a side 0 to 5, or a stop (StopEnd + index).
type End uint8

// StopEnd is the End of stop 0.
const StopEnd End = 6

// IsSide reports whether e is a side of the hex.
func (e End) IsSide() bool { return e < StopEnd }

// Stop returns the index of the stop that e is.
func (e End) Stop() int { return int(e - StopEnd) }

// Seg is a piece of track on a tile between two ends.
type Seg struct{ A, B End }

// Other returns the end of the segment that e is not.
func (s Seg) Other(e End) End { return s.A ^ s.B ^ e }

// StopKind is the kind of a stop.
type StopKind uint8

// The kinds of stops. A pass takes tokens and blocks like a city, but a token on it starts
// no network and pass tiles replace pass tiles only (1841).
const (
	NoStop StopKind = iota
	City
	Town
	Offboard
	Pass
)

// TakesTokens reports whether a stop of this kind has token slots.
func (k StopKind) TakesTokens() bool { return k == City || k == Pass }

// Colour is the colour of a tile or printed hex.
type Colour uint8

// The colours, the laid ones in order of replacement.
const (
	NoColour Colour = iota
	White
	Yellow
	Green
	Brown
	Gray
	Red
	Blue
	Black
	numColours
)

// ColourSet is a set of colours: bit c stands for Colour c.
type ColourSet uint16

// With returns the set with c added.
func (s ColourSet) With(c Colour) ColourSet { return s | 1<<c }

// Has reports whether c is in the set.
func (s ColourSet) Has(c Colour) bool { return s&(1<<c) != 0 }

// ColourNamed is the Colour of a colour of the definition: both lists have one order.
func ColourNamed(name title.Colour) (Colour, error) {
	i := slices.Index(name.Values(), string(name))
	if i < 0 {
		return NoColour, fmt.Errorf("%q is no colour; possible: %s", name, strings.Join(name.Values(), ", "))
	}
	return Colour(i + 1), nil
}

// HexSet is a set of hexes.
type HexSet [(id.MaxHexes + 63) / 64]uint64

// Add puts h into the set.
func (s *HexSet) Add(h id.HexID) { s[h>>6] |= 1 << (h & 63) }

// Remove takes h out of the set.
func (s *HexSet) Remove(h id.HexID) { s[h>>6] &^= 1 << (h & 63) }

// Has reports whether h is in the set.
func (s *HexSet) Has(h id.HexID) bool { return s[h>>6]&(1<<(h&63)) != 0 }

// Stop is a city, town or offboard area of a tile.
type Stop struct {
	Kind    StopKind
	Slots   uint8                // token slots of a city
	Group   uint8                // 0, or the number of a group of which a run uses one stop
	NoRoute bool                 // does not count when asking whether a corporation has a route
	Revenue [numColours]id.Money // value by highest colour in force, resolved: every colour has its value
}

// Tile is a tile of the supply, or the printed tile of one hex.
type Tile struct {
	Name     string
	Colour   Colour
	Printed  bool
	Label    uint8 // 0 for none; index into Board.Labels
	Future   uint8 // label that a tile of colour FutureOn must have on this hex instead; 0 for none
	FutureOn Colour
	Copies   uint8 // in the box; 0 for a printed tile
	NStops   uint8
	NSegs    uint8
	Cities   uint8 // number of cities among the stops, passes included
	Towns    uint8
	Terminal uint8    // bit i: segment i is used only at the end of a run
	Cost     id.Money // due when the tile is covered
	Stops    [id.MaxStops]Stop
	Rot      [6]Oriented // printed tiles have only Rot[0]
	Canon    [6]uint8    // lowest rotation with the same track (stops may be exchanged)
}

// Oriented is the track of a tile in one rotation. The order of segments and stops
// is that of the definition in every rotation.
type Oriented struct {
	Segs      [MaxSegs]Seg
	Exits     uint8              // bit s: some segment ends at side s
	StopSides [id.MaxStops]uint8 // bit s: a segment joins the stop and side s
	StopSegs  [id.MaxStops]uint8 // bit i: segment i ends in the stop
	SideSegs  [6]uint8           // bit i: segment i ends at the side
}

// Hex is one hex of the map.
type Hex struct {
	Name       string // coordinate
	Place      string // name on the map, or empty
	X, Y       int16  // double coordinates, see title.ParseHex
	Printed    id.TileID
	Next       [6]id.HexID // neighbour across each side, NoHex off the map
	Impassable uint8       // sides with an impassable border
	Open       uint8       // passable sides, seen from this hex (common rules 1.5)
}

// Board is the map and the tiles of a title. It never changes after New and may be shared.
type Board struct {
	Hexes  []Hex  // in reading order: rows from the top, each from the left
	Tiles  []Tile // first the Supply tiles in the order of the definition, then one printed tile per hex
	Supply int    // number of tile numbers in the supply
	Labels []string
	Groups []string // names of the groups of stops; Stop.Group is an index, 0 for none
	// Upgrades[t] lists the supply tiles that may replace t on some hex in some rotation
	// (colour, old track, label, towns, cities); empty for a tile that can lie nowhere.
	Upgrades [][]id.TileID
	Rules    Rules

	seed       uint64          // of Layout.Hash: layouts of different boards differ
	pairs      [][]pair        // by old tile: what may replace it, by new tile
	across     []uint16        // by port: the port that one enters when leaving over it, or noPort
	homes      [][]Reservation // by corporation, as printed
	hexByName  map[string]id.HexID
	tileByName map[string]id.TileID
}

// Rules are the switches that the board obeys.
type Rules struct {
	Track      TrackRestriction
	HexReserve HexReservations
	TownsMayGo bool
}

// TrackRestriction says what a lay must achieve.
//
// Rule: common rules 11.4.
type TrackRestriction uint8

// The track restrictions.
const (
	Permissive TrackRestriction = iota + 1
	SemiRestrictive
	Restrictive
	CityPermissive
	StationRestrictive
)

// HexReservations says when the reservation of a whole hex keeps others out of a laid tile.
//
// Rule: common rules 13.1.
type HexReservations uint8

// The ways of hex reservations.
const (
	ReserveAlways HexReservations = iota + 1
	ReserveSingleSlot
	ReserveNever
)

// HexNamed returns the hex of a coordinate, or NoHex.
func (b *Board) HexNamed(name string) id.HexID {
	if h, ok := b.hexByName[name]; ok {
		return h
	}
	return id.NoHex
}

// TileNamed returns the supply tile of a number, or NoTile.
func (b *Board) TileNamed(name string) id.TileID {
	if t, ok := b.tileByName[name]; ok {
		return t
	}
	return id.NoTile
}

// At returns the tile on a hex and its track as it lies.
func (b *Board) At(l *Layout, h id.HexID) (*Tile, *Oriented) {
	t := &b.Tiles[l.Tile[h]]
	return t, &t.Rot[l.Rot[h]]
}

// port numbers the places of a hex where a trail can be: sides 0 to 5 and stops 6 and 7.
func port(h id.HexID, e End) uint16 { return uint16(h)<<3 | uint16(e) }

// noPort is the port of no hex.
const noPort uint16 = 0xffff
