package configs

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// sketch is what a tile shows, in a form that both sides can be brought into.
type sketch struct {
	Colour, Label string
	Cost          id.Money
	Stops         []string
	Track         []string
}

func sketchOf(d title.Tile) sketch {
	s := sketch{Colour: string(d.Colour), Label: d.Label, Cost: d.Cost}
	for _, st := range d.Stops {
		revenue := fmt.Sprint(st.Revenue.Fixed)
		if len(st.Revenue.ByColour) > 0 {
			revenue = fmt.Sprint(st.Revenue.ByColour)
		}
		s.Stops = append(s.Stops, fmt.Sprint(st.Kind, " ", revenue, " slots ", st.Slots, " group ", st.Group, " size ", st.Size, " ", st.Route))
	}
	for _, seg := range d.Track {
		a, b, err := title.ParseTrack(seg)
		if err != nil {
			a, b = -1, -1
		}
		s.Track = append(s.Track, fmt.Sprintf("%d-%d", min(a, b), max(a, b)))
	}
	return s
}

func (r refTile) sketch() sketch {
	s := sketch{Colour: r.Colour, Label: r.Label}
	for _, c := range r.Costs {
		s.Cost += c.Cost
	}
	parts := map[int]string{}
	ends := map[string]int{}
	add := func(kind title.StopKind, letter byte, stops []refStop) {
		for i, st := range stops {
			k, slots := kind, 0
			if kind == title.City {
				slots = st.Slots
			}
			if st.Pass {
				k = title.Pass
			}
			group := strings.Join(st.Groups, ",")
			route := st.Route
			if route == "" {
				route = "mandatory"
			}
			parts[st.Part] = fmt.Sprint(k, " ", revenueText(st.Revenue), " slots ", slots, " group ", group, " size ", st.Size, " ", route)
			ends[fmt.Sprintf("%c%d", letter, i)] = title.StopEnd + st.Part
		}
	}
	add(title.City, 'c', r.Cities)
	add(title.Town, 't', r.Towns)
	add(title.Offboard, 'o', r.Off)
	for _, p := range slices.Sorted(maps.Keys(parts)) {
		s.Stops = append(s.Stops, parts[p])
	}
	for side := range 6 {
		ends[fmt.Sprintf("e%d", side)] = side
	}
	for _, p := range r.Paths {
		a, b := ends[p.A], ends[p.B]
		s.Track = append(s.Track, fmt.Sprintf("%d-%d", min(a, b), max(a, b)))
	}
	return s
}

// terminals is the number of pieces of track that end a run.
func (r refTile) terminals() int {
	n := 0
	for _, p := range r.Paths {
		if p.Terminal == true {
			n++
		}
	}
	return n
}

func revenueText(v any) string {
	if m, ok := v.(map[string]any); ok {
		by := map[title.Colour]id.Money{}
		for c, x := range m {
			by[title.Colour(c)] = id.Money(x.(float64))
		}
		return fmt.Sprint(by)
	}
	return fmt.Sprint(v)
}
