package dataset

import (
	"reflect"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/array"
)

// batchRows is the number of rows after which a batch is written: it bounds the memory of a
// part and is part of the bytes of a file.
const batchRows = 1 << 16

// rowBuilder collects rows of R column by column.
//
// Every column is bound once to the place where row and keys hold its value, so that appending
// a row costs no reflection and no allocation of its own.
type rowBuilder[R any] struct {
	row     R
	columns []func(array.Builder)
	rows    int // in the batch being collected
	rec     *array.RecordBuilder
}

func newRowBuilder[R any](keys *Keys) *rowBuilder[R] {
	b := &rowBuilder[R]{}
	for _, f := range append(fields(reflect.ValueOf(keys).Elem()), fields(reflect.ValueOf(&b.row).Elem())...) {
		b.columns = append(b.columns, appender(f.at.Addr().Interface()))
	}
	return b
}

// start begins a part: rows collected so far are dropped.
func (b *rowBuilder[R]) start(schema *arrow.Schema, mem allocator) {
	if b.rec != nil {
		b.rec.Release()
	}
	b.rec, b.rows = array.NewRecordBuilder(mem, schema), 0
}

func (b *rowBuilder[R]) append(r *R) {
	b.row = *r
	for i, add := range b.columns {
		add(b.rec.Field(i))
	}
	b.rows++
}

func (b *rowBuilder[R]) len() int { return b.rows }

// batch hands over the rows collected and begins the next batch.
func (b *rowBuilder[R]) batch() arrow.Record {
	b.rows = 0
	return b.rec.NewRecord()
}

// appender returns a function that appends the value at p to a builder of its type.
func appender(p any) func(array.Builder) {
	switch p := p.(type) {
	case *string:
		return func(b array.Builder) { b.(*array.StringBuilder).Append(*p) }
	case *int32:
		return func(b array.Builder) { b.(*array.Int32Builder).Append(*p) }
	case *int64:
		return func(b array.Builder) { b.(*array.Int64Builder).Append(*p) }
	case *float64:
		return func(b array.Builder) { b.(*array.Float64Builder).Append(*p) }
	case *bool:
		return func(b array.Builder) { b.(*array.BooleanBuilder).Append(*p) }
	case *Opt[string]:
		return optional(&p.OK, appender(&p.V))
	case *Opt[int32]:
		return optional(&p.OK, appender(&p.V))
	case *Opt[int64]:
		return optional(&p.OK, appender(&p.V))
	case *Opt[float64]:
		return optional(&p.OK, appender(&p.V))
	case *Opt[bool]:
		return optional(&p.OK, appender(&p.V))
	}
	panic("dataset: no column type") // fields has refused every other type
}

func optional(ok *bool, add func(array.Builder)) func(array.Builder) {
	return func(b array.Builder) {
		if *ok {
			add(b)
		} else {
			b.AppendNull()
		}
	}
}
