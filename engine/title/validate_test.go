package title_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
)

func load(t *testing.T) *title.Definition {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func hex(d *title.Definition, name string) *title.Hex {
	for i := range d.Map.Hexes {
		if d.Map.Hexes[i].ID == name {
			return &d.Map.Hexes[i]
		}
	}
	panic("no hex " + name)
}

func tile(d *title.Definition, number string) *title.TileSupply {
	for i := range d.Tiles {
		if d.Tiles[i].Tile == number {
			return &d.Tiles[i]
		}
	}
	panic("no tile " + number)
}

// TestValidate breaks a right definition in one place at a time.
func TestValidate(t *testing.T) {
	two := 2
	for _, c := range []struct {
		name   string
		damage func(*title.Definition)
		want   string
	}{
		{"currency", func(d *title.Definition) { d.Currency = "$" }, "currency: "},
		{"no name", func(d *title.Definition) { d.Name = " " }, "name: is empty"},
		{"more cash than the bank has", func(d *title.Definition) { d.Players[0].Cash = 7000 }, "players.2.cash: 2 players take 14000, more than the bank of 12000"},
		{"number of players twice", func(d *title.Definition) { d.Players[0].Count = 3 }, "players.3: occurs twice"},
		{"too many players", func(d *title.Definition) { d.Players[0].Count = 30 }, "players.30: between 1 and 8"},
		{"bank without cash", func(d *title.Definition) { d.Bank.Cash = 0 }, "bank: the bank has cash or is unlimited"},
		{"unlimited bank that ends the game", func(d *title.Definition) { d.Bank = title.Bank{Unlimited: true} }, "rules.end_conditions.bank: an unlimited bank never breaks"},
		{"negative amount", func(d *title.Definition) { d.Privates[0].Income = -5 }, "privates.SV.income: -5 is negative"},
		{"word outside the set", func(d *title.Definition) { d.Rules.SellAfter = "frist" }, `rules.sell_after: "frist" is not possible; did you mean first?`},
		{"word outside the set in a list", func(d *title.Definition) { d.Phases[1].Tiles[1] = "gren" }, `phases.3.tiles: "gren" is not possible; did you mean green?`},
		{"percentage", func(d *title.Definition) { d.Rules.PoolLimit = 500 }, "rules.pool_limit: 500 is no percentage"},
		{"too many tile actions", func(d *title.Definition) { d.Rules.TileLays = make([]title.TileLay, 9) }, "rules.tile_lays: 9 tile actions; at most 8 are possible"},
		{"no tile action", func(d *title.Definition) { d.Rules.TileLays = nil }, "rules.tile_lays: no tile could ever be laid"},
		{"tile action for nothing", func(d *title.Definition) {
			d.Rules.TileLays = []title.TileLay{{Lay: title.LayNo, Upgrade: title.LayNo}}
		}, "rules.tile_lays.0: allows neither"},
		{"no end", func(d *title.Definition) { d.Rules.EndConditions = nil }, "rules.end_conditions: the game would never end"},
		{"same end twice", func(d *title.Definition) { d.Rules.EndConditions[0].Reason = title.EndBank }, "rules.end_conditions.bank: occurs twice"},

		{"market cell", func(d *title.Definition) { d.Market.Rows[2][3] = "65Q" }, `market.rows.2: column 3: "65Q": no zone has the letter "Q"`},
		{"hole in a row", func(d *title.Definition) { d.Market.Rows[2][3] = "-" }, "market.rows.2: column 4: a hole"},
		{"no par cell", func(d *title.Definition) { d.Market.Rows = [][]string{{"50", "60"}} }, "market.rows: there is no par cell"},
		{"two rows in one dimension", func(d *title.Definition) { d.Market.Movement = title.OneDimensional }, "market.rows: a one-dimensional market has one row, not 11"},
		{"price 0", func(d *title.Definition) { d.Market.Rows[0][0] = "0y" }, "market.rows.0: column 0: a price of 0"},

		{"phase of no train", func(d *title.Definition) { d.Phases[2].Train = "44" }, "phases.4.train: there is no train 44; did you mean 4?"},
		{"phase without a train", func(d *title.Definition) { d.Phases[2].Train = "" }, "phases.4: no train begins the phase"},
		{"phases in wrong order", func(d *title.Definition) { d.Phases[2].Train = "3" }, "phases.4.train: the 3 is not sold after"},
		{"phase twice", func(d *title.Definition) { d.Phases[2].Name = "3" }, "phases.3: occurs twice"},
		{"no operating round", func(d *title.Definition) { d.Phases[2].OperatingRounds = 0 }, "phases.4.operating_rounds: "},
		{"train rusts on none", func(d *title.Definition) { d.Trains[0].RustsOn = "E" }, "trains.2.rusts_on: there is no train E"},
		{"train rusts on an older one", func(d *title.Definition) { d.Trains[2].RustsOn = "3" }, "trains.4.rusts_on: the 3 is not sold after it"},
		{"train available in no phase", func(d *title.Definition) { d.Trains[5].AvailableOn = "7" }, "trains.D.available_on: there is no phase 7"},
		{"train without copies", func(d *title.Definition) { d.Trains[0].Count = 0 }, "trains.2: a train has a count or is unlimited"},
		{"train without distance", func(d *title.Definition) { d.Trains[0].Distance = 0 }, "trains.2: a train has a distance or groups"},
		{"reduction above the price", func(d *title.Definition) { d.Trains[5].Discounts[0].Amount = 2000 }, "trains.D.discounts.4: the reduction of 2000 exceeds"},
		{"event of no copy", func(d *title.Definition) { d.Trains[3].Events[0].Copy = 4 }, "trains.5.events.close_privates: there is no copy 4"},
		{"too many trains", func(d *title.Definition) { d.Trains[0].Count = 200 }, "trains: 214 trains; at most 128 are possible"},

		{"private twice", func(d *title.Definition) { d.Privates[1].ID = "SV" }, "privates.SV: occurs twice"},
		{"price range", func(d *title.Definition) { d.Privates[0].MinPrice = 50 }, "privates.SV.min_price: the lowest price of 50 exceeds the highest of 40"},
		{"power on no hex", func(d *title.Definition) { d.Privates[0].Powers[0].Hexes[0] = "G16" }, "privates.SV.powers.block_hexes.hexes: there is no hex G16"},
		{"power without a hex", func(d *title.Definition) { d.Privates[0].Powers[0].Hexes = nil }, "privates.SV.powers.block_hexes.hexes: the power names no hex"},
		{"power with no tile", func(d *title.Definition) { d.Privates[1].Powers[1].Tiles[0] = "5" }, "privates.CS.powers.tile_lay.tiles: there is no tile in the supply with number 5"},
		{"power for no corporation", func(d *title.Definition) { d.Privates[3].Powers[1].Corporation = "NYX" }, "privates.MH.powers.exchange.corporation: there is no corporation NYX; did you mean"},
		{"certificate that does not exist", func(d *title.Definition) { d.Privates[4].Powers[1].Certs[0] = 9 }, "privates.CA.powers.certificates.certificates: PRR has no certificate 9; they count from 0 to 8"},

		{"shares", func(d *title.Definition) { d.Corporations[0].Shares[0] = 30 }, "corporations.PRR.shares: the certificates add up to 110%"},
		{"home on no hex", func(d *title.Definition) { d.Corporations[0].Homes[0].Hex = "H13" }, "corporations.PRR.homes.H13: there is no hex H13"},
		{"home without a city", func(d *title.Definition) { d.Corporations[0].Homes[0].Hex = "B20" }, "corporations.PRR.homes.B20: there is no city in B20"},
		{"home in no city", func(d *title.Definition) { d.Corporations[6].Homes[0].City = &two }, "corporations.NYNH.homes.G19.city: G19 has no city 2; they count from 0 to 1"},
		{"colour code", func(d *title.Definition) { d.Corporations[0].Colour = "green" }, `corporations.PRR.colour: "green" is not a colour`},

		{"coordinate", func(d *title.Definition) { d.Map.Blank[0] = "13I" }, `map.blank: "13I" is not a hex`},
		{"hex twice", func(d *title.Definition) { d.Map.Blank[0] = "G19" }, "map.blank: G19 occurs twice"},
		{"hex between the hexes", func(d *title.Definition) { d.Map.Blank[0] = "I14" }, "map.hexes.I14: I14 lies between the hexes of the map"},
		{"track", func(d *title.Definition) { hex(d, "A17").Track[0] = "0-7" }, `map.hexes.A17.track: "0-7" is not a piece of track`},
		{"track to no stop", func(d *title.Definition) { hex(d, "A17").Track[0] = "0-a" }, "map.hexes.A17.track: 0-a: there is no stop a"},
		{"track off the map", func(d *title.Definition) { hex(d, "A17").Track[0] = "0-3" }, "map.hexes.A17.track: side 3 leads off the map"},
		{"track twice", func(d *title.Definition) { hex(d, "F2").Track[0] = "a-4" }, "map.hexes.F2.track: 4-a occurs twice"},
		{"track over a border", func(d *title.Definition) { hex(d, "B16").Track = []string{"5-a"} }, "map.hexes.B16.track: side 5 is impassable"},
		{"terminal without track", func(d *title.Definition) { hex(d, "F2").Terminal = []string{"0-a"} }, "map.hexes.F2.terminal: 0-a is not among"},
		{"border on one side", func(d *title.Definition) { hex(d, "C17").Impassable = nil }, "map.hexes.B16.impassable: side 5 is impassable, but not side 2 of C17"},
		{"border meant on one side", func(d *title.Definition) { hex(d, "B16").OneWay = []int{5} }, "map.hexes.B16.impassable: side 5 is one_way, but side 2 of C17"},
		{"one way without a border", func(d *title.Definition) { hex(d, "B16").OneWay = []int{4} }, "map.hexes.B16.one_way: side 4 is not impassable"},
		{"border at the edge of the map", func(d *title.Definition) { hex(d, "B16").Impassable = []int{5, 2} }, "map.hexes.B16.impassable: side 2 lies at the edge"},
		{"no such side", func(d *title.Definition) { hex(d, "B16").Impassable = []int{5, 6} }, "map.hexes.B16.impassable: a hex has the sides 0 to 5"},
		{"slots of a town", func(d *title.Definition) { hex(d, "B20").Stops[0].Slots = 1 }, "map.hexes.B20.stops.0.slots: a town has no token slots"},
		{"too many stops", func(d *title.Definition) { hex(d, "B20").Stops = make([]title.Stop, 3) }, "map.hexes.B20.stops: 3 stops; at most 2"},

		{"tile twice", func(d *title.Definition) { d.Tiles[0].Tile = "2" }, "tiles.2: occurs twice"},
		{"tile without copies", func(d *title.Definition) { tile(d, "57").Count = 0 }, "tiles.57.count: a tile without copies"},
		{"tile that replaces nothing", func(d *title.Definition) { tile(d, "43").Def.Track = []string{"0-1"} }, "tiles.43: no green tile or hex can become this tile"},
		{"tile of no phase", func(d *title.Definition) { tile(d, "63").Def.Colour = title.Gray }, "tiles.63: no phase allows gray tiles"},
		{"tile without track", func(d *title.Definition) { tile(d, "7").Def.Track = nil }, "tiles.7: a tile without track"},

		{"option twice", func(d *title.Definition) { d.Options[1].ID = d.Options[0].ID }, "options.multiple_brown_from_ipo: occurs twice"},
		{"option excludes no option", func(d *title.Definition) { d.Options[1].Excludes = []string{"x"} }, "options.optional_6_train.excludes: there is no option x"},
		{"option for no number of players", func(d *title.Definition) { d.Options[1].Players = []int{7} }, "options.optional_6_train.players: the title is not for 7"},
		{"option that breaks something", func(d *title.Definition) { d.Options[1].Set[0].Value = 0 }, "options.optional_6_train.set: trains.6: a train has a count or is unlimited"},
		{"seats that break something", func(d *title.Definition) {
			d.Players[0].Set = []title.Patch{{Path: "trains.6.cuont", Value: 3}}
		}, "players.2.set: trains.6.cuont: there is no key cuont here; did you mean count?"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := load(t)
			c.damage(d)
			err := d.Validate()
			var problems plain.Problems
			if !errors.As(err, &problems) || !strings.Contains("\n"+err.Error(), "\n"+c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}
