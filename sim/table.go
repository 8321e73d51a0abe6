package sim

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/sim/plan"
	"github.com/trainrush/trainrush/strategies"
)

// table is where one worker plays his games, one after the other. It keeps its buffers.
type table struct {
	plan    *Plan
	scratch *strategies.Scratch
	work    *engine.Workspace
	journal engine.Journal

	state   *engine.State
	seats   [id.MaxPlayers]seat
	view    strategies.View
	asks    strategies.Decision
	offers  strategies.Offer
	legal   []engine.Action
	actors  []id.Entity
	may     []id.Entity
	asked   turn            // turn in which interruptions were asked for
	barred  []engine.Action // deals that were refused in this turn
	actions int
	hash    uint64
	stall   engine.Stall
	blame   string // who is at work, if something breaks

	// observe, if set, is shown every action with its consequences.
	observe func(s *engine.State, a engine.Action, j *engine.Journal)
	// refused and agreed, if set, are told of every deal between players.
	refused, agreed func(s *engine.State, a engine.Action, buyer, seller id.PlayerID)
}

type seat struct {
	player strategies.Strategy
	rand   strategies.Rand
	name   string
}

// ending is how a game went.
type ending struct {
	reason string
	fault  string
}

// The end reasons that are not of the rules.
const (
	Capped  = dataset.EndCapped  // the limit of actions was reached
	Stalled = dataset.EndStalled // nothing happened any more
	Fault   = dataset.EndFault   // a strategy or the engine failed
)

func newTable(p *Plan) *table {
	w := engine.NewWorkspace()
	return &table{plan: p, work: w, scratch: strategies.NewScratch(w)}
}

// sit prepares a game.
func (t *table) sit(s *setup, m *match, rounds engine.RoundObserver) {
	for i, slot := range m.slots {
		spec := m.lineup.specs[slot]
		t.seats[i] = seat{player: spec.New(), rand: stream(t.plan.Seed, forStrategy, m.block, slot), name: spec.String()}
	}
	t.actions, t.hash, t.asked, t.barred = 0, offsetBasis, turn{}, t.barred[:0]
	t.journal.Reset()
	t.journal.Rounds = rounds
	t.state = s.game.NewState(m.key.Seed, t.work)
	t.stall.Begin(t.state)
}

// play plays to the end. Whatever breaks ends this game only.
func (t *table) play() (end ending) {
	defer func() {
		if r := recover(); r != nil {
			end = ending{Fault, fmt.Sprintf("%s: %v at %s", t.blame, r, panicSite())}
			t.renew()
		}
	}()
	for !t.state.End.Over {
		if t.actions >= t.plan.Limit {
			return ending{reason: Capped}
		}
		if t.stall.Over() {
			return ending{reason: Stalled}
		}
		a, err := t.next()
		if err != nil {
			return ending{Fault, err.Error()}
		}
		if err := t.apply(a); err != nil {
			return ending{Fault, err.Error()}
		}
	}
	return ending{reason: t.state.End.Reason.String()}
}

// renew replaces what a panic may have left in disorder.
func (t *table) renew() {
	t.work = engine.NewWorkspace()
	t.scratch = strategies.NewScratch(t.work)
}

// apply carries out an action.
func (t *table) apply(a engine.Action) error {
	t.blame = "engine"
	t.journal.Reset()
	if err := t.state.Apply(a, &t.journal); err != nil {
		return fmt.Errorf("engine: an action that was offered is refused: %w", err)
	}
	t.actions++
	t.hash = hashAction(t.hash, &a)
	t.stall.Note(t.state, &t.journal)
	if t.observe != nil {
		t.observe(t.state, a, &t.journal)
	}
	return nil
}

// next asks who must act, and before that those who may.
func (t *table) next() (engine.Action, error) {
	t.blame = "engine"
	s := t.state
	t.actors = s.Actors(t.actors[:0])
	if len(t.actors) == 0 {
		return engine.Action{}, fmt.Errorf("engine: nobody can act, and the game is not over")
	}
	actor := t.actors[0]
	who := s.Controller(actor)
	if who == id.NoPlayer {
		return engine.Action{}, fmt.Errorf("engine: nobody decides for an actor")
	}
	t.may = s.MayAct(t.may[:0])
	if now := turnOf(s); now != t.asked {
		t.asked, t.barred = now, t.barred[:0]
		if a, ok, err := t.interruptions(who); ok || err != nil {
			return a, err
		}
	}
	t.legal = s.Legal(actor, t.legal[:0])
	for _, e := range t.may {
		if e != actor && s.Controller(e) == who {
			t.legal = s.Legal(e, t.legal)
		}
	}
	if len(t.legal) == 0 {
		return engine.Action{}, fmt.Errorf("engine: an actor has no legal action")
	}
	t.legal = t.open(restrict(t.plan.Deals, s, who, t.legal))
	return t.ask(who, actor)
}

