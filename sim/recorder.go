package sim

import (
	"strconv"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/dataset"
)

// rows is where rows go: a dataset.Part.
type rows interface {
	Begin(dataset.GameKey)
	AddGame(*dataset.Game)
	AddRound(*dataset.Round)
	AddPlayer(*dataset.Player)
	AddCorporation(*dataset.Corporation)
	AddPhase(*dataset.Phase)
	AddEvent(*dataset.Event)
	AddFlow(*dataset.Flow)
}

// recorder turns the journals and states of a game into rows. What happened is attributed to
// its round by reading the journal up to the moment at which the engine says that a round
// has ended, and the rest after the action.
type recorder struct {
	out     rows
	t       *table
	match   *match
	journal *engine.Journal

	readEvents    int // of the journal of the present action
	readTransfers int

	round      dataset.RoundRef
	open       bool // a round is in progress and known
	ordinal    int32
	ofKind     [numKinds]int32
	eventCount int32
	unproven   int32
	bankrupt   int32
	floated    int32
	presidents [id.MaxCorps]id.PlayerID
	floatRound [id.MaxCorps]int32 // ordinal of the round; 0 for none
	operations [id.MaxCorps]operation
	flows      []flow
	text       []byte
	trains     trainLists
}

// operation is what a corporation did in the present round.
type operation struct {
	ran     bool
	revenue id.Money
	paid    id.Money
	kind    string
}

// flow is money that moved in the present round.
type flow struct {
	from, to id.Entity
	reason   uint8
	amount   id.Money
}

const numKinds = int(engine.OperatingRound) + 1

// begin prepares a game.
func (r *recorder) begin(out rows, t *table, m *match) {
	flows, text, trains := r.flows[:0], r.text, r.trains
	*r = recorder{out: out, t: t, match: m, journal: &t.journal, flows: flows, text: text, trains: trains}
	for i := range r.presidents {
		r.presidents[i] = id.NoPlayer
	}
	r.out.Begin(m.key)
}

// started writes what a game begins with.
func (r *recorder) started(s *engine.State) {
	r.enter(s)
	for p := range s.Game().Players {
		r.addFlow(flow{from: id.TheBank, to: id.OfPlayer(id.PlayerID(p)), reason: startingCash, amount: s.Game().Seats.Cash})
	}
	r.out.AddPhase(&dataset.Phase{RoundRef: r.round, Phase: s.PhaseNow().Name, PhaseOrdinal: int32(s.Phase) + 1})
}

// enter begins a round.
func (r *recorder) enter(s *engine.State) {
	kind := s.Round.Kind
	r.open = true
	r.ordinal++
	r.ofKind[kind]++
	r.round = dataset.RoundRef{Label: r.label(s), Ordinal: r.ordinal, Kind: roundKinds[kind], OrdinalOfKind: r.ofKind[kind]}
}

var roundKinds = [numKinds]string{
	engine.AuctionRound: dataset.RoundAuction, engine.StockRound: dataset.RoundStock, engine.OperatingRound: dataset.RoundOperating,
}

// label is the name of a round in the language of the hobby.
func (r *recorder) label(s *engine.State) string {
	r.text = r.text[:0]
	switch s.Round.Kind {
	case engine.StockRound:
		r.text = strconv.AppendInt(append(r.text, "SR "...), int64(s.Turn), 10)
	case engine.OperatingRound:
		r.text = strconv.AppendInt(append(r.text, "OR "...), int64(s.Turn), 10)
		r.text = strconv.AppendInt(append(r.text, '.'), int64(s.OR), 10)
	default:
		return "auction"
	}
	return string(r.text)
}

// acted reads what an action has caused.
func (r *recorder) acted(s *engine.State, a engine.Action) {
	if a.Type == engine.RunRoutes && a.Price == engine.BestRun && !r.journal.Run.Proven {
		r.unproven++
	}
	if !r.open && !s.End.Over {
		r.enter(s)
	}
	r.read(s)
	r.readEvents, r.readTransfers = 0, 0
}

// RoundEnded writes the rows of a round.
func (r *recorder) RoundEnded(s *engine.State) {
	if !r.open {
		r.enter(s)
	}
	r.read(s)
	r.closeRound(s)
}

// closeRound writes what there is at the end of a round.
func (r *recorder) closeRound(s *engine.State) {
	r.addRound(s)
	r.addPlayers(s)
	r.addCorporations(s)
	for i := range r.flows {
		r.writeFlow(s.Game(), &r.flows[i])
	}
	r.flows = r.flows[:0]
	r.operations = [id.MaxCorps]operation{}
	r.open = false
}

// read takes in the part of the journal that was not read yet.
func (r *recorder) read(s *engine.State) {
	for _, x := range r.journal.Transfers[r.readTransfers:] {
		r.addFlow(flow{x.From, x.To, uint8(x.Reason), x.Amount})
	}
	for i := range r.journal.Events[r.readEvents:] {
		r.readEvent(s, &r.journal.Events[r.readEvents+i])
	}
	r.readTransfers, r.readEvents = len(r.journal.Transfers), len(r.journal.Events)
}

// ended writes the row of the game, and the last round if it was cut short. A fault may have
// left the state in disorder; then the row says what can be said without it.
func (r *recorder) ended(s *engine.State, end ending) (row dataset.Game) {
	defer func() {
		if end.reason == Fault && recover() != nil {
			row = dataset.Game{EndReason: Fault, EndRound: r.round.Label, Fault: dataset.Some(end.fault),
				Rounds: r.ordinal, Actions: int32(r.t.actions), ActionHash: formatHash(r.t.hash)}
			r.out.AddGame(&row)
		}
	}()
	if r.open {
		r.closeRound(s)
	}
	g := s.Game()
	row = dataset.Game{
		EndReason: end.reason, EndRound: r.round.Label, EndPhase: s.PhaseNow().Name,
		Rounds: r.ordinal, StockRounds: r.ofKind[engine.StockRound], OperatingRounds: r.ofKind[engine.OperatingRound],
		Actions: int32(r.t.actions), ActionHash: formatHash(r.t.hash),
		Bankruptcies: r.bankrupt, Floated: r.floated, Unproven: r.unproven,
	}
	if end.fault != "" {
		row.Fault = dataset.Some(end.fault)
	}
	best := s.Worth(0)
	for p := range g.Players {
		w := s.Worth(id.PlayerID(p))
		best = max(best, w)
		row.Strategy[p] = dataset.Some(r.t.seats[p].name)
		row.Worth[p] = dataset.Some(int32(w))
	}
	if end.reason != Fault {
		for p := range g.Players {
			if s.Worth(id.PlayerID(p)) == best {
				row.Winners++
				row.WinnerSeat = dataset.Some(int32(p + 1))
			}
		}
		if row.Winners > 1 {
			row.WinnerSeat = dataset.Opt[int32]{}
		}
	}
	r.out.AddGame(&row)
	return row
}
