package plan

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
)

func TestRotations(t *testing.T) {
	for line, want := range map[string]int{"a a a a": 1, "a b a b": 2, "a b b b": 4, "a b c": 3, "a": 1, "a a b a a b": 3} {
		l := Lineup(strings.Fields(line))
		if got := l.Rotations(len(l)); got != want {
			t.Errorf("%s: %d different rotations, want %d", line, got, want)
		}
	}
	if got := (Lineup{"a", "b"}).Rotations(5); got != 5 {
		t.Errorf("a b a b a: %d different rotations, want 5", got)
	}
}

func good() Plan {
	return Plan{Titles: []string{"1830"}, Players: []int{3, 4}, Lineups: []Lineup{{"a", "b"}}, Games: 1}
}

func TestCheck(t *testing.T) {
	p := good()
	if err := p.Check(); err != nil {
		t.Errorf("a good plan: %v", err)
	}
	for want, spoil := range map[string]func(*Plan){
		"titles: the list is empty":                          func(p *Plan) { p.Titles = nil },
		"titles.1: 1830 is named twice":                      func(p *Plan) { p.Titles = []string{"1830", "1830"} },
		"players: the list is empty":                         func(p *Plan) { p.Players = nil },
		"players.1: 9 players; possible are 1 to 8":          func(p *Plan) { p.Players = []int{4, 9} },
		"players.1: 4 is named twice":                        func(p *Plan) { p.Players = []int{4, 4} },
		"lineups: the list is empty":                         func(p *Plan) { p.Lineups = nil },
		"lineups.1: the line-up is empty":                    func(p *Plan) { p.Lineups = append(p.Lineups, Lineup{}) },
		"lineups.0: 4 strategies for 3 players":              func(p *Plan) { p.Lineups = []Lineup{{"a", "b", "c", "d"}} },
		"games: 0 games; at least 1 is needed":               func(p *Plan) { p.Games = 0 },
		"limit: -1 actions":                                  func(p *Plan) { p.Limit = -1 },
		"part: -1 games":                                     func(p *Plan) { p.Part = -1 },
		`deals: "fair" is not possible; possible: own, list`: func(p *Plan) { p.Deals = "fair" },
		`variants.x#2: two variants are called "x"`:          func(p *Plan) { p.Variants = []Variant{{Name: "x"}, {Name: "x"}} },
		"variants.base: base is the name of the rules":       func(p *Plan) { p.Variants = []Variant{{Name: Base, Options: []string{"o"}}} },
		`variants.A b: "A b" cannot name a folder`:           func(p *Plan) { p.Variants = []Variant{{Name: "A b", Set: []title.Patch{{Path: "x"}}}} },
	} {
		p := good()
		spoil(&p)
		if err := p.Check(); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want one that says %q", err, want)
		}
	}
}

func TestComplete(t *testing.T) {
	p := good()
	p.Complete()
	if len(p.Variants) != 1 || p.Variants[0].Name != Base || p.Deals != DealsConsent || p.Limit != DefaultLimit || p.Part != 10 {
		t.Errorf("%+v", p)
	}
	for games, want := range map[int]int{1: 10, 300: 18, 1000: 62, 100000: 100} {
		if got := defaultPart(games); got != want {
			t.Errorf("%d games in parts of %d, want %d", games, got, want)
		}
	}
}