// ask asks a player until he takes an action that nobody refuses.
func (t *table) ask(who id.PlayerID, actor id.Entity) (engine.Action, error) {
	seat := &t.seats[who]
	for {
		if len(t.legal) == 0 {
			return engine.Action{}, fmt.Errorf("engine: nothing is left to do after a refused deal")
		}
		t.blame = seat.name
		t.view = strategies.NewView(t.state, who, t.scratch)
		t.asks = strategies.Decision{View: &t.view, Actor: actor, Legal: t.legal, Rand: &seat.rand}
		a := seat.player.Choose(&t.asks)
		a.Max, a.Step = 0, 0
		at := t.offered(a)
		if at < 0 {
			return a, fmt.Errorf("%s: %s is not offered", seat.name, describe(t.state.Game(), &a))
		}
		from := seller(t.state, &a, who)
		if from == id.NoPlayer {
			return a, nil
		}
		if t.plan.Deals == plan.DealsFree || t.consents(from, a, who) {
			if t.agreed != nil {
				t.agreed(t.state, a, who, from)
			}
			return a, nil
		}
		t.barred = append(t.barred, a)
		if t.refused != nil {
			t.refused(t.state, a, who, from)
		}
		t.legal = append(t.legal[:at], t.legal[at+1:]...)
	}
}

// open is the actions without the deals that were refused in this turn, at whatever price.
func (t *table) open(legal []engine.Action) []engine.Action {
	if len(t.barred) == 0 {
		return legal
	}
	return slices.DeleteFunc(legal, func(a engine.Action) bool {
		return slices.ContainsFunc(t.barred, func(b engine.Action) bool { return sameDeal(t.state, &a, &b) })
	})
}

// offered is the place of the legal action that covers a, or -1.
func (t *table) offered(a engine.Action) int {
	for i := range t.legal {
		if t.state.Covers(t.legal[i], a) {
			return i
		}
	}
	return -1
}

func (t *table) consents(from id.PlayerID, a engine.Action, buyer id.PlayerID) bool {
	seat := &t.seats[from]
	c, ok := seat.player.(strategies.Consents)
	if !ok {
		return false
	}
	t.blame = seat.name
	t.view = strategies.NewView(t.state, from, t.scratch)
	t.offers = strategies.Offer{View: &t.view, Action: a, Buyer: buyer, Rand: &seat.rand}
	return c.Consents(&t.offers)
}

// interruptions asks the other players who could use a private now, in seat order.
func (t *table) interruptions(who id.PlayerID) (engine.Action, bool, error) {
	if len(t.may) == 0 {
		return engine.Action{}, false, nil
	}
	s := t.state
	for _, p := range s.SeatOrder() {
		x, ok := t.seats[p].player.(strategies.Interrupts)
		if !ok || p == who {
			continue
		}
		t.legal = t.legal[:0]
		for _, e := range t.may {
			if s.Controller(e) == p {
				t.legal = s.Legal(e, t.legal)
			}
		}
		if len(t.legal) == 0 {
			continue
		}
		t.blame = t.seats[p].name
		t.view = strategies.NewView(s, p, t.scratch)
		t.asks = strategies.Decision{View: &t.view, Legal: t.legal, Rand: &t.seats[p].rand}
		a, acts := x.Interrupt(&t.asks)
		if !acts {
			continue
		}
		a.Max, a.Step = 0, 0
		if t.offered(a) < 0 {
			return a, false, fmt.Errorf("%s: %s is not offered", t.seats[p].name, describe(s.Game(), &a))
		}
		return a, true, nil
	}
	return engine.Action{}, false, nil
}

// panicSite is the function and line that panicked, in short.
func panicSite() string {
	var pcs [32]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs[:])])
	panicked := false
	for {
		f, more := frames.Next()
		inRuntime := strings.HasPrefix(f.Function, "runtime.")
		if panicked && !inRuntime {
			return fmt.Sprintf("%s:%d", f.Function[strings.LastIndexByte(f.Function, '/')+1:], f.Line)
		}
		panicked = panicked || inRuntime && strings.Contains(f.Function, "panic")
		if !more {
			return "an unknown place"
		}
	}
}
