// Package ledger holds the cash of everybody and is the only package that changes
// it. Money moves by Transfer alone, so the sum of all balances never changes, and
// each movement has a reason from a closed set: together the reasons are the title's
// table of money flows.
//
//	book.Transfer(id.TheBank, id.OfPlayer(0), 600, ledger.StartingCash, nil)
package ledger
