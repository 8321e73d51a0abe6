package factsheet

import (
	"strings"

	"github.com/trainrush/trainrush/engine/title"
)

// words says in the hobby's language what the values of the closed sets mean.
var words = map[any]string{
	title.CapFull:        "full: a company that floats gets its par for every share, sold or not, from the bank",
	title.CapIncremental: "incremental: a company gets the price of each share of its IPO when it is sold",
	title.CapNone:        "none: a company gets nothing for its shares",
	title.CapOwn:         "by a rule of this title",

	title.SellBuySell:      "sell, buy one certificate, sell again",
	title.SellBuy:          "sell, then buy one certificate",
	title.SellBuyOrBuySell: "sell then buy one certificate, or buy one then sell",

	title.SellAfterFirst:          "from the second stock round",
	title.SellAfterAfterSRFloated: "once the company has operated, and in every operating round",
	title.SellAfterOperate:        "once the company has operated",
	title.SellAfterPAnyOperate:    "once the company has operated; by its president at any time",
	title.SellAfterAnyTime:        "at any time",

	title.MoveDownShare:                  "one row down for each share sold",
	title.MoveDownPer10:                  "one row down for each 10 % sold",
	title.MoveDownBlock:                  "one row down for each sale",
	title.MoveLeftShare:                  "one column left for each share sold",
	title.MoveLeftBlock:                  "one column left for each sale",
	title.MoveLeftSharePres:              "one column left for each share that the president sells",
	title.MoveLeftBlockPres:              "one column left for each sale by the president",
	title.MoveDownBlockPres:              "one row down for each sale by the president",
	title.MoveLeftPer10IfPresElseLeftOne: "one column left for each 10 % that the president sells, one for a sale by anybody else",
	title.MoveNone:                       "not at all",

	title.TopRowNone:      "stays",
	title.TopRowDownRight: "moves down and right",
	title.TopRowRight:     "moves right",

	title.PoolDropNone:      "no",
	title.PoolDropDownBlock: "one row down if the pool holds any",
	title.PoolDropDownShare: "one row down for each share in the pool",
	title.PoolDropLeftBlock: "one column left if the pool holds any",

	title.MultipleFromPool:      "the pool",
	title.MultipleFromIPOOrPool: "the IPO or the pool",

	title.OrderAfterLastToAct:    "the player after the last who acted begins, the others follow clockwise",
	title.OrderFirstToPass:       "in the order of passing",
	title.OrderMostCash:          "by cash, most first",
	title.OrderLeastCash:         "by cash, least first",
	title.OrderNextClockwise:     "the next player clockwise begins",
	title.OrderMostCashKeepOrder: "the player with most cash begins, the others follow clockwise",

	title.HomeAtOperate: "in the company's first operating turn",
	title.HomeAtOwn:     "by a rule of this title",

	title.TrackPermissive:         "permissive: a tile must join track of the company, new track or not",
	title.TrackSemiRestrictive:    "semi-restrictive: an upgrade must give the company new track, or change a value on its track",
	title.TrackRestrictive:        "restrictive: an upgrade must give the company new track",
	title.TrackCityPermissive:     "restrictive, but for tiles with a city",
	title.TrackStationRestrictive: "restrictive, but for tiles with a city or town",

	title.ReserveAlways:           "always",
	title.ReserveSingleSlotCities: "on tiles with a city of one slot",
	title.ReserveNever:            "never",

	title.TokenByCurrentOperator: "the company on turn",
	title.TokenByOwner:           "its owner",

	title.BuyRoute:  "if it has a route",
	title.BuyAlways: "always",
	title.BuyNever:  "never",

	title.TrainsAll:           "the bank, the pool and any company, for at least 1",
	title.TrainsSamePresident: "the bank, the pool and companies of the same president",
	title.TrainsDepot:         "the bank and the pool",

	title.TrainsDiscard: "goes to the pool",
	title.TrainsRemove:  "is out of the game",

	title.PayNobody:      "stays in the bank",
	title.PayCorporation: "goes to the company",

	title.HelpValue:  "up to the train's printed price",
	title.HelpAlways: "at any price",
	title.HelpNever:  "not possible",

	title.BankruptOne:          "the game ends with the first",
	title.BankruptAllButOne:    "the game ends when one player is left",
	title.BankruptNeverAllowed: "nobody goes bankrupt",

	title.LayYes:           "yes",
	title.LayNo:            "no",
	title.LayNotIfUpgraded: "if nothing was upgraded before",

	title.EndBank:        "the bank is broken",
	title.EndBankrupt:    "bankruptcy",
	title.EndStockMarket: "a share price reaches the end of the market",
	title.EndFinalPhase:  "the last phase begins",
	title.EndFinalTrain:  "the last train is sold",
	title.EndAllClosed:   "all companies are closed",

	title.AtImmediate:        "at once",
	title.AtCurrentTurn:      "after the present turn",
	title.AtCurrentRound:     "after the present round",
	title.AtCurrentOR:        "after the present or next operating round",
	title.AtFullOR:           "after the present or next set of operating rounds",
	title.AtOneMoreFullORSet: "after one more set of operating rounds",

	title.ZoneNone:        "plain cells",
	title.ZonePar:         "par cells",
	title.ZonePar1:        "par cells of the second group",
	title.ZonePar2:        "par cells of the third group",
	title.ZonePar3:        "par cells of the fourth group",
	title.ZoneNoCertLimit: "yellow cells",
	title.ZoneUnlimited:   "orange cells",
	title.ZoneMultipleBuy: "brown cells",
	title.ZoneClose:       "closing cells",
	title.ZoneEndGame:     "end cells",
}

// say is a value of a closed set in words; colours and the like are words already.
func say[T ~string](v T) string {
	if s, ok := words[v]; ok {
		return s
	}
	return strings.ReplaceAll(string(v), "_", " ")
}
