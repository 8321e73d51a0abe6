package sim

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
)

// Plan says what to play: every title with every variant, number of players and line-up.
type Plan struct {
	Name     string    `yaml:"name,omitempty" json:"name,omitempty" doc:"name of the plan, for people"`
	Titles   []string  `yaml:"titles" json:"titles" doc:"titles to play"`
	Variants []Variant `yaml:"variants,omitempty" json:"variants" doc:"variants of the rules; none means the base rules"`
	Players  []int     `yaml:"players" json:"players" doc:"numbers of players"`
	Lineups  []Lineup  `yaml:"lineups" json:"lineups" doc:"line-ups of strategies"`
	Games    int       `yaml:"games" json:"games" doc:"games of each line-up, rounded up to whole blocks"`
	Seed     int64     `yaml:"seed" json:"seed" doc:"the seed from which all chance follows"`
	Deals    Deals     `yaml:"deals,omitempty" json:"deals" doc:"which deals between players are possible"`
	Limit    int       `yaml:"limit,omitempty" json:"limit" doc:"actions after which a game is given up; 0 means the default"`
	Part     int       `yaml:"part,omitempty" json:"part" doc:"games of a part; 0 means the default"`
}

// Variant is a named change of the rules.
type Variant struct {
	Name    string   `yaml:"name,key" json:"name"`
	Options []string `yaml:"options,omitempty" json:"options,omitempty" doc:"official options in force"`
}

// Lineup is the strategies at the table, one for each place; a shorter list repeats.
type Lineup []string

// Base is the name of the variant without changes.
const Base = "base"

// What a plan means that says nothing.
const (
	DefaultLimit = 20000
	DefaultPart  = 100
)

// resolve fills in defaults and writes every strategy in its canonical form, so that equal
// plans have equal text.
func (p Plan) resolve(deps Deps) (Plan, error) {
	if len(p.Variants) == 0 {
		p.Variants = []Variant{{Name: Base}}
	}
	if p.Deals == "" {
		p.Deals = DealsConsent
	}
	if p.Limit == 0 {
		p.Limit = DefaultLimit
	}
	if p.Part == 0 {
		p.Part = DefaultPart
	}
	if err := p.check(); err != nil {
		return p, err
	}
	lineups := make([]Lineup, len(p.Lineups))
	for i, l := range p.Lineups {
		for _, text := range l {
			spec, err := deps.Strategy(text)
			if err != nil {
				return p, fmt.Errorf("line-up %d: %w", i+1, err)
			}
			lineups[i] = append(lineups[i], spec.String())
		}
	}
	p.Lineups = lineups
	return p, nil
}

func (p *Plan) check() error {
	switch {
	case len(p.Titles) == 0:
		return fmt.Errorf("the plan names no title")
	case len(p.Players) == 0:
		return fmt.Errorf("the plan names no number of players")
	case len(p.Lineups) == 0:
		return fmt.Errorf("the plan has no line-up")
	case p.Games < 1:
		return fmt.Errorf("games: %d, at least 1 is needed", p.Games)
	case p.Limit < 1:
		return fmt.Errorf("limit: %d, at least 1 is needed", p.Limit)
	case p.Part < 1:
		return fmt.Errorf("part: %d, at least 1 is needed", p.Part)
	case !slices.Contains(DealsValues, p.Deals):
		return fmt.Errorf("deals: %q; possible: %s", p.Deals, joinDeals())
	}
	for i, l := range p.Lineups {
		if len(l) == 0 {
			return fmt.Errorf("line-up %d is empty", i+1)
		}
		for _, n := range p.Players {
			if len(l) > n {
				return fmt.Errorf("line-up %d has %d strategies for %d players", i+1, len(l), n)
			}
		}
	}
	for _, n := range p.Players {
		if n < 1 || n > id.MaxPlayers {
			return fmt.Errorf("%d players: possible are 1 to %d", n, id.MaxPlayers)
		}
	}
	for i, v := range p.Variants {
		for _, w := range p.Variants[:i] {
			if v.Name == w.Name {
				return fmt.Errorf("two variants are called %q", v.Name)
			}
		}
	}
	return nil
}

// text is the plan as the manifest has it.
func (p *Plan) text() []byte {
	data, err := json.Marshal(p)
	if err != nil {
		panic("sim: a plan cannot be written: " + err.Error()) // strings and numbers always can
	}
	return data
}

// id is a hash of the resolved plan.
func (p *Plan) id() string { return hashText(string(p.text())) }

// hashText is a short hash of a text.
func hashText(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return formatHash(h.Sum64())
}

// full is the line-up for a number of players.
func (l Lineup) full(players int) []string {
	out := make([]string, players)
	for i := range out {
		out[i] = l[i%len(l)]
	}
	return out
}

// rotations is how many rotations of a full line-up differ: its shortest period.
func rotations(full []string) int {
	for r := 1; r < len(full); r++ {
		if len(full)%r == 0 && slices.Equal(full, slices.Concat(full[r:], full[:r])) {
			return r
		}
	}
	return len(full)
}

// String is the line-up in words.
func (l Lineup) String() string { return strings.Join(l, ", ") }
