package sim

import (
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/sim/plan"
)

func schedules(t testing.TB, p Plan) *schedule {
	t.Helper()
	sch, err := newSchedule(p, testDeps(t))
	if err != nil {
		t.Fatal(err)
	}
	return sch
}

func TestGamesOfBlocks(t *testing.T) {
	sch := schedules(t, Plan{
		Titles: []string{"1830"}, Players: []int{3}, Lineups: []Lineup{{"basic", "random", "random"}, {"random"}}, Games: 4, Seed: 9,
	})
	s := &sch.setups[0]
	if s.games != 6+4 {
		t.Fatalf("%d games, want two blocks of three rotations and four blocks of one", s.games)
	}
	var seeds []int64
	for n := range s.games {
		m := s.match(&sch.plan, n)
		if m.key.Game != n {
			t.Errorf("game %d calls itself %d", n, m.key.Game)
		}
		if n < 6 {
			if m.key.Block != n/3 || int64(m.key.Rotation) != n%3 {
				t.Errorf("game %d is rotation %d of block %d", n, m.key.Rotation, m.key.Block)
			}
			if at := slices.Index(m.slots, 0); at != int(n%3) {
				t.Errorf("game %d: the first place sits on seat %d, want %d", n, at, n%3)
			}
		} else if m.key.Block != 2+n-6 || m.key.Rotation != 0 {
			t.Errorf("game %d is rotation %d of block %d", n, m.key.Rotation, m.key.Block)
		}
		seeds = append(seeds, m.key.Seed)
	}
	if seeds[0] != seeds[2] || seeds[0] == seeds[3] || seeds[0] != seeds[6] || seeds[3] != seeds[7] {
		t.Errorf("seeds %v: want one for each block, the same in every line-up", seeds)
	}
}

func TestJobsOfShards(t *testing.T) {
	sch := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{3, 4}, Lineups: []Lineup{{"random"}}, Games: 10, Part: 4})
	all := sch.jobs(0, 0)
	if len(all) != 6 {
		t.Fatalf("%d parts, want three of each number of players", len(all))
	}
	games := int64(0)
	for _, j := range all {
		games += j.n
	}
	if games != 20 {
		t.Errorf("the parts have %d games, want 20", games)
	}
	seen := 0
	for shard := 1; shard <= 4; shard++ {
		seen += len(sch.jobs(shard, 4))
	}
	if seen != len(all) {
		t.Errorf("four shards have %d parts together, want %d", seen, len(all))
	}
}

func TestPlanErrors(t *testing.T) {
	good := func() Plan {
		return Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random"}}, Games: 1}
	}
	for want, spoil := range map[string]func(*Plan){
		"titles: the list":     func(p *Plan) { p.Titles = nil },
		"there is no strategy": func(p *Plan) { p.Lineups = []Lineup{{"randam"}} },
		"is not for 8 players": func(p *Plan) { p.Players = []int{8} },
		"no title \"1831\"":    func(p *Plan) { p.Titles = []string{"1831"} },
	} {
		p := good()
		spoil(&p)
		if _, err := newSchedule(p, testDeps(t)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one that says %q", err, want)
		}
	}
}

func TestEqualPlansHaveOneID(t *testing.T) {
	a := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random(noise=1)"}}, Games: 1})
	b := schedules(t, Plan{
		Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{" random"}}, Games: 1, Deals: plan.DealsConsent, Part: 10,
	})
	if a.run != b.run {
		t.Error("two ways to write one plan have two ids")
	}
	c := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random"}}, Games: 1, Seed: 1})
	if a.run == c.run {
		t.Error("another seed has the same id")
	}
}

func TestDeals(t *testing.T) {
	sch := schedules(t, Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{{"random"}}, Games: 1})
	s := sch.setups[0].game.NewState(1, engine.NewWorkspace())
	s.Priv[1].Owner = id.OfPlayer(1)
	s.Priv[2].Owner = id.OfPlayer(0)
	buyer := id.PlayerID(0)
	offers := []engine.Action{
		{Type: engine.BuyPrivate, Private: 1, Price: 20, Max: 80},
		{Type: engine.BuyPrivate, Private: 1, Price: 20, Max: 30}, // not enough for the list price of 40
		{Type: engine.BuyPrivate, Private: 2, Price: 35, Max: 140},
		{Type: engine.Pass},
	}
	for d, want := range map[plan.Deals][]id.Money{
		plan.DealsOwn: {35, 0}, plan.DealsListPrice: {40, 35, 0}, plan.DealsConsent: {20, 20, 35, 0}, plan.DealsFree: {20, 20, 35, 0},
	} {
		var got []id.Money
		for _, a := range restrict(d, s, buyer, slices.Clone(offers)) {
			got = append(got, a.Price)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: lowest prices %v, want %v", d, got, want)
		}
	}
}
