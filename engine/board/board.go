package board

import "github.com/trainrush/trainrush/engine/id"

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

// StopKind is the kind of a stop.
type StopKind uint8

// The kinds of stops.
const (
	NoStop StopKind = iota
	City
	Town
	Offboard
	Pass
)

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
	Future   uint8 // label that tiles of colour FutureFor must have instead; 0 for none
	FutureOn Colour
	Copies   uint8 // in the box; 0 for a printed tile
	NStops   uint8
	NSegs    uint8
	Cities   uint8 // number of cities among the stops
	Towns    uint8
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
	X, Y       int16  // double coordinates, see the facts of the map
	Printed    id.TileID
	Cost       id.Money    // paid with the first tile
	Next       [6]id.HexID // neighbour across each side, NoHex off the map
	Impassable uint8       // sides with an impassable border
	Open       uint8       // sides passable while the printed tile lies there (1830 rules 1.5)
}

// Board is the map and the tiles of a title.
type Board struct {
	Hexes  []Hex
	Tiles  []Tile // first the Supply tiles, then one printed tile per hex
	Supply int    // number of tile numbers in the supply
	Labels []string
	// Upgrades[t] lists the supply tiles that may replace t on some hex in some rotation
	// (colour, old track, label, towns, cities).
	Upgrades   [][]id.TileID
	Rules      Rules
	homes      []Reservation
	hexByName  map[string]id.HexID
	tileByName map[string]id.TileID
}

// Rules are the switches that the board obeys.
type Rules struct {
	Track      TrackRestriction
	HexReserve HexReservations
	TownsMayGo bool
}

// Reservation keeps a slot for the home token of a corporation.
type Reservation struct {
	Corp id.CorpID
	Hex  id.HexID
	City int8 // -1: the hex as a whole
	Slot int8
}

// Token is a token outside the ordinary slots, or the position of one.
type Token struct {
	Hex  id.HexID
	City int8
	Slot int8
}

// Layout is the state of the map. It is a plain value; the zero Layout is not valid, see Board.Start.
type Layout struct {
	Hash   uint64 // of tiles, tokens and reservations: equal layouts have equal hashes
	Tile   [id.MaxHexes]id.TileID
	Rot    [id.MaxHexes]uint8
	Left   [id.MaxTiles]uint8                           // copies left in the supply
	Slots  [id.MaxHexes][id.MaxStops][id.MaxSlots]uint8 // corporation + 1, or 0
	Extra  [4]ExtraToken                                // tokens that found no slot after an upgrade
	Homes  [2 * id.MaxCorps]Reservation                 // open reservations; Corp NoCorp for none
	NExtra uint8
	NHomes uint8
}

// ExtraToken is a token that stands beside the slots of a city.
type ExtraToken struct {
	Corp id.CorpID
	Hex  id.HexID
	City int8
}

// TrackRestriction says what a lay must achieve (rules: track restriction).
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
type HexReservations uint8

// The ways of hex reservations.
const (
	ReserveAlways HexReservations = iota + 1
	ReserveSingleSlot
	ReserveNever
)
