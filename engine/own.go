package engine

// Own is the state that only one title has, a pointer to a plain value of fixed size that
// points nowhere into a State.
type Own interface {
	// CopyFrom makes the value equal to another of the same title.
	CopyFrom(Own)
	// Clone is a copy.
	Clone() Own
	// Equal reports whether two values of the same title are equal.
	Equal(Own) bool
	// Trace adds what a trace shows of it.
	Trace(s *State, t *Trace)
}

// Trace is what a title adds to the observable state; the keys are those of records.
type Trace struct {
	State map[string]any      // of the game; an id.Entity stands for its id in the record
	Corps []CorpTrace         // by corporation
	Hexes map[string][]string // markers of privates by hex
}

// CorpTrace is what a title adds to the observable state of a corporation.
type CorpTrace struct {
	Assignments []string       // markers of privates
	Markers     []string       // rights
	Whole       bool           // it is shown in full though it is closed
	More        map[string]any // further keys
}

// Equal reports whether two states of a title are the same position.
func (s *State) Equal(o *State) bool {
	a, b := *s, *o
	a.game, a.work, a.Own = nil, nil, nil
	b.game, b.work, b.Own = nil, nil, nil
	if a != b || (s.Own == nil) != (o.Own == nil) {
		return false
	}
	return s.Own == nil || s.Own.Equal(o.Own)
}
