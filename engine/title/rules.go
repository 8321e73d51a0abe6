package title

import "github.com/trainrush/trainrush/engine/id"

// Rules are the switches that vary between titles and in house rules. Each names
// its source: the tables of common rules, sections 22.1 to 22.4.
type Rules struct {
	// Money, limits, auction.
	Capitalization        Capitalization `yaml:"capitalization" doc:"what a corporation gets for its shares"`
	MinBidIncrement       id.Money       `yaml:"min_bid_increment"`
	BidMultiples          bool           `yaml:"bid_multiples" doc:"a raise must be a whole number of increments"`
	OnlyHighestBidHeld    bool           `yaml:"only_highest_bid_held" doc:"only bids that lead hold money back"`
	CertLimitZones        []Zone         `yaml:"cert_limit_zones" doc:"zones in which certificates do not count for the limit"`
	CertLimitPrivates     bool           `yaml:"cert_limit_privates" doc:"privates count for the certificate limit"`
	PoolLimit             int            `yaml:"pool_limit" doc:"percent of a corporation that the pool may hold after a sale"`
	ForceSaleAboveHolding bool           `yaml:"force_sale_above_holding" doc:"a player above the holding limit must sell"`

	// Stock round.
	SellBuyOrder     SellBuyOrder `yaml:"sell_buy_order"`
	SellAfter        SellAfter    `yaml:"sell_after"`
	SellInBlocks     bool         `yaml:"sell_in_blocks" doc:"one sale of a corporation in a turn"`
	TurnSellLimit    int          `yaml:"turn_sell_limit" doc:"percent of a corporation that may be sold in a turn; 0 for no limit"`
	SellMovement     SellMovement `yaml:"sell_movement"`
	SoldOutRises     bool         `yaml:"sold_out_rises" doc:"a sold-out corporation moves up at the end of a stock round"`
	SoldOutTopRow    TopRow       `yaml:"sold_out_top_row" doc:"a move up in the top row"`
	PoolDrop         PoolDrop     `yaml:"pool_drop" doc:"fall at the end of a stock round for certificates in the pool"`
	MultipleBuyZones []Zone       `yaml:"multiple_buy_zones" doc:"zones in which several certificates may be bought in one turn"`
	MultipleBuyFrom  MultipleBuy  `yaml:"multiple_buy_from" doc:"where the further certificates may come from"`
	NextOrder        NextOrder    `yaml:"next_order" doc:"order of players for the following rounds"`
	PresidentToPool  bool         `yaml:"president_to_pool" doc:"the president's certificate may be sold to the pool"`

	// Operating round.
	HomeToken         HomeToken        `yaml:"home_token" doc:"when the home token is placed"`
	TileLays          []TileLay        `yaml:"tile_lays" doc:"tile actions of a turn, in order"`
	TrackRestriction  TrackRestriction `yaml:"track_restriction"`
	HexReservations   HexReservations  `yaml:"hex_reservations" doc:"when a reservation of a whole hex keeps others out of a laid tile"`
	TokenChoice       TokenChoice      `yaml:"token_choice" doc:"who places a token again that a tile lay lifted"`
	TownsMayGo        bool             `yaml:"towns_may_go" doc:"an upgrade may remove a town"`
	MustBuyTrain      MustBuyTrain     `yaml:"must_buy_train"`
	TrainsFrom        TrainsFrom       `yaml:"trains_from" doc:"whose trains a corporation may buy"`
	TrainsAtFaceValue bool             `yaml:"trains_at_face_value" doc:"trains change hands at the printed price only"`
	DiscardedTrains   DiscardedTrains  `yaml:"discarded_trains"`
	DiscardDiscount   id.Money         `yaml:"discard_discount" doc:"reduction for a train of the pool"`
	PoolSharesPay     Payee            `yaml:"pool_shares_pay" doc:"who gets the dividend of certificates in the pool"`
	IPOSharesPay      Payee            `yaml:"ipo_shares_pay" doc:"who gets the dividend of certificates in the IPO"`
	HalfDividend      bool             `yaml:"half_dividend" doc:"half the revenue may be paid out"`
	ImpassableColours []Colour         `yaml:"impassable_colours,omitempty" doc:"printed colours that track enters only over their printed exits"`

	// Emergency and end.
	EmergencyPresidencies bool           `yaml:"emergency_presidencies" doc:"an emergency sale may hand over other corporations' presidencies"`
	EmergencyFrom         EmergencyFrom  `yaml:"emergency_from" doc:"president's help for a train of another corporation"`
	EmergencyCheapest     bool           `yaml:"emergency_cheapest" doc:"only the cheapest depot train may be bought with help"`
	EmergencySellMore     bool           `yaml:"emergency_sell_more" doc:"the president may sell more than needed"`
	Bankruptcy            Bankruptcy     `yaml:"bankruptcy" doc:"what a bankruptcy ends"`
	EndConditions         []EndCondition `yaml:"end_conditions"`
	EndLocksFirst         bool           `yaml:"end_locks_first" doc:"the first trigger fixes the end, even if an earlier one follows"`
}

// TileLay is one tile action of a turn.
type TileLay struct {
	Lay         LayKind  `yaml:"lay" doc:"a first tile on white land"`
	Upgrade     LayKind  `yaml:"upgrade" doc:"the replacement of a tile"`
	Cost        id.Money `yaml:"cost,omitempty" doc:"extra cost of a yellow tile"`
	UpgradeCost id.Money `yaml:"upgrade_cost,omitempty" doc:"extra cost of another tile"`
	OtherHex    bool     `yaml:"other_hex,omitempty" doc:"not on a hex that got a tile this turn"`
}

// EndCondition ends the game some time after it is met.
type EndCondition struct {
	Reason EndReason `yaml:"reason,key"`
	Timing EndTiming `yaml:"timing"`
}
