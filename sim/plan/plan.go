package plan

import (
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/title"
)

// Plan says what to play: every title with every variant, number of players and line-up.
type Plan struct {
	Name     string    `yaml:"name,omitempty" json:"name,omitempty" doc:"name of the plan, for people"`
	Summary  string    `yaml:"summary,omitempty" json:"summary,omitempty" doc:"what the plan is for, in a sentence"`
	Titles   []string  `yaml:"titles" json:"titles" doc:"titles to play"`
	Variants []Variant `yaml:"variants,omitempty" json:"variants,omitempty" doc:"variants of the rules, each by its name or as a mapping; base, the rules as printed, when left out"`
	Players  []int     `yaml:"players" json:"players" doc:"numbers of players"`
	Lineups  []Lineup  `yaml:"lineups" json:"lineups" doc:"line-ups: a list of strategies each; one that is shorter than the table repeats"`
	Games    int       `yaml:"games" json:"games" doc:"games of each line-up, rounded up to whole blocks"`
	Seed     int64     `yaml:"seed" json:"seed" doc:"the seed from which all chance follows"`
	Deals    Deals     `yaml:"deals,omitempty" json:"deals,omitempty" doc:"which deals between players are possible; consent when left out"`
	Limit    int       `yaml:"limit,omitempty" json:"limit,omitempty" doc:"actions after which a game is given up; 20000 when left out"`
	Part     int       `yaml:"part,omitempty" json:"part,omitempty" doc:"games of a part, the unit that is played and written at once; 10 to 100 when left out, from the number of games"`

	Accept *Acceptance `yaml:"accept,omitempty" json:"accept,omitempty" doc:"what the games must look like; left out, nothing is asked"`
}

// Variant is a named change of the rules: official options, and house rules as patches. A
// variant with nothing but a name, unless that is base, is the house rule of that name.
type Variant struct {
	Name    string        `yaml:"name,key,scalar" json:"name" doc:"name in tables, files and charts"`
	Options []string      `yaml:"options,omitempty" json:"options,omitempty" doc:"official options in force"`
	Rules   []string      `yaml:"rules,omitempty" json:"rules,omitempty" doc:"house rules by name, or by the name of their file"`
	Set     []title.Patch `yaml:"set,omitempty" json:"set,omitempty" doc:"further changes of the rules"`
}

// Lineup is the strategies at the table, one for each place; a shorter list repeats.
type Lineup []string

// Base is the name of the variant without changes.
const Base = "base"

// DefaultLimit is the limit of a plan that says none.
const DefaultLimit = 20000

// defaultPart is the size of parts where the plan says none: small enough for many workers to
// have something to do until the end, large enough for few files.
func defaultPart(games int) int { return min(max(games/16, 10), 100) }

// ByName reports whether a variant is a house rule that is named and not yet looked up.
func (v *Variant) ByName() bool {
	return v.Name != Base && len(v.Options)+len(v.Rules)+len(v.Set) == 0
}

// Complete fills in what the plan leaves out.
func (p *Plan) Complete() {
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
		p.Part = defaultPart(p.Games)
	}
}

// Full is the line-up for a number of players.
func (l Lineup) Full(players int) []string {
	out := make([]string, players)
	for i := range out {
		out[i] = l[i%len(l)]
	}
	return out
}

// Rotations is how many rotations of the line-up differ at a table: its shortest period.
func (l Lineup) Rotations(players int) int {
	full := l.Full(players)
	for r := 1; r < players; r++ {
		if players%r == 0 && slices.Equal(full, slices.Concat(full[r:], full[:r])) {
			return r
		}
	}
	return players
}

// String is the line-up in words.
func (l Lineup) String() string { return strings.Join(l, ", ") }
