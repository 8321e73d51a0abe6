package routes_test

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/routes"
	"github.com/trainrush/trainrush/engine/title"
)

func TestCompile(t *testing.T) {
	for _, def := range trainTypes {
		a, err := routes.Compile(&def)
		if err != nil {
			t.Errorf("train %s: %v", def.Name, err)
		}
		if b, _ := routes.Compile(&def); a != b {
			t.Errorf("train %s: compiled twice, it differs", def.Name)
		}
	}
	if p, _ := routes.Compile(&title.Train{Distance: 4}); p != routes.Plain(4) {
		t.Error("a plain train differs from Plain")
	}
	if p, _ := routes.Compile(&title.Train{Distance: 4, WithoutToken: true}); p != routes.Plain(4).Tokenless() {
		t.Error("a tokenless train differs from Tokenless")
	}
}

func TestCompileErrors(t *testing.T) {
	for want, groups := range map[string][]title.Reach{
		"unknown kind of stop":        {group(1, 1, 1, "harbour")},
		"without one containing":      {group(1, 1, 1, title.City, title.Town), group(1, 1, 1, title.Town, title.Offboard)},
		"5 groups of stops, at most":  {group(1, 1, 1, title.City), group(1, 1, 1, title.City), group(1, 1, 1, title.City), group(1, 1, 1, title.City), group(1, 1, 1, title.City)},
		"train X: unknown kind of st": {group(1, 1, 1, "")},
	} {
		if _, err := routes.Compile(&title.Train{Name: "X", Groups: groups}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v; want one with %q", err, want)
		}
	}
}
