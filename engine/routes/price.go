package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/id"
)

// priceScale is how many units of price make up one unit of money.
const priceScale = 16

// prices are prices of the track that only one run may use. As no track is used twice, no
// turn is worth more than all prices together and what its routes are worth less the prices
// of their track; with good prices this comes close.
type prices struct {
	of   [setWords * 64]id.Money
	link []id.Money // of the track of a link, by the number of the link + 1

	use    [setWords * 64]id.Money // how many of the best routes use a track
	kept   [setWords * 64]id.Money // prices of the round with the lowest bound
	lowest id.Money
	ease   int // the step is the gap divided by 2^ease
	stale  int // rounds without a lower bound
}

// set writes the prices of links.
func (x *prices) set(g *graph, of *[setWords * 64]id.Money) {
	x.of = *of
	x.link = append(x.link[:0], 0)
	for i := range g.links {
		x.link = append(x.link, x.ofSet(&g.links[i].bits))
	}
}

// ofSet is the price of a set of track.
func (x *prices) ofSet(set *trackSet) (sum id.Money) {
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			sum += x.of[w<<6|bits.TrailingZeros64(word)]
		}
	}
	return sum
}

// count adds the track of a link to use.
func (x *prices) count(set *trackSet, times int) {
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			x.use[w<<6|bits.TrailingZeros64(word)] += id.Money(times)
		}
	}
}

// begin starts from no prices.
func (x *prices) begin(g *graph) {
	x.set(g, new([setWords * 64]id.Money))
	x.lowest, x.ease, x.stale = 1<<31-1, 0, 0
}

// note keeps the prices if their bound is the lowest. Steps become smaller when they do
// not help.
func (x *prices) note(bound id.Money) {
	if bound < x.lowest {
		x.lowest, x.kept, x.stale = bound, x.of, 0
	} else if x.stale++; x.stale == 3 {
		x.ease, x.stale = x.ease+1, 0
	}
}

// step raises the price of track that several of the counted routes use, and lowers that of
// track that none uses, in proportion to the gap between the bound and the goal (a step of
// the subgradient method).
func (x *prices) step(g *graph, gap id.Money) {
	slope := id.Money(0)
	for b, n := range x.use {
		if n > 1 || n == 0 && x.of[b] > 0 {
			slope += (n - 1) * (n - 1)
		}
	}
	of := x.of
	for b, n := range x.use {
		of[b] = max(of[b]+(n-1)*max(gap/max(slope, 1)>>x.ease, 1), 0)
	}
	x.set(g, &of)
	x.use = [setWords * 64]id.Money{}
}
