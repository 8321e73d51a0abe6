package analysis

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestChartsAreAsTheyWere(t *testing.T) {
	for _, c := range []struct {
		synthetic
		widths []int // the numbers do not depend on the width: they are compared once
		charts []string
	}{{line1830, []int{1200, 480}, nil}, {crowded, []int{480}, nil}, {line1856, []int{1200, 480}, rareCharts()}} {
		ds := c.write(t)
		for i, width := range c.widths {
			files, err := Plot(ds, Options{Dir: t.TempDir(), Format: "svg", Width: width, Data: i == 0, Charts: c.charts})
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range files {
				data, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				base := filepath.Base(name)
				if strings.HasSuffix(base, ".svg") {
					base = strings.TrimSuffix(base, ".svg") + "-" + strconv.Itoa(width) + ".svg"
				}
				golden(t, base, data)
			}
		}
	}
}

// rareCharts are those that show what few titles have.
func rareCharts() (names []string) {
	for _, c := range charts {
		if c.rare {
			names = append(names, c.Name)
		}
	}
	return names
}

// TestRareCharts leaves out charts of what the games have nothing of, unless they are asked for by name.
func TestRareCharts(t *testing.T) {
	for _, c := range []struct {
		games synthetic
		want  int
	}{{line1830, len(charts) - len(rareCharts())}, {line1856, len(charts)}} {
		if files, err := Plot(c.games.write(t), Options{Dir: t.TempDir(), Format: "svg"}); err != nil || len(files) != c.want {
			t.Errorf("%s: %d charts, want %d; %v", c.games.title, len(files), c.want, err)
		}
	}
	if names := rareCharts(); len(names) != 4 {
		t.Errorf("rare charts %v", names)
	}
}

func TestEveryFormat(t *testing.T) {
	ds := crowded.write(t)
	for format, magic := range map[string]string{"png": "\x89PNG", "svg": "<?xml", "pdf": "%PDF"} {
		dir := t.TempDir()
		files, err := Plot(ds, Options{Dir: dir, Format: format, Charts: []string{"end-reasons"}, Caption: "mine"})
		if err != nil {
			t.Fatal(err)
		}
		if want := filepath.Join(dir, "end-reasons-1841-base-3p."+format); len(files) != 1 || files[0] != want {
			t.Fatalf("files = %v, want %s", files, want)
		}
		data, _ := os.ReadFile(files[0])
		if !strings.HasPrefix(string(data), magic) {
			t.Errorf("%s begins with %q", format, data[:8])
		}
		if format == "svg" && (!strings.Contains(string(data), ">mine<") || strings.Contains(string(data), "seed 7")) {
			t.Error("the caption was not replaced")
		}
	}
}

func TestCompaniesAreFiltered(t *testing.T) {
	ds := line1830.write(t)
	files, err := Plot(ds, Options{Dir: t.TempDir(), Format: "svg", Charts: []string{"company-value"}, Companies: []string{"PRR", "B&O"}})
	if err != nil {
		t.Fatal(err)
	}
	data, _ := os.ReadFile(files[0])
	if s := string(data); !strings.Contains(s, ">PRR<") || strings.Contains(s, ">ERIE<") || strings.Index(s, ">PRR<") > strings.Index(s, ">B&amp;O<") {
		t.Error("not PRR and B&O in this order")
	}
}

func TestNoData(t *testing.T) {
	few, none, bare := line1830, line1830, line1830
	few.blocks, none.blocks, bare.bare = 2, 0, true
	for _, c := range []struct {
		what  string
		games synthetic
		says  string
		but   []string // charts that have something to show
	}{
		{"no games", none, "there are no games", nil},
		{"few games", few, "fewer than 30 games", []string{"phase-timing", "end-reasons", "wins", "final-prices", "floats", "money-flow"}},
		{"the games table alone", bare, "nothing of the kind", []string{"margin", "length", "end-reasons", "wins"}},
	} {
		dir := t.TempDir()
		var all []string
		for _, info := range Charts() {
			all = append(all, info.Name)
		}
		if _, err := Plot(c.games.write(t), Options{Dir: dir, Format: "svg", Charts: all}); err != nil {
			t.Fatal(err)
		}
		for _, info := range Charts() {
			data, _ := os.ReadFile(filepath.Join(dir, info.Name+"-1830-base-4p.svg"))
			want := !slices.Contains(c.but, info.Name)
			if got := strings.Contains(string(data), ">no data<"); got != want {
				t.Errorf("%s: %s says that it has no data: %v, want %v", c.what, info.Name, got, want)
			}
			says := c.says
			if slices.Contains(rareCharts(), info.Name) && c.games.blocks > 0 {
				says = "nothing of the kind" // however many games there are
			}
			if want && !strings.Contains(string(data), says) {
				t.Errorf("%s: %s does not say %q", c.what, info.Name, says)
			}
		}
	}
}

func TestPlotRefuses(t *testing.T) {
	ds := crowded.write(t)
	for says, opts := range map[string]Options{
		`unknown chart "pie"; expected one of worth-rank, `: {Charts: []string{"pie"}},
		`unknown format "gif"; expected one of png, svg`:    {Format: "gif"},
		`no company "XYZ"`:       {Companies: []string{"XYZ"}},
		"width 12: expected 320": {Width: 12},
		"at least -1 games":      {MinGames: -1},
	} {
		opts.Dir = t.TempDir()
		if _, err := Plot(ds, opts); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}
