package shares

import "github.com/trainrush/trainrush/engine/id"

// Book is all certificates. It is a plain value; add the corporations in order with Issue.
type Book struct {
	holder  [id.MaxCerts]id.Entity
	seq     [id.MaxCerts]uint32 // order of arrival at the present holder
	percent [id.MaxCerts]uint8
	forSale [id.MaxCerts]bool
	half    [id.MaxCerts]bool // counts for half a certificate
	first   [id.MaxCorps]id.CertID
	count   [id.MaxCorps]uint8
	unowned [id.MaxCorps]uint8
	next    uint32
	certs   id.CertID
}

// Issue gives corporation c its certificates, all in its IPO; percents starts with the
// president's certificate. Corporations are issued in order of their ids.
func (b *Book) Issue(c id.CorpID, percents []int) {
	b.first[c] = b.certs
	b.count[c] = uint8(len(percents))
	for _, p := range percents {
		b.percent[b.certs] = uint8(p)
		b.holder[b.certs] = id.OfCorp(c)
		b.forSale[b.certs] = true
		b.next++
		b.seq[b.certs] = b.next
		b.certs++
	}
}

// Cert is the certificate of c with an index; 0 is the president's.
func (b *Book) Cert(c id.CorpID, index int) id.CertID { return b.first[c] + id.CertID(index) }

// Count is the number of certificates of c.
func (b *Book) Count(c id.CorpID) int { return int(b.count[c]) }

// Index is the index of a certificate among those of its corporation c.
func (b *Book) Index(c id.CorpID, k id.CertID) int { return int(k - b.first[c]) }

// Holder is who holds a certificate; see ForSale for a corporation that holds its own.
func (b *Book) Holder(k id.CertID) id.Entity { return b.holder[k] }

// ForSale reports whether a certificate is in the IPO.
func (b *Book) ForSale(k id.CertID) bool { return b.forSale[k] }

// Size is the percentage of a certificate.
func (b *Book) Size(k id.CertID) int { return int(b.percent[k]) }

// Unit is the percentage of one share of c: that of its certificate with index 1.
//
// Rule: common rules 1.3.
func (b *Book) Unit(c id.CorpID) int { return int(b.percent[b.first[c]+1]) }

// PresidentSize is the percentage of the president's certificate of c.
func (b *Book) PresidentSize(c id.CorpID) int { return int(b.percent[b.first[c]]) }

// Total is the number of shares of c.
func (b *Book) Total(c id.CorpID) int { return 100 / b.Unit(c) }

// Percent is what e holds of c; for c itself that is IPO and treasury together.
func (b *Book) Percent(c id.CorpID, e id.Entity) int {
	p := 0
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k] == e {
			p += int(b.percent[k])
		}
		k++
	}
	return p
}

// IPO is the percentage of c that is for sale by c.
func (b *Book) IPO(c id.CorpID) int {
	p := 0
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.forSale[k] {
			p += int(b.percent[k])
		}
		k++
	}
	return p
}

// Treasury is the percentage of itself that c holds and that is not for sale.
func (b *Book) Treasury(c id.CorpID) int { return b.Percent(c, id.OfCorp(c)) - b.IPO(c) }

// InPlayers is the percentage of c that players hold.
func (b *Book) InPlayers(c id.CorpID) int {
	p := 0
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k].Kind == id.Player {
			p += int(b.percent[k])
		}
		k++
	}
	return p
}

// Certs is the number of certificates of c that e holds.
func (b *Book) Certs(c id.CorpID, e id.Entity) int {
	n := 0
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k] == e {
			n++
		}
		k++
	}
	return n
}

// Weight is for how many halves of a certificate one counts.
func (b *Book) Weight(k id.CertID) int {
	if b.half[k] {
		return 1
	}
	return 2
}

// Halves is twice the number of certificates of c that e holds, as they count for a limit.
func (b *Book) Halves(c id.CorpID, e id.Entity) int {
	n := 0
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k] == e {
			n += b.Weight(k)
		}
		k++
	}
	return n
}

// Reserve keeps room for so many further certificates of the corporation that was issued last.
func (b *Book) Reserve(n int) { b.certs += id.CertID(n) }

// Reissue gives the corporation c, none of whose certificates has been sold, other ones: so
// many of a size behind the president's, each counting for half a certificate or a whole one.
// Room for more than before must have been reserved.
func (b *Book) Reissue(c id.CorpID, president, size, n int, half bool) {
	b.count[c] = uint8(n + 1)
	k := b.first[c]
	b.percent[k] = uint8(president)
	for i := 1; i <= n; i++ {
		k++
		b.percent[k], b.half[k] = uint8(size), half
		b.holder[k], b.forSale[k] = id.OfCorp(c), true
		b.next++
		b.seq[k] = b.next
	}
}

// Resize changes the percentage of the president's certificate of c; what it lacks belongs to
// nobody.
func (b *Book) Resize(c id.CorpID, percent int) {
	k := b.first[c]
	b.unowned[c] += b.percent[k] - uint8(percent)
	b.percent[k] = uint8(percent)
}

// Unowned is the percentage of c that belongs to no certificate.
func (b *Book) Unowned(c id.CorpID) int { return int(b.unowned[c]) }

// LastSingle is the certificate of c with the highest index that e holds, the president's left
// out; NoCert if there is none.
func (b *Book) LastSingle(c id.CorpID, e id.Entity) id.CertID {
	for i := int(b.count[c]) - 1; i > 0; i-- {
		if k := b.first[c] + id.CertID(i); b.holder[k] == e {
			return k
		}
	}
	return id.NoCert
}

// Move gives a certificate to a new holder, at the end of his list. forSale matters only
// when the corporation itself receives it.
func (b *Book) Move(k id.CertID, to id.Entity, forSale bool) {
	b.holder[k] = to
	b.forSale[k] = forSale
	b.next++
	b.seq[k] = b.next
}

// FirstOf is the certificate of c that has been longest with e among those of a size, or
// NoCert; size 0 takes any. ipo says whether e's certificates must be for sale: with
// e the corporation itself it tells the IPO from treasury shares.
func (b *Book) FirstOf(c id.CorpID, e id.Entity, size int, ipo bool) id.CertID {
	best := id.NoCert
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k] == e && b.forSale[k] == ipo && (size == 0 || int(b.percent[k]) == size) &&
			(best == id.NoCert || b.seq[k] < b.seq[best]) {
			best = k
		}
		k++
	}
	return best
}

// Smallest is the certificate of c that a buyer gets from e: the smallest, of these the
// one longest there; NoCert if there is none.
func (b *Book) Smallest(c id.CorpID, e id.Entity, ipo bool) id.CertID {
	best := id.NoCert
	k := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		if b.holder[k] == e && b.forSale[k] == ipo {
			if best == id.NoCert || b.percent[k] < b.percent[best] ||
				(b.percent[k] == b.percent[best] && b.seq[k] < b.seq[best]) {
				best = k
			}
		}
		k++
	}
	return best
}

// PriceOf is the price of some percent of c at a price per share, rounded up.
//
// Rule: common rules 1.4.
func (b *Book) PriceOf(c id.CorpID, percent int, perShare id.Money) id.Money {
	u := id.Money(b.Unit(c))
	return (perShare*id.Money(percent) + u - 1) / u
}
