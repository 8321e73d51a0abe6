package title

// Colour: colour of a tile or printed hex; the laid colours in order of replacement, then the colours that are only printed or only name revenues.
type Colour string

// The values of Colour.
const (
	White  Colour = "white"
	Yellow Colour = "yellow"
	Green  Colour = "green"
	Brown  Colour = "brown"
	Gray   Colour = "gray"
	Red    Colour = "red"
	Blue   Colour = "blue"
	Black  Colour = "black"
)

// Values lists what a Colour can be.
func (Colour) Values() []string {
	return []string{"white", "yellow", "green", "brown", "gray", "red", "blue", "black"}
}

// Layout: orientation of the hexes.
type Layout string

// The values of Layout.
const (
	Pointy Layout = "pointy"
	Flat   Layout = "flat"
)

// Values lists what a Layout can be.
func (Layout) Values() []string { return []string{"pointy", "flat"} }

// Axes: which half of a coordinate runs to the right.
type Axes string

// The values of Axes.
const (
	AxesNumber Axes = "number"
	AxesLetter Axes = "letter"
)

// Values lists what a Axes can be.
func (Axes) Values() []string { return []string{"number", "letter"} }

// StopKind: kind of a stop.
type StopKind string

// The values of StopKind.
const (
	City     StopKind = "city"
	Town     StopKind = "town"
	Offboard StopKind = "offboard"
	Pass     StopKind = "pass"
)

// Values lists what a StopKind can be.
func (StopKind) Values() []string { return []string{"city", "town", "offboard", "pass"} }

// RouteRole: whether a stop counts when asking for a route.
type RouteRole string

// The values of RouteRole.
const (
	RouteMandatory RouteRole = "mandatory"
	RouteNever     RouteRole = "never"
)

// Values lists what a RouteRole can be.
func (RouteRole) Values() []string { return []string{"mandatory", "never"} }

// CorpKind: kind of a corporation.
type CorpKind string

// The values of CorpKind.
const (
	Major  CorpKind = "major"
	Minor  CorpKind = "minor"
	System CorpKind = "system"
)

// Values lists what a CorpKind can be.
func (CorpKind) Values() []string { return []string{"major", "minor", "system"} }

// Movement: geometry of the share-price grid.
type Movement string

// The values of Movement.
const (
	TwoDimensional Movement = "two_dimensional"
	OneDimensional Movement = "one_dimensional"
)

// Values lists what a Movement can be.
func (Movement) Values() []string { return []string{"two_dimensional", "one_dimensional"} }

// Zone: what a cell of the grid does.
type Zone string

// The values of Zone.
const (
	ZoneNone        Zone = "none"
	ZonePar         Zone = "par"
	ZonePar1        Zone = "par_1"
	ZonePar2        Zone = "par_2"
	ZonePar3        Zone = "par_3"
	ZoneNoCertLimit Zone = "no_cert_limit"
	ZoneUnlimited   Zone = "unlimited"
	ZoneMultipleBuy Zone = "multiple_buy"
	ZoneClose       Zone = "close"
	ZoneEndGame     Zone = "end_game"
	ZoneMaxPrice    Zone = "max_price"
	ZoneMaxPrice1   Zone = "max_price_1"
)

// Values lists what a Zone can be.
func (Zone) Values() []string {
	return []string{"none", "par", "par_1", "par_2", "par_3", "no_cert_limit", "unlimited", "multiple_buy", "close", "end_game", "max_price", "max_price_1"}
}

// PowerType: ability of a private.
type PowerType string

// The values of PowerType.
const (
	PowerBlockHexes        PowerType = "block_hexes"
	PowerTileLay           PowerType = "tile_lay"
	PowerTeleport          PowerType = "teleport"
	PowerToken             PowerType = "token"
	PowerExchange          PowerType = "exchange"
	PowerCertificates      PowerType = "certificates"
	PowerNoSale            PowerType = "no_sale"
	PowerClose             PowerType = "close"
	PowerIncome            PowerType = "income"
	PowerAssignHex         PowerType = "assign_hex"
	PowerAssignCorporation PowerType = "assign_corporation"
)

// Values lists what a PowerType can be.
func (PowerType) Values() []string {
	return []string{"block_hexes", "tile_lay", "teleport", "token", "exchange", "certificates", "no_sale", "close", "income", "assign_hex", "assign_corporation"}
}

