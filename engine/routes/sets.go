package routes

import "math/bits"

const (
	maxNodes = 128 // stops that a corporation can reach
	maxLinks = 4096
	setWords = 4 // of the track that links share
)

// nodeSet is a set of stops.
type nodeSet [maxNodes / 64]uint64

func (s *nodeSet) has(n int) bool { return s[n>>6]&(1<<(n&63)) != 0 }
func (s *nodeSet) add(n int)      { s[n>>6] |= 1 << (n & 63) }
func (s *nodeSet) drop(n int)     { s[n>>6] &^= 1 << (n & 63) }

// few reports whether the set is so small that its shape hardly matters.
func (s *nodeSet) few() bool { return bits.OnesCount64(s[0])+bits.OnesCount64(s[1]) < 8 }

// single reports whether the sets have at most one stop in common.
func (s *nodeSet) single(o *nodeSet) bool {
	a, b := s[0]&o[0], s[1]&o[1]
	return bits.OnesCount64(a)+bits.OnesCount64(b) <= 1
}

// trackSet is a set of pieces of track that at most one run may use.
type trackSet [setWords]uint64

func (s *trackSet) meets(o *trackSet) bool {
	return s[0]&o[0]|s[1]&o[1]|s[2]&o[2]|s[3]&o[3] != 0
}

func (s *trackSet) plus(o *trackSet) trackSet {
	return trackSet{s[0] | o[0], s[1] | o[1], s[2] | o[2], s[3] | o[3]}
}

func (s *trackSet) and(o *trackSet) trackSet {
	return trackSet{s[0] & o[0], s[1] & o[1], s[2] & o[2], s[3] & o[3]}
}

func (s *trackSet) less(o *trackSet) trackSet {
	return trackSet{s[0] &^ o[0], s[1] &^ o[1], s[2] &^ o[2], s[3] &^ o[3]}
}
