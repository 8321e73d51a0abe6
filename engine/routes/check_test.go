package routes_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// valley is a small map. The row A is a line: city A1 (20, our token), town A3 (10),
// city A5 (30, full of others), city A7 (40), offboard A9 (50, group east). Below it
// B4 is a city (10) and a town (20) that are joined directly, B6 plain track with a
// junction on its side 1, B8 an offboard (60, group east).
//
//	A1 ─ A3 ─ A5 ─ A7 ─ A9
//	           \   /
//	       B4a-B4b ─ B6 ─ B8
type valley struct {
	t *testing.T
	b *board.Board
	l board.Layout
}

func newValley(t *testing.T) *valley {
	stop := func(kind title.StopKind, value id.Money, group string) title.Stop {
		return title.Stop{Kind: kind, Revenue: title.Revenue{Fixed: value}, Slots: 1, Group: group}
	}
	def := &title.Definition{Corporations: []title.Corporation{{ID: "us"}, {ID: "them"}}}
	def.Map.Layout, def.Map.Axes = title.Pointy, title.AxesNumber
	def.Map.Hexes = []title.Hex{
		{ID: "A1", Stops: []title.Stop{stop(title.City, 20, "")}, Track: []string{"4-a"}},
		{ID: "A3", Stops: []title.Stop{stop(title.Town, 10, "")}, Track: []string{"1-a", "4-a"}},
		{ID: "A5", Stops: []title.Stop{stop(title.City, 30, "")}, Track: []string{"1-a", "4-a", "0-a"}},
		{ID: "A7", Stops: []title.Stop{stop(title.City, 40, "")}, Track: []string{"1-a", "4-a", "0-a"}},
		{ID: "A9", Stops: []title.Stop{stop(title.Offboard, 50, "east")}, Track: []string{"1-a"}},
		{ID: "B4", Stops: []title.Stop{stop(title.City, 10, ""), stop(title.Town, 20, "")}, Track: []string{"3-a", "a-b", "4-b"}},
		{ID: "B6", Track: []string{"1-3", "1-4"}},
		{ID: "B8", Stops: []title.Stop{stop(title.Offboard, 60, "east")}, Track: []string{"1-a"}},
	}
	for i := range def.Map.Hexes {
		def.Map.Hexes[i].Colour = title.White
	}
	b, err := board.New(def)
	if err != nil {
		t.Fatal(err)
	}
	v := &valley{t: t, b: b}
	b.Start(&v.l)
	v.token("A1", us)
	v.token("A5", them)
	return v
}

func (v *valley) token(hex string, corp id.CorpID) {
	v.l.Slots[v.b.HexNamed(hex)][0][0] = uint8(corp) + 1
}

// run is the track of segments given as hex and index.
func (v *valley) run(train int, track ...any) routes.Run {
	r := routes.Run{Train: train}
	for i := 0; i < len(track); i += 2 {
		r.Track = append(r.Track, routes.Piece{Hex: v.b.HexNamed(track[i].(string)), Seg: uint8(track[i+1].(int))})
	}
	return r
}

