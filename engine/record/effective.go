package record

import "fmt"

// Effective is the actions of a record that count, after undo and redo: without messages, except those
// that carry automatic actions.
//
// Rule: record format 2.2.
func (f *File) Effective() ([]*Action, error) {
	type undone struct {
		at  []int
		act []*Action
	}
	kept := make([]*Action, len(f.Actions))
	var stack []undone
	byID := map[int]int{}
	for p := range f.Actions {
		a := &f.Actions[p]
		if a.ID != 0 {
			byID[a.ID] = p
		}
		switch a.Type {
		case "message":
			kept[p] = a
		case "undo":
			q := 0
			switch {
			case a.ActionID == nil:
				for i := p - 1; i >= 0; i-- {
					if kept[i] != nil && kept[i].Type != "message" {
						q = i
						break
					}
				}
			case *a.ActionID != 0:
				at, ok := byID[*a.ActionID]
				if !ok {
					return nil, fmt.Errorf("action %d: undo to action %d, which does not exist", a.ID, *a.ActionID)
				}
				q = at + 1
			}
			var u undone
			for i := q; i < p; i++ {
				if kept[i] != nil && kept[i].Type != "message" {
					u.at = append(u.at, i)
					u.act = append(u.act, kept[i])
					kept[i] = nil
				}
			}
			stack = append(stack, u)
		case "redo":
			if len(stack) == 0 {
				return nil, fmt.Errorf("action %d: redo without an undo before it", a.ID)
			}
			u := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for i, at := range u.at {
				kept[at] = u.act[i]
			}
		default:
			stack = nil
			kept[p] = a
		}
	}
	var out []*Action
	for _, a := range kept {
		if a != nil && (a.Type != "message" || len(a.AutoActions) > 0) {
			out = append(out, a)
		}
	}
	return out, nil
}
