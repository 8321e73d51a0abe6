package sim

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/dataset"
)

// TestGamesEndByTheRules plays with every number of players.
func TestGamesEndByTheRules(t *testing.T) {
	for players := 2; players <= 6; players++ {
		sch := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{players}, Lineups: []Lineup{{"basic"}, {"random"}}, Games: 2, Seed: 8})
		s := &sch.setups[0]
		tb := newTable(&sch.plan)
		for n := range s.games {
			m := s.match(&sch.plan, n)
			tb.sit(s, &m, nil)
			end := tb.play()
			if end.reason != engine.BankBroke.String() && end.reason != engine.Bankruptcy.String() {
				t.Errorf("%d players, game %d (%s): ended by %s %s", players, n, tb.seats[0].name, end.reason, end.fault)
			}
			if tb.seats[0].name != "basic" {
				continue
			}
			floated := 0
			for i := range s.game.Corps {
				if tb.state.Corps[i].Floated {
					floated++
				}
			}
			if tb.state.Phase < 2 || floated < 4 {
				t.Errorf("%d players, game %d: %d companies floated and phase %s reached; want people's games", players, n, floated, tb.state.PhaseNow().Name)
			}
		}
	}
}

// TestBasicBeatsRandom plays every seat.
func TestBasicBeatsRandom(t *testing.T) {
	sch := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"basic", "random", "random", "random"}}, Games: 8, Seed: 2})
	s := &sch.setups[0]
	tb := newTable(&sch.plan)
	wins := 0
	for n := range s.games {
		m := s.match(&sch.plan, n)
		tb.sit(s, &m, nil)
		tb.play()
		best := id.PlayerID(0)
		for p := range id.PlayerID(4) {
			if tb.state.Worth(p) > tb.state.Worth(best) {
				best = p
			}
		}
		if m.slots[best] == 0 {
			wins++
		}
	}
	if wins < 7 {
		t.Errorf("basic wins %d of 8 games against random players", wins)
	}
}

// TestNever forbids one thing after the other.
func TestNever(t *testing.T) {
	count := func(spec string) map[string]int {
		n := map[string]int{}
		for seed := range int64(6) {
			out, _ := recordSeed(t, Lineup{spec}, 4, seed)
			for _, c := range out.corps {
				if c.DividendKind.V == dataset.Withhold && c.Revenue.V > 0 {
					n["withhold"]++
				}
			}
			for _, e := range out.events {
				switch {
				case e.Type == engine.EventTrainTraded.String():
					n["trade_in"]++
				case e.Type == engine.EventTokenPlaced.String() && e.Amount.OK:
					n["tokens"]++
				case e.Type == engine.EventPrivateBought.String():
					n["privates"]++
				case e.Type == engine.EventTrainBought.String() && e.Counterparty.OK:
					n["train_deals"]++
				case e.Type == engine.EventExchanged.String():
					n["exchange"]++
				case e.Type == engine.EventSharesSold.String():
					n["sales"]++
				}
			}
		}
		return n
	}
	free, bound := count("balanced"), count("balanced(never=exchange+privates+tokens+train_deals+trade_in+withhold)")
	for _, what := range []string{"tokens", "privates", "train_deals", "exchange", "trade_in", "withhold"} {
		if free[what] == 0 || bound[what] > 0 {
			t.Errorf("%s: %d times in free games, %d where it is forbidden", what, free[what], bound[what])
		}
	}
	// Who is over a limit must sell all the same.
	if n := count("balanced(never=sales)")["sales"]; n >= free["sales"] {
		t.Errorf("sales: %d times in free games, %d where they are forbidden", free["sales"], n)
	}
}
