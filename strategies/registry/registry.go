// Package registry is the explicit list of all strategies.
package registry

import (
	"github.com/trainrush/trainrush/strategies"
	"github.com/trainrush/trainrush/strategies/policy"
	"github.com/trainrush/trainrush/strategies/random"
)

// Strategies is every strategy that can be asked for by name.
var Strategies = append(strategies.Table(policy.Kinds()), random.Kind)
