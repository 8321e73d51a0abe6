package chart

import (
	"bytes"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/analysis/stats"
)

func TestParseColour(t *testing.T) {
	for s, want := range map[string]color.NRGBA{
		"#32763f": rgb(0x32, 0x76, 0x3f), "#FFF500": rgb(0xff, 0xf5, 0), "#000": rgb(0, 0, 0), "lightGreen": rgb(0x90, 0xee, 0x90),
	} {
		if got, err := ParseColour(s); err != nil || got != want {
			t.Errorf("%s = %v, %v, want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "#", "32763f", "#12345", "#zzzzzz", "puce-ish"} {
		if _, err := ParseColour(s); err == nil {
			t.Errorf("%q is taken for a colour", s)
		}
	}
}

func TestReadable(t *testing.T) {
	for _, s := range []string{"white", "yellow", "lightblue", "black", "navy"} {
		c, err := ParseColour(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := Readable(c); contrast(got) < 3 {
			t.Errorf("%s becomes %v with a contrast of %.2f", s, got, contrast(got))
		}
	}
	if dark := rgb(0, 0, 0x80); Readable(dark) != dark {
		t.Error("a dark colour was changed")
	}
	for i := range 7 {
		if c := Ramp(i, 7); contrast(c) < 2.5 {
			t.Errorf("step %d of the ramp has a contrast of %.2f", i, contrast(c))
		}
	}
}

func TestTicks(t *testing.T) {
	join := func(lo, hi float64, n int) string {
		var out []string
		for _, k := range countTicks(lo, hi, n) {
			out = append(out, k.Label)
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct {
		lo, hi float64
		n      int
		want   string
	}{{1, 3, 10, "1 2 3"}, {1, 1, 5, "1"}, {1, 8, 4, "1 3 5 7"}, {1, 14, 4, "1 5 10"}, {0, 6, 4, "0 2 4 6"}, {0, 0, 4, "0"}} {
		if got := join(c.lo, c.hi, c.n); got != c.want {
			t.Errorf("%v to %v in %d: %s, want %s", c.lo, c.hi, c.n, got, c.want)
		}
	}
	for high, want := range map[float64]string{230: "0 50 100 150 200", 0.5: "0 0.1 0.2 0.3 0.4 0.5"} {
		var labels []string
		for _, k := range ticks(0, high, 5, number) {
			labels = append(labels, k.Label)
		}
		if got := strings.Join(labels, " "); got != want {
			t.Errorf("ticks to %v = %s, want %s", high, got, want)
		}
	}
	var names []string
	axis := Axis{Min: 1, Max: 3, Whole: true, Names: []string{"OR 1.1", "OR 2.1", "OR 2.2"}}
	for _, k := range axis.across(newTheme(DefaultWidth), 4000, place{bottom: true}).ticks {
		names = append(names, k.Label)
	}
	if got := strings.Join(names, " "); got != "OR 1.1 OR 2.1 OR 2.2" {
		t.Errorf("named ticks = %s", got)
	}
}

func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{0: "0 %", 1: "100 %", 0.6254: "62.5 %", 0.0004: "<0.1 %"} {
		if got := Percent(share); got != want {
			t.Errorf("%v = %s, want %s", share, got, want)
		}
	}
}

// example has one panel of each kind.
func example() Figure {
	share, rounds := stats.Wilson(3, 10), Rounds(3, "round")
	return Figure{
		Title: "A title", Subtitle: strings.Repeat("many words ", 40), Caption: "n = 10 – ₤ and ü",
		Legend: []Key{{Label: "line", Colour: Ink, Line: true}, {Label: "box", Colour: Sky}},
		Panels: []Panel{
			NewBars(Head{}, "share", []Row{{Label: "bank", Value: share, Colour: Sky, Text: "30 %"}}),
			NewDots(Head{}, Shares(1, "share"), 0.25, []Row{{Label: strings.Repeat("long name ", 20), Value: share, Colour: Ink}}),
			&Curves{Lines: []Curve{{Colour: Ink, Steps: []stats.Step{{Time: 1, Value: 0.5}}}}, X: rounds},
			&Ranges{Rows: []Range{{Label: "3", Known: true, P5: 1, P25: 1, Median: 2, P75: 3, P95: 3}, {Label: "4", Text: "unknown"}}, X: rounds},
			&Bands{Points: []BandPoint{{X: 1, P5: 1, P25: 2, Median: 3, P75: 4, P95: 5}}, X: rounds, Y: Axis{Min: -2, Max: 6}},
			&Bands{X: rounds, Y: Axis{Max: 6}, Head: Head{Title: "PRR", Empty: "never"}},
			&Histogram{Classes: []Class{{0, 1, 0.4}, {1, 2, 0.6}}, X: Axis{Max: 2}, Colour: Sky, Marks: []Mark{{0, "median 0"}, {2, "end"}}},
			&Stack{Columns: []StackColumn{{1, []float64{0.5, 0.5}}}, Colours: []color.NRGBA{Sky, Ink}, X: rounds, Y: Axis{Max: 1}},
			NewStackRows(Head{}, Axis{Max: 2}, []color.NRGBA{Sky, Ink}, []StackRow{{Label: "3", Parts: []float64{1, 1}}}),
			&Grid{Cells: []Cell{{1, 1, 0.9, "100"}, {2, 3, 0.1, "80"}, {2, 2, 0, "70"}}},
			&Ribbons{Flows: []Ribbon{{"bank", "players", "dividends", 3000, Ink}, {"players", "bank", "shares", 1, Sky}}, Unit: "$"},
			&Scatter{Points: []ScatterPoint{{1, 2, Sky}, {3, 1, Ink}}, X: Axis{Max: 4}, Y: Axis{Max: 4}},
			&Bars{}, &Dots{}, &Curves{}, &Ranges{}, &Bands{}, &Histogram{}, &Stack{}, &StackRows{}, &Grid{}, &Ribbons{}, &Scatter{},
		},
		Columns: 3,
	}
}

func TestEveryPanelDraws(t *testing.T) {
	for _, width := range []int{minWidth, 480, DefaultWidth} {
		var svg, again, pdf, img bytes.Buffer
		for format, w := range map[string]*bytes.Buffer{"svg": &svg, "pdf": &pdf, "png": &img} {
			if err := example().Write(w, format, width); err != nil {
				t.Fatal(err)
			}
		}
		if err := example().Write(&again, "svg", width); err != nil || !bytes.Equal(svg.Bytes(), again.Bytes()) {
			t.Errorf("the same figure gives other bytes (%v)", err)
		}
		if n := strings.Count(svg.String(), ">no data<"); n != 11 {
			t.Errorf("%d panels say that they have no data, want 11", n)
		}
		if strings.Contains(svg.String(), "NaN") || strings.Contains(svg.String(), "font-variant:Sans") {
			t.Error("the SVG has NaN or a font that is not one")
		}
		decoded, err := png.Decode(&img)
		if err != nil || decoded.Bounds().Dx() != width {
			t.Errorf("the PNG is %v wide (%v), want %d", decoded.Bounds(), err, width)
		}
	}
}

// TestGridSaysSmallShares gives every cell that is tinted its share.
func TestGridSaysSmallShares(t *testing.T) {
	var svg bytes.Buffer
	grid := Figure{Panels: []Panel{&Grid{Cells: []Cell{{1, 1, 0.9996, "100"}, {1, 2, 0.0004, "80"}, {1, 3, 0, "70"}}}}}
	if err := grid.Write(&svg, "svg", DefaultWidth); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(svg.String(), "0.1 %"); n != 1 {
		t.Errorf("%d cells have less than 0.1 %%, want 1", n)
	}
}

func TestFigureWithoutPanels(t *testing.T) {
	var svg bytes.Buffer
	if err := (Figure{Title: "Nothing"}).Write(&svg, "svg", 0); err != nil || !strings.Contains(svg.String(), ">no data<") {
		t.Errorf("%v: %s", err, svg.String())
	}
}

func TestWriteRefuses(t *testing.T) {
	for says, err := range map[string]error{
		`unknown format "gif"; expected one of png, svg, pdf`: example().Write(&bytes.Buffer{}, "gif", 0),
		"expected 320 to 4000 pixels":                         example().Write(&bytes.Buffer{}, "png", 5000),
		"plot.jpg: unknown format":                            example().Save("plot.jpg", 0),
	} {
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}
