package enginetest

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// faulty is the dividend step with one fault, which the battery must find.
type faulty struct {
	engine.DividendStep
	legal  func([]engine.Action) []engine.Action
	before func(s *engine.State, a engine.Action)
	apply  func(s *engine.State, a engine.Action, j *engine.Journal) error
}

func (f faulty) Legal(s *engine.State, e id.Entity, kinds engine.ActionSet, buf []engine.Action) []engine.Action {
	from := len(buf)
	buf = f.DividendStep.Legal(s, e, kinds, buf)
	if f.before != nil {
		f.before(s, engine.Action{})
	}
	if f.legal != nil {
		return append(buf[:from], f.legal(buf[from:])...)
	}
	return buf
}

func (f faulty) Apply(s *engine.State, a engine.Action, j *engine.Journal) error {
	if f.apply != nil {
		return f.apply(s, a, j)
	}
	return f.DividendStep.Apply(s, a, j)
}

// broken is 1830 with a faulty step.
type broken struct {
	engine.Standard
	step faulty
}

func (b broken) Steps(k engine.RoundKind) []engine.Step {
	var steps []engine.Step
	for _, s := range (engine.Standard{}).Steps(k) {
		if _, ok := s.(engine.DividendStep); ok {
			s = b.step
		}
		steps = append(steps, s)
	}
	return steps
}

// TestBatteryFinds plays games of a title with a fault: each is found for what it is.
func TestBatteryFinds(t *testing.T) {
	good := engine.DividendStep{}
	calls := 0
	for _, x := range []struct {
		name string
		step faulty
		want string
	}{
		{"none", faulty{}, ""},
		{"offered and refused", faulty{apply: func(s *engine.State, a engine.Action, j *engine.Journal) error {
			if a.Kind == engine.Withhold {
				return &engine.Refusal{Action: a, Rule: id.RuleDividendKind}
			}
			return good.Apply(s, a, j)
		}}, "offered and refused"},
		{"accepted and not offered", faulty{legal: func(a []engine.Action) []engine.Action { return a[:1] }}, "not offered and accepted"},
		{"offered twice", faulty{legal: func(a []engine.Action) []engine.Action { return append(a, a[0]) }}, "stands for entry"},
		{"nothing offered", faulty{legal: func(a []engine.Action) []engine.Action { return nil }}, "nobody can act"},
		{"refusal without a rule", faulty{apply: func(s *engine.State, a engine.Action, j *engine.Journal) error {
			if err := good.Apply(s, a, j); err != nil {
				return &engine.Refusal{Action: a}
			}
			return nil
		}}, "names no rule"},
		{"refusal with an effect", faulty{apply: func(s *engine.State, a engine.Action, j *engine.Journal) error {
			err := good.Apply(s, a, j)
			if err != nil {
				s.Turn++
			}
			return err
		}}, "changed the state"},
		{"a query with an effect", faulty{before: func(s *engine.State, _ engine.Action) { s.Round.Op.Upgraded = !s.Round.Op.Upgraded }}, "changed"},
		{"another answer each time", faulty{legal: func(a []engine.Action) []engine.Action {
			if calls++; calls%2 == 0 {
				a[0], a[1] = a[1], a[0]
			}
			return a
		}}, "asked twice"},
		{"certificate lost", faulty{apply: func(s *engine.State, a engine.Action, j *engine.Journal) error {
			err := good.Apply(s, a, j)
			if err == nil {
				s.Shares.Move(s.Shares.Cert(a.Entity.Corp(), 8), id.Removed, false)
			}
			return err
		}}, "is held by"},
		{"money outside the journal", faulty{apply: func(s *engine.State, a engine.Action, j *engine.Journal) error {
			return good.Apply(s, a, nil)
		}}, "the journal says"},
		{"panic", faulty{apply: func(*engine.State, engine.Action, *engine.Journal) error { panic("broken") }}, "panic: broken"},
	} {
		g, err := engine.New(game(t, 3).Def, 3, broken{step: x.step})
		if err != nil {
			t.Fatal(err)
		}
		found, last := "", int64(12)
		if x.want == "" {
			last = 1
		}
		for seed := int64(1); seed <= last && found == ""; seed++ {
			if err := newMatch(g, seed).play(2); err != nil {
				found = err.Error()
			}
		}
		if (found == "") != (x.want == "") || !strings.Contains(found, x.want) {
			t.Errorf("%s: found %.300q, want something about %q", x.name, found, x.want)
		}
	}
}
