package ledger

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
)

// Entry is one movement of money.
type Entry struct {
	From, To id.Entity
	Amount   id.Money
	Reason   Reason
}

// Book is the cash of bank, players and corporations. It is a plain value.
type Book struct {
	bank      id.Money
	players   [id.MaxPlayers]id.Money
	corps     [id.MaxCorps]id.Money
	unlimited bool
	broken    bool
}

// Open starts a book with all money in the bank. An unlimited bank starts at 0, may
// go to any negative balance and never breaks.
func (b *Book) Open(cash id.Money, unlimited bool) {
	*b = Book{bank: cash, unlimited: unlimited}
	if unlimited {
		b.bank = 0
	}
}

// Cash is the balance of e; entities that hold no money have 0.
func (b *Book) Cash(e id.Entity) id.Money {
	switch e.Kind {
	case id.Bank:
		return b.bank
	case id.Player:
		return b.players[e.N]
	case id.Corporation:
		return b.corps[e.N]
	}
	return 0
}

// Broken reports whether the bank has ever had to pay more than it held.
//
// Rule: common rules 20.1.
func (b *Book) Broken() bool { return b.broken }

// Unlimited reports whether the bank never breaks.
func (b *Book) Unlimited() bool { return b.unlimited }

// Total is the sum of all balances; it stays what it was when the book was opened.
func (b *Book) Total() id.Money {
	t := b.bank
	for _, m := range b.players {
		t += m
	}
	for _, m := range b.corps {
		t += m
	}
	return t
}

// Transfer moves amount from one balance to another and notes it in log, which may be
// nil. A transfer of 0 does nothing. The bank pays whatever it must and is broken when
// it has less; anybody else must have the money: callers check that before, so an
// overdraft here is a fault of the engine and panics.
func (b *Book) Transfer(from, to id.Entity, amount id.Money, why Reason, log *[]Entry) {
	if amount == 0 || from == to {
		return
	}
	if amount < 0 || (from.Kind != id.Bank && b.Cash(from) < amount) {
		panic(fmt.Sprintf("ledger: transfer of %d from %v with %d (%v)", amount, from, b.Cash(from), why))
	}
	b.move(from, to, amount, why, log)
}

// Owe is Transfer for a payment that the payer may have to go into debt for.
func (b *Book) Owe(from, to id.Entity, amount id.Money, why Reason, log *[]Entry) {
	if amount <= 0 {
		return
	}
	b.move(from, to, amount, why, log)
}

func (b *Book) move(from, to id.Entity, amount id.Money, why Reason, log *[]Entry) {
	if from.Kind == id.Bank && !b.unlimited && b.bank < amount {
		b.broken = true
	}
	*b.at(from) -= amount
	*b.at(to) += amount
	if log != nil {
		*log = append(*log, Entry{from, to, amount, why})
	}
}

func (b *Book) at(e id.Entity) *id.Money {
	switch e.Kind {
	case id.Player:
		return &b.players[e.N]
	case id.Corporation:
		return &b.corps[e.N]
	}
	return &b.bank
}
