package engine

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/depot"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/market"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// Game is a title compiled for a number of players and a choice of options. It is immutable
// and shared by every State that plays it.
type Game struct {
	Def      *title.Definition // options applied
	Players  int
	Seats    title.Seats
	Rules    *title.Rules
	Board    *board.Board
	Grid     *market.Grid
	Roster   *depot.Roster
	Runs     []routes.Train // what each train type can run
	Phases   []Phase
	Corps    []Corporation
	Privates []Private

	variant   Variant
	steps     [numRounds][]Step
	canClose  bool // the market has closing cells
	tolerates id.RuleSet
}

// Phase is a phase, compiled.
type Phase struct {
	Name         string
	Limit        [2]int          // trains of a major, of a minor
	Tiles        board.ColourSet // colours that may be laid
	Stage        board.Colour    // highest colour in force, which values the stops
	ORs          int
	SellPrivates bool     // corporations may buy privates
	SwapPrivates bool     // players may buy privates from players
	Extras       uint8    // groups of further replacements of tiles that are allowed
	Status       []string // flags of the title
}

// Corporation is a corporation, compiled.
type Corporation struct {
	Name       string
	Minor      bool
	Float      int // percent that must have left the IPO
	MaxHolding int
	Tokens     []id.Money
	Shares     []int
	MarketIPO  bool  // certificates of the IPO cost the market price
	NoPar      bool  // players cannot start it
	MoreTrains int   // trains that it may own above the limit
	Numbers    []int // number of each certificate in records; nil when it is its index
}

// Private is a private, compiled.
type Private struct {
	Name     string
	Value    id.Money
	Income   id.Money
	MinPrice id.Money
	MaxPrice id.Money
	NoSale   bool // never sold by a player
	Powers   []Power
}

// Power is one ability of a private, compiled.
type Power struct {
	Type              title.PowerType
	Owner             title.OwnerType
	When              title.PowerTime
	Count             uint8
	Hexes             []id.HexID
	Tiles             []id.TileID
	Free              bool
	Consume           bool // the lay takes the place of the turn's lay
	Corp              id.CorpID
	Certs             []int
	FromIPO, FromPool bool
	Event             string
}

// New compiles a title for a number of players. The definition must be valid and have its
// options applied.
func New(d *title.Definition, players int, v Variant) (*Game, error) {
	g := &Game{Def: d, Players: players, Rules: &d.Rules, variant: v}
	ok := false
	for _, s := range d.Players {
		if s.Count == players {
			g.Seats, ok = s, true
		}
	}
	if !ok || players > id.MaxPlayers {
		return nil, fmt.Errorf("%s cannot be played by %d players, only by %s", d.ID, players, countsOf(d))
	}
	var err error
	if g.Board, err = board.New(d, v.Replacements()...); err != nil {
		return nil, err
	}
	if g.Grid, err = market.NewGrid(d); err != nil {
		return nil, err
	}
	if g.Roster, err = depot.NewRoster(d); err != nil {
		return nil, err
	}
	for i := range d.Trains {
		t, err := routes.Compile(&d.Trains[i])
		if err != nil {
			return nil, err
		}
		g.Runs = append(g.Runs, t)
	}
	if err := g.compilePhases(); err != nil {
		return nil, err
	}
	g.compileCorps()
	if err := g.compilePrivates(); err != nil {
		return nil, err
	}
	g.canClose = g.Grid.HasZone(title.ZoneClose)
	if err := v.Compile(g); err != nil {
		return nil, err
	}
	for k := AuctionRound; k < numRounds; k++ {
		g.steps[k] = v.Steps(k)
		if len(g.steps[k]) > 32 {
			return nil, fmt.Errorf("%s: more than 32 steps in a round", d.ID)
		}
	}
	return g, nil
}

func countsOf(d *title.Definition) string {
	if len(d.Players) == 0 {
		return "nobody"
	}
	return fmt.Sprintf("%d to %d", d.Players[0].Count, d.Players[len(d.Players)-1].Count)
}

