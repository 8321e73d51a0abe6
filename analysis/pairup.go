package analysis

import (
	"fmt"
	"slices"
	"strings"
)

// baseVariant is the variant of a title without changes.
const baseVariant = "base"

// pairUp finds out what is to be compared with what: pairs of a base and another side, which differ in the
// dimension and have everything else in common.
func pairUp(all []*Side, opts CompareOptions) (By, [][2]*Side, error) {
	if opts.By != "" && !slices.Contains(dimensions, opts.By) {
		return "", nil, fmt.Errorf("cannot compare by %q; expected one of %s", opts.By, join(dimensions))
	}
	if opts.By != "" {
		pairs, err := pairsBy(all, opts.By, opts.Base)
		return opts.By, pairs, err
	}
	for _, d := range dimensions {
		if len(values(all, d)) < 2 {
			continue
		}
		if pairs, err := pairsBy(all, d, opts.Base); err == nil {
			return d, pairs, nil
		}
	}
	if opts.Base != "" {
		return "", nil, fmt.Errorf("nothing to compare with %q", opts.Base)
	}
	return "", nil, fmt.Errorf("nothing to compare: all games have the same title, variant, number of players and line-up, or differ in several of them")
}

// pairsBy lists the pairs for a dimension.
func pairsBy(all []*Side, by By, base string) ([][2]*Side, error) {
	known := values(all, by)
	switch {
	case len(known) < 2:
		return nil, fmt.Errorf("nothing to compare: all games have the %s %s", by, strings.Join(known, ""))
	case base == "" && by == ByVariant && slices.Contains(known, baseVariant):
		base = baseVariant
	case base == "":
		base = known[0]
	case !slices.Contains(known, base):
		return nil, fmt.Errorf("no %s %q to compare with; there are %s", by, base, strings.Join(known, ", "))
	}
	var free []By
	if by == ByDataset {
		for _, d := range dimensions {
			if apart(all, d) {
				free = append(free, d)
			}
		}
	}
	var out [][2]*Side
	for _, a := range all {
		for _, b := range all {
			if a.of(by) == base && b.of(by) != base && a.stratum(by, free) == b.stratum(by, free) {
				a.Name, b.Name = a.of(by), b.of(by)
				out = append(out, [2]*Side{a, b})
			}
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("nothing to compare: no two sides differ in the %s alone", by)
	}
	return out, nil
}

// values lists what the sides are in a dimension, in order of appearance.
func values(all []*Side, by By) []string {
	var out []string
	for _, s := range all {
		if v := s.of(by); !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// apart reports whether two datasets have nothing in common in a dimension: then their games
// are compared all the same, as with two runs of one variant each.
func apart(all []*Side, by By) bool {
	datasets := values(all, ByDataset)
	if len(datasets) != 2 {
		return false
	}
	seen := map[string]string{}
	for _, s := range all {
		if other, ok := seen[s.of(by)]; ok && other != s.Dataset {
			return false
		}
		seen[s.of(by)] = s.Dataset
	}
	return true
}

// stratum is what two sides must have in common to be compared by a dimension. Line-ups for different
// numbers of players are alike when the same strategies play.
func (s *Side) stratum(by By, free []By) string {
	var key []string
	for _, d := range dimensions {
		switch {
		case d == by || slices.Contains(free, d):
		case d == ByLineup && by == ByPlayers:
			key = append(key, s.games.strategies()...)
		default:
			key = append(key, s.of(d))
		}
	}
	return strings.Join(key, "\x00")
}

func join(all []By) string {
	var out []string
	for _, d := range all {
		out = append(out, string(d))
	}
	return strings.Join(out, ", ")
}
