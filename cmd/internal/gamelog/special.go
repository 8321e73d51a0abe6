package gamelog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// special is the sentence of an action that only some titles know.
func (t *telling) special(who string) string {
	l, a := t.l, &t.a
	switch a.Type {
	case engine.TakeLoan:
		t.tells(engine.EventLoanTaken)
		return fmt.Sprintf("%s takes a loan of %s", who, l.cash(t.price(ledger.LoanTaken)))
	case engine.PayoffLoan:
		t.tells(engine.EventLoanRepaid)
		return fmt.Sprintf("%s repays %s of its loans", who, l.cash(t.price(ledger.LoanRepaid)))
	case engine.ReachDestination:
		return t.destinations()
	case engine.Assign:
		t.tells(engine.EventMarkerPlaced)
		return fmt.Sprintf("%s a marker in %s", t.operator(who), l.hex(a.Hex))
	case engine.SpecialBuy:
		t.tells(engine.EventRightBought)
		from := ""
		for _, x := range t.transfers {
			if x.Reason == ledger.Right && x.To != id.TheBank {
				from = " from " + l.name(x.To)
			}
		}
		return fmt.Sprintf("%s buys a right%s for %s", who, from, l.cash(t.price(ledger.Right)))
	case engine.Merge:
		t.tells(engine.EventMerged)
		into := id.NoCorp
		for _, e := range t.events {
			if e.Type == engine.EventMerged {
				into = e.Into
			}
		}
		return fmt.Sprintf("%s merges into %s", who, t.holder(into))
	case engine.RemoveToken:
		t.tells(engine.EventTokenRemoved)
		return fmt.Sprintf("%s takes its station off %s", who, l.hex(a.Hex))
	case engine.BorrowTrain:
		t.tells(engine.EventTrainBorrowed)
		return fmt.Sprintf("%s borrows a %s", who, l.train(a.Train))
	}
	return who + ": " + strings.ReplaceAll(a.Type.String(), "_", " ")
}

// destinations says which corporations have reached theirs.
func (t *telling) destinations() string {
	t.tells(engine.EventDestination)
	var parts []string
	for c := range t.l.g.Corps {
		if t.a.Set&(1<<c) != 0 {
			parts = append(parts, t.l.g.Corps[c].Name)
		}
	}
	if parts == nil {
		return "no destination is reached"
	}
	text := "destinations reached: " + strings.Join(parts, ", ")
	if escrow := t.price(ledger.Escrow); escrow > 0 {
		text += ", for " + t.l.cash(escrow) + " held back until now"
	}
	return text
}

// specialEvent is an event of some titles in words; false if it is none.
func (t *telling) specialEvent(e engine.Event) (string, bool) {
	l := t.l
	switch e.Type {
	case engine.EventClosed:
		return t.holder(e.Corp) + " leaves the game", true
	case engine.EventLoanTaken:
		t.paid = append(t.paid, ledger.LoanTaken)
		return fmt.Sprintf("%s takes a loan of %s", t.holder(e.Corp), l.cash(e.Amount)), true
	case engine.EventInterest:
		return t.interest(e), true
	case engine.EventLoanRepaid:
		return fmt.Sprintf("loans of %s, %s, are repaid", t.holder(e.Corp), l.cash(e.Amount)), true
	case engine.EventDestination:
		t.paid = append(t.paid, ledger.Escrow)
		return fmt.Sprintf("%s has reached its destination and gets %s", t.holder(e.Corp), l.cash(e.Amount)), true
	case engine.EventMarkerPlaced:
		return fmt.Sprintf("%s has the marker in %s", t.holder(e.Corp), l.hex(e.Hex)), true
	case engine.EventMerged:
		return fmt.Sprintf("%s merges into %s", t.holder(e.Corp), t.holder(e.Into)), true
	case engine.EventSharesMerged:
		return fmt.Sprintf("shares worth %s to %s are gone", l.cash(e.Amount), l.player(e.Player)), true
	case engine.EventSharesFormed:
		return fmt.Sprintf("%s gets shares worth %s", l.player(e.Player), l.cash(e.Amount)), true
	case engine.EventFormed:
		return fmt.Sprintf("%s is formed at %s", t.holder(e.Corp), l.cash(e.Amount)), true
	case engine.EventTrainBorrowed:
		return fmt.Sprintf("%s borrows a %s", t.holder(e.Corp), l.train(e.Train)), true
	case engine.EventTrainReturned:
		return fmt.Sprintf("%s gives the %s back", t.holder(e.Corp), l.train(e.Train)), true
	case engine.EventTokenRemoved:
		return fmt.Sprintf("the station of %s leaves %s", t.holder(e.Corp), l.hex(e.Hex)), true
	}
	return "", false
}

// interest is the interest of a corporation: what it owes, and who pays if it cannot pay all.
func (t *telling) interest(e engine.Event) string {
	var own id.Money
	for _, x := range t.transfers {
		if x.Reason == ledger.LoanInterest && x.From == id.OfCorp(e.Corp) {
			own += x.Amount
		}
	}
	if own == e.Amount && !slices.ContainsFunc(t.transfers, func(x ledger.Entry) bool {
		return x.Reason == ledger.LoanInterest && x.From != id.OfCorp(e.Corp)
	}) {
		t.paid = append(t.paid, ledger.LoanInterest)
		return fmt.Sprintf("%s pays %s of interest", t.holder(e.Corp), t.l.cash(own))
	}
	return fmt.Sprintf("%s owes %s of interest", t.holder(e.Corp), t.l.cash(e.Amount))
}
