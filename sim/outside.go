package sim

import (
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/sim/dataset"
)

// Outside takes games that were played elsewhere into the tables of simulated games. Nothing of
// a game stands in them before it has ended, so that one that goes wrong leaves no trace.
//
//	o := sim.NewOutside(writer, run, tool)
//	o.Begin(sim.OutsideGame{Variant: sim.Base, Strategy: "human"}, state, journal)
//	for … { err := state.Apply(action, journal); o.Acted(state, action); journal.Reset() }
//	err := o.Ended(state, state.End.Reason.String())
//	manifest, err := o.Commit()
type Outside struct {
	writer   *dataset.Writer
	run      string
	tool     string
	groups   []*outsideGroup
	present  dataset.PartID
	rows     gameRows
	table    *table
	recorder recorder
}

// OutsideGame says what is known of a game besides its states.
type OutsideGame struct {
	Variant  string
	Number   int64  // unique within run, title, variant and players
	Strategy string // of all players
}

// outsideGroup is the games of one title, variant and number of players: one part.
type outsideGroup struct {
	id    dataset.PartID
	rules string // fingerprint
	part  *dataset.Part
}

// NewOutside begins a dataset; run is its id, tool the version of the program.
func NewOutside(w *dataset.Writer, run, tool string) *Outside {
	return &Outside{writer: w, run: run, tool: tool, table: newTable(&Plan{})}
}

// Begin begins a game: s is the state before the first action, j the journal that every action
// will fill. A game begun before that has not ended is dropped.
func (o *Outside) Begin(game OutsideGame, s *engine.State, j *engine.Journal) {
	g := s.Game()
	o.present = dataset.PartID{Title: g.Def.ID, Variant: game.Variant, Players: g.Players}
	m := match{key: dataset.GameKey{Block: game.Number, Game: game.Number, Seed: s.Seed}}
	for p := range g.Players {
		m.slots = append(m.slots, p)
		o.table.seats[p].name = game.Strategy
	}
	o.table.actions, o.table.hash = 0, offsetBasis
	o.rows.reset()
	o.recorder.begin(&o.rows, o.table, &m)
	o.recorder.journal, j.Rounds = j, &o.recorder
	o.recorder.started(s)
}

// Acted takes in an action that was applied, with what it has left in the journal.
func (o *Outside) Acted(s *engine.State, a engine.Action) {
	o.table.actions++
	o.table.hash = hashAction(o.table.hash, &a)
	o.recorder.acted(s, a)
}

// Ended ends the game for a reason and takes it into the dataset.
func (o *Outside) Ended(s *engine.State, reason string) error {
	o.recorder.ended(s, ending{reason: reason})
	g, err := o.group(s.Game())
	if err != nil {
		return err
	}
	o.rows.copyTo(g.part)
	return g.part.Err()
}

// group is where the present game belongs.
func (o *Outside) group(g *engine.Game) (*outsideGroup, error) {
	if i := slices.IndexFunc(o.groups, func(x *outsideGroup) bool { return x.id == o.present }); i >= 0 {
		return o.groups[i], nil
	}
	x := &outsideGroup{id: o.present, rules: g.Def.Fingerprint(), part: o.writer.NewPart()}
	err := x.part.Start(x.id, dataset.Meta{
		Run: o.run, ToolVersion: o.tool, RulesHash: x.rules, Currency: strings.ReplaceAll(g.Def.Currency, "%s", ""),
	})
	o.groups = append(o.groups, x)
	return x, err
}

// Commit writes the files and returns what a manifest says of them.
func (o *Outside) Commit() (*dataset.Manifest, error) {
	m := &dataset.Manifest{Run: o.run, ToolVersion: o.tool, Complete: true}
	for _, g := range o.groups {
		e, err := g.part.Commit()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.id, err)
		}
		m.Add(e)
		m.Rules = append(m.Rules, dataset.RulesEntry{Title: g.id.Title, Variant: g.id.Variant, Players: g.id.Players, Fingerprint: g.rules})
	}
	return m, nil
}

// Discard drops what was not committed.
func (o *Outside) Discard() {
	for _, g := range o.groups {
		g.part.Discard()
	}
}

// gameRows keeps the rows of one game until it is known to be whole.
type gameRows struct {
	key          dataset.GameKey
	games        []dataset.Game
	rounds       []dataset.Round
	players      []dataset.Player
	corporations []dataset.Corporation
	phases       []dataset.Phase
	events       []dataset.Event
	flows        []dataset.Flow
}

func (g *gameRows) reset() {
	*g = gameRows{games: g.games[:0], rounds: g.rounds[:0], players: g.players[:0], corporations: g.corporations[:0],
		phases: g.phases[:0], events: g.events[:0], flows: g.flows[:0]}
}

func (g *gameRows) Begin(k dataset.GameKey)     { g.key = k }
func (g *gameRows) AddGame(r *dataset.Game)     { g.games = append(g.games, *r) }
func (g *gameRows) AddRound(r *dataset.Round)   { g.rounds = append(g.rounds, *r) }
func (g *gameRows) AddPlayer(r *dataset.Player) { g.players = append(g.players, *r) }
func (g *gameRows) AddCorporation(r *dataset.Corporation) {
	g.corporations = append(g.corporations, *r)
}
func (g *gameRows) AddPhase(r *dataset.Phase) { g.phases = append(g.phases, *r) }
func (g *gameRows) AddEvent(r *dataset.Event) { g.events = append(g.events, *r) }
func (g *gameRows) AddFlow(r *dataset.Flow)   { g.flows = append(g.flows, *r) }

// copyTo adds the rows to a part.
func (g *gameRows) copyTo(out rows) {
	out.Begin(g.key)
	each(g.rounds, out.AddRound)
	each(g.players, out.AddPlayer)
	each(g.corporations, out.AddCorporation)
	each(g.phases, out.AddPhase)
	each(g.events, out.AddEvent)
	each(g.flows, out.AddFlow)
	each(g.games, out.AddGame)
}

func each[R any](list []R, add func(*R)) {
	for i := range list {
		add(&list[i])
	}
}
