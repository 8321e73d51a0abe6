package sim

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/plan"
	"github.com/trainrush/trainrush/strategies"
)

// scripted answers with a function.
type scripted func(d *strategies.Decision) engine.Action

func (f scripted) Choose(d *strategies.Decision) engine.Action { return f(d) }

// seated is a table at which everybody plays the same function.
func seated(t *testing.T, p Plan, play scripted) *table {
	t.Helper()
	p.Titles, p.Players, p.Lineups, p.Games = []string{"1830"}, []int{4}, []Lineup{{"random"}}, 1
	sch := schedules(t, p)
	m := sch.setups[0].match(&sch.plan, 0)
	tb := newTable(&sch.plan)
	tb.sit(&sch.setups[0], &m, nil)
	for i := range tb.seats[:4] {
		tb.seats[i].player = play
	}
	return tb
}

func last(d *strategies.Decision) engine.Action { return d.Legal[len(d.Legal)-1] }

func TestFaultsEndOneGame(t *testing.T) {
	for want, play := range map[string]scripted{
		"random: no idea at sim": func(d *strategies.Decision) engine.Action { panic("no idea") },
		"is not offered":         func(d *strategies.Decision) engine.Action { return engine.Action{Type: engine.EndGame} },
	} {
		tb := seated(t, Plan{}, play)
		end := tb.play()
		if end.reason != Fault || !strings.Contains(end.fault, want) {
			t.Errorf("ended by %q, %q; want a fault that says %q", end.reason, end.fault, want)
		}
	}
}

func TestLimitOfActions(t *testing.T) {
	tb := seated(t, Plan{Limit: 10}, last)
	if end := tb.play(); end.reason != Capped || tb.actions != 10 {
		t.Errorf("ended by %q after %d actions, want capped after 10", end.reason, tb.actions)
	}
}

func TestStall(t *testing.T) {
	// Everybody takes what is on offer in the auction and passes ever after.
	tb := seated(t, Plan{}, func(d *strategies.Decision) engine.Action {
		if d.Round() == engine.AuctionRound {
			return d.Legal[0]
		}
		return last(d)
	})
	end := tb.play()
	if end.reason != Stalled {
		t.Errorf("ended by %q after %d actions: %s; want stalled", end.reason, tb.actions, end.fault)
	}
	if tb.state.Turn > 6 {
		t.Errorf("given up in turn %d only", tb.state.Turn)
	}
}

// seller refuses every deal and counts.
type refuser struct {
	scripted
	asked int
}

func (r *refuser) Consents(*strategies.Offer) bool { r.asked++; return false }

func TestRefusalRemovesTheOffer(t *testing.T) {
	tb := seated(t, Plan{}, last)
	s := tb.state
	s.Priv[1].Owner = id.OfPlayer(1)
	r := &refuser{}
	tb.seats[1].player = r
	buy := engine.Action{Type: engine.BuyPrivate, Entity: id.OfPlayer(0), Private: 1, Price: 1, Max: 100}
	pass := engine.Action{Type: engine.Pass, Entity: id.OfPlayer(0)}
	refusals := 0
	tb.refused = func(_ *engine.State, _ engine.Action, buyer, seller id.PlayerID) {
		refusals++
		if buyer != 0 || seller != 1 {
			t.Errorf("buyer %d, seller %d, want 0 and 1", buyer, seller)
		}
	}
	tb.seats[0].player = scripted(func(d *strategies.Decision) engine.Action {
		a := d.Legal[0]
		a.Max = 0
		return a
	})
	tb.legal = []engine.Action{buy, pass}
	a, err := tb.ask(0, id.OfPlayer(0))
	if err != nil || a != pass || r.asked != 1 || refusals != 1 {
		t.Errorf("answer %v, %v after %d questions and %d refusals; want the pass after one", a, err, r.asked, refusals)
	}
	if rest := tb.open([]engine.Action{buy, pass}); len(rest) != 1 || rest[0] != pass {
		t.Errorf("%d actions are left in the turn of a refusal, want the pass only", len(rest))
	}
	agreed := 0
	tb.agreed = func(*engine.State, engine.Action, id.PlayerID, id.PlayerID) { agreed++ }
	tb.plan.Deals = plan.DealsFree
	tb.legal = []engine.Action{buy, pass}
	if a, _ := tb.ask(0, id.OfPlayer(0)); a.Type != engine.BuyPrivate || r.asked != 1 {
		t.Error("where deals are free, nobody is asked")
	}
	if agreed != 1 {
		t.Errorf("%d deals agreed, want 1", agreed)
	}
}

func TestHashTellsActionsApart(t *testing.T) {
	seen := map[uint64]engine.Action{}
	for _, a := range []engine.Action{
		{}, {Type: engine.Pass}, {Corp: 1}, {Private: 1}, {Percent: 1}, {Certs: 1}, {Cell: 1}, {Hex: 1}, {Tile: 1}, {Rot: 1}, {City: 1},
		{Kind: engine.PayOut}, {Train: 1}, {Trade: 1}, {Price: 1}, {Price: -1}, {Entity: id.OfPlayer(0)}, {Entity: id.OfPlayer(1)},
		{Source: id.ThePool}, {Source: id.OfCorp(1)}, {Item: 1}, {Set: 1}, {Set: 1 << 31},
	} {
		h := hashAction(offsetBasis, &a)
		if b, ok := seen[h]; ok {
			t.Errorf("%+v and %+v have one hash", a, b)
		}
		seen[h] = a
	}
}
