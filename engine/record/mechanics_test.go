package record_test

import (
	"path/filepath"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// mechanic is something particular that can happen in a game of 1856.
type mechanic struct {
	name   string
	golden string // game of testdata in which it happens
	is     func(d *deed) bool
}

var mechanics = []mechanic{
	{"escrow capital", "bank", func(d *deed) bool { return d.capital("escrow") }},
	{"incremental capital", "bank", func(d *deed) bool {
		return d.capital("incremental") && d.ownWas["new_corporation_capitalization"] == "incremental"
	}},
	{"incremental capital, destination before par", "bank", func(d *deed) bool {
		return d.capital("incremental") && d.ownWas["new_corporation_capitalization"] == "escrow"
	}},
	{"full capital", "bank", func(d *deed) bool { return d.paid(id.Bank, id.Corporation, ledger.Capital) > 0 }},
	{"escrow released", "bank", func(d *deed) bool { return d.paid(id.Bank, id.Corporation, ledger.Escrow) > 0 }},
	{"start put off by trains sold", "saved-bank", func(d *deed) bool { return d.putOff() }},

	{"loan", "bank", func(d *deed) bool { return d.did(engine.TakeLoan) }},
	{"loan repaid by choice", "bank", func(d *deed) bool { return d.did(engine.PayoffLoan) }},
	{"loan repaid by force, treasury", "bank", func(d *deed) bool { return d.repaid() && d.paid(id.Corporation, id.Bank, ledger.LoanRepaid) > 0 }},
	{"loan repaid by force, president", "overtaken-bank", func(d *deed) bool { return d.repaid() && d.paid(id.Player, id.Bank, ledger.LoanRepaid) > 0 }},
	{"interest from the treasury", "bank", func(d *deed) bool { return d.paid(id.Corporation, id.Bank, ledger.LoanInterest) > 0 }},
	{"interest from revenue", "bank", func(d *deed) bool { return d.fromRevenue() > 0 }},
	{"interest from the president", "bank", func(d *deed) bool { return d.paid(id.Player, id.Bank, ledger.LoanInterest) > 0 }},
	{"shares sold in debt", "eight-bank", func(d *deed) bool { return d.did(engine.SellShares) && d.step == "crisis" }},
	{"bankruptcy in debt", "debt-bankrupt", func(d *deed) bool { return d.did(engine.DeclareBankrupt) && d.step == "crisis" }},
	{"president helps with a train", "bank", func(d *deed) bool { return d.saw(engine.EventPresidentHelp) }},
	{"shares sold for a train", "bank", func(d *deed) bool { return d.did(engine.SellShares) && d.step == "trains" }},
	{"bankruptcy over a train", "train-bankrupt", func(d *deed) bool { return d.did(engine.DeclareBankrupt) && d.step == "trains" }},

	{"the first 6 repays loans", "bank", func(d *deed) bool { return d.first("6") && d.saw(engine.EventLoanRepaid) }},
	{"a president saves a company", "bank", func(d *deed) bool { return d.did(engine.Pass) && d.deciding() }},
	{"a company merges", "bank", func(d *deed) bool { return d.did(engine.Merge) }},
	{"nobody merges", "saved-bank", func(d *deed) bool { return d.deciding() && d.after.Corps[d.nation()].Closed }},
	{"the buyer of the 6 merges", "overtaken-bank", func(d *deed) bool { return d.did(engine.Merge) && d.a.Entity == id.OfCorp(d.before.Operator()) }},
	{"CGR of 10 shares", "bank", func(d *deed) bool { return d.saw(engine.EventFormed) && d.after.Shares.Unit(d.nation()) == 10 }},
	{"CGR of 20 shares", "eight-bank", func(d *deed) bool { return d.saw(engine.EventFormed) && d.after.Shares.Unit(d.nation()) == 5 }},
	{"CGR operates in its first round", "half-bankrupt", func(d *deed) bool { return d.inserted() }},
	{"CGR operates from the next round on", "bank", func(d *deed) bool { return d.saw(engine.EventFormed) && !d.inserted() }},
	{"CGR removes one of two stations in a hex", "train-bankrupt", func(d *deed) bool { return d.did(engine.RemoveToken) && d.doubled() }},
	{"CGR removes stations above its number", "eight-bank", func(d *deed) bool { return d.did(engine.RemoveToken) && !d.doubled() }},
	{"CGR discards at its formation", "bank", func(d *deed) bool { return d.did(engine.DiscardTrain) && d.step == "discardTrains" }},
	{"CGR keeps trains that rust", "eight-bank", func(d *deed) bool { return d.did(engine.Pass) && d.step == "discardTrains" }},
	{"CGR inherits a permanent train", "overtaken-bank", func(d *deed) bool {
		return d.did(engine.Merge) && d.ownIs["national_owned_permanent"] != d.ownWas["national_owned_permanent"]
	}},
	{"CGR borrows a train", "bank", func(d *deed) bool { return d.did(engine.BorrowTrain) }},
	{"CGR gives a train back", "bank", func(d *deed) bool { return d.saw(engine.EventTrainReturned) }},
	{"CGR buys its first permanent train", "bank", func(d *deed) bool {
		return d.did(engine.BuyTrain) && d.ownIs["national_owned_permanent"] != d.ownWas["national_owned_permanent"]
	}},
	{"half presidency", "bank", func(d *deed) bool {
		return d.ownWas["false_national_president"] == nil && d.ownIs["false_national_president"] != nil
	}},
	{"half presidency completed", "bank", func(d *deed) bool {
		return d.ownWas["false_national_president"] == d.a.Entity && d.ownIs["false_national_president"] == nil
	}},
	{"half presidency overtaken", "overtaken-bank", func(d *deed) bool {
		was := d.ownWas["false_national_president"]
		return d.did(engine.BuyShares) && was != nil && was != d.a.Entity && d.ownIs["false_national_president"] == nil
	}},
	{"half presidency that cannot be paid", "half-bankrupt", func(d *deed) bool {
		return d.after.End.Over && d.after.End.Reason == engine.Bankruptcy && !d.saw(engine.EventBankrupt)
	}},

	{"port", "overtaken-bank", func(d *deed) bool { return d.did(engine.Assign) }},
	{"bridge from a company", "overtaken-bank", func(d *deed) bool { return d.right("Bridge Token", id.Corporation) }},
	{"bridge from the bank", "train-bankrupt", func(d *deed) bool { return d.right("Bridge Token", id.Bank) }},
	{"tunnel from a company", "overtaken-bank", func(d *deed) bool { return d.right("Tunnel Token", id.Corporation) }},
	{"tunnel from the bank", "train-bankrupt", func(d *deed) bool { return d.right("Tunnel Token", id.Bank) }},
	{"tile of TCC", "overtaken-bank", func(d *deed) bool { return d.did(engine.LayTile) && d.private("TCC") }},
	{"tile of WSRC", "overtaken-bank", func(d *deed) bool { return d.did(engine.LayTile) && d.private("WSRC") }},
	{"station of WSRC", "bank", func(d *deed) bool { return d.did(engine.PlaceToken) && d.private("WSRC") }},
	{"free station of WSRC's owner", "debt-bankrupt", func(d *deed) bool {
		return d.did(engine.PlaceToken) && d.step == "token" && d.a.Entity.Kind == id.Corporation && d.owns("WSRC") && d.a.Hex == d.after.Game().Board.HexNamed("I12")
	}},
	{"station lifted by a tile", "saved-bank", func(d *deed) bool {
		return d.did(engine.PlaceToken) && d.step == "HomeToken" && !d.before.Round.Op.Pending[0].Home
	}},
	{"home in one of two cities", "bank", func(d *deed) bool {
		return d.did(engine.PlaceToken) && d.step == "HomeToken" && d.before.Round.Op.Pending[0].Home
	}},
	{"town becomes a city", "bank", func(d *deed) bool { return d.upgraded(true) }},
	{"town becomes plain track", "eight-bank", func(d *deed) bool { return d.upgraded(false) }},
	{"train traded in for a diesel", "bank", func(d *deed) bool { return d.saw(engine.EventTrainTraded) }},
	{"company closes at price 0", "overtaken-bank", func(d *deed) bool { return d.crashed() }},

	{"alternate destination", "overtaken-bank", func(d *deed) bool { return d.has("alternate_destinations") && d.saw(engine.EventDestination) }},
	{"right beyond the supply", "rights-bankrupt", func(d *deed) bool {
		return d.has("unlimited_bonus_tokens") && d.did(engine.SpecialBuy) && d.holders() > 3
	}},
	{"8-train", "eight-bank", func(d *deed) bool { return d.first("8") }},
}

// TestMechanics looks for everything particular to 1856 in the golden games.
func TestMechanics(t *testing.T) {
	happened := map[string]map[string]bool{}
	for _, m := range mechanics {
		if happened[m.golden] == nil {
			happened[m.golden] = map[string]bool{}
			eachDeed(t, filepath.Join("testdata", "1856-"+m.golden+".json"), func(d *deed) {
				for _, other := range mechanics {
					if other.is(d) {
						happened[m.golden][other.name] = true
					}
				}
			})
		}
		if !happened[m.golden][m.name] {
			t.Errorf("%s does not happen in 1856-%s", m.name, m.golden)
		}
	}
}
