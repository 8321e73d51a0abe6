package board

import "github.com/trainrush/trainrush/engine/id"

// Reach is what the trails of a corporation touch in one network. It is a plain value.
//
// Rule: common rules 12.2 to 12.5.
type Reach struct {
	Segs     [id.MaxHexes]uint8 // bit i: segment i of the tile on the hex is connected
	HasRoute bool               // some token city and a second stop lie on one trail
	ends     [id.MaxHexes]uint8 // bits 0 to 5: reached sides, bits 6 and 7: connected stops
}

// Sides is the mask of the sides of a hex that the corporation reaches for laying a tile: track of it
// ends there on either side of the border, or the hex has one of its tokens.
//
// Rule: common rules 12.3.
func (r *Reach) Sides(h id.HexID) uint8 { return r.ends[h] & allRotations }

// Stops is the mask of the connected stops of a hex; a city with a token of the corporation is one.
func (r *Reach) Stops(h id.HexID) uint8 { return r.ends[h] >> StopEnd }

// Permissions are what a network differs in from plain track and tokens. The zero value, and nil,
// is the normal network.
type Permissions struct {
	Closed       *[id.MaxHexes]uint8 // sides at which no segment is walked (1841, regional borders); nil for none
	Blocked      HexSet              // hexes whose stops end every trail (coal and ferry hexes without the right)
	Starts       HexSet              // hexes whose cities start trails as if they had a token of the corporation
	OnlyStarts   bool                // the corporation's own tokens start no trails
	ThroughOwn   bool                // own token cities are passed through like others that do not block
	IgnoreTokens bool                // tokens and offboard areas block nobody; only terminal segments and Blocked end a trail
}

// hash identifies the content of p in caches; 0 for nil.
func (p *Permissions) hash() uint64 {
	if p == nil {
		return 0
	}
	var sum uint64
	for i := range p.Blocked {
		sum = mix(sum ^ p.Blocked[i])
		sum = mix(sum ^ p.Starts[i])
	}
	for i, flag := range [...]bool{p.OnlyStarts, p.ThroughOwn, p.IgnoreTokens} {
		if flag {
			sum ^= 2 << i
		}
	}
	if p.Closed != nil {
		for h, sides := range p.Closed {
			if sides != 0 {
				sum = mix(sum ^ uint64(h)<<8 ^ uint64(sides))
			}
		}
	}
	return mix(sum | 1)
}

// Scratch is the working memory of one worker; it must not be used by two goroutines at once.
type Scratch struct {
	walk  walker
	alt   alternating
	lay   Layout // for judging a tile as if it lay there
	after Reach
	// The sides at which trails arrive at a hex, for the last question of Board.arrivals.
	arrivedKey uint64
	arrived    uint8

	cache [cacheSize]cached
}

// NewScratch makes the working memory for one worker.
func NewScratch() *Scratch { return new(Scratch) }

// cacheSize is the number of remembered reaches, a power of two: enough for all corporations of
// a title in a few layouts.
const cacheSize = 64

type cached struct {
	key   uint64
	reach Reach
}

// Reach computes the reach of a corporation.
//
// Most segments are found by walking breadth first from all tokens; every way that is kept is a trail.
// Segments that this walk meets only on ways that repeat a side or a stop are decided one by one, see
// alternating.
//
// Rule: common rules 12.2 and 12.5.
func (b *Board) Reach(l *Layout, corp id.CorpID, perm *Permissions, out *Reach, s *Scratch) {
	w := &s.walk
	w.start(b, l, corp, perm, out)
	w.run()
	if w.doubts() {
		s.alt.decide(w)
	}
	for i := range w.nRoots {
		h := id.HexID(w.roots[i] >> 3)
		out.ends[h] |= b.Hexes[h].Open
	}
}

// reachesOne reports whether a corporation reaches one of some segments of a hex. What else it reaches is
// left open, which saves most of the time that Reach takes.
func (b *Board) reachesOne(l *Layout, h id.HexID, segs uint8, opt *LayOptions) bool {
	s := opt.Scratch
	w := &s.walk
	w.start(b, l, opt.Corp, opt.Perm, &s.after)
	w.run()
	return s.after.Segs[h]&segs != 0 || s.alt.decideOne(w, h, segs)
}

// Reach returns the reach of a corporation in the normal network, from the cache when the layout was
// seen before. It is valid until the next call.
func (s *Scratch) Reach(b *Board, l *Layout, corp id.CorpID) *Reach {
	return s.ReachIn(b, l, corp, nil)
}

// ReachIn is Reach in a network.
func (s *Scratch) ReachIn(b *Board, l *Layout, corp id.CorpID, perm *Permissions) *Reach {
	key := mix(l.Hash ^ mix(uint64(corp)+1) ^ perm.hash())
	c := &s.cache[key%cacheSize]
	if c.key != key {
		b.Reach(l, corp, perm, &c.reach, s)
		c.key = key
	}
	return &c.reach
}
