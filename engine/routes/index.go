package routes

// index finds the numbers of elements by their hash: a table with open addressing, which
// is cleared at no cost.
type index struct {
	spots []spot
	stamp uint32
	used  int
}

type spot struct {
	hash   uint64
	number int32
	stamp  uint32 // the spot is free unless it has that of the index
}

// clear forgets all elements.
func (x *index) clear() {
	if x.stamp++; x.stamp == 0 || len(x.spots) == 0 {
		x.spots, x.stamp = make([]spot, max(len(x.spots), 1<<9)), 1
	}
	x.used = 0
}

// probe returns the number of the next element with a hash, from a spot on, and the spot
// after it; or -1 and the spot where such an element belongs. The first spot is the hash.
func (x *index) probe(hash, at uint64) (number int32, next uint64) {
	for mask := uint64(len(x.spots) - 1); ; at++ {
		s := &x.spots[at&mask]
		if s.stamp != x.stamp {
			return -1, at
		}
		if s.hash == hash {
			return s.number, at + 1
		}
	}
}

// put adds an element at the spot where it belongs.
func (x *index) put(hash, at uint64, number int32) {
	x.spots[at&uint64(len(x.spots)-1)] = spot{hash, number, x.stamp}
	if x.used++; 2*x.used <= len(x.spots) {
		return
	}
	old := x.spots
	x.spots = make([]spot, 2*len(old))
	mask := uint64(len(x.spots) - 1)
	for i := range old {
		if old[i].stamp != x.stamp {
			continue
		}
		at := old[i].hash & mask
		for x.spots[at].stamp == x.stamp {
			at = (at + 1) & mask
		}
		x.spots[at] = old[i]
	}
}

// mix adds a word to a hash.
func mix(hash, word uint64) uint64 {
	hash = (hash ^ word) * 0x9e3779b97f4a7c15
	return hash ^ hash>>32
}
