package sim

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/sim/dataset"
)

// The events that are not the engine's: a player refused a deal, or agreed to it.
const (
	eventRefused = "deal_refused"
	eventAgreed  = "deal_agreed"
)

// readEvent takes in one event: some are the columns of other tables, the notable ones are
// rows.
func (r *recorder) readEvent(s *engine.State, e *engine.Event) {
	switch e.Type {
	case engine.EventRun:
		r.operations[e.Corp] = operation{ran: true, revenue: e.Amount, kind: dataset.Withhold}
		return
	case engine.EventDividend:
		if o := &r.operations[e.Corp]; o.ran {
			o.paid, o.kind = e.Amount, dataset.PayOut
			if r.keeps() { // paying less than the revenue is not enough: interest may come off it
				o.kind = dataset.HalfPay
			}
		}
		return
	case engine.EventWithheld:
		return // that is what a run is until it is paid out
	case engine.EventPhase:
		r.addPhase(s, e)
		return
	case engine.EventFloated:
		r.floated++
		r.floatRound[e.Corp] = r.ordinal
	case engine.EventBankrupt:
		r.bankrupt++
	}
	r.addEvent(s, e)
}

func (r *recorder) addEvent(s *engine.State, e *engine.Event) {
	g := s.Game()
	r.eventCount++
	row := dataset.Event{RoundRef: r.round, Number: r.eventCount, Type: e.Type.String()}
	if e.Player != id.NoPlayer {
		row.Seat = dataset.Some(int32(e.Player) + 1)
	}
	if e.Corp != id.NoCorp {
		row.Corporation = dataset.Some(g.Corps[e.Corp].Name)
	}
	if e.Private != id.NoPrivate {
		row.Private = dataset.Some(g.Privates[e.Private].Name)
	}
	if e.Train != id.NoTrain {
		row.Train = dataset.Some(g.Roster.Of(e.Train).Name)
	}
	if e.Hex != id.NoHex {
		row.Hex = dataset.Some(g.Board.Hexes[e.Hex].Name)
	}
	if e.Amount != 0 {
		row.Amount = dataset.Some(int32(e.Amount))
	}
	if e.Into != id.NoCorp {
		row.Counterparty = dataset.Some(g.Corps[e.Into].Name)
	}
	switch e.Type {
	case engine.EventTrainBought:
		row.Counterparty = r.payee(g, ledger.TrainFromOther)
	case engine.EventPrivateBought:
		row.Counterparty = r.payee(g, ledger.PrivateSale)
	case engine.EventPresident:
		if was := r.presidents[e.Corp]; was != id.NoPlayer {
			row.Counterparty = dataset.Some(seatNames[was])
		}
		r.presidents[e.Corp] = e.Player
	}
	r.out.AddEvent(&row)
}

// keeps reports whether a corporation keeps revenue in the present action.
func (r *recorder) keeps() bool {
	return slices.ContainsFunc(r.journal.Transfers, func(x ledger.Entry) bool { return x.Reason == ledger.Withheld && x.Amount > 0 })
}

// payee is who got money for a reason in the present action.
func (r *recorder) payee(g *engine.Game, why ledger.Reason) dataset.Opt[string] {
	for i := range r.journal.Transfers {
		if x := &r.journal.Transfers[i]; x.Reason == why {
			_, name := holder(g, x.To)
			return dataset.Some(name)
		}
	}
	return dataset.Opt[string]{}
}

func (r *recorder) addPhase(s *engine.State, e *engine.Event) {
	g := s.Game()
	row := dataset.Phase{
		RoundRef: r.round, Phase: g.Phases[e.Phase].Name, PhaseOrdinal: int32(e.Phase) + 1,
		OperatingRounds: r.ofKind[engine.OperatingRound],
		Train:           dataset.Some(g.Roster.Of(e.Train).Name), Buyer: dataset.Some(g.Corps[e.Corp].Name),
	}
	if s.Round.Kind == engine.OperatingRound {
		row.Operators = dataset.Some(int32(s.Round.N))
		for i, x := range s.Round.Order[:s.Round.N] {
			if x == id.OfCorp(e.Corp) {
				row.Position = dataset.Some(int32(i) + 1)
			}
		}
	}
	r.out.AddPhase(&row)
}

// refused writes that a player refused a deal.
func (r *recorder) refused(s *engine.State, a engine.Action, buyer, seller id.PlayerID) {
	r.deal(eventRefused, a.Price, s.Game(), &a, buyer, seller)
}

// agreed writes that a player agreed to a deal. The price is that of the purchase that follows;
// here is the printed one.
func (r *recorder) agreed(s *engine.State, a engine.Action, buyer, seller id.PlayerID) {
	r.deal(eventAgreed, listPrice(s, &a), s.Game(), &a, buyer, seller)
}

func (r *recorder) deal(kind string, amount id.Money, g *engine.Game, a *engine.Action, buyer, seller id.PlayerID) {
	r.eventCount++
	row := dataset.Event{
		RoundRef: r.round, Number: r.eventCount, Type: kind, Seat: dataset.Some(int32(seller) + 1),
		Counterparty: dataset.Some(seatNames[buyer]), Amount: dataset.Some(int32(amount)),
	}
	if a.Entity.Kind == id.Corporation {
		row.Corporation = dataset.Some(g.Corps[a.Entity.N].Name)
	}
	switch a.Type {
	case engine.BuyTrain:
		row.Train = dataset.Some(g.Roster.Of(a.Train).Name)
	case engine.BuyPrivate:
		row.Private = dataset.Some(g.Privates[a.Private].Name)
	default:
		row.Corporation = dataset.Some(g.Corps[a.Corp].Name)
	}
	r.out.AddEvent(&row)
}
