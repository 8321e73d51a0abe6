package routes_test

import (
	"math/bits"
	"slices"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

// side is one side of a hex, or with seg a segment between two stops.
type side struct {
	hex id.HexID
	end board.End
	seg int
}

// slowRun is a run found by brute force.
type slowRun struct {
	stops []routes.Place
	used  map[side]bool
	track []routes.Piece
}

// slow lists every run on the map by trying all track, segment by segment.
type slow struct {
	*situation
	runs []slowRun
	most int // runs that are listed; 0 for all
}

// allRuns lists the runs that keep the rules which hold for every train.
func allRuns(s *situation) []slowRun {
	return listRuns(s, 0)
}

// listRuns lists one run more than so many if there are more.
func listRuns(s *situation, most int) []slowRun {
	w := &slow{situation: s, most: most}
	for h := range s.b.Hexes {
		tile, _ := s.b.At(&s.l, id.HexID(h))
		for i := range int(tile.NStops) {
			w.from(slowRun{stops: []routes.Place{{Hex: id.HexID(h), Stop: int8(i)}}, used: map[side]bool{}})
		}
	}
	return w.runs
}

// from extends a run from its last stop by each segment there.
func (w *slow) from(r slowRun) {
	if w.most > 0 && len(w.runs) > w.most {
		return
	}
	at := r.stops[len(r.stops)-1]
	if len(r.stops) > 1 {
		w.keep(r)
		if w.endsAt(at) {
			return
		}
	}
	tile, o := w.b.At(&w.l, at.Hex)
	for i := range int(tile.NSegs) {
		end := board.StopEnd + board.End(at.Stop)
		if seg := o.Segs[i]; seg.A == end || seg.B == end {
			w.along(r, at.Hex, i, end)
		}
	}
}

// along extends a run by a segment that begins at end.
func (w *slow) along(r slowRun, h id.HexID, seg int, end board.End) {
	_, o := w.b.At(&w.l, h)
	to := o.Segs[seg].B
	if to == end {
		to = o.Segs[seg].A
	}
	next := slowRun{slices.Clone(r.stops), map[side]bool{}, append(slices.Clone(r.track), routes.Piece{Hex: h, Seg: uint8(seg)})}
	for k := range r.used {
		next.used[k] = true
	}
	if to.IsSide() {
		n := w.b.Hexes[h].Next[to]
		facing := (to + 3) % 6
		if n == id.NoHex || w.b.Hexes[h].Impassable&(1<<to) != 0 || w.b.Hexes[n].Impassable&(1<<facing) != 0 || next.used[side{hex: h, end: to}] {
			return
		}
		next.used[side{hex: h, end: to}], next.used[side{hex: n, end: facing}] = true, true
		tile, o := w.b.At(&w.l, n)
		for i := range int(tile.NSegs) {
			if s := o.Segs[i]; s.A == facing || s.B == facing {
				w.along(next, n, i, facing)
			}
		}
		return
	}
	if !end.IsSide() {
		k := side{hex: h, end: 99, seg: seg}
		if next.used[k] {
			return
		}
		next.used[k] = true
	}
	stop := routes.Place{Hex: h, Stop: int8(to.Stop())}
	if !slices.Contains(next.stops, stop) {
		next.stops = append(next.stops, stop)
		w.from(next)
	}
}

// endsAt reports whether no run goes through a stop.
func (w *slow) endsAt(p routes.Place) bool {
	tile, o := w.b.At(&w.l, p.Hex)
	stop := tile.Stops[p.Stop]
	if stop.Kind == board.Offboard || holds(w.terms.Ends, p) || holds(w.terms.Single, p) || tile.Terminal&o.StopSegs[p.Stop] != 0 {
		return true
	}
	if stop.Kind == board.Town || w.ours(p) {
		return false
	}
	for _, code := range w.l.Slots[p.Hex][p.Stop][:stop.Slots] {
		if code == 0 || code == board.Neutral {
			return false
		}
	}
	return true
}

func (w *slow) ours(p routes.Place) bool {
	x := w.l.Extra[0]
	return slices.Contains(w.l.Slots[p.Hex][p.Stop][:], uint8(us)+1) ||
		w.l.NExtra == 1 && x.Corp == us && x.Hex == p.Hex && x.City == p.Stop
}

func holds(places []routes.Place, p routes.Place) bool {
	return slices.Contains(places, p) || slices.Contains(places, routes.Place{Hex: p.Hex, Stop: routes.AnyStop})
}

// keep adds a run, once for both directions.
func (w *slow) keep(r slowRun) {
	counted, groups := 0, map[uint8]bool{}
	for _, p := range r.stops {
		stop := w.b.Tiles[w.l.Tile[p.Hex]].Stops[p.Stop]
		if !stop.NoRoute {
			counted++
		}
		if stop.Group != 0 && groups[stop.Group] || holds(w.terms.Closed, p) {
			return
		}
		groups[stop.Group] = true
		if holds(w.terms.Single, p) {
			r.used[side{hex: p.Hex, end: 100 + board.End(p.Stop)}] = true
		}
	}
	first, last := r.stops[0], r.stops[len(r.stops)-1]
	if w.endsAt(first) && len(r.stops) > 1 && w.innerBlocked(r) || counted < 2 {
		return
	}
	if first.Hex > last.Hex || first.Hex == last.Hex && first.Stop > last.Stop {
		return
	}
	w.runs = append(w.runs, r)
}

// innerBlocked reports whether a run passes a stop where runs end.
func (w *slow) innerBlocked(r slowRun) bool {
	for _, p := range r.stops[1 : len(r.stops)-1] {
		if w.endsAt(p) {
			return true
		}
	}
	return false
}

// fits reports whether a train may make a run.
//
// Rule: common rules 14.1 (2), (4), 14.4.
func (w *slow) fits(def *title.Train, r *slowRun) bool {
	token := false
	count := map[title.StopKind]int{}
	for _, p := range r.stops {
		token = token || w.tokenFor(def, p)
		count[w.kind(p)]++
	}
	if !token {
		return false
	}
	if len(def.Groups) == 0 {
		return len(r.stops) <= def.Distance
	}
	left := make([]int, len(def.Groups))
	for i, g := range def.Groups {
		left[i] = g.Visit
	}
	for n := 0; n <= len(def.Groups); n++ {
		for kind, c := range count {
			mentions := 0
			for _, g := range def.Groups {
				if slices.Contains(g.Stops, kind) {
					mentions++
				}
			}
			if mentions != n {
				continue
			}
			for i, g := range def.Groups {
				if slices.Contains(g.Stops, kind) {
					used := min(c, left[i])
					left[i] -= used
					c -= used
				}
			}
			if c > 0 {
				return false
			}
		}
	}
	return true
}

func (w *slow) tokenFor(def *title.Train, p routes.Place) bool {
	return w.ours(p) || def.WithoutToken && (len(w.terms.Anchors) == 0 || holds(w.terms.Anchors, p))
}

func (w *slow) kind(p routes.Place) title.StopKind {
	switch w.b.Tiles[w.l.Tile[p.Hex]].Stops[p.Stop].Kind {
	case board.City:
		return title.City
	case board.Town:
		return title.Town
	case board.Offboard:
		return title.Offboard
	}
	return title.Pass
}

// revenue is what a run earns by its stops and by the bonuses of the run.
func (w *slow) revenue(def *title.Train, r *slowRun) id.Money {
	values := make([]id.Money, len(r.stops))
	for i, p := range r.stops {
		values[i] = w.b.Tiles[w.l.Tile[p.Hex]].Stops[p.Stop].Revenue[w.terms.Stage]
		for _, g := range def.Groups {
			if slices.Contains(g.Stops, w.kind(p)) {
				values[i] *= id.Money(g.Multiplier)
				break
			}
		}
	}
	sum := id.Money(0)
	if len(def.Groups) == 0 {
		for _, v := range values {
			sum += v
		}
	} else {
		sum = w.payment(def, r, values)
	}
	for _, x := range w.terms.Bonuses {
		hits := w.hits(r, x.At, x.Token)
		switch {
		case hits == 0 || x.PerTurn:
		case x.Kind == routes.PerStop:
			sum += id.Money(hits) * x.Amount
		case x.Kind == routes.OnceIf || x.Kind == routes.PairOf && w.hits(r, x.With, x.Token) > 0:
			sum += x.Amount
		case x.Kind == routes.BestOf:
			most := id.Money(0)
			for i, p := range r.stops {
				if !(holds(x.At, p) && (!x.Token || w.ours(p))) && w.paidAtAll(def, p) {
					most = max(most, values[i])
				}
			}
			sum += most
		}
	}
	return sum
}

func (w *slow) hits(r *slowRun, places []routes.Place, token bool) (n int) {
	for _, p := range r.stops {
		if holds(places, p) && (!token || w.ours(p)) {
			n++
		}
	}
	return n
}

// paidAtAll reports whether a train is ever paid for a kind of stop.
func (w *slow) paidAtAll(def *title.Train, p routes.Place) bool {
	for _, g := range def.Groups {
		if slices.Contains(g.Stops, w.kind(p)) && g.Pay > 0 {
			return true
		}
	}
	return len(def.Groups) == 0
}

// payment chooses the stops that pay, as written in common rules 14.4.
func (w *slow) payment(def *title.Train, r *slowRun, values []id.Money) id.Money {
	groups := slices.Clone(def.Groups)
	slices.SortStableFunc(groups, func(a, b title.Reach) int { return len(a.Stops) - len(b.Stops) })
	total := 0
	for _, g := range groups {
		total += g.Pay
	}
	for k := min(total, len(values)); k > 0; k-- {
		best := id.Money(0)
	subsets:
		for set := uint(1); set < 1<<len(values); set++ {
			if bits.OnesCount(set) != k {
				continue
			}
			token, sum := def.WithoutToken, id.Money(0)
			left := make([]int, len(groups))
			for i, g := range groups {
				left[i] = g.Pay
			}
			for i, p := range r.stops {
				if set&(1<<i) == 0 {
					continue
				}
				fit := slices.IndexFunc(groups, func(g title.Reach) bool { return slices.Contains(g.Stops, w.kind(p)) })
				for fit >= 0 && fit < len(groups) && (left[fit] == 0 || !slices.Contains(groups[fit].Stops, w.kind(p))) {
					fit++
				}
				if fit < 0 || fit == len(groups) {
					continue subsets
				}
				left[fit]--
				token = token || w.ours(p)
				sum += values[i]
			}
			if token {
				best = max(best, sum)
			}
		}
		if best > 0 {
			return best
		}
	}
	return 0
}

// best tries every combination of runs.
func (w *slow) best(options [][]int, earned [][]id.Money, train int, taken map[side]bool, turn uint, sum id.Money) id.Money {
	if train == len(options) {
		for i, x := range w.terms.Bonuses {
			if turn&(1<<i) != 0 {
				sum += x.Amount
			}
		}
		return sum
	}
	most := w.best(options, earned, train+1, taken, turn, sum)
next:
	for i, k := range options[train] {
		r := &w.runs[k]
		for u := range r.used {
			if taken[u] {
				continue next
			}
		}
		for u := range r.used {
			taken[u] = true
		}
		most = max(most, w.best(options, earned, train+1, taken, turn|w.turnBonuses(r), sum+earned[train][i]))
		for u := range r.used {
			delete(taken, u)
		}
	}
	return most
}

func (w *slow) turnBonuses(r *slowRun) (turn uint) {
	for i, x := range w.terms.Bonuses {
		if x.PerTurn && w.hits(r, x.At, x.Token) > 0 && (x.Kind == routes.OnceIf || w.hits(r, x.With, x.Token) > 0) {
			turn |= 1 << i
		}
	}
	return turn
}
