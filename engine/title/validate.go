package title

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title/plain"
)

// Validate checks that the definition fits together: references, capacities, grid, map,
// tiles, options. It expects a definition that is complete (see Complete). The error is
// a plain.Problems; each problem names the path of the value.
func (d *Definition) Validate() error {
	c := newChecker(d)
	c.all()
	c.options()
	return c.Err()
}

// check is Validate without the options.
func (d *Definition) check() error {
	c := newChecker(d)
	c.all()
	return c.Err()
}

// checker collects problems and the names that references are looked up in.
type checker struct {
	plain.Problems
	d        *Definition
	trains   []string
	phases   []string
	corps    []string
	tiles    []string
	position map[string][2]int // of each hex
	at       map[[2]int]string // hex at each position
	hexes    map[string]*Hex   // nil for blank hexes
}

func newChecker(d *Definition) *checker {
	c := &checker{d: d, position: map[string][2]int{}, at: map[[2]int]string{}, hexes: map[string]*Hex{}}
	for _, t := range d.Trains {
		c.trains = append(c.trains, t.Name)
	}
	for _, p := range d.Phases {
		c.phases = append(c.phases, p.Name)
	}
	for _, co := range d.Corporations {
		c.corps = append(c.corps, co.ID)
	}
	for _, t := range d.Tiles {
		c.tiles = append(c.tiles, t.Tile)
	}
	return c
}

func (c *checker) all() {
	c.words()
	c.basics()
	c.rules()
	c.market()
	c.phaseList()
	c.trainList()
	c.mapHexes()
	c.supply()
	c.privates()
	c.corporations()
}

// words checks what holds for every value: words belong to their set, nothing is negative.
func (c *checker) words() {
	plain.Walk(c.d, func(l plain.Leaf) {
		unknown, possible := l.Unknown()
		for _, w := range unknown {
			c.Add(l.Path, "%q is not possible; %s", w, plain.Suggest(w, possible))
		}
		if l.Value.CanInt() && l.Value.Int() < 0 {
			c.Add(l.Path, "%d is negative", l.Value.Int())
		}
	})
}

func (c *checker) basics() {
	d := c.d
	for _, text := range []struct{ path, value string }{
		{"id", d.ID}, {"record_title", d.RecordTitle}, {"name", d.Name},
	} {
		if strings.TrimSpace(text.value) == "" {
			c.Add(text.path, "is empty")
		}
	}
	if strings.Count(d.Currency, "%s") != 1 || strings.Count(d.Currency, "%") != 1 {
		c.Add("currency", "%q must contain %%s once, for the number", d.Currency)
	}
	if len(d.Players) == 0 {
		c.Add("players", "no number of players is given")
	}
	var counts []string
	for _, s := range d.Players {
		path := fmt.Sprintf("players.%d", s.Count)
		counts = append(counts, fmt.Sprint(s.Count))
		if s.Count < 1 || s.Count > id.MaxPlayers {
			c.Add(path, "between 1 and %d players are possible", id.MaxPlayers)
		}
		if s.Cash <= 0 {
			c.Add(path+".cash", "the players start without money")
		}
		if s.CertLimit <= 0 {
			c.Add(path+".cert_limit", "the certificate limit must be positive")
		}
		if !d.Bank.Unlimited && id.Money(s.Count)*s.Cash > d.Bank.Cash {
			c.Add(path+".cash", "%d players take %d, more than the bank of %d", s.Count, id.Money(s.Count)*s.Cash, d.Bank.Cash)
		}
	}
	c.unique("players", counts)
	if d.Bank.Unlimited == (d.Bank.Cash > 0) {
		c.Add("bank", "the bank has cash or is unlimited, one of the two")
	}
}

func (c *checker) rules() {
	r := &c.d.Rules
	if r.MinBidIncrement <= 0 {
		c.Add("rules.min_bid_increment", "a raise must be positive")
	}
	c.percent("rules.pool_limit", r.PoolLimit)
	c.percent("rules.turn_sell_limit", r.TurnSellLimit)
	c.atMost("rules.tile_lays", len(r.TileLays), id.MaxLays, "tile actions")
	if len(r.TileLays) == 0 {
		c.Add("rules.tile_lays", "no tile could ever be laid")
	}
	for i, l := range r.TileLays {
		if l.Lay == LayNo && l.Upgrade == LayNo {
			c.Add(fmt.Sprintf("rules.tile_lays.%d", i), "allows neither a lay nor an upgrade")
		}
	}
	if len(r.EndConditions) == 0 {
		c.Add("rules.end_conditions", "the game would never end")
	}
	var reasons []string
	for _, e := range r.EndConditions {
		reasons = append(reasons, string(e.Reason))
		if e.Reason == EndBank && c.d.Bank.Unlimited {
			c.Add("rules.end_conditions.bank", "an unlimited bank never breaks")
		}
	}
	c.unique("rules.end_conditions", reasons)
}

func (c *checker) options() {
	var names []string
	for _, o := range c.d.Options {
		names = append(names, o.ID)
	}
	c.unique("options", names)
	for _, o := range c.d.Options {
		path := "options." + o.ID
		for _, x := range o.Excludes {
			c.known(path+".excludes", "option", x, names)
		}
		for _, n := range o.Players {
			if !slices.ContainsFunc(c.d.Players, func(s Seats) bool { return s.Count == n }) {
				c.Add(path+".players", "the title is not for %d players", n)
			}
		}
		c.patches(path+".set", o.Set)
	}
	for _, s := range c.d.Players {
		c.patches(fmt.Sprintf("players.%d.set", s.Count), s.Set)
	}
}

// patches checks that patches fit the definition on their own.
func (c *checker) patches(path string, set []Patch) {
	if len(c.Problems) > 0 || len(set) == 0 {
		return // a definition that is broken itself would blame every option
	}
	if _, err := c.d.Apply(set); err != nil {
		for _, p := range err.(plain.Problems) {
			c.Problems = append(c.Problems, plain.Problem{Pos: p.Pos, Path: path, Text: p.Path + ": " + p.Text})
		}
	}
}

// known reports a name that is not among those it may refer to.
func (c *checker) known(path, what, name string, names []string) {
	if !slices.Contains(names, name) {
		c.Add(path, "there is no %s %s; %s", what, name, plain.Suggest(name, names))
	}
}

// unique reports names that occur twice or are empty.
func (c *checker) unique(path string, names []string) {
	seen := map[string]bool{}
	for _, n := range names {
		switch {
		case n == "":
			c.Add(path, "an element has no name")
		case seen[n]:
			c.Add(path+"."+n, "occurs twice")
		}
		seen[n] = true
	}
}

func (c *checker) percent(path string, p int) {
	if p > 100 {
		c.Add(path, "%d is no percentage", p)
	}
}

func (c *checker) atMost(path string, n, limit int, what string) {
	if n > limit {
		c.Add(path, "%d %s; at most %d are possible", n, what, limit)
	}
}

var colourCode = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

func numbers(list []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}
