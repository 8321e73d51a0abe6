package id

// Rule names a check that an action must pass. A refused action names the rule it
// breaks; a Game may tolerate some rules when it replays a record that was accepted
// without them.
type Rule uint8

// The rules, in the order of a game. The words are in ruleWords.
const (
	NoRule Rule = iota
	RuleTurn
	RuleStep
	RuleGameOver
	RuleBidFront
	RuleBidMinimum
	RuleBidMultiple
	RuleBidMoney
	RuleParCell
	RuleParOnce
	RuleCash
	RuleOnePurchase
	RuleSoldThisRound
	RuleHoldLimit
	RuleCertLimit
	RuleCertSource
	RuleSellTiming
	RuleSellOrder
	RuleSellBlocks
	RuleSellLimit
	RulePoolLimit
	RulePresidentSale
	RuleMustSell
	RuleNotStarted
	RulePrivateSale
	RulePrivatePrice
	RulePrivatePower
	RuleExchange
	RuleTileAction
	RuleTileSupply
	RuleTilePhase
	RuleHexBlocked
	RuleTileColour
	RuleTileTrack
	RuleTileLabel
	RuleTileTowns
	RuleTileCities
	RuleTileCityExits
	RuleTileExits
	RuleTileReach
	RuleTileRotation
	RuleTileNewStops
	RuleTileSlots
	RuleTileTowncut
	RuleTrackRestriction
	RuleTokenUsed
	RuleTokenSlot
	RuleTokenHex
	RuleTokenReserved
	RuleTokenReach
	RuleRouteTrain
	RuleRouteStops
	RuleRouteToken
	RuleRouteRepeat
	RuleRouteLength
	RuleRouteBlocked
	RuleRouteTrack
	RuleRouteGroup
	RuleRouteShared
	RuleRouteRevenue
	RuleDividendKind
	RuleTrainOnSale
	RuleTrainRoom
	RuleTrainPrice
	RuleTrainTrade
	RuleTrainSeller
	RuleTrainMust
	RuleTrainDiscard
	RuleEmergencyCheapest
	RuleEmergencyHelp
	RuleEmergencySale
	RuleEmergencyNeed
	RuleBankrupt
	RulePrivateBonus
	RuleTileCityKept
	RuleUnknown
	RuleSellBundle
	RuleDestination
	RuleVesting
	RulePoolFirst
	RuleRight
	RuleMerge
	RuleNationalTrain
	RuleFaceValue
	RuleBorrow
	numRules
)

