// Package shares holds every certificate of every corporation: who holds it, in which
// order it arrived there, and whether it is for sale. A corporation's IPO is its own
// certificates that are for sale; certificates it holds otherwise are treasury shares.
// Percentages are derived. The order of arrival decides which certificates change
// hands when a presidency moves.
//
//	var b shares.Book
//	b.Issue(0, []int{20, 10, 10, 10, 10, 10, 10, 10, 10})
//	k := b.FirstOf(0, id.OfCorp(0), 10, true) // from the IPO
//	b.Move(k, id.OfPlayer(1), false)
//
// Who may buy or sell, and for how much, is not decided here.
package shares
