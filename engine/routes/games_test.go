package routes_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// turn is a turn of a finished game in which trains ran.
type turn struct {
	game    string
	line    int
	l       board.Layout
	corp    id.CorpID
	trains  []routes.Train // that the corporation had
	stage   board.Colour
	revenue id.Money

	ran      []routes.Train // those that ran
	recorded []routes.Recorded
	revenues []id.Money
}

// games reads turns of a title.
type games struct {
	t     testing.TB
	b     *board.Board
	corps map[string]id.CorpID
	types map[string]routes.Train
	now   turn
	turns []turn
}

func load1830(t testing.TB) *games { return load(t, "1830", "testdata/1830-runs.txt") }

func load1856(t testing.TB) *games { return load(t, "1856", "testdata/1856-hard.txt") }

func load(t testing.TB, title, file string) *games {
	def, err := configs.Title(title)
	if err != nil {
		t.Fatal(err)
	}
	g := &games{t: t, corps: map[string]id.CorpID{}, types: map[string]routes.Train{}}
	if g.b, err = board.New(def); err != nil {
		t.Fatal(err)
	}
	for i, c := range def.Corporations {
		g.corps[c.ID] = id.CorpID(i)
	}
	for i := range def.Trains {
		if g.types[def.Trains[i].Name], err = routes.Compile(&def.Trains[i]); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		g.now.line = i + 1
		if f := strings.Fields(line); len(f) > 0 && f[0] != "#" {
			g.read(f)
		}
	}
	return g
}

func (g *games) read(f []string) {
	l := &g.now.l
	switch f[0] {
	case "game":
		g.now.game = f[1]
		g.b.Start(l)
	case "tile":
		h := g.hex(f[1])
		l.Tile[h], l.Rot[h] = g.b.TileNamed(f[2]), uint8(g.number(f[3]))
	case "token":
		l.Slots[g.hex(f[2])][g.number(f[3])][g.number(f[4])] = uint8(g.corps[f[1]]) + 1
	case "lift":
		l.Slots[g.hex(f[2])][g.number(f[3])][g.number(f[4])] = 0
	case "stage":
		g.now.stage = map[string]board.Colour{"yellow": board.Yellow, "green": board.Green, "brown": board.Brown, "black": board.Black}[f[1]]
	case "run":
		next := g.now
		next.corp, next.revenue = g.corps[f[1]], id.Money(g.number(f[3]))
		for _, name := range strings.Split(f[2], ",") {
			train, known := g.types[name]
			if !known {
				g.t.Fatalf("line %d: no train %s", g.now.line, name)
			}
			next.trains = append(next.trains, train)
		}
		g.turns = append(g.turns, next)
	case ">":
		u := &g.turns[len(g.turns)-1]
		u.ran = append(u.ran, g.types[f[1]])
		u.revenues = append(u.revenues, id.Money(g.number(f[2])))
		r := routes.Recorded{Train: len(u.ran) - 1}
		if f[3] != "-" {
			for _, node := range strings.Split(f[3], ",") {
				hex, stop, _ := strings.Cut(node, "-")
				r.Nodes = append(r.Nodes, routes.Place{Hex: g.hex(hex), Stop: int8(g.number(stop))})
			}
		}
		for _, text := range f[4:] {
			var k routes.Link
			for _, name := range strings.Split(text, "+") {
				k.Hexes = append(k.Hexes, g.hex(name))
			}
			r.Links = append(r.Links, k)
		}
		u.recorded = append(u.recorded, r)
	default:
		g.t.Fatalf("line %d: %v", g.now.line, f)
	}
}

func (g *games) hex(name string) id.HexID {
	h := g.b.HexNamed(name)
	if h == id.NoHex {
		g.t.Fatalf("line %d: no hex %s", g.now.line, name)
	}
	return h
}

func (g *games) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		g.t.Fatalf("line %d: %v", g.now.line, err)
	}
	return n
}

// TestGames: in finished games every run is resolved and legal, pays what was paid,
// and no turn earned more than the best one.
func TestGames(t *testing.T) {
	g := load1830(t)
	f := routes.NewFinder()
	for i := range g.turns {
		u := &g.turns[i]
		terms := routes.Terms{Stage: u.stage}
		runs, ok := routes.Resolve(g.b, &u.l, u.corp, u.ran, u.recorded)
		if !ok {
			t.Errorf("%s, line %d: the links do not resolve", u.game, u.line)
			continue
		}
		total, rule := routes.Check(g.b, &u.l, u.corp, u.ran, &terms, runs)
		if rule != id.NoRule || total != u.revenue {
			t.Errorf("%s, line %d: check: %d, %v; paid %d", u.game, u.line, total, rule, u.revenue)
		}
		for j, r := range runs {
			if r.Revenue != u.revenues[j] {
				t.Errorf("%s, line %d, run %d: %d, paid %d", u.game, u.line, j, r.Revenue, u.revenues[j])
			}
			sameLinks(t, u, routes.Connections(g.b, &u.l, &r), u.recorded[j].Links)
		}
		best := f.Best(g.b, &u.l, u.corp, u.trains, &terms)
		if !best.Proven || best.Total < u.revenue {
			t.Errorf("%s, line %d: best %d (proven %v), paid %d", u.game, u.line, best.Total, best.Proven, u.revenue)
		}
		runs = cloneRuns(best.Runs)
		if total, rule := routes.Check(g.b, &u.l, u.corp, u.trains, &terms, runs); rule != id.NoRule || total != best.Total {
			t.Errorf("%s, line %d: check of the best turn: %d, %v; want %d", u.game, u.line, total, rule, best.Total)
		}
	}
	if len(g.turns) < 500 {
		t.Errorf("only %d turns", len(g.turns))
	}
}

// TestHardTurns: turns that are much work are proven, earn at least what was paid, and every
// method finds the same revenue.
func TestHardTurns(t *testing.T) {
	g := load1856(t)
	f := routes.NewFinder()
	for i := range g.turns {
		u := &g.turns[i]
		terms := routes.Terms{Stage: u.stage}
		best := f.Best(g.b, &u.l, u.corp, u.trains, &terms)
		if !best.Proven || best.Total < u.revenue {
			t.Errorf("%s, line %d: best %d (proven %v), paid %d", u.game, u.line, best.Total, best.Proven, u.revenue)
		}
		total, rule := routes.Check(g.b, &u.l, u.corp, u.trains, &terms, cloneRuns(best.Runs))
		if rule != id.NoRule || total != best.Total {
			t.Errorf("%s, line %d: check of the best turn: %d, %v; want %d", u.game, u.line, total, rule, best.Total)
		}
		strained(t, uint64(u.line), &situation{b: g.b, l: u.l, corp: u.corp, trains: u.trains, terms: terms}, best.Total)
	}
	if len(g.turns) < 12 {
		t.Errorf("only %d turns", len(g.turns))
	}
}

// sameLinks compares links, each of which a record may write in either direction.
func sameLinks(t *testing.T, u *turn, got, want []routes.Link) {
	t.Helper()
	same := len(got) == len(want)
	for i := 0; same && i < len(got); i++ {
		back := slices.Clone(want[i].Hexes)
		slices.Reverse(back)
		same = slices.Equal(got[i].Hexes, want[i].Hexes) || slices.Equal(got[i].Hexes, back)
	}
	if !same {
		t.Errorf("%s, line %d: links %v, want %v", u.game, u.line, got, want)
	}
}
