package ledger

import "github.com/trainrush/trainrush/engine/id"

// Flow is a way in which money moves: who pays whom for what.
type Flow struct {
	From, To id.Kind
	Reason   Reason
}
