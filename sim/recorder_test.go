package sim

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/sim/dataset"
)

// collected keeps rows in memory.
type collected struct {
	games   []dataset.Game
	rounds  []dataset.Round
	players []dataset.Player
	corps   []dataset.Corporation
	phases  []dataset.Phase
	events  []dataset.Event
	flows   []dataset.Flow
}

func (*collected) Begin(dataset.GameKey)                   {}
func (c *collected) AddGame(r *dataset.Game)               { c.games = append(c.games, *r) }
func (c *collected) AddRound(r *dataset.Round)             { c.rounds = append(c.rounds, *r) }
func (c *collected) AddPlayer(r *dataset.Player)           { c.players = append(c.players, *r) }
func (c *collected) AddCorporation(r *dataset.Corporation) { c.corps = append(c.corps, *r) }
func (c *collected) AddPhase(r *dataset.Phase)             { c.phases = append(c.phases, *r) }
func (c *collected) AddEvent(r *dataset.Event)             { c.events = append(c.events, *r) }
func (c *collected) AddFlow(r *dataset.Flow)               { c.flows = append(c.flows, *r) }

// record plays one game into memory.
func record(t testing.TB, l Lineup, players int) (*collected, *engine.State) {
	t.Helper()
	return recordSeed(t, l, players, 3)
}

func recordSeed(t testing.TB, l Lineup, players int, seed int64) (*collected, *engine.State) {
	t.Helper()
	sch := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{players}, Lineups: []Lineup{l}, Games: 1, Seed: seed})
	m := sch.setups[0].match(&sch.plan, 0)
	out, tb, r := &collected{}, newTable(&sch.plan), &recorder{}
	tb.observe = func(s *engine.State, a engine.Action, _ *engine.Journal) { r.acted(s, a) }
	tb.refused = r.refused
	r.begin(out, tb, &m)
	tb.sit(&sch.setups[0], &m, r)
	r.started(tb.state)
	end := tb.play()
	r.ended(tb.state, end)
	return out, tb.state
}

func TestRecorder(t *testing.T) {
	for _, l := range []Lineup{{"basic"}, {"random"}} {
		t.Run(l.String(), func(t *testing.T) {
			out, _ := record(t, l, 4)
			game := out.games[0]
			if game.Fault.OK {
				t.Fatal(game.Fault.V)
			}
			if int(game.Rounds) != len(out.rounds) || game.EndRound != out.rounds[len(out.rounds)-1].Label {
				t.Errorf("%d rounds, the last %q; the table has %d, the last %q", game.Rounds, game.EndRound, len(out.rounds), out.rounds[len(out.rounds)-1].Label)
			}
			if len(out.players) != 4*len(out.rounds) || len(out.corps) != 8*len(out.rounds) {
				t.Errorf("%d rows of players and %d of corporations for %d rounds", len(out.players), len(out.corps), len(out.rounds))
			}
			checkLabels(t, out)
			checkMoney(t, out)
		})
	}
}

func checkLabels(t *testing.T, out *collected) {
	t.Helper()
	if a, b := out.rounds[0].Label, out.rounds[1].Label; a != "auction" || b != "SR 1" {
		t.Errorf("the game begins with %q and %q, want the auction and SR 1", a, b)
	}
	if len(out.rounds) > 2 && out.rounds[2].Label != "OR 1.1" {
		t.Errorf("the third round is %q, want OR 1.1", out.rounds[2].Label)
	}
	for i, r := range out.rounds {
		if int(r.Ordinal) != i+1 {
			t.Errorf("round %d has the ordinal %d", i+1, r.Ordinal)
		}
	}
	if p := out.phases[0]; p.Phase != "2" || p.Train.OK || p.PhaseOrdinal != 1 {
		t.Errorf("first phase %+v, want phase 2 without a train", p)
	}
	if d := out.rounds[0].Depot; d.V != "2 2 2 2 2 2 3 3 3 3 3 4 4 4 4 5 5 5 6 6 D*" {
		t.Errorf("depot after the auction: %q", d.V)
	}
	for _, p := range out.phases[1:] {
		if !p.Train.OK || !p.Buyer.OK || !p.Position.OK || p.Position.V > p.Operators.V {
			t.Errorf("phase %+v: want train, buyer and his place", p)
		}
	}
}