// Replaying is the game as it accepts a stored record: rules that the reference does not
// check again are tolerated, and a run earns what the record says.
//
// Rule: common rules, [strict] and section 23.
func (g *Game) Replaying() *Game {
	return g.Tolerating(
		id.RuleBidFront, id.RuleHexBlocked, id.RuleTilePhase, id.RuleTileExits, id.RuleTileReach, id.RuleTileRotation,
		id.RuleTileNewStops, id.RuleTileSlots, id.RuleTileTowncut, id.RuleTileCityExits, id.RuleTileCityKept, id.RuleTrackRestriction, id.RuleTokenReach, id.RuleTrainRoom, id.RuleTrainPrice,
		id.RuleRouteRevenue, id.RuleDestination, id.RuleMerge, id.RuleSellBundle, id.RuleEmergencySale, id.RuleEmergencyNeed, id.RuleBankrupt, id.RuleExchange, id.RuleTrainMust,
		id.RulePrivateBonus,
	)
}

// Tolerating is the game as it accepts actions that break certain rules; it lists them in the
// journal.
func (g *Game) Tolerating(rules ...id.Rule) *Game {
	r := *g
	for _, x := range rules {
		r.tolerates = r.tolerates.With(x)
	}
	return &r
}

// Variant is what only the title of the game has.
func (g *Game) Variant() Variant { return g.variant }

// Steps is the ordered list of steps of a kind of round.
func (g *Game) Steps(k RoundKind) []Step { return g.steps[k] }

// Tolerates reports whether the game accepts actions that break a rule.
func (g *Game) Tolerates(r id.Rule) bool { return g.tolerates.Has(r) }

func (g *Game) compilePhases() error {
	d := g.Def
	if len(d.Phases) > id.MaxPhases {
		return fmt.Errorf("phases: %d, at most %d are possible", len(d.Phases), id.MaxPhases)
	}
	for _, p := range d.Phases {
		q := Phase{Name: p.Name, Status: p.Status, Limit: [2]int{p.TrainLimit, p.MinorTrainLimit}, ORs: p.OperatingRounds}
		if q.Limit[1] == 0 {
			q.Limit[1] = q.Limit[0]
		}
		for _, c := range p.Tiles {
			k, err := board.ColourNamed(c)
			if err != nil {
				return err
			}
			q.Tiles = q.Tiles.With(k)
			q.Stage = max(q.Stage, k)
		}
		for _, f := range p.Status {
			switch f {
			case "buy_privates":
				q.SellPrivates = true
			case "buy_privates_from_players":
				q.SwapPrivates = true
			}
		}
		g.Phases = append(g.Phases, q)
	}
	return nil
}

func (g *Game) compileCorps() {
	for _, c := range g.Def.Corporations {
		g.Corps = append(g.Corps, Corporation{Name: c.ID, Minor: c.Kind == title.Minor, Float: c.Float, MaxHolding: c.MaxHolding,
			Tokens: c.Tokens, Shares: c.Shares, MarketIPO: c.MarketPrice})
	}
}

func (g *Game) compilePrivates() error {
	for _, p := range g.Def.Privates {
		q := Private{Name: p.ID, Value: p.Value, Income: p.Income, MinPrice: p.MinPrice, MaxPrice: p.MaxPrice}
		for _, w := range p.Powers {
			x := Power{Type: w.Type, Owner: w.Owner, When: w.When, Count: uint8(w.Count), Free: w.Free, Consume: w.Consume, Corp: g.CorpNamed(w.Corporation),
				Certs: w.Certs, Event: w.Event}
			for _, h := range w.Hexes {
				n := g.Board.HexNamed(h)
				if n == id.NoHex {
					return fmt.Errorf("private %s: no hex %s", p.ID, h)
				}
				x.Hexes = append(x.Hexes, n)
			}
			for _, t := range w.Tiles {
				n := g.Board.TileNamed(t)
				if n == id.NoTile {
					return fmt.Errorf("private %s: no tile %s", p.ID, t)
				}
				x.Tiles = append(x.Tiles, n)
			}
			for _, f := range w.From {
				x.FromIPO = x.FromIPO || f == title.FromIPO
				x.FromPool = x.FromPool || f == title.FromPool
			}
			q.NoSale = q.NoSale || w.Type == title.PowerNoSale
			q.Powers = append(q.Powers, x)
		}
		g.Privates = append(g.Privates, q)
	}
	return nil
}

// CorpNamed is the corporation with a symbol, or NoCorp.
func (g *Game) CorpNamed(name string) id.CorpID {
	for i := range g.Corps {
		if g.Corps[i].Name == name {
			return id.CorpID(i)
		}
	}
	return id.NoCorp
}

// PrivateNamed is the private with a symbol, or NoPrivate.
func (g *Game) PrivateNamed(name string) id.PrivateID {
	for i := range g.Privates {
		if g.Privates[i].Name == name {
			return id.PrivateID(i)
		}
	}
	return id.NoPrivate
}
