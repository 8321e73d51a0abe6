package routes

// Strain makes a Finder change its methods early, so that small maps use all of them.
func (f *Finder) Strain(routes, pairs, rounds int) {
	f.effort = effort{routes: routes, pairs: pairs, rounds: rounds}
}
