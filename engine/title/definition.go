package title

import "github.com/trainrush/trainrush/engine/id"

// Definition is a whole title: everything a Game is built from, apart from the
// small rule file that only that title has.
type Definition struct {
	ID          string `yaml:"id" doc:"short name on the command line, e.g. 1830"`
	RecordTitle string `yaml:"record_title" doc:"title in 18xx.games records"`
	Name        string `yaml:"name" doc:"full name of the published game"`
	Designer    string `yaml:"designer" doc:"who designed the game"`
	Location    string `yaml:"location" doc:"the region on the map"`
	Currency    string `yaml:"currency" doc:"how an amount is written, with %s for the number"`

	Bank         Bank          `yaml:"bank"`
	Players      []Seats       `yaml:"players" doc:"one entry for each possible number of players"`
	Rules        Rules         `yaml:"rules"`
	Market       Market        `yaml:"market"`
	Phases       []Phase       `yaml:"phases"`
	Trains       []Train       `yaml:"trains" doc:"train types in order of sale"`
	Privates     []Private     `yaml:"privates,omitempty" doc:"private companies in order of sale"`
	Corporations []Corporation `yaml:"corporations"`
	Map          Map           `yaml:"map"`
	Tiles        []TileSupply  `yaml:"tiles" doc:"copies of each tile in the box"`
	Options      []Option      `yaml:"options,omitempty" doc:"official options"`

	Own map[string]any `yaml:"own,omitempty" doc:"values that only this title has; its rules declare the keys"`

	Chosen    []string `yaml:"-"` // options in force, in the order of Options
	catalogue *Catalogue
}

// Bank is the money supply.
type Bank struct {
	Cash      id.Money `yaml:"cash,omitempty" doc:"money in the box, the players' starting cash included"`
	Unlimited bool     `yaml:"unlimited,omitempty" doc:"the bank never breaks; cash is ignored"`
}

// Seats is what depends on the number of players.
type Seats struct {
	Count     int      `yaml:"count,key" doc:"number of players"`
	Cash      id.Money `yaml:"cash" doc:"starting cash of each player"`
	CertLimit int      `yaml:"cert_limit" doc:"certificates a player may hold"`
	Set       []Patch  `yaml:"set,omitempty" doc:"what else changes with this number of players"`
}

// Market is the share-price grid.
type Market struct {
	Movement Movement   `yaml:"movement"`
	Rows     [][]string `yaml:"rows" doc:"rows from the top; a cell is its price followed by zone letters (p par, y no certificate limit, o unlimited holding, b multiple buy, c close, e end of game, x z w later par groups), - for no cell"`
}

// Phase is a phase of the game; the first is in force from the start.
type Phase struct {
	Name            string   `yaml:"name,key"`
	Train           string   `yaml:"train,omitempty" doc:"train type whose first sale begins the phase; empty for the first phase"`
	TrainLimit      int      `yaml:"train_limit" doc:"trains a corporation may own"`
	MinorTrainLimit int      `yaml:"minor_train_limit,omitempty" doc:"trains a minor may own; 0 means train_limit"`
	Tiles           []Colour `yaml:"tiles" doc:"colours that may be laid"`
	OperatingRounds int      `yaml:"operating_rounds" doc:"operating rounds in a set"`
	Status          []string `yaml:"status,omitempty" doc:"flags in force: buy_privates (corporations may buy privates), buy_privates_from_players (players may buy privates from players), and the title's own"`
}

// Train is a train type.
type Train struct {
	Name         string   `yaml:"name,key"`
	Distance     int      `yaml:"distance,omitempty" doc:"stops a run may have; 999 for no limit; 0 when groups are given"`
	Groups       []Reach  `yaml:"groups,omitempty" doc:"what it reaches, when kinds of stops count differently"`
	Price        id.Money `yaml:"price"`
	Count        int      `yaml:"count,omitempty" doc:"copies in the box"`
	Unlimited    bool     `yaml:"unlimited,omitempty" doc:"another copy appears whenever one is sold; count is ignored"`
	RustsOn      string   `yaml:"rusts_on,omitempty" doc:"train type whose sale removes it"`
	AvailableOn  string   `yaml:"available_on,omitempty" doc:"phase from which it is on sale beside the next train in order"`
	Discounts    []Trade  `yaml:"discounts,omitempty" doc:"price reductions for trading in an older train"`
	Events       []Event  `yaml:"events,omitempty" doc:"what happens when a certain copy is bought"`
	WithoutToken bool     `yaml:"without_token,omitempty" doc:"a run needs no station of the corporation"`
}

