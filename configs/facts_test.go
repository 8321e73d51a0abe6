package configs

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// TestFacts1830 compares every figure of 1830 with the reference data.
func TestFacts1830(t *testing.T) {
	compareTitle(t, mustTitle(t, "1830"), readReference[refTitle](t, "1830.json"))
}

// compareTitle compares what every title has.
func compareTitle(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "bank", d.Bank.Cash, ref.Bank.Cash)
	for _, s := range d.Players {
		r := ref.Players[fmt.Sprint(s.Count)]
		compare(t, fmt.Sprintf("players.%d", s.Count), []any{s.Cash, s.CertLimit}, []any{r.Cash, r.CertLimit})
	}
	compare(t, "numbers of players", len(d.Players), len(ref.Players))
	compareRules(t, d.Rules, ref.Rules)
	compareMarket(t, d, ref)
	comparePhases(t, d, ref)
	compareTrains(t, d, ref)
	comparePrivates(t, d, ref)
	compareCorporations(t, d, ref)
	compareMap(t, d, ref)
	counts := map[string]int{}
	for _, s := range d.Tiles {
		counts[s.Tile] = s.Count
	}
	compare(t, "tiles", counts, ref.TileCounts)
}

// compareRules compares the switches that the reference states as plain values.
func compareRules(t *testing.T, r title.Rules, ref map[string]any) {
	emergency := ref["emergency_buy"].(map[string]any)
	trains := ref["train_buying"].(map[string]any)
	bankruptcy := ref["bankruptcy"].(map[string]any)
	dividends := ref["dividends"].(map[string]any)
	ends := map[string]any{}
	for _, e := range r.EndConditions {
		ends[string(e.Reason)] = string(e.Timing)
	}
	var multiple []any
	for _, z := range r.MultipleBuyZones {
		multiple = append(multiple, string(z))
	}
	var lays []any
	for _, l := range r.TileLays {
		lays = append(lays, map[string]any{"lay": l.Lay == title.LayYes, "upgrade": l.Upgrade == title.LayYes, "cost": float64(l.Cost)})
	}
	var sellLimit any
	if r.TurnSellLimit > 0 {
		sellLimit = float64(r.TurnSellLimit)
	}
	for what, values := range map[string][2]any{
		"capitalization":         {string(r.Capitalization), capitalNames(ref["capitalization"])},
		"min_bid_increment":      {float64(r.MinBidIncrement), ref["min_bid_increment"]},
		"bid_multiples":          {r.BidMultiples, ref["must_bid_increment_multiple"]},
		"cert_limit_privates":    {r.CertLimitPrivates, ref["cert_limit_includes_privates"]},
		"pool_limit":             {float64(r.PoolLimit), ref["market_share_limit_percent"]},
		"sell_buy_order":         {string(r.SellBuyOrder), ref["sell_buy_order"]},
		"sell_after":             {string(r.SellAfter), ref["sell_after"]},
		"sell_in_blocks":         {r.SellInBlocks, ref["must_sell_in_blocks"]},
		"turn_sell_limit":        {sellLimit, ref["turn_sell_limit_percent"]},
		"sell_movement":          {string(r.SellMovement), ref["sell_movement"]},
		"sold_out_rises":         {r.SoldOutRises, ref["sold_out_increase"]},
		"pool_drop":              {string(r.PoolDrop), ref["pool_share_drop"]},
		"multiple_buy_zones":     {multiple, ref["multiple_buy_types"]},
		"multiple_buy_from":      {r.MultipleBuyFrom == title.MultipleFromPool, ref["multiple_buy_only_from_market"]},
		"next_order":             {string(r.NextOrder), ref["next_stock_round_order"]},
		"president_to_pool":      {r.PresidentToPool, ref["president_sales_to_market"]},
		"home_token":             {string(r.HomeToken), ref["home_token_timing"]},
		"tile_lays":              {lays, ref["tile_lays"]},
		"track_restriction":      {string(r.TrackRestriction), ref["track_restriction"]},
		"hex_reservations":       {string(r.HexReservations), ref["tile_reservation_blocks_others"]},
		"towns_may_go":           {r.TownsMayGo, ref["allow_removing_towns"]},
		"must_buy_train":         {string(r.MustBuyTrain), ref["must_buy_train"]},
		"trains_from":            {r.TrainsFrom == title.TrainsAll, trains["from_other_players_corporations"]},
		"trains_at_face_value":   {r.TrainsAtFaceValue, trains["always_face_value"]},
		"discarded_trains":       {string(r.DiscardedTrains), ref["discarded_trains"]},
		"pool_shares_pay":        {string(r.PoolSharesPay), dividends["pool_shares_pay"]},
		"ipo_shares_pay":         {string(r.IPOSharesPay), dividends["ipo_shares_pay"]},
		"emergency_presidencies": {r.EmergencyPresidencies, emergency["president_swap_allowed"]},
		"emergency_from":         {string(r.EmergencyFrom), emergency["from_other_corporations"]},
		"emergency_cheapest":     {r.EmergencyCheapest, emergency["depot_train_must_be_cheapest"]},
		"emergency_sell_more":    {r.EmergencySellMore, emergency["may_sell_more_than_needed"]},
		"bankruptcy":             {string(r.Bankruptcy), bankruptcy["ends_game_after"]},
		"end_conditions":         {ends, ref["game_end_check"]},
		"end_locks_first":        {r.EndLocksFirst, ref["game_end_lock_first_trigger"]},
	} {
		compare(t, "rules."+what, values[0], values[1])
	}
}

