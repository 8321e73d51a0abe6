package t1856

import (
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// maxRights is how many kinds of bonus rights there can be, maxStations how many stations the
// national railway can start with.
const (
	maxRights   = 4
	maxStations = 20
)

// Rules are the rules of 1856 for one game.
type Rules struct {
	engine.Standard
	p Params

	cgr          id.CorpID
	destinations [id.MaxCorps]destination
	rights       []right
	items        []engine.Item
	port         id.PrivateID           // company that places the port marker
	portPower    *engine.Power          // where it may be placed
	kitchener    id.PrivateID           // company with the free station
	stations     []id.HexID             // where that may be placed
	flos         id.PrivateID           // company without a power
	limits       [id.MaxCorps + 1]uint8 // certificate limit by corporations left
	noLoans      [id.MaxPhases]bool
	permanent    []id.TrainTypeID // train types that never rust
	borrowed     id.TrainTypeID   // what the national railway may borrow
	ends         id.TrainTypeID   // the first of these ends all loans

	rightBonuses [1 << maxRights][]routes.Bonus   // by set of rights
	portBonuses  [][1 << maxRights][]routes.Bonus // by hex of the port, and set of rights
}

// destination is a Destination of the parameters on the map.
type destination struct {
	perm *board.Permissions // the network of its search
	from id.HexID
	to   []id.HexID
}

// right is a bonus right.
type right struct {
	name    string
	company id.PrivateID
	bonus   routes.Bonus
	supply  uint8
}

// New reads the values of the title.
func New(d *title.Definition) (engine.Variant, error) {
	r := &Rules{}
	if err := d.ReadOwn(&r.p); err != nil {
		return nil, err
	}
	if err := r.p.check(); err != nil {
		return nil, err
	}
	return r, nil
}

// Replacements are those of towns, which may become plain track or cities of the same shape
// once gray tiles are allowed.
//
// Rule: 1856, what may replace what.
func (r *Rules) Replacements() []board.Replacement {
	var list []board.Replacement
	for _, x := range [][2]string{
		{"3", "5"}, {"3", "7"}, {"4", "57"}, {"4", "9"}, {"58", "6"}, {"58", "8"},
		{"1", "14"}, {"55", "14"}, {"2", "15"}, {"56", "15"},
	} {
		list = append(list, board.Replacement{Old: x[0], New: x[1]})
	}
	return list
}

// Compile translates the names of the values to ids.
func (r *Rules) Compile(g *engine.Game) error {
	for i := range g.Phases {
		if slices.Contains(g.Phases[i].Status, "upgradeable_towns") {
			g.Phases[i].Extras = 1
		}
		r.noLoans[i] = slices.Contains(g.Phases[i].Status, "no_loans")
	}
	if err := r.compileNational(g); err != nil {
		return err
	}
	if err := r.compileGoals(g); err != nil {
		return err
	}
	if err := r.compileRights(g); err != nil {
		return err
	}
	return r.compileCompanies(g)
}

func (r *Rules) compileNational(g *engine.Game) error {
	r.cgr = g.CorpNamed(r.p.National.Corporation)
	if r.cgr == id.NoCorp {
		return fmt.Errorf("own.national.corporation: there is no corporation %q", r.p.National.Corporation)
	}
	if int(r.cgr) != len(g.Corps)-1 {
		return fmt.Errorf("own.national.corporation: %s must be the last corporation", r.p.National.Corporation)
	}
	c := &g.Corps[r.cgr]
	c.NoPar, c.MoreTrains = true, r.p.National.MoreTrains
	c.Tokens = slices.Repeat([]id.Money{r.p.National.Price}, id.MaxTokens)
	for i := range nationalCerts + 1 {
		c.Numbers = append(c.Numbers, i)
	}
	for i := range moreCerts {
		c.Numbers = append(c.Numbers, firstMoreCert+i)
	}
	for n := range len(g.Corps) {
		limit, err := r.p.certLimit(n, g.Players)
		if err != nil {
			return err
		}
		r.limits[n] = uint8(limit)
	}
	for i := range g.Roster.Types {
		if g.Roster.Types[i].RustsOn == id.NoTrainType {
			r.permanent = append(r.permanent, id.TrainTypeID(i))
		}
	}
	r.borrowed = id.TrainTypeID(len(g.Roster.Types) - 1)
	r.ends = id.NoTrainType
	for i := range g.Roster.Types {
		if slices.ContainsFunc(g.Roster.Types[i].Events, func(e title.Event) bool { return e.Type == nationalisation }) {
			r.ends = id.TrainTypeID(i)
		}
	}
	return nil
}

func (r *Rules) compileGoals(g *engine.Game) error {
	for i := range g.Corps {
		if id.CorpID(i) == r.cgr {
			continue
		}
		name := g.Corps[i].Name
		d, ok := r.p.Destinations[name]
		if !ok {
			return fmt.Errorf("own.destinations: %s has none", name)
		}
		x := destination{from: g.Board.HexNamed(d.From), perm: &board.Permissions{OnlyStarts: true, ThroughOwn: true, IgnoreTokens: true}}
		if x.from == id.NoHex {
			return fmt.Errorf("own.destinations.%s.from: there is no hex %q", name, d.From)
		}
		x.perm.Starts.Add(x.from)
		for _, text := range d.To {
			h := g.Board.HexNamed(text)
			if h == id.NoHex {
				return fmt.Errorf("own.destinations.%s.to: there is no hex %q", name, text)
			}
			x.to = append(x.to, h)
		}
		if r.p.SarniaBlocks {
			blockOffboards(g, x.perm)
		}
		r.destinations[i] = x
	}
	for name := range r.p.Destinations {
		if g.CorpNamed(name) == id.NoCorp {
			return fmt.Errorf("own.destinations: there is no corporation %q", name)
		}
	}
	return nil
}

// blockOffboards lets every way end in a red area.
func blockOffboards(g *engine.Game, perm *board.Permissions) {
	for h := range g.Board.Hexes {
		t := &g.Board.Tiles[g.Board.Hexes[h].Printed]
		if t.NStops > 0 && t.Stops[0].Kind == board.Offboard {
			perm.Blocked.Add(id.HexID(h))
		}
	}
}

func (r *Rules) compileRights(g *engine.Game) error {
	for _, name := range slices.Sorted(maps.Keys(r.p.Rights)) {
		d := r.p.Rights[name]
		x := right{name: name, company: g.PrivateNamed(d.Company), supply: uint8(d.Supply)}
		if x.company == id.NoPrivate {
			return fmt.Errorf("own.rights.%s.company: there is no private %q", name, d.Company)
		}
		x.bonus = routes.Bonus{Kind: routes.OnceIf, Amount: d.Bonus}
		for _, text := range d.Hexes {
			h := g.Board.HexNamed(text)
			if h == id.NoHex {
				return fmt.Errorf("own.rights.%s.hexes: there is no hex %q", name, text)
			}
			x.bonus.At = append(x.bonus.At, routes.Place{Hex: h, Stop: routes.AnyStop})
		}
		r.rights = append(r.rights, x)
		r.items = append(r.items, engine.Item{Name: d.Item, Price: r.p.RightPrice})
	}
	return nil
}

func (r *Rules) compileCompanies(g *engine.Game) error {
	r.port, r.kitchener, r.flos = id.NoPrivate, id.NoPrivate, id.NoPrivate
	for i := range g.Privates {
		only := true
		for k := range g.Privates[i].Powers {
			switch w := &g.Privates[i].Powers[k]; w.Type {
			case title.PowerAssignHex:
				r.port, r.portPower = id.PrivateID(i), w
			case title.PowerToken:
				r.kitchener, r.stations = id.PrivateID(i), w.Hexes
			case title.PowerBlockHexes:
				continue
			}
			only = false
		}
		if only && len(g.Privates[i].Powers) > 0 {
			r.flos = id.PrivateID(i)
		}
	}
	if r.port == id.NoPrivate || r.kitchener == id.NoPrivate || r.flos == id.NoPrivate {
		return fmt.Errorf("privates: a port, a free station or a company that only blocks a hex is missing")
	}
	r.compileBonuses(g)
	return nil
}

// compileBonuses prepares the bonuses of every set of rights and hex of the port, so that none is
// made while playing.
func (r *Rules) compileBonuses(g *engine.Game) {
	for set := range r.rightBonuses {
		for i := range r.rights {
			if set&(1<<i) != 0 {
				r.rightBonuses[set] = append(r.rightBonuses[set], r.rights[i].bonus)
			}
		}
	}
	kind := routes.OnceIf
	if r.p.PortPerStop {
		kind = routes.PerStop
	}
	r.portBonuses = make([][1 << maxRights][]routes.Bonus, len(g.Board.Hexes))
	for _, h := range r.portPower.Hexes {
		port := routes.Bonus{Kind: kind, Amount: r.p.PortBonus, At: []routes.Place{{Hex: h, Stop: routes.AnyStop}}}
		for set, rights := range r.rightBonuses {
			r.portBonuses[h][set] = append(slices.Clone(rights), port)
		}
	}
}

// Setup starts the state of the title.
func (r *Rules) Setup(s *engine.State) {
	o := &state{r: r, Start: uint8(r.p.StartPercent), Kind: escrow, Port: id.NoHex, PortOwner: id.NoCorp}
	for i := range r.rights {
		o.Supply[i] = r.rights[i].supply
	}
	o.Turn.Debtor = id.NoPlayer
	o.National.Borrowed, o.National.Half = id.NoTrain, id.NoPlayer
	s.Own = o
	s.Corps[r.cgr].Stations = 0
	s.Shares.Reserve(moreCerts)
}

func (r *Rules) privateName(s *engine.State, p id.PrivateID) string { return s.Game().Privates[p].Name }
