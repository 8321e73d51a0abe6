package t1856

import (
	"fmt"
	"maps"
	"slices"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title/plain"
)

// Params are the values that only this title has.
type Params struct {
	Destinations map[string]Destination `yaml:"destinations" doc:"where each corporation has to build to"`

	StartPercent     int `yaml:"start_percent" doc:"percent that must have left the IPO before a corporation starts"`
	StartPercentStep int `yaml:"start_percent_step" doc:"by how much the last train of a type raises it"`
	EscrowFrom       int `yaml:"escrow_from" doc:"percent left in the IPO from which on its sale fills the escrow account"`
	FullStartPercent int `yaml:"full_start_percent" doc:"percent that must have left the IPO before a corporation with full capital gets it"`

	Loan       Loan             `yaml:"loan"`
	PortBonus  id.Money         `yaml:"port_bonus" doc:"for a run through the hex of the port marker"`
	RightPrice id.Money         `yaml:"right_price" doc:"price of a bonus right"`
	Rights     map[string]Right `yaml:"rights" doc:"bonus rights, by their names in records"`

	National           National                  `yaml:"national"`
	NationalCertLimits map[string]map[string]int `yaml:"national_cert_limits" doc:"certificate limit once the national railway has formed: corporations left, players"`

	UnlimitedRights         bool          `yaml:"unlimited_rights" doc:"rights for sale never run out"`
	NationalPrice           NationalPrice `yaml:"cgr_price" doc:"price of the national railway"`
	SarniaBlocks            bool          `yaml:"sarnia_blocks_destination" doc:"the way to a destination never passes Sarnia"`
	InterestAlways          bool          `yaml:"interest_always" doc:"interest is due right after the trains have run, or would have"`
	CrisisKeepsPresidency   bool          `yaml:"crisis_keeps_presidency" doc:"a president in debt never sells the presidency of the corporation that put him there"`
	DebtorStays             bool          `yaml:"debtor_stays" doc:"a president in debt must pay it off even if he has lost the presidency"`
	CertLimitFollowsTable   bool          `yaml:"cert_limit_follows_table" doc:"a later closing reads the table of the national railway again"`
	PortPerStop             bool          `yaml:"port_per_stop" doc:"the port counts for every stop in its hex"`
	FlosHexExclusive        bool          `yaml:"ft_exclusive_hex" doc:"only the owner of Flos Tramway builds in its hex"`
	NationalBorrowsRegained bool          `yaml:"cgr_borrow_with_rusting" doc:"the national railway may borrow as long as it has no train that never rusts"`
}

// Destination is a connection that a corporation has to build.
type Destination struct {
	From string   `yaml:"from" doc:"hex where the connection starts"`
	To   []string `yaml:"to" doc:"hexes of which it must reach one"`
}

// Loan is what a loan is worth and costs.
type Loan struct {
	Amount   id.Money `yaml:"amount"`
	Interest id.Money `yaml:"interest" doc:"in every operating round"`
	Count    int      `yaml:"count" doc:"loans in the box"`
	PerShare id.Money `yaml:"value_per_share" doc:"what a loan takes from each share at the end"`
}

// Right is a bonus right that a company brings and others can buy.
type Right struct {
	Company string   `yaml:"company" doc:"whose buyer gets it"`
	Hexes   []string `yaml:"hexes" doc:"where it counts"`
	Bonus   id.Money `yaml:"bonus" doc:"for a run with a stop there"`
	Supply  int      `yaml:"supply" doc:"further ones for sale"`
	Item    string   `yaml:"item" doc:"its name in records when bought"`
}

// National is the national railway.
type National struct {
	Corporation string   `yaml:"corporation"`
	Stations    int      `yaml:"stations" doc:"stations that it has, unless more were homes"`
	Price       id.Money `yaml:"station_price" doc:"of those that it did not inherit"`
	MoreTrains  int      `yaml:"extra_trains" doc:"above the train limit"`
	BuyAbove    id.Money `yaml:"must_buy_above" doc:"cash above which it must buy its first train that never rusts"`
	TradeAbove  id.Money `yaml:"must_buy_above_trade" doc:"the same if it has a train to trade in"`
	LowestPrice id.Money `yaml:"lowest_price"`
}

// NationalPrice is how the price of the national railway follows from those of the merged
// corporations.
type NationalPrice string

// The ways of the price.
const (
	LowestDropped NationalPrice = "lowest_dropped" // the average of all but the lowest, if there are more than two
	PlainAverage  NationalPrice = "plain"
)

// Values lists the ways.
func (NationalPrice) Values() []string { return []string{"lowest_dropped", "plain"} }

// check reports values that are out of bounds.
func (p *Params) check() error {
	var problems plain.Problems
	within := func(key string, v, low, high int) {
		if v < low || v > high {
			problems.Add("own."+key, "%d lies outside %d to %d", v, low, high)
		}
	}
	within("start_percent", p.StartPercent, 10, 100)
	within("start_percent_step", p.StartPercentStep, 0, 20)
	within("start_percent", p.StartPercent+4*p.StartPercentStep, 10, 100)
	within("escrow_from", p.EscrowFrom, 0, 100)
	within("full_start_percent", p.FullStartPercent, 10, 100)
	within("loan.amount", int(p.Loan.Amount), 1, 1000)
	within("loan.interest", int(p.Loan.Interest), 0, int(p.Loan.Amount))
	within("loan.count", p.Loan.Count, 0, 250)
	within("loan.value_per_share", int(p.Loan.PerShare), 0, 1000)
	within("port_bonus", int(p.PortBonus), 0, 1000)
	within("right_price", int(p.RightPrice), 1, 1000)
	within("national.stations", p.National.Stations, 0, maxStations)
	within("national.extra_trains", p.National.MoreTrains, 0, 10)
	within("national.station_price", int(p.National.Price), 0, 1000)
	within("national.must_buy_above", int(p.National.BuyAbove), 0, 100_000)
	within("national.must_buy_above_trade", int(p.National.TradeAbove), 0, 100_000)
	within("national.lowest_price", int(p.National.LowestPrice), 0, 1000)
	for _, corps := range slices.Sorted(maps.Keys(p.NationalCertLimits)) {
		for _, players := range slices.Sorted(maps.Keys(p.NationalCertLimits[corps])) {
			within("national_cert_limits."+corps+"."+players, p.NationalCertLimits[corps][players], 1, 100)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(p.Rights)) {
		r := p.Rights[key]
		within("rights."+key+".bonus", int(r.Bonus), 0, 1000)
		within("rights."+key+".supply", r.Supply, 0, 100)
	}
	if len(p.Rights) > maxRights {
		problems.Add("own.rights", "%d rights, at most %d are possible", len(p.Rights), maxRights)
	}
	return problems.Err()
}

// certLimit is the limit for so many corporations left: that of the smallest entry that is not
// below, or of the largest.
//
// Rule: 1856, tokens, limits, trains.
func (p *Params) certLimit(corps, players int) (int, error) {
	best, largest := 0, 0
	for key := range p.NationalCertLimits {
		var n int
		if _, err := fmt.Sscan(key, &n); err != nil {
			return 0, fmt.Errorf("own.national_cert_limits: %q is no number of corporations", key)
		}
		largest = max(largest, n)
		if n >= corps && (best == 0 || n < best) {
			best = n
		}
	}
	if best == 0 {
		best = largest
	}
	limit, ok := p.NationalCertLimits[fmt.Sprint(best)][fmt.Sprint(players)]
	if !ok {
		return 0, fmt.Errorf("own.national_cert_limits: no limit for %d corporations and %d players", corps, players)
	}
	return limit, nil
}
