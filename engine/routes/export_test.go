package routes

// Strain makes a Finder change its methods early, so that small maps use all of them.
func (f *Finder) Strain(work, routes, pairs, few, many, rounds int) {
	f.effort = effort{work: work, routes: routes, pairs: pairs, few: few, many: many, rounds: rounds}
}

// Plain is a train that visits stops of every kind up to a distance.
func Plain(distance int) Train {
	t, _ := newTrain([]reach{{allKinds, distance, distance, 1}})
	return t
}

// Tokenless returns the train as one whose runs need no token of the corporation.
func (t Train) Tokenless() Train {
	t.tokenless = true
	return t
}
