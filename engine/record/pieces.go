package record

import (
	"fmt"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// pieces checks what a record says of things that the engine only counts. The copy of a tile must
// be one that the box has and that lies nowhere else. The slot of a station is informative, as the
// engine chooses it: a strict replay refuses one that the city does not have, others count it.
//
// Rule: record format 3.2, 4.4.
func (r *Replay) pieces(x *Action, a engine.Action) error {
	b := r.game.Board
	switch a.Type {
	case engine.LayTile:
		_, n, err := split(x.Tile, "-")
		if err != nil {
			return err
		}
		if n >= int(b.Tiles[a.Tile].Copies) {
			return &engine.Refusal{Action: a, Rule: id.RuleTileSupply, Detail: fmt.Sprintf("there is no %s", x.Tile)}
		}
		if h, ok := r.names.tiles[x.Tile]; ok {
			return &engine.Refusal{Action: a, Rule: id.RuleTileSupply, Detail: fmt.Sprintf("%s lies on %s", x.Tile, b.Hexes[h].Name)}
		}
	case engine.PlaceToken, engine.RemoveToken:
		t, _ := b.At(&r.state.Board, a.Hex)
		if x.Slot == nil || !r.state.IsCity(a.Hex, a.City) || *x.Slot >= 0 && *x.Slot < int(t.Stops[a.City].Slots) {
			return nil
		}
		if r.strict {
			return &engine.Refusal{Action: a, Rule: id.RuleTokenSlot, Detail: fmt.Sprintf("city %s has no slot %d", x.City, *x.Slot)}
		}
		r.Tolerated[id.RuleTokenSlot]++
	}
	return nil
}
