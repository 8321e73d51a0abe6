package architecture

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/trainrush/trainrush/"

// play is the engine for those who play with it: no title, no records, no tests of titles.
const play = `engine(/(id|title|title/plain|board|market|shares|ledger|depot|routes))?`

// rules say for each package, by a pattern, which packages of the project it may import.
// The first pattern that matches counts; a package that none matches is an error.
var rules = []struct{ pkg, may string }{
	{`engine/id`, ``},
	{`engine/title/plain`, ``},
	{`engine/title`, `engine/id|engine/title/plain`},
	{`engine/routes`, `engine/id|engine/title|engine/board`},
	{`engine/(board|market|shares|ledger|depot)`, `engine/id|engine/title`},
	{`engine`, `engine/(id|title|board|market|shares|ledger|depot|routes)`},
	{`engine/titles/[^/]+`, play},
	{`engine/titles`, `engine|engine/title|engine/titles/[^/]+`},
	{`engine/(record|enginetest)`, `engine(/(id|title|board|market|shares|ledger|depot|routes|record))?`},
	{`strategies/registry`, `strategies(/[^/]+)?`},
	{`strategies/[^/]+`, `strategies|` + play},
	{`strategies`, play},
	{`sim/dataset`, ``},
	{`sim/plan`, `engine/(id|title|title/plain)`},
	{`sim`, play + `|strategies|sim/(dataset|plan)`},
	{`analysis/accept`, `analysis/stats|sim/(dataset|plan)`},
	{`analysis(/.*)?`, `analysis(/.*)?|sim/dataset`},
	{`configs(/.*)?`, `engine/title|engine/title/plain|engine/id|sim/plan`},
	{`cmd/.*`, `.*`},
}

// denied are packages of the standard library that the engine must not use: files, the
// clock, logs, the network, and chance that is not its own.
var denied = regexp.MustCompile(`^(os|os/.*|io/fs|io/ioutil|path/filepath|time|log|log/.*|net|net/.*|math/rand|math/rand/.*|crypto/rand|syscall|unsafe)$`)

// pkg is what go list says of a package.
type pkg struct {
	ImportPath string
	Imports    []string // outside tests
}

// packages lists the packages of the project.
func packages(t *testing.T) (out []pkg) {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports", module+"...")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v: %s", err, &stderr)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	for {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		out = append(out, p)
	}
}

// allowed is the pattern of what a package may import; false if no rule speaks of it.
func allowed(name string) (*regexp.Regexp, bool) {
	for _, r := range rules {
		if regexp.MustCompile("^(" + r.pkg + ")$").MatchString(name) {
			return regexp.MustCompile("^(" + r.may + ")$"), true
		}
	}
	return nil, false
}

func TestImports(t *testing.T) {
	list := packages(t)
	if len(list) < 10 {
		t.Fatalf("go list knows only %d packages", len(list))
	}
	for _, p := range list {
		name := strings.TrimPrefix(p.ImportPath, module)
		may, ok := allowed(name)
		if !ok {
			t.Errorf("%s: no rule says what it may import; add one", name)
			continue
		}
		for _, i := range p.Imports {
			if own, ok := strings.CutPrefix(i, module); ok && !may.MatchString(own) {
				t.Errorf("%s must not import %s", name, own)
			}
		}
	}
}

// TestEngineAlone keeps the engine free of other modules and of everything that could make
// two games of one seed differ.
func TestEngineAlone(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, module)
		if name != "engine" && !strings.HasPrefix(name, "engine/") {
			continue
		}
		for _, i := range p.Imports {
			if strings.HasPrefix(i, module) || i == "testing" && name == "engine/enginetest" {
				continue
			}
			if first, _, _ := strings.Cut(i, "/"); strings.Contains(first, ".") || denied.MatchString(i) {
				t.Errorf("%s must not import %s", name, i)
			}
		}
	}
}

// TestArrowBehindOneDoor keeps the imports of Arrow in one package, so that moving to its
// successor changes one package.
func TestArrowBehindOneDoor(t *testing.T) {
	for _, p := range packages(t) {
		if p.ImportPath != module+"sim/dataset" && slices.ContainsFunc(p.Imports, func(i string) bool { return strings.Contains(i, "/arrow") }) {
			t.Errorf("%s must not import Arrow", p.ImportPath)
		}
	}
}
