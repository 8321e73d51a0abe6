package plan

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title/plain"
)

// variantName is what a variant can be called: its name is one of a folder.
var variantName = regexp.MustCompile(`^[a-z0-9][a-z0-9._+-]*$`)

// Check finds what is wrong with a plan that can be seen without knowing titles and
// strategies. The error is a plain.Problems, each with the path of its value.
func (p *Plan) Check() error {
	var ps plain.Problems
	for _, list := range []struct {
		key string
		n   int
	}{{"titles", len(p.Titles)}, {"players", len(p.Players)}, {"lineups", len(p.Lineups)}} {
		if list.n == 0 {
			ps.Add(list.key, "the list is empty; at least one is needed")
		}
	}
	p.checkNumbers(&ps)
	p.checkPlayers(&ps)
	p.checkLineups(&ps)
	p.checkVariants(&ps)
	p.checkAcceptance(&ps)
	for i, t := range p.Titles {
		if slices.Contains(p.Titles[:i], t) {
			ps.Add(At("titles", i), "%s is named twice", t)
		}
	}
	return ps.Err()
}

// At is the path of an element of a list, as Check and plain.Places name it.
func At(list string, i int) string { return list + "." + strconv.Itoa(i) }

func (p *Plan) checkNumbers(ps *plain.Problems) {
	if p.Games < 1 {
		ps.Add("games", "%d games; at least 1 is needed", p.Games)
	}
	if p.Limit < 0 {
		ps.Add("limit", "%d actions; at least 1 is needed", p.Limit)
	}
	if p.Part < 0 {
		ps.Add("part", "%d games; at least 1 is needed", p.Part)
	}
	if p.Deals != "" && !slices.Contains(AllDeals, p.Deals) {
		ps.Add("deals", "%q is not possible; %s", string(p.Deals), plain.Suggest(string(p.Deals), p.Deals.Values()))
	}
}

func (p *Plan) checkPlayers(ps *plain.Problems) {
	for i, n := range p.Players {
		switch {
		case n < 1 || n > id.MaxPlayers:
			ps.Add(At("players", i), "%d players; possible are 1 to %d", n, id.MaxPlayers)
		case slices.Contains(p.Players[:i], n):
			ps.Add(At("players", i), "%d is named twice", n)
		}
	}
}

func (p *Plan) checkLineups(ps *plain.Problems) {
	for i, l := range p.Lineups {
		if len(l) == 0 {
			ps.Add(At("lineups", i), "the line-up is empty; at least one strategy is needed")
		}
		for _, n := range p.Players {
			if n > 0 && len(l) > n {
				ps.Add(At("lineups", i), "%d strategies for %d players", len(l), n)
			}
		}
	}
}

func (p *Plan) checkVariants(ps *plain.Problems) {
	for i := range p.Variants {
		v := &p.Variants[i]
		at := "variants." + v.Name
		switch {
		case v.Name == Base && len(v.Options)+len(v.Rules)+len(v.Set) > 0:
			ps.Add(at, "%s is the name of the rules as printed; call this variant otherwise", Base)
		case !variantName.MatchString(v.Name) && !v.ByName():
			ps.Add(at, "%q cannot name a folder: expected lower-case letters, digits and . _ + -", v.Name)
		case slices.ContainsFunc(p.Variants[:i], func(w Variant) bool { return w.Name == v.Name }):
			ps.Add(at+"#2", "two variants are called %q", v.Name)
		}
	}
}
