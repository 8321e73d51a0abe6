package plan

import (
	"strings"
	"testing"
)

func TestCheckBands(t *testing.T) {
	one := 1.0
	for want, b := range map[string]Band{
		"": {Lineup: 2, Against: 1, As: AsRatio},
		"accept.bands.0.lineup: line-up 3; the plan has 2":             {Lineup: 3},
		"accept.bands.0.against: line-up 3; the plan has 2":            {Against: 3, As: AsRatio},
		"accept.bands.0.against: line-up -1; the plan has 2":           {Against: -1, As: AsRatio},
		"accept.bands.0.against: line-up 1 is compared with itself":    {Against: 1, As: AsDifference},
		"accept.bands.0.against: nothing is compared; expected as":     {Against: 2},
		"accept.bands.0.against: nothing is compared; expected as: ":   {Against: 2, As: AsValue},
		"accept.bands.0.as: a ratio needs another line-up":             {As: AsRatio},
		`accept.bands.0.as: "rati" is not possible; did you mean rati`: {As: "rati"},
	} {
		p := good()
		p.Lineups = []Lineup{{"a"}, {"b"}}
		b.Measure, b.Low = "rounds", &one
		p.Accept = &Acceptance{Seeds: []int64{1}, Bands: []Band{b}}
		switch err := p.Check(); {
		case want == "" && err != nil:
			t.Errorf("a good band: %v", err)
		case want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)):
			t.Errorf("error %v, want one that says %q", err, want)
		}
	}
}
