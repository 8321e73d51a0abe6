package configs

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
)

// TestPlansAndVariants reads everything built in; each is called as its file.
func TestPlansAndVariants(t *testing.T) {
	for _, name := range PlanNames() {
		p, _, err := Plan(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if p.Name != name || p.Summary == "" {
			t.Errorf("plan %q in %s.yaml, with the summary %q", p.Name, name, p.Summary)
		}
	}
	for _, name := range ProfileNames() {
		p, _, err := Profile(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if p.Name != name || p.Summary == "" || !IsProfile(name) {
			t.Errorf("profile %q in %s.yaml, with the summary %q", p.Name, name, p.Summary)
		}
	}
	for _, name := range VariantNames() {
		v, err := Variant(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		d, err := Title(v.Title)
		if err != nil || v.Name != name {
			t.Errorf("house rule %q in %s.yaml: %v", v.Name, name, err)
			continue
		}
		if _, err := d.Apply(v.Set); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestHouseRulesOfPlans looks up rules by name and by file, relative to the plan.
func TestHouseRulesOfPlans(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	write("rule.yaml", "name: poor\ntitle: 1830\nsummary: A small bank.\nset: [{path: bank.cash, value: 9000}]\n")
	file := write("plan.yaml", "titles: [1830]\nvariants: [base, rule.yaml, start-400, {name: both, rules: [start-400, rule.yaml], set: [{path: bank.cash, value: 9500}]}]\n"+
		"players: [4]\nlineups: [[random]]\ngames: 1\nseed: 1\n")
	p, _, err := Plan(file)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	var sizes []int
	for _, v := range p.Variants {
		names, sizes = append(names, v.Name), append(sizes, len(v.Set))
	}
	if !slices.Equal(names, []string{plan.Base, "poor", "start-400", "both"}) || !slices.Equal(sizes, []int{0, 1, 4, 6}) {
		t.Errorf("variants %v with %v changes", names, sizes)
	}
	if last := p.Variants[3].Set[5]; last.Value != int64(9500) {
		t.Errorf("a variant's own changes come last, not %+v", last)
	}
	other := write("other.yaml", "titles: [1830, 1856]\nvariants: [start-400]\nplayers: [4]\nlineups: [[random]]\ngames: 1\nseed: 1\n")
	if _, _, err := Plan(other); err == nil || !strings.Contains(err.Error(), "other.yaml:2:12: variants.start-400: start-400 changes 1830, and the plan plays other titles too") {
		t.Errorf("a rule for one of two titles: %v", err)
	}
}

// FuzzPlan: whatever a plan file holds, reading it ends in a plan that can be checked, or in
// problems.
func FuzzPlan(f *testing.F) {
	for _, name := range PlanNames() {
		file, err := plans.read(name, "")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(file.Data)
	}
	f.Add([]byte("titles: [1830]\nvariants: [a, {name: b, set: [{path: x, remove: true}]}]\nplayers: [-1, 99]\nlineups: [[]]\ngames: 1\nseed: 1\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, places, err := decode[plan.Plan](false, File{"f.yaml", data})
		var problems plain.Problems
		switch {
		case err != nil && !errors.As(err, &problems):
			t.Fatalf("the error is %T, not a list of problems", err)
		case err == nil:
			if Locate(p.Check(), places) == nil {
				p.Complete()
			}
		}
	})
}
