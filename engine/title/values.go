package title

// Colour is the colour of a tile or printed hex: the laid colours in order of replacement,
// then those that are only printed or only name revenues.
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

// Values lists the words of the set.
func (Colour) Values() []string {
	return []string{"white", "yellow", "green", "brown", "gray", "red", "blue", "black"}
}

// Layout is the orientation of the hexes: a corner or a flat side on top.
type Layout string

// The values of Layout.
const (
	Pointy Layout = "pointy"
	Flat   Layout = "flat"
)

// Values lists the words of the set.
func (Layout) Values() []string { return []string{"pointy", "flat"} }

// Axes says which half of a coordinate runs to the right.
type Axes string

// The values of Axes.
const (
	AxesNumber Axes = "number"
	AxesLetter Axes = "letter"
)

// Values lists the words of the set.
func (Axes) Values() []string { return []string{"number", "letter"} }

// StopKind is the kind of a stop.
type StopKind string

// The values of StopKind.
const (
	City     StopKind = "city"
	Town     StopKind = "town"
	Offboard StopKind = "offboard"
	Pass     StopKind = "pass"
)

// Values lists the words of the set.
func (StopKind) Values() []string { return []string{"city", "town", "offboard", "pass"} }

// RouteRole says whether a stop counts when asking for a route.
type RouteRole string

// The values of RouteRole.
const (
	RouteMandatory RouteRole = "mandatory"
	RouteNever     RouteRole = "never"
)

// Values lists the words of the set.
func (RouteRole) Values() []string { return []string{"mandatory", "never"} }

// CorpKind is the kind of a corporation.
type CorpKind string

// The values of CorpKind.
const (
	Major  CorpKind = "major"
	Minor  CorpKind = "minor"
	System CorpKind = "system"
)

// Values lists the words of the set.
func (CorpKind) Values() []string { return []string{"major", "minor", "system"} }

// Movement is the geometry of the share-price grid.
type Movement string

// The values of Movement.
const (
	TwoDimensional Movement = "two_dimensional"
	OneDimensional Movement = "one_dimensional"
)

// Values lists the words of the set.
func (Movement) Values() []string { return []string{"two_dimensional", "one_dimensional"} }

// Zone is what a cell of the grid does.
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
)

// Values lists the words of the set.
func (Zone) Values() []string {
	return []string{"none", "par", "par_1", "par_2", "par_3", "no_cert_limit", "unlimited", "multiple_buy", "close", "end_game"}
}

// PowerType is an ability of a private.
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
	PowerAssignHex         PowerType = "assign_hex"
	PowerAssignCorporation PowerType = "assign_corporation"
)

// Values lists the words of the set.
func (PowerType) Values() []string {
	return []string{"block_hexes", "tile_lay", "teleport", "token", "exchange", "certificates", "no_sale", "close", "assign_hex", "assign_corporation"}
}

// OwnerType says who must own a private to use a power.
type OwnerType string

// The values of OwnerType.
const (
	OwnerAny         OwnerType = "any"
	OwnerPlayer      OwnerType = "player"
	OwnerCorporation OwnerType = "corporation"
)

// Values lists the words of the set.
func (OwnerType) Values() []string { return []string{"any", "player", "corporation"} }

// PowerTime is the moment of use of a power (common rules, section 5).
type PowerTime string

// The values of PowerTime.
const (
	WhenAny              PowerTime = "any"
	WhenTrack            PowerTime = "track"
	WhenToken            PowerTime = "token"
	WhenRoute            PowerTime = "route"
	WhenDividend         PowerTime = "dividend"
	WhenBuyTrain         PowerTime = "buy_train"
	WhenOwningCorpOrTurn PowerTime = "owning_corp_or_turn"
	WhenSold             PowerTime = "sold"
)

// Values lists the words of the set.
func (PowerTime) Values() []string {
	return []string{"any", "track", "token", "route", "dividend", "buy_train", "owning_corp_or_turn", "sold"}
}

// Source is where a certificate comes from.
type Source string

// The values of Source.
const (
	FromIPO  Source = "ipo"
	FromPool Source = "pool"
)

// Values lists the words of the set.
func (Source) Values() []string { return []string{"ipo", "pool"} }
