package t1856

import (
	"fmt"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// Flows are those of loans, escrow, rights and the national railway. The price of a share of the
// IPO goes to the corporation or, into escrow and under full capital, to the bank.
func (*Rules) Flows() []ledger.Flow {
	const bank, player, corporation = id.Bank, id.Player, id.Corporation
	return []ledger.Flow{
		{From: player, To: corporation, Reason: ledger.ShareFromIPO},
		{From: bank, To: corporation, Reason: ledger.Escrow},
		{From: bank, To: corporation, Reason: ledger.Capital},
		{From: bank, To: corporation, Reason: ledger.LoanTaken},
		{From: corporation, To: bank, Reason: ledger.LoanInterest},
		{From: player, To: bank, Reason: ledger.LoanInterest},
		{From: corporation, To: bank, Reason: ledger.LoanRepaid},
		{From: player, To: bank, Reason: ledger.LoanRepaid},
		{From: corporation, To: corporation, Reason: ledger.Right},
		{From: corporation, To: bank, Reason: ledger.Right},
		{From: corporation, To: corporation, Reason: ledger.Merged},
		{From: corporation, To: bank, Reason: ledger.Closing},
		{From: bank, To: player, Reason: ledger.BankruptcyCash},
	}
}

// Mechanics says in words what the values of the title mean.
func (r *Rules) Mechanics() []engine.Mechanic {
	p := &r.p
	nation := p.National.Corporation
	list := []engine.Mechanic{
		{Name: "escrow", Text: fmt.Sprintf("the price of a share goes to the treasury; with %d %% or less left in the IPO it waits with the bank", p.EscrowFrom)},
		{Name: "destination", Text: "a company whose track leads to its destination gets what waits for it, and the price of further shares at once"},
		{Name: "later companies", Text: fmt.Sprintf("started after the last 4: no escrow; after the last 5: ten times par from the bank when %d %% is sold", p.FullStartPercent)},
		{Name: "start", Text: fmt.Sprintf("a company operates once %d %% is sold; after the last train of a type, %d %% more", p.StartPercent, p.StartPercentStep)},
		{Name: "loans", Text: fmt.Sprintf("one of %d a turn, until the company has as many as players have shares of it", p.Loan.Amount)},
		{Name: "interest", Text: fmt.Sprintf("%d a turn for each loan: from the treasury, the revenue of the run, the president", p.Loan.Interest)},
		{Name: "loans at the end", Text: fmt.Sprintf("each takes %d off every share of the company", p.Loan.PerShare)},
		{Name: "debt", Text: "a president who cannot pay interest or a loan that is due sells shares; if that is not enough, the game ends"},
	}
	for i := range r.rights {
		name := r.rights[i].name
		x := p.Rights[name]
		list = append(list, engine.Mechanic{Name: name, Text: fmt.Sprintf("the company that buys %s adds %d to a route there; others may buy the right for %d from then on", x.Company, x.Bonus, p.RightPrice)})
	}
	return append(list,
		engine.Mechanic{Name: nation, Text: "the national railway: when the first 6 is bought, companies that owe loans repay them or merge into it"},
		engine.Mechanic{Name: "shares of " + nation, Text: "one for two of the merged companies; if more than ten are due, it has twenty, half as large"},
	)
}

// Words of the step.
func (placePort) Words() string { return "place the port marker" }

// Words of the step.
func (loans) Words() string { return "take a loan; after the trains also repay loans" }

// Words of the step.
func (crisis) Words() string { return "the president sells shares to pay interest or a loan" }

// Words of the step.
func (companyToken) Words() string { return "place the free station of a private" }

// Words of the step.
func (decide) Words() string { return "with the first 6: pay the loans of a company, or merge it" }

// Words of the step.
func (removeTokens) Words() string { return "the national railway removes stations" }

// Words of the step.
func (discardTrains) Words() string { return "the national railway discards trains that it inherits" }

// Words of the step.
func (buyRight) Words() string { return "buy a bonus right" }

// Words of the step.
func (arrivals) Words() string { return "companies that have reached their destination are paid" }

// Words of the step.
func (borrow) Words() string { return "the national railway borrows a train if it has none" }

// Words of the step.
func (interest) Words() string { return "pay interest" }
