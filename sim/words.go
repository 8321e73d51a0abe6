package sim

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/sim/dataset"
)

// Words are the closed sets of words in the tables, with what each means; a title uses some of
// them.
func Words() []dataset.Words {
	events := dataset.Words{Heading: "Types of events", Column: "events.type"}
	for _, t := range engine.EventTypes() {
		if text := eventMeanings[t]; text != "" {
			events.Add(t.String(), text)
		}
	}
	events.Add(eventRefused, "the player in seat refuses to sell the private, train or share to the counterparty for amount")
	events.Add(eventAgreed, "the player in seat agrees to sell it to the counterparty; amount is the printed price, what was paid is in the event that follows")
	reasons := dataset.Words{Heading: "Reasons for which money moves", Column: "flows.reason"}
	for _, r := range ledger.Reasons() {
		reasons.Add(r.String(), reasonMeanings[r])
	}
	ends := dataset.Words{Heading: "End reasons", Column: "games.end_reason"}
	for _, r := range engine.EndReasons() {
		ends.Add(r.String(), endMeanings[r])
	}
	ends.Add(Capped, "broken off: the limit of actions of the plan was reached")
	ends.Add(Stalled, "broken off: through three sets of operating rounds nobody bought a train, laid a tile or moved a price")
	ends.Add(Fault, "broken off: a strategy or the engine failed; the column fault says how")
	return []dataset.Words{events, reasons, ends}
}

// eventMeanings are the types of events that are rows of the events table. The others are
// columns: what a corporation earns and pays out, and the phases.
var eventMeanings = map[engine.EventType]string{
	engine.EventPrivateSold:    "the player gets the private in the auction for amount",
	engine.EventStarted:        "the player starts the corporation at a par of amount",
	engine.EventFloated:        "the corporation floats with a capital of amount",
	engine.EventPresident:      "the player becomes president of the corporation; counterparty is the seat of the former one",
	engine.EventSharesSold:     "the player sells amount percent of the corporation",
	engine.EventPrivateBought:  "the corporation, or the player, buys the private from the counterparty for amount",
	engine.EventPrivateClosed:  "the private closes",
	engine.EventExchanged:      "the player exchanges the private for a certificate of the corporation",
	engine.EventTrainBought:    "the corporation buys the train for amount; counterparty is the corporation that sells, null for the bank",
	engine.EventTrainTraded:    "the corporation gives up the train for another",
	engine.EventTrainRusted:    "the train of the corporation rusts",
	engine.EventTrainDiscarded: "the corporation discards the train into the bank pool",
	engine.EventTileLaid:       "the corporation lays or upgrades a tile in the hex",
	engine.EventTokenPlaced:    "the corporation places a station token in the hex for amount",
	engine.EventEmergencySale:  "the player sells amount percent of the corporation to pay for a train",
	engine.EventPresidentHelp:  "the player pays amount for a train of the corporation",
	engine.EventBankBroken:     "the bank has no money left",
	engine.EventBankrupt:       "the player is bankrupt",
	engine.EventEndTriggered:   "the end of the game is triggered",
	engine.EventClosed:         "the corporation leaves the game",
	engine.EventLoanTaken:      "the corporation takes a loan and gets amount",
	engine.EventLoanRepaid:     "the corporation repays amount of its loans",
	engine.EventInterest:       "the corporation owes amount of interest",
	engine.EventDestination:    "the corporation reaches its destination and gets amount",
	engine.EventRightBought:    "the corporation buys a right for amount",
	engine.EventMarkerPlaced:   "the corporation places the marker of the private in the hex",
	engine.EventMerged:         "the corporation of the player merges into the counterparty; amount is its share price",
	engine.EventFormed:         "the corporation, of which the player is president, is formed by mergers; amount is its share price",
	engine.EventTrainBorrowed:  "the corporation borrows the train",
	engine.EventTrainReturned:  "the corporation gives the train back",
	engine.EventTokenRemoved:   "the corporation takes a station token off the hex",
	engine.EventSharesMerged:   "the player holds shares of the corporation, worth amount in his score, when it merges into the counterparty",
	engine.EventSharesFormed:   "the player gets shares of the corporation, worth amount in his score, for those of the merged ones",
}

// columnEvents are the types that are columns or a table of their own.
var columnEvents = []engine.EventType{engine.EventPhase, engine.EventRun, engine.EventDividend, engine.EventWithheld}

var reasonMeanings = map[ledger.Reason]string{
	ledger.StartingCash:     "what players begin with",
	ledger.PrivateBid:       "a private bought in the auction",
	ledger.PrivateIncome:    "income of a private",
	ledger.PrivateSale:      "a private bought from a player",
	ledger.ShareFromIPO:     "a certificate bought from the IPO",
	ledger.ShareFromPool:    "a certificate bought from the bank pool",
	ledger.ShareFromHolder:  "a certificate bought from a player or corporation",
	ledger.ShareSale:        "certificates sold to the bank pool",
	ledger.ShareRedeemed:    "own certificates that a corporation takes back",
	ledger.Capital:          "capital of a corporation that floats",
	ledger.TileCost:         "terrain, borders and further tiles",
	ledger.TokenCost:        "station tokens",
	ledger.TrainFromDepot:   "a train bought from the bank",
	ledger.TrainFromOther:   "a train bought from another corporation",
	ledger.PresidentHelp:    "what a president adds to the price of a train",
	ledger.Dividend:         "revenue paid out",
	ledger.Withheld:         "revenue that a corporation keeps",
	ledger.LoanTaken:        "a loan",
	ledger.LoanRepaid:       "repayment of a loan",
	ledger.LoanInterest:     "interest on loans",
	ledger.Closing:          "treasury of a corporation that leaves the game",
	ledger.Merged:           "treasury of a corporation that merges into another",
	ledger.BankruptcyCash:   "what a bankrupt player leaves",
	ledger.Right:            "a right bought",
	ledger.Escrow:           "money held for a corporation that is paid out",
	ledger.ConcessionBought: "a concession bought",
}

var endMeanings = map[engine.EndReason]string{
	engine.BankBroke:      "the bank has no money left",
	engine.Bankruptcy:     "a player, or the last but one, is bankrupt",
	engine.StockMarketEnd: "a share price has reached the end of the market",
	engine.FinalPhase:     "the final phase has been played",
	engine.FinalTrain:     "the final train has been bought",
	engine.AllClosed:      "no corporation is left",
	engine.ByAgreement:    "the players agreed to stop",
	engine.TurnLimit:      "nobody went on: the limit of turns was reached",
}
