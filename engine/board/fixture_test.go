package board_test

import (
	"sync"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

var read1830 = sync.OnceValues(func() (*title.Definition, error) { return configs.Title("1830") })

// game is 1830's board at some moment of a test.
type game struct {
	testing.TB
	b   *board.Board
	l   board.Layout
	def *title.Definition
}

func mustRead(tb testing.TB) *title.Definition {
	tb.Helper()
	def, err := read1830()
	if err != nil {
		tb.Fatal(err)
	}
	return def
}

func start(tb testing.TB) *game {
	tb.Helper()
	return startWith(tb, mustRead(tb))
}

func startWith(tb testing.TB, def *title.Definition, extra ...board.Replacement) *game {
	tb.Helper()
	b, err := board.New(def, extra...)
	if err != nil {
		tb.Fatal(err)
	}
	g := &game{TB: tb, b: b, def: def}
	b.Start(&g.l)
	return g
}

func (g *game) hex(name string) id.HexID {
	g.Helper()
	h := g.b.HexNamed(name)
	if h == id.NoHex {
		g.Fatalf("no hex %s", name)
	}
	return h
}

func (g *game) tile(name string) id.TileID {
	g.Helper()
	n := g.b.TileNamed(name)
	if n == id.NoTile {
		g.Fatalf("no tile %s", name)
	}
	return n
}

func (g *game) corp(name string) id.CorpID {
	g.Helper()
	for i := range g.def.Corporations {
		if g.def.Corporations[i].ID == name {
			return id.CorpID(i)
		}
	}
	g.Fatalf("no corporation %s", name)
	return id.NoCorp
}

func (g *game) lay(hex, tile string, rot int) board.Lifted {
	g.Helper()
	return g.b.Lay(&g.l, g.hex(hex), g.tile(tile), rot)
}

func (g *game) token(corp, hex string, city int) int {
	g.Helper()
	return g.b.PlaceToken(&g.l, g.corp(corp), g.hex(hex), city)
}

func (g *game) reach(corp string) *board.Reach {
	g.Helper()
	var r board.Reach
	g.b.Reach(&g.l, g.corp(corp), nil, &r, board.NewScratch())
	return &r
}
