package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// maxDepth is how many actions a strategy can look ahead.
const maxDepth = 3

// runCache is the number of remembered runs, a power of two: enough for the corporations of
// a game with their trains, as they are and with one more.
const runCache = 1 << 10

// runWork is how long a run is looked for that is only imagined: what is found by then is good
// enough to compare with.
const runWork = 100_000

// Scratch is the memory of one worker for looking ahead: copies of the state and runs that
// were found before. What it remembers never changes an answer.
type Scratch struct {
	work   *engine.Workspace
	game   *engine.Game
	states [maxDepth]*engine.State
	views  [maxDepth]View
	runs   [runCache]cachedRun
	field  field
	reach  *board.Scratch
	layout board.Layout
	lays   []Lay
	places []engine.Action
	actors []id.Entity
	ways   [maxWays]way
	nWays  int
	spread spread
	trains [id.MaxTrains]id.TrainTypeID
}

// maxWays is for how many corporations of a player ways are measured; what further ones want to connect
// attracts nobody.
const maxWays = 4

type cachedRun struct {
	key     uint64
	revenue id.Money
}

// NewScratch makes the memory for one worker, who plays with the given workspace.
func NewScratch(w *engine.Workspace) *Scratch { return &Scratch{work: w} }

// use forgets what belongs to another game.
func (m *Scratch) use(g *engine.Game) {
	if m.game == g {
		return
	}
	*m = Scratch{work: m.work, game: g, reach: board.NewScratch()}
	m.field.survey(g)
}

// Try is the view after one more action; ok is false if the action is refused or too many
// are tried on top of each other. The new view is valid until the next Try of this one.
func (v *View) Try(a engine.Action) (next *View, ok bool) {
	if v.depth >= maxDepth {
		return nil, false
	}
	m := v.scratch
	s := &m.states[v.depth]
	if *s == nil {
		*s = v.s.Clone(m.work)
	} else {
		(*s).CopyFrom(v.s)
	}
	if (*s).Apply(a, nil) != nil {
		return nil, false
	}
	next = &m.views[v.depth]
	*next = View{s: *s, me: v.me, scratch: m, depth: v.depth + 1}
	return next, true
}

// Run is what a corporation would earn in one turn with the given trains on the present map
// and in the present phase, whatever its trains have done in this round.
func (v *View) Run(c id.CorpID, trains []id.TrainTypeID) id.Money {
	return v.runOn(c, trains, &v.s.Board)
}

// runOn is Run on another map.
func (v *View) runOn(c id.CorpID, trains []id.TrainTypeID, l *board.Layout) id.Money {
	if len(trains) == 0 || v.s.Corps[c].Placed == 0 {
		return 0
	}
	key := Stream(l.Hash, uint64(c), v.s.TermsKey(c), trainKey(trains)).state
	k := &v.scratch.runs[key%runCache]
	if k.key == key {
		return k.revenue
	}
	*k = cachedRun{key, v.s.RunOf(c, trains, l, runWork)}
	return k.revenue
}

// trainKey is the same for lists that differ in their order only.
func trainKey(trains []id.TrainTypeID) (key uint64) {
	for _, t := range trains {
		key += 1 << (4 * uint(t))
	}
	return key
}
