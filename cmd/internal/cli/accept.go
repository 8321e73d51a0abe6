package cli

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/trainrush/trainrush/analysis/accept"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/plan"
)

// accepted plays a plan with each of its master seeds, into a folder each, and prints its
// figures beside their bounds.
func accepted(ctx context.Context, env *Env, p sim.Plan, opts sim.Options, asJSON bool) error {
	var runs []accept.Run
	for _, seed := range p.Accept.Seeds {
		one, o := p, opts
		one.Seed = seed
		o.Out = filepath.Join(opts.Out, fmt.Sprintf("seed-%d", seed))
		ds, err := carryOut(ctx, env, one, nil, o)
		if err != nil {
			return err
		}
		if err := faults(ds); err != nil {
			return err
		}
		runs = append(runs, accept.Run{Seed: seed, Dataset: ds})
	}
	people, err := accept.Embedded()
	if err != nil {
		return err
	}
	if err := canonical(&p); err != nil {
		return err
	}
	table, err := accept.New(&p, runs, people)
	if err != nil {
		return err
	}
	if asJSON {
		err = writeJSON(env.Stdout, table)
	} else {
		err = table.Write(env.Stdout)
	}
	if err != nil {
		return err
	}
	if missed := table.Missed(); len(missed) > 0 {
		return fail(exitFault, fmt.Errorf("%s out of bounds, the first one: %s", count(len(missed), "figure"), missed[0].Label))
	}
	return nil
}

// canonical writes the line-ups of a plan as games have them.
func canonical(p *sim.Plan) error {
	for i, l := range p.Lineups {
		full := make(sim.Lineup, len(l))
		for k, text := range l {
			spec, err := parseStrategy(text)
			if err != nil {
				return err
			}
			full[k] = spec.String()
		}
		p.Lineups[i] = full
	}
	return nil
}

// checkBands finds figures that do not exist.
func checkBands(p *sim.Plan, ps *plain.Problems) {
	if p.Accept == nil {
		return
	}
	for i := range p.Accept.Bands {
		b, at := &p.Accept.Bands[i], plan.At("accept.bands", i)
		switch {
		case !accept.Known(b.Measure):
			ps.Add(at+".measure", "there is no figure %q; %s", b.Measure, plain.Suggest(b.Measure, accept.Measures()))
		case b.As != "" && !accept.HasInterval(b.Measure):
			ps.Add(at+".as", "%s has no interval", b.Measure)
		}
	}
}
