package analysis

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

// quick is line1830 with shorter games, few enough for a test.
var quick = func() synthetic {
	s := line1830
	s.variant, s.faster, s.blocks = "quick", 2, 30
	return s
}()

func compareOne(t *testing.T, opts CompareOptions, all ...*dataset.Dataset) *Comparison {
	t.Helper()
	c, err := Compare(all, opts)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.List) != 1 {
		t.Fatalf("%d comparisons, want 1", len(c.List))
	}
	return c.List[0]
}

func TestComparisonIsAsItWas(t *testing.T) {
	base := quick
	base.variant, base.faster = "base", 0
	c, err := Compare([]*dataset.Dataset{writeAll(t, quick, base)}, CompareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := c.Format(&text); err != nil {
		t.Fatal(err)
	}
	golden(t, "compare.txt", text.Bytes())
	data, err := c.JSON()
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "compare.json", data)
	for _, width := range []int{1200, 480} {
		files, err := c.Plot(Options{Dir: t.TempDir(), Format: "svg", Width: width, Data: width == 1200})
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			ext := filepath.Ext(name)
			golden(t, strings.TrimSuffix(filepath.Base(name), ext)+"-"+strconv.Itoa(width)+ext, data)
		}
	}
}

// The same rules twice with one seed: no difference in anything.
func TestTheSameDoesNotDiffer(t *testing.T) {
	other := quick
	other.variant = "twin"
	c := compareOne(t, CompareOptions{By: ByVariant}, writeAll(t, quick, other))
	if !c.Paired || c.Pairs != 30 || c.Same != 120 || c.Matched != 120 {
		t.Errorf("pairs %v %d, same games %d of %d; want 30 pairs, 120 of 120", c.Paired, c.Pairs, c.Same, c.Matched)
	}
	for _, d := range c.Rows {
		if d.Diff.Value != 0 || d.P != 1 && known(float64(d.P)) || d.Verdict == Higher || d.Verdict == Lower {
			t.Errorf("%s: difference %v, p %v, %s", d.Name, d.Diff, d.P, d.Verdict)
		}
	}
}

func TestWhatIsComparedWithWhat(t *testing.T) {
	quick := quick
	quick.blocks, quick.bare = 4, true
	three, base, slow, mixed, titled, second := quick, quick, quick, quick, quick, quick
	three.lineUp = []string{"balanced", "looter(reserve=200)", "random"}
	base.variant, base.faster = "base", 0
	slow.variant = "slow"
	mixed.lineUp = []string{"random", "random", "random", "looter"}
	titled.title = "1841"
	second.lineUp, second.part = mixed.lineUp, 1
	for _, c := range []struct {
		what     string
		datasets [][]synthetic
		opts     CompareOptions
		want     string // base>other of each comparison, in the dimension; or the error
		paired   bool
	}{
		{"variants", [][]synthetic{{quick, base}}, CompareOptions{}, "base>quick", true},
		{"a base of one's own", [][]synthetic{{quick, base}}, CompareOptions{Base: "quick"}, "quick>base", true},
		{"numbers of players", [][]synthetic{{quick, three}}, CompareOptions{}, "3p>4p", false},
		{"variants, each number of players apart", [][]synthetic{{quick, base, three}}, CompareOptions{By: ByVariant}, "base>quick", true},
		{"titles", [][]synthetic{{quick, titled}}, CompareOptions{}, "1830>1841", false},
		{"two datasets of one variant", [][]synthetic{{quick}, {quick}}, CompareOptions{}, "A>B", true},
		{"two datasets of a variant each", [][]synthetic{{quick}, {base}}, CompareOptions{Names: []string{"old", "new"}}, "old>new", true},
		{"two datasets, two variants of the second", [][]synthetic{{quick}, {base, slow}}, CompareOptions{}, "A>B A>B", true},
		{"line-ups", [][]synthetic{{quick, second}}, CompareOptions{}, "2 × balanced, looter(reserve=200), random>looter, 3 × random", true},
		{"line-ups of two datasets", [][]synthetic{{quick}, {mixed}}, CompareOptions{By: ByLineup}, "no two sides differ in the lineup alone", false},
		{"one thing", [][]synthetic{{quick}}, CompareOptions{}, "all games have the same title", false},
		{"one variant", [][]synthetic{{quick}}, CompareOptions{By: ByVariant}, "all games have the variant quick", false},
		{"colours", [][]synthetic{{quick}}, CompareOptions{By: "colour"}, `cannot compare by "colour"; expected one of dataset`, false},
		{"an unknown base", [][]synthetic{{quick}, {quick}}, CompareOptions{By: ByDataset, Base: "C"}, `no dataset "C" to compare with; there are A, B`, false},
	} {
		var all []*dataset.Dataset
		for _, d := range c.datasets {
			all = append(all, writeAll(t, d...))
		}
		list, err := sides(all, append(c.opts.Names, "A", "B"))
		if err != nil {
			t.Fatal(err)
		}
		_, pairs, err := pairUp(list, c.opts)
		if err != nil {
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s: %v, want %q", c.what, err, c.want)
			}
			continue
		}
		var got []string
		for _, p := range pairs {
			got = append(got, p[0].Name+">"+p[1].Name)
			if m := matchBlocks(p[0].games, p[1].games); m.paired != c.paired {
				t.Errorf("%s: paired %v, want %v", c.what, m.paired, c.paired)
			}
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: compared %s, want %s", c.what, s, c.want)
		}
	}
}

func TestEndsOfOneSideOnly(t *testing.T) {
	base, other := quick, quick
	base.variant = "base"
	all, err := load(writeAll(t, base, other))
	if err != nil {
		t.Fatal(err)
	}
	for i := range all[1].rows {
		all[1].rows[i].EndReason = "final_train"
	}
	var list []*Side
	for _, g := range all {
		list = append(list, &Side{Group: g.Group, Games: len(g.rows), Blocks: len(g.blocks), games: g})
	}
	c, err := compare(list[0], list[1])
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, d := range c.Rows {
		switch d.Name {
		case endMetric("final_train"):
			seen++
			if d.Base != 0 || d.Other != 1 || d.Verdict != Higher {
				t.Errorf("final train: %v to %v, %s", d.Base, d.Other, d.Verdict)
			}
		case endMetric("bank"):
			seen++
			if d.Other != 0 || d.Verdict != Lower {
				t.Errorf("bank: %v to %v, %s", d.Base, d.Other, d.Verdict)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d of the 2 ends are compared", seen)
	}
}

func TestComparisonOfFewGames(t *testing.T) {
	few, other := quick, quick
	few.blocks, other.blocks, other.variant = 1, 1, "other"
	c, err := Compare([]*dataset.Dataset{writeAll(t, few, other)}, CompareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Format(&bytes.Buffer{}); err != nil {
		t.Error(err)
	}
	data, err := c.JSON()
	var back map[string]any
	if err != nil || json.Unmarshal(data, &back) != nil {
		t.Errorf("%v: not JSON", err)
	}
	if w := strings.Join(c.List[0].Warnings, "\n"); !strings.Contains(w, "only 1 block") {
		t.Errorf("warnings = %s", w)
	}
	if _, err := c.Plot(Options{Dir: t.TempDir(), Format: "svg"}); err != nil {
		t.Error(err)
	}
}