// OwnerType: who must own a private to use a power.
type OwnerType string

// The values of OwnerType.
const (
	OwnerAny         OwnerType = "any"
	OwnerPlayer      OwnerType = "player"
	OwnerCorporation OwnerType = "corporation"
)

// Values lists what a OwnerType can be.
func (OwnerType) Values() []string { return []string{"any", "player", "corporation"} }

// PowerTime: moment of use of a power (common rules, section 5).
type PowerTime string

// The values of PowerTime.
const (
	WhenAny                PowerTime = "any"
	WhenTrack              PowerTime = "track"
	WhenToken              PowerTime = "token"
	WhenRoute              PowerTime = "route"
	WhenDividend           PowerTime = "dividend"
	WhenBuyTrain           PowerTime = "buy_train"
	WhenOwningCorpORTurn   PowerTime = "owning_corp_or_turn"
	WhenOwningPlayerORTurn PowerTime = "owning_player_or_turn"
	WhenOwningPlayerTrack  PowerTime = "owning_player_track"
	WhenOwningPlayerToken  PowerTime = "owning_player_token"
	WhenOwningPlayerSRTurn PowerTime = "owning_player_sr_turn"
	WhenORBetweenTurns     PowerTime = "or_between_turns"
	WhenORStart            PowerTime = "or_start"
	WhenStockRound         PowerTime = "stock_round"
	WhenSold               PowerTime = "sold"
	WhenBought             PowerTime = "bought"
)

// Values lists what a PowerTime can be.
func (PowerTime) Values() []string {
	return []string{"any", "track", "token", "route", "dividend", "buy_train", "owning_corp_or_turn", "owning_player_or_turn", "owning_player_track", "owning_player_token", "owning_player_sr_turn", "or_between_turns", "or_start", "stock_round", "sold", "bought"}
}

// Source: where a certificate comes from.
type Source string

// The values of Source.
const (
	FromIPO  Source = "ipo"
	FromPool Source = "pool"
)

// Values lists what a Source can be.
func (Source) Values() []string { return []string{"ipo", "pool"} }

// Capitalization: what a corporation gets for its shares.
type Capitalization string

// The values of Capitalization.
const (
	CapFull        Capitalization = "full"
	CapIncremental Capitalization = "incremental"
	CapNone        Capitalization = "none"
	CapOwn         Capitalization = "own"
)

// Values lists what a Capitalization can be.
func (Capitalization) Values() []string { return []string{"full", "incremental", "none", "own"} }

// SellBuyOrder: order of sales and purchases in a turn.
type SellBuyOrder string

// The values of SellBuyOrder.
const (
	SellBuySell      SellBuyOrder = "sell_buy_sell"
	SellBuy          SellBuyOrder = "sell_buy"
	SellBuyORBuySell SellBuyOrder = "sell_buy_or_buy_sell"
)

// Values lists what a SellBuyOrder can be.
func (SellBuyOrder) Values() []string {
	return []string{"sell_buy_sell", "sell_buy", "sell_buy_or_buy_sell"}
}

// SellAfter: from when certificates may be sold.
type SellAfter string

// The values of SellAfter.
const (
	SellAfterFirst          SellAfter = "first"
	SellAfterAfterSRFloated SellAfter = "after_sr_floated"
	SellAfterOperate        SellAfter = "operate"
	SellAfterPAnyOperate    SellAfter = "p_any_operate"
	SellAfterFullORTurn     SellAfter = "full_or_turn"
	SellAfterRound          SellAfter = "round"
	SellAfterAnyTime        SellAfter = "any_time"
)

// Values lists what a SellAfter can be.
func (SellAfter) Values() []string {
	return []string{"first", "after_sr_floated", "operate", "p_any_operate", "full_or_turn", "round", "any_time"}
}

// SellMovement: price movement after a sale.
type SellMovement string

// The values of SellMovement.
const (
	MoveDownShare                  SellMovement = "down_share"
	MoveDownPer10                  SellMovement = "down_per_10"
	MoveDownBlock                  SellMovement = "down_block"
	MoveLeftShare                  SellMovement = "left_share"
	MoveLeftBlock                  SellMovement = "left_block"
	MoveLeftSharePres              SellMovement = "left_share_pres"
	MoveLeftBlockPres              SellMovement = "left_block_pres"
	MoveDownBlockPres              SellMovement = "down_block_pres"
	MoveLeftPer10IfPresElseLeftOne SellMovement = "left_per_10_if_pres_else_left_one"
	MoveNone                       SellMovement = "none"
)

