package board

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// supply compiles the tiles of the box.
func (c *compiler) supply() error {
	if len(c.def.Tiles) > id.MaxTiles {
		return fmt.Errorf("the title has %d tile numbers; the engine holds %d", len(c.def.Tiles), id.MaxTiles)
	}
	for i := range c.def.Tiles {
		s := &c.def.Tiles[i]
		def := &s.Def
		if s.As != nil {
			def = s.As
		}
		tile, err := c.tile(def.Colour, def.Label, def.Stops, def.Track)
		if err != nil {
			return fmt.Errorf("tile %s: %w", s.Tile, err)
		}
		if s.Count < 0 || s.Count > 255 {
			return fmt.Errorf("tile %s: %d copies; expected 0 to 255", s.Tile, s.Count)
		}
		tile.Name, tile.Copies, tile.Cost = s.Tile, uint8(s.Count), def.Cost
		for r := 1; r < 6; r++ {
			tile.Rot[r] = rotate(&tile.Rot[0], int(tile.NSegs), r)
		}
		for r := range 6 {
			tile.Canon[r] = uint8(slices.IndexFunc(tile.Rot[:], func(o Oriented) bool {
				return sameTrack(&tile, &o, &tile.Rot[r])
			}))
		}
		c.b.tileByName[s.Tile] = id.TileID(i)
		c.b.Tiles = append(c.b.Tiles, tile)
	}
	c.b.Supply = len(c.b.Tiles)
	return nil
}

// printedTile is the tile that is printed on a hex.
func (c *compiler) printedTile(hex *title.Hex) (Tile, error) {
	tile, err := c.tile(hex.Colour, hex.Label, hex.Stops, hex.Track)
	if err != nil {
		return tile, err
	}
	tile.Name, tile.Printed, tile.Cost = hex.ID, true, hex.Cost
	if f := hex.FutureLabel; f != nil {
		tile.Future = c.label(f.Label)
		if tile.FutureOn, err = ColourNamed(f.Colour); err != nil {
			return tile, err
		}
	}
	for _, seg := range hex.Terminal {
		i := slices.Index(hex.Track, seg)
		if i < 0 {
			return tile, fmt.Errorf("terminal segment %s is not among its track", seg)
		}
		tile.Terminal |= 1 << i
	}
	return tile, nil
}

func (c *compiler) tile(colour title.Colour, label string, stops []title.Stop, track []string) (Tile, error) {
	tile := Tile{Label: c.label(label)}
	var err error
	if tile.Colour, err = ColourNamed(colour); err != nil {
		return tile, err
	}
	if len(stops) > id.MaxStops || len(track) > MaxSegs {
		return tile, fmt.Errorf("%d stops and %d segments; the engine holds %d and %d",
			len(stops), len(track), id.MaxStops, MaxSegs)
	}
	for i := range stops {
		stop, err := c.stop(&stops[i])
		if err != nil {
			return tile, err
		}
		tile.Stops[i] = stop
		switch {
		case stop.Kind.TakesTokens():
			tile.Cities++
		case stop.Kind == Town:
			tile.Towns++
		}
	}
	tile.NStops, tile.NSegs = uint8(len(stops)), uint8(len(track))
	var segs [MaxSegs]Seg
	for i, text := range track {
		x, y, err := title.ParseTrack(text)
		if err != nil {
			return tile, err
		}
		if max(x, y) >= title.StopEnd+len(stops) {
			return tile, fmt.Errorf("track %s names a stop that is not there", text)
		}
		segs[i] = Seg{End(x), End(y)}
	}
	tile.Rot[0] = orient(segs, len(track))
	return tile, nil
}

