package title

import (
	"fmt"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title/plain"
)

func (c *checker) mapHexes() {
	m := &c.d.Map
	var names []string
	for i := range m.Hexes {
		h := &m.Hexes[i]
		names = append(names, h.ID)
		c.hexes[h.ID] = h
		c.place("map.hexes."+h.ID, h.ID)
	}
	c.unique("map.hexes", names)
	for _, h := range m.Blank {
		if _, twice := c.position[h]; twice {
			c.Add("map.blank", "%s occurs twice", h)
			continue
		}
		c.place("map.blank", h)
	}
	c.atMost("map", len(m.Hexes)+len(m.Blank), id.MaxHexes, "hexes")
	c.parity()
	for i := range m.Hexes {
		c.hex(&m.Hexes[i])
	}
}

func (c *checker) place(path, hex string) {
	x, y, err := ParseHex(hex, c.d.Map.Axes)
	if err != nil {
		c.Add(path, "%v", err)
		return
	}
	c.position[hex] = [2]int{x, y}
	c.at[[2]int{x, y}] = hex
}

// parity: coordinates count half steps, so x + y is even for all hexes or odd for all.
func (c *checker) parity() {
	var even, odd []string
	for hex, p := range c.position {
		if (p[0]+p[1])&1 == 0 {
			even = append(even, hex)
		} else {
			odd = append(odd, hex)
		}
	}
	few := odd
	if len(even) < len(odd) {
		few = even
	}
	slices.Sort(few)
	for _, hex := range few {
		c.Add("map.hexes."+hex, "%s lies between the hexes of the map", hex)
	}
}

func (c *checker) hex(h *Hex) {
	path := "map.hexes." + h.ID
	exits := c.track(path, h.Stops, h.Track)
	for _, seg := range h.Terminal {
		if !slices.Contains(h.Track, seg) {
			c.Add(path+".terminal", "%s is not among the track of the hex", seg)
		}
	}
	for s := range 6 {
		if exits>>s&1 == 1 && c.neighbour(h.ID, s) == "" {
			c.Add(path+".track", "side %d leads off the map", s)
		}
		if exits>>s&1 == 1 && slices.Contains(h.Impassable, s) {
			c.Add(path+".track", "side %d is impassable", s)
		}
	}
	for _, s := range h.Impassable {
		c.border(path+".impassable", h, s)
	}
	for _, s := range h.OneWay {
		if !slices.Contains(h.Impassable, s) {
			c.Add(path+".one_way", "side %d is not impassable", s)
		}
	}
	if h.FutureLabel != nil && h.FutureLabel.Label == "" {
		c.Add(path+".future_label", "the label is empty")
	}
}

// border checks that an impassable side is impassable from both hexes, or meant not to be.
func (c *checker) border(path string, h *Hex, side int) {
	if side > 5 {
		c.Add(path, "a hex has the sides 0 to 5, no side %d", side)
		return
	}
	other := c.neighbour(h.ID, side)
	if other == "" {
		c.Add(path, "side %d lies at the edge of the map, which needs no border", side)
		return
	}
	back := (side + 3) % 6
	mutual := c.hexes[other] != nil && slices.Contains(c.hexes[other].Impassable, back)
	switch {
	case slices.Contains(h.OneWay, side) && mutual:
		c.Add(path, "side %d is one_way, but side %d of %s is impassable too", side, back, other)
	case !slices.Contains(h.OneWay, side) && !mutual:
		c.Add(path, "side %d is impassable, but not side %d of %s; list it under one_way if that is meant", side, back, other)
	}
}

func (c *checker) neighbour(hex string, side int) string {
	p := c.position[hex]
	dx, dy := Step(c.d.Map.Layout, side)
	return c.at[[2]int{p[0] + dx, p[1] + dy}]
}

// track checks stops and segments of a hex or tile and returns its exits, bit s for side s.
func (c *checker) track(path string, stops []Stop, track []string) (exits uint8) {
	c.atMost(path+".stops", len(stops), id.MaxStops, "stops")
	for i, s := range stops {
		at := fmt.Sprintf("%s.stops.%d", path, i)
		c.atMost(at+".slots", s.Slots, id.MaxSlots, "token slots")
		if s.Slots > 0 && s.Kind != City && s.Kind != Pass {
			c.Add(at+".slots", "a %s has no token slots", s.Kind)
		}
		if s.Size > 0 && s.Kind != Pass {
			c.Add(at+".size", "a %s has no size", s.Kind)
		}
	}
	seen := map[[2]int]bool{}
	for _, seg := range track {
		a, b, err := ParseTrack(seg)
		if err != nil {
			c.Add(path+".track", "%v", err)
			continue
		}
		if a > b {
			a, b = b, a
		}
		if seen[[2]int{a, b}] {
			c.Add(path+".track", "%s occurs twice", seg)
		}
		seen[[2]int{a, b}] = true
		for _, end := range []int{a, b} {
			if end < StopEnd {
				exits |= 1 << end
			} else if end-StopEnd >= len(stops) {
				c.Add(path+".track", "%s: there is no stop %c", seg, 'a'+end-StopEnd)
			}
		}
	}
	return exits
}

// supply checks the tiles of the title.
func (c *checker) supply() {
	c.unique("tiles", c.tiles)
	c.atMost("tiles", len(c.tiles), id.MaxTiles, "tile numbers")
	allowed := map[Colour]bool{}
	for _, p := range c.d.Phases {
		for _, col := range p.Tiles {
			allowed[col] = true
		}
	}
	exits := make([]uint8, len(c.d.Tiles))
	for i := range c.d.Tiles {
		t := &c.d.Tiles[i]
		exits[i] = c.track("tiles."+t.Tile, t.Def.Stops, t.Def.Track)
	}
	for i := range c.d.Tiles {
		t := &c.d.Tiles[i]
		path := "tiles." + t.Tile
		if t.Count == 0 {
			c.Add(path+".count", "a tile without copies")
		}
		if !allowed[t.Def.Colour] {
			c.Add(path, "no phase allows %s tiles", t.Def.Colour)
		}
		if len(t.Def.Track) == 0 {
			c.Add(path, "a tile without track")
		}
		if !c.replaces(i, exits) {
			c.Add(path, "no %s tile or hex can become this tile: its exits keep the exits of none", colourBefore(t.Def.Colour))
		}
	}
}

// colourBefore is the colour that a tile of colour col replaces.
func colourBefore(col Colour) Colour {
	order := []Colour{White, Yellow, Green, Brown, Gray}
	if i := slices.Index(order, col); i > 0 {
		return order[i-1]
	}
	return ""
}

// replaces reports whether tile i keeps the exits of some tile or hex of the colour
// before it, in some rotation. (Whether track and stops fit is for the board to say.)
func (c *checker) replaces(i int, exits []uint8) bool {
	old := colourBefore(c.d.Tiles[i].Def.Colour)
	if old == White {
		return true
	}
	fits := func(e uint8) bool {
		for range 6 {
			if e&^exits[i] == 0 {
				return true
			}
			e = e<<1&0x3f | e>>5
		}
		return false
	}
	for j := range c.d.Tiles {
		if c.d.Tiles[j].Def.Colour == old && fits(exits[j]) {
			return true
		}
	}
	for k := range c.d.Map.Hexes {
		h := &c.d.Map.Hexes[k]
		// Problems of the printed track are reported once, with the hex.
		scratch := checker{Problems: plain.Problems{}}
		if h.Colour == old && fits(scratch.track("", h.Stops, h.Track)) {
			return true
		}
	}
	return false
}
