package routes_test

import (
	"testing"

	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/routes"
)

func TestTermsKey(t *testing.T) {
	at := []routes.Place{{Hex: 3, Stop: routes.AnyStop}}
	terms := []routes.Terms{
		{},
		{Stage: board.Green},
		{Closed: at},
		{Ends: at},
		{Single: at},
		{Anchors: at},
		{Anchors: []routes.Place{{Hex: 3, Stop: 1}}},
		{Bonuses: []routes.Bonus{{Kind: routes.OnceIf, At: at, Amount: 10}}},
		{Bonuses: []routes.Bonus{{Kind: routes.OnceIf, At: at, Amount: 20}}},
		{Bonuses: []routes.Bonus{{Kind: routes.PerStop, At: at, Amount: 10}}},
		{Bonuses: []routes.Bonus{{Kind: routes.OnceIf, With: at, Amount: 10}}},
		{Bonuses: []routes.Bonus{{Kind: routes.OnceIf, At: at, Amount: 10, Token: true}}},
		{Bonuses: []routes.Bonus{{Kind: routes.OnceIf, At: at, Amount: 10, PerTurn: true}}},
	}
	seen := map[uint64]int{}
	for i := range terms {
		k := terms[i].Key()
		if o, ok := seen[k]; ok {
			t.Errorf("terms %d and %d have the same key", o, i)
		}
		seen[k] = i
	}
	limited := routes.Terms{Limit: 7}
	if limited.Key() != terms[0].Key() {
		t.Error("the limit of the work changes the key")
	}
}
