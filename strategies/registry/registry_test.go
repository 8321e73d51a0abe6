package registry

import (
	"strings"
	"testing"
)

func TestEveryStrategyExplainsItself(t *testing.T) {
	for i := range Strategies {
		k := &Strategies[i]
		if k.Doc == "" || strings.ToLower(k.Name) != k.Name {
			t.Errorf("strategy %q: no explanation, or a name that is not in lower case", k.Name)
		}
		noise := false
		for _, p := range k.Params() {
			noise = noise || p.Name == "noise"
			if p.Doc == "" || p.Values == "" {
				t.Errorf("%s: parameter %s is not explained", k.Name, p.Name)
			}
			if _, err := Strategies.Parse(k.Name + "(" + p.Name + "=" + p.Default + ")"); err != nil {
				t.Errorf("the default of %s is refused: %v", p.Name, err)
			}
		}
		if !noise {
			t.Errorf("%s has no noise parameter", k.Name)
		}
		spec, err := Strategies.Parse(k.Name)
		if err != nil || spec.New() == nil {
			t.Errorf("%s: %v", k.Name, err)
		}
	}
}
