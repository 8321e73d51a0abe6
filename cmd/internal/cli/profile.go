package cli

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
	"github.com/trainrush/trainrush/strategies"
	"github.com/trainrush/trainrush/strategies/registry"
)

// parseStrategy reads a word of a line-up: a strategy with its parameters, or a profile by its
// name or file. Tables have the strategy of a profile with its parameters, so that they say
// what was played whatever becomes of the profile.
func parseStrategy(text string) (strategies.Spec, error) {
	name := strings.TrimSpace(text)
	if !configs.IsProfile(name) {
		spec, err := registry.Strategies.Parse(text)
		if err := known(bare(name)); err != nil {
			return spec, err
		}
		return spec, err
	}
	p, err := openProfile(name)
	if err != nil {
		return strategies.Spec{}, err
	}
	return registry.Strategies.Parse(p.Spec())
}

// known is the error of a name that is neither a strategy nor a profile.
func known(name string) error {
	if _, err := registry.Strategies.Find(name); err == nil {
		return nil
	}
	names := append(registry.Strategies.Names(), configs.ProfileNames()...)
	return fmt.Errorf("there is no strategy %q; %s", name, plain.Suggest(name, names))
}

// bare is a strategy without its parameters.
func bare(text string) string {
	name, _, _ := strings.Cut(text, "(")
	return strings.TrimSpace(name)
}

// openProfile reads a profile and checks all of it.
func openProfile(name string) (*plan.Profile, error) {
	p, places, err := configs.Profile(name)
	if err != nil {
		return nil, namedError(name, err)
	}
	if _, err := registry.Strategies.Parse(p.Spec()); err != nil {
		var ps plain.Problems
		ps.Add("strategy", "%v", err)
		return nil, fail(exitInput, configs.Locate(ps.Err(), places))
	}
	return p, nil
}
