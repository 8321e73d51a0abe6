package dataset

import (
	"fmt"
	"io"
	"iter"
	"reflect"
	"strings"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/array"
)

// Rows iterates over the rows of a table, part by part. R is a struct whose fields name the
// columns wanted by col tags, as the row structs of this package do; those work too. A
// column that may be null needs an Opt field. A file that is not as it was written is an error, and
// after an error the iteration ends.
func Rows[R any](d *Dataset, table string) iter.Seq2[R, error] {
	return func(yield func(R, error) bool) {
		var none R
		t, err := lookup(table)
		if err != nil {
			yield(none, err)
			return
		}
		s, err := newScanner[R](t)
		if err != nil {
			yield(none, err)
			return
		}
		for _, p := range d.parts {
			err := d.verified.check(d.dir, p, table)
			more := false
			if err == nil {
				more, err = s.file(d.file(p, table), p.format, yield)
			}
			if err != nil {
				yield(none, err)
				return
			}
			if !more {
				return
			}
		}
	}
}

// scanner copies columns into row, one row at a time: the mirror of rowBuilder.
type scanner[R any] struct {
	table Table
	row   R
	names []string
	set   []func(arrow.Array, int)
}

// newScanner binds the fields of R to the columns of the table.
func newScanner[R any](t Table) (s *scanner[R], err error) {
	s = &scanner[R]{table: t}
	var wanted []field
	if err := guard(func() error { wanted = fields(reflect.ValueOf(&s.row).Elem()); return nil }); err != nil {
		return nil, err
	}
	for _, f := range wanted {
		c, ok := t.column(f.Name)
		switch {
		case !ok:
			return nil, fmt.Errorf("table %s has no column %q; it has %s", t.Name, f.Name, strings.Join(t.columnNames(), ", "))
		case c.Type != f.Type:
			return nil, fmt.Errorf("column %s of table %s is %s, not %s", f.Name, t.Name, c.Type, f.Type)
		case c.Nullable && !f.Nullable:
			return nil, fmt.Errorf("column %s of table %s may be null: read it into a dataset.Opt[%s]", f.Name, t.Name, c.Type)
		}
		s.names = append(s.names, f.Name)
		s.set = append(s.set, setter(f.at.Addr().Interface()))
	}
	return s, nil
}

func (t Table) column(name string) (Column, bool) {
	for _, c := range t.Columns {
		if c.Name == name {
			return c, true
		}
	}
	return Column{}, false
}

// file yields the rows of one file; it reports whether the caller wants more.
func (s *scanner[R]) file(name string, format Format, yield func(R, error) bool) (more bool, err error) {
	dec, err := open(name, format, s.table, s.names)
	if err != nil {
		return false, err
	}
	defer dec.close()
	columns := make([]arrow.Array, len(s.names))
	for {
		rec, err := dec.next()
		if err == io.EOF {
			return true, nil
		}
		if err != nil {
			return false, err
		}
		for j, column := range s.names {
			at := rec.Schema().FieldIndices(column)
			if len(at) != 1 {
				return false, fmt.Errorf("%s: has no column %s", name, column)
			}
			columns[j] = rec.Column(at[0])
		}
		for i := range int(rec.NumRows()) {
			if err := s.load(columns, i); err != nil {
				return false, damaged(name, fmt.Errorf("row %d of a batch: %w", i, err))
			}
			if !yield(s.row, nil) {
				return false, nil
			}
		}
	}
}

// load copies row i. A damaged file may point outside its data, which is an error and not a panic.
func (s *scanner[R]) load(columns []arrow.Array, i int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = malformed(r)
		}
	}()
	for j, set := range s.set {
		set(columns[j], i)
	}
	return nil
}

// setter returns a function that stores element i of a column at p.
func setter(p any) func(arrow.Array, int) {
	switch p := p.(type) {
	case *string:
		texts := map[string]string{}
		return func(a arrow.Array, i int) { *p = intern(texts, a.(*array.String).Value(i)) }
	case *int32:
		return func(a arrow.Array, i int) { *p = a.(*array.Int32).Value(i) }
	case *int64:
		return func(a arrow.Array, i int) { *p = a.(*array.Int64).Value(i) }
	case *float64:
		return func(a arrow.Array, i int) { *p = a.(*array.Float64).Value(i) }
	case *bool:
		return func(a arrow.Array, i int) { *p = a.(*array.Boolean).Value(i) }
	case *Opt[string]:
		return nullable(p, setter(&p.V))
	case *Opt[int32]:
		return nullable(p, setter(&p.V))
	case *Opt[int64]:
		return nullable(p, setter(&p.V))
	case *Opt[float64]:
		return nullable(p, setter(&p.V))
	case *Opt[bool]:
		return nullable(p, setter(&p.V))
	}
	panic("dataset: no column type") // fields has refused every other type
}

func nullable[T any](p *Opt[T], set func(arrow.Array, int)) func(arrow.Array, int) {
	return func(a arrow.Array, i int) {
		if a.IsNull(i) {
			*p = Opt[T]{}
			return
		}
		set(a, i)
		p.OK = true
	}
}

// intern returns a copy of s that does not keep the batch alive. Most text columns have few
// values, which are shared; one with many (a hash) is copied.
func intern(texts map[string]string, s string) string {
	const most = 1 << 12
	if t, ok := texts[s]; ok {
		return t
	}
	t := strings.Clone(s)
	if len(texts) < most {
		texts[t] = t
	}
	return t
}
