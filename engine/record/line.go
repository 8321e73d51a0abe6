package record

import (
	"encoding/json"
	"slices"
)

// Line is the observable state after an action, as a trace writes it.
type Line struct {
	I              int                    `json:"i"`
	ID             *int                   `json:"id"`
	Type           *string                `json:"type"`
	Entity         any                    `json:"entity"`
	AutoActions    []string               `json:"auto_actions,omitempty"`
	Revenue        *int                   `json:"revenue,omitempty"`
	RouteRevenues  *[]RouteRevenue        `json:"route_revenues,omitempty"`
	Round          string                 `json:"round"`
	RoundName      string                 `json:"round_name"`
	Phase          string                 `json:"phase"`
	Turn           int                    `json:"turn"`
	ORs            int                    `json:"operating_rounds"`
	Current        []any                  `json:"current"`
	ActingPlayers  []any                  `json:"acting_players"`
	Step           string                 `json:"step"`
	Can            []string               `json:"can"`
	Bank           *int                   `json:"bank"`
	Priority       any                    `json:"priority"`
	PlayerOrder    []any                  `json:"player_order"`
	Players        map[string]PlayerLine  `json:"players"`
	Corps          map[string]CorpLine    `json:"corps"`
	OperatingOrder []string               `json:"operating_order"`
	Depot          DepotLine              `json:"depot"`
	Companies      map[string]PrivateLine `json:"companies"`
	Hexes          map[string]string      `json:"hexes"`
	Assignments    map[string][]string    `json:"hex_assignments"`
	PendingEnd     *PendingEnd            `json:"pending_end"`
	End            *string                `json:"end"`
	Auction        *AuctionLine           `json:"auction,omitempty"`
	TitleState     map[string]any         `json:"title_state"`
	Result         map[string]int         `json:"result,omitempty"`
}

// RouteRevenue is what one train of a run earned.
type RouteRevenue struct {
	Train   string `json:"train"`
	Revenue int    `json:"revenue"`
}

// PlayerLine is a player in a trace.
type PlayerLine struct {
	Cash      int            `json:"cash"`
	Value     int            `json:"value"`
	Certs     float64        `json:"certs"`
	CertLimit int            `json:"cert_limit"`
	Shares    map[string]int `json:"shares"`
	Companies []string       `json:"companies"`
	Bankrupt  bool           `json:"bankrupt"`
}

// CorpLine is a corporation in a trace.
type CorpLine struct {
	Floated     bool           `json:"floated"`
	Closed      bool           `json:"closed"`
	Started     bool           `json:"ipoed"`
	Cash        int            `json:"cash"`
	Price       *int           `json:"price"`
	Row         *int           `json:"row"`
	Col         *int           `json:"col"`
	MarketOrder *int           `json:"market_order"`
	Par         *int           `json:"par"`
	President   any            `json:"president"`
	IPO         int            `json:"ipo"`
	Pool        int            `json:"pool"`
	Treasury    int            `json:"treasury"`
	OwnedBy     map[string]int `json:"owned_by_corps"`
	Trains      []string       `json:"trains"`
	Obsolete    []string       `json:"obsolete_trains"`
	Tokens      []TokenLine    `json:"tokens"`
	Loans       int            `json:"loans"`
	Companies   []string       `json:"companies"`
	Assignments []string       `json:"assignments"`
	Operated    bool           `json:"operated"`
	Markers     []string       `json:"markers"`
	SharesHeld  map[string]int `json:"shares_held"`

	More  map[string]any `json:"-"` // what only the title has
	Whole bool           `json:"-"` // shown in full though closed
}

// MarshalJSON writes the keys of the title beside the others; of a corporation that has left the
// game nothing but that.
func (c CorpLine) MarshalJSON() ([]byte, error) {
	if c.Closed && !c.Whole {
		return []byte(`{"closed":true}`), nil
	}
	type plain CorpLine
	text, err := json.Marshal(plain(c))
	if err != nil || len(c.More) == 0 {
		return text, err
	}
	more, err := json.Marshal(c.More)
	if err != nil {
		return nil, err
	}
	return slices.Concat(text[:len(text)-1], []byte(","), more[1:]), nil
}

// TokenLine is a token in a trace.
type TokenLine struct {
	Hex    *string `json:"hex"`
	City   *int    `json:"city"`
	Slot   *int    `json:"slot"`
	Extra  bool    `json:"extra,omitempty"`
	Status string  `json:"status"`
	Price  int     `json:"price"`
}

// DepotLine is the depot in a trace.
type DepotLine struct {
	Next      *string        `json:"next"`
	Remaining map[string]int `json:"remaining"`
	Discarded []string       `json:"discarded"`
}

// PrivateLine is a private in a trace.
type PrivateLine struct {
	Owner   any  `json:"owner"`
	Value   int  `json:"value"`
	Revenue int  `json:"revenue"`
	Closed  bool `json:"closed"`
}

// PendingEnd is a triggered end of the game in a trace.
type PendingEnd struct {
	Reason string `json:"reason"`
	Timing string `json:"timing"`
}

// AuctionLine is the auction in a trace.
type AuctionLine struct {
	Bids map[string][][2]any `json:"bids"`
	On   *string             `json:"on"`
}
