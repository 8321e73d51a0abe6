package configs

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
)

// schemas are the kinds of files that have a schema, in order.
var schemas = []struct {
	kind string
	make func() ([]byte, error)
}{
	{"title", func() ([]byte, error) {
		return plain.Schema[title.Definition]("A title, or one of the files of its folder: every key stands in one of them.", true)
	}},
	{"tiles", func() ([]byte, error) {
		return plain.Schema[title.Catalogue]("The tile catalogue.", false)
	}},
	{"variant", func() ([]byte, error) {
		return plain.Schema[title.Variant]("A variant of the rules of a title: a house rule as a patch.", false)
	}},
	{"profile", func() ([]byte, error) {
		return plain.Schema[plan.Profile]("A player of a name: a strategy with some of its parameters set.", false)
	}},
	{"plan", func() ([]byte, error) {
		return plain.Schema[plan.Plan]("What to play: titles, variants, numbers of players and line-ups.", false)
	}},
}

// SchemaKinds lists the kinds of files that Schema knows.
func SchemaKinds() []string {
	kinds := make([]string, len(schemas))
	for i, s := range schemas {
		kinds[i] = s.kind
	}
	return kinds
}

// Schema returns the JSON Schema of a kind of file, made from the same description of
// the keys by which the files are read.
func Schema(kind string) ([]byte, error) {
	for _, s := range schemas {
		if s.kind == kind {
			return s.make()
		}
	}
	return nil, fmt.Errorf("there is no schema for %q; %s", kind, plain.Suggest(kind, SchemaKinds()))
}