func TestCheck(t *testing.T) {
	line := []any{"A1", 0, "A3", 0, "A3", 1, "A5", 0}
	toA7 := append(append([]any{}, line...), "A5", 1, "A7", 0)
	ours := func(v *valley) { v.token("A5", us) }
	for _, c := range []struct {
		name   string
		setUp  func(*valley)
		trains []routes.Train
		terms  routes.Terms
		runs   func(*valley) []routes.Run
		total  id.Money
		rule   id.Rule
	}{
		{name: "three stops", runs: one(line...), total: 60},
		{name: "the other way", runs: one("A5", 0, "A3", 1, "A3", 0, "A1", 0), total: 60},
		{name: "blocked city at the end", runs: one(line...), total: 60},
		{name: "through an own token", setUp: ours, runs: one(toA7...), total: 100},
		{name: "direct segment", setUp: func(v *valley) { v.token("B4", us) }, runs: one("B4", 1), total: 30},
		{name: "direct segment in between", setUp: ours, runs: one("A5", 2, "B4", 0, "B4", 1, "B4", 2, "B6", 1, "B8", 0), total: 120},
		{name: "two trains at one token", setUp: ours, trains: []routes.Train{routes.Plain(2), routes.Plain(2)},
			runs: func(v *valley) []routes.Run {
				return []routes.Run{v.run(1, "A3", 1, "A5", 0), v.run(0, "A5", 1, "A7", 0)}
			},
			total: 110},
		{name: "no runs", runs: func(*valley) []routes.Run { return nil }},

		{name: "no such train", runs: func(v *valley) []routes.Run { return []routes.Run{v.run(1, line...)} }, rule: id.RuleRouteTrain},
		{name: "a train twice", setUp: ours,
			runs: func(v *valley) []routes.Run {
				return []routes.Run{v.run(0, "A3", 1, "A5", 0), v.run(0, "A5", 1, "A7", 0)}
			},
			rule: id.RuleRouteTrain},
		{name: "no track", runs: one(), rule: id.RuleRouteStops},
		{name: "begins on a side", runs: one("B6", 0, "A7", 2), rule: id.RuleRouteTrack},
		{name: "ends on a side", setUp: ours, runs: one("A5", 2, "B4", 0, "B4", 1, "B4", 2), rule: id.RuleRouteTrack},
		{name: "pieces do not join", runs: one("A1", 0, "A3", 1, "A5", 0), rule: id.RuleRouteTrack},
		{name: "a hex is left out", runs: one("A1", 0, "A5", 0), rule: id.RuleRouteTrack},
		{name: "no such segment", runs: one("A1", 3), rule: id.RuleRouteTrack},
		{name: "reversal on a side", setUp: ours, runs: one("A7", 2, "B6", 0, "B6", 1, "B8", 0), rule: id.RuleRouteTrack},
		{name: "reversal at a junction", setUp: ours, runs: one("B4", 2, "B6", 1, "B6", 1, "B4", 2), rule: id.RuleRouteTrack},
		{name: "too long", trains: []routes.Train{routes.Plain(2)}, runs: one(line...), rule: id.RuleRouteLength},
		{name: "no token", runs: one("A7", 1, "A9", 0), rule: id.RuleRouteToken},
		{name: "tokenless", trains: []routes.Train{routes.Plain(2).Tokenless()}, runs: one("A7", 1, "A9", 0), total: 90},
		{name: "tokenless past its anchor", trains: []routes.Train{routes.Plain(2).Tokenless()}, runs: one("A7", 1, "A9", 0),
			terms: routes.Terms{Anchors: []routes.Place{{Hex: 0, Stop: 0}}}, rule: id.RuleRouteToken},
		{name: "through a blocked city", runs: one(toA7...), rule: id.RuleRouteBlocked},
		{name: "neutral token", setUp: func(v *valley) { v.l.Slots[v.b.HexNamed("A5")][0][0] = board.Neutral }, runs: one(toA7...), total: 100},
		{name: "back to the start", setUp: ours,
			runs: one("A5", 1, "A7", 0, "A7", 2, "B6", 0, "B4", 2, "B4", 1, "B4", 0, "A5", 2), rule: id.RuleRouteRepeat},
		{name: "two of a group", setUp: ours,
			runs: one("A9", 0, "A7", 1, "A7", 0, "A5", 1, "A5", 2, "B4", 0, "B4", 1, "B4", 2, "B6", 1, "B8", 0), rule: id.RuleRouteGroup},
		{name: "junction used twice", setUp: ours, trains: []routes.Train{routes.Plain(9), routes.Plain(9)},
			runs: func(v *valley) []routes.Run {
				return []routes.Run{
					v.run(0, "A5", 2, "B4", 0, "B4", 1, "B4", 2, "B6", 1, "B8", 0),
					v.run(1, "A5", 1, "A7", 0, "A7", 2, "B6", 0, "B4", 2),
				}
			}, rule: id.RuleRouteShared},
		{name: "direct segment used twice", setUp: func(v *valley) { v.token("B4", us) }, trains: []routes.Train{routes.Plain(9), routes.Plain(9)},
			runs: func(v *valley) []routes.Run { return []routes.Run{v.run(0, "B4", 1), v.run(1, "B4", 1)} }, rule: id.RuleRouteShared},
		{name: "closed stop", terms: routes.Terms{Closed: []routes.Place{{Hex: 2, Stop: routes.AnyStop}}}, runs: one(line...), rule: id.RuleRouteBlocked},
		{name: "through an end", terms: routes.Terms{Ends: []routes.Place{{Hex: 1, Stop: 0}}}, runs: one(line...), rule: id.RuleRouteBlocked},
		{name: "single stop used twice", setUp: ours, trains: []routes.Train{routes.Plain(2), routes.Plain(2)},
			terms: routes.Terms{Single: []routes.Place{{Hex: 2, Stop: 0}}},
			runs: func(v *valley) []routes.Run {
				return []routes.Run{v.run(0, "A3", 1, "A5", 0), v.run(1, "A5", 1, "A7", 0)}
			},
			rule: id.RuleRouteShared},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := newValley(t)
			if c.setUp != nil {
				c.setUp(v)
			}
			if c.trains == nil {
				c.trains = []routes.Train{routes.Plain(999)}
			}
			c.terms.Stage = board.Yellow
			total, rule := routes.Check(v.b, &v.l, us, c.trains, &c.terms, c.runs(v))
			if total != c.total || rule != c.rule {
				t.Errorf("total %d, rule %q; want %d, %q", total, rule, c.total, c.rule)
			}
		})
	}
}

