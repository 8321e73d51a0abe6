package stats

import (
	"cmp"
	"slices"
)

// Fate says how the watch over one game ended.
type Fate uint8

// The fates.
const (
	Censored Fate = iota // the watch was broken off: the event may still have come
	Happened             // the event came
	Missed               // something ended it for good without the event
)

// Duration is the time after which a watch ended, and how.
type Duration struct {
	Time int
	Fate Fate
}

// Step is the value of a curve from Time on.
type Step struct {
	Time   int     `json:"time"`
	Value  float64 `json:"value"`
	AtRisk int     `json:"at_risk"` // watched just before Time
}

// Incidence returns the Aalen–Johansen curve: the estimated share for which the event has come
// by each time at which one came, of all that are watched, those included for which it can no longer
// come. Without censored watches this is the plain share.
func Incidence(watches []Duration) []Step {
	var steps []Step
	open, reached := 1.0, 0.0 // shares
	eachTime(watches, func(time, atRisk, happened, missed int) {
		if happened > 0 {
			reached += open * float64(happened) / float64(atRisk)
			steps = append(steps, Step{time, reached, atRisk})
		}
		open *= 1 - float64(happened+missed)/float64(atRisk)
	})
	return steps
}

// eachTime calls f for every time at which a watch ended, in order. Events of one time come
// before censorings of the same time, which is why those are still at risk.
func eachTime(watches []Duration, f func(time, atRisk, happened, missed int)) {
	sorted := slices.Clone(watches)
	slices.SortFunc(sorted, func(a, b Duration) int { return cmp.Compare(a.Time, b.Time) })
	for i := 0; i < len(sorted); {
		var n [3]int
		j := i
		for ; j < len(sorted) && sorted[j].Time == sorted[i].Time; j++ {
			n[sorted[j].Fate]++
		}
		f(sorted[i].Time, len(sorted)-i, n[Happened], n[Missed])
		i = j
	}
}
