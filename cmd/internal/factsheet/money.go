package factsheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

func (w *writer) money() Table {
	d, r := w.d, &w.d.Rules
	t := Table{Name: "Money and shares"}
	add := func(label, text string) { t.Rows = append(t.Rows, []string{label, text}) }
	if d.Bank.Unlimited {
		add("bank", "unlimited")
	} else {
		add("bank", w.cash(d.Bank.Cash))
	}
	add("capitalisation", say(r.Capitalization))
	add("float", w.perCompany(func(c *title.Corporation) string { return fmt.Sprintf("%d %% have left the IPO", c.Float) }))
	add("certificates", w.perCompany(func(c *title.Corporation) string { return percents(c.Shares) }))
	add("par prices", strings.Join(w.pars(), ", "))
	add("a player may hold", w.perCompany(func(c *title.Corporation) string { return fmt.Sprintf("%d %% of a company", c.MaxHolding) }))
	if r.ForceSaleAboveHolding {
		add("", "whoever holds more must sell")
	}
	add("the pool may hold", fmt.Sprintf("%d %% of a company", r.PoolLimit))
	if len(r.CertLimitZones) > 0 {
		add("free of the certificate limit", join(r.CertLimitZones))
	}
	add("privates count for the limit", yesNo(r.CertLimitPrivates))
	return t
}

// perCompany says what holds for all companies, or for each group of equal ones.
func (w *writer) perCompany(of func(*title.Corporation) string) string {
	var texts []string
	members := map[string][]string{}
	for i := range w.d.Corporations {
		c := &w.d.Corporations[i]
		text := of(c)
		if members[text] == nil {
			texts = append(texts, text)
		}
		members[text] = append(members[text], c.ID)
	}
	if len(texts) == 1 {
		return texts[0]
	}
	for i, text := range texts {
		texts[i] = text + " (" + strings.Join(members[text], " ") + ")"
	}
	return strings.Join(texts, "; ")
}

// pars lists the prices of par cells, the highest first, with the zone of those that come
// into use later.
func (w *writer) pars() []string {
	groups := []title.Zone{title.ZonePar, title.ZonePar1, title.ZonePar2, title.ZonePar3}
	prices := map[title.Zone][]id.Money{}
	for _, row := range w.d.Market.Rows {
		for _, text := range row {
			price, zones, ok, err := title.ParseCell(text)
			if err != nil || !ok {
				continue
			}
			for _, g := range groups {
				if slices.Contains(zones, g) && !slices.Contains(prices[g], price) {
					prices[g] = append(prices[g], price)
				}
			}
		}
	}
	var out []string
	for _, g := range groups {
		slices.Sort(prices[g])
		slices.Reverse(prices[g])
		for _, p := range prices[g] {
			text := w.cash(p)
			if g != title.ZonePar {
				text += " (" + say(g) + ")"
			}
			out = append(out, text)
		}
	}
	return out
}

func (w *writer) stock() Table {
	r := &w.d.Rules
	t := Table{Name: "Auction and stock rounds"}
	add := func(label, text string) { t.Rows = append(t.Rows, []string{label, text}) }
	raise := "at least " + w.cash(r.MinBidIncrement)
	if r.BidMultiples {
		raise = "a multiple of " + w.cash(r.MinBidIncrement)
	}
	add("a raise", raise)
	if r.OnlyHighestBidHeld {
		add("money held back", "for bids that lead")
	} else {
		add("money held back", "for every bid")
	}
	add("a turn", say(r.SellBuyOrder))
	if len(r.MultipleBuyZones) > 0 {
		add("several purchases in a turn", fmt.Sprintf("%s, from %s", join(r.MultipleBuyZones), say(r.MultipleBuyFrom)))
	}
	add("shares may be sold", say(r.SellAfter))
	if r.SellInBlocks {
		add("", "all of a company in one sale")
	}
	if r.TurnSellLimit > 0 {
		add("", fmt.Sprintf("at most %d %% of a company in a turn", r.TurnSellLimit))
	}
	if r.PresidentToPool {
		add("president's certificate", "may be sold to the pool")
	}
	add("the price after a sale", say(r.SellMovement))
	if r.SoldOutRises {
		add("a sold-out company", "rises at the end of a stock round; in the top row it "+say(r.SoldOutTopRow))
	}
	if r.PoolDrop != title.PoolDropNone {
		add("shares in the pool", say(r.PoolDrop)+" at the end of a stock round")
	}
	add("order of players", say(r.NextOrder))
	return t
}