// one is a turn of a single run.
func one(track ...any) func(*valley) []routes.Run {
	return func(v *valley) []routes.Run { return []routes.Run{v.run(0, track...)} }
}

// TestNoRouteStops: stops that make no route (ports, passes) do not count as one of two.
func TestNoRouteStops(t *testing.T) {
	v := newValley(t)
	for i := range v.b.Tiles {
		for s := range v.b.Tiles[i].Stops {
			if v.b.Tiles[i].Stops[s].Kind == board.Town {
				v.b.Tiles[i].Stops[s].NoRoute = true
			}
		}
	}
	terms := &routes.Terms{Stage: board.Yellow}
	trains := []routes.Train{routes.Plain(2)}
	if _, rule := routes.Check(v.b, &v.l, us, trains, terms, []routes.Run{v.run(0, "A1", 0, "A3", 0)}); rule != id.RuleRouteStops {
		t.Errorf("city and port: %v", rule)
	}
	if got := routes.NewFinder().Best(v.b, &v.l, us, trains, terms); got.Total != 0 {
		t.Errorf("city and port pay %d", got.Total)
	}
}

// TestResolve: links of hexes with several stops and of parallel track.
func TestResolve(t *testing.T) {
	v := newValley(t)
	v.token("A5", us)
	hexes := func(names ...string) (list []id.HexID) {
		for _, n := range names {
			list = append(list, v.b.HexNamed(n))
		}
		return list
	}
	trains := []routes.Train{routes.Plain(999)}
	terms := &routes.Terms{Stage: board.Yellow}
	resolve := func(links ...routes.Link) (id.Money, id.Rule, bool) {
		runs, ok := routes.Resolve(v.b, &v.l, us, trains, []routes.Recorded{{Links: links}})
		if !ok {
			return 0, 0, false
		}
		total, rule := routes.Check(v.b, &v.l, us, trains, terms, runs)
		return total, rule, true
	}
	for _, c := range []struct {
		name  string
		links []routes.Link
		total id.Money
	}{
		{"one link", []routes.Link{{Hexes: hexes("A3", "A5")}}, 40},
		{"links in both directions", []routes.Link{{Hexes: hexes("A5", "A3")}, {Hexes: hexes("A5", "A7")}}, 80},
		{"direct segment", []routes.Link{{Hexes: hexes("A5", "B4")}, {Hexes: hexes("B4"), I: 0, J: 1}, {Hexes: hexes("B8", "B6", "B4")}}, 120},
		{"direct segment without its stops", []routes.Link{{Hexes: hexes("A5", "B4")}, {Hexes: hexes("B4")}}, 60},
	} {
		if total, rule, ok := resolve(c.links...); !ok || rule != id.NoRule || total != c.total {
			t.Errorf("%s: %d, %q, %v; want %d", c.name, total, rule, ok, c.total)
		}
	}
	for name, links := range map[string][]routes.Link{
		"no such link":      {{Hexes: hexes("A3", "A7")}},
		"ends on a side":    {{Hexes: hexes("B4", "B6")}},
		"links do not meet": {{Hexes: hexes("A1", "A3")}, {Hexes: hexes("A7", "A9")}},
		"same link twice":   {{Hexes: hexes("A1", "A3")}, {Hexes: hexes("A3", "A1")}},
		"no hexes":          {{}},
		"no such hex":       {{Hexes: []id.HexID{-1}}},
	} {
		if total, rule, ok := resolve(links...); ok {
			t.Errorf("%s: resolved as a run of %d, %q", name, total, rule)
		}
	}
}
