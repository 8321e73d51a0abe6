// Package id holds the small typed ids with which the engine indexes its flat
// arrays, and the few words that every package shares (money, entities).
//
// Ids count from 0 in the order of the title's data; -1 means "none". Names live
// in the Game and appear only at the edges (configs, records, datasets, messages).
// The package imports nothing.
//
//	payer := id.OfCorp(c)
//	if payer.Kind == id.Corporation {
//		cash := treasuries[payer.Corp()]
//	}
package id
