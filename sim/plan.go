package sim

import (
	"encoding/json"
	"hash/fnv"

	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
)

// What to play is plain data, described in package plan.
type (
	Plan    = plan.Plan
	Variant = plan.Variant
	Lineup  = plan.Lineup
)

// Base is the name of the variant without changes.
const Base = plan.Base

// resolve fills in defaults and writes every strategy in its canonical form, so that equal
// plans have equal text.
func resolve(p Plan, deps Deps) (Plan, error) {
	if err := p.Check(); err != nil {
		return p, err
	}
	p.Complete()
	var ps plain.Problems
	lineups := make([]Lineup, len(p.Lineups))
	for i, l := range p.Lineups {
		for k, text := range l {
			spec, err := deps.Strategy(text)
			if err != nil {
				ps.Add(plan.At(plan.At("lineups", i), k), "%v", err)
				continue
			}
			lineups[i] = append(lineups[i], spec.String())
		}
	}
	p.Lineups = lineups
	return p, ps.Err()
}

// planText is a plan as the manifest has it.
func planText(p *Plan) []byte {
	data, err := json.Marshal(p)
	if err != nil {
		panic("sim: a plan cannot be written: " + err.Error()) // what YAML holds, JSON does
	}
	return data
}

// runID is a hash of what a resolved plan plays; what the plan is called and what is asked of
// its games does not matter.
func runID(p Plan) string {
	p.Name, p.Summary, p.Accept = "", "", nil
	return hashText(string(planText(&p)))
}

// hashText is a short hash of a text.
func hashText(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return formatHash(h.Sum64())
}
