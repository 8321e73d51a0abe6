package engine_test

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/id"
)

// script reads lines in the present position.
func (x *table) script() enginetest.Script { return enginetest.Script{TB: x.TB, State: x.s} }

func (x *table) action(line string) engine.Action       { x.Helper(); return x.script().Action(line) }
func (x *table) who(name string) id.Entity              { x.Helper(); return x.script().Entity(name) }
func (x *table) corp(name string) id.CorpID             { x.Helper(); return x.script().Corp(name) }
func (x *table) private(name string) id.PrivateID       { x.Helper(); return x.script().Private(name) }
func (x *table) hex(name string) id.HexID               { x.Helper(); return x.script().Hex(name) }
func (x *table) tile(name string) id.TileID             { x.Helper(); return x.script().Tile(name) }
func (x *table) money(text string) id.Money             { x.Helper(); return x.script().Money(text) }
func (x *table) parCell(price string) id.CellID         { x.Helper(); return x.script().ParCell(price) }
func (x *table) name(e id.Entity) string                { return x.script().Name(e) }
func (x *table) offers(line string) bool                { x.Helper(); return x.script().Offers(line) }
func (x *table) refuse(line string, want id.Rule)       { x.Helper(); x.script().Refuse(line, want) }
func (x *table) train(n string, e id.Entity) id.TrainID { x.Helper(); return x.script().Train(n, e) }