// checkMoney follows all money from round to round: what everybody has is what he had, what
// came to him and what he paid; all of it together is what the bank began with.
func checkMoney(t *testing.T, out *collected) {
	t.Helper()
	const bank = 12000
	balance := map[string]int32{dataset.HolderBank: bank}
	for _, round := range out.rounds {
		for _, f := range out.flows {
			if f.Ordinal == round.Ordinal {
				balance[f.FromKind+f.FromName] -= f.Amount
				balance[f.ToKind+f.ToName] += f.Amount
			}
		}
		sum := round.Bank.V
		has := func(who string, cash int32) {
			if sum += cash; balance[who] != cash {
				t.Errorf("%s: flows leave %s with %d, the table says %d", round.Label, who, balance[who], cash)
			}
		}
		for _, p := range out.players {
			if p.Ordinal == round.Ordinal {
				has(dataset.HolderPlayer+seatNames[p.Seat-1], p.Cash)
			}
		}
		for _, c := range out.corps {
			if c.Ordinal == round.Ordinal {
				has(dataset.HolderCorporation+c.Symbol, c.Treasury)
			}
		}
		if balance[dataset.HolderBank] != round.Bank.V || sum != bank {
			t.Errorf("%s: the bank has %d and flows leave it %d; all cash is %d", round.Label, round.Bank.V, balance[dataset.HolderBank], sum)
		}
	}
	for _, p := range out.players {
		if p.Other != 0 || p.Worth != p.Cash+p.Shares+p.Privates {
			t.Errorf("worth %d is not cash %d, shares %d and privates %d", p.Worth, p.Cash, p.Shares, p.Privates)
		}
		if l := p.Liquidation; !l.OK || l.V < p.Cash+p.Privates || l.V > p.Worth {
			t.Errorf("liquidation value %v with cash %d, privates %d and a worth of %d", l, p.Cash, p.Privates, p.Worth)
		}
	}
	for _, c := range out.corps {
		if c.IPOShares+c.PoolShares+c.TreasuryShares+c.PlayerShares+c.OtherShares != 100 {
			t.Errorf("%s: shares do not add up", c.Symbol)
		}
		if c.Dividend.V > c.Revenue.V || c.Dividend.OK != c.Revenue.OK {
			t.Errorf("%s: dividend %v of a run of %v", c.Symbol, c.Dividend, c.Revenue)
		}
	}
}