// Reach is one group of stops that a train may visit.
type Reach struct {
	Stops      []StopKind `yaml:"stops"`
	Pay        int        `yaml:"pay" doc:"stops of the group that pay"`
	Visit      int        `yaml:"visit" doc:"stops of the group that may be visited"`
	Multiplier int        `yaml:"multiplier,omitempty" doc:"times the value of a stop; 0 means 1"`
}

// Trade is the discount for giving up a train of a certain type.
type Trade struct {
	Train  string   `yaml:"train,key"`
	Amount id.Money `yaml:"amount"`
}

// Event is something that happens when copy number Copy (from 1) of a train is bought.
type Event struct {
	Type string `yaml:"type,key" doc:"close_privates, or an event of the title"`
	Copy int    `yaml:"copy" doc:"which copy, counted from 1"`
}

// Private is a private company or concession.
type Private struct {
	ID       string   `yaml:"id,key" doc:"symbol in records"`
	Name     string   `yaml:"name"`
	Value    id.Money `yaml:"value" doc:"face value"`
	Income   id.Money `yaml:"income" doc:"paid in every operating round"`
	MinPrice id.Money `yaml:"min_price,omitempty" doc:"lowest price when sold to a corporation"`
	MaxPrice id.Money `yaml:"max_price,omitempty" doc:"highest price when sold to a corporation"`
	Powers   []Power  `yaml:"powers,omitempty"`
	Summary  string   `yaml:"summary" doc:"the power in one sentence"`
}

// Power is one ability of a private company.
type Power struct {
	Type        PowerType `yaml:"type,key"`
	Owner       OwnerType `yaml:"owner,omitempty" doc:"who must own the private to use it"`
	When        PowerTime `yaml:"when,omitempty" doc:"moment of use"`
	Count       int       `yaml:"count,omitempty" doc:"number of uses; 0 for no limit"`
	Hexes       []string  `yaml:"hexes,omitempty" doc:"where"`
	Tiles       []string  `yaml:"tiles,omitempty" doc:"which tiles"`
	Free        bool      `yaml:"free,omitempty" doc:"the lay costs nothing"`
	Consume     bool      `yaml:"consume,omitempty" doc:"the lay takes the place of the turn's lay"`
	Corporation string    `yaml:"corporation,omitempty" doc:"the corporation concerned"`
	Certs       []int     `yaml:"certificates,omitempty" doc:"indices of the certificates of the corporation that come with it"`
	From        []Source  `yaml:"from,omitempty" doc:"where an exchanged certificate comes from"`
	Event       string    `yaml:"event,omitempty" doc:"what closes it: bought_train, operated, a phase"`
	Price       id.Money  `yaml:"price,omitempty" doc:"price of the station or lay"`
}

// Corporation is a share company.
type Corporation struct {
	ID          string     `yaml:"id,key" doc:"symbol in records"`
	Name        string     `yaml:"name"`
	Kind        CorpKind   `yaml:"kind,omitempty" doc:"major when left out"`
	Colour      string     `yaml:"colour" doc:"#rrggbb, for charts"`
	TextColour  string     `yaml:"text_colour" doc:"#rrggbb, text on the colour"`
	Homes       []Home     `yaml:"homes,omitempty"`
	Tokens      []id.Money `yaml:"tokens" doc:"price of each station in order of use"`
	Shares      []int      `yaml:"shares,omitempty" doc:"percent of each certificate, the president's first; 20 and eight times 10 when left out"`
	Float       int        `yaml:"float,omitempty" doc:"percent that must have left the IPO; 60 when left out"`
	MaxHolding  int        `yaml:"max_holding,omitempty" doc:"percent that one player may hold; 60 when left out"`
	MarketPrice bool       `yaml:"market_price,omitempty" doc:"certificates of the IPO cost the market price"`
}