var ruleWords = [numRules]string{
	NoRule:                "no rule",
	RuleTurn:              "it is not this player's or company's turn to act",
	RuleStep:              "this kind of action is not possible now",
	RuleGameOver:          "the game is over",
	RuleBidFront:          "the first private on offer is bought for its minimum price",
	RuleBidMinimum:        "a bid must reach the minimum",
	RuleBidMultiple:       "a bid must exceed the minimum by a multiple of the increment",
	RuleBidMoney:          "a bid may not exceed the player's uncommitted cash",
	RuleParCell:           "a company starts in a par cell",
	RuleParOnce:           "the company is already started",
	RuleCash:              "the buyer must have the cash",
	RuleOnePurchase:       "one purchase in a turn",
	RuleSoldThisRound:     "a player who sold a company in this stock round may not buy it",
	RuleHoldLimit:         "a player may not hold more of a company than the holding limit",
	RuleCertLimit:         "a player may not hold more certificates than the limit",
	RuleCertSource:        "the certificate must be for sale where it lies",
	RuleSellTiming:        "certificates of this company may not be sold yet",
	RuleSellOrder:         "the order of sales and purchases in a turn",
	RuleSellBlocks:        "all certificates of a company are sold in one block",
	RuleSellLimit:         "no more of a company may be sold in this turn",
	RulePoolLimit:         "the bank pool may not hold more of a company than its limit",
	RulePresidentSale:     "the president's certificate needs somebody to take it over",
	RuleMustSell:          "a player above a limit may only sell",
	RuleNotStarted:        "the company is not started",
	RulePrivateSale:       "this private may not be sold now",
	RulePrivatePrice:      "the price of a private lies between its minimum and its maximum",
	RulePrivatePower:      "the power of the private cannot be used so",
	RuleExchange:          "the private cannot be exchanged for this certificate",
	RuleTileAction:        "no such tile action is left in this turn",
	RuleTileSupply:        "no copy of the tile is left",
	RuleTilePhase:         "the colour of the tile is not available yet",
	RuleHexBlocked:        "a private blocks the hex",
	RuleTileColour:        "a tile is replaced by one of the next colour",
	RuleTileTrack:         "all old track must be kept",
	RuleTileLabel:         "the labels of the tile and the hex differ",
	RuleTileTowns:         "the number of towns must be kept",
	RuleTileCities:        "the number of cities must be kept",
	RuleTileCityExits:     "each city must keep its exits",
	RuleTileExits:         "track may not lead off the map or against a closed side",
	RuleTileReach:         "the tile must join track of the company",
	RuleTileRotation:      "the tile does not fit in this rotation",
	RuleTileNewStops:      "a stop of the new tile must continue a stop of the old one",
	RuleTileSlots:         "a city may not become smaller",
	RuleTileTowncut:       "each stop must keep its exits",
	RuleTrackRestriction:  "the lay must use new track or change a value that the company reaches",
	RuleTokenUsed:         "the company has no token left to place",
	RuleTokenSlot:         "the city has no free slot",
	RuleTokenHex:          "a company may have one token in a hex",
	RuleTokenReserved:     "the slot is reserved for another company",
	RuleTokenReach:        "the company does not reach the city",
	RuleRouteTrain:        "the train may not run",
	RuleRouteStops:        "a run needs two stops",
	RuleRouteToken:        "a run needs a token of the company",
	RuleRouteRepeat:       "a run may not visit a stop twice",
	RuleRouteLength:       "the run is too long for the train",
	RuleRouteBlocked:      "a run may not pass a stop that is blocked",
	RuleRouteTrack:        "the track of a run must join",
	RuleRouteGroup:        "a run uses one stop of a group",
	RuleRouteShared:       "track may be used once in a turn",
	RuleRouteRevenue:      "the revenue of a run is the sum of its stops",
	RuleDividendKind:      "this kind of dividend does not exist",
	RuleTrainOnSale:       "the train is not for sale",
	RuleTrainRoom:         "the company has no room for another train",
	RuleTrainPrice:        "the price of the train",
	RuleTrainTrade:        "the train cannot be traded in",
	RuleTrainSeller:       "trains of this seller may not be bought",
	RuleTrainMust:         "the company must buy a train",
	RuleTrainDiscard:      "only a company above its train limit discards one of its trains",
	RuleEmergencyCheapest: "with the president's help only the cheapest train of the bank may be bought",
	RuleEmergencyHelp:     "the president may not pay for this train",
	RuleEmergencySale:     "this certificate may not be sold in an emergency",
	RuleEmergencyNeed:     "no more may be sold than needed",
	RuleBankrupt:          "a bankruptcy needs an unpayable train",
	RulePrivateBonus:      "players may not trade a private whose certificate its buyer would be granted again",
	RuleTileCityKept:      "each city of the old tile must go on in one city of the new one",
	RuleUnknown:           "the game has no such thing or amount",
	RuleSellBundle:        "ordinary certificates are sold before the president's, small ones before large ones",
	RuleDestination:       "the corporations that have reached their destinations",
	RuleVesting:           "a player keeps a share of a company that he bought in this turn",
	RulePoolFirst:         "certificates of the IPO are not sold while the pool holds too many",
	RuleRight:             "the right is not for sale",
	RuleMerge:             "the decision is not this corporation's",
	RuleNationalTrain:     "the national railway buys only trains that never rust",
	RuleFaceValue:         "the national railway trades trains at the printed price",
	RuleBorrow:            "this train cannot be borrowed",
}

// String is the rule in words.
func (r Rule) String() string {
	if r < numRules {
		return ruleWords[r]
	}
	return "unknown rule"
}

// RuleSet is a set of rules.
type RuleSet [2]uint64

// With returns the set with r added.
func (s RuleSet) With(r Rule) RuleSet {
	s[r>>6] |= 1 << (r & 63)
	return s
}

// Has reports whether r is in the set.
func (s RuleSet) Has(r Rule) bool { return s[r>>6]&(1<<(r&63)) != 0 }
