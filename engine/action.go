package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// ActionType is a kind of action; the names are those of 18xx.games records.
type ActionType uint8

// The kinds of actions.
const (
	NoAction         ActionType = iota
	Bid                         // Private, Price: bid for a private, or buy the front one
	Par                         // Corp, Cell: start a corporation
	BuyShares                   // Corp, Source, Percent, Certs: buy a certificate
	SellShares                  // Corp, Percent, Certs: sell a bundle to the bank pool
	BuyPrivate                  // Private, Price: buy a private from a player
	LayTile                     // Hex, Tile, Rot
	PlaceToken                  // Hex, City
	RunRoutes                   // Price: the revenue, or BestRun
	PayDividend                 // Kind
	BuyTrain                    // Train, Price, Trade
	DiscardTrain                // Train
	DeclareBankrupt             // the operating corporation declares its president bankrupt
	TakeLoan                    // the corporation takes a loan
	PayoffLoan                  // the corporation repays a loan
	ReachDestination            // Set: corporations that have reached their destinations
	Assign                      // Hex: a private places its marker
	SpecialBuy                  // Item: buy something that only the title sells
	Merge                       // Corp: a corporation merges into another
	RemoveToken                 // Hex, City: take a token off the map
	BorrowTrain                 // Train
	Pass
	EndGame // players agree to stop
	numActionTypes
)

var actionNames = [numActionTypes]string{
	"none", "bid", "par", "buy_shares", "sell_shares", "buy_company", "lay_tile", "place_token", "run_routes",
	"dividend", "buy_train", "discard_train", "bankrupt", "take_loan", "payoff_loan",
	"destination_connection", "assign", "special_buy", "merge", "remove_token", "borrow_train", "pass", "end_game",
}

// String is the name of the kind in records.
func (t ActionType) String() string {
	if t < numActionTypes {
		return actionNames[t]
	}
	return "unknown"
}

// ActionTypeNamed is the kind with a name, or NoAction.
func ActionTypeNamed(name string) ActionType {
	for t, n := range actionNames {
		if n == name {
			return ActionType(t)
		}
	}
	return NoAction
}

// ActionSet is a set of kinds of actions.
type ActionSet uint32

// Set makes an ActionSet.
func Set(types ...ActionType) ActionSet {
	var s ActionSet
	for _, t := range types {
		s |= 1 << t
	}
	return s
}

// Has reports whether the set holds t.
func (s ActionSet) Has(t ActionType) bool { return s&(1<<t) != 0 }

// Dividend is how revenue is used.
type Dividend uint8

// The kinds of dividends.
const (
	NoDividend Dividend = iota
	PayOut
	Withhold
	Half
)

var dividendNames = [...]string{"none", "payout", "withhold", "half"}

// String is the name in records.
func (d Dividend) String() string { return dividendNames[d] }

// DividendNamed is the kind of dividend with a name in records, or NoDividend.
func DividendNamed(name string) Dividend {
	for d, n := range dividendNames {
		if n == name {
			return Dividend(d)
		}
	}
	return NoDividend
}

// BestRun as the price of RunRoutes asks for the best run, which the engine finds.
const BestRun id.Money = -1

// Action is one decision. It is a comparable value of fixed size; fields that a kind does
// not use are zero. In a list of legal actions Max, if not 0, makes Price a range: every
// price from Price to Max is offered, in steps of Step if that is not 0.
type Action struct {
	Type    ActionType
	Entity  id.Entity // who acts
	Corp    id.CorpID
	Private id.PrivateID
	Source  id.Entity // where certificates come from: a corporation's IPO, the pool, a player
	Percent uint8
	Certs   shares.List
	Cell    id.CellID
	Hex     id.HexID
	Tile    id.TileID
	Rot     uint8
	City    uint8
	Kind    Dividend
	Train   id.TrainID
	Item    uint8
	Set     uint32     // corporations, bit c for corporation c
	Trade   id.TrainID // train given up for the new one, plus 1; 0 for none
	Price   id.Money
	Max     id.Money
	Step    id.Money
}

// TradedIn is the train that a purchase gives up, or NoTrain.
func (a *Action) TradedIn() id.TrainID { return a.Trade - 1 }

// Covers reports whether an entry of a list of legal actions offers action a: the same, or
// one of equal effect of which the entry is the representative.
func (s *State) Covers(offer, a Action) bool {
	if offer.Type != a.Type || offer.Entity != a.Entity || s.known(&a) != id.NoRule {
		return false
	}
	switch a.Type {
	case RunRoutes, Pass, DeclareBankrupt, EndGame, TakeLoan, PayoffLoan:
		return true
	case Bid, BuyPrivate:
		return offer.Private == a.Private && s.inRange(offer, a)
	case Par:
		return offer.Corp == a.Corp && offer.Cell == a.Cell
	case BuyShares:
		return offer.Corp == a.Corp && offer.Source == a.Source && offer.Percent == a.Percent && s.taken(a) != id.NoCert
	case SellShares:
		return s.sameBundle(offer, a)
	case LayTile:
		return offer.Hex == a.Hex && offer.Tile == a.Tile && s.game.Board.SameEffect(&s.Board, a.Hex, a.Tile, int(offer.Rot), int(a.Rot))
	case PlaceToken:
		return offer.Hex == a.Hex && offer.City == a.City
	case PayDividend:
		return offer.Kind == a.Kind
	case BuyTrain:
		if (offer.Trade == 0) != (a.Trade == 0) || (a.Trade != 0 && !s.sameTrain(offer.TradedIn(), a.TradedIn())) {
			return false
		}
		return s.sameTrain(offer.Train, a.Train) && s.inRange(offer, a)
	case ReachDestination:
		return offer.Set == a.Set
	case Assign:
		return offer.Hex == a.Hex
	case SpecialBuy:
		return offer.Item == a.Item
	case Merge:
		return offer.Corp == a.Corp
	case RemoveToken:
		return offer.Hex == a.Hex && offer.City == a.City
	case BorrowTrain:
		return offer.Train == a.Train
	case DiscardTrain:
		return s.sameTrain(offer.Train, a.Train)
	}
	return false
}

func (s *State) inRange(offer, a Action) bool {
	if offer.Max == 0 {
		return offer.Price == a.Price
	}
	return a.Price >= offer.Price && a.Price <= offer.Max && (offer.Step == 0 || (a.Price-offer.Price)%offer.Step == 0)
}

// sameTrain reports whether two trains are of one type and owner, so that either will do.
func (s *State) sameTrain(a, b id.TrainID) bool {
	return a == b || (s.game.Roster.Cards[a].Type == s.game.Roster.Cards[b].Type && s.Trains.Owner(a) == s.Trains.Owner(b) &&
		s.Trains.Owner(a).Kind == id.Corporation)
}

// sameBundle reports whether a bundle is one that the seller has and is made up like the offered
// one.
func (s *State) sameBundle(offer, a Action) bool {
	u := shares.Bundle{Corp: a.Corp, Percent: a.Percent, List: a.Certs}
	o := shares.Bundle{Corp: offer.Corp, Percent: offer.Percent, List: offer.Certs}
	return s.checkBundle(a.Entity, u) == id.NoRule && s.Shares.Alike(o, u)
}
