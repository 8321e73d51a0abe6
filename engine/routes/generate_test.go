package routes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

const us, them = id.CorpID(0), id.CorpID(1)

// trainTypes are the kinds of trains of the five titles, and one that is paid for
// fewer stops than it visits.
var trainTypes = []title.Train{
	{Name: "2", Distance: 2}, {Name: "3", Distance: 3}, {Name: "4", Distance: 4}, {Name: "5", Distance: 5},
	{Name: "6", Distance: 6}, {Name: "7", Distance: 7}, {Name: "8", Distance: 8}, {Name: "D", Distance: 999},
	{Name: "3+D", Groups: []title.Reach{group(3, 3, 2, title.City, title.Offboard), group(99, 99, 2, title.Town)}},
	{Name: "8E", Groups: []title.Reach{group(8, 8, 1, title.City, title.Offboard), group(0, 99, 1, title.Town)}},
	{Name: "2E", Groups: []title.Reach{group(2, 2, 1, title.City, title.Offboard), group(0, 99, 1, title.Town)}},
	{Name: "5+1", Groups: []title.Reach{group(1, 1, 1, title.Town), group(5, 5, 1, title.City, title.Offboard, title.Town)}},
	{Name: "1+1", Groups: []title.Reach{group(1, 1, 1, title.Town), group(1, 1, 1, title.City, title.Offboard, title.Town)}},
	{Name: "1841/2", Groups: []title.Reach{group(2, 2, 1, title.City, title.Offboard, title.Pass), group(99, 99, 1, title.Town)}},
	{Name: "1841/5", Groups: []title.Reach{group(5, 5, 1, title.City, title.Offboard, title.Pass), group(99, 99, 1, title.Town)}},
	{Name: "1841/8", Groups: []title.Reach{group(8, 8, 1, title.City, title.Offboard), group(99, 99, 1, title.Town, title.Pass)}},
	{Name: "best of five", Groups: []title.Reach{group(2, 5, 1, title.City, title.Offboard, title.Town, title.Pass)}},
	{Name: "any 2", Distance: 2, WithoutToken: true},
}

func group(pay, visit, times int, stops ...title.StopKind) title.Reach {
	return title.Reach{Stops: stops, Pay: pay, Visit: visit, Multiplier: times}
}

// situation is a generated turn.
type situation struct {
	b      *board.Board
	l      board.Layout
	corp   id.CorpID
	defs   []title.Train
	trains []routes.Train
	terms  routes.Terms
}

// generate draws a small map with track, tokens, trains and bonuses.
func generate(t testing.TB, seed uint64) *situation {
	rng := rand.New(rand.NewPCG(seed, 18))
	s := drawMap(t, rng, 3, 3+rng.IntN(2), 0)
	for range 1 + rng.IntN(3) {
		d := trainTypes[rng.IntN(len(trainTypes))]
		if len(s.defs) > 0 && rng.IntN(4) == 0 {
			d = s.defs[0]
		}
		s.addTrain(t, d)
	}
	s.drawTerms(rng)
	return s
}

// generateFar draws a larger map and two or three trains, most of them without a limit.
func generateFar(t testing.TB, seed uint64) *situation {
	rng := rand.New(rand.NewPCG(seed, 56))
	s := drawMap(t, rng, 4+rng.IntN(2), 4+rng.IntN(3), 2)
	for range 2 + rng.IntN(2) {
		name := []string{"D", "D", "D", "D", "3+D", "1841/5", "8", "6", "4"}[rng.IntN(9)]
		s.addTrain(t, trainTypes[slices.IndexFunc(trainTypes, func(d title.Train) bool { return d.Name == name })])
	}
	s.drawTerms(rng)
	return s
}

func (s *situation) addTrain(t testing.TB, d title.Train) {
	train, err := routes.Compile(&d)
	if err != nil {
		t.Fatal(err)
	}
	s.defs, s.trains = append(s.defs, d), append(s.trains, train)
}

// drawMap draws a map with track and tokens, with so many pieces of track more on a hex than
// there might be.
func drawMap(t testing.TB, rng *rand.Rand, rows, columns, more int) *situation {
	def := &title.Definition{Corporations: []title.Corporation{{ID: "us"}, {ID: "them"}}}
	def.Map.Layout, def.Map.Axes = title.Pointy, title.AxesNumber
	for r := range rows {
		for c := range columns {
			def.Map.Hexes = append(def.Map.Hexes, drawHex(rng, fmt.Sprintf("%c%d", 'A'+r, 2*c+1+r%2), more))
		}
	}
	b, err := board.New(def)
	if err != nil {
		t.Fatal(err)
	}
	s := &situation{b: b, corp: us}
	b.Start(&s.l)
	s.placeTokens(rng)
	return s
}

