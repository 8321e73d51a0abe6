package title

import "github.com/trainrush/trainrush/engine/title/plain"

// Defaults fills in what a file may leave out.
//
// Rule: common rules 1.3, 1.5 and 22.
func (d *Definition) Defaults() {
	if len(d.Rules.ImpassableColours) == 0 {
		d.Rules.ImpassableColours = []Colour{Blue, Gray, Red}
	}
	for i := range d.Phases {
		p := &d.Phases[i]
		or(&p.MinorTrainLimit, p.TrainLimit)
	}
	for i := range d.Trains {
		for j := range d.Trains[i].Groups {
			or(&d.Trains[i].Groups[j].Multiplier, 1)
		}
	}
	for i := range d.Privates {
		for j := range d.Privates[i].Powers {
			p := &d.Privates[i].Powers[j]
			or(&p.Owner, OwnerAny)
			or(&p.When, WhenAny)
		}
	}
	for i := range d.Corporations {
		c := &d.Corporations[i]
		or(&c.Kind, Major)
		or(&c.Float, 60)
		or(&c.MaxHolding, 60)
		if len(c.Shares) == 0 && c.Kind != Minor {
			c.Shares = []int{20, 10, 10, 10, 10, 10, 10, 10, 10}
		}
	}
	for i := range d.Map.Hexes {
		h := &d.Map.Hexes[i]
		or(&h.Record, h.ID+"-0")
		defaultStops(h.Stops)
	}
	for i := range d.Tiles {
		defaultStops(d.Tiles[i].Def.Stops)
	}
}

func defaultStops(stops []Stop) {
	for i := range stops {
		s := &stops[i]
		or(&s.Route, RouteMandatory)
		if s.Kind == City || s.Kind == Pass {
			or(&s.Slots, 1)
		}
		if s.Kind == Pass {
			or(&s.Size, 1)
		}
	}
}

func or[T comparable](v *T, value T) {
	var zero T
	if *v == zero {
		*v = value
	}
}

// Complete takes the tiles of the supply from the catalogue, or from the title's own
// form of them, and fills in the defaults. The error names tiles that do not exist.
// Without a catalogue, tiles keep the form they have.
func (d *Definition) Complete(c *Catalogue) error {
	d.catalogue = c
	var problems plain.Problems
	for i := range d.Tiles {
		s := &d.Tiles[i]
		if s.As != nil {
			s.Def = *plain.Clone(s.As)
			continue
		}
		if c == nil {
			continue
		}
		def, ok := c.Find(s.Tile)
		if !ok {
			problems.Add("tiles."+s.Tile, "the tile catalogue has no tile %s; describe it under as", s.Tile)
			continue
		}
		s.Def = *plain.Clone(&def)
	}
	d.Defaults()
	return problems.Err()
}
