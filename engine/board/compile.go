package board

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Replacement is a pair of tiles that one title allows beyond the common rules, e.g. a town
// that gives way to plain track of the same shape. Only the exits of the old tile have to
// survive; number of stops, labels and colours do not matter.
type Replacement struct {
	Old, New string // tile numbers of the supply
	Group    uint8  // 0 to 7; LayOptions.Extras says which groups are allowed now
}

// New compiles the map and the tiles of a title. The corporations get the indices of
// def.Corporations. The definition is expected to be valid; what the board cannot hold or
// resolve is an error that names the hex or tile.
func New(def *title.Definition, extra ...Replacement) (*Board, error) {
	c := compiler{
		def:    def,
		labels: map[string]uint8{"": 0},
		groups: map[string]uint8{"": 0},
		b: &Board{
			Labels:     []string{""},
			Groups:     []string{""},
			Rules:      compileRules(&def.Rules),
			hexByName:  map[string]id.HexID{},
			tileByName: map[string]id.TileID{},
		},
	}
	if err := c.supply(); err != nil {
		return nil, err
	}
	if err := c.hexes(); err != nil {
		return nil, err
	}
	if err := c.borders(); err != nil {
		return nil, err
	}
	if err := c.homes(); err != nil {
		return nil, err
	}
	if err := c.b.compilePairs(extra); err != nil {
		return nil, err
	}
	c.b.seed = c.b.fingerprint()
	return c.b, nil
}

// fingerprint sums up the map and the tiles.
func (b *Board) fingerprint() uint64 {
	sum := fnv.New64a()
	fmt.Fprint(sum, b.Hexes, b.Rules)
	for i := range b.Tiles {
		t := &b.Tiles[i]
		fmt.Fprint(sum, t.Name, t.Colour, t.Label, t.Future, t.FutureOn, t.Copies, t.Terminal, t.Stops, t.Rot[0].Segs)
	}
	return sum.Sum64()
}

// compiler holds what is needed only while a Board is built.
type compiler struct {
	def    *title.Definition
	b      *Board
	labels map[string]uint8
	groups map[string]uint8
}

func compileRules(r *title.Rules) Rules {
	rules := Rules{Track: SemiRestrictive, HexReserve: ReserveNever, TownsMayGo: r.TownsMayGo}
	switch r.TrackRestriction {
	case title.TrackPermissive:
		rules.Track = Permissive
	case title.TrackRestrictive:
		rules.Track = Restrictive
	case title.TrackCityPermissive:
		rules.Track = CityPermissive
	case title.TrackStationRestrictive:
		rules.Track = StationRestrictive
	}
	switch r.HexReservations {
	case title.ReserveAlways:
		rules.HexReserve = ReserveAlways
	case title.ReserveSingleSlotCities:
		rules.HexReserve = ReserveSingleSlot
	}
	return rules
}

// hexes compiles the printed hexes, in reading order.
func (c *compiler) hexes() error {
	printed := slices.Clone(c.def.Map.Hexes)
	for _, name := range c.def.Map.Blank {
		printed = append(printed, title.Hex{ID: name, Colour: title.White})
	}
	if len(printed) > id.MaxHexes {
		return fmt.Errorf("the map has %d hexes; the engine holds %d", len(printed), id.MaxHexes)
	}
	type placed struct {
		*title.Hex
		x, y int
	}
	order := make([]placed, len(printed))
	for i := range printed {
		x, y, err := title.ParseHex(printed[i].ID, c.def.Map.Axes)
		if err != nil {
			return err
		}
		order[i] = placed{&printed[i], x, y}
	}
	slices.SortFunc(order, func(p, q placed) int { return cmp.Or(p.y-q.y, p.x-q.x) })
	for i, p := range order {
		if _, twice := c.b.hexByName[p.ID]; twice {
			return fmt.Errorf("hex %s: listed twice", p.ID)
		}
		tile, err := c.printedTile(p.Hex)
		if err != nil {
			return fmt.Errorf("hex %s: %w", p.ID, err)
		}
		c.b.hexByName[p.ID] = id.HexID(i)
		hex := Hex{
			Name: p.ID, Place: p.Name, X: int16(p.x), Y: int16(p.y),
			Printed: id.TileID(c.b.Supply + i),
		}
		for _, s := range p.Impassable {
			if s < 0 || s > 5 {
				return fmt.Errorf("hex %s: impassable side %d; sides are 0 to 5", p.ID, s)
			}
			hex.Impassable |= 1 << s
		}
		c.b.Hexes = append(c.b.Hexes, hex)
		c.b.Tiles = append(c.b.Tiles, tile)
	}
	return nil
}