// drawHex draws the track of one hex.
func drawHex(rng *rand.Rand, name string, more int) title.Hex {
	h := title.Hex{ID: name, Colour: title.White}
	sides := rng.Perm(6)
	join := func(stop string, n int) {
		for _, s := range sides[:n] {
			h.Track = append(h.Track, fmt.Sprintf("%d-%s", s, stop))
		}
		sides = sides[n:]
	}
	switch kind := rng.IntN(20); {
	case kind < 9:
		h.Stops = []title.Stop{drawStop(rng, title.City)}
		join("a", min(2+more+rng.IntN(4), 6))
	case kind < 11:
		h.Stops = []title.Stop{drawStop(rng, title.Town)}
		join("a", 2+more+rng.IntN(2))
	case kind < 13:
		h.Stops = []title.Stop{drawStop(rng, title.City), drawStop(rng, title.Town)}
		join("a", 1+rng.IntN(3))
		join("b", 1+more+rng.IntN(2-more/2))
		if rng.IntN(2) == 0 {
			h.Track = append(h.Track, "a-b")
		}
	case kind < 14:
		h.Stops = []title.Stop{drawStop(rng, title.Pass)}
		join("a", 2)
	case kind < 16:
		h.Stops = []title.Stop{drawStop(rng, title.Offboard)}
		h.Stops[0].Group = []string{"", "x", "x", "y"}[rng.IntN(4)]
		join("a", 1+rng.IntN(3))
	case kind < 17:
		// A city with a bypass, or one where runs end.
		h.Stops = []title.Stop{drawStop(rng, title.City)}
		ends := sides[:3]
		join("a", 3)
		if rng.IntN(2) == 0 {
			h.Track = append(h.Track, fmt.Sprintf("%d-%d", ends[0], ends[1]))
		} else {
			h.Terminal = append([]string{}, h.Track...)
		}
	default:
		for range 1 + more + rng.IntN(4) {
			s := rng.Perm(6)
			a, b := min(s[0], s[1]), max(s[0], s[1])
			if piece := fmt.Sprintf("%d-%d", a, b); !hasString(h.Track, piece) {
				h.Track = append(h.Track, piece)
			}
		}
	}
	if rng.IntN(12) == 0 {
		h.Impassable = []int{rng.IntN(6)}
	}
	return h
}

func hasString(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func drawStop(rng *rand.Rand, kind title.StopKind) title.Stop {
	s := title.Stop{Kind: kind, Revenue: title.Revenue{Fixed: id.Money(10 * rng.IntN(8))}, Slots: 1 + rng.IntN(2)}
	if kind == title.Pass || kind == title.Town && rng.IntN(4) == 0 {
		s.Route = title.RouteNever
	}
	return s
}

// placeTokens puts two or three tokens of the corporation and some of others.
func (s *situation) placeTokens(rng *rand.Rand) {
	var cities []routes.Place
	for h := range s.b.Hexes {
		tile, _ := s.b.At(&s.l, id.HexID(h))
		for i := range int(tile.NStops) {
			if tile.Stops[i].Kind.TakesTokens() {
				cities = append(cities, routes.Place{Hex: id.HexID(h), Stop: int8(i)})
			}
		}
	}
	rng.Shuffle(len(cities), func(i, j int) { cities[i], cities[j] = cities[j], cities[i] })
	for i, c := range cities {
		slots := s.l.Slots[c.Hex][c.Stop][:s.b.Tiles[s.l.Tile[c.Hex]].Stops[c.Stop].Slots]
		for j := range slots {
			switch rng.IntN(8) {
			case 0, 1, 2:
				slots[j] = uint8(them) + 1
			case 3:
				slots[j] = board.Blocking
			case 4:
				slots[j] = board.Neutral
			}
		}
		switch {
		case i == 0 || i == 1 && rng.IntN(2) == 0:
			slots[0] = uint8(us) + 1
		case i == 2 && rng.IntN(4) == 0:
			s.l.Extra[0] = board.ExtraToken{Corp: us, Hex: c.Hex, City: c.Stop}
			s.l.NExtra = 1
		}
	}
}

// drawTerms draws what a title may add to the common rules.
func (s *situation) drawTerms(rng *rand.Rand) {
	s.terms.Stage = board.Green
	places := func() []routes.Place {
		list := []routes.Place{{Hex: id.HexID(rng.IntN(len(s.b.Hexes))), Stop: routes.AnyStop}}
		for rng.IntN(2) == 0 {
			list = append(list, routes.Place{Hex: id.HexID(rng.IntN(len(s.b.Hexes))), Stop: int8(rng.IntN(2))})
		}
		return list
	}
	if rng.IntN(2) == 0 {
		return
	}
	for range rng.IntN(4) {
		x := routes.Bonus{
			Kind: routes.BonusKind(1 + rng.IntN(4)), At: places(), With: places(), Amount: id.Money(10 * (1 + rng.IntN(6))),
			Token: rng.IntN(5) == 0,
		}
		x.PerTurn = (x.Kind == routes.OnceIf || x.Kind == routes.PairOf) && rng.IntN(3) == 0
		s.terms.Bonuses = append(s.terms.Bonuses, x)
	}
	switch rng.IntN(8) {
	case 0:
		s.terms.Closed = places()
	case 1:
		s.terms.Ends = places()
	case 2:
		s.terms.Single = places()
	case 3:
		s.terms.Anchors = places()
	}
}
