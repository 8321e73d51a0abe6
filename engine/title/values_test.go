package title_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"testing"
)

// TestClosedSets reads the source: the words that Values lists for a type are the
// constants of that type, in the same order.
func TestClosedSets(t *testing.T) {
	constants, listed := map[string][]string{}, map[string][]string{}
	files, err := filepath.Glob("values*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				if typ, ok := n.Type.(*ast.Ident); ok && len(n.Values) == 1 {
					constants[typ.Name] = append(constants[typ.Name], words(t, n.Values[0])...)
				}
			case *ast.FuncDecl:
				if n.Name.Name == "Values" {
					typ := n.Recv.List[0].Type.(*ast.Ident).Name
					listed[typ] = words(t, n.Body)
				}
			}
			return true
		})
	}
	if len(listed) < 30 || !reflect.DeepEqual(constants, listed) {
		for typ, w := range constants {
			if !slices.Equal(w, listed[typ]) {
				t.Errorf("%s: constants %v, Values %v", typ, w, listed[typ])
			}
		}
		t.Errorf("%d closed sets, %d with constants", len(listed), len(constants))
	}
}

func words(t *testing.T, n ast.Node) (out []string) {
	ast.Inspect(n, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok {
			w, err := strconv.Unquote(lit.Value)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, w)
		}
		return true
	})
	return out
}
