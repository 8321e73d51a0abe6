package stats

import (
	"encoding/json"
	"math"
)

// Float is a figure that JSON has as null when it is not a number: the share of no games, a bound at
// infinity.
type Float float64

// MarshalJSON writes a number or null.
func (f Float) MarshalJSON() ([]byte, error) {
	if v := float64(f); !math.IsNaN(v) && !math.IsInf(v, 0) {
		return json.Marshal(v)
	}
	return []byte("null"), nil
}

// Interval is an estimate with its bounds.
type Interval struct {
	Value, Low, High float64
}

// MarshalJSON writes the three figures.
func (v Interval) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Value Float `json:"value"`
		Low   Float `json:"low"`
		High  Float `json:"high"`
	}{Float(v.Value), Float(v.Low), Float(v.High)})
}
