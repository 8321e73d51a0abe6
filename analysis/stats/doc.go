// Package stats holds the statistics that summaries and charts print: quantiles, shares
// and means with intervals, and times to an event that may never come. It knows nothing of games.
//
// All intervals are two-sided at Confidence. Games of one block share their luck and are not
// independent, so that shares and means over games take clusters, one per block.
//
//	lo, mid, hi := stats.Quartiles(worths) // worths sorted
//	share := stats.ShareOf(blocks)         // 0.31 [0.27, 0.35]
//
// Differences are tested by permutation. Resampling takes a fixed generator: equal data give equal
// figures.
package stats

// Confidence is the level of every interval.
const Confidence = 0.95

// z95 is the 97.5 % point of the normal distribution.
const z95 = 1.959963984540054
