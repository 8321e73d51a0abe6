package title

// HomeToken says when the home token is placed.
type HomeToken string

// The values of HomeToken.
const (
	HomeAtOperate HomeToken = "operate"
	HomeAtOwn     HomeToken = "own"
)

// Values lists the words of the set.
func (HomeToken) Values() []string {
	return []string{"operate", "own"}
}

// TrackRestriction is what a tile lay must achieve.
type TrackRestriction string

// The values of TrackRestriction.
const (
	TrackPermissive         TrackRestriction = "permissive"
	TrackSemiRestrictive    TrackRestriction = "semi_restrictive"
	TrackRestrictive        TrackRestriction = "restrictive"
	TrackCityPermissive     TrackRestriction = "city_permissive"
	TrackStationRestrictive TrackRestriction = "station_restrictive"
)

// Values lists the words of the set.
func (TrackRestriction) Values() []string {
	return []string{"permissive", "semi_restrictive", "restrictive", "city_permissive", "station_restrictive"}
}

// HexReservations says when a reservation of a whole hex keeps others out.
type HexReservations string

// The values of HexReservations.
const (
	ReserveAlways           HexReservations = "always"
	ReserveSingleSlotCities HexReservations = "single_slot_cities"
	ReserveNever            HexReservations = "never"
)

// Values lists the words of the set.
func (HexReservations) Values() []string { return []string{"always", "single_slot_cities", "never"} }

// TokenChoice says who places a lifted token again.
type TokenChoice string

// The values of TokenChoice.
const (
	TokenByCurrentOperator TokenChoice = "current_operator"
	TokenByOwner           TokenChoice = "owner"
)

// Values lists the words of the set.
func (TokenChoice) Values() []string { return []string{"current_operator", "owner"} }

// MustBuyTrain says when a corporation without a train must buy one.
type MustBuyTrain string

// The values of MustBuyTrain.
const (
	BuyRoute  MustBuyTrain = "route"
	BuyAlways MustBuyTrain = "always"
	BuyNever  MustBuyTrain = "never"
)

// Values lists the words of the set.
func (MustBuyTrain) Values() []string { return []string{"route", "always", "never"} }

// TrainsFrom says whose trains may be bought.
type TrainsFrom string

// The values of TrainsFrom.
const (
	TrainsAll           TrainsFrom = "all"
	TrainsSamePresident TrainsFrom = "same_president"
	TrainsDepot         TrainsFrom = "depot"
)

// Values lists the words of the set.
func (TrainsFrom) Values() []string { return []string{"all", "same_president", "depot"} }

// DiscardedTrains is what happens to a discarded train.
type DiscardedTrains string

// The values of DiscardedTrains.
const (
	TrainsDiscard DiscardedTrains = "discard"
	TrainsRemove  DiscardedTrains = "remove"
)

// Values lists the words of the set.
func (DiscardedTrains) Values() []string { return []string{"discard", "remove"} }

// Payee says who gets the dividend of unsold certificates.
type Payee string

// The values of Payee.
const (
	PayNobody      Payee = "nobody"
	PayCorporation Payee = "corporation"
)

// Values lists the words of the set.
func (Payee) Values() []string { return []string{"nobody", "corporation"} }

// EmergencyFrom is the president's help for a train of another corporation.
type EmergencyFrom string

// The values of EmergencyFrom.
const (
	HelpValue  EmergencyFrom = "value"
	HelpAlways EmergencyFrom = "always"
	HelpNever  EmergencyFrom = "never"
)

// Values lists the words of the set.
func (EmergencyFrom) Values() []string { return []string{"value", "always", "never"} }

// Bankruptcy says when bankruptcies end the game.
type Bankruptcy string

// The values of Bankruptcy.
const (
	BankruptOne          Bankruptcy = "one"
	BankruptAllButOne    Bankruptcy = "all_but_one"
	BankruptNeverAllowed Bankruptcy = "never_allowed"
)

// Values lists the words of the set.
func (Bankruptcy) Values() []string { return []string{"one", "all_but_one", "never_allowed"} }

// LayKind says whether a tile action allows a lay.
type LayKind string

// The values of LayKind.
const (
	LayYes           LayKind = "yes"
	LayNo            LayKind = "no"
	LayNotIfUpgraded LayKind = "not_if_upgraded"
)

// Values lists the words of the set.
func (LayKind) Values() []string { return []string{"yes", "no", "not_if_upgraded"} }

// EndReason is what ends a game.
type EndReason string

// The values of EndReason.
const (
	EndBank        EndReason = "bank"
	EndBankrupt    EndReason = "bankrupt"
	EndStockMarket EndReason = "stock_market"
	EndFinalPhase  EndReason = "final_phase"
	EndFinalTrain  EndReason = "final_train"
	EndAllClosed   EndReason = "all_closed"
)

// Values lists the words of the set.
func (EndReason) Values() []string {
	return []string{"bank", "bankrupt", "stock_market", "final_phase", "final_train", "all_closed"}
}

// EndTiming says when the game ends after a condition is met.
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

// Values lists the words of the set.
func (EndTiming) Values() []string {
	return []string{"immediate", "current_turn", "current_round", "current_or", "full_or", "one_more_full_or_set"}
}