// Values lists what a SellMovement can be.
func (SellMovement) Values() []string {
	return []string{"down_share", "down_per_10", "down_block", "left_share", "left_block", "left_share_pres", "left_block_pres", "down_block_pres", "left_per_10_if_pres_else_left_one", "none"}
}

// TopRow: a move up in the top row.
type TopRow string

// The values of TopRow.
const (
	TopRowNone      TopRow = "none"
	TopRowDownRight TopRow = "down_right"
	TopRowRight     TopRow = "right"
)

// Values lists what a TopRow can be.
func (TopRow) Values() []string { return []string{"none", "down_right", "right"} }

// PoolDrop: fall for certificates in the pool.
type PoolDrop string

// The values of PoolDrop.
const (
	PoolDropNone      PoolDrop = "none"
	PoolDropDownBlock PoolDrop = "down_block"
	PoolDropDownShare PoolDrop = "down_share"
	PoolDropLeftBlock PoolDrop = "left_block"
)

// Values lists what a PoolDrop can be.
func (PoolDrop) Values() []string { return []string{"none", "down_block", "down_share", "left_block"} }

// MultipleBuy: where further certificates of a turn come from.
type MultipleBuy string

// The values of MultipleBuy.
const (
	MultipleFromPool      MultipleBuy = "pool"
	MultipleFromIPOORPool MultipleBuy = "ipo_or_pool"
)

// Values lists what a MultipleBuy can be.
func (MultipleBuy) Values() []string { return []string{"pool", "ipo_or_pool"} }

// NextOrder: order of players for the following rounds.
type NextOrder string

// The values of NextOrder.
const (
	OrderAfterLastToAct    NextOrder = "after_last_to_act"
	OrderFirstToPass       NextOrder = "first_to_pass"
	OrderMostCash          NextOrder = "most_cash"
	OrderLeastCash         NextOrder = "least_cash"
	OrderNextClockwise     NextOrder = "next_clockwise"
	OrderMostCashKeepOrder NextOrder = "most_cash_keep_order"
)

// Values lists what a NextOrder can be.
func (NextOrder) Values() []string {
	return []string{"after_last_to_act", "first_to_pass", "most_cash", "least_cash", "next_clockwise", "most_cash_keep_order"}
}

// HomeToken: when the home token is placed.
type HomeToken string

// The values of HomeToken.
const (
	HomeAtOperate        HomeToken = "operate"
	HomeAtOperatingRound HomeToken = "operating_round"
	HomeAtFloat          HomeToken = "float"
	HomeAtPar            HomeToken = "par"
	HomeAtOwn            HomeToken = "own"
)

// Values lists what a HomeToken can be.
func (HomeToken) Values() []string {
	return []string{"operate", "operating_round", "float", "par", "own"}
}

// TrackRestriction: what a tile lay must achieve.
type TrackRestriction string

// The values of TrackRestriction.
const (
	TrackPermissive         TrackRestriction = "permissive"
	TrackSemiRestrictive    TrackRestriction = "semi_restrictive"
	TrackRestrictive        TrackRestriction = "restrictive"
	TrackCityPermissive     TrackRestriction = "city_permissive"
	TrackStationRestrictive TrackRestriction = "station_restrictive"
)

// Values lists what a TrackRestriction can be.
func (TrackRestriction) Values() []string {
	return []string{"permissive", "semi_restrictive", "restrictive", "city_permissive", "station_restrictive"}
}

// HexReservations: when a reservation of a whole hex keeps others out.
type HexReservations string

// The values of HexReservations.
const (
	ReserveAlways           HexReservations = "always"
	ReserveSingleSlotCities HexReservations = "single_slot_cities"
	ReserveNever            HexReservations = "never"
)

// Values lists what a HexReservations can be.
func (HexReservations) Values() []string { return []string{"always", "single_slot_cities", "never"} }

// TokenChoice: who places a lifted token again.
type TokenChoice string

