package plan

import "testing"

func TestProfile(t *testing.T) {
	p := Profile{Name: "vulture", Strategy: "looter"}
	if p.Spec() != "looter" || p.Check() != nil {
		t.Errorf("without parameters: %s, %v", p.Spec(), p.Check())
	}
	p.Parameters = []string{"dump=3", "never=tokens+sales"}
	if p.Spec() != "looter(dump=3, never=tokens+sales)" || p.Check() != nil {
		t.Errorf("with parameters: %s, %v", p.Spec(), p.Check())
	}
	for _, bad := range []string{"dump", "=3", "dump=", "dump=3, loot=2", "dump=(3)"} {
		p.Parameters = []string{bad}
		if p.Check() == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}
