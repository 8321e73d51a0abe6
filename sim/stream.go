package sim

import "github.com/trainrush/trainrush/strategies"

// purpose keeps streams of random numbers apart. The numbers are part of the output format.
type purpose uint64

const (
	forSetup    purpose = 1 // the seed of the game's own set-up
	forStrategy purpose = 2 // one stream for each place of the line-up
)

// stream is the stream for a purpose in a block of a plan; title, variant and rotation do not
// matter, so that all of them meet the same chance.
func stream(seed int64, what purpose, block int64, slot int) strategies.Rand {
	return strategies.Stream(uint64(seed), uint64(what), uint64(block), uint64(slot))
}

// setupSeed is the seed of a block: 31 bits, which is what set-ups use of a seed.
//
// Rule: common rules 24.
func setupSeed(seed, block int64) int64 {
	r := stream(seed, forSetup, block, 0)
	return int64(r.Uint64() >> 33)
}