// The values of TokenChoice.
const (
	TokenByCurrentOperator TokenChoice = "current_operator"
	TokenByOwner           TokenChoice = "owner"
)

// Values lists what a TokenChoice can be.
func (TokenChoice) Values() []string { return []string{"current_operator", "owner"} }

// MustBuyTrain: when a corporation without a train must buy one.
type MustBuyTrain string

// The values of MustBuyTrain.
const (
	BuyRoute  MustBuyTrain = "route"
	BuyAlways MustBuyTrain = "always"
	BuyNever  MustBuyTrain = "never"
)

// Values lists what a MustBuyTrain can be.
func (MustBuyTrain) Values() []string { return []string{"route", "always", "never"} }

// TrainsFrom: whose trains may be bought.
type TrainsFrom string

// The values of TrainsFrom.
const (
	TrainsAll           TrainsFrom = "all"
	TrainsSamePresident TrainsFrom = "same_president"
	TrainsDepot         TrainsFrom = "depot"
)

// Values lists what a TrainsFrom can be.
func (TrainsFrom) Values() []string { return []string{"all", "same_president", "depot"} }

// DiscardedTrains: what happens to a discarded train.
type DiscardedTrains string

// The values of DiscardedTrains.
const (
	TrainsDiscard DiscardedTrains = "discard"
	TrainsRemove  DiscardedTrains = "remove"
)

// Values lists what a DiscardedTrains can be.
func (DiscardedTrains) Values() []string { return []string{"discard", "remove"} }

// Payee: who gets the dividend of unsold certificates.
type Payee string

// The values of Payee.
const (
	PayNobody      Payee = "nobody"
	PayCorporation Payee = "corporation"
)

// Values lists what a Payee can be.
func (Payee) Values() []string { return []string{"nobody", "corporation"} }

// EmergencyFrom: president's help for a train of another corporation.
type EmergencyFrom string

// The values of EmergencyFrom.
const (
	HelpValue  EmergencyFrom = "value"
	HelpAlways EmergencyFrom = "always"
	HelpNever  EmergencyFrom = "never"
)

// Values lists what a EmergencyFrom can be.
func (EmergencyFrom) Values() []string { return []string{"value", "always", "never"} }

// Bankruptcy: when bankruptcies end the game.
type Bankruptcy string

// The values of Bankruptcy.
const (
	BankruptOne          Bankruptcy = "one"
	BankruptAllButOne    Bankruptcy = "all_but_one"
	BankruptNeverAllowed Bankruptcy = "never_allowed"
)

// Values lists what a Bankruptcy can be.
func (Bankruptcy) Values() []string { return []string{"one", "all_but_one", "never_allowed"} }

// LayKind: whether a tile action allows a lay.
type LayKind string

// The values of LayKind.
const (
	LayYes           LayKind = "yes"
	LayNo            LayKind = "no"
	LayNotIfUpgraded LayKind = "not_if_upgraded"
)

// Values lists what a LayKind can be.
func (LayKind) Values() []string { return []string{"yes", "no", "not_if_upgraded"} }

// EndReason: what ends a game.
type EndReason string

// The values of EndReason.
const (
	EndBank        EndReason = "bank"
	EndBankrupt    EndReason = "bankrupt"
	EndStockMarket EndReason = "stock_market"
	EndFinalPhase  EndReason = "final_phase"
	EndFinalTrain  EndReason = "final_train"
	EndAllClosed   EndReason = "all_closed"
	EndOffboards   EndReason = "offboards"
)

// Values lists what a EndReason can be.
func (EndReason) Values() []string {
	return []string{"bank", "bankrupt", "stock_market", "final_phase", "final_train", "all_closed", "offboards"}
}

// EndTiming: when the game ends after a condition is met.
type EndTiming string

// The values of EndTiming.
const (
	AtImmediate        EndTiming = "immediate"
	AtCurrentTurn      EndTiming = "current_turn"
	AtCurrentRound     EndTiming = "current_round"
	AtCurrentOR        EndTiming = "current_or"
	AtFullOR           EndTiming = "full_or"
	AtOneMoreFullORSet EndTiming = "one_more_full_or_set"
)

// Values lists what a EndTiming can be.
func (EndTiming) Values() []string {
	return []string{"immediate", "current_turn", "current_round", "current_or", "full_or", "one_more_full_or_set"}
}
