// Package registry is the explicit list of all strategies. How they play is the matter of their packages.
//
//	spec, err := registry.Strategies.Parse("balanced(noise=0.2)")
package registry

import (
	"github.com/trainrush/trainrush/strategies"
	"github.com/trainrush/trainrush/strategies/policy"
	"github.com/trainrush/trainrush/strategies/random"
)

// Strategies is every strategy that can be asked for by name.
var Strategies = append(strategies.Table(policy.Kinds()), random.Kind)
