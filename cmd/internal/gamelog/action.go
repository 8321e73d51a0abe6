package gamelog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/routes"
)

// telling turns what an action brought into words, each thing once.
type telling struct {
	l         *Log
	s         *engine.State // after the action
	a         engine.Action
	transfers []ledger.Entry
	events    []engine.Event
	told      []engine.EventType // events that the sentence of the action tells
	paid      []ledger.Reason    // money that it tells
}

// tells notes what the sentence of the action says itself.
func (t *telling) tells(events ...engine.EventType) { t.told = append(t.told, events...) }

// price is the money that moved for some reasons, which is told herewith.
func (t *telling) price(why ...ledger.Reason) (sum id.Money) {
	t.paid = append(t.paid, why...)
	for _, x := range t.transfers {
		if slices.Contains(why, x.Reason) {
			sum += x.Amount
		}
	}
	return sum
}

// action is the sentence of the action itself.
func (t *telling) action(j *engine.Journal) string {
	l, a := t.l, &t.a
	who := l.name(a.Entity)
	switch a.Type {
	case engine.Bid:
		return t.bid(who)
	case engine.Par:
		t.tells(engine.EventStarted, engine.EventPresident)
		par := l.cash(l.g.Grid.Cells[a.Cell].Price)
		if paid := t.price(ledger.ShareFromIPO); paid > 0 {
			return fmt.Sprintf("%s starts %s at a par of %s with the president's certificate for %s", who, l.g.Corps[a.Corp].Name, par, l.cash(paid))
		}
		return fmt.Sprintf("%s sets the par of %s at %s", who, l.g.Corps[a.Corp].Name, par)
	case engine.BuyShares:
		return t.buyShares(who)
	case engine.SellShares:
		t.tells(engine.EventSharesSold, engine.EventEmergencySale)
		return fmt.Sprintf("%s sells %d %% of %s for %s", who, a.Percent, l.g.Corps[a.Corp].Name, l.cash(t.price(ledger.ShareSale)))
	case engine.BuyPrivate:
		t.tells(engine.EventPrivateBought)
		from := ""
		for _, x := range t.transfers {
			if x.Reason == ledger.PrivateSale {
				from = " from " + l.name(x.To)
			}
		}
		return fmt.Sprintf("%s buys %s%s for %s", who, l.g.Privates[a.Private].Name, from, l.cash(t.price(ledger.PrivateSale)))
	case engine.LayTile:
		return t.layTile(who)
	case engine.PlaceToken:
		t.tells(engine.EventTokenPlaced)
		return fmt.Sprintf("%s places a station in %s%s%s", t.operator(who), t.l.hex(a.Hex), t.city(), t.cost(ledger.TokenCost))
	case engine.RunRoutes:
		return t.run(who, j)
	case engine.PayDividend:
		return t.dividend(who)
	case engine.BuyTrain:
		return t.buyTrain(who)
	case engine.DiscardTrain:
		t.tells(engine.EventTrainDiscarded)
		return fmt.Sprintf("%s discards a %s", who, l.train(a.Train))
	case engine.DeclareBankrupt:
		return who + " cannot pay for a train"
	case engine.EndGame:
		return "the players agree to end the game"
	case engine.Pass:
		return t.pass(who)
	}
	return t.special(who)
}

func (t *telling) bid(who string) string {
	l, a := t.l, &t.a
	name := l.g.Privates[a.Private].Name
	for i, e := range t.events {
		if e.Type == engine.EventPrivateSold && e.Private == a.Private && e.Player == a.Entity.Player() {
			t.events = slices.Delete(slices.Clone(t.events), i, i+1)
			t.paid = append(t.paid, ledger.PrivateBid)
			return fmt.Sprintf("%s buys %s for %s", who, name, l.cash(e.Amount))
		}
	}
	return fmt.Sprintf("%s bids %s for %s", who, l.cash(a.Price), name)
}

func (t *telling) buyShares(who string) string {
	l, a := t.l, &t.a
	source := "from " + l.name(a.Source)
	if a.Source == id.OfCorp(a.Corp) {
		source = "from the IPO"
	}
	what := fmt.Sprintf("%d %% of %s", a.Percent, l.g.Corps[a.Corp].Name)
	if a.Entity.Kind == id.Private {
		t.tells(engine.EventExchanged)
		return fmt.Sprintf("%s is exchanged for %s %s", who, what, source)
	}
	paid := t.price(ledger.ShareFromIPO, ledger.ShareFromPool, ledger.ShareFromHolder)
	return fmt.Sprintf("%s buys %s %s for %s", who, what, source, l.cash(paid))
}