// borders finds the neighbours and the passable sides.
//
// Rule: common rules 1.5.
func (c *compiler) borders() error {
	b := c.b
	at := make(map[[2]int16]id.HexID, len(b.Hexes))
	for h := range b.Hexes {
		at[[2]int16{b.Hexes[h].X, b.Hexes[h].Y}] = id.HexID(h)
	}
	var closed ColourSet
	for _, name := range c.def.Rules.ImpassableColours {
		colour, err := ColourNamed(name)
		if err != nil {
			return err
		}
		closed = closed.With(colour)
	}
	for h := range b.Hexes {
		hex := &b.Hexes[h]
		for s := range 6 {
			dx, dy := title.Step(c.def.Map.Layout, s)
			next, ok := at[[2]int16{hex.X + int16(dx), hex.Y + int16(dy)}]
			if !ok {
				hex.Next[s] = id.NoHex
				continue
			}
			hex.Next[s] = next
			tile := &b.Tiles[b.Hexes[next].Printed]
			faced := tile.Rot[0].Exits&(1<<opposite(s)) != 0
			if hex.Impassable&(1<<s) == 0 && (faced || !closed.Has(tile.Colour)) {
				hex.Open |= 1 << s
			}
		}
	}
	b.across = make([]uint16, len(b.Hexes)<<3)
	for h := range b.Hexes {
		hex := &b.Hexes[h]
		for e := range End(8) {
			p := port(id.HexID(h), e)
			b.across[p] = noPort
			if !e.IsSide() || hex.Open&(1<<e) == 0 {
				continue
			}
			if o := opposite(int(e)); b.Hexes[hex.Next[e]].Open&(1<<o) != 0 {
				b.across[p] = port(hex.Next[e], End(o))
			}
		}
	}
	return nil
}

// homes resolves the homes of the corporations to cities and slots.
//
// Rule: common rules 3, item 4.
func (c *compiler) homes() error {
	b := c.b
	if len(c.def.Corporations) > id.MaxCorps {
		return fmt.Errorf("the title has %d corporations; the engine holds %d", len(c.def.Corporations), id.MaxCorps)
	}
	var used [id.MaxHexes][id.MaxStops]int8
	for i := range c.def.Corporations {
		corp := &c.def.Corporations[i]
		var list []Reservation
		for _, home := range corp.Homes {
			h, ok := b.hexByName[home.Hex]
			if !ok {
				return fmt.Errorf("corporation %s: home hex %s is not on the map", corp.ID, home.Hex)
			}
			r := Reservation{Corp: id.CorpID(i), Hex: h, City: -1}
			tile := &b.Tiles[b.Hexes[h].Printed]
			switch {
			case home.City != nil:
				if r.City = tile.cityStop(*home.City); r.City < 0 {
					return fmt.Errorf("corporation %s: hex %s has no city %d", corp.ID, home.Hex, *home.City)
				}
			case tile.Cities == 1:
				r.City = tile.cityStop(0)
			}
			if r.City >= 0 {
				if r.Slot = used[h][r.City]; r.Slot == id.MaxSlots {
					return fmt.Errorf("corporation %s: hex %s is the home of too many corporations", corp.ID, home.Hex)
				}
				used[h][r.City]++
			}
			list = append(list, r)
		}
		b.homes = append(b.homes, list)
	}
	return nil
}

// opposite is the side that faces side s from the neighbour.
func opposite(s int) int { return (s + 3) % 6 }
