package analysis

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// flowRow is money that moved in a round.
type flowRow struct {
	Game   int64  `col:"game"`
	From   string `col:"from_kind"`
	To     string `col:"to_kind"`
	Reason string `col:"reason"`
	Amount int32  `col:"amount"`
}

// payers are the kinds of holders of money, from the top of the picture.
var payers = []struct{ kind, name string }{
	{dataset.HolderBank, "Bank"}, {dataset.HolderPlayer, "Players"}, {dataset.HolderCorporation, "Companies"}, {dataset.HolderPrivate, "Privates"},
}

// purposes names the reasons of the flows table for people; others are their own words.
var purposes = map[string]string{
	"private_bid": "privates at auction", "private_income": "income of privates", "private_sale": "privates sold on",
	"share_from_ipo": "shares from the IPO", "share_from_pool": "shares from the pool", "share_from_holder": "shares of others",
	"share_sale": "shares sold", "capital": "capital at float", "tile_cost": "terrain", "token_cost": "tokens",
	"train_from_depot": "trains of the bank", "train_from_other": "trains of others", "president_help": "help of presidents",
	"dividend": "dividends", "withheld": "revenue withheld", "loan_taken": "loans", "loan_repaid": "loans repaid",
	"loan_interest": "interest", "escrow": "money held back", "closing": "treasuries of closed companies", "merged": "treasuries of merged companies",
	"bankruptcy_cash": "cash of the bankrupt", "right": "bonus rights", "concession_bought": "concessions",
}

// moneyFlow draws who pays whom for what.
func moneyFlow(g *games, _ Options) (*plotted, error) {
	sums := map[flowRow]int64{}
	for row, err := range dataset.Rows[flowRow](g.ds, dataset.Flows) {
		if err != nil {
			return nil, err
		}
		if _, ok := g.index[row.Game]; ok {
			sums[flowRow{From: row.From, To: row.To, Reason: row.Reason}] += int64(row.Amount)
		}
	}
	out := g.figure("Money flow", "Who pays whom for what: mean"+inCurrency(g.meta)+" per game. Companies that pay companies pay each other.",
		"from", "to", "reason", "mean_per_game")
	if len(sums) == 0 {
		return out.lacking(g, dataset.Flows)
	}
	panel := &chart.Ribbons{Unit: g.meta.Currency}
	rank := func(kind string) int {
		return slices.IndexFunc(payers, func(p struct{ kind, name string }) bool { return p.kind == kind })
	}
	for _, f := range slices.SortedFunc(maps.Keys(sums), func(a, b flowRow) int {
		return cmp.Or(cmp.Compare(rank(a.From), rank(b.From)), cmp.Compare(rank(a.To), rank(b.To)), cmp.Compare(a.Reason, b.Reason))
	}) {
		from, to := rank(f.From), rank(f.To)
		if from < 0 || to < 0 {
			return nil, fmt.Errorf("money from a %q to a %q: expected the kinds bank, player, corporation and private", f.From, f.To)
		}
		mean := float64(sums[f]) / float64(len(g.rows))
		out.add(f.From, f.To, f.Reason, mean)
		if mean <= 0 {
			continue
		}
		panel.Flows = append(panel.Flows, chart.Ribbon{
			From: payers[from].name, To: payers[to].name, Label: cmp.Or(purposes[f.Reason], words(f.Reason)), Amount: mean, Colour: chart.Palette(from),
		})
	}
	out.Panels = []chart.Panel{panel}
	return out, nil
}