func compareMarket(t *testing.T, d *title.Definition, ref *refTitle) {
	zones := map[[2]int][]string{}
	for _, c := range ref.Market.Cells {
		zones[[2]int{c.Row, c.Col}] = c.Types
	}
	compare(t, "market rows", len(d.Market.Rows), len(ref.Market.Prices))
	for r, row := range d.Market.Rows {
		compare(t, fmt.Sprintf("columns of row %d", r), len(row), len(ref.Market.Prices[r]))
		for c, text := range row {
			price, zs, ok, err := title.ParseCell(text)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, z := range zs {
				got = append(got, string(z))
			}
			want := ref.Market.Prices[r][c]
			if ok != (want != nil) || ok && (price != *want || !slices.Equal(got, zones[[2]int{r, c}])) {
				t.Errorf("market row %d column %d: %s, the reference has %v %v", r, c, text, want, zones[[2]int{r, c}])
			}
		}
	}
}

// capitalNames calls what changes in the course of a game the title's own.
func capitalNames(ref any) any {
	if ref == "escrow_then_incremental_then_full" {
		return string(title.CapOwn)
	}
	return ref
}

// statusNames are the flags of phases; those missing only repeat what events of trains say.
var statusNames = map[string]string{
	"upgradeable_towns":                    "upgradeable_towns",
	"no_loans":                             "no_loans",
	"can_buy_companies":                    "buy_privates",
	"can_buy_companies_from_other_players": "buy_privates_from_players",
}

func comparePhases(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "phases", len(d.Phases), len(ref.Phases))
	for i, p := range d.Phases {
		r := ref.Phases[i]
		var tiles, status []string
		for _, c := range p.Tiles {
			tiles = append(tiles, string(c))
		}
		for _, s := range r.Status {
			if name, ok := statusNames[s]; ok {
				status = append(status, name)
			}
		}
		compare(t, "phase "+p.Name, []any{p.Name, p.Train, p.OperatingRounds, float64(p.TrainLimit), tiles, p.Status},
			[]any{r.Name, r.OnTrain, r.Rounds, r.TrainLimit, r.Tiles, status})
	}
}

func compareTrains(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "trains", len(d.Trains), len(ref.Trains))
	for i, tr := range d.Trains {
		r := ref.Trains[i]
		var num any = float64(tr.Count)
		if tr.Unlimited {
			num = "unlimited"
		}
		discounts := map[string]id.Money{}
		for _, x := range tr.Discounts {
			discounts[x.Train] = x.Amount
		}
		if len(discounts) == 0 {
			discounts = nil
		}
		compare(t, "train "+tr.Name, []any{tr.Name, tr.Price, num, tr.RustsOn, tr.AvailableOn, discounts, any(float64(tr.Distance))},
			[]any{r.Name, r.Price, r.Num, r.RustsOn, r.AvailableOn, r.Discount, r.Distance})
		compare(t, "events of train "+tr.Name, len(tr.Events), len(r.Events))
		for j, e := range tr.Events {
			compare(t, "event of train "+tr.Name, []any{e.Type, e.Copy}, []any{eventNames[r.Events[j].Type], r.Events[j].Copy})
		}
	}
}

var eventNames = map[string]string{
	"close_companies": "close_privates", "change_float": "more_to_start", "no_more_escrow_corps": "end_escrow",
	"no_more_incremental_corps": "end_incremental", "nationalization": "nationalisation", "remove_tokens": "remove_port",
}

var powerNames = map[string]title.PowerType{
	"blocks_hexes": title.PowerBlockHexes, "tile_lay": title.PowerTileLay, "teleport": title.PowerTeleport,
	"exchange": title.PowerExchange, "shares": title.PowerCertificates, "close": title.PowerClose, "no_buy": title.PowerNoSale,
	"token": title.PowerToken, "assign_hexes": title.PowerAssignHex, "assign_corporation": title.PowerAssignCorporation,
}

