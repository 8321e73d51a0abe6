package sim

import (
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/dataset"
)

// worker plays parts: a table, a recorder and the part being written.
type worker struct {
	r        *runner
	table    *table
	files    *dataset.Part
	recorder recorder
}

func newWorker(r *runner) *worker {
	w := &worker{r: r, table: newTable(&r.sch.plan), files: r.writer.NewPart()}
	w.table.observe = func(s *engine.State, a engine.Action, _ *engine.Journal) { w.recorder.acted(s, a) }
	w.table.refused = func(s *engine.State, a engine.Action, buyer, seller id.PlayerID) {
		w.recorder.refused(s, a, buyer, seller)
	}
	w.table.agreed = func(s *engine.State, a engine.Action, buyer, seller id.PlayerID) {
		w.recorder.agreed(s, a, buyer, seller)
	}
	return w
}

// part plays the games of a part, unless it is there already.
func (w *worker) part(j *job) error {
	if w.r.writer.Has(j.id) {
		e, err := w.r.writer.Entry(j.id)
		if err == nil {
			w.r.done(e, true)
		}
		return err
	}
	if err := w.files.Start(j.id, w.meta(j)); err != nil {
		return err
	}
	for n := range j.n {
		row := w.game(j.setup, j.first+n)
		w.r.played(w.table, &row)
		if err := w.files.Err(); err != nil {
			return err // of writing: no use in playing on
		}
	}
	e, err := w.files.Commit()
	if err == nil {
		w.r.done(e, false)
	}
	return err
}

// game plays one game into the part.
func (w *worker) game(s *setup, number int64) dataset.Game {
	m := s.match(&w.r.sch.plan, number)
	w.recorder.begin(w.files, w.table, &m)
	w.table.sit(s, &m, &w.recorder)
	w.recorder.started(w.table.state)
	end := w.table.play()
	return w.recorder.ended(w.table.state, end)
}

func (w *worker) meta(j *job) dataset.Meta {
	return dataset.Meta{
		Run: w.r.sch.run, ToolVersion: w.r.opts.Tool, RulesHash: j.setup.fingerprint, StrategyHash: j.setup.strategies,
		MasterSeed: w.r.sch.plan.Seed, Currency: strings.ReplaceAll(j.setup.game.Def.Currency, "%s", ""),
	}
}
