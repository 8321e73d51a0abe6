package routes_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

const (
	farRuns  = 3000       // of a map that brute force combines
	farTries = 20_000_000 // combinations of them
)

// TestFarTrainsEqualBruteForce is TestBestEqualsBruteForce on larger maps, where trains
// without a limit compete for track. There brute force leaves out combinations that
// cannot earn more even if every train that is left takes its best run.
func TestFarTrainsEqualBruteForce(t *testing.T) {
	boards := uint64(400)
	if testing.Short() {
		boards = 60
	}
	f := routes.NewFinder()
	tried, clashes := uint64(0), 0
	for seed := range boards {
		s := generateFar(t, seed)
		d := &dense{slow: slow{situation: s, runs: listRuns(s, farRuns)}}
		if len(d.runs) > farRuns || !d.solve() {
			continue
		}
		tried++
		if d.total < d.apart {
			clashes++
		}
		got := f.Best(s.b, &s.l, us, s.trains, &s.terms)
		if got.Total != d.total || !got.Proven {
			t.Errorf("seed %d: best run %d (proven %v), brute force %d", seed, got.Total, got.Proven, d.total)
		}
		checkBest(t, seed, s, got)
		strained(t, seed, s, d.total)
	}
	if tried < boards/2 || clashes < int(tried)/4 {
		t.Errorf("brute force followed %d of %d maps, trains competed on %d: too few", tried, boards, clashes)
	}
	t.Logf("%d maps, trains competed on %d", tried, clashes)
}

// dense combines the runs of a situation with sets of track as bits.
type dense struct {
	slow
	options [][]option // of each train, the dearest first
	rest    []id.Money // what the trains from one on earn at most
	tries   int
	total   id.Money // of the best turn
	apart   id.Money // if every train had its best run
}

// option is a run that a train may have.
type option struct {
	earns, open id.Money // without and with every bonus of the turn that it could earn
	turn        uint
	used        [16]uint64
}

// solve finds the best turn; it returns false if that is too much.
func (d *dense) solve() bool {
	number := map[side]int{}
	for i := range d.defs {
		var list []option
		for k := range d.runs {
			r := &d.runs[k]
			if !d.fits(&d.defs[i], r) {
				continue
			}
			o := option{earns: d.revenue(&d.defs[i], r), turn: d.turnBonuses(r)}
			o.open = o.earns + d.shared(o.turn)
			for u := range r.used {
				if _, known := number[u]; !known {
					number[u] = len(number)
				}
				o.used[number[u]/64] |= 1 << (number[u] % 64)
			}
			list = append(list, o)
		}
		slices.SortFunc(list, func(a, b option) int { return cmp.Compare(b.open, a.open) })
		d.options = append(d.options, list)
	}
	d.rest = make([]id.Money, len(d.options)+1)
	for i := len(d.options) - 1; i >= 0; i-- {
		if d.rest[i] = d.rest[i+1]; len(d.options[i]) > 0 {
			d.rest[i] += d.options[i][0].open
		}
	}
	d.apart = d.rest[0]
	d.combine(0, 0, 0, 0, [16]uint64{})
	return d.tries <= farTries
}

// combine tries the runs of the trains from i on. Earned and open are those of the runs
// chosen before.
func (d *dense) combine(i int, earned, open id.Money, turn uint, used [16]uint64) {
	if i == len(d.options) {
		d.total = max(d.total, earned+d.shared(turn))
		return
	}
next:
	for k := range d.options[i] {
		o := &d.options[i][k]
		if open+o.open+d.rest[i+1] <= d.total {
			break
		}
		if d.tries++; d.tries > farTries {
			return
		}
		sum := used
		for w := range sum {
			if sum[w]&o.used[w] != 0 {
				continue next
			}
			sum[w] |= o.used[w]
		}
		d.combine(i+1, earned+o.earns, open+o.open, turn|o.turn, sum)
	}
	d.combine(i+1, earned, open, turn, used)
}

// shared is the sum of bonuses that a turn has once.
func (d *dense) shared(turn uint) (sum id.Money) {
	for i, x := range d.terms.Bonuses {
		if turn&(1<<i) != 0 {
			sum += x.Amount
		}
	}
	return sum
}