func TestReplayIsTheSameGame(t *testing.T) {
	plan := smallPlan()
	deps := testDeps(t)
	ref := Ref{Title: "1830", Variant: Base, Players: 3, Game: 2}
	play := func() (hash uint64, steps int, p Played) {
		hash = offsetBasis
		p, err := Replay(plan, ref, deps, nil, func(s Step) {
			hash = hashAction(hash, &s.Action)
			if steps++; steps != s.Number {
				t.Fatalf("step %d is called %d", steps, s.Number)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		return hash, steps, p
	}
	h1, n1, p1 := play()
	h2, n2, p2 := play()
	if h1 != h2 || n1 != n2 || p1.EndReason != p2.EndReason || p1.State.Outcome() != p2.State.Outcome() {
		t.Error("two replays differ")
	}
	if p1.Strategies[2] != "basic" {
		t.Errorf("seats %v: the second rotation puts the first place on the third seat", p1.Strategies)
	}
	for _, bad := range []Ref{{"1830", Base, 3, 99}, {"1830", "none", 3, 0}, {"1830", Base, 2, 0}} {
		if _, err := Replay(plan, bad, deps, nil, func(Step) {}); err == nil {
			t.Errorf("%+v is not in the plan", bad)
		}
	}
}

// TestRefusedDeal writes who refused what to whom.
func TestRefusedDeal(t *testing.T) {
	tb := seated(t, Plan{}, last)
	out, r := &collected{}, &recorder{}
	r.begin(out, tb, &match{})
	r.started(tb.state)
	r.refused(tb.state, engine.Action{Type: engine.BuyPrivate, Entity: id.OfCorp(0), Private: 1, Price: 33}, 0, 2)
	r.refused(tb.state, engine.Action{Type: engine.BuyTrain, Entity: id.OfCorp(1), Train: 7, Price: 99}, 1, 0)
	r.agreed(tb.state, engine.Action{Type: engine.BuyTrain, Entity: id.OfCorp(1), Train: 7, Price: 99}, 1, 0)
	g := tb.state.Game()
	for i, want := range []dataset.Event{
		{Seat: dataset.Some(int32(3)), Counterparty: dataset.Some("1"), Amount: dataset.Some(int32(33)),
			Corporation: dataset.Some(g.Corps[0].Name), Private: dataset.Some(g.Privates[1].Name)},
		{Seat: dataset.Some(int32(1)), Counterparty: dataset.Some("2"), Amount: dataset.Some(int32(99)),
			Corporation: dataset.Some(g.Corps[1].Name), Train: dataset.Some(g.Roster.Of(7).Name)},
		{Seat: dataset.Some(int32(1)), Counterparty: dataset.Some("2"), Amount: dataset.Some(int32(g.Roster.Of(7).Price)),
			Corporation: dataset.Some(g.Corps[1].Name), Train: dataset.Some(g.Roster.Of(7).Name)},
	} {
		want.RoundRef, want.Number, want.Type = r.round, int32(i)+1, [...]string{eventRefused, eventRefused, eventAgreed}[i]
		if out.events[i] != want {
			t.Errorf("got  %+v\nwant %+v", out.events[i], want)
		}
	}
}

// TestFaultThatLeavesDisorder writes the row of a game whose state cannot be read any more.
func TestFaultThatLeavesDisorder(t *testing.T) {
	tb := seated(t, Plan{}, last)
	out, r := &collected{}, &recorder{}
	r.begin(out, tb, &match{})
	r.started(tb.state)
	r.ended(nil, ending{Fault, "engine: broken"})
	if len(out.games) != 1 || out.games[0].EndReason != Fault || out.games[0].Fault.V != "engine: broken" || out.games[0].EndRound != "auction" {
		t.Errorf("%+v", out.games)
	}
}

// TestMergerNamesBoth names what a corporation merges into.
func TestMergerNamesBoth(t *testing.T) {
	tb := seated(t, Plan{}, last)
	out, r := &collected{}, &recorder{}
	r.begin(out, tb, &match{})
	e := engine.NewEvent(engine.EventMerged)
	e.Corp, e.Into, e.Player, e.Amount = 1, 2, 0, 90
	r.readEvent(tb.state, &e)
	corps := tb.state.Game().Corps
	want := dataset.Event{Number: 1, Type: "merged", Seat: dataset.Some(int32(1)), Corporation: dataset.Some(corps[1].Name),
		Counterparty: dataset.Some(corps[2].Name), Amount: dataset.Some(int32(90))}
	if len(out.events) != 1 || out.events[0] != want {
		t.Errorf("%+v, want %+v", out.events, want)
	}
}

// TestDividendKinds tells a half dividend from one of which interest was taken.
func TestDividendKinds(t *testing.T) {
	tb := seated(t, Plan{}, last)
	event := func(typ engine.EventType, amount id.Money) *engine.Event {
		e := engine.NewEvent(typ)
		e.Corp, e.Amount = 1, amount
		return &e
	}
	for _, c := range []struct {
		paid, kept id.Money
		want       string
	}{{100, 0, dataset.PayOut}, {80, 0, dataset.PayOut}, {50, 50, dataset.HalfPay}, {0, 100, dataset.Withhold}} {
		r := &recorder{}
		r.begin(&collected{}, tb, &match{})
		r.readEvent(tb.state, event(engine.EventRun, 100))
		tb.journal.Transfers = append(tb.journal.Transfers[:0], ledger.Entry{From: id.TheBank, To: id.OfCorp(1), Amount: c.kept, Reason: ledger.Withheld})
		if c.paid > 0 {
			r.readEvent(tb.state, event(engine.EventDividend, c.paid))
		} else {
			r.readEvent(tb.state, event(engine.EventWithheld, c.kept))
		}
		if o := r.operations[1]; o.kind != c.want || o.paid != c.paid || o.revenue != 100 {
			t.Errorf("paid %d, kept %d: %+v, want %s", c.paid, c.kept, o, c.want)
		}
	}
}
