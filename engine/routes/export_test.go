package routes

// Strain makes a Finder change its methods early, so that small maps use all of them.
func (f *Finder) Strain(work, routes, pairs, few, many, rounds int) {
	f.effort = effort{work: work, routes: routes, pairs: pairs, few: few, many: many, rounds: rounds}
}
