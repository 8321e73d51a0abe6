package analysis

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/analysis/chart"
)

// crowded has as many companies as any title, some with colours that do not show on white paper or
// with none, and few games.
var crowded = synthetic{
	title: "1841", variant: "base", blocks: 14, lineUp: []string{"balanced", "random", "rusher"},
	companies: []string{
		"SFMA   #ff0000", "SFLP   #90ee90", "SSFL   #800080", "IRSFF  #ffa500", "SFTG   #0000ff", "SFTN   #f4a460",
		"SFTC   #ffff00", "SFLi   #a52a2a", "SB     #ffd700", "SFL    #add8e6", "AFI    #ff0000", "CTLP   #ffffff",
		"Holding#000000", "RSFS   #none..",
	},
}

func TestChartsAreAsTheyWere(t *testing.T) {
	for _, s := range []synthetic{line1830, crowded} {
		for _, width := range []int{1200, 480} {
			dir := t.TempDir()
			files, err := Plot(s.write(t), Options{Dir: dir, Format: "svg", Width: width, Data: true})
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range files {
				data, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				if width != chart.DefaultWidth && strings.HasSuffix(name, ".csv") {
					continue // the numbers do not depend on the width
				}
				golden(t, strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))+"-"+strconv.Itoa(width)+filepath.Ext(name), data)
			}
		}
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
	few := line1830
	few.blocks = 2
	dir := t.TempDir()
	if _, err := Plot(few.write(t), Options{Dir: dir, Format: "svg"}); err != nil {
		t.Fatal(err)
	}
	for name, says := range map[string]string{"company-value": "too few games", "phase-timing": "too few for a distribution"} {
		data, _ := os.ReadFile(filepath.Join(dir, name+"-1830-base-4p.svg"))
		if !strings.Contains(string(data), says) {
			t.Errorf("%s does not say %q", name, says)
		}
	}
	none := line1830
	none.blocks = 0
	if _, err := Plot(none.write(t), Options{Dir: dir, Format: "svg"}); err != nil {
		t.Fatal(err)
	}
	for _, c := range Charts() {
		data, _ := os.ReadFile(filepath.Join(dir, c.Name+"-1830-base-4p.svg"))
		if !strings.Contains(string(data), ">no data<") {
			t.Errorf("%s without games does not say so", c.Name)
		}
	}
}

func TestPlotRefuses(t *testing.T) {
	ds := crowded.write(t)
	for says, opts := range map[string]Options{
		`unknown chart "pie"; expected one of company-value`: {Charts: []string{"pie"}},
		`unknown format "gif"; expected one of png, svg`:     {Format: "gif"},
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
