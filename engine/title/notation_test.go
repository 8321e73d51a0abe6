package title_test

import (
	"reflect"
	"testing"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

func TestParseCell(t *testing.T) {
	for _, c := range []struct {
		text  string
		price id.Money
		zones []title.Zone
		ok    bool
	}{
		{"-", 0, nil, false},
		{"67", 67, nil, true},
		{"100p", 100, []title.Zone{title.ZonePar}, true},
		{"60y", 60, []title.Zone{title.ZoneNoCertLimit}, true},
		{"0c", 0, []title.Zone{title.ZoneClose}, true},
		{"90xe", 90, []title.Zone{title.ZonePar1, title.ZoneEndGame}, true},
	} {
		price, zones, ok, err := title.ParseCell(c.text)
		if err != nil || price != c.price || ok != c.ok || !reflect.DeepEqual(zones, c.zones) {
			t.Errorf("ParseCell(%q) = %d, %v, %v, %v", c.text, price, zones, ok, err)
		}
	}
	for _, text := range []string{"", "p", "p100", "100q", "100 p", "-5", "1000000", "--"} {
		if _, _, _, err := title.ParseCell(text); err == nil {
			t.Errorf("ParseCell(%q) succeeded", text)
		}
	}
}

func TestParseTrack(t *testing.T) {
	for text, want := range map[string][2]int{"0-3": {0, 3}, "5-0": {5, 0}, "0-a": {0, 6}, "b-2": {7, 2}, "a-b": {6, 7}} {
		a, b, err := title.ParseTrack(text)
		if err != nil || a != want[0] || b != want[1] {
			t.Errorf("ParseTrack(%q) = %d, %d, %v", text, a, b, err)
		}
	}
	for _, text := range []string{"", "0", "0-", "0-6", "0-0", "a-a", "0_3", "0-A", "0-33"} {
		if _, _, err := title.ParseTrack(text); err == nil {
			t.Errorf("ParseTrack(%q) succeeded", text)
		}
	}
}

func TestParseHex(t *testing.T) {
	for _, c := range []struct {
		name string
		axes title.Axes
		x, y int
	}{
		{"A1", title.AxesNumber, 0, 0},
		{"E19", title.AxesNumber, 18, 4},
		{"E19", title.AxesLetter, 4, 18},
		{"a4", title.AxesNumber, 3, -1},
		{"Z2", title.AxesLetter, 25, 1},
		{"AA2", title.AxesLetter, 26, 1},
		{"AB10", title.AxesLetter, 27, 9},
	} {
		x, y, err := title.ParseHex(c.name, c.axes)
		if err != nil || x != c.x || y != c.y {
			t.Errorf("ParseHex(%s, %s) = %d, %d, %v", c.name, c.axes, x, y, err)
		}
	}
	for _, name := range []string{"", "A", "7", "A07", "A-1", "aa1", "É1", "ABC1", "A1234", "A1B"} {
		if _, _, err := title.ParseHex(name, title.AxesNumber); err == nil {
			t.Errorf("ParseHex(%q) succeeded", name)
		}
	}
}

// TestStep: six steps around a hex come back, and opposite sides cancel.
func TestStep(t *testing.T) {
	for _, layout := range []title.Layout{title.Pointy, title.Flat} {
		for s := range 6 {
			x, y := title.Step(layout, s)
			ox, oy := title.Step(layout, (s+3)%6)
			ax, ay := title.Step(layout, (s+2)%6)
			nx, ny := title.Step(layout, (s+1)%6)
			if x+ox != 0 || y+oy != 0 || x+ax != nx || y+ay != ny {
				t.Errorf("%s side %d: %d, %d", layout, s, x, y)
			}
		}
	}
}
