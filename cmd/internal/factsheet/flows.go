package factsheet

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
)

// kindWords names who pays and who is paid.
var kindWords = map[id.Kind]string{id.Bank: "bank", id.Player: "player", id.Corporation: "company"}

// reasonWords says what money is paid for.
var reasonWords = map[ledger.Reason]string{
	ledger.StartingCash:     "starting cash",
	ledger.PrivateBid:       "a private bought in the auction",
	ledger.PrivateIncome:    "income of a private",
	ledger.PrivateSale:      "a private bought from a player",
	ledger.ShareFromIPO:     "a certificate of the IPO",
	ledger.ShareFromPool:    "a certificate of the pool",
	ledger.ShareFromHolder:  "a certificate bought from its holder",
	ledger.ShareSale:        "certificates sold to the pool",
	ledger.ShareRedeemed:    "own certificates taken back",
	ledger.Capital:          "the capital of a company that floats",
	ledger.TileCost:         "terrain and tiles",
	ledger.TokenCost:        "a station",
	ledger.TrainFromDepot:   "a train of the bank",
	ledger.TrainFromOther:   "a train of another company",
	ledger.PresidentHelp:    "the president's help for a train",
	ledger.Dividend:         "dividend",
	ledger.Withheld:         "revenue withheld",
	ledger.LoanTaken:        "a loan",
	ledger.LoanRepaid:       "a loan repaid",
	ledger.LoanInterest:     "interest on loans",
	ledger.Escrow:           "capital held back until a destination is reached",
	ledger.Closing:          "what a closed company leaves",
	ledger.Merged:           "the treasury of a company that merges",
	ledger.BankruptcyCash:   "what a bankrupt player leaves",
	ledger.Right:            "a bonus right",
	ledger.ConcessionBought: "a concession",
}

// Flows lists who pays whom for what: as the rules and figures of a title have it, and in what
// only that title has. g may be nil.
func Flows(d *title.Definition, g *engine.Game) []ledger.Flow {
	out := commonFlows(d)
	if g == nil {
		return out
	}
	for _, f := range g.Variant().Flows() {
		if !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

func commonFlows(d *title.Definition) []ledger.Flow {
	r := &d.Rules
	var out []ledger.Flow
	when := func(possible bool, from, to id.Kind, why ledger.Reason) {
		if possible {
			out = append(out, ledger.Flow{From: from, To: to, Reason: why})
		}
	}
	status := func(flag string) bool {
		return slices.ContainsFunc(d.Phases, func(p title.Phase) bool { return slices.Contains(p.Status, flag) })
	}
	privates := len(d.Privates) > 0
	when(true, id.Bank, id.Player, ledger.StartingCash)
	when(privates, id.Player, id.Bank, ledger.PrivateBid)
	when(privates, id.Bank, id.Player, ledger.PrivateIncome)
	when(privates && status("buy_privates"), id.Bank, id.Corporation, ledger.PrivateIncome)
	when(privates && status("buy_privates"), id.Corporation, id.Player, ledger.PrivateSale)
	when(privates && status("buy_privates_from_players"), id.Player, id.Player, ledger.PrivateSale)
	when(r.Capitalization != title.CapIncremental, id.Player, id.Bank, ledger.ShareFromIPO)
	when(r.Capitalization == title.CapIncremental, id.Player, id.Corporation, ledger.ShareFromIPO)
	when(true, id.Player, id.Bank, ledger.ShareFromPool)
	when(true, id.Bank, id.Player, ledger.ShareSale)
	when(r.Capitalization == title.CapFull, id.Bank, id.Corporation, ledger.Capital)
	when(hasTileCost(d), id.Corporation, id.Bank, ledger.TileCost)
	when(hasTokenCost(d), id.Corporation, id.Bank, ledger.TokenCost)
	when(true, id.Corporation, id.Bank, ledger.TrainFromDepot)
	when(r.TrainsFrom != title.TrainsDepot, id.Corporation, id.Corporation, ledger.TrainFromOther)
	when(r.MustBuyTrain != title.BuyNever, id.Player, id.Corporation, ledger.PresidentHelp)
	when(true, id.Bank, id.Player, ledger.Dividend)
	when(r.PoolSharesPay == title.PayCorporation || r.IPOSharesPay == title.PayCorporation, id.Bank, id.Corporation, ledger.Dividend)
	when(true, id.Bank, id.Corporation, ledger.Withheld)
	when(r.Bankruptcy != title.BankruptNeverAllowed, id.Player, id.Bank, ledger.BankruptcyCash)
	return out
}

func hasTileCost(d *title.Definition) bool {
	return slices.ContainsFunc(d.Map.Hexes, func(h title.Hex) bool { return h.Cost > 0 }) ||
		slices.ContainsFunc(d.Rules.TileLays, func(l title.TileLay) bool { return l.Cost > 0 || l.UpgradeCost > 0 })
}

func hasTokenCost(d *title.Definition) bool {
	return slices.ContainsFunc(d.Corporations, func(c title.Corporation) bool {
		return slices.ContainsFunc(c.Tokens, func(m id.Money) bool { return m > 0 })
	})
}

func (w *writer) flows() Table {
	t := Table{Name: "Who pays whom for what", Columns: []string{"from", "to", "for", "in the data"}}
	for _, f := range Flows(w.d, w.g) {
		t.Rows = append(t.Rows, []string{kindWords[f.From], kindWords[f.To], reasonWords[f.Reason], f.Reason.String()})
	}
	return t
}
