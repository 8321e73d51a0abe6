package stats

import (
	"encoding/json"
	"math"
)

// Interval is an estimate with its bounds.
type Interval struct {
	Value, Low, High float64
}

// MarshalJSON writes null for what is not a number: the share of no games, a bound at infinity.
func (v Interval) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Value *float64 `json:"value"`
		Low   *float64 `json:"low"`
		High  *float64 `json:"high"`
	}{finite(&v.Value), finite(&v.Low), finite(&v.High)})
}

func finite(v *float64) *float64 {
	if math.IsNaN(*v) || math.IsInf(*v, 0) {
		return nil
	}
	return v
}
