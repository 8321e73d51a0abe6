package engine

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/shares"
)

// Workspace is the scratch memory of one worker: what is derived from states, keyed by their
// content, and buffers. States of one goroutine share one; it is not safe for two.
type Workspace struct {
	reach   *board.Scratch
	finder  *routes.Finder
	terms   routes.Terms // of the turn that is looked at; its lists are kept
	trains  [id.MaxTrains]id.TrainID
	onSale  [id.MaxTrainTypes * 2]id.TrainID
	bundles []shares.Bundle
	lays    []board.Lay
	actors  [id.MaxCorps]id.Entity
	blocked board.HexSet
}

// NewWorkspace makes the scratch memory for one worker.
func NewWorkspace() *Workspace {
	return &Workspace{reach: board.NewScratch(), finder: routes.NewFinder(), bundles: make([]shares.Bundle, 0, 64)}
}