// Home is a place where a corporation starts.
type Home struct {
	Hex  string `yaml:"hex,key"`
	City *int   `yaml:"city,omitempty" doc:"index of the city; left out: the only city, or any city of the hex"`
}

// Map is the board.
type Map struct {
	Layout Layout   `yaml:"layout"`
	Axes   Axes     `yaml:"axes" doc:"which half of a coordinate runs to the right"`
	Hexes  []Hex    `yaml:"hexes" doc:"every hex; order is not significant"`
	Blank  []string `yaml:"blank,omitempty" doc:"white hexes without anything printed on them; in records the n-th is blank-n, from 0"`
}

// Hex is one printed hex.
type Hex struct {
	ID          string       `yaml:"hex,key" doc:"coordinate"`
	Name        string       `yaml:"name,omitempty"`
	Record      string       `yaml:"record,omitempty" doc:"id of the printed tile in records; coordinate-0 when left out"`
	Colour      Colour       `yaml:"colour"`
	Label       string       `yaml:"label,omitempty"`
	FutureLabel *FutureLabel `yaml:"future_label,omitempty"`
	Cost        id.Money     `yaml:"cost,omitempty" doc:"paid with the first tile"`
	Stops       []Stop       `yaml:"stops,omitempty"`
	Track       []string     `yaml:"track,omitempty" doc:"segments: two ends joined by -, an end is a side 0 to 5 or a stop a, b"`
	Terminal    []string     `yaml:"terminal,omitempty" doc:"segments that may only be used at the end of a run"`
	Impassable  []int        `yaml:"impassable,omitempty" doc:"sides that track may not cross"`
	OneWay      []int        `yaml:"one_way,omitempty" doc:"those impassable sides that are open from the other hex"`
}

// FutureLabel is a label that counts only for tiles of one colour.
type FutureLabel struct {
	Label  string `yaml:"label"`
	Colour Colour `yaml:"colour"`
}

// Stop is a city, town or offboard area of a hex or tile.
type Stop struct {
	Kind    StopKind  `yaml:"kind"`
	Revenue Revenue   `yaml:"revenue,omitempty"`
	Slots   int       `yaml:"slots,omitempty" doc:"token slots of a city or pass; 1 when left out"`
	Size    int       `yaml:"size,omitempty" doc:"size of a pass; a pass is replaced by one of its size"`
	Group   string    `yaml:"group,omitempty" doc:"a run uses at most one stop of a group"`
	Route   RouteRole `yaml:"route,omitempty" doc:"never: does not count when asking whether a corporation has a route"`
}

// Revenue is the value of a stop: one number, or one by the highest tile colour in force.
type Revenue struct {
	Fixed    id.Money            `yaml:",scalar"`
	ByColour map[Colour]id.Money `yaml:",mapping"`
}

// TileSupply is how many copies of a tile the box has.
type TileSupply struct {
	Tile  string `yaml:"tile,key" doc:"number in the tile catalogue"`
	Count int    `yaml:"count"`
	As    *Tile  `yaml:"as,omitempty" doc:"the tile as this title has it, where it differs from the catalogue"`
	Def   Tile   `yaml:"-"`
}

// Tile is a tile of the catalogue.
type Tile struct {
	Colour Colour   `yaml:"colour"`
	Label  string   `yaml:"label,omitempty"`
	Cost   id.Money `yaml:"cost,omitempty" doc:"terrain cost of the tile that replaces it"`
	Stops  []Stop   `yaml:"stops,omitempty"`
	Track  []string `yaml:"track,omitempty" doc:"segments in rotation 0: two ends joined by -, an end is a side 0 to 5 or a stop a, b"`
}

// Catalogue is the tile catalogue: the tiles of all titles in their usual form.
type Catalogue struct {
	Tiles []CatalogueTile `yaml:"tiles"`
}

// CatalogueTile is a tile with its number.
type CatalogueTile struct {
	ID   string `yaml:"tile,key" doc:"number of the tile"`
	Tile `yaml:",inline"`
}

// Find returns the tile with that number.
func (c *Catalogue) Find(number string) (Tile, bool) {
	for _, t := range c.Tiles {
		if t.ID == number {
			return t.Tile, true
		}
	}
	return Tile{}, false
}
