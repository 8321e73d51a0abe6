package policy

import (
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/strategies"
)

// indebted is a decision about loans in a game of 1856 that has just begun.
func indebted(t *testing.T, kinds ...engine.ActionType) *strategies.Decision {
	t.Helper()
	def, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(def, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := engine.NewWorkspace()
	v := strategies.NewView(g.NewState(1, w), 0, strategies.NewScratch(w))
	rand := strategies.Stream(1)
	d := &strategies.Decision{View: &v, Actor: id.OfCorp(0), Rand: &rand}
	for _, k := range kinds {
		d.Legal = append(d.Legal, engine.Action{Type: k, Entity: d.Actor})
	}
	return d
}

func TestMergeOrSave(t *testing.T) {
	d := indebted(t, engine.Merge, engine.Pass)
	for word, want := range map[int]engine.ActionType{noMerging: engine.Pass, noSaving: engine.Merge} {
		p := player{style: balanced}
		p.rand, p.never = d.Rand, 1<<word
		if a, ok := p.debt(d, d.Kinds()); !ok || a.Type != want {
			t.Errorf("never %s: does %v, want %v", forbidden[word], a.Type, want)
		}
	}
	p := player{style: balanced}
	p.rand, p.never = d.Rand, 1<<noMerging
	only := indebted(t, engine.Merge)
	if a, _ := p.debt(only, only.Kinds()); a.Type != engine.Merge {
		t.Error("who cannot pay must merge, whatever he never does")
	}
}

func TestNationalDecisions(t *testing.T) {
	p := player{style: balanced}
	d := indebted(t, engine.Pass, engine.BorrowTrain)
	p.rand = d.Rand
	if a, ok := p.debt(d, d.Kinds()); !ok || a.Type != engine.BorrowTrain {
		t.Error("a train that is lent for nothing is taken")
	}
	d = indebted(t, engine.Pass, engine.LayTile)
	if _, ok := p.debt(d, d.Kinds()); ok {
		t.Error("nothing is to decide about loans")
	}
}

func TestNeverLoans(t *testing.T) {
	p := player{style: balanced}
	p.never = 1 << noLoans
	d := indebted(t, engine.TakeLoan, engine.Pass)
	p.rand = d.Rand
	if _, ok := p.debt(d, d.Kinds()); ok {
		t.Error("takes a loan though it never does")
	}
}
