package sim

import "testing"

// benchmarkGames plays whole games of 1830 with four players, one per iteration, without
// writing rows.
func benchmarkGames(b *testing.B, l Lineup) {
	sch, err := newSchedule(Plan{Titles: []string{"1830"}, Players: []int{4}, Lineups: []Lineup{l}, Games: 1 << 20, Seed: 1}, testDeps(b))
	if err != nil {
		b.Fatal(err)
	}
	s := &sch.setups[0]
	t := newTable(&sch.plan)
	actions := 0
	b.ReportAllocs()
	for n := int64(0); b.Loop(); n++ {
		m := s.match(&sch.plan, n)
		t.sit(s, &m, nil)
		if end := t.play(); end.fault != "" {
			b.Fatal(end.fault)
		}
		actions += t.actions
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

func BenchmarkRandom(b *testing.B) { benchmarkGames(b, Lineup{"random"}) }
func BenchmarkBasic(b *testing.B)  { benchmarkGames(b, Lineup{"basic"}) }
