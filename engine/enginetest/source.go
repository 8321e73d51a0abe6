package enginetest

// source is a small generator of numbers (splitmix64): a seed means the same games in every
// version of Go.
type source uint64

func (r *source) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	x := uint64(*r)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// below is a number from 0 to n-1.
func (r *source) below(n int) int { return int(r.next() >> 33 % uint64(n)) }

// oneIn is true once in n times.
func (r *source) oneIn(n int) bool { return r.below(n) == 0 }
