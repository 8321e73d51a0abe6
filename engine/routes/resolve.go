package routes

import (
	"math/bits"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Recorded is a run as a record has it.
type Recorded struct {
	Train int     // index among the trains given
	Links []Link  // in order; each in either direction
	Nodes []Place // the stops in any order; may be empty
}

// chain is one way to understand a link.
type chain struct {
	track    []Piece
	numbers  []uint16 // track that only one run may use
	from, to Place
}

// resolver understands the links of a turn.
type resolver struct {
	b      *board.Board
	l      *board.Layout
	corp   id.CorpID
	trains []Train
	runs   []Recorded
	chains [][][]chain // of every run and link
	chosen [][]*chain
	used   usedTrack
	strict int // how many of the wishes below must be met
}

// The wishes, beyond that links join and share no track: the run has a token, and
// its stops are the recorded ones.
const (
	wishToken = 1
	wishNodes = 2
)

// Resolve finds the track of recorded runs: every link must be a chain of segments
// between two stops with the recorded hexes, consecutive links have one stop in
// common, and no track is used twice. Where several chains fit, those count that
// give the run a token of the corporation and the recorded stops. It returns false
// when nothing fits; whether the runs are legal is for Check to say.
//
// Rule: record format 4.5.1.
func Resolve(b *board.Board, l *board.Layout, corp id.CorpID, trains []Train, runs []Recorded) ([]Run, bool) {
	r := resolver{b: b, l: l, corp: corp, trains: trains, runs: runs}
	for i := range runs {
		links := make([][]chain, len(runs[i].Links))
		for j := range links {
			links[j] = r.find(&runs[i].Links[j])
		}
		r.chains = append(r.chains, links)
		r.chosen = append(r.chosen, make([]*chain, len(links)))
	}
	for r.strict = wishNodes; r.strict >= 0; r.strict-- {
		if r.choose(0, 0) {
			return r.result(), true
		}
	}
	return nil, false
}

// find lists the chains whose hexes are those of a link.
func (r *resolver) find(k *Link) (found []chain) {
	if len(k.Hexes) == 0 {
		return nil
	}
	h := k.Hexes[0]
	if int(h) < 0 || int(h) >= len(r.b.Hexes) {
		return nil
	}
	tile, o := r.b.At(r.l, h)
	for s := range int(tile.NStops) {
		for m := o.StopSegs[s]; m != 0; m &= m - 1 {
			first := chain{from: Place{h, int8(s)}}
			found = r.extend(found, first, k, bits.TrailingZeros8(m), board.StopEnd+board.End(s))
		}
	}
	return found
}

// extend follows a segment of the hex that is next in the link.
func (r *resolver) extend(found []chain, c chain, k *Link, seg int, e board.End) []chain {
	at := len(c.track)
	h := k.Hexes[at]
	_, o := r.b.At(r.l, h)
	c.track = append(c.track[:at:at], Piece{h, uint8(seg)})
	end := o.Segs[seg].Other(e)
	if !end.IsSide() {
		if !e.IsSide() {
			if i, j := stopPair(o.Segs[seg]); k.I != k.J && (i != k.I || j != k.J) || e.Stop() > end.Stop() {
				return found // another segment, or this one backwards
			}
			c.numbers = append(c.numbers[:len(c.numbers):len(c.numbers)], directTrack(h, seg))
		}
		c.to = Place{h, int8(end.Stop())}
		if len(c.track) < len(k.Hexes) || c.to == c.from {
			return found
		}
		return append(found, c)
	}
	next := across(r.b, h, end)
	if next == id.NoHex || at+1 == len(k.Hexes) || k.Hexes[at+1] != next {
		return found
	}
	number := sideTrack(h, end, next)
	if contains(c.numbers, number) {
		return found
	}
	c.numbers = append(c.numbers[:len(c.numbers):len(c.numbers)], number)
	_, o = r.b.At(r.l, next)
	for m := o.SideSegs[opposite(end)]; m != 0; m &= m - 1 {
		found = r.extend(found, c, k, bits.TrailingZeros8(m), opposite(end))
	}
	return found
}

// choose finds chains for the links from link j of run i on.
func (r *resolver) choose(i, j int) bool {
	if i == len(r.runs) {
		return true
	}
	if j == len(r.chains[i]) {
		return r.agrees(i) && r.choose(i+1, 0)
	}
	for k := range r.chains[i][j] {
		c := &r.chains[i][j][k]
		if !r.free(c) {
			continue
		}
		r.take(c)
		r.chosen[i][j] = c
		if r.joined(i, j) && r.choose(i, j+1) {
			return true
		}
		r.take(c)
	}
	return false
}

// free reports whether no chosen chain has track of this one.
func (r *resolver) free(c *chain) bool {
	for _, n := range c.numbers {
		if r.used[n>>6]&(1<<(n&63)) != 0 {
			return false
		}
	}
	return true
}

// take marks the track of a chain as used, or, the second time, as free again.
func (r *resolver) take(c *chain) {
	for _, n := range c.numbers {
		r.used[n>>6] ^= 1 << (n & 63)
	}
}

// joined reports whether link j continues its run.
func (r *resolver) joined(i, j int) bool {
	if j == 0 {
		return true
	}
	a, b := r.chosen[i][j-1], r.chosen[i][j]
	shared, ok := common(a, b)
	if !ok {
		return false
	}
	if j == 1 {
		return true
	}
	before, _ := common(r.chosen[i][j-2], a)
	return shared != before
}

// common returns the only stop that two chains share.
func common(a, b *chain) (Place, bool) {
	from, to := a.from == b.from || a.from == b.to, a.to == b.from || a.to == b.to
	if from == to {
		return Place{}, false
	}
	if from {
		return a.from, true
	}
	return a.to, true
}

// agrees reports whether a run meets the wishes.
func (r *resolver) agrees(i int) bool {
	run := &r.runs[i]
	token := run.Train >= 0 && run.Train < len(r.trains) && r.trains[run.Train].tokenless
	for _, c := range r.chosen[i] {
		for _, p := range [2]Place{c.from, c.to} {
			token = token || hasToken(r.l, r.corp, p.Hex, int(p.Stop))
			if r.strict >= wishNodes && len(run.Nodes) > 0 && !contains(run.Nodes, p) {
				return false
			}
		}
	}
	return token || r.strict < wishToken
}

// result writes the chosen chains as runs.
func (r *resolver) result() []Run {
	runs := make([]Run, len(r.runs))
	for i := range runs {
		runs[i].Train = r.runs[i].Train
		for j, c := range r.chosen[i] {
			runs[i].Track = appendChain(runs[i].Track, c, r.backwards(i, j))
		}
	}
	return runs
}

// backwards reports whether a chain was found against the direction of its run.
func (r *resolver) backwards(i, j int) bool {
	c := r.chosen[i][j]
	switch {
	case j > 0:
		p, _ := common(r.chosen[i][j-1], c)
		return c.to == p
	case len(r.chosen[i]) > 1:
		p, _ := common(c, r.chosen[i][1])
		return c.from == p
	}
	return false
}

func appendChain(track []Piece, c *chain, backwards bool) []Piece {
	if !backwards {
		return append(track, c.track...)
	}
	for i := len(c.track) - 1; i >= 0; i-- {
		track = append(track, c.track[i])
	}
	return track
}
