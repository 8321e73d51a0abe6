package architecture

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestRulesTested: every rule that the engine refuses actions by is one that the engine names outside
// its list, and one that some test of the engine names.
func TestRulesTested(t *testing.T) {
	engine := filepath.Join("..", "..", "..", "engine")
	list, err := os.ReadFile(filepath.Join(engine, "id", "rule.go"))
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?m)^\t(Rule\w+):`).FindAllStringSubmatch(string(list), -1)
	if len(names) < 50 {
		t.Fatalf("engine/id/rule.go lists only %d rules", len(names))
	}
	used, tested := map[string]bool{}, map[string]bool{}
	word := regexp.MustCompile(`\bid\.(Rule\w+)`)
	err = filepath.WalkDir(engine, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range word.FindAllStringSubmatch(string(text), -1) {
			if strings.HasSuffix(path, "_test.go") {
				tested[m[1]] = true
			} else {
				used[m[1]] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range names {
		if !used[m[1]] {
			t.Errorf("%s: the engine refuses nothing by it", m[1])
		}
		if !tested[m[1]] {
			t.Errorf("%s: no test of the engine names it", m[1])
		}
	}
}
