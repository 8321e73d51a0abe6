package enginetest

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// mutate changes one or two things of an action: who acts, on what, for how much.
func (p *probe) mutate(g *engine.Game, a engine.Action) engine.Action {
	a.Max, a.Step = 0, 0
	p.change(g, &a)
	if p.oneIn(2) {
		p.change(g, &a)
	}
	if p.oneIn(8) {
		a.Type = engine.ActionType(p.below(int(engine.EndGame)))
	}
	return a
}

// change gives one field another value. Ids go a little beyond what exists.
func (p *probe) change(g *engine.Game, a *engine.Action) {
	near := func(n int) int { return p.below(n+3) - 1 }
	switch p.below(15) {
	case 0:
		a.Entity = p.entities[p.below(len(p.entities))]
	case 1:
		a.Entity.N = int8(near(id.MaxPlayers))
	case 2:
		a.Corp = id.CorpID(near(len(g.Corps)))
	case 3:
		a.Private = id.PrivateID(near(len(g.Privates)))
	case 4:
		a.Source = id.Entity{Kind: id.Kind(p.below(int(id.Private) + 2)), N: int8(near(len(g.Corps)))}
	case 5:
		a.Percent = uint8(p.below(13) * 5)
	case 6:
		a.Certs = shares.ListOf(near(9))
		for p.oneIn(2) {
			a.Certs = a.Certs.With(near(9))
		}
	case 7:
		a.Cell = id.CellID(near(len(g.Grid.Cells)))
	case 8:
		a.Hex = id.HexID(near(len(g.Board.Hexes)))
	case 9:
		a.Tile = id.TileID(near(len(g.Board.Tiles)))
	case 10:
		a.Rot, a.City = uint8(p.below(8)), uint8(p.below(4))
	case 11:
		a.Kind = engine.Dividend(p.below(int(engine.Half) + 2))
	case 12:
		a.Train = id.TrainID(near(len(g.Roster.Cards)))
	case 13:
		a.Trade = id.TrainID(near(len(g.Roster.Cards)))
	default:
		a.Price += []id.Money{-a.Price, -1, 1, 20, 10000, -10000}[p.below(6)]
	}
}