func (c *compiler) stop(s *title.Stop) (Stop, error) {
	stop := Stop{NoRoute: s.Route == title.RouteNever}
	switch s.Kind {
	case title.City:
		stop.Kind = City
	case title.Town:
		stop.Kind = Town
	case title.Offboard:
		stop.Kind = Offboard
	case title.Pass:
		stop.Kind = Pass
	default:
		return stop, fmt.Errorf("%q is no kind of stop", s.Kind)
	}
	if stop.Kind.TakesTokens() {
		if s.Slots < 0 || s.Slots > id.MaxSlots {
			return stop, fmt.Errorf("a city with %d slots; the engine holds %d", s.Slots, id.MaxSlots)
		}
		stop.Slots = uint8(max(s.Slots, 1))
	}
	group, ok := c.groups[s.Group]
	if !ok {
		group = uint8(len(c.b.Groups))
		c.groups[s.Group] = group
		c.b.Groups = append(c.b.Groups, s.Group)
	}
	stop.Group = group
	var err error
	stop.Revenue, err = resolveRevenue(&s.Revenue)
	return stop, err
}

// resolveRevenue fills in the value for every highest colour: that of the colour itself or
// of the nearest one below it that has a value.
//
// Rule: common rules 14.3.
func resolveRevenue(r *title.Revenue) (values [numColours]id.Money, err error) {
	if len(r.ByColour) == 0 {
		for i := range values {
			values[i] = r.Fixed
		}
		return values, nil
	}
	var own [numColours]bool
	for name, value := range r.ByColour {
		colour, err := ColourNamed(name)
		if err != nil {
			return values, err
		}
		own[colour], values[colour] = true, value
	}
	for i := 1; i < len(values); i++ {
		if !own[i] {
			values[i] = values[i-1]
		}
	}
	return values, nil
}

func (c *compiler) label(text string) uint8 {
	n, ok := c.labels[text]
	if !ok {
		n = uint8(len(c.b.Labels))
		c.labels[text] = n
		c.b.Labels = append(c.b.Labels, text)
	}
	return n
}

// orient indexes the track of a tile as it lies.
func orient(segs [MaxSegs]Seg, n int) Oriented {
	o := Oriented{Segs: segs}
	for i, seg := range segs[:n] {
		for _, e := range [2]End{seg.A, seg.B} {
			if e.IsSide() {
				o.Exits |= 1 << e
				o.SideSegs[e] |= 1 << i
				continue
			}
			o.StopSegs[e.Stop()] |= 1 << i
			if other := seg.Other(e); other.IsSide() {
				o.StopSides[e.Stop()] |= 1 << other
			}
		}
	}
	return o
}

// rotate turns track by r sides.
func rotate(o *Oriented, n, r int) Oriented {
	segs := o.Segs
	for i := range segs[:n] {
		segs[i] = Seg{turn(segs[i].A, r), turn(segs[i].B, r)}
	}
	return orient(segs, n)
}

func turn(e End, r int) End {
	if e.IsSide() {
		return End((int(e) + r) % 6)
	}
	return e
}

// turnSides turns a mask of sides or of rotations by r.
func turnSides(mask uint8, r uint8) uint8 {
	return (mask<<r | mask>>(6-r)) & 0x3f
}

// sameTrack reports whether two rotations of a tile show the same picture: the same
// segments, where stops of the same kind may have changed places.
func sameTrack(t *Tile, a, b *Oriented) bool {
	if a.Exits != b.Exits {
		return false
	}
	return contained(t, a, t, b) && contained(t, b, t, a) && stopsMatch(t, a, b)
}

// stopsMatch reports whether every stop of a has a counterpart in b with the same sides.
func stopsMatch(t *Tile, a, b *Oriented) bool {
	for i := range t.NStops {
		found := false
		for j := range t.NStops {
			found = found || t.Stops[i].Kind == t.Stops[j].Kind && a.StopSides[i] == b.StopSides[j]
		}
		if !found {
			return false
		}
	}
	return true
}

// cityStop is the stop index of the n-th city of a tile, or -1.
func (t *Tile) cityStop(n int) int8 {
	for i := range t.NStops {
		if t.Stops[i].Kind.TakesTokens() {
			if n == 0 {
				return int8(i)
			}
			n--
		}
	}
	return -1
}
