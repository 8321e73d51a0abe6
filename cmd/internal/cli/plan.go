package cli

import (
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/engine/titles"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/plan"
)

// planOf makes the plan that the flags of run describe and checks all of it. Titles from
// folders are put on the shelf.
func planOf(c *cli.Context) (sim.Plan, shelf, error) {
	if c.IsSet("plan") {
		p, err := planOfFile(c)
		return p, nil, err
	}
	p := sim.Plan{Games: c.Int("games"), Seed: c.Int64("seed"), Deals: plan.Deals(c.String("deals"))}
	own := shelf{}
	variant := sim.Variant{Name: sim.Base}
	if err := takeTitles(c, &p, &variant, own); err != nil {
		return p, nil, err
	}
	if c.IsSet("options") {
		variant.Options = splitList(c.String("options"))
		slices.Sort(variant.Options)
		if name, ok := repeated(variant.Options); ok {
			return p, nil, usage("--options: %s is named twice", name)
		}
		name := strings.Join(variant.Options, "+")
		if variant.Name != sim.Base {
			name = variant.Name + "+" + name
		}
		variant.Name = name
	}
	p.Variants = []sim.Variant{variant}
	for _, text := range splitList(c.String("players")) {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil:
			return p, nil, usage("--players: %q is not a number; expected one, or several as 3,4", text)
		case slices.Contains(p.Players, n):
			return p, nil, usage("--players: %d is named twice", n)
		}
		p.Players = append(p.Players, n)
	}
	switch {
	case p.Games < 1:
		return p, nil, usage("--games: %d games; at least 1 is needed", p.Games)
	case !slices.Contains(plan.AllDeals, p.Deals):
		return p, nil, usage("--deals: %q is not possible; %s", p.Deals, plain.Suggest(string(p.Deals), p.Deals.Values()))
	}
	if err := takeLineup(c, &p); err != nil {
		return p, nil, err
	}
	for _, n := range p.Players {
		for _, title := range p.Titles {
			if _, err := own.game(title, variant, n); err != nil {
				return p, nil, fail(exitUsage, err)
			}
		}
		if strategies := len(p.Lineups[0]); strategies > n {
			return p, nil, usage("--line-up: %d strategies for %s", strategies, count(n, "player"))
		}
	}
	return p, own, nil
}

// takeTitles reads --title: ids of built-in titles, or one folder.
func takeTitles(c *cli.Context, p *sim.Plan, variant *sim.Variant, own shelf) error {
	if !c.IsSet("title") {
		return usage("--title is missing; expected one of %s", list(titles.IDs()))
	}
	p.Titles = splitList(c.String("title"))
	if name, ok := repeated(p.Titles); ok {
		return usage("--title: %s is named twice", name)
	}
	for i, name := range p.Titles {
		switch {
		case isFolder(name) && len(p.Titles) > 1:
			return usage("--title: a title from a folder is played alone")
		case isFolder(name):
			d, err := openTitle(name)
			if err != nil {
				return err
			}
			if err := playable(name, d); err != nil {
				return err
			}
			own[d.ID], p.Titles[i], variant.Name = d, d.ID, variantOf(name)
		case !slices.Contains(titles.IDs(), name):
			return usage("--title: there is no title %q; %s", name, plain.Suggest(name, titles.IDs()))
		}
	}
	return nil
}

// takeLineup reads --strategy or --line-up.
func takeLineup(c *cli.Context, p *sim.Plan) error {
	if c.IsSet("strategy") && c.IsSet("line-up") {
		return usage("--strategy and --line-up exclude each other: one strategy for all, or one for each player")
	}
	flag, lineup := "strategy", sim.Lineup{c.String("strategy")}
	if c.IsSet("line-up") {
		flag, lineup = "line-up", splitList(c.String("line-up"))
	}
	for _, text := range lineup {
		if _, err := parseStrategy(text); err != nil {
			if flag == "strategy" && len(splitList(text)) > 1 {
				return usage("--strategy: %q are several strategies; give them to --line-up", text)
			}
			return usage("--%s: %w; see trainrush strategies list", flag, err)
		}
	}
	p.Lineups = []sim.Lineup{lineup}
	return nil
}

// repeated returns the first word that stands in a list twice.
func repeated(words []string) (string, bool) {
	for i, w := range words {
		if slices.Contains(words[:i], w) {
			return w, true
		}
	}
	return "", false
}

// words makes words of the values of a closed set.
func words[T ~string](values []T) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = string(v)
	}
	return out
}
