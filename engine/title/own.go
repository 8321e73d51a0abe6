package title

import (
	"strings"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// ReadOwn fills into, a pointer to a struct with yaml tags, from the values that only
// this title has. It is as strict as the reading of the common keys: each problem names
// the key under own.
func (d *Definition) ReadOwn(into any) error {
	values := d.Own
	if values == nil {
		values = map[string]any{}
	}
	n, err := plain.NodeOf(values, plain.Pos{})
	if err != nil {
		return err
	}
	_, err = plain.Decode(into, false, n)
	problems, _ := err.(plain.Problems)
	for i := range problems {
		problems[i].Path = strings.TrimSuffix("own."+problems[i].Path, ".")
	}
	return problems.Err()
}
