package configs

import (
	"errors"
	"path/filepath"
	"slices"

	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
)

// PlanNames lists the plans that are built in.
func PlanNames() []string { return plans.names() }

// Plan returns a plan by its name, or from a file, whose name has a slash in it or ends in
// .yaml. Its house rules are looked up: files of them are relative to the folder of the plan.
// Places say where its values stand, for Locate; titles and strategies are not checked here.
func Plan(name string) (*plan.Plan, plain.Places, error) {
	f, err := plans.read(name, "")
	if err != nil {
		return nil, nil, err
	}
	if other, ok := map[string]string{
		"variant": "a house rule, not a plan; a plan names it among its variants",
		"profile": "a profile of a player, not a plan; a plan names it in its line-ups",
	}[Kind(f)]; ok {
		return nil, nil, plain.Problems{{Pos: plain.Pos{File: f.Name}, Text: other}}
	}
	p, places, err := decode[plan.Plan](false, f)
	if err != nil {
		return nil, nil, err
	}
	if err := p.Check(); err != nil {
		return nil, nil, Locate(err, places)
	}
	var ps plain.Problems
	for i := range p.Variants {
		lookUp(p, &p.Variants[i], filepath.Dir(f.Name), &ps)
	}
	if err := ps.Err(); err != nil {
		return nil, nil, Locate(err, places)
	}
	return p, places, Locate(p.Check(), places)
}

// lookUp adds the changes of the house rules of a variant to its own.
func lookUp(p *plan.Plan, v *plan.Variant, dir string, ps *plain.Problems) {
	at := "variants." + v.Name
	named := v.ByName()
	if named {
		v.Rules = []string{v.Name}
	}
	own := v.Set
	v.Set = nil
	for i, name := range v.Rules {
		key := at
		if !named {
			key = plan.At(at+".rules", i)
		}
		rule, err := variant(name, dir)
		var inside plain.Problems
		switch {
		case errors.As(err, &inside):
			*ps = append(*ps, inside...)
			continue
		case err != nil:
			ps.Add(key, "%v", err)
			continue
		case slices.ContainsFunc(p.Titles, func(t string) bool { return t != rule.Title }):
			ps.Add(key, "%s changes %s, and the plan plays other titles too", rule.Name, rule.Title)
		}
		if named {
			v.Name = rule.Name
		}
		v.Set = append(v.Set, rule.Set...)
	}
	v.Set = append(v.Set, own...)
}
