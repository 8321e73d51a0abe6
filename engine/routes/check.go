package routes

import (
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// usedTrack is the track that the runs of a turn have used.
type usedTrack [(numTracks + 63) / 64]uint64

// use takes a piece of track; it returns false if it was taken before.
func (u *usedTrack) use(number uint16) bool {
	bit := uint64(1) << (number & 63)
	was := u[number>>6]&bit != 0
	u[number>>6] |= bit
	return !was
}

// checker checks the runs of a turn.
type checker struct {
	b     *board.Board
	l     *board.Layout
	corp  id.CorpID
	terms *Terms
	used  usedTrack
	turn  uint64 // bonuses of the turn that were earned
}

// Check looks at the runs of a turn: each is a train and its track. It fills in the
// stops and the revenue of every run and returns the total, or the first rule that a
// run breaks. A bonus that the turn has once goes to the first run that earns it.
//
// Rule: common rules 14.1, 14.3, 14.4.
func Check(b *board.Board, l *board.Layout, corp id.CorpID, trains []Train, terms *Terms, runs []Run) (id.Money, id.Rule) {
	c := checker{b: b, l: l, corp: corp, terms: terms}
	total := id.Money(0)
	for i := range runs {
		r := &runs[i]
		if r.Train < 0 || r.Train >= len(trains) {
			return 0, id.RuleRouteTrain
		}
		for _, o := range runs[:i] {
			if o.Train == r.Train {
				return 0, id.RuleRouteTrain
			}
		}
		if rule := c.follow(r); rule != id.NoRule {
			return 0, rule
		}
		if rule := c.stops(r, &trains[r.Train]); rule != id.NoRule {
			return 0, rule
		}
		r.Revenue = c.revenue(r, &trains[r.Train])
		total += r.Revenue
	}
	return total, id.NoRule
}

// follow walks along the track of a run and lists its stops.
func (c *checker) follow(r *Run) id.Rule {
	r.Stops = r.Stops[:0]
	if len(r.Track) == 0 {
		return id.RuleRouteStops
	}
	h, e, ok := c.begin(r.Track)
	if !ok {
		return id.RuleRouteTrack
	}
	r.Stops = append(r.Stops, Place{h, int8(e.Stop())})
	for _, p := range r.Track {
		seg, ok := c.segment(p)
		if !ok || p.Hex != h || seg.A != e && seg.B != e {
			return id.RuleRouteTrack
		}
		end := seg.Other(e)
		number, again := uint16(0), true
		switch {
		case end.IsSide():
			next := across(c.b, h, end)
			if next == id.NoHex {
				return id.RuleRouteTrack
			}
			number = sideTrack(h, end, next)
			h, e = next, opposite(end)
		case e.IsSide():
			again = false
			e = end
		default:
			number = directTrack(h, int(p.Seg))
			e = end
		}
		if again && !c.used.use(number) {
			return id.RuleRouteShared
		}
		if !end.IsSide() {
			r.Stops = append(r.Stops, Place{h, int8(end.Stop())})
		}
	}
	if e.IsSide() {
		return id.RuleRouteTrack
	}
	return id.NoRule
}

// segment returns the ends of a piece of track, if it exists.
func (c *checker) segment(p Piece) (board.Seg, bool) {
	if int(p.Hex) < 0 || int(p.Hex) >= len(c.b.Hexes) {
		return board.Seg{}, false
	}
	tile, o := c.b.At(c.l, p.Hex)
	if p.Seg >= tile.NSegs {
		return board.Seg{}, false
	}
	return o.Segs[p.Seg], true
}

// begin finds the stop where a track begins.
func (c *checker) begin(track []Piece) (id.HexID, board.End, bool) {
	seg, ok := c.segment(track[0])
	switch {
	case !ok || seg.A.IsSide() && seg.B.IsSide():
		return 0, 0, false
	case seg.A.IsSide():
		return track[0].Hex, seg.B, true
	case seg.B.IsSide():
		return track[0].Hex, seg.A, true
	case len(track) == 1 || track[1].Hex != track[0].Hex:
		return track[0].Hex, min(seg.A, seg.B), true
	}
	// Track between two stops: the next piece goes on from one of them.
	if next, ok := c.segment(track[1]); ok && (next.A == seg.A || next.B == seg.A) {
		return track[0].Hex, seg.B, true
	}
	return track[0].Hex, seg.A, true
}

// stops checks the stops of a run.
func (c *checker) stops(r *Run, t *Train) id.Rule {
	counted, token, groups, room := 0, false, uint64(0), t.room
	long, twice := false, false
	for i, p := range r.Stops {
		if contains(r.Stops[:i], p) {
			return id.RuleRouteRepeat
		}
		stop := c.stop(p)
		if !stop.NoRoute {
			counted++
		}
		token = token || c.anchors(p, t)
		group := groupBit(stop.Group)
		twice = twice || groups&group != 0
		groups |= group
		if long = long || !t.visits(stop.Kind); !long {
			room -= t.cost[stop.Kind]
			long = !fits(room)
		}
	}
	switch {
	case counted < 2:
		return id.RuleRouteStops
	case !token:
		return id.RuleRouteToken
	case long:
		return id.RuleRouteLength
	case twice:
		return id.RuleRouteGroup
	}
	return c.ends(r)
}

// ends checks the stops where a run may not pass, or may not be at all.
func (c *checker) ends(r *Run) id.Rule {
	for i, p := range r.Stops {
		h, s := p.Hex, int(p.Stop)
		single := has(c.terms.Single, h, s)
		switch inner := i > 0 && i < len(r.Stops)-1; {
		case has(c.terms.Closed, h, s):
			return id.RuleRouteBlocked
		case inner && (single || has(c.terms.Ends, h, s) || !mayPass(c.b, c.l, c.corp, h, s)):
			return id.RuleRouteBlocked
		case single && !c.used.use(singleTrack(p)):
			return id.RuleRouteShared
		}
	}
	return id.NoRule
}

// stop returns the stop at a place.
func (c *checker) stop(p Place) *board.Stop { return &c.b.Tiles[c.l.Tile[p.Hex]].Stops[p.Stop] }

// anchors reports whether a stop is one of which a run of the train needs one.
func (c *checker) anchors(p Place, t *Train) bool {
	return isAnchor(t, c.terms, p, hasToken(c.l, c.corp, p.Hex, int(p.Stop)))
}

func isAnchor(t *Train, terms *Terms, p Place, token bool) bool {
	return token || t.tokenless && (len(terms.Anchors) == 0 || has(terms.Anchors, p.Hex, int(p.Stop)))
}

// revenue is what a legal run earns.
func (c *checker) revenue(r *Run, t *Train) id.Money {
	sum := id.Money(0)
	var buf [maxNodes]visit
	visits := buf[:0]
	for _, p := range r.Stops {
		stop := c.stop(p)
		v := visit{stop.Revenue[c.terms.Stage] * t.times[stop.Kind], stop.Kind, c.anchors(p, t)}
		visits = append(visits, v)
		sum += v.value
	}
	if t.selective() {
		sum = t.pay(visits)
	}
	for i := range c.terms.Bonuses {
		sum += c.bonus(i, r, visits)
	}
	return sum
}

// bonus is what a run earns by one of the bonuses.
func (c *checker) bonus(i int, r *Run, visits []visit) id.Money {
	x := &c.terms.Bonuses[i]
	at, with, most := id.Money(0), false, id.Money(0)
	for j, p := range r.Stops {
		token := !x.Token || hasToken(c.l, c.corp, p.Hex, int(p.Stop))
		with = with || token && has(x.With, p.Hex, int(p.Stop))
		if token && has(x.At, p.Hex, int(p.Stop)) {
			at++
		} else {
			most = max(most, visits[j].value)
		}
	}
	switch {
	case at == 0 || x.Kind == PairOf && !with:
		return 0
	case x.Kind == PerStop:
		return at * x.Amount
	case x.Kind == BestOf:
		return most
	case x.PerTurn:
		if c.turn&(1<<i) != 0 {
			return 0
		}
		c.turn |= 1 << i
	}
	return x.Amount
}
