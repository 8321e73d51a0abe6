package shares

import "github.com/trainrush/trainrush/engine/id"

// List is up to 12 certificates of one corporation in order, as indices packed into five
// bits each, so that it can be part of a comparable action.
type List uint64

// MaxList is the largest number of certificates in a List.
const MaxList = 12

// ListOf packs indices; more than MaxList are cut off.
func ListOf(indices ...int) List {
	var l List
	for _, i := range indices {
		l = l.With(i)
	}
	return l
}

// With returns the list with an index appended.
func (l List) With(index int) List {
	n := l.Len()
	if n >= MaxList {
		return l
	}
	return l | List(index+1)<<(5*n)
}

// Len is the number of certificates in the list.
func (l List) Len() int {
	n := 0
	for ; l != 0; l >>= 5 {
		n++
	}
	return n
}

// At is the index of the i-th certificate.
func (l List) At(i int) int { return int(l>>(5*i))&31 - 1 }

// Has reports whether the list holds an index.
func (l List) Has(index int) bool {
	for ; l != 0; l >>= 5 {
		if int(l)&31-1 == index {
			return true
		}
	}
	return false
}

// Bundle is a set of certificates of one corporation with a percentage, which is smaller
// than the sum of the certificates when part of a president's certificate is sold.
type Bundle struct {
	Corp    id.CorpID
	Percent uint8
	List    List
}

// Partial reports by how many percent less than its certificates the bundle is.
func (b *Book) Partial(u Bundle) int {
	return b.Sum(u.Corp, u.List) - int(u.Percent)
}

// Sum is the percentage of the certificates of a list.
func (b *Book) Sum(c id.CorpID, l List) int {
	p := 0
	for ; l != 0; l >>= 5 {
		p += int(b.percent[b.first[c]+id.CertID(int(l)&31-1)])
	}
	return p
}

// Alike reports whether two bundles of a corporation are sold with equal effect: as many
// certificates, both with or both without the president's, for the same percentages.
func (b *Book) Alike(u, o Bundle) bool {
	return u.Corp == o.Corp && u.Percent == o.Percent && u.List.Len() == o.List.Len() && u.List.Has(0) == o.List.Has(0) &&
		b.Sum(u.Corp, u.List) == b.Sum(o.Corp, o.List)
}

// Bundles appends the bundles that e may offer of c: the prefixes of its certificates in
// the order ordinary before president's, smaller before larger, earlier before later,
// and behind the last one its parts if it is the president's.
//
// Rule: common rules 1.3.
func (b *Book) Bundles(c id.CorpID, e id.Entity, buf []Bundle) []Bundle {
	var order [32]id.CertID
	n := 0
	first := b.first[c]
	for i := 0; i < int(b.count[c]); i++ {
		k := first + id.CertID(i)
		if b.holder[k] != e {
			continue
		}
		j := n
		for ; j > 0 && b.offersBefore(k, order[j-1], first); j-- {
			order[j] = order[j-1]
		}
		order[j] = k
		n++
	}
	var u Bundle
	u.Corp = c
	for i := 0; i < n && i < MaxList; i++ {
		u.List = u.List.With(int(order[i] - first))
		u.Percent += b.percent[order[i]]
		buf = append(buf, u)
		if order[i] == first {
			unit := uint8(b.Unit(c))
			for less := unit; less <= b.percent[first]-unit; less += unit {
				part := u
				part.Percent -= less
				buf = append(buf, part)
			}
		}
	}
	return buf
}

func (b *Book) offersBefore(k, o, president id.CertID) bool {
	if (k == president) != (o == president) {
		return o == president
	}
	if b.percent[k] != b.percent[o] {
		return b.percent[k] < b.percent[o]
	}
	return b.seq[k] < b.seq[o]
}
