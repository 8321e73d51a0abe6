package strategies

import "math/bits"

// Rand is a stream of random numbers: the splitmix64 generator. Streams are told apart by
// their keys alone, so that a player's luck depends neither on the others nor on how many
// numbers they draw. The algorithm is part of the output format: the same plan must give
// the same games for ever.
type Rand struct{ state uint64 }

const golden = 0x9e3779b97f4a7c15

// Stream is the stream of a key, a list of numbers such as seed, purpose and place.
func Stream(key ...uint64) Rand {
	h := uint64(len(key))
	for _, k := range key {
		h = mix(h + golden ^ mix(k+golden))
	}
	return Rand{state: h}
}

// Uint64 is the next number.
func (r *Rand) Uint64() uint64 {
	r.state += golden
	return mix(r.state)
}

// IntN is a number from 0 to n-1, all equally likely; n must be positive.
func (r *Rand) IntN(n int) int {
	limit := uint64(n)
	hi, lo := bits.Mul64(r.Uint64(), limit)
	for floor := -limit % limit; lo < floor; {
		hi, lo = bits.Mul64(r.Uint64(), limit)
	}
	return int(hi)
}

// Float is a number from 0 up to, but not including, 1.
func (r *Rand) Float() float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// Blur is value, more or less by up to the given part of it. This is how strategies use
// their noise: two options of nearly the same worth are sometimes taken for each other.
func (r *Rand) Blur(value, part float64) float64 {
	if part == 0 {
		return value
	}
	return value * (1 + part*(2*r.Float()-1))
}

// mix is the finisher of splitmix64.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