func (w *writer) operating() Table {
	r := &w.d.Rules
	t := Table{Name: "Operating rounds"}
	add := func(label, text string) { t.Rows = append(t.Rows, []string{label, text}) }
	add("home station", say(r.HomeToken))
	for i, l := range r.TileLays {
		add(fmt.Sprintf("tile action %d", i+1), w.lay(l))
	}
	add("track", say(r.TrackRestriction))
	if r.TownsMayGo {
		add("towns", "may go in an upgrade")
	}
	add("reserved hexes keep others out", say(r.HexReservations))
	add("a lifted station is placed by", say(r.TokenChoice))
	add("shares in the pool", "their dividend "+say(r.PoolSharesPay))
	add("shares in the IPO", "their dividend "+say(r.IPOSharesPay))
	if r.HalfDividend {
		add("dividend", "all, half or nothing")
	} else {
		add("dividend", "all or nothing")
	}
	add("trains are sold by", say(r.TrainsFrom))
	if r.TrainsAtFaceValue {
		add("", "between companies at the printed price only")
	}
	discarded := say(r.DiscardedTrains)
	if r.DiscardDiscount > 0 {
		discarded += ", " + w.cash(r.DiscardDiscount) + " cheaper"
	}
	add("a discarded train", discarded)
	return t
}

func (w *writer) lay(l title.TileLay) string {
	var parts []string
	kind := func(k title.LayKind, what string, cost id.Money) {
		if k == title.LayNo {
			return
		}
		if cost > 0 {
			what += " for " + w.cash(cost)
		}
		if k != title.LayYes {
			what += " " + say(k)
		}
		parts = append(parts, what)
	}
	kind(l.Lay, "a yellow tile", l.Cost)
	kind(l.Upgrade, "an upgrade", l.UpgradeCost)
	text := strings.Join(parts, " or ")
	if l.OtherHex {
		text += ", on another hex"
	}
	return text
}

func (w *writer) emergency() Table {
	r := &w.d.Rules
	t := Table{Name: "Emergency money"}
	add := func(label, text string) { t.Rows = append(t.Rows, []string{label, text}) }
	add("a company without a train must buy one", say(r.MustBuyTrain))
	if r.MustBuyTrain == title.BuyNever {
		return t
	}
	add("the president pays what is missing", "and sells shares if he must")
	if r.EmergencyCheapest {
		add("from the bank", "the cheapest train only")
	} else {
		add("from the bank", "any train on sale")
	}
	add("for a train of another company", say(r.EmergencyFrom))
	if r.EmergencySellMore {
		add("he may sell", "more than is needed")
	} else {
		add("he may sell", "no more than is needed")
	}
	if r.EmergencyPresidencies {
		add("presidencies", "of other companies may change hands by the sale")
	} else {
		add("presidencies", "may not change hands by the sale")
	}
	add("bankruptcy", say(r.Bankruptcy))
	return t
}

func (w *writer) board() Table {
	d := w.d
	colours := map[title.Colour]int{}
	copies := 0
	for _, t := range d.Tiles {
		colours[t.Def.Colour] += t.Count
		copies += t.Count
	}
	var parts []string
	for _, c := range (title.Colour("")).Values() {
		if n := colours[title.Colour(c)]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, c))
		}
	}
	rows := 0
	for _, r := range d.Market.Rows {
		rows = max(rows, len(r))
	}
	return Table{Name: "Map, tiles and market", Rows: [][]string{
		{"hexes", strconv.Itoa(len(d.Map.Hexes) + len(d.Map.Blank))},
		{"tiles", fmt.Sprintf("%d of %d kinds: %s", copies, len(d.Tiles), strings.Join(parts, ", "))},
		{"market", fmt.Sprintf("%s, %d rows, %d columns", say(d.Market.Movement), len(d.Market.Rows), rows)},
	}}
}
