package shares

import "github.com/trainrush/trainrush/engine/id"

// Successor is who becomes president of c after certificates moved, or Nobody if nothing
// changes. seats are the players who count, in seat order; president is the present one
// or Nobody. A player who sold part of the president's certificate still counts extra
// percent that he holds only on paper until the certificates are swapped.
//
// Rule: common rules 8.4.
func (b *Book) Successor(c id.CorpID, president id.Entity, seats []id.PlayerID, seller id.Entity, extra int) id.Entity {
	var pct [id.MaxPlayers]int
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if h := b.holder[k]; h.Kind == id.Player {
			pct[h.N] += int(b.percent[k])
		}
		k++
	}
	held := pct
	if seller.Kind == id.Player {
		pct[seller.N] += extra
	}
	most := 0
	for _, p := range seats {
		most = max(most, pct[p])
	}
	if most == 0 {
		return id.Nobody
	}
	if president.Kind != id.Player {
		if h := b.holder[b.first[c]]; h.Kind == id.Player {
			return h
		}
		return id.Nobody
	}
	if pct[president.N] == most {
		return id.Nobody
	}
	at := 0
	for i, p := range seats {
		if p == id.PlayerID(president.N) {
			at = i
		}
	}
	for i := 1; i <= len(seats); i++ {
		p := seats[(at+i)%len(seats)]
		if pct[p] == most && held[p] >= b.PresidentSize(c) {
			return id.OfPlayer(p)
		}
	}
	return id.Nobody
}

// Swap hands the president's certificate of c to next, who gives up as many of his first
// certificates as it has share units: to the previous president if he still holds at
// least a president's certificate, else to the pool.
//
// Rule: common rules 8.4, swapping certificates.
func (b *Book) Swap(c id.CorpID, previous, next id.Entity) {
	to := id.ThePool
	if b.Percent(c, previous) >= b.PresidentSize(c) {
		to = previous
	}
	units := b.PresidentSize(c) / b.Unit(c)
	for i := 0; i < units; i++ {
		if k := b.FirstOf(c, next, 0, false); k != id.NoCert {
			b.Move(k, to, false)
		}
	}
	b.Move(b.first[c], next, false)
}

// GiveBack returns the part of a president's certificate that was not sold: the first
// certificates of the pool worth so many percent go to the seller.
func (b *Book) GiveBack(c id.CorpID, seller id.Entity, percent int) {
	for u := b.Unit(c); percent > 0; percent -= u {
		k := b.FirstOf(c, id.ThePool, 0, false)
		if k == id.NoCert {
			return
		}
		b.Move(k, seller, false)
	}
}
