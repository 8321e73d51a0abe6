package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/plan"
)

// openPlan reads a plan by its name or from a file and checks all of it.
func openPlan(name string) (*sim.Plan, error) {
	p, places, err := configs.Plan(name)
	if err != nil {
		return nil, namedError(name, err)
	}
	if err := checkPlan(p); err != nil {
		return nil, fail(exitInput, configs.Locate(err, places))
	}
	return p, nil
}

// namedError is an error with a built-in file or one on disk: a name that is not built in is a
// mistake in the command line.
func namedError(name string, err error) error {
	var inside plain.Problems
	var path *fs.PathError
	if errors.As(err, &inside) || errors.As(err, &path) {
		return inputError(name, err)
	}
	return usage("%w, or the name of a file that ends in .yaml", err)
}

// checkPlan finds what is wrong with the names in a plan: titles, strategies, options, house
// rules that do not fit, numbers of players for which a title is not made.
func checkPlan(p *sim.Plan) error {
	var ps plain.Problems
	for i, l := range p.Lineups {
		for k, text := range l {
			if _, err := parseStrategy(text); err != nil {
				ps.Add(plan.At(plan.At("lineups", i), k), "%v", err)
			}
		}
	}
	checkBands(p, &ps)
	for i, name := range p.Titles {
		if !slices.Contains(titles.IDs(), name) {
			ps.Add(plan.At("titles", i), "there is no title %q; %s", name, plain.Suggest(name, titles.IDs()))
			continue
		}
		d, err := configs.Title(name)
		if err != nil {
			return err
		}
		checkTitleOfPlan(p, d, &ps)
	}
	return ps.Err()
}

// checkTitleOfPlan checks what a plan wants of one title.
func checkTitleOfPlan(p *sim.Plan, d *title.Definition, ps *plain.Problems) {
	var made []int // numbers of players for which the title is made
	for i, n := range p.Players {
		if _, err := d.With(nil, n); err != nil {
			ps.Add(plan.At("players", i), "%v", err)
			continue
		}
		made = append(made, n)
	}
	for i := range p.Variants {
		v := &p.Variants[i]
		at := "variants." + v.Name
		changed, err := d.Apply(v.Set)
		var inside plain.Problems
		if err != nil && !errors.As(err, &inside) {
			ps.Add(at+".set", "%v", err)
			continue
		}
		if err == nil {
			if _, err := changed.With(v.Options, 0); err != nil {
				ps.Add(at+".options", "%v", err)
				continue
			}
			if err := buildable(changed, made, v.Options); err != nil && !errors.As(err, &inside) {
				ps.Add(at, "%v", err)
			}
		}
		for _, problem := range inside {
			if problem.Pos == (plain.Pos{}) { // a value of the title, which the plan does not hold
				problem = plain.Problem{Path: at, Text: problem.Error()}
			}
			*ps = append(*ps, problem)
		}
	}
}

// planOfFile makes the plan of run --plan: that of a file, with the flags that may change it.
func planOfFile(c *cli.Context) (sim.Plan, error) {
	for _, flag := range []string{"title", "players", "strategy", "line-up", "options"} {
		if c.IsSet(flag) {
			return sim.Plan{}, usage("--plan and --%s exclude each other: the plan says it", flag)
		}
	}
	p, err := openPlan(c.String("plan"))
	if err != nil {
		return sim.Plan{}, err
	}
	if c.IsSet("games") {
		p.Games = c.Int("games")
	}
	if c.IsSet("seed") {
		p.Seed = c.Int64("seed")
	}
	if c.IsSet("deals") {
		p.Deals = plan.Deals(c.String("deals"))
	}
	if err := p.Check(); err != nil {
		return *p, usage("--%v", err)
	}
	return *p, nil
}

// describePlan says what a plan plays.
func describePlan(p *sim.Plan) string {
	p.Complete()
	var variants []string
	for _, v := range p.Variants {
		variants = append(variants, v.Name)
	}
	games := 0
	for _, n := range p.Players {
		for _, l := range p.Lineups {
			r := l.Rotations(n)
			games += (p.Games + r - 1) / r * r
		}
	}
	games *= len(p.Titles) * len(p.Variants)
	return fmt.Sprintf("a plan of %s: %s; %s (%s); %s players; %s; seed %d", count(games, "game"), list(p.Titles),
		count(len(variants), "variant"), list(variants), span(p.Players), count(len(p.Lineups), "line-up"), p.Seed)
}