// operator says who uses the power of a private.
func (t *telling) operator(who string) string {
	if t.a.Entity.Kind == id.Private {
		return fmt.Sprintf("%s, by the power of %s,", t.l.name(t.s.Priv[t.a.Entity.N].Owner), who)
	}
	return who
}

// cost is the price of what was done, if it had one.
func (t *telling) cost(why ledger.Reason) string {
	if m := t.price(why); m > 0 {
		return " for " + t.l.cash(m)
	}
	return ""
}

func (t *telling) layTile(who string) string {
	t.tells(engine.EventTileLaid)
	a, tile := &t.a, &t.l.g.Board.Tiles[t.a.Tile]
	if tile.Colour > board.Yellow {
		return fmt.Sprintf("%s upgrades %s to tile %s, rotation %d%s", t.operator(who), t.l.hex(a.Hex), tile.Name, a.Rot, t.cost(ledger.TileCost))
	}
	return fmt.Sprintf("%s lays tile %s in %s, rotation %d%s", t.operator(who), tile.Name, t.l.hex(a.Hex), a.Rot, t.cost(ledger.TileCost))
}

// city says which city of a hex, if there are several.
func (t *telling) city() string {
	if tile, _ := t.l.g.Board.At(&t.s.Board, t.a.Hex); tile.NStops > 1 {
		return fmt.Sprintf(", city %d,", t.a.City+1)
	}
	return ""
}

func (t *telling) run(who string, j *engine.Journal) string {
	t.tells(engine.EventRun)
	revenue, runs := t.a.Price, j.Claim
	if revenue == engine.BestRun {
		revenue, runs = j.Run.Total, j.Run.Runs
	}
	text := fmt.Sprintf("%s runs for %s", who, t.l.cash(revenue))
	var parts []string
	for i := range runs {
		if path := t.path(&runs[i]); path != "" {
			parts = append(parts, fmt.Sprintf("%s %s", path, t.l.cash(runs[i].Revenue)))
		}
	}
	if parts != nil {
		text += " (" + strings.Join(parts, ", ") + ")"
	}
	return text
}

// path is the hexes of the stops of a run.
func (t *telling) path(r *routes.Run) string {
	var stops []string
	for _, p := range r.Stops {
		stops = append(stops, t.l.g.Board.Hexes[p.Hex].Name)
	}
	return strings.Join(stops, "–")
}

func (t *telling) dividend(who string) string {
	t.tells(engine.EventDividend, engine.EventWithheld)
	l := t.l
	kept := t.price(ledger.Withheld)
	var parts []string
	for _, x := range t.transfers {
		if x.Reason == ledger.Dividend {
			parts = append(parts, fmt.Sprintf("%s %s", l.name(x.To), l.cash(x.Amount)))
		}
	}
	t.price(ledger.Dividend)
	paid := strings.Join(parts, ", ")
	switch t.a.Kind {
	case engine.PayOut:
		return fmt.Sprintf("%s pays out: %s", who, paid)
	case engine.Half:
		return fmt.Sprintf("%s pays half: %s; keeps %s", who, paid, l.cash(kept))
	}
	return fmt.Sprintf("%s withholds %s", who, l.cash(kept))
}

func (t *telling) buyTrain(who string) string {
	t.tells(engine.EventTrainBought, engine.EventTrainTraded)
	l, a := t.l, &t.a
	from := ""
	for _, x := range t.transfers {
		if x.Reason == ledger.TrainFromOther {
			from = " from " + l.name(x.To)
		}
	}
	text := fmt.Sprintf("%s buys a %s%s for %s", who, l.train(a.Train), from, l.cash(t.price(ledger.TrainFromDepot, ledger.TrainFromOther)))
	if old := a.TradedIn(); old != id.NoTrain {
		text += ", giving up a " + l.train(old)
	}
	return text
}

// pass says what is passed over.
func (t *telling) pass(who string) string {
	switch t.l.before.step.(type) {
	case engine.Track:
		return who + " lays no track"
	case engine.TokenStep:
		return who + " places no station"
	case engine.TrainStep:
		if t.l.before.bought {
			return who + " buys no more trains"
		}
		return who + " buys no train"
	case engine.LastPurchase:
		return who + " buys no private"
	case engine.StockTurn:
		if t.l.before.acted {
			return who + " is done"
		}
	}
	return who + " passes"
}
