package sim

import (
	"path/filepath"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/sim/dataset"
)

// TestOutside takes in two games and drops the one between them, half played.
func TestOutside(t *testing.T) {
	dir := t.TempDir()
	w, err := dataset.NewWriter(dir, dataset.Options{})
	if err != nil {
		t.Fatal(err)
	}
	o := NewOutside(w, "run", "tool")
	defer o.Discard()
	var worth []int32
	for number, whole := range []bool{true, false, true} {
		s := playOutside(t, o, int64(number), whole)
		if !whole {
			continue
		}
		if err := o.Ended(s, s.End.Reason.String()); err != nil {
			t.Fatal(err)
		}
		worth = append(worth, int32(s.Worth(0)))
	}
	m, err := o.Commit()
	if err != nil {
		t.Fatal(err)
	}
	if m.Games != 2 || len(m.Parts) != 1 || len(m.Rules) != 1 || m.Rules[0].Title != "1830" || m.Run != "run" || !m.Complete {
		t.Errorf("manifest %+v", m)
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	type row struct {
		Game     int64               `col:"game"`
		Block    int64               `col:"block"`
		Variant  string              `col:"variant"`
		Strategy dataset.Opt[string] `col:"strategy_1"`
		Worth    dataset.Opt[int32]  `col:"worth_1"`
	}
	var got []row
	for r, err := range dataset.Rows[row](ds, dataset.Games) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, r)
	}
	for i, number := range []int64{0, 2} {
		want := row{number, number, "seen", dataset.Some("human"), dataset.Some(worth[i])}
		if len(got) != 2 || got[i] != want {
			t.Fatalf("games %+v, want %+v at %d", got, want, i)
		}
	}
}

// TestOutsideDiscarded leaves no file behind.
func TestOutsideDiscarded(t *testing.T) {
	dir := t.TempDir()
	w, err := dataset.NewWriter(dir, dataset.Options{})
	if err != nil {
		t.Fatal(err)
	}
	o := NewOutside(w, "run", "tool")
	s := playOutside(t, o, 0, true)
	if err := o.Ended(s, s.End.Reason.String()); err != nil {
		t.Fatal(err)
	}
	o.Discard()
	if files, _ := filepath.Glob(filepath.Join(dir, "*", "*", "*", "*", "*")); len(files) > 0 {
		t.Errorf("files %v", files)
	}
}

// playOutside plays a game, or the beginning of one, before the eyes of o.
func playOutside(t *testing.T, o *Outside, number int64, whole bool) *engine.State {
	t.Helper()
	p := Plan{Titles: []string{"1830"}, Players: []int{3}, Lineups: []Lineup{{"random"}}, Games: 3, Seed: 4}
	if !whole {
		p.Limit = 50
	}
	sch := schedules(t, p)
	m := sch.setups[0].match(&sch.plan, number)
	tb := newTable(&sch.plan)
	tb.observe = func(s *engine.State, a engine.Action, _ *engine.Journal) { o.Acted(s, a) }
	tb.sit(&sch.setups[0], &m, nil)
	o.Begin(OutsideGame{Variant: "seen", Number: number, Strategy: "human"}, tb.state, &tb.journal)
	if end := tb.play(); whole != (end.reason != Capped) {
		t.Fatalf("game %d ends: %s %s", number, end.reason, end.fault)
	}
	return tb.state
}
