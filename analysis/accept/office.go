package accept

import "strconv"

// office is what presidents do with their companies.
type office struct {
	presidents map[string]int32 // seat by company
	change     eventRow         // the event before, if it was a change of president
	// taken is the money that companies paid the player who was their president for his
	// privates. Dividends, and what the company of one player pays that of another, do not count.
	taken int32
	// dumped counts presidencies that went to another because the president sold shares in a stock
	// round; what others bought, and what was sold to pay for a train, does not count.
	dumped int
}

// take takes in an event. A sale that costs the presidency is written behind the change of president.
func (o *office) take(row *eventRow) {
	change := o.change
	o.change = eventRow{}
	switch row.Type {
	case eventPresident:
		if o.presidents == nil {
			o.presidents = map[string]int32{}
		}
		o.presidents[row.Corporation.V] = row.Seat.V
		o.change = *row
	case eventSharesSold:
		if change.Corporation == row.Corporation && change.Counterparty.OK && change.Counterparty.V == seatName(row.Seat.V) {
			o.dumped++
		}
	case eventPrivateBought:
		if seat, ok := o.presidents[row.Corporation.V]; ok && row.Counterparty.V == seatName(seat) {
			o.taken += row.Amount.V
		}
	}
}

func seatName(seat int32) string { return strconv.Itoa(int(seat)) }

// lastRevenue is the revenue of all companies in the last operating round that was played to its
// end: a bankruptcy breaks off the one in which it happens.
func (g *game) lastRevenue() (revenue float64, ok bool) {
	last := g.Rounds
	if g.EndReason == endBankrupt {
		last--
	}
	v, ok := g.revenue[last]
	return float64(v), ok
}

// meanRevenue is the revenue of all companies in the mean of the operating rounds, one that was
// broken off included.
func (g *game) meanRevenue() (revenue float64, ok bool) {
	for _, r := range g.revenue {
		revenue += float64(r)
	}
	return revenue / float64(max(1, len(g.revenue))), len(g.revenue) > 0
}

const endBankrupt = "bankrupt"
