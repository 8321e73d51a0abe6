package routes

import "github.com/trainrush/trainrush/engine/id"

// weave finds the best turn by a sweep. It returns false when the trains or the map do not
// allow it, or when it is too much work.
func (f *Finder) weave() bool {
	f.s.begin(f.s.limit)
	for i := range f.plans[:f.n] {
		if f.plans[i].train.selective() {
			return false
		}
	}
	if !f.w.find(&f.g) {
		return false
	}
	for i := range f.plans[:f.n] {
		if !f.t[i].build(&f.s, &f.w, &f.plans[i]) {
			return false
		}
	}
	j := &f.j
	j.f, j.n = f, f.c.n
	for i := range j.n {
		j.tr[i] = &f.t[f.c.slot[i]]
	}
	// The few most promising sets of states already lead to a good turn, and the better it is, the
	// fewer sets are left that could beat it. If they are still many, prices tell which are promising.
	f.prices.begin(&f.g)
	f.look()
	if f.try(f.effort.few) || f.try(f.effort.many) {
		return true
	}
	f.tune()
	return f.try(f.effort.few) || f.try(maxSets)
}

// try goes along the sweep with the moves that can be part of a better turn.
func (f *Finder) try(width int) bool {
	slack := f.slack()
	for i := range f.plans[:f.n] {
		f.t[i].reduce(slack)
	}
	return f.j.run(width)
}

// look finds what trains can hope for at the present prices, and with that what no turn
// exceeds.
func (f *Finder) look() {
	f.bound = 0
	for i := range f.plans[:f.n] {
		f.t[i].look(f.prices.link)
		f.bound += f.t[i].hope[0] * id.Money(f.plans[i].count)
	}
	for _, price := range f.prices.of {
		f.bound += price
	}
}

// slack is what a better turn may be away from the bound, in units of price.
func (f *Finder) slack() id.Money { return f.bound - f.c.goal()*priceScale }

// tune finds good prices.
func (f *Finder) tune() {
	for range f.effort.rounds {
		for i := range f.plans[:f.n] {
			f.t[i].count(&f.prices)
			f.s.spend(len(f.t[i].moves) / 8) // each is much less than a link tried
		}
		f.prices.note(f.bound)
		f.prices.step(&f.g, f.slack())
		f.look()
	}
	f.prices.set(&f.g, &f.prices.kept)
	f.look()
}