func comparePrivates(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "privates", len(d.Privates), len(ref.Companies))
	for i, p := range d.Privates {
		r := ref.Companies[i]
		compare(t, "private "+p.ID, []any{p.ID, p.Value, p.Income, p.MinPrice, p.MaxPrice}, []any{r.Sym, r.Value, r.Revenue, r.MinPrice, r.MaxPrice})
		powers := map[title.PowerType]title.Power{}
		for _, w := range p.Powers {
			powers[w.Type] = w
		}
		compare(t, "powers of "+p.ID, len(p.Powers), len(r.Abilities))
		for _, a := range r.Abilities {
			w, ok := powers[powerNames[a.Type]]
			if !ok {
				t.Errorf("private %s has no power %s", p.ID, a.Type)
				continue
			}
			compare(t, "power of "+p.ID, []any{w.Hexes, w.Tiles}, []any{a.Hexes, a.Tiles})
			if a.Owner != "" {
				compare(t, "owner of the power of "+p.ID, string(w.Owner), a.Owner)
			}
			var certs []string
			for _, n := range w.Certs {
				certs = append(certs, fmt.Sprintf("%s_%d", w.Corporation, n))
			}
			compare(t, "certificates of "+p.ID, certs, a.Shares)
		}
	}
}

func compareCorporations(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "corporations", len(d.Corporations), len(ref.Corporations))
	for i, c := range d.Corporations {
		r := ref.Corporations[i]
		var homes []string
		var city *int
		for _, h := range c.Homes {
			homes = append(homes, h.Hex)
			city = h.City
		}
		compare(t, "corporation "+c.ID, []any{c.ID, c.Name, fmt.Sprint(c.Tokens, homes), c.Shares, c.MaxHolding, c.MarketPrice},
			[]any{r.Sym, r.Name, fmt.Sprint(r.Tokens, r.Home), r.Shares, r.MaxOwnership, r.MarketPrice})
		if percent, ok := r.Float.(float64); ok { // else it changes in the course of the game
			compare(t, "float of "+c.ID, float64(c.Float), percent)
		}
		compare(t, "home city of "+c.ID, city, r.HomeCity)
		compare(t, "colour of "+c.ID, c.Colour, strings.ToLower(longColour(r.Colour)))
		compare(t, "text colour of "+c.ID, c.TextColour, strings.ReplaceAll(r.TextColour, "black", "#000000"))
	}
}

// longColour writes a colour of three digits with six.
func longColour(c string) string {
	if len(c) != 4 {
		return c
	}
	return "#" + c[1:2] + c[1:2] + c[2:3] + c[2:3] + c[3:4] + c[3:4]
}

func compareMap(t *testing.T, d *title.Definition, ref *refTitle) {
	compare(t, "layout", string(d.Map.Layout), ref.Map.Layout)
	hexes := slices.Clone(d.Map.Hexes)
	for i, b := range d.Map.Blank {
		hexes = append(hexes, title.Hex{ID: b, Colour: title.White, Record: fmt.Sprintf("blank-%d", i)})
	}
	compare(t, "hexes", len(hexes), len(ref.Map.Hexes))
	for _, h := range hexes {
		r, ok := ref.Map.Hexes[h.ID]
		if !ok {
			t.Errorf("hex %s is not in the reference", h.ID)
			continue
		}
		x, y, err := title.ParseHex(h.ID, d.Map.Axes)
		if err != nil || x != r.X || y != r.Y {
			t.Errorf("hex %s at %d, %d (%v), the reference has %d, %d", h.ID, x, y, err, r.X, r.Y)
		}
		var closed []int
		for _, b := range r.Borders {
			if b.Type == "impassable" {
				closed = append(closed, b.Edge)
			}
		}
		compare(t, "hex "+h.ID, []any{h.Name, h.Record, h.Impassable}, []any{r.Name, r.Record, closed})
		def := title.Tile{Colour: h.Colour, Label: h.Label, Cost: h.Cost, Stops: h.Stops, Track: h.Track}
		compare(t, "print of "+h.ID, sketchOf(def), r.sketch())
		compare(t, "terminal track of "+h.ID, len(h.Terminal), r.terminals())
		if r.FutureLabel != nil {
			compare(t, "future label of "+h.ID, *h.FutureLabel, title.FutureLabel{Label: r.FutureLabel.Label, Colour: title.Colour(r.FutureLabel.Colour)})
		}
	}
}
