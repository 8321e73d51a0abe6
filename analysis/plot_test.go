package analysis

import (
	"os"
	"testing"
)

// TestLook writes the charts where TRAINRUSH_CHARTS says, to be looked at.
func TestLook(t *testing.T) {
	dir := os.Getenv("TRAINRUSH_CHARTS")
	if dir == "" {
		t.Skip("TRAINRUSH_CHARTS is not set")
	}
	ds := line1830.write(t)
	for _, w := range []int{1200, 480} {
		files, err := Plot(ds, Options{Dir: dir + "/" + map[int]string{1200: "article", 480: "phone"}[w], Width: w, Data: true})
		if err != nil {
			t.Fatal(err)
		}
		t.Log(files)
	}
}
